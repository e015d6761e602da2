// What needs the tables of all ISAs: the choice of cases, and their instructions as text.
#include <algorithm>

#include "described.hpp"
#include "inputs.hpp"
#include "isa_tables.hpp"
#include "maker.hpp"

namespace passport {
namespace {

/// Calls `use` with an object of the traits of the ISA that has the target.
template <class Use>
auto with_isa(std::string_view target, Use&& use) {
  const auto has = [&](const auto& targets) {
    return std::find(targets.begin(), targets.end(), target) != targets.end();
  };
#define LOCKSTEP_USE_IF_IT_HAS(isa) \
  if (has(lockstep::isa::Isa::targets)) return use(lockstep::isa::Isa{});
  LOCKSTEP_FOR_EACH_ISA(LOCKSTEP_USE_IF_IT_HAS)
#undef LOCKSTEP_USE_IF_IT_HAS
  __builtin_unreachable();
}

template <class Isa>
void describe_half(Described& described, const lockstep::Instruction<Isa>& half, const char* prefix, bool pairs,
                   std::uint32_t lanes) {
  const Half which = Isa::encoding_info(half.encoding()).half;
  for (const OperandInfo& operand : half.operands()) {
    if (operand.implicit) continue;
    const auto field = static_cast<Field>(operand.field);
    const bool moved = field == Field::src0 && half.has(Field::vsrc0);
    const auto window = window_of(field);
    const Place place = place_of(operand.kind);
    if (!window || (place != Place::vgpr && place != Place::sgpr)) continue;
    const std::uint32_t bits = half.operand_bits(operand, lanes), dwords = bits > 32 ? bits / 32u : 1u;
    // Not where a literal stands.
    const std::uint32_t number = half.field(moved ? Field::vsrc0 : field);
    const bool scalar = place == Place::sgpr || (!moved && number < Isa::vgpr_first && number >= Isa::inline_zero);
    if (operand.output && *window == destination)
      described.results.push_back({operand.format, place_in_window(field, which, pairs), dwords, place == Place::sgpr});
    if (operand.input && !(scalar && place == Place::vgpr))
      described.inputs.push_back({prefix + (*window == destination ? "d" : "s" + std::to_string(*window)), *window,
                                  place_in_window(field, which, pairs), dwords, place == Place::sgpr});
  }
}

template <class Isa>
Described describe_words(const Words& words, std::uint32_t lanes) {
  Described described;
  const auto decoded = lockstep::decode<Isa>(std::span<const std::uint32_t>(words.dwords).first(words.count)).at_end();
  const lockstep::Instruction<Isa>& instruction = decoded.instruction;
  if (decoded.error != lockstep::DecodeError::none || !Isa::legal(instruction, lanes)) return described;
  described.name = instruction.info().name;
  described.text = lockstep::disassemble(instruction, {.wave_size = lanes});
  const auto has_pairs = [](const lockstep::Instruction<Isa>& half) {
    return std::any_of(half.operands().begin(), half.operands().end(),
                       [](const OperandInfo& operand) { return operand.bits == 64 && !operand.implicit; });
  };
  const bool pairs = has_pairs(instruction) || (instruction.dual() && has_pairs(instruction.second_half()));
  describe_half(described, instruction, instruction.dual() ? "x." : "", pairs, lanes);
  if (instruction.dual()) {
    described.name += " + " + std::string(instruction.second_half().info().name);
    describe_half(described, instruction.second_half(), "y.", pairs, lanes);
  }
  return described;
}

}  // namespace

Described describe(std::string_view target, const Words& words, std::uint32_t lanes) {
  return with_isa(target, [&](auto isa) { return describe_words<decltype(isa)>(words, lanes); });
}

lockstep::Result<Passport> make(std::string_view target, std::string_view version, const Choice& choice) {
  return with_isa(target, [&](auto isa) -> lockstep::Result<Passport> {
    using Isa = decltype(isa);
    const std::uint32_t lanes = choice.lanes != 0 ? choice.lanes : Isa::wave_sizes[0];
    if (std::find(Isa::wave_sizes.begin(), Isa::wave_sizes.end(), lanes) == Isa::wave_sizes.end())
      return lockstep::Error{"waves of " + std::string(target) + " have " + std::to_string(Isa::wave_sizes[0]) +
                             " lanes, not " + std::to_string(lanes)};
    Passport passport;
    passport.meta = "target " + std::string(target) + "\nwave " + std::to_string(lanes) + "\nversion " +
                    std::string(version) + "\nseed " + std::to_string(seed) + "\n";
    passport.inputs = make_inputs();
    passport.rows = make_rows();
    Maker<Isa>(lanes, choice.only, choice.each).make(passport);
    return passport;
  });
}

}  // namespace passport
