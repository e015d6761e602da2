// CDNA4 (gfx950): the generated tables bound to a name, and the numbers that differ from ISA to ISA.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "cdna4/encodings.hpp"
#include "cdna4/forms.hpp"
#include "cdna4/instructions.hpp"
#include "cdna4/opcodes.hpp"
#include "cdna4/operands.hpp"
#include "lockstep/isa/cdna_legality.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/tables.hpp"

namespace lockstep::cdna4 {

struct Isa {
  using Opcode = cdna4::Opcode;
  using Encoding = cdna4::Encoding;

  static constexpr std::string_view name = "CDNA4";
  static constexpr std::string_view target = "gfx950";
  static constexpr std::uint32_t elf_mach = 0x4f;  ///< EF_AMDGPU_MACH of e_flags

  static constexpr std::size_t opcode_count = cdna4::opcode_count;
  static constexpr std::size_t encoding_count = cdna4::encoding_count;

  // Resources of a wave and a workgroup.
  static constexpr unsigned wave_size = 64;
  static constexpr unsigned sgpr_count = 102;  ///< s0..s101
  static constexpr unsigned max_vgprs = 512;   ///< 256 VGPRs and 256 AccVGPRs
  static constexpr unsigned arch_vgprs = 256;
  static constexpr unsigned vgpr_granule = 8;  ///< registers a descriptor's granule stands for
  static constexpr unsigned sgpr_granule = 16;
  static constexpr unsigned lds_bytes = 160 * 1024;     ///< per workgroup
  static constexpr unsigned lds_granule = 1280;         ///< bytes
  static constexpr unsigned max_workgroup_size = 1024;  ///< work-items

  // Selectors of scalar operands and of the lower half of 9-bit sources.
  static constexpr std::uint32_t flat_scratch_lo = 102, flat_scratch_hi = 103;
  static constexpr std::uint32_t xnack_mask_lo = 104, xnack_mask_hi = 105;
  static constexpr std::uint32_t vcc_lo = 106, vcc_hi = 107;
  static constexpr std::uint32_t ttmp0 = 108, ttmp_count = 16;
  static constexpr std::uint32_t m0 = 124;
  static constexpr std::uint32_t exec_lo = 126, exec_hi = 127;
  static constexpr std::uint32_t inline_zero = 128;       ///< 128..192: 0..64
  static constexpr std::uint32_t inline_minus_one = 193;  ///< 193..208: -1..-16
  static constexpr std::uint32_t inline_int_last = 208;
  static constexpr std::uint32_t src_shared_base = 235, src_shared_limit = 236;
  static constexpr std::uint32_t src_private_base = 237, src_private_limit = 238;
  static constexpr std::uint32_t inline_float_first = 240;  ///< 0.5 -0.5 1 -1 2 -2 4 -4 1/(2*pi)
  static constexpr std::uint32_t inline_float_last = 248;
  static constexpr std::uint32_t src_sdwa = 249, src_dpp = 250;
  static constexpr std::uint32_t src_vccz = 251, src_execz = 252, src_scc = 253;
  static constexpr std::uint32_t src_lds_direct = 254, src_literal = 255;
  static constexpr std::uint32_t vgpr_first = 256;     ///< 256..511
  static constexpr std::uint32_t accvgpr_first = 768;  ///< 768..1023, where the operand's type allows them

  // Hardware registers of S_GETREG and S_SETREG.
  static constexpr std::uint32_t hwreg_mode = 1, hwreg_status = 2, hwreg_trapsts = 3, hwreg_hw_id = 4;
  static constexpr std::uint32_t hwreg_gpr_alloc = 5, hwreg_lds_alloc = 6, hwreg_ib_sts = 7, hwreg_sh_mem_bases = 15;
  static constexpr std::uint32_t hwreg_tba_lo = 16, hwreg_tba_hi = 17, hwreg_tma_lo = 18, hwreg_tma_hi = 19,
                                 hwreg_xcc_id = 20, hwreg_last = 24;

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
  /// Whether the operands of a decoded instruction name something: what decode leaves open.
  static constexpr bool legal(const lockstep::Instruction<Isa>& instruction) {
    return CdnaLegality<Isa>(instruction).legal();
  }
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
