// What a launch executed: how often each instruction, with how many lanes, how much memory in how many cache lines, and
// how LDS banks met. Counts, no times.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lockstep/device/observer.hpp"
#include "observe/lds_banks.hpp"
#include "observe/members.hpp"

namespace lockstep {

constexpr std::string_view class_name(InstructionClass kind) {
  switch (kind) {
    case InstructionClass::salu: return "salu";
    case InstructionClass::valu: return "valu";
    case InstructionClass::transcendental: return "transcendental";
    case InstructionClass::matrix: return "matrix";
    case InstructionClass::smem: return "smem";
    case InstructionClass::vmem: return "vmem";
    case InstructionClass::lds: return "lds";
    case InstructionClass::branch: return "branch";
    case InstructionClass::message: return "message";
    case InstructionClass::barrier: return "barrier";
    case InstructionClass::end: return "end";
  }
  return "";
}
inline constexpr std::size_t instruction_classes = 11;

/// What is counted of one instruction, over all waves. Counts add up.
struct InstructionProfile {
  std::uint64_t executions = 0;  ///< by waves
  std::uint64_t lanes = 0;       ///< of vector instructions: lanes that EXEC had on, summed up
  std::uint64_t whole = 0;       ///< executions with every lane of the wave on
  std::uint64_t none = 0;        ///< executions with no lane on
  std::uint64_t taken = 0;       ///< of branches
  // Memory outside LDS: lanes that took part, bytes they asked for, and cache lines that hold them, an execution at a
  // time.
  std::uint64_t accesses = 0, bytes = 0, lines64 = 0, lines128 = 0;
  std::uint64_t least128 = 0;  ///< lines of 128 bytes that the same bytes would be, were they neighbours
  // LDS.
  std::uint64_t lds_accesses = 0, lds_bytes = 0, lds_turns = 0, lds_least = 0;

  InstructionProfile& operator+=(const InstructionProfile& other) {
    executions += other.executions;
    lanes += other.lanes;
    whole += other.whole;
    none += other.none;
    taken += other.taken;
    accesses += other.accesses;
    bytes += other.bytes;
    lines64 += other.lines64;
    lines128 += other.lines128;
    least128 += other.least128;
    lds_accesses += other.lds_accesses;
    lds_bytes += other.lds_bytes;
    lds_turns += other.lds_turns;
    lds_least += other.lds_least;
    return *this;
  }
};

struct ProfiledInstruction {
  std::uint64_t pc = 0;  ///< the code object's virtual address
  std::string text;
  std::string source;  ///< "file:line", where somebody fills it in
  InstructionClass kind{};
  InstructionProfile counts{};
};

struct ProfiledWorkgroup {
  std::array<std::uint32_t, 3> id{};
  std::uint32_t waves = 0;
  std::uint64_t instructions = 0;
  std::uint64_t longest_wave = 0, shortest_wave = 0;  ///< instructions
};

/// The outcome.
struct ProfileResult {
  LaunchView launch{};
  std::vector<ProfiledInstruction> instructions;  ///< by pc; those that executed
  std::vector<ProfiledWorkgroup> workgroups;      ///< in the order they ran
  std::uint64_t waves = 0;
  std::uint32_t vgprs = 0, accvgprs = 0, sgprs = 0;                 ///< a wave owns
  std::uint32_t used_vgprs = 0, used_accvgprs = 0, used_sgprs = 0;  ///< up to the last one that is named
  std::uint32_t used_lds = 0;  ///< bytes of a workgroup, up to the last that is accessed
  bool faulted = false;

  InstructionProfile total() const {
    InstructionProfile sum;
    for (const ProfiledInstruction& each : instructions) sum += each.counts;
    return sum;
  }
  std::array<InstructionProfile, instruction_classes> by_class() const {
    std::array<InstructionProfile, instruction_classes> sums{};
    for (const ProfiledInstruction& each : instructions) sums[static_cast<std::size_t>(each.kind)] += each.counts;
    return sums;
  }
};

/// Is EXEC of interest to the instructions of that class?
constexpr bool is_vector(InstructionClass kind) {
  return kind == InstructionClass::valu || kind == InstructionClass::transcendental ||
         kind == InstructionClass::matrix || kind == InstructionClass::vmem || kind == InstructionClass::lds;
}

class Profile final : public Observer {
 public:
  void launch_begins(const LaunchView& launch) override {
    result_ = {};
    result_.launch = launch;
    groups_.launch_begins(launch);
    slots_.clear();
    index_.clear();
    recent_.fill({});
  }
  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) override {
    ProfiledWorkgroup group;
    group.id = {id[0], id[1], id[2]};
    group.waves = waves;
    Running& running = groups_.next();
    running.place = result_.workgroups.size();
    running.wave_counts.assign(waves, 0);
    result_.workgroups.push_back(group);
    result_.waves += waves;
  }
  void wave_begins(const StartView& start) override {
    result_.vgprs = std::max(result_.vgprs, start.wave.vgprs);
    result_.accvgprs = std::max(result_.accvgprs, start.wave.accvgprs);
    result_.sgprs = std::max(result_.sgprs, start.wave.sgprs);
  }

  void before(const Step& step) override {
    Slot& slot = slot_of(step);
    InstructionProfile& counts = slot.counts;
    ++counts.executions;
    ++groups_.of(step.wave).wave_counts[step.wave.wave];
    if (!is_vector(slot.kind)) {
      if (step.access != nullptr) count_memory(counts, step);
      return;
    }
    const auto on = static_cast<std::uint32_t>(std::popcount(step.wave.exec));
    counts.lanes += on;
    counts.whole += on == step.wave.lanes ? 1 : 0;
    counts.none += on == 0 ? 1 : 0;
    if (step.access != nullptr) count_memory(counts, step);
  }
  void after(const Step& step) override {
    if (step.uses->instruction_class != InstructionClass::branch) return;
    if (step.wave.pc != step.pc + 4 * step.words.size()) ++slot_of(step).counts.taken;
  }
  void workgroup_ends(const Fault& fault) override {
    const Running& running = groups_.next();
    ProfiledWorkgroup& group = result_.workgroups[running.place];
    group.shortest_wave = ~std::uint64_t{0};
    for (const std::uint64_t count : running.wave_counts) {
      group.instructions += count;
      group.longest_wave = std::max(group.longest_wave, count);
      group.shortest_wave = std::min(group.shortest_wave, count);
    }
    if (fault) result_.faulted = true;
  }

  /// When the launch has ended.
  ProfileResult take() {
    for (const Slot& slot : slots_)
      result_.instructions.push_back({result_.launch.file_pc(slot.pc),
                                      result_.launch.disassemble(std::span(slot.words).first(slot.dwords)), "",
                                      slot.kind, slot.counts});
    std::sort(result_.instructions.begin(), result_.instructions.end(),
              [](const ProfiledInstruction& a, const ProfiledInstruction& b) { return a.pc < b.pc; });
    return std::move(result_);
  }

 private:
  struct Slot {
    std::uint64_t pc = 0;
    std::array<std::uint32_t, 4> words{};
    std::uint32_t dwords = 0;
    InstructionClass kind{};
    InstructionProfile counts{};
  };
  struct Running {
    std::size_t place = 0;  ///< in the result's workgroups
    std::vector<std::uint64_t> wave_counts;
  };
  struct Recent {
    std::uint64_t pc = 0;
    std::uint32_t slot = 0;  ///< + 1; 0: none
  };

  Slot& slot_of(const Step& step) {
    Recent& recent = recent_[step.pc / 4 % recent_.size()];
    if (recent.slot != 0 && recent.pc == step.pc) return slots_[recent.slot - 1];
    const auto [at, is_new] = index_.try_emplace(step.pc, static_cast<std::uint32_t>(slots_.size()));
    if (is_new) add_slot(step);
    recent = {step.pc, at->second + 1};
    return slots_[at->second];
  }
  void add_slot(const Step& step) {
    Slot slot;
    slot.pc = step.pc;
    std::copy(step.words.begin(), step.words.end(), slot.words.begin());
    slot.dwords = static_cast<std::uint32_t>(step.words.size());
    slot.kind = step.uses->instruction_class;
    slots_.push_back(slot);
    for (const RegisterUse& use : step.uses->all()) {
      const std::uint32_t end = std::uint32_t{use.first} + use.count;
      if (use.file == UsedFile::scalar) {
        if ((*result_.launch.selectors)[use.first].kind == SelectorKind::sgpr)
          result_.used_sgprs = std::max(result_.used_sgprs, end);
      } else if (use.first >= 256 && step.wave.accvgprs != 0) {
        result_.used_accvgprs = std::max(result_.used_accvgprs, end - 256);
      } else {
        result_.used_vgprs = std::max(result_.used_vgprs, end);
      }
    }
  }

  void count_memory(InstructionProfile& counts, const Step& step) {
    const AccessView& access = *step.access;
    bool lds = false;
    std::size_t lines = 0;
    std::uint64_t bytes = 0;
    // Line numbers of 64 bytes, most of them in order: neighbours that are equal are left out at once.
    const auto add = [&](std::uint64_t address, std::uint32_t count) {
      std::uint64_t line = address / 64;
      std::uint64_t more = (address % 64 + (count != 0 ? count - 1 : 0)) / 64 + 1;  // addresses may end at 2^64
      for (; more != 0 && lines < lines_.size(); --more, ++line)
        if (lines == 0 || lines_[lines - 1] != line) lines_[lines++] = line;
    };
    for (std::uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
      const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
      if (access.to_lds()) {
        result_.used_lds = std::max(result_.used_lds, static_cast<std::uint32_t>(access.address1[lane]) + access.bytes);
        ++counts.lds_accesses;
        counts.lds_bytes += access.bytes;
      }
      if (access.space[lane] == AddressSpace::lds) {
        lds = true;
        for (std::uint32_t i = 0; i < (access.both ? 2u : 1u); ++i) {
          const std::uint64_t address = i == 0 ? access.address[lane] : access.address1[lane];
          result_.used_lds = std::max(result_.used_lds, static_cast<std::uint32_t>(address) + access.bytes);
          ++counts.lds_accesses;
          counts.lds_bytes += access.bytes;
        }
        continue;
      }
      ++counts.accesses;
      bytes += access.asked_bytes();
      if (access.left_out == 0) {
        add(access.address[lane], access.bytes);
        continue;
      }
      access.each_piece(static_cast<std::uint32_t>(lane),
                        [&](std::uint32_t first, std::uint32_t count) { add(access.address[lane] + first, count); });
    }
    counts.bytes += bytes;
    if (lines != 0) count_lines(counts, lines, bytes);
    if (!lds) return;
    const LdsTurns turns = lds_turns(access, step.wave.lanes, result_.launch.geometry);
    counts.lds_turns += turns.turns;
    counts.lds_least += turns.least;
  }
  void count_lines(InstructionProfile& counts, std::size_t lines, std::uint64_t bytes) {
    const auto begin = lines_.begin(), end = begin + static_cast<std::ptrdiff_t>(lines);
    if (!std::is_sorted(begin, end)) std::sort(begin, end);
    const auto distinct = std::unique(begin, end);
    counts.lines64 += static_cast<std::uint64_t>(distinct - begin);
    std::uint64_t wide = 0;
    for (auto at = begin; at != distinct; ++at) wide += at == begin || *at / 2 != *(at - 1) / 2 ? 1 : 0;
    counts.lines128 += wide;
    counts.least128 += std::min(wide, (bytes + 127) / 128);
  }

  ProfileResult result_;
  std::vector<Slot> slots_;
  std::unordered_map<std::uint64_t, std::uint32_t> index_;  ///< of a slot, by pc
  std::array<Recent, 1024> recent_{};
  OfMembers<Running> groups_;
  std::array<std::uint64_t, 64 * 9> lines_{};  ///< of one access: 64 lanes, up to 512 bytes each
};

}  // namespace lockstep
