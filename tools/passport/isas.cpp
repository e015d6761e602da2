// What needs the tables of an ISA: the choice of cases, and their instructions as text.
#include "isas/isas.hpp"

#include <algorithm>

#include "described.hpp"
#include "inputs.hpp"
#include "maker.hpp"

namespace passport {
namespace {

bool has_accvgprs(const lockstep::IsaTables& isa) { return isa.arch_vgprs < isa.max_vgprs; }

void describe_half(Described& described, const lockstep::AnyInstruction& half, const char* prefix, bool pairs,
                   std::uint32_t lanes) {
  const lockstep::IsaTables& isa = half.isa();
  const Half which = isa.encoding_info(half.encoding()).half;
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
    const bool scalar = place == Place::sgpr || (!moved && number < isa.vgpr_first && number >= isa.inline_zero);
    if (operand.output && *window == destination)
      described.results.push_back({operand.format, place_in_window(field, which, pairs), dwords, place == Place::sgpr});
    if (operand.input && !(scalar && place == Place::vgpr))
      described.inputs.push_back({prefix + (*window == destination ? "d" : "s" + std::to_string(*window)), *window,
                                  place_in_window(field, which, pairs), dwords, place == Place::sgpr});
  }
}

Described describe_words(const lockstep::IsaTables& isa, const Words& words, std::uint32_t lanes) {
  Described described;
  const auto decoded = lockstep::decode(isa, std::span<const std::uint32_t>(words.dwords).first(words.count)).at_end();
  const lockstep::AnyInstruction& instruction = decoded.instruction;
  if (decoded.error != lockstep::DecodeError::none || !isa.legal(instruction, lanes)) return described;
  described.name = instruction.info().name;
  described.text = lockstep::disassemble(instruction, {.wave_size = lanes});
  for (const lockstep::RegisterUse& use : lockstep::uses(instruction, lanes, no_split).all())
    described.accvgprs |= has_accvgprs(isa) && use.file == lockstep::UsedFile::vgpr && use.first >= isa.arch_vgprs;
  if (described.accvgprs) described.name += " with AccVGPRs";
  const auto has_pairs = [](const lockstep::AnyInstruction& half) {
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

std::string flags(const lockstep::IsaTables& isa) {
  using lockstep::LaunchAbi;
  using lockstep::WaitCounter;
  const auto fields = isa.wait_fields();
  const bool addresses =
      std::any_of(fields.begin(), fields.end(), [](const auto& field) { return field.counter == WaitCounter::xcnt; });
  std::string all;
  const auto set = [&](const char* name, unsigned value) {
    all += "  .set " + (name + (", " + std::to_string(value))) + "\n";
  };
  set("text_family", number_of(isa.assembly_family));
  set("counts_by_kind", isa.raised_by(lockstep::AccessClass::scalar).has(WaitCounter::kmcnt));
  set("counts_addresses", addresses);
  set("has_mode_9_8", (isa.mode_layout.visible >> 8 & 3u) == 3);
  set("has_vgpr_banks", isa.vgpr_banks);
  set("has_accvgprs", has_accvgprs(isa));
  set("ids_in_ttmp", isa.memory.abi == LaunchAbi::gfx12 || isa.memory.abi == LaunchAbi::gfx1250);
  return all;
}

}  // namespace

Described describe(std::string_view target, const Words& words, std::uint32_t lanes) {
  return describe_words(*lockstep::isa_of(target), words, lanes);
}

bool has_accvgprs(std::string_view target) { return has_accvgprs(*lockstep::isa_of(target)); }
std::string device_flags(std::string_view target) { return flags(*lockstep::isa_of(target)); }

lockstep::Result<Passport> make(std::string_view target, std::string_view version, const Choice& choice) {
  const lockstep::IsaTables& isa = *lockstep::isa_of(target);
  const std::uint32_t lanes = choice.lanes != 0 ? choice.lanes : isa.wave_sizes[0];
  if (std::find(isa.wave_sizes.begin(), isa.wave_sizes.end(), lanes) == isa.wave_sizes.end())
    return lockstep::Error{"waves of " + std::string(target) + " have " + std::to_string(isa.wave_sizes[0]) +
                           " lanes, not " + std::to_string(lanes)};
  Passport passport;
  passport.meta = "target " + std::string(target) + "\nwave " + std::to_string(lanes) + "\nversion " +
                  std::string(version) + "\nseed " + std::to_string(seed) + "\n";
  passport.inputs = make_inputs();
  passport.rows = make_rows();
  Maker(isa, lanes, choice.only, choice.each).make(passport);
  return passport;
}

}  // namespace passport
