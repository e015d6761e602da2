// Check `hazard`: an instruction that comes too soon after another one on which it depends, where the ISA leaves the
// distance to software. lockstep executes one instruction after the other. So a kernel without the distance computes
// the right result here.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "observe/alu_hazards.hpp"
#include "observe/alu_waits.hpp"
#include "observe/check.hpp"
#include "observe/clauses.hpp"
#include "observe/half_registers.hpp"
#include "observe/hazard_class.hpp"
#include "observe/hazard_rules.hpp"
#include "observe/members.hpp"
#include "observe/open_hazards.hpp"
#include "observe/prepared.hpp"

namespace lockstep {

class HazardCheck final : public Check {
 public:
  using Check::Check;

  void launch_begins(const LaunchView& launch) override;
  void workgroup_begins(std::span<const std::uint32_t, 3>, std::uint32_t waves) override;

  void workgroup_ends(const Fault&) override { (void)waves_.next(); }

  void before(const Step& step) override;
  void after(const Step& step) override;

 private:
  static constexpr std::uint64_t farthest = 6,
                                 farthest_result = 24;  ///< the most wait states of any rule, and one more
  static constexpr std::size_t past_at_most = 32;

  static constexpr std::uint64_t bit(HazardClass what) { return std::uint64_t{1} << static_cast<unsigned>(what); }

  /// Facts of an instruction that are the same each time it executes.
  struct HazardFacts {
    /// Rules, by bits, in which it may be the first instruction, and the second.
    std::uint32_t first_of = 0, second_of = 0;
    bool vector = false;
    bool kept = false;           ///< later instructions may depend on it
    bool vector_memory = false;  ///< a memory instruction, but no scalar one
    bool reversed = false;       ///< it has DPP, and hardware swaps its sources
    bool frees_vgprs = false;    ///< a message: the wave gives its vector registers back
    bool moves_acc = false;      ///< a vector instruction that reads or writes an AccVGPR
    bool f64_matrix = false;
    bool wrong_branch = false;  ///< HazardRules::wrong_branch
    std::uint64_t pc = 0;
    const InstructionInfo* info = nullptr;
    const Uses* uses = nullptr;
    std::uint32_t hardware_register = 0;  ///< that S_SETREG names
    MatrixStates states{};                ///< of a matrix instruction of CDNA
    WmmaStates wmma{};                    ///< of a matrix instruction of CDNA5
    AluWaitUse waits{};
    OpenHazardUse open{};
    HalfRegisters halves{};  ///< where the family's rules look at them

    std::span<const RegisterUse> all() const { return uses->all(); }
  };
  HazardFacts facts_of(const Step& step) const;

  /// An instruction that executed.
  struct PastInstruction {
    const HazardFacts* facts = nullptr;
    std::uint64_t time = 0;     ///< wait states since the wave began
    bool memory_since = false;  ///< a memory instruction came after it: clang 22 then writes its registers again
  };
  struct Wave {
    std::uint64_t time = 0;                 ///< wait states since the wave began
    std::uint32_t first_of = 0;             ///< of all in `past`, or more
    std::vector<PastInstruction> past;      ///< the oldest first
    std::vector<PastInstruction> matrices;  ///< the matrix instructions, for longer
    AluHazards alu;
    AluWaits waits;
    OpenHazards open;
    Clauses clauses;
    std::uint64_t freed_at = 0;  ///< pc of the message that gave its vector registers back; 0: it has them

    void clear() {
      clauses.clear();
      freed_at = 0;
      alu = {};
      waits = {};
      open.clear();
      time = 0;
      first_of = 0;
      past.clear();
      matrices.clear();
    }
  };
  void follow(std::uint32_t rules, const Step& step, const Wave& wave);
  void keep(const Step& step, Wave& wave) const;
  static void forget(std::vector<PastInstruction>& past, std::uint64_t time, std::uint64_t after);
  static bool is_c(const RegisterUse& use, bool sparse);

  static constexpr bool writes_scalar(HazardLink link) {
    return link != HazardLink::vgpr && link != HazardLink::factor && link != HazardLink::addend &&
           link != HazardLink::behind_acc && link != HazardLink::behind_f64_matrix && link != HazardLink::either &&
           link != HazardLink::dot;
  }
  /// The rule is about registers that the first instruction writes.
  static constexpr bool rule_writes(const HazardRule& rule) {
    return rule.link != HazardLink::data && rule.link != HazardLink::hardware_register &&
           rule.link != HazardLink::order;
  }

  /// On CDNA5 clang 22 keeps no distance before a register that a dual instruction writes, only before one that it
  /// reads.
  static bool is_dual(const Uses& uses) { return uses.second != 0; }
  bool share_half(const PastInstruction& first, const RegisterUse& before, const RegisterUse& use,
                  std::uint32_t number) const;

  const RegisterUse* shared(const HazardRule& rule, const PastInstruction& first, const Step& step,
                            std::uint32_t& number) const;
  void look_at(const Step& step, const PastInstruction& past, const HazardRule& rule, std::uint64_t between);
  void look_at_result(const Step& step, const PastInstruction& past, std::uint64_t between);

  static bool is_sparse(const InstructionInfo& info) { return info.matrix != nullptr && info.matrix->sparse; }

  void look_at_wmma_result(const Step& step, const PastInstruction& past, std::uint64_t between);
  void look_at_mfma_result(const Step& step, const PastInstruction& past, std::uint64_t between);
  std::uint32_t before_matrix(const Step& step, const PastInstruction& past, const RegisterUse& first,
                              const RegisterUse& use) const;
  static std::uint32_t before_valu(const PastInstruction& past, const RegisterUse& first, const RegisterUse& use);
  void look_at_freed(const Step& step, std::uint64_t pc);
  void report_reversed(const Step& step);

  void report(const Step& step, const PastInstruction& past, std::uint64_t states, std::uint64_t between,
              const std::string& name, const std::string& what, const std::string& remedy = "");
  void report(const Step& step, std::uint64_t pc, std::uint64_t subject, const std::string& name,
              const std::string& what, const std::string& advice);

  HazardRules rules_;
  Prepared<HazardFacts> prepared_;
  const HazardFacts* now_ = nullptr;  ///< the instruction that executes
  std::uint32_t exec_ = 0, vcc_ = 0, m0_ = 0;
  OfMembers<std::vector<Wave>> waves_;
};

}  // namespace lockstep
