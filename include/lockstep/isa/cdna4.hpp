// CDNA4 (gfx950): the generated tables bound to a name, and the numbers that differ from ISA to ISA.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "cdna4/encodings.hpp"
#include "cdna4/forms.hpp"
#include "cdna4/hardware_registers.hpp"
#include "cdna4/instructions.hpp"
#include "cdna4/opcodes.hpp"
#include "cdna4/operands.hpp"
#include "cdna4/selectors.hpp"
#include "lockstep/isa/cdna_legality.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/matrix_model.hpp"
#include "lockstep/isa/tables.hpp"

namespace lockstep::cdna4 {

/// Also has the selectors: Isa::vcc_lo, Isa::selectors.
struct Isa : Selectors {
  using Opcode = cdna4::Opcode;
  using Encoding = cdna4::Encoding;

  static constexpr std::string_view name = "CDNA4";
  static constexpr std::string_view target = "gfx950";
  static constexpr std::uint32_t elf_mach = 0x4f;  ///< EF_AMDGPU_MACH of e_flags

  static constexpr std::size_t opcode_count = cdna4::opcode_count;
  static constexpr std::size_t encoding_count = cdna4::encoding_count;

  // Resources of a wave and a workgroup.
  static constexpr unsigned wave_size = 64;
  static constexpr unsigned max_vgprs = 512;  ///< 256 VGPRs and 256 AccVGPRs
  static constexpr unsigned arch_vgprs = 256;
  static constexpr unsigned vgpr_granule = 8;  ///< registers a descriptor's granule stands for
  static constexpr unsigned sgpr_granule = 16;
  static constexpr unsigned lds_bytes = 160 * 1024;     ///< per workgroup
  static constexpr unsigned lds_granule = 1280;         ///< bytes
  static constexpr unsigned max_workgroup_size = 1024;  ///< work-items

  static constexpr MatrixModel matrix_model = MatrixModel::sequential_fma;  ///< where a launch does not say
  static constexpr bool matrix_obeys_fp16_ovfl = false;                     ///< MODE.FP16_OVFL: matrix results saturate

  static constexpr std::uint32_t vgpr_first = 256;     ///< 9-bit sources from here on are VGPRs
  static constexpr std::uint32_t saddr_off = exec_hi;  ///< SADDR: no scalar address

  static constexpr HardwareRegister hardware_register(std::uint32_t number) {
    return number < hardware_registers.size() ? hardware_registers[number] : HardwareRegister::reserved;
  }
  static constexpr std::span<const EncodingMatch> encoding_matches() { return cdna4::encoding_matches; }
  static constexpr std::span<const FormInfo> forms() { return detail::form_table; }
  static constexpr const InstructionInfo& info(Opcode opcode) {
    return instruction_infos[static_cast<std::size_t>(opcode)];
  }
  static constexpr const FormInfo& form(std::size_t index) { return detail::form_table[index]; }
  static constexpr const EncodingInfo& encoding_info(Encoding encoding) {
    return encoding_infos[static_cast<std::size_t>(encoding)];
  }
  static constexpr const FieldLayout& layout(Encoding encoding, Field field) {
    return field_layouts[static_cast<std::size_t>(encoding)][static_cast<std::size_t>(field)];
  }
  static constexpr std::span<const OperandInfo> operands(const FormInfo& form) {
    return {detail::operand_table + form.first_operand, form.operand_count};
  }
  /// Which operand of a decoded instruction names nothing, and why: what decode leaves open.
  static constexpr IllegalOperand illegal_operand(const lockstep::Instruction<Isa>& instruction) {
    return CdnaLegality<Isa>(instruction).illegal();
  }
  static constexpr bool legal(const lockstep::Instruction<Isa>& instruction) { return !illegal_operand(instruction); }
  static constexpr const ReservedBits& reserved(const FormInfo& form) { return detail::reserved_table[form.reserved]; }
  static constexpr bool encoding_condition(Encoding encoding, const std::array<std::uint32_t, 4>& words) {
    return cdna4::encoding_condition(encoding, words);
  }
};

using Instruction = lockstep::Instruction<Isa>;
using Decoded = lockstep::Decoded<Isa>;

/// The CDNA4 instruction at words[0]; see lockstep::decode.
constexpr Decoded decode(std::span<const std::uint32_t> words) { return lockstep::decode<Isa>(words); }

}  // namespace lockstep::cdna4
