// Profiles: an observer that counts what a launch executes. How often each instruction executes, with how many lanes,
// how much memory it accesses in how many cache lines, and its bank conflicts in LDS. These are counts:
// time_estimate.hpp estimates cycles.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/device/arithmetic.hpp"
#include "lockstep/device/observer.hpp"

namespace lockstep {

struct TimeEstimate;

inline constexpr std::size_t instruction_classes = 11;
/// "salu", "valu", ...
std::string_view class_name(InstructionClass kind);
/// EXEC says which lanes execute instructions of this class.
constexpr bool is_vector(InstructionClass kind) {
  return kind == InstructionClass::valu || kind == InstructionClass::transcendental ||
         kind == InstructionClass::matrix || kind == InstructionClass::vmem || kind == InstructionClass::lds;
}

/// The counts of one instruction, over all waves.
struct InstructionProfile {
  std::uint64_t executions = 0;  ///< by waves
  std::uint64_t lanes = 0;       ///< of vector instructions: lanes that EXEC had on, summed up
  std::uint64_t whole = 0;       ///< executions with every lane of the wave on
  std::uint64_t none = 0;        ///< executions with no lane on
  std::uint64_t taken = 0;       ///< of branches
  // Memory outside LDS: lanes that took part, bytes that they asked for, and the cache lines that hold these bytes.
  // Lines are counted for each execution.
  std::uint64_t accesses = 0, bytes = 0, lines64 = 0, lines128 = 0;
  std::uint64_t least128 = 0;  ///< lines of 128 bytes that the same bytes would take side by side
  // LDS: lanes, bytes, turns (lds_banks.hpp), and the turns that the same accesses would take without conflicts.
  std::uint64_t lds_accesses = 0, lds_bytes = 0, lds_turns = 0, lds_least = 0;
  std::uint64_t scratch_bytes = 0;  ///< of `bytes`, those in scratch: spilled registers, arrays of a work-item
  std::uint64_t operations = 0;     ///< arithmetic.hpp: of floats, and of integers in matrix instructions

  InstructionProfile& operator+=(const InstructionProfile& other);
};

struct ProfiledInstruction {
  std::uint64_t pc = 0;  ///< the code object's virtual address
  std::string text;
  std::string source;  ///< "FILE:LINE"; empty unless the caller sets it
  InstructionClass kind{};
  InstructionProfile counts{};
};

struct ProfiledWorkgroup {
  std::array<std::uint32_t, 3> id{};
  std::uint32_t waves = 0;
  std::uint64_t instructions = 0;
  std::uint64_t longest_wave = 0, shortest_wave = 0;  ///< instructions
};

/// The profile of a launch.
struct ProfileResult {
  LaunchView launch{};
  std::string target;                             ///< "gfx950"; empty unless the caller sets it
  std::vector<ProfiledInstruction> instructions;  ///< by pc: the instructions that executed
  std::vector<ProfiledWorkgroup> workgroups;      ///< in the order they ran
  std::uint64_t waves = 0;
  std::uint32_t vgprs = 0, accvgprs = 0, sgprs = 0;                 ///< a wave owns
  std::uint32_t used_vgprs = 0, used_accvgprs = 0, used_sgprs = 0;  ///< up to the last one that is named
  std::uint32_t used_lds = 0;  ///< bytes of a workgroup, up to the last that is accessed
  ArithmeticCounts arithmetic{};
  /// Different lines of 128 bytes of global memory that the launch reads and writes: a cache that never forgets moves
  /// each of them once.
  std::uint64_t read_lines = 0, written_lines = 0;
  bool faulted = false;

  /// Bytes that have to move between memory and caches at least.
  std::uint64_t least_bytes() const { return (read_lines + written_lines) * 128; }
  /// The sum of all instructions.
  InstructionProfile total() const;
  /// The sum of each class, by InstructionClass.
  std::array<InstructionProfile, instruction_classes> by_class() const;
};

class Profile final : public Observer {
 public:
  Profile();
  ~Profile() override;

  void launch_begins(const LaunchView& launch) override;
  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) override;
  void wave_begins(const StartView& start) override;
  void before(const Step& step) override;
  void after(const Step& step) override;
  void moved(const Step& step) override;
  void workgroup_ends(const Fault& fault) override;

  /// The result. To be called once, after the launch.
  ProfileResult take();

 private:
  class Counter;
  std::unique_ptr<Counter> counter_;
};

/// The counts of one source line.
struct ProfiledLine {
  std::string source;  ///< "FILE:LINE"
  InstructionProfile counts{};
};

/// A source file that instructions come from.
struct ProfileSource {
  std::string name;  ///< as in ProfiledInstruction::source, without the line
  std::vector<std::string> lines;
  bool own = true;  ///< no file of a compiler, a library or the system
};

/// What a page shows beside the profile.
struct ProfilePage {
  std::string title;                   ///< "saxpy of saxpy.hsaco on gfx950"
  std::vector<ProfileSource> sources;  ///< the files that could be read; the user's own ones first
  const TimeEstimate* time = nullptr;  ///< null: there is no estimate of time
};

/// By source line, the most executed first. Empty where no instruction has one.
std::vector<ProfiledLine> profile_lines(const ProfileResult& profile);
/// A table for terminals. `most`: how many instructions and lines it lists.
std::string profile_table(const ProfileResult& profile, std::size_t most = 20);
/// The disassembly with counts beside it, and each source line above its instructions.
std::string profile_annotated(const ProfileResult& profile);
/// One JSON object. Its members have the names of InstructionProfile and ProfileResult.
std::string profile_json(const ProfileResult& profile, std::string_view kernel = "");
/// One HTML page that needs no other file: no script, no font, no picture. It is light or dark as the reader's system
/// is.
std::string profile_html(const ProfileResult& profile, const ProfilePage& page);

}  // namespace lockstep
