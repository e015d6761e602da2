#include "runnable.hpp"

#include <algorithm>
#include <bit>
#include <random>
#include <string_view>

#include "images.hpp"

namespace lockstep::forms {
namespace {

using conformance::set_field;
using conformance::Words;
using lockstep::Field;
using tested::Encoding;
using tested::Isa;
using tested::Opcode;

/// Chooses fields of one instruction.
class Chooser {
 public:
  Chooser(const FormInfo& form, std::uint64_t seed)
      : form_(form),
        encoding_(static_cast<Encoding>(form.encoding)),
        base_(static_cast<Encoding>(Isa::encoding_info(encoding_).base)),
        name_(Isa::info(static_cast<Opcode>(form.opcode)).name),
        random_(seed) {}

  Words choose(bool plain) {
    words_ = conformance::empty_words(form_);
    if (plain)
      plain_halves();
    else
      modifiers();
    for (const OperandInfo& operand : Isa::operands(form_))
      if (!operand.implicit) this->operand(operand);
    addresses(plain);
    variant(plain);
    if (is_image_form(form_)) choose_image(form_, random_, words_, plain);
    const ReservedBits& reserved = Isa::reserved(form_);
    for (std::size_t i = 0; i < words_.dwords.size(); ++i)
      words_.dwords[i] = (words_.dwords[i] & ~reserved.mask[i]) | reserved.value[i];
    return words_;
  }

 private:
  std::uint32_t below(std::uint32_t limit) { return static_cast<std::uint32_t>(random_() % limit); }
  bool has(Field field) const { return Isa::layout(encoding_, field).present(); }
  void set(Field field, std::uint32_t value) { set_field(words_, encoding_, field, value); }
  std::uint32_t get(Field field) const { return read_field(words_.dwords, Isa::layout(encoding_, field)); }

  std::uint32_t tuple(std::uint32_t first, std::uint32_t end, std::uint32_t dwords, std::uint32_t alignment) {
    return first + below((end - first - dwords) / alignment + 1) * alignment;
  }
  std::uint32_t vgpr(bool result, std::uint32_t dwords) {
    return tuple(result ? v_first_result : v_first_data, result ? vgprs : v_first_result, dwords, dwords > 1 ? 2 : 1);
  }
  std::uint32_t sgpr(bool result, std::uint32_t dwords) {
    const std::uint32_t alignment = dwords < 4 ? dwords : 4;
    const std::uint32_t first = result || dwords > 8 ? s_first_result : s_first_data;
    return tuple((first + alignment - 1) / alignment * alignment, dwords > 8 || result ? sgprs : s_first_result, dwords,
                 alignment);
  }
  std::uint32_t inline_constant() {
    const std::uint32_t number = below(90);
    return number < 81 ? Isa::inline_zero + number : Isa::inline_float_first + number - 81;
  }

  /// A matrix instruction of 64 bits?
  bool info_is_matrix() const {
    return has(Field::cbsz) && Isa::encoding_info(encoding_).dwords == 2 &&
           Isa::info(static_cast<Opcode>(form_.opcode)).matrix != nullptr;
  }

  /// Halves as they stand: what the assembler takes when nothing is said.
  void plain_halves() {
    if (base_ != Encoding::vop3p) return;
    set(Field::op_sel_hi, 3);
    set(Field::op_sel_hi_2, 1);
  }

  void modifiers() {
    static constexpr Field switches[] = {
        Field::abs,       Field::neg,         Field::neg_hi,   Field::clamp,    Field::omod,     Field::op_sel,
        Field::op_sel_hi, Field::op_sel_hi_2, Field::acc,      Field::acc_cd,   Field::cbsz,     Field::abid,
        Field::blgp,      Field::sc0,         Field::sc1,      Field::nt,       Field::glc,      Field::slc,
        Field::scc,       Field::nv,          Field::src0_abs, Field::src0_neg, Field::src1_abs, Field::src1_neg,
        Field::src0_sext, Field::src1_sext,   Field::idxen,    Field::offen,    Field::lds,      Field::sd};
    for (const Field field : switches)
      if (has(field) && below(2) != 0) set(field, static_cast<std::uint32_t>(random_()));
  }

  void operand(const OperandInfo& info) {
    const auto field = static_cast<Field>(info.field);
    const std::uint32_t dwords = info.bits > 32 ? info.bits / 32u : 1u;
    switch (info.kind) {
      case OperandKind::vgpr:
      case OperandKind::accvgpr:
      case OperandKind::vgpr_or_accvgpr:
      case OperandKind::vgpr_or_lds: set(field, vgpr(info.output, dwords) + wide(field)); return;
      case OperandKind::ssrc:
      case OperandKind::ssrc_nolit:
      case OperandKind::ssrc_lanesel: set(field, below(3) != 0 ? sgpr(false, dwords) : inline_constant()); return;
      case OperandKind::sreg:
      case OperandKind::sreg_novcc:
      case OperandKind::sdst: set(field, sgpr(info.output, dwords)); return;
      case OperandKind::simm4: set(field, below(16)); return;
      case OperandKind::simm8:
      case OperandKind::simm32:
      case OperandKind::simm16: set(field, static_cast<std::uint32_t>(random_()) & immediate_mask()); return;
      case OperandKind::label: set(field, 1); return;
      case OperandKind::hwreg: set(field, 1 | below(3) << 6 | below(2) << 11); return;  // the rounding mode's bits
      case OperandKind::sendmsg: set(field, 1); return;
      case OperandKind::waitcnt: set(field, static_cast<std::uint32_t>(random_())); return;
      case OperandKind::smem_offset: return;
      case OperandKind::attr: set(field, below(33)); return;
      case OperandKind::vintrp_param: set(field, below(3)); return;
      default: source(info, field, dwords); return;
    }
  }
  std::uint32_t immediate_mask() const {
    if (name_ == "S_SETHALT") return ~1u;  // bit 0 halts the wave
    return name_ == "S_SET_GPR_IDX_MODE" ? 15u : ~0u;
  }
  /// A 9-bit field counts VGPRs from 256.
  std::uint32_t wide(Field field) const {
    const FieldLayout& layout = Isa::layout(encoding_, field);
    return layout.ranges[0].width == 9 ? Isa::vgpr_first : 0u;
  }
  void source(const OperandInfo& info, Field field, std::uint32_t dwords) {
    const bool any = info.kind == OperandKind::src || info.kind == OperandKind::src_nolit ||
                     info.kind == OperandKind::src_nolds || info.kind == OperandKind::src_simple;
    const std::uint32_t dice = below(10);
    if (dice < 6 || !(any || info.kind == OperandKind::src_vgpr_or_accvgpr_or_const))
      set(field, Isa::vgpr_first + vgpr(info.output, dwords));
    else
      set(field, any && dice < 8 && dwords <= 8 ? sgpr(false, dwords) : inline_constant());
  }

  /// The operands that say where in memory.
  void addresses(bool plain) {
    const std::uint32_t some = plain ? 0u : 16u * below(2);
    switch (base_) {
      case Encoding::flat:
        set(Field::addr, v_address);
        set(Field::offset, some);
        set(Field::saddr, 0x7f);
        break;
      case Encoding::global: {
        const bool scalar = !plain && below(2) != 0;
        set(Field::saddr, scalar ? s_data : 0x7f);
        set(Field::addr, scalar ? v_offset : v_address);
        set(Field::offset, some);
        break;
      }
      case Encoding::scratch: {
        const std::uint32_t mode = !has(Field::sve) ? 1 + (plain ? 0 : below(2)) : plain ? 0 : below(4);
        set(Field::sve, mode & 1);
        set(Field::addr, (mode & 1) != 0 ? v_small : 0);
        set(Field::saddr, (mode & 2) != 0 ? s_small : 0x7f);
        set(Field::offset, some);
        break;
      }
      case Encoding::mubuf:
      case Encoding::mtbuf: buffer(plain, some); break;
      case Encoding::ds:
        set(Field::addr, v_offset);
        set(Field::offset0, two_addresses() ? some / 16 : some);
        set(Field::offset1, two_addresses() ? 1 + some / 8 : 0);
        break;
      case Encoding::smem: scalar_memory(plain, some); break;
      default: break;
    }
    if (name_ == "S_CBRANCH_JOIN") set(Field::ssrc0, s_zero);  // the stack is empty: go on
    // A jump goes to its place behind the next instruction.
    static constexpr std::string_view jumps[] = {"S_SETPC_B64", "S_SWAPPC_B64", "S_CBRANCH_G_FORK", "S_RFE_B64"};
    if (std::find(std::begin(jumps), std::end(jumps), name_) != std::end(jumps))
      set(has(Field::ssrc1) ? Field::ssrc1 : Field::ssrc0, s_target);
  }
  bool two_addresses() const {
    return name_.starts_with("DS_READ2") || name_.starts_with("DS_WRITE2") || name_.starts_with("DS_WRXCHG2");
  }
  void buffer(bool plain, std::uint32_t some) {
    const bool indexed = get(Field::idxen) != 0;
    if (plain) set(Field::offen, 1);
    set(Field::vaddr, indexed ? v_index : v_offset);
    set(Field::srsrc, (indexed ? s_records : s_buffer) / 4);
    set(Field::soffset, plain ? Isa::inline_zero + 0u : below(2) != 0 ? s_small : Isa::inline_zero + 16u);
    set(Field::offset, some);
    static constexpr std::uint8_t formats[][2] = {{14, 7}, {1, 0}, {2, 7}, {4, 4}, {10, 0}, {12, 7}, {5, 2}, {13, 4}};
    const auto& format = formats[plain ? 0 : below(8)];
    set(Field::dfmt, format[0]);
    set(Field::nfmt, format[1]);
  }
  void scalar_memory(bool plain, std::uint32_t some) {
    const bool buffer = name_.find("BUFFER") != std::string_view::npos;
    set(Field::sbase, (buffer ? s_buffer : s_data) / 2);
    const std::uint32_t mode = plain ? 0 : below(3);  // immediate, SGPR, both
    set(Field::imm, mode != 1);
    set(Field::soffset_en, mode != 0);
    if (mode != 0) set(Field::soffset, s_small);
    set(Field::offset, mode == 1 ? 0 : some);
  }

  void variant(bool plain) {
    const std::string_view format = Isa::encoding_info(encoding_).name;
    if (has(Field::literal)) {
      bool narrow = false;
      for (const OperandInfo& operand : Isa::operands(form_)) narrow = narrow || (operand.input && operand.bits == 16);
      set(Field::literal, (narrow ? 0x3456u : 0x3f123456u) ^ (plain ? 0 : below(256) << 4));
    }
    if (format.ends_with("_LIT") && format != "SOPK_LIT") {
      if (has(Field::ssrc0))
        set(!plain && has(Field::ssrc1) && below(2) ? Field::ssrc1 : Field::ssrc0, Isa::src_literal);
      const bool own =
          format == "VOP2_LIT" && (name_.find("MADAK") != name_.npos || name_.find("MADMK") != name_.npos ||
                                   name_.find("FMAAK") != name_.npos || name_.find("FMAMK") != name_.npos);
      if (has(Field::src0) && !own) set(Field::src0, Isa::src_literal);
    } else if (format.ends_with("_DPP16")) {
      static constexpr std::uint32_t controls[] = {0x1b,  0xe4,  0x101, 0x10f, 0x111, 0x12f, 0x130, 0x134,
                                                   0x138, 0x13c, 0x140, 0x141, 0x142, 0x143, 0x150, 0x15f};
      set(Field::src0, Isa::src_dpp);
      set(Field::vsrc0, vgpr(false, 2));
      set(Field::dpp_ctrl, plain || below(3) == 0 ? 0x150 + below(16) : controls[below(16)]);
      set(Field::row_mask, plain ? 15 : below(16));
      set(Field::bank_mask, plain ? 15 : below(16));
      set(Field::bound_ctrl, below(2));
    } else if (format.find("_SDWA") != std::string_view::npos) {
      set(Field::src0, Isa::src_sdwa);
      set(Field::vsrc0, vgpr(false, 1));
      if (!plain && below(3) == 0) {
        set(Field::s0, 1);
        set(Field::vsrc0, sgpr(false, 1));
      }
      set(Field::src0_sel, plain ? 6 : below(7));
      set(Field::src1_sel, plain ? 6 : below(7));
      set(Field::dst_sel, plain ? 6 : below(7));
      set(Field::dst_unused, plain ? 0 : below(3));
      set(Field::sdst, get(Field::sd) != 0 ? sgpr(true, 2) : 0);
    } else if (info_is_matrix() && name_.find("F8F6F4") == std::string_view::npos) {
      const MatrixOp* const matrix = Isa::info(static_cast<Opcode>(form_.opcode)).matrix;
      const std::uint32_t blocks = matrix != nullptr ? matrix->blocks : 1u;
      const std::uint32_t group = blocks == 1 || plain ? 0 : below(static_cast<std::uint32_t>(std::bit_width(blocks)));
      if (matrix != nullptr && matrix->sparse) {
        set(Field::cbsz, 0);
        set(Field::abid, below(16 / (matrix->k * matrix->m / 128u)));  // two bits for each of the lane's elements
      } else {
        set(Field::cbsz, group);
        set(Field::abid, below(1u << group));
      }
    } else if (name_.find("F8F6F4") != std::string_view::npos) {
      set(Field::cbsz, plain ? 0 : below(5));
      set(Field::blgp, plain ? 0 : below(5));
      set(Field::abid, format == "VOP3PX2" ? 1 : 0);
    }
  }

  const FormInfo& form_;
  Encoding encoding_, base_;
  std::string_view name_;
  std::mt19937_64 random_;
  Words words_;
};

}  // namespace

std::vector<Words> runnable_words(const FormInfo& form, unsigned count, std::uint64_t seed, std::uint32_t) {
  std::vector<Words> result;
  for (unsigned attempt = 0; attempt < 40 * count && result.size() < count; ++attempt) {
    const Words words = Chooser(form, seed * 1000 + attempt).choose(attempt < 20 && result.empty());
    const tested::Decoded decoded = tested::decode(std::span(words.dwords).first(words.count)).at_end();
    const bool known =
        std::any_of(result.begin(), result.end(), [&](const Words& w) { return w.dwords == words.dwords; });
    if (!known && decoded.error == DecodeError::none && &Isa::form(decoded.instruction.form) == &form &&
        Isa::legal(decoded.instruction))
      result.push_back(words);
  }
  return result;
}

Room room_of(const FormInfo& form) {
  const InstructionInfo& info = Isa::info(static_cast<Opcode>(form.opcode));
  if (info.name.starts_with("DS_") || info.name.find("_LDS_") != std::string_view::npos) return Room::lds;
  if (info.name.starts_with("SCRATCH_") || info.name.starts_with("S_SCRATCH_")) return Room::scratch;
  // Loads have a bit that sends them to LDS.
  const bool bit = Isa::layout(static_cast<Encoding>(form.encoding), Field::lds).present();
  return bit && info.name.find("_LOAD_") != std::string_view::npos ? Room::lds : Room::none;
}

}  // namespace lockstep::forms
