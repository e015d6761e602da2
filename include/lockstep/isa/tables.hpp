// The shape of the tables that the generator writes for every ISA (generated/<isa>/).
// Plain data: what an encoding's bits mean, which operands an instruction has, what it reads and writes.
#pragma once

#include "lockstep/base/host.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "lockstep/isa/instruction_traits.hpp"
#include "lockstep/isa/state_set.hpp"

namespace lockstep {

/// `width` bits from bit `offset` of the instruction (bit 0 = lowest bit of the first dword).
struct BitRange {
  std::uint8_t offset = 0;
  std::uint8_t width = 0;
};

/// Where a field stands: up to two bit ranges, the first one the low part. Width 0: the encoding lacks it.
struct FieldLayout {
  std::array<BitRange, 2> ranges{};
  std::uint8_t group = 1;     ///< the field counts groups of so many scalar registers (SBASE: 2, SRSRC: 4)
  std::uint8_t inverted = 0;  ///< bits of the value whose complement the words hold (VDST of VOPD's second half)
  constexpr bool present() const { return ranges[0].width != 0; }
};

/// The value of a field in an instruction's words, 0 if the encoding lacks it. A field does not cross a dword.
constexpr std::uint32_t read_field(const std::array<std::uint32_t, 4>& words, const FieldLayout& layout) {
  std::uint32_t value = 0;
  unsigned position = 0;
  for (const BitRange& range : layout.ranges) {
    if (range.width == 0) break;
    const std::uint32_t mask = range.width >= 32 ? ~0u : (1u << range.width) - 1;
    if (position >= 32) break;  // of a 64-bit literal: see read_wide_field
    value |= ((words[range.offset / 32] >> (range.offset % 32)) & mask) << position;
    position += range.width;
  }
  return value ^ layout.inverted;
}

/// The same for a field of more than 32 bits: a literal of 64.
constexpr std::uint64_t read_wide_field(const std::array<std::uint32_t, 4>& words, const FieldLayout& layout) {
  const FieldLayout high{{layout.ranges[1], BitRange{}}, 1, 0};
  const unsigned low_bits = layout.ranges[0].width;
  return read_field(words, layout) |
         (low_bits == 32 ? static_cast<std::uint64_t>(read_field(words, high)) << 32 : std::uint64_t{0});
}

/// What a field's value selects. The enumerators are AMD's OPR_* names.
enum class OperandKind : std::uint8_t {
  vgpr,                          ///< OPR_VGPR: field value = VGPR number
  accvgpr,                       ///< OPR_ACCVGPR: field value = AccVGPR number
  vgpr_or_accvgpr,               ///< OPR_VGPR_OR_ACCVGPR: AccVGPR when the encoding's acc bit is set
  vgpr_or_lds,                   ///< OPR_VGPR_OR_LDS
  src,                           ///< OPR_SRC: 9-bit source, literal allowed
  src_nolit,                     ///< OPR_SRC_NOLIT
  src_nolds,                     ///< OPR_SRC_NOLDS
  src_simple,                    ///< OPR_SRC_SIMPLE
  src_vgpr,                      ///< OPR_SRC_VGPR: 9-bit source that must be a VGPR
  src_accvgpr,                   ///< OPR_SRC_ACCVGPR
  src_vgpr_or_accvgpr,           ///< OPR_SRC_VGPR_OR_ACCVGPR
  src_vgpr_or_accvgpr_or_const,  ///< OPR_SRC_VGPR_OR_ACCVGPR_OR_CONST
  ssrc,                          ///< OPR_SSRC: 8-bit scalar source, literal allowed
  ssrc_nolit,                    ///< OPR_SSRC_NOLIT
  ssrc_lanesel,                  ///< OPR_SSRC_LANESEL
  sreg,                          ///< OPR_SREG: SGPR number
  sreg_novcc,                    ///< OPR_SREG_NOVCC
  sdst,                          ///< OPR_SDST: scalar destination
  smem_offset,                   ///< OPR_SMEM_OFFSET
  simm4,
  simm8,
  simm16,
  simm32,
  label,  ///< OPR_LABEL: signed dword offset from the next instruction
  hwreg,
  sendmsg,
  waitcnt,
  // RDNA and CDNA5.
  sdst_null,           ///< OPR_SDST_NULL
  sreg_m0,             ///< OPR_SREG_M0: an SGPR, M0 or NULL
  sreg_m0_inl,         ///< OPR_SREG_M0_INL: the same or an inline constant
  sreg_literal,        ///< OPR_SREG_LITERAL
  src_vgpr_or_inline,  ///< OPR_SRC_VGPR_OR_INLINE
  ssrc_barrier_id,     ///< OPR_SSRC_BARRIER_ID: the number of a barrier, or M0, which holds it
  smem_offset_nok,     ///< OPR_SMEM_OFFSET_NOK: of a prefetch
  simm5,
  simm24,
  simm64,
  attr,
  clause,
  delay,
  sendmsg_rtn,
  sleep,
  version,
  waitcnt_depctr,
  wait_alu,
  wait_event,
  wait_mem_ds,
  vintrp_param,
  // Implicit operands.
  vcc,
  exec,
  scc,
  m0,
  pc,
  flat_scratch,
};

/// How an operand's bits are read (AMD's FMT_NUM_*): `count` elements of `bits` bits.
struct DataFormat {
  enum class Kind : std::uint8_t {
    any,
    bits,
    unsigned_int,
    signed_int,
    floating,
    bfloat,
    fp8,
    bf8,
    fp6,
    bf6,
    fp4,
    lane_mask,
    buffer,
    resource
  };
  Kind kind = Kind::any;
  std::uint8_t element_bits = 0;
  std::uint8_t count = 1;
  constexpr bool operator==(const DataFormat&) const = default;
};

/// The part an operand plays in the operation (sources and destinations as the pseudocode names them).
enum class Role : std::uint8_t {
  none,
  s0,
  s1,
  s2,
  d0,
  d1,
  vcc_in,
  vcc_out,
  address,
  data,
  data1,
  resource,
  offset,
  imm
};

/// One operand of one instruction in one encoding.
struct OperandInfo {
  std::uint8_t field = 0;  ///< a Field; meaningless when implicit
  OperandKind kind = OperandKind::vgpr;
  DataFormat format{};
  std::uint16_t bits = 0;  ///< size in bits
  Role role = Role::none;
  bool input = false;
  bool output = false;
  bool implicit = false;
  bool half = false;    ///< half a vector register, picked by bit 7 of its number and by nothing else
  bool spread = false;  ///< part of a matrix that all lanes hold together: in a wave of 64 lanes half of `bits`
};

/// Which of the two instructions of a dual encoding a view of its words is of.
enum class Half : std::uint8_t { none, x, y };

struct EncodingInfo {
  std::string_view name;  ///< "VOP3"
  std::uint8_t dwords = 1;
  std::uint8_t base = 0;  ///< the encoding this is a variant of (VOP1_DPP16 -> VOP1); itself if none
  std::uint8_t pair = 0;  ///< of a dual encoding: that of the other half
  Half half = Half::none;
};

/// The bits that tell an encoding from the others, opcode aside, and the value they must have.
struct EncodingMatch {
  std::uint8_t encoding = 0;  ///< the ISA's Encoding
  std::uint8_t dwords = 1;    ///< how many of the first words mask, opcode and condition lie in
  std::array<std::uint32_t, 4> mask{};
  std::array<std::uint32_t, 4> value{};
};

/// Whether an instruction can be executed, and by what.
enum class Status : std::uint8_t { generated, hand_written, unsupported };

/// How far results can be relied on.
enum class Fidelity : std::uint8_t {
  exact,         ///< every bit as the ISA defines it
  bounded,       ///< the hardware approximates; here correctly rounded, within the documented bound
  not_public,    ///< the hardware's numerics are not public; a documented model is used
  silicon,       ///< every bit as recorded on a GPU
  extrapolated,  ///< as a GPU computes, by a rule from results of other targets or of some arguments
  unsupported,
};

/// Lower-case name with underscores, as the enumerator is spelled.
constexpr std::string_view fidelity_name(Fidelity fidelity) {
  switch (fidelity) {
    case Fidelity::exact: return "exact";
    case Fidelity::bounded: return "bounded";
    case Fidelity::not_public: return "not_public";
    case Fidelity::silicon: return "silicon";
    case Fidelity::extrapolated: return "extrapolated";
    case Fidelity::unsupported: return "unsupported";
  }
  return "unknown";
}

/// What a 16-bit result does to the upper half of its VGPR.
enum class HighHalf : std::uint8_t { not_applicable, zero, keep };

/// How source modifiers and OP_SEL act before the operation sees its sources.
enum class SourceModifiers : std::uint8_t {
  plain,     ///< NEG/ABS by the operand's format; OP_SEL picks halves of 16-bit sources
  packed16,  ///< VOP3P: OP_SEL/OP_SEL_HI pick halves, NEG/NEG_HI negate each
  packed32,  ///< V_PK_*_F32: the same with dwords of 64-bit sources
  raw,       ///< the operation reads the modifier bits itself
  signs,     ///< as plain, but NEG/ABS act on the highest bit of sources that are no floats, too
};

struct MemoryOp;
struct MatrixOp;

struct InstructionInfo {
  std::string_view name{};      ///< AMD's name, "V_ADD_F32"
  std::string_view mnemonic{};  ///< LLVM's, without encoding suffix, "v_add_f32"
  Status status = Status::unsupported;
  Fidelity fidelity = Fidelity::unsupported;
  std::string_view reason{};  ///< why unsupported, or which bound, model or evidence; empty when exact
  StateSet reads{};
  StateSet writes{};
  HighHalf high_half = HighHalf::not_applicable;
  SourceModifiers modifiers = SourceModifiers::plain;
  bool branch = false;
  bool conditional_branch = false;
  bool indirect_branch = false;
  bool terminator = false;
  bool any_vgpr_alignment = false;  ///< tuples of vector registers may start at odd numbers
  bool formats_by_cbsz = false;     ///< CBSZ and BLGP name the formats of A and B, and so how many registers they have
  bool formats_by_op_sel = false;   ///< OP_SEL and OP_SEL_HI do
  std::array<std::uint8_t, 2> index_sets{};    ///< how many OP_SEL picks from, in waves of 32 and 64; 0: it picks none
  std::uint8_t zero_neg = 0, zero_neg_hi = 0;  ///< bits of NEG and NEG_HI that are no sign of anything and must be 0
  bool ignores_exec = false;    ///< a vector instruction that runs once or for all lanes, whatever EXEC is
  bool one_scalar = false;      ///< its sources may hold one scalar value, where others of the ISA take more
  bool dot = false;             ///< a dot product of packed halves: CDNA forbids OP_SEL there
  bool plain_result = false;    ///< CLAMP and OMOD do nothing
  std::uint8_t dpp_source = 0;  ///< the source that DPP routes: 0, or 1 where hardware swaps the sources before DPP
  bool addend_last = false;     ///< VSRC1 is the third source, behind the literal (V_FMAMK_F32)
  // Of instructions that follow the numeric model (core/numeric_model.hpp). `fidelity` and `reason` are those of
  // NumericModel::silicon.
  std::string_view recorded{};               ///< targets whose results are recorded, with spaces between; may be empty
  Fidelity rounded = Fidelity::unsupported;  ///< in NumericModel::rounded; unsupported: it is the same in both
  std::string_view rounded_reason{};
  InstructionTraits traits{};
  ImageOp image{};
  const MemoryOp* memory = nullptr;
  const MatrixOp* matrix = nullptr;
};

/// One (instruction, encoding) pair.
struct FormInfo {
  std::uint16_t opcode = 0;         ///< the ISA's Opcode
  std::uint8_t encoding = 0;        ///< the ISA's Encoding
  std::uint16_t number = 0;         ///< value of the encoding's opcode field
  std::uint16_t first_operand = 0;  ///< index into the ISA's operand table
  std::uint8_t operand_count = 0;
  std::uint8_t reserved = 0;  ///< index into the ISA's table of reserved bits
};

/// Bits of an instruction that are not a matter of choice: words that differ there are illegal.
struct ReservedBits {
  std::array<std::uint32_t, 4> mask{};
  std::array<std::uint32_t, 4> value{};
  std::array<std::uint32_t, 4> ignored{};  ///< of `mask`: assemblers write them so, hardware does not look at them

  /// The bits of a dword that must be as `value` has them.
  constexpr std::uint32_t required(std::size_t dword) const { return mask[dword] & ~ignored[dword]; }
};

}  // namespace lockstep
