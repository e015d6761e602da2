// The tables of an ISA of the core as data.
#pragma once

#include "lockstep/uses/register_use.hpp"
#include "tables/isa_tables.hpp"

namespace lockstep {

/// The tables of `Isa`. A source that calls this includes lockstep/isa/traits/<isa>.hpp, <isa>/assembly_binding.hpp and
/// <isa>/operations.hpp, too.
template <class Isa>
constexpr IsaTables make_isa_tables() {
  static_assert(Isa::encoding_count <= IsaTables::most_encodings);
  for (const std::uint16_t size : Isa::wave_sizes) {
    const WaveShape largest = IsaTables::largest_shape(size);
    if (Isa::arch_vgprs > largest.vgprs || Isa::max_vgprs - Isa::arch_vgprs > largest.accvgprs)
      throw "the largest wave has fewer registers than the ISA";
  }
  using Encoding = typename Isa::Encoding;
  constexpr FormInfo first{};
  constexpr AsmForm spelled{};
  static_assert(Isa::max_vgprs == Isa::arch_vgprs || Isa::arch_vgprs == first_accvgpr);
  IsaTables tables{
      .made_from = TablesOf(Isa{}),
      .name = Isa::name,
      .target = Isa::target,
      .targets = Isa::targets,
      .wave_sizes = Isa::wave_sizes,
      .max_vgprs = Isa::max_vgprs,
      .arch_vgprs = Isa::arch_vgprs,
      .aligned_vgprs = Isa::aligned_vgprs,
      .lds_bytes = Isa::lds_bytes,
      .lds_granule = Isa::lds_granule,
      .named_barriers = Isa::named_barriers,
      .hazards = Isa::hazards,
      .geometry = Isa::geometry,
      .matrix_model = Isa::matrix_model,
      .matrix_obeys_fp16_ovfl = Isa::matrix_obeys_fp16_ovfl,
      .assembly_family = Isa::assembly_family,
      .dpp_family = Isa::dpp_family,
      .operand_rules = Isa::operand_rules,
      .true16 = Isa::true16,
      .writes_trap_registers = Isa::writes_trap_registers,
      .vgpr_banks = Isa::vgpr_banks,
      .packed32_scalars_twice = Isa::packed32_scalars_twice,
      .row_newbcast = Isa::row_newbcast,
      .dpp_takes_scalars = Isa::dpp_takes_scalars,
      .mode_layout = Isa::mode_layout,
      .status_layout = Isa::status_layout,
      .memory = Isa::memory,
      .dual_issue = Isa::dual_issue,
      .scalar_sources = Isa::scalar_sources,
      .vgpr_first = Isa::vgpr_first,
      .saddr_off = Isa::saddr_off,
      .scratch_unaddressed = Isa::scratch_unaddressed,
      .depctr_bits = Isa::depctr_bits,
      .vop3_encoding = Isa::vop3_encoding,
      .flat_encoding = Isa::flat_encoding,
      .scratch_encoding = Isa::scratch_encoding,
      .sgpr_count = Isa::sgpr_count,
      .vcc_lo = Isa::vcc_lo,
      .vcc_hi = Isa::vcc_hi,
      .ttmp0 = Isa::ttmp0,
      .flat_scratch_lo = Isa::flat_scratch_lo,
      .null = Isa::null,
      .m0 = Isa::m0,
      .exec_lo = Isa::exec_lo,
      .exec_hi = Isa::exec_hi,
      .inline_zero = Isa::inline_zero,
      .inline_minus_one = Isa::inline_minus_one,
      .src_flat_scratch_base_lo = Isa::src_flat_scratch_base_lo,
      .src_flat_scratch_base_hi = Isa::src_flat_scratch_base_hi,
      .src_dpp8 = Isa::src_dpp8,
      .src_dpp8_fi = Isa::src_dpp8_fi,
      .inline_float_first = Isa::inline_float_first,
      .src_sdwa = Isa::src_sdwa,
      .src_dpp = Isa::src_dpp,
      .src_literal = Isa::src_literal,
      .src_literal64 = Isa::src_literal64,
      .selectors = Isa::selectors,
      .opcode_count = Isa::opcode_count,
      .encoding_count = Isa::encoding_count,
      .instruction_infos = &Isa::info(typename Isa::Opcode{}),
      .encoding_infos = &Isa::encoding_info(Encoding{}),
      .form_table = Isa::forms(),
      .operand_table = Isa::operands(first).data(),
      .reserved_table = &Isa::reserved(first),
      .encoding_match_table = Isa::encoding_matches(),
      .field_layouts = {},
      .encoding_condition_function =
          [](IsaTables::Encoding encoding, const std::array<std::uint32_t, 4>& words) {
            return Isa::encoding_condition(static_cast<Encoding>(encoding), words);
          },
      .hardware_registers = {},
      .raised_counters = {},
      .wait_field_table = Isa::wait_fields(),
      .decode_tables = decode_tables(Isa{}),
      .operations = isa_operations(typename Isa::Opcode{}),
      .initial_scalars = fresh_scalars<Isa>,
      .assembly = {.form_table = &Assembly<Isa>::form(0),
                   .operand_table = Assembly<Isa>::operands(spelled).data(),
                   .modifier_table = Assembly<Isa>::modifiers(spelled).data(),
                   .selector_names = Assembly<Isa>::selectors(),
                   .hwreg_names = Assembly<Isa>::hwregs(),
                   .message_names = Assembly<Isa>::messages(),
                   .data_format_names = Assembly<Isa>::data_formats(),
                   .number_format_names = Assembly<Isa>::number_formats()},
  };
  for (std::size_t i = 0; i < Isa::encoding_count; ++i)
    tables.field_layouts[i] = &Isa::layout(static_cast<Encoding>(i), Field{});
  for (std::uint32_t i = 0; i < tables.hardware_registers.size(); ++i)
    tables.hardware_registers[i] = Isa::hardware_register(i);
  for (std::size_t i = 0; i < access_classes; ++i)
    tables.raised_counters[i] = Isa::raised_by(static_cast<AccessClass>(i));
  return tables;
}

}  // namespace lockstep
