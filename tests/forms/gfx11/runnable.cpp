// Operands of the instructions of GFX10, GFX11 and GFX12 that can run inside the frame.
#include "runnable.hpp"

#include <algorithm>
#include <random>
#include <string_view>

#include "images.hpp"

namespace lockstep::forms {
namespace {

using conformance::set_field;
using conformance::Words;
using tested::Encoding;
using tested::Isa;
using tested::Opcode;

std::string_view encoding_name(std::uint8_t encoding) {
  return Isa::encoding_info(static_cast<Encoding>(encoding)).name;
}

/// Chooses fields of one instruction, or of one half of a dual one.
class Chooser {
 public:
  Chooser(const FormInfo& form, std::mt19937_64& random, std::uint32_t wave_size, Words& words)
      : form_(form),
        encoding_(static_cast<Encoding>(form.encoding)),
        half_(Isa::encoding_info(encoding_).half),
        format_(encoding_name(form.encoding)),
        base_(encoding_name(Isa::encoding_info(encoding_).base)),
        name_(Isa::info(static_cast<Opcode>(form.opcode)).name),
        random_(random),
        wave_size_(wave_size),
        words_(words) {}

  void choose(bool plain) {
    if (!plain) modifiers();
    if (plain && has(Field::op_sel_hi) && base_ == "VOP3P") {
      set(Field::op_sel_hi, 3);
      set(Field::op_sel_hi_2, 1);
    }
    tested::Instruction instruction;
    instruction.form = static_cast<std::uint16_t>(&form_ - Isa::forms().data());
    instruction.opcode = static_cast<Opcode>(form_.opcode);
    for (const OperandInfo& info : Isa::operands(form_)) {
      if (info.implicit) continue;
      const std::uint32_t bits = instruction.operand_bits(info, wave_size_);
      operand(info, bits > 32 ? bits / 32 : 1);
    }
    addresses(plain);
    variant(plain);
    if (is_image_form(form_)) choose_image(form_, random_, words_, plain);
    const ReservedBits& reserved = Isa::reserved(form_);
    for (std::size_t i = 0; i < words_.dwords.size(); ++i)
      words_.dwords[i] = (words_.dwords[i] & ~reserved.mask[i]) | reserved.value[i];
  }

 private:
  std::uint32_t below(std::uint32_t limit) { return static_cast<std::uint32_t>(random_() % limit); }
  bool has(Field field) const { return Isa::layout(encoding_, field).present(); }
  unsigned width(Field field) const {
    return Isa::layout(encoding_, field).ranges[0].width + Isa::layout(encoding_, field).ranges[1].width;
  }
  void set(Field field, std::uint32_t value) { set_field(words_, encoding_, field, value); }
  std::uint32_t get(Field field) const { return read_field(words_.dwords, Isa::layout(encoding_, field)); }
  bool named(std::string_view part) const { return name_.find(part) != std::string_view::npos; }

  std::uint32_t tuple(std::uint32_t first, std::uint32_t end, std::uint32_t dwords, std::uint32_t alignment) {
    return first + below((end - first - dwords) / alignment + 1) * alignment;
  }
  /// Halves of dual instructions take registers of different banks: even ones the first, odd ones the second.
  std::uint32_t vgpr(bool result, std::uint32_t dwords) {
    const std::uint32_t first = result ? v_first_result : v_first_data, end = result ? vgprs : v_first_result;
    if (half_ == Half::none) return tuple(first, end, dwords, dwords > 1 ? 2 : 1);
    const std::uint32_t number = tuple(first, end - 2, dwords, 2);
    return number + (half_ == Half::y ? 1 : 0);
  }
  std::uint32_t sgpr(bool result, std::uint32_t dwords) {
    const std::uint32_t alignment = dwords < 3 ? dwords : 4;
    const std::uint32_t first = result || dwords > 8 ? s_first_result : s_first_data;
    return tuple((first + alignment - 1) / alignment * alignment, dwords > 8 || result ? sgprs : s_first_result, dwords,
                 alignment);
  }
  std::uint32_t inline_constant() {
    const std::uint32_t number = below(90);
    return number < 81 ? Isa::inline_zero + number : Isa::inline_float_first + number - 81;
  }

  void modifiers() {
    static constexpr Field switches[] = {
        Field::abs,       Field::neg,         Field::neg_hi,   Field::clamp,       Field::omod,      Field::op_sel,
        Field::op_sel_hi, Field::op_sel_hi_2, Field::glc,      Field::slc,         Field::dlc,       Field::nv,
        Field::src0_abs,  Field::src0_neg,    Field::src1_abs, Field::src1_neg,    Field::src0_sext, Field::src1_sext,
        Field::idxen,     Field::offen,       Field::scope,    Field::scale_offset};
    for (const Field field : switches)
      if (has(field) && below(2) != 0) set(field, static_cast<std::uint32_t>(random_()));
    if (has(Field::th) && named("ATOMIC")) set(Field::th, below(2));
  }

  void operand(const OperandInfo& info, std::uint32_t dwords) {
    const auto field = static_cast<Field>(info.field);
    switch (info.kind) {
      case OperandKind::vgpr:
      case OperandKind::vgpr_or_lds: {
        const std::uint32_t half = info.half ? 128 * below(2) : 0;
        return set(field, vgpr(info.output, dwords) + half + (width(field) == 9 ? Isa::vgpr_first : 0u));
      }
      case OperandKind::ssrc:
      case OperandKind::ssrc_nolit:
      case OperandKind::ssrc_lanesel:
      case OperandKind::sreg_m0_inl:
      case OperandKind::sreg_literal: return set(field, below(3) != 0 ? sgpr(false, dwords) : inline_constant());
      case OperandKind::sreg:
      case OperandKind::sreg_novcc:
      case OperandKind::sreg_m0:
      case OperandKind::sdst: return set(field, sgpr(info.output, dwords));
      case OperandKind::sdst_null:  // the counts of S_WAITCNT_VSCNT and its like take NULL alone
        return set(field, info.output ? sgpr(true, dwords) : Isa::null);
      case OperandKind::ssrc_barrier_id: return set(field, Isa::inline_minus_one);
      case OperandKind::simm4:
      case OperandKind::simm5:
      case OperandKind::clause:
      case OperandKind::sleep: return set(field, below(16));
      case OperandKind::delay: return set(field, below(12) | below(6) << 4 | below(12) << 7);
      case OperandKind::waitcnt_depctr:
      case OperandKind::wait_alu: return set(field, 0xff9f);
      case OperandKind::version: return set(field, 9);
      case OperandKind::sendmsg: return set(field, 1);
      case OperandKind::sendmsg_rtn: return set(field, 131);  // the real time's counter
      case OperandKind::attr: return set(field, below(33));
      case OperandKind::vintrp_param: return set(field, below(3));
      case OperandKind::label: return set(field, 1);
      case OperandKind::hwreg: return set(field, 1 | below(3) << 6 | below(2) << 11);  // the rounding mode's bits
      case OperandKind::smem_offset:
      case OperandKind::smem_offset_nok: return;
      case OperandKind::simm8:
      case OperandKind::simm16:
      case OperandKind::simm24:
      case OperandKind::simm32:
      case OperandKind::simm64:
      case OperandKind::waitcnt:
      case OperandKind::wait_event:
      case OperandKind::wait_mem_ds:
        return set(field, static_cast<std::uint32_t>(random_()) & (name_ == "S_SETHALT" ? ~1u : ~0u));
      default: return source(info, field, dwords);
    }
  }

  /// Scalar values are rare: two at most stand in a vector instruction, and one beside the literal.
  void source(const OperandInfo& info, Field field, std::uint32_t dwords) {
    const bool any = info.kind == OperandKind::src || info.kind == OperandKind::src_nolit ||
                     info.kind == OperandKind::src_nolds || info.kind == OperandKind::src_simple;
    const std::uint32_t dice = below(10);
    const bool controlled = has(Field::vsrc0) || half_ == Half::y;
    if (dice < 7 || controlled || !(any || info.kind == OperandKind::src_vgpr_or_inline)) {
      // Of the 9-bit sources none has the half in its number where OP_SEL says it.
      const std::uint32_t half = info.half ? 128 * below(2) : 0;
      return set(field, Isa::vgpr_first + vgpr(info.output, dwords) + half);
    }
    const bool scalar = any && dice < 9 && dwords <= 2 && !scalar_;
    scalar_ = scalar_ || scalar;
    set(field, scalar ? sgpr(false, dwords) : inline_constant());
  }

  /// The operands that say where in memory.
  void addresses(bool plain) {
    const std::uint32_t some = plain ? 0u : 16u * below(2);
    const bool scalar = !plain && below(2) != 0;
    const auto address = [&](std::uint32_t number) {
      set(Field::addr, number);
      set(Field::vaddr, number);
    };
    if (base_ == "FLAT" || base_ == "VFLAT") {
      address(v_address);
      set(Field::offset, some);
      set(Field::saddr, Isa::saddr_off);
    } else if (base_ == "GLOBAL" || base_ == "VGLOBAL") {
      const bool base = scalar || named("ADDTID");
      set(Field::saddr, base ? s_data : Isa::saddr_off);
      address(base ? v_offset : v_address);
      set(Field::offset, some);
      if (base) set(Field::scale_offset, 0);
    } else if (base_ == "SCRATCH" || base_ == "VSCRATCH") {
      const bool both = has(Field::sve);  // else a VGPR, an SGPR or none, which RDNA1 has not
      const bool always = !both && Isa::scratch_unaddressed == no_selector;
      const std::uint32_t mode = always ? 1 + (plain ? 0 : below(2)) : plain ? 0 : below(both ? 4 : 3);
      set(Field::sve, mode & 1);
      address((mode & 1) != 0 ? v_small : 0);
      const std::uint32_t none = both || mode == 1 ? Isa::saddr_off : Isa::scratch_unaddressed;
      set(Field::saddr, (mode & 2) != 0 ? s_small : none);
      set(Field::offset, some);
    } else if (base_ == "MUBUF" || base_ == "MTBUF" || base_ == "VBUFFER") {
      buffer(plain, some);
    } else if (base_ == "DS") {
      set(Field::addr, v_offset);
      const bool two = named("2ADDR") || named("READ2") || named("WRITE2") || named("XCHG2");
      set(Field::offset0, two ? some / 16 : some);
      set(Field::offset1, two ? 1 + some / 8 : 0);
    } else if (base_ == "SMEM") {
      set(Field::sbase, (named("BUFFER") ? s_buffer : s_data) / Isa::layout(encoding_, Field::sbase).group);
      set(Field::soffset, scalar ? s_small : Isa::null);
      set(Field::offset, some);
      set(Field::scale_offset, 0);
    }
    if (named("ASYNC") && named("LDS")) {  // the LDS address stands where others have data
      set(Field::vdst, v_offset);
      set(Field::data, v_offset);
    }
    // A jump goes to its place behind the next instruction.
    for (const std::string_view jump :
         {"S_SETPC_B64", "S_SWAPPC_B64", "S_RFE_B64", "S_SET_PC_I64", "S_SWAP_PC_I64", "S_RFE_I64"})
      if (name_ == jump) set(Field::ssrc0, s_target);
  }

  void buffer(bool plain, std::uint32_t some) {
    if (plain) set(Field::offen, 1);
    const bool indexed = get(Field::idxen) != 0;
    set(Field::vaddr, indexed ? v_index : v_offset);
    set(Field::srsrc, (indexed ? s_records : s_buffer) / Isa::layout(encoding_, Field::srsrc).group);
    const std::uint32_t zero = width(Field::soffset) == 8 ? Isa::inline_zero + 0u : Isa::null + 0u;
    set(Field::soffset, !plain && below(2) != 0 ? s_small : zero);
    set(Field::offset, some);
    static constexpr bool gfx10 = Isa::assembly_family == AssemblyFamily::gfx10;
    static constexpr std::uint8_t newer[] = {63, 1, 20, 22, 4, 13, 42, 50}, older[] = {77, 1, 20, 22, 4, 13, 56, 64};
    const auto& formats = gfx10 ? older : newer;
    set(Field::format, named("TBUFFER") ? formats[plain ? 0 : below(8)] : 1);
  }

  template <class AnyIsa>
  static constexpr std::uint32_t literal64_selector() {
    if constexpr (requires { AnyIsa::src_literal64; }) return AnyIsa::src_literal64;
    return AnyIsa::src_literal;
  }

  void variant(bool plain) {
    const bool scalar = format_[0] == 'S';
    if (format_.ends_with("_LIT64")) set(scalar ? Field::ssrc0 : Field::src0, literal64_selector<Isa>());
    if (has(Field::literal)) {
      bool narrow = false, own = false;  // FMAAK has its literal whatever its sources are
      for (const OperandInfo& operand : Isa::operands(form_)) {
        narrow = narrow || (operand.input && operand.bits == 16);
        own = own || (!operand.implicit && static_cast<Field>(operand.field) == Field::literal);
      }
      if (half_ != Half::y) set(Field::literal, (narrow ? 0x3456u : 0x3f123456u) ^ (plain ? 0 : below(256) << 4));
      if (!own && !format_.ends_with("_LIT64") && half_ != Half::y) {
        const bool second = !plain && below(2) != 0;
        if (has(Field::ssrc0)) set(second && has(Field::ssrc1) ? Field::ssrc1 : Field::ssrc0, Isa::src_literal);
        if (has(Field::src0)) set(second && has(Field::src1) ? Field::src1 : Field::src0, Isa::src_literal);
      }
    } else if (has(Field::dpp_ctrl)) {
      static constexpr std::uint32_t controls[] = {0x1b, 0xe4, 0x101, 0x10f, 0x111, 0x12f, 0x140, 0x141};
      set(Field::src0, Isa::src_dpp);
      set(Field::vsrc0, moved_source());
      set(Field::dpp_ctrl, plain || below(2) == 0 ? 0x150 + below(32) : controls[below(8)]);
      set(Field::row_mask, plain ? 15 : below(16));
      set(Field::bank_mask, plain ? 15 : below(16));
      set(Field::bound_ctrl, below(2));
      set(Field::fetch_inactive, below(2));
    } else if (has(Field::src0_sel)) {
      set(Field::src0, Isa::src_sdwa);
      set(Field::vsrc0, moved_source());
      for (const Field part : {Field::src0_sel, Field::src1_sel, Field::dst_sel}) set(part, plain ? 6 : below(7));
      set(Field::dst_unused, plain ? 0 : below(3));
      set(Field::sd, below(2));
      set(Field::sdst, get(Field::sd) != 0 ? sgpr(true, wave_size_ / 32) : 0);
    } else if (has(Field::lane_sel_0)) {
      set(Field::src0, below(2) != 0 ? Isa::src_dpp8 : Isa::src_dpp8_fi);
      set(Field::vsrc0, moved_source());
      for (const Field lane : {Field::lane_sel_0, Field::lane_sel_1, Field::lane_sel_2, Field::lane_sel_3,
                               Field::lane_sel_4, Field::lane_sel_5, Field::lane_sel_6, Field::lane_sel_7})
        set(lane, below(8));
    }
  }
  /// Source 0 of DPP.
  std::uint32_t moved_source() {
    for (const OperandInfo& info : Isa::operands(form_))
      if (!info.implicit && static_cast<Field>(info.field) == Field::src0)
        return vgpr(false, info.bits > 32 ? info.bits / 32u : 1u) + (info.half ? 128 * below(2) : 0);
    return v_first_data;
  }

  const FormInfo& form_;
  Encoding encoding_;
  Half half_;
  std::string_view format_, base_, name_;
  std::mt19937_64& random_;
  std::uint32_t wave_size_;
  Words& words_;
  bool scalar_ = false;
};

/// A form of the other half of a dual encoding.
const FormInfo* other_half(const FormInfo& form, std::mt19937_64& random) {
  const EncodingInfo& info = Isa::encoding_info(static_cast<Encoding>(form.encoding));
  if (info.half == Half::none) return nullptr;
  std::vector<const FormInfo*> forms;
  for (const FormInfo& each : Isa::forms())
    if (each.encoding == info.pair) forms.push_back(&each);
  return forms[random() % forms.size()];
}

Words choose(const FormInfo& form, std::uint64_t seed, std::uint32_t wave_size, bool plain) {
  std::mt19937_64 random(seed);
  const FormInfo* const other = other_half(form, random);
  if (other == nullptr) {
    Words words = conformance::empty_words(form);
    Chooser(form, random, wave_size, words).choose(plain);
    return words;
  }
  const bool is_first = Isa::encoding_info(static_cast<Encoding>(form.encoding)).half == Half::x;
  const FormInfo &x = is_first ? form : *other, &y = is_first ? *other : form;
  Words words = conformance::empty_words(x);
  const Words second = conformance::empty_words(y);
  for (std::size_t i = 0; i < words.dwords.size(); ++i) words.dwords[i] |= second.dwords[i];
  Chooser(y, random, wave_size, words).choose(plain);
  Chooser(x, random, wave_size, words).choose(plain);
  return words;
}

}  // namespace

std::vector<Words> runnable_words(const FormInfo& form, unsigned count, std::uint64_t seed, std::uint32_t wave_size) {
  std::vector<Words> result;
  for (unsigned attempt = 0; attempt < 40 * count && result.size() < count; ++attempt) {
    const Words words = choose(form, seed * 1000 + attempt, wave_size, attempt < 20 && result.empty());
    const tested::Decoded decoded = tested::decode(std::span(words.dwords).first(words.count)).at_end();
    const bool known =
        std::any_of(result.begin(), result.end(), [&](const Words& w) { return w.dwords == words.dwords; });
    if (!known && decoded.error == DecodeError::none && is_form(decoded.instruction, form) &&
        Isa::legal(decoded.instruction, wave_size))
      result.push_back(words);
  }
  return result;
}

Room room_of(const FormInfo& form) {
  const std::string_view name = Isa::info(static_cast<Opcode>(form.opcode)).name;
  if (name.starts_with("DS_") || name.find("_LDS") != std::string_view::npos) return Room::lds;
  return name.starts_with("SCRATCH_") ? Room::scratch : Room::none;
}

}  // namespace lockstep::forms
