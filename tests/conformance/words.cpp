#include "words.hpp"

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>
#include <stdexcept>
#include <tuple>

#include "tested_isa.hpp"

namespace lockstep::conformance {
namespace {

using lockstep::Field;
using tested::Encoding;
using tested::Isa;
using Random = std::mt19937_64;

std::uint32_t below(Random& random, std::uint32_t limit) { return static_cast<std::uint32_t>(random() % limit); }

unsigned field_width(Encoding encoding, Field field) {
  const FieldLayout& layout = Isa::layout(encoding, field);
  return layout.ranges[0].width + layout.ranges[1].width;
}

/// A register number with room for `dwords` behind it, aligned as tuples are.
std::uint32_t register_number(Random& random, std::uint32_t registers, std::uint32_t dwords, std::uint32_t alignment) {
  return below(random, (registers - dwords) / alignment + 1) * alignment;
}

std::uint32_t vgpr(Random& random, std::uint32_t dwords) {
  return register_number(random, Isa::arch_vgprs, dwords, dwords > 1 ? 2 : 1);
}
std::uint32_t sgpr(Random& random, std::uint32_t dwords) {
  return register_number(random, Isa::sgpr_count, dwords, dwords < 4 ? dwords : 4);
}
std::uint32_t inline_constant(Random& random) {
  const std::uint32_t number = below(random, 90);
  return number < 81 ? Isa::inline_zero + number : Isa::inline_float_first + number - 81;
}

std::uint32_t typical_source(Random& random, OperandKind kind, std::uint32_t dwords) {
  const bool any = kind == OperandKind::src || kind == OperandKind::src_nolit || kind == OperandKind::src_nolds ||
                   kind == OperandKind::src_simple;
  const std::uint32_t dice = below(random, 10);
  if (dice < 4 ||
      !(any || kind == OperandKind::src_vgpr_or_accvgpr_or_const || kind == OperandKind::src_vgpr_or_inline))
    return Isa::vgpr_first + vgpr(random, dwords);
  if (dice < 7 && any) return sgpr(random, dwords);
  return inline_constant(random);
}

/// A number as an immediate: a third of them small, for these are shown in decimal or in hexadecimal.
std::uint32_t immediate(Random& random) {
  const bool small = below(random, 3) == 0;
  return small ? below(random, 66) : static_cast<std::uint32_t>(random());
}

std::uint32_t typical_operand(Random& random, const OperandInfo& operand, unsigned width) {
  const std::uint32_t dwords = operand.bits > 32 ? operand.bits / 32u : 1u;
  const auto field = static_cast<Field>(operand.field);
  if (field == Field::sbase) return sgpr(random, dwords) / 2;
  if (field == Field::srsrc) return sgpr(random, dwords) / (width < 7 ? 4 : 1);
  switch (operand.kind) {
    case OperandKind::vgpr:
    case OperandKind::accvgpr:
    case OperandKind::vgpr_or_accvgpr: return vgpr(random, dwords);
    case OperandKind::vgpr_or_lds: return vgpr(random, dwords) + (width == 9 ? Isa::vgpr_first : 0u);
    case OperandKind::ssrc:
    case OperandKind::ssrc_nolit:
    case OperandKind::ssrc_lanesel: return below(random, 2) != 0 ? sgpr(random, dwords) : inline_constant(random);
    case OperandKind::sreg:
    case OperandKind::sreg_novcc:
    case OperandKind::sdst: return sgpr(random, dwords);
    case OperandKind::sreg_m0:
    case OperandKind::sreg_m0_inl:
    case OperandKind::sreg_literal: return sgpr(random, dwords);
    case OperandKind::sdst_null: {
      const std::uint32_t number = sgpr(random, dwords);
      return operand.input ? Isa::saddr_off : number;  // S_WAITCNT_VSCNT takes NULL alone
    }
    case OperandKind::ssrc_barrier_id: return inline_constant(random);
    case OperandKind::simm5:
    case OperandKind::simm24:
    case OperandKind::simm64:
    case OperandKind::attr:
    case OperandKind::clause:
    case OperandKind::delay:
    case OperandKind::sendmsg_rtn:
    case OperandKind::sleep:
    case OperandKind::version:
    case OperandKind::waitcnt_depctr:
    case OperandKind::wait_alu:
    case OperandKind::wait_event:
    case OperandKind::wait_mem_ds:
    case OperandKind::smem_offset_nok: return immediate(random);
    case OperandKind::simm4: return below(random, 16);
    case OperandKind::simm8:
    case OperandKind::simm16:
    case OperandKind::simm32:
    case OperandKind::smem_offset:
    case OperandKind::label:
    case OperandKind::hwreg:
    case OperandKind::sendmsg:
    case OperandKind::waitcnt: return immediate(random);
    default: return typical_source(random, operand.kind, dwords);
  }
}

constexpr std::uint32_t sdwa_selector = 249;

/// The same for RDNA and CDNA5, SDWA aside; of a dual instruction, a second half that exists.
[[maybe_unused]] void set_gfx11_variant(Words& words, Encoding encoding, Random& random) {
  const std::string_view name = Isa::encoding_info(encoding).name;
  const auto set = [&](Field field, std::uint32_t value) { set_field(words, encoding, field, value); };
  const bool scalar = name[0] == 'S';
  const bool second = below(random, 3) == 0;
  if (name.ends_with("_LIT64")) {
    set(scalar ? Field::ssrc0 : Field::src0, 254);
  } else if (name.find("_LIT") != std::string_view::npos && name != "SOPK_LIT") {
    set(scalar ? (second && name != "SOP1_LIT" ? Field::ssrc1 : Field::ssrc0)
        : second && Isa::layout(encoding, Field::src1).present() ? Field::src1
                                                                 : Field::src0,
        Isa::src_literal);
  } else if (name.ends_with("_DPP16")) {
    constexpr std::uint32_t controls[] = {0x1b, 0xe4, 0x101, 0x10f, 0x111, 0x12f, 0x140, 0x141};
    set(Field::src0, Isa::src_dpp);
    set(Field::dpp_ctrl, below(random, 2) != 0 ? 0x150 + below(random, 32) : controls[below(random, 8)]);
  } else if (name.ends_with("_DPP8")) {
    set(Field::src0, 233 + below(random, 2));
  }
  // The other half multiplies or adds; VOPD3 gives it fields for a third source and signs, which it has no use for.
  const bool third = name.starts_with("VOPD3");
  if (Isa::encoding_info(encoding).half == Half::x) {
    set(Field::opy, 3 + below(random, third ? 5 : 6));
    set(Field::srcy0, Isa::vgpr_first + below(random, 256));
    if (third) set(Field::vsrcy2, 0);
    if (third) set(Field::negy, below(random, 4));
  } else if (Isa::encoding_info(encoding).half == Half::y) {
    set(Field::opx, 3 + below(random, third ? 5 : 6));
    set(Field::srcx0, Isa::vgpr_first + below(random, 256));
    if (third) set(Field::vsrcx2, 0);
    if (third) set(Field::negx, below(random, 4));
  }
}

/// What makes a word a literal, DPP or SDWA form, with controls that exist, and matrix formats that exist.
void set_variant(Words& words, Encoding encoding, Random& random) {
  const std::string_view name = Isa::encoding_info(encoding).name;
  const auto set = [&](Field field, std::uint32_t value) { set_field(words, encoding, field, value); };
  if (name.find("_SDWA") != std::string_view::npos) {
    set(Field::src0, sdwa_selector);
    for (const Field field : {Field::src0_sel, Field::src1_sel, Field::dst_sel}) set(field, below(random, 7));
    set(Field::dst_unused, below(random, 3));
    set(Field::sdst, sgpr(random, 2));
  } else if constexpr (Isa::operand_rules == lockstep::OperandRules::rdna) {
    set_gfx11_variant(words, encoding, random);
  } else {
    if (name.ends_with("_LIT") && name != "SOPK_LIT") {
      set(below(random, 2) != 0 && name != "SOP1_LIT" && name[0] == 'S' ? Field::ssrc1 : Field::ssrc0,
          Isa::src_literal);
      const bool has_base = name != "VOP2_LIT" || (words.dwords[0] >> 25 != 23 && words.dwords[0] >> 25 != 24 &&
                                                   words.dwords[0] >> 25 != 36 && words.dwords[0] >> 25 != 37);
      if (has_base) set(Field::src0, Isa::src_literal);
    } else if (name.ends_with("_DPP16")) {
      constexpr std::uint32_t controls[] = {0x1b,  0xe4,  0x101, 0x10f, 0x111, 0x12f, 0x130, 0x134,
                                            0x138, 0x13c, 0x140, 0x141, 0x142, 0x143, 0x150, 0x15f};
      set(Field::src0, Isa::src_dpp);
      set(Field::dpp_ctrl, below(random, 2) != 0 ? 0x150 + below(random, 16) : controls[below(random, 16)]);
    } else if (name == "VOP3PX2") {
      set(Field::cbsz, below(random, 5));
      set(Field::blgp, below(random, 5));
    }
  }
}

/// The bits that tell a form's encoding from others: of a second half, those of the first one.
const EncodingMatch* match_of(const FormInfo& form) {
  const EncodingInfo& info = Isa::encoding_info(static_cast<Encoding>(form.encoding));
  const std::uint8_t told_by = info.half == Half::y ? info.pair : form.encoding;
  for (const EncodingMatch& match : Isa::encoding_matches())
    if (match.encoding == told_by) return &match;
  return nullptr;
}

void set_reserved(Words& words, const FormInfo& form) {
  const ReservedBits& reserved = Isa::reserved(form);
  for (std::size_t i = 0; i < words.dwords.size(); ++i)
    words.dwords[i] = (words.dwords[i] & ~reserved.mask[i]) | reserved.value[i];
}

/// Puts back what tells the form's encoding from others: fields may lie in those bits, whole or in part.
void set_encoding(Words& words, const FormInfo& form) {
  const EncodingMatch* const match = match_of(form);
  for (unsigned k = 0; match != nullptr && k < words.count; ++k)
    words.dwords[k] = (words.dwords[k] & ~match->mask[k]) | match->value[k];
  set_field(words, static_cast<Encoding>(form.encoding), Field::op, form.number);
}

/// The fields of an encoding that choose neither the encoding nor the instruction.
std::vector<Field> free_fields(Encoding encoding) {
  std::vector<Field> fields;
  for (std::size_t i = 0; i < lockstep::field_count; ++i) {
    const auto field = static_cast<Field>(i);
    if (field != Field::op && field != Field::encoding && field != Field::seg && Isa::layout(encoding, field).present())
      fields.push_back(field);
  }
  return fields;
}

/// Operands that the form allows.
void set_operands(Words& words, const FormInfo& form, Random& random) {
  const auto encoding = static_cast<Encoding>(form.encoding);
  for (const OperandInfo& operand : Isa::operands(form)) {
    if (operand.implicit) continue;
    const auto field = static_cast<Field>(operand.field);
    set_field(words, encoding, field, typical_operand(random, operand, field_width(encoding, field)));
  }
  for (const Field field : {Field::vaddr, Field::addr, Field::vsrc0})
    set_field(words, encoding, field, vgpr(random, 2));
  if (below(random, 2) != 0) set_field(words, encoding, Field::saddr, Isa::saddr_off);
  set_field(words, encoding, Field::s0, 0);
  set_field(words, encoding, Field::s1, 0);
}

Words typical(const FormInfo& form, Random& random) {
  const auto encoding = static_cast<Encoding>(form.encoding);
  Words words = empty_words(form);
  for (const Field field : free_fields(encoding)) {
    // Controls that stay off in most instructions, then operands over them.
    const bool control = field_width(encoding, field) <= 3;
    if (!control || below(random, 3) == 0) set_field(words, encoding, field, static_cast<std::uint32_t>(random()));
  }
  set_operands(words, form, random);
  set_encoding(words, form);
  set_variant(words, encoding, random);
  set_reserved(words, form);
  return words;
}

std::vector<std::uint32_t> edge_values(unsigned width) {
  std::set<std::uint32_t> values;
  const std::uint32_t limit = width >= 32 ? ~0u : (1u << width) - 1;
  if (width <= 4)
    for (std::uint32_t value = 0; value <= limit; ++value) values.insert(value);
  for (unsigned bit = 0; bit < width; ++bit)
    for (const std::uint32_t value : {1u << bit, (1u << bit) - 1, limit ^ (1u << bit)}) values.insert(value);
  if (width >= 7 && width <= 9)
    for (const std::uint32_t first : {0u, 12u, 60u, 94u, 100u, 120u, 184u, 200u, 225u, 240u, 496u})
      for (std::uint32_t value = first; value < first + 16 && value <= limit; ++value) values.insert(value);
  values.insert(limit);
  return {values.begin(), values.end()};
}

}  // namespace

std::string to_string(const Words& words) {
  std::string text;
  for (unsigned i = 0; i < words.count; ++i) {
    char hex[16];
    std::snprintf(hex, sizeof hex, "%s%08x", i == 0 ? "" : " ", words.dwords[i]);
    text += hex;
  }
  return text;
}

void set_field(Words& words, Encoding encoding, Field field, std::uint32_t value) {
  for (const BitRange& range : Isa::layout(encoding, field).ranges) {
    if (range.width == 0) break;
    const std::uint32_t mask = (range.width >= 32 ? ~0u : (1u << range.width) - 1) << range.offset % 32;
    std::uint32_t& dword = words.dwords[range.offset / 32];
    dword = (dword & ~mask) | (value << range.offset % 32 & mask);
    value = range.width >= 32 ? 0 : value >> range.width;
  }
}

Words empty_words(const FormInfo& form) {
  Words words;
  words.count = Isa::encoding_info(static_cast<Encoding>(form.encoding)).dwords;
  if (const EncodingMatch* match = match_of(form)) words.dwords = match->value;
  set_field(words, static_cast<Encoding>(form.encoding), Field::op, form.number);
  set_reserved(words, form);
  return words;
}

bool can_be_legal(const FormInfo& form) {
  if (Isa::info(static_cast<tested::Opcode>(form.opcode)).status == Status::unsupported) return false;
  if (!Isa::layout(static_cast<Encoding>(form.encoding), Field::literal).present()) return true;
  for (const OperandInfo& operand : Isa::operands(form))
    for (const OperandKind kind : {OperandKind::src, OperandKind::src_nolds, OperandKind::src_simple, OperandKind::ssrc,
                                   OperandKind::sreg_literal, OperandKind::simm32, OperandKind::simm64})
      if (!operand.implicit && operand.kind == kind) return true;
  return false;
}

std::vector<Words> typical_words(unsigned variants, std::uint64_t seed) {
  Random random(seed);
  std::vector<Words> result;
  for (const FormInfo& form : Isa::forms())
    for (unsigned i = 0; i < variants; ++i) result.push_back(typical(form, random));
  return result;
}

std::vector<Words> hardware_register_words(std::uint64_t seed) {
  Random random(seed);
  std::vector<Words> result;
  for (const FormInfo& form : Isa::forms()) {
    const auto named = [&](const OperandInfo& operand) { return operand.kind == OperandKind::hwreg; };
    if (std::ranges::none_of(Isa::operands(form), named)) continue;
    for (std::uint32_t id = 0; id < 64; ++id) {
      Words words = typical(form, random);
      set_field(words, static_cast<Encoding>(form.encoding), Field::simm16, 31u << 11 | id);
      result.push_back(words);
    }
  }
  return result;
}

std::vector<Words> edge_words(std::uint64_t seed) {
  Random random(seed);
  std::vector<Words> result;
  std::set<std::tuple<std::uint8_t, std::uint16_t, std::uint16_t>> seen;
  std::size_t index = 0;
  for (const FormInfo& form : Isa::forms()) {
    const AsmForm& spelled = Assembly<Isa>::form(index++);
    if (!seen.emplace(form.encoding, spelled.operands, spelled.modifiers).second) continue;
    const auto encoding = static_cast<Encoding>(form.encoding);
    for (const Field field : free_fields(encoding))
      for (const std::uint32_t value : edge_values(field_width(encoding, field))) {
        Words words = typical(form, random);
        set_field(words, encoding, field, value);
        result.push_back(words);
      }
    for (unsigned bit = 0; bit < 128; ++bit)
      if ((Isa::reserved(form).mask[bit / 32] >> bit % 32 & 1u) != 0) {
        Words words = typical(form, random);
        words.dwords[bit / 32] ^= 1u << bit % 32;
        result.push_back(words);
      }
  }
  return result;
}

std::vector<std::string> families() {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < Isa::encoding_count; ++i) {
    const EncodingInfo& info = Isa::encoding_info(static_cast<Encoding>(i));
    bool used = false;
    for (const FormInfo& form : Isa::forms()) used = used || form.encoding == i;
    if (used) names.emplace_back(info.name);
  }
  return names;
}

std::vector<Words> random_words(const std::string& family, std::size_t count, std::uint64_t seed) {
  Random random(seed);
  std::vector<const FormInfo*> forms;
  for (const FormInfo& form : Isa::forms())
    if (Isa::encoding_info(static_cast<Encoding>(form.encoding)).name == family) forms.push_back(&form);
  if (forms.empty()) throw std::runtime_error("no instruction has the format " + family);
  const auto encoding = static_cast<Encoding>(forms.front()->encoding);
  std::vector<Words> result(count);
  for (std::size_t i = 0; i < count; ++i) {
    Words& words = result[i];
    const FormInfo& form = *forms[below(random, static_cast<std::uint32_t>(forms.size()))];
    words = empty_words(form);
    for (const Field field : free_fields(encoding))
      set_field(words, encoding, field, static_cast<std::uint32_t>(random()));
    if (i % 2 == 0) {
      if (i % 4 == 0) set_operands(words, form, random);
      set_encoding(words, form);
      set_variant(words, encoding, random);
      set_reserved(words, form);
      continue;
    }
    // Bits outside every field and opcodes that do not exist have their turn here.
    if (const EncodingMatch* match = match_of(form))
      for (unsigned k = 0; k < words.count; ++k)
        words.dwords[k] = (static_cast<std::uint32_t>(random()) & ~match->mask[k]) | match->value[k];
    if (i % 4 == 1) set_field(words, encoding, Field::op, form.number);
    if (i % 8 < 4) set_variant(words, encoding, random);
  }
  return result;
}

}  // namespace lockstep::conformance
