// How an instruction is spelled, as data: the shape of generated/<isa>/assembly.hpp, which isagen renders from
// vendor-xml/isas/*/llvm_syntax.xml.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

namespace lockstep {

/// What an operand of the text is made from.
enum class AsmKind : std::uint8_t {
  vgpr,              ///< 8-bit register number
  source,            ///< 9-bit source: scalar selector below 256, VGPR above
  scalar,            ///< scalar selector of 7 or 8 bits
  scalar_group,      ///< number of a group of scalar registers (SBASE counts pairs, SRSRC quads)
  sdwa_source,       ///< 8 bits whose meaning, VGPR or scalar selector, the S0/S1 bit tells
  sdwa_destination,  ///< SDST of SDWA compares: VCC unless the SD bit is set
  vcc,               ///< the text "vcc"
  literal,           ///< the 32-bit literal, hexadecimal
  literal_constant,  ///< the 32-bit literal, as the inline constant of that value where there is one
  hexadecimal,       ///< immediate, always hexadecimal
  immediate,         ///< immediate, decimal where an inline constant could hold it
  label,             ///< branch offset in dwords, unsigned as LLVM prints it
  hwreg,
  message,
  waitcnt,
  gpr_index,
  end_program,  ///< S_ENDPGM's immediate: nothing when 0
  smem_offset,
  global_address,       ///< VGPR pair, or one VGPR when SADDR is in use
  scratch_address,      ///< VGPR, or "off" when SVE is 0 or, where there is no such bit, SADDR is in use
  scalar_address,       ///< SADDR: scalar selector, or the ISA's saddr_off
  flat_scalar_address,  ///< the same of FLAT: nothing is written where it is off
  buffer_address,       ///< "off", one or two VGPRs by OFFEN and IDXEN
  message_return,       ///< S_SENDMSG_RTN: the message's number stands in the field of a source
  delay,                ///< S_DELAY_ALU
  depctr,               ///< S_WAITCNT_DEPCTR, S_WAIT_ALU
  version,              ///< S_VERSION
  signed_offset,        ///< the offset field, signed, hexadecimal
  attribute,            ///< parameter and channel of LDS_PARAM_LOAD, V_INTERP: "attr3.x"; in VOP3 SRC0 holds both
  parameter,            ///< of V_INTERP_MOV_F32: "p10", "p20", "p0"
  image_registers,      ///< data or addresses of an image instruction: isa/image_registers.hpp says how many
  export_target,        ///< "mrt0", "pos1"
  export_source,        ///< VGPR, or "off" where EN has no bit for it
};

enum class AsmRegisterFile : std::uint8_t {
  vgpr,
  accvgpr,
  by_acc_bit,  ///< AccVGPR when the encoding's ACC bit for this operand is set
  sgpr,
};

struct AsmOperand {
  AsmKind kind = AsmKind::vgpr;
  std::uint8_t field = 0;   ///< the ISA's Field
  std::uint8_t dwords = 1;  ///< registers
  AsmRegisterFile file = AsmRegisterFile::vgpr;
  bool fp = false;        ///< NEG and ABS apply
  bool sext = false;      ///< SDWA SEXT applies
  bool returned = false;  ///< shown when SC0 asks for the old value
  bool f8f6f4 = false;    ///< register count by the format in CBSZ (source 0) or BLGP (source 1)
  bool half = false;      ///< ".l" or ".h": by bit 7 of the number, or OP_SEL where the encoding has it
  bool mask = false;      ///< one register in a wave of 32 lanes, two in one of 64
  bool spread = false;    ///< half as many registers in a wave of 64 lanes
};

/// What follows the operands.
enum class AsmModifier : std::uint8_t {
  op_sel,
  op_sel_hi,
  mix_op_sel_hi,
  neg_lo,
  neg_hi,
  neg,
  clamp,
  omod,
  bitop3,
  bound_ctrl,
  fi,
  cbsz,
  abid,
  blgp,
  dpp,
  dpp8,
  dst_sel,
  dst_unused,
  src0_sel,
  src1_sel,
  offset,
  offset0,
  offset1,
  swizzle,
  gds,
  sc0,
  sc1,
  nt,
  glc,
  slc,
  dlc,
  scc,
  tfe,
  th,
  scope,
  nv,
  scale_offset,
  lds,
  idxen,
  offen,
  format,
  done,  ///< from here on: image and export instructions
  row_en,
  dmask,
  dim,
  unorm,
  r128,
  a16,
  lwe,
  da,
  d16,
  index_key,  ///< from here on: numbers in bits of other fields
  matrix_a_fmt,
  matrix_b_fmt,
  matrix_a_scale,
  matrix_b_scale,
  matrix_a_scale_fmt,
  matrix_b_scale_fmt,
  matrix_a_reuse,
  matrix_b_reuse,
  source_byte_sel,  ///< byte_sel: of a source
  byte_sel,         ///< the same of the destination
  scale_sel,
  dual_bitop3,  ///< bitop3 of half a dual instruction
  wait_exp,
  wait_vdst,
  wait_va_vdst,
  wait_vm_vsrc,
  high,  ///< of V_INTERP in VOP3: the upper half of the parameter
  compr,
  vm,
};
inline constexpr std::size_t asm_modifier_count = static_cast<std::size_t>(AsmModifier::vm) + 1;

struct AsmModifierUse {
  AsmModifier kind = AsmModifier::clamp;
  std::uint8_t count = 0;  ///< elements of a list
};

/// How halves of registers are written: as LLVM does by default for the processor.
enum class AsmHalves : std::uint8_t {
  named,   ///< v1.l, v1.h
  op_sel,  ///< v1: the list op_sel says which half
  low,  ///< v1 for the low half; LLVM cannot say the high one by default, and an instruction that has one is as `named`
};

/// One form: its mnemonic and where its operands and modifiers start in the ISA's tables.
struct AsmForm {
  std::string_view mnemonic;
  std::uint16_t operands = 0;
  std::uint8_t operand_count = 0;
  std::uint16_t modifiers = 0;
  std::uint8_t modifier_count = 0;
  AsmHalves halves = AsmHalves::named;
};

/// A number that has a name in assembly text.
struct AsmName {
  std::uint16_t value = 0;
  std::string_view name;
};

/// A scalar selector that is no SGPR, trap temporary or integer: its name alone, and as the first of a pair.
struct AsmSelector {
  std::uint16_t value = 0;
  std::string_view name;
  std::string_view pair;  ///< empty: not allowed as a pair
};

/// A message of S_SENDMSG and one of its operations (empty: it has none).
struct AsmMessage {
  std::uint8_t id = 0;
  std::uint8_t operation = 0;
  bool stream = false;  ///< a stream number follows
  std::string_view name;
  std::string_view operation_name;
};

/// The name of `value`, empty if it has none.
constexpr std::string_view find_name(std::span<const AsmName> names, std::uint32_t value) {
  for (const AsmName& entry : names)
    if (entry.value == value) return entry.name;
  return {};
}

/// Binds the generated tables of an ISA: specialised in assembly_binding.hpp of its folder below generated/. Its static
/// functions have the names of those of AssemblyTables.
template <class Isa>
struct Assembly;

/// The same as data.
struct AssemblyTables {
  const AsmForm* form_table = nullptr;        ///< in the order of the ISA's forms
  const AsmOperand* operand_table = nullptr;  ///< of all forms
  const AsmModifierUse* modifier_table = nullptr;
  std::span<const AsmSelector> selector_names{};
  std::span<const AsmName> hwreg_names{};
  std::span<const AsmMessage> message_names{};
  std::span<const AsmName> data_format_names{};
  std::span<const AsmName> number_format_names{};

  constexpr const AsmForm& form(std::size_t index) const { return form_table[index]; }
  constexpr std::span<const AsmOperand> operands(const AsmForm& form) const {
    return {operand_table + form.operands, form.operand_count};
  }
  constexpr std::span<const AsmModifierUse> modifiers(const AsmForm& form) const {
    return {modifier_table + form.modifiers, form.modifier_count};
  }
  constexpr std::span<const AsmSelector> selectors() const { return selector_names; }
  constexpr std::span<const AsmName> hwregs() const { return hwreg_names; }
  constexpr std::span<const AsmMessage> messages() const { return message_names; }
  constexpr std::span<const AsmName> data_formats() const { return data_format_names; }
  constexpr std::span<const AsmName> number_formats() const { return number_format_names; }
};

/// The tables of `isa`: the binding of an ISA that is an empty class, the data of one that is data.
template <class Isa>
constexpr decltype(auto) assembly_of(const Isa& isa) {
  if constexpr (std::is_empty_v<Isa>)
    return Assembly<Isa>{};
  else
    return (isa.assembly);
}

}  // namespace lockstep
