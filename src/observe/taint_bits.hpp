// Which bits of scalar registers are undefined: lane masks are, lane by lane, and so is what S_AND, S_OR and their like
// make of them. An undefined bit that they take out decides nothing.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/device/observer.hpp"
#include "observe/taint_registers.hpp"

namespace lockstep {

/// Of a scalar instruction: its sources before it executes, and what is undefined of its results.
class TaintedBits {
 public:
  /// Before: `exec_number` is EXEC's among scalar operands.
  void collect(const Step& step, const WaveTaints& w, std::uint32_t exec_number) {
    operation_ = operation_of(step.info->mnemonic);
    saves_ = step.info->mnemonic.find("_saveexec_") != std::string_view::npos;
    if (operation_ == Operation::other) return;
    sources_ = {};
    const RegisterUse* both = nullptr;  // a source that is the destination, too: `uses` has it as that
    for (const RegisterUse& use : step.uses->all()) {
      if (!use.read || use.file != UsedFile::scalar) continue;
      const bool exec = use.implicit && use.first == exec_number;
      if (use.role == Role::d0 && !use.implicit) both = &use;
      if (use.role == Role::s0 || use.role == Role::s1 || exec)
        take(step, w, use, sources_[use.role == Role::s0 ? 0 : 1]);
    }
    if (both != nullptr) take(step, w, *both, sources_[sources_[0].known ? 1 : 0]);
  }

  /// Bits of dword `index` of the result that are undefined, where something that goes in is.
  std::uint32_t of_result(std::uint32_t index) const {
    if (operation_ == Operation::other || index >= 2) return ~0u;
    const Source &a = sources_[0], &b = sources_[1];
    const auto i = static_cast<std::size_t>(index);
    // A source bit of the other side that is known to be 0 (of OR: 1) makes the result known. Of a constant nothing is.
    const auto passes = [&](const Source& other, bool inverted, bool for_ones) {
      if (!other.known) return ~0u;
      const std::uint32_t bits = inverted ? ~other.value[i] : other.value[i];
      return other.undefined[i] | (for_ones ? bits : ~bits);
    };
    const std::uint32_t u = a.undefined[i], v = b.undefined[i];
    switch (operation_) {
      case Operation::copy: return u | v;
      case Operation::exclusive: return u | v;
      case Operation::conjunction: return (u & passes(b, false, true)) | (v & passes(a, false, true));
      case Operation::without: return (u & passes(b, true, true)) | (v & passes(a, false, true));
      case Operation::disjunction: return (u & passes(b, false, false)) | (v & passes(a, false, false));
      case Operation::or_not: return (u & passes(b, true, false)) | (v & passes(a, false, false));
      case Operation::other: break;
    }
    return ~0u;
  }
  /// The same of what `use` is given: S_AND_SAVEEXEC_B64 and its like give their destination what EXEC was.
  std::uint32_t of(const RegisterUse& use, std::uint32_t index) const {
    return saves_ && use.role == Role::d0 ? sources_[1].undefined[index & 1] : of_result(index);
  }
  bool bitwise() const { return operation_ != Operation::other; }

 private:
  enum class Operation : std::uint8_t { other, copy, exclusive, conjunction, without, disjunction, or_not };
  struct Source {
    std::array<std::uint32_t, 2> value{}, undefined{};
    bool known = false;  ///< a register
  };

  static void take(const Step& step, const WaveTaints& w, const RegisterUse& use, Source& source) {
    source.known = true;
    for (std::uint32_t i = 0; i < use.count && i < source.value.size(); ++i) {
      source.value[i] = step.wave.scalar((use.first + i) & 255u);
      source.undefined[i] = w.scalars[(use.first + i) & 255u].undefined;
    }
  }

  /// S_AND_SAVEEXEC_B64 and its like do to EXEC what their names say.
  static Operation operation_of(std::string_view name) {
    const auto is = [&](std::string_view prefix) { return name.starts_with(prefix); };
    if (is("s_mov_b") || is("s_not_b")) return Operation::copy;
    if (is("s_xor_") || is("s_xnor_")) return Operation::exclusive;
    if (is("s_andn2_b") || is("s_and_not1_b")) return Operation::without;
    if (is("s_orn2_b") || is("s_or_not1_b")) return Operation::or_not;
    if (is("s_and_b") || is("s_nand_b") || is("s_and_saveexec") || is("s_nand_saveexec")) return Operation::conjunction;
    if (is("s_or_b") || is("s_nor_b") || is("s_or_saveexec") || is("s_nor_saveexec")) return Operation::disjunction;
    return Operation::other;
  }

  Operation operation_ = Operation::other;
  bool saves_ = false;
  std::array<Source, 2> sources_{};
};

}  // namespace lockstep
