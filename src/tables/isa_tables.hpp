// An ISA as data, chosen at run time: members of the same names and meanings as the traits and tables of the core's
// ISAs (lockstep/isa/traits), so that the same templates serve both.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include "lockstep/core/mode.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/bit_flow.hpp"
#include "lockstep/isa/cdna_legality.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/isa/families.hpp"
#include "lockstep/isa/hardware_register.hpp"
#include "lockstep/isa/hazard_family.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/isa_defaults.hpp"
#include "lockstep/isa/matrix_model.hpp"
#include "lockstep/isa/memory_geometry.hpp"
#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/isa/rdna_legality.hpp"
#include "lockstep/isa/selector.hpp"
#include "lockstep/isa/wait_counter.hpp"
#include "lockstep/state/wave.hpp"
#include "tables/operations.hpp"

namespace lockstep {

/// What an IsaTables is made from: an ISA of the core. It has no default, so `IsaTables{}`, tables of nothing, does not
/// compile.
struct TablesOf {
  template <class Isa>
  constexpr explicit TablesOf(Isa) {
    static_assert(std::is_empty_v<Isa>);
  }
};

/// Made by make_isa_tables; lives as long as anything that knows it.
struct IsaTables {
  using Opcode = std::uint16_t;
  using Encoding = std::uint16_t;
  static constexpr std::size_t most_encodings = 64;

  /// Registers enough for waves of `size` lanes of every ISA.
  static constexpr WaveShape largest_shape(std::uint16_t size) {
    return size == 32 ? WaveShape{32, 1024, 256, 32} : WaveShape{64, 256, 256, 64};
  }

  [[no_unique_address]] TablesOf made_from;
  std::string_view name, target;
  std::span<const std::string_view> targets;

  // Resources of a wave and a workgroup.
  std::span<const std::uint16_t> wave_sizes;
  unsigned max_vgprs, arch_vgprs;
  bool aligned_vgprs;
  unsigned lds_bytes, lds_granule;
  std::uint32_t named_barriers;

  // Families, and numbers in which ISAs differ.
  HazardFamily hazards;
  MemoryGeometry geometry;
  MatrixModel matrix_model;
  bool matrix_obeys_fp16_ovfl;
  AssemblyFamily assembly_family;
  DppFamily dpp_family;
  OperandRules operand_rules;
  bool true16, writes_trap_registers, vgpr_banks, packed32_scalars_twice, row_newbcast, dpp_takes_scalars;
  ModeLayout mode_layout;
  StatusLayout status_layout;
  MemoryTraits memory;
  DualIssueRules dual_issue;
  unsigned scalar_sources;
  std::uint32_t vgpr_first, saddr_off, scratch_unaddressed, depctr_bits;
  std::uint8_t vop3_encoding, flat_encoding, scratch_encoding;

  // Selectors; `no_selector` where the ISA has none.
  std::uint32_t sgpr_count, vcc_lo, vcc_hi, ttmp0, flat_scratch_lo, null, m0, exec_lo, exec_hi, inline_zero,
      inline_minus_one, src_flat_scratch_base_lo, src_flat_scratch_base_hi, src_dpp8, src_dpp8_fi, inline_float_first,
      src_sdwa, src_dpp, src_literal, src_literal64;
  SelectorTable selectors;

  // The generated tables.
  std::size_t opcode_count, encoding_count;
  const InstructionInfo* instruction_infos;  ///< by opcode
  const EncodingInfo* encoding_infos;        ///< by encoding
  std::span<const FormInfo> form_table;
  const OperandInfo* operand_table;
  const ReservedBits* reserved_table;
  std::span<const EncodingMatch> encoding_match_table;
  std::array<const FieldLayout*, most_encodings> field_layouts;  ///< by encoding, then by field
  bool (*encoding_condition_function)(Encoding, const std::array<std::uint32_t, 4>&);
  HardwareRegisterTable hardware_registers;
  std::array<WaitCounterSet, access_classes> raised_counters;
  std::span<const WaitField> wait_field_table;
  DecodeTables decode_tables;
  IsaOperations operations;
  const BitFlow* bit_flows = nullptr;               ///< null, as is the next one, where nobody observes
  const std::uint16_t* bit_flow_numbers = nullptr;  ///< by opcode: its program
  std::array<std::uint32_t, 256> initial_scalars;   ///< scalars_of(selectors)
  AssemblyTables assembly;

  constexpr HardwareRegister hardware_register(std::uint32_t number) const {
    return number < hardware_registers.size() ? hardware_registers[number] : HardwareRegister::reserved;
  }
  constexpr WaitCounterSet raised_by(AccessClass access) const {
    return raised_counters[static_cast<std::size_t>(access)];
  }
  constexpr std::span<const WaitField> wait_fields() const { return wait_field_table; }
  constexpr std::span<const EncodingMatch> encoding_matches() const { return encoding_match_table; }
  constexpr std::span<const FormInfo> forms() const { return form_table; }
  constexpr const InstructionInfo& info(Opcode opcode) const { return instruction_infos[opcode]; }
  constexpr const FormInfo& form(std::size_t index) const { return form_table[index]; }
  constexpr const EncodingInfo& encoding_info(Encoding encoding) const { return encoding_infos[encoding]; }
  constexpr const FieldLayout& layout(Encoding encoding, Field field) const {
    return field_layouts[encoding][static_cast<std::size_t>(field)];
  }
  constexpr std::span<const OperandInfo> operands(const FormInfo& form) const {
    return {operand_table + form.first_operand, form.operand_count};
  }
  constexpr const ReservedBits& reserved(const FormInfo& form) const { return reserved_table[form.reserved]; }
  /// Which bits of an operation's sources reach which bits of its results.
  constexpr const BitFlow& bit_flow(Opcode opcode) const { return bit_flows[bit_flow_numbers[opcode]]; }
  constexpr bool encoding_condition(Encoding encoding, const std::array<std::uint32_t, 4>& words) const {
    return encoding_condition_function(encoding, words);
  }

  /// Which operand of a decoded instruction names nothing, and why: what decode leaves open.
  constexpr IllegalOperand illegal_operand(const Instruction<IsaTables>& instruction, std::uint32_t wave_size) const {
    return operand_rules == OperandRules::cdna ? CdnaLegality<IsaTables>(instruction, wave_size).illegal()
                                               : RdnaLegality<IsaTables>(instruction, wave_size).illegal();
  }
  constexpr IllegalOperand illegal_operand(const Instruction<IsaTables>& instruction) const {
    return illegal_operand(instruction, wave_sizes[0]);
  }
  constexpr bool legal(const Instruction<IsaTables>& instruction, std::uint32_t wave_size) const {
    return !illegal_operand(instruction, wave_size);
  }
  constexpr bool legal(const Instruction<IsaTables>& instruction) const { return legal(instruction, wave_sizes[0]); }
};

/// An instruction of an ISA that is data.
using AnyInstruction = Instruction<IsaTables>;

}  // namespace lockstep
