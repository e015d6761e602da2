// What needs the tables of all ISAs: the choice of cases, and their instructions as text.
#include <algorithm>

#include "described.hpp"
#include "inputs.hpp"
#include "isas/with_isa.hpp"
#include "lockstep/uses/uses.hpp"
#include "maker.hpp"

namespace passport {
namespace {

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
  for (const lockstep::RegisterUse& use : lockstep::uses(instruction, lanes, no_split).all())
    described.accvgprs |=
        Isa::max_vgprs > Isa::arch_vgprs && use.file == lockstep::UsedFile::vgpr && use.first >= Isa::arch_vgprs;
  if (described.accvgprs) described.name += " with AccVGPRs";
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

constexpr unsigned number_of(lockstep::AssemblyFamily family) {
  switch (family) {  // without a default: a new family has to be looked at in device_source.cpp
    case lockstep::AssemblyFamily::gfx9: return 9;
    case lockstep::AssemblyFamily::gfx11: return 11;
    case lockstep::AssemblyFamily::gfx12: return 12;
  }
  return 0;
}

template <class Isa>
std::string flags() {
  using lockstep::LaunchAbi;
  using lockstep::WaitCounter;
  constexpr auto fields = Isa::wait_fields();
  constexpr bool addresses =
      std::any_of(fields.begin(), fields.end(), [](const auto& field) { return field.counter == WaitCounter::xcnt; });
  std::string all;
  const auto set = [&](const char* name, unsigned value) {
    all += "  .set " + (name + (", " + std::to_string(value))) + "\n";
  };
  set("text_family", number_of(Isa::assembly_family));
  set("counts_by_kind", Isa::raised_by(lockstep::AccessClass::scalar).has(WaitCounter::kmcnt));
  set("counts_addresses", addresses);
  set("has_mode_9_8", (Isa::mode_layout.visible >> 8 & 3u) == 3);
  set("has_vgpr_banks", lockstep::has_vgpr_banks<Isa>());
  set("has_accvgprs", Isa::arch_vgprs < Isa::max_vgprs);
  set("ids_in_ttmp", Isa::memory.abi == LaunchAbi::gfx12 || Isa::memory.abi == LaunchAbi::gfx1250);
  return all;
}

}  // namespace

Described describe(std::string_view target, const Words& words, std::uint32_t lanes) {
  return lockstep::with_isa(target, [&](auto isa) { return describe_words<decltype(isa)>(words, lanes); });
}

std::string device_flags(std::string_view target) {
  return lockstep::with_isa(target, [](auto isa) { return flags<decltype(isa)>(); });
}

lockstep::Result<Passport> make(std::string_view target, std::string_view version, const Choice& choice) {
  return lockstep::with_isa(target, [&](auto isa) -> lockstep::Result<Passport> {
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
