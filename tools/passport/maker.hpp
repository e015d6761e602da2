// The cases of one ISA: every form of an instruction that computes, with registers of the windows, without and with
// modifiers, in several MODEs.
#pragma once

#include <algorithm>
#include <bit>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "fast/any_instruction.hpp"
#include "inputs.hpp"
#include "instruction.hpp"
#include "lockstep/matrix/matrix_op.hpp"
#include "passport.hpp"

namespace passport {

class Maker {
 public:
  Maker(const lockstep::IsaTables& isa, std::uint32_t lanes, std::string_view only, std::uint32_t each)
      : isa_(isa), has_accvgprs_(isa.max_vgprs > isa.arch_vgprs), lanes_(lanes), only_(only), each_(each) {}

  void make(Passport& passport) {
    for (std::size_t form = 0; form < isa_.forms().size(); ++form) {
      const FormInfo& info = isa_.forms()[form];
      const std::string_view name = info_of(info).name;
      if (!name.starts_with(only_) || number_of(name) % each_ != 0) continue;
      const std::size_t before = passport.cases.size();
      const std::string reason = add_form(passport, form);
      if (passport.cases.size() == before)
        uncovered_.emplace(name, reason);
      else
        covered_.insert(name);
    }
    for (const auto& [name, reason] : uncovered_)
      if (!covered_.contains(name)) passport.notes += std::string(name) + ": " + reason + "\n";
  }

 private:
  using Instruction = lockstep::AnyInstruction;
  using State = lockstep::State;

  static constexpr std::uint32_t default_mode = 0x3f0, flushing = 0x300, ovfl = 1u << 23;

  const lockstep::InstructionInfo& info_of(const FormInfo& form) const { return isa_.info(form.opcode); }
  std::string_view encoding_name(const FormInfo& form) const { return isa_.encoding_info(form.encoding).name; }
  std::size_t number_of(std::string_view name) { return numbers_.emplace(name, numbers_.size()).first->second; }

  // Why an instruction cannot be held against a GPU in this way; empty: it can.
  std::string refusal(const FormInfo& form) const {
    const lockstep::InstructionInfo& info = info_of(form);
    if (info.status == lockstep::Status::unsupported) return "unsupported here";
    if (info.memory != nullptr) return has_accvgprs_ && is_covered_access(*info.memory) ? "" : "memory or LDS";
    if (info.branch || info.terminator || info.reads.has(State::pc) || info.writes.has(State::pc))
      return "the program counter";
    constexpr std::pair<State, const char*> others[] = {{State::memory, "memory"},
                                                        {State::lds, "LDS"},
                                                        {State::signal, "tells the machine something"},
                                                        {State::hwregs, "hardware registers"},
                                                        {State::flat_scratch, "FLAT_SCRATCH"}};
    for (const auto& [state, reason] : others)
      if (info.reads.has(state) || info.writes.has(state)) return reason;
    if (info.writes.has(State::mode) || info.writes.has(State::status)) return "changes MODE or STATUS";
    if (info.writes.bits == 0) return "writes nothing that is kept";
    return "";
  }

  /// One instruction in the making: a form, and the other half of a dual one.
  struct Draft {
    std::size_t form = 0;
    const FormInfo* other = nullptr;
    Words words;
    bool pairs = false;  ///< operands of 64 bits in a dual instruction
  };

  void set(Draft& draft, const FormInfo& form, Field field, std::uint64_t value) const {
    const lockstep::FieldLayout& layout = isa_.layout(form.encoding, field);
    value ^= layout.inverted;
    for (const lockstep::BitRange& range : layout.ranges) {
      if (range.width == 0) break;
      const std::uint32_t mask = range.width >= 32 ? ~0u : (1u << range.width) - 1;
      std::uint32_t& word = draft.words.dwords[range.offset / 32];
      word = (word & ~(mask << range.offset % 32)) | (static_cast<std::uint32_t>(value) & mask) << range.offset % 32;
      value >>= range.width;
    }
  }
  bool has(const FormInfo& form, Field field) const { return isa_.layout(form.encoding, field).present(); }
  unsigned width(const FormInfo& form, Field field) const {
    const auto& ranges = isa_.layout(form.encoding, field).ranges;
    return ranges[0].width + ranges[1].width;
  }

  /// The words that mark the form, or both halves.
  Draft begin(std::size_t number, const FormInfo* other) const {
    const FormInfo& form = isa_.forms()[number];
    Draft draft{number, other, {}, has_pairs(form) || (other != nullptr && has_pairs(*other))};
    draft.words.count = isa_.encoding_info(form.encoding).dwords;
    for (const lockstep::EncodingMatch& match : isa_.encoding_matches())
      for (const FormInfo* half : {&form, other})
        if (half != nullptr && match.encoding == half->encoding)
          for (std::size_t i = 0; i < 4; ++i) draft.words.dwords[i] |= match.value[i];
    for (const FormInfo* half : {&form, other}) {
      if (half == nullptr) continue;
      set(draft, *half, Field::op, half->number);
      reserve(draft, *half);
    }
    return draft;
  }
  bool has_pairs(const FormInfo& form) const {
    for (const OperandInfo& operand : isa_.operands(form))
      if (operand.bits == 64 && !operand.implicit) return true;
    return false;
  }
  void reserve(Draft& draft, const FormInfo& form) const {
    const lockstep::ReservedBits& reserved = isa_.reserved(form);
    for (std::size_t i = 0; i < 4; ++i)
      draft.words.dwords[i] = (draft.words.dwords[i] & ~reserved.mask[i]) | reserved.value[i];
  }

  /// Registers of the windows for all operands; a reason if one has none.
  std::string operands(Draft& draft, const FormInfo& form, bool halves) {
    const bool moved = has(form, Field::vsrc0);  // DPP and SDWA
    for (const OperandInfo& operand : isa_.operands(form)) {
      if (operand.implicit) continue;
      Field field = static_cast<Field>(operand.field);
      const Place place = place_of(operand.kind);
      if (const lockstep::MemoryOp* const access = info_of(form).memory;
          access != nullptr && window_of(field) != destination) {
        const bool flat = access->address == lockstep::AddressForm::flat;
        if (operand.role == lockstep::Role::address) set(draft, form, field, flat ? address_vgpr : offset_vgpr);
        if (operand.role == lockstep::Role::resource) set(draft, form, field, descriptor_number);
        if (operand.role == lockstep::Role::offset)
          set(draft, form, field, field == Field::saddr ? base_sgpr : isa_.inline_zero);
        continue;
      }
      if (place == Place::other) return "operands that are no registers of these kinds";
      if (place == Place::constant) {
        const std::uint64_t value = random_();
        set(draft, form, field, random_() % 3 == 0 ? value % 64 : value);
        continue;
      }
      if (moved && field == Field::src0) field = Field::vsrc0;
      const auto window = window_of(field);
      if (!window) return "operands that are no registers of these kinds";
      const Half half = isa_.encoding_info(form.encoding).half;
      std::uint32_t number = (place == Place::vgpr ? first_vgpr : first_sgpr)[*window];
      if (place == Place::vgpr) number += place_in_window(field, half, draft.pairs);
      if (place == Place::vgpr && width(form, field) == 9) number += isa_.vgpr_first;
      if (place == Place::vgpr && operand.half && halves && random_() % 2 != 0) number += 128;
      set(draft, form, field, number);
    }
    return "";
  }

  /// What makes the words a form with a literal, DPP or SDWA.
  void variant(Draft& draft, const FormInfo& form, std::uint32_t number) {
    const bool second = number % 2 != 0;
    if (has(form, Field::literal)) {
      bool narrow = false, own = false;
      for (const OperandInfo& operand : isa_.operands(form)) {
        narrow = narrow || (operand.input && operand.bits == 16);
        own = own || (!operand.implicit && static_cast<Field>(operand.field) == Field::literal);
      }
      set(draft, form, Field::literal,
          narrow ? (number % 2 != 0 ? 0x3456u : 0xc124u) : 0x3f123456u + number * 0x00500000u);
      const std::uint32_t selector = width(form, Field::literal) == 64 ? isa_.src_literal64 : isa_.src_literal;
      if (!own) {
        if (has(form, Field::ssrc0))
          set(draft, form, second && has(form, Field::ssrc1) ? Field::ssrc1 : Field::ssrc0, selector);
        if (has(form, Field::src0))
          set(draft, form, second && has(form, Field::src1) ? Field::src1 : Field::src0, selector);
      }
    } else if (has(form, Field::dpp_ctrl)) {
      constexpr std::uint32_t controls[] = {0x1b, 0x101, 0x111, 0x140, 0x10f, 0x12f, 0x141, 0xe4};
      set(draft, form, Field::src0, isa_.src_dpp);
      const std::uint32_t turn = dpp_turn_++;
      set(draft, form, Field::dpp_ctrl, turn % 4 == 3 ? 0x150 + turn / 4 % 16 : controls[turn % 8]);
      set(draft, form, Field::row_mask, number == 0 ? 15 : random_());
      set(draft, form, Field::bank_mask, number == 0 ? 15 : random_());
      set(draft, form, Field::bound_ctrl, turn / 2 % 2);
      set(draft, form, Field::fetch_inactive, turn / 3 % 2);
    } else if (has(form, Field::lane_sel_0)) {
      set(draft, form, Field::src0, number % 2 == 0 ? isa_.src_dpp8 : isa_.src_dpp8_fi);
      for (const Field lane : {Field::lane_sel_0, Field::lane_sel_1, Field::lane_sel_2, Field::lane_sel_3,
                               Field::lane_sel_4, Field::lane_sel_5, Field::lane_sel_6, Field::lane_sel_7})
        set(draft, form, lane, random_());
    } else if (has(form, Field::src0_sel)) {
      set(draft, form, Field::src0, isa_.src_sdwa);
      for (const Field field : {Field::src0_sel, Field::src1_sel, Field::dst_sel})
        set(draft, form, field, number == 0 ? 6 : random_() % 7);
      set(draft, form, Field::dst_unused, number == 0 ? 0 : random_() % 3);
    }
  }

  bool floats(const FormInfo& form, bool inputs_only) const {
    for (const OperandInfo& operand : isa_.operands(form)) {
      using Kind = lockstep::DataFormat::Kind;
      if ((operand.input || !inputs_only) &&
          (operand.format.kind == Kind::floating || operand.format.kind == Kind::bfloat))
        return true;
    }
    return false;
  }

  /// How one case of a form differs from the plain one.
  struct Variant {
    std::uint32_t neg = 0, abs = 0, clamp = 0, omod = 0;
    bool op_sel = false, formats = false;
    std::uint32_t accvgprs = 0;  ///< bit 0: A, or what is loaded or stored; bit 1: B; bit 2: C and D
    std::uint32_t mode = default_mode;
    std::uint32_t rows = 2;
  };

  void modifiers(Draft& draft, const FormInfo& form, const Variant& choice) {
    if (has(form, Field::op_sel_hi) && form_is_packed(form)) {
      set(draft, form, Field::op_sel_hi, 3);
      set(draft, form, Field::op_sel_hi_2, 1);
    }
    const auto some = [&](Field field, std::uint32_t on) {
      if (on != 0 && has(form, field)) set(draft, form, field, on == 1 ? random_() | 1 : random_());
    };
    some(Field::neg, choice.neg);
    some(Field::neg_hi, choice.neg == 0 ? 0 : 2);
    some(Field::abs, choice.abs);
    for (const Field field : {Field::src0_neg, Field::src1_neg}) some(field, choice.neg);
    for (const Field field : {Field::src0_abs, Field::src1_abs}) some(field, choice.abs);
    if (choice.neg != 0 && !floats(form, true))
      for (const Field field : {Field::src0_sext, Field::src1_sext}) some(field, 2);
    if (has(form, Field::clamp)) set(draft, form, Field::clamp, choice.clamp);
    if (has(form, Field::omod)) set(draft, form, Field::omod, choice.omod);
    if (choice.op_sel)
      for (const Field field : {Field::op_sel, Field::op_sel_hi, Field::op_sel_hi_2}) some(field, 2);
    if (choice.formats) formats(draft, form);
    if (has(form, Field::offen)) set(draft, form, Field::offen, 1);
    if (has(form, Field::acc)) set(draft, form, Field::acc, choice.accvgprs & 3u);
    if (has(form, Field::acc_cd)) set(draft, form, Field::acc_cd, choice.accvgprs >> 2);
  }
  /// Formats of A and B, or which blocks or indices a matrix takes: what there is.
  void formats(Draft& draft, const FormInfo& form) {
    const lockstep::InstructionInfo& info = info_of(form);
    if (info.formats_by_cbsz || info.formats_by_op_sel || info.matrix == nullptr) {
      for (const Field field :
           {Field::cbsz, Field::blgp, Field::abid, Field::op_sel, Field::op_sel_hi, Field::op_sel_hi_2})
        if (has(form, field)) set(draft, form, field, random_());
    } else if (info.matrix->sparse) {
      const std::uint32_t items = info.matrix->k * info.matrix->m / 128u;  // two bits for each element of a lane
      set(draft, form, Field::abid, items < 16 ? random_() % (16 / items) : 0);
    } else {
      const std::uint64_t group =
          random_() % static_cast<std::uint64_t>(std::bit_width(std::uint32_t{info.matrix->blocks}));
      set(draft, form, Field::cbsz, group);
      set(draft, form, Field::abid, random_() % (std::uint64_t{1} << group));
      set(draft, form, Field::blgp, random_());
    }
  }
  bool form_is_packed(const FormInfo& form) const { return encoding_name(form).starts_with("VOP3P"); }

  bool primary(const FormInfo& form) const {
    const std::string_view name = encoding_name(form);
    for (const Field field : {Field::dpp_ctrl, Field::lane_sel_0, Field::src0_sel, Field::literal})
      if (has(form, field)) return false;
    if (isa_.encoding_info(form.encoding).half != Half::none) return false;
    if (name.starts_with("VOP3") || has(form, Field::op_sel)) return true;
    // The only one of its words.
    for (const FormInfo& each : isa_.forms())
      if (each.opcode == form.opcode && &each != &form && encoding_name(each).starts_with("VOP3")) return false;
    return true;
  }

  std::vector<Variant> variants(const FormInfo& form) const {
    const lockstep::InstructionInfo& info = info_of(form);
    const bool floating = floats(form, false),
               mode = info.reads.has(State::mode) || (info.matrix != nullptr && floating);
    const bool scalar = !has(form, Field::src0);
    std::vector<Variant> list;
    if (info.memory != nullptr) return {{.rows = 4}, {.accvgprs = 1, .rows = 4}};
    if (!primary(form)) {
      list.push_back({.rows = 1});
      list.push_back({.neg = 2, .abs = 2, .op_sel = true, .rows = 1});
      return list;
    }
    list.push_back({.rows = info.matrix != nullptr ? 6u : scalar ? 4u : 10u});
    if (floats(form, true)) {
      list.push_back({.neg = 1});
      list.push_back({.abs = 1});
    } else if (has(form, Field::neg)) {
      list.push_back({.neg = 2});
    }
    list.push_back({.clamp = 1});
    if (floating) {
      for (std::uint32_t omod = 1; omod < 4; ++omod)
        list.push_back({.omod = omod, .mode = omod == 2 ? 0u : default_mode});
      list.push_back({.neg = 2, .abs = 2, .clamp = 1, .omod = 1, .mode = 0});
    }
    for (int i = 0; i < 2; ++i) list.push_back({.neg = floating ? 2u : 0u, .op_sel = true});
    if (info.matrix != nullptr && has_accvgprs_)
      for (const std::uint32_t where : {1u, 2u, 4u, 7u}) list.push_back({.accvgprs = where});
    if (info.formats_by_cbsz || info.formats_by_op_sel)
      for (int i = 0; i < 10; ++i) list.push_back({.formats = true});
    else if (has(form, Field::cbsz))
      for (int i = 0; i < 3; ++i) list.push_back({.formats = true});
    if (mode) {
      for (std::uint32_t round = 1; round < 4; ++round) list.push_back({.mode = default_mode | round | round << 2});
      for (const std::uint32_t denormals : {0x00u, 0x50u, 0xa0u})
        list.push_back({.mode = (default_mode & ~0xf0u) | denormals});
      list.push_back({.mode = default_mode | ovfl});
      list.push_back({.neg = 2, .abs = 2, .clamp = 1, .mode = 0xf0 | ovfl});
      list.push_back({.neg = 2, .omod = 3, .op_sel = true, .mode = 0x05 | ovfl});
      list.push_back({.mode = 0xf0});
    }
    return list;
  }

  /// Cases of a form; if there are none, the reason.
  std::string add_form(Passport& passport, std::size_t number) {
    const FormInfo& form = isa_.forms()[number];
    if (std::string reason = refusal(form); !reason.empty()) return reason;
    const lockstep::EncodingInfo& encoding = isa_.encoding_info(form.encoding);
    random_.seed(number);
    std::string reason = "no legal operands";
    const std::vector<Variant> list = variants(form);
    std::vector<Words> known;
    std::vector<std::uint32_t> known_modes;
    for (std::uint32_t i = 0; i < list.size(); ++i) {
      for (int attempt = 0; attempt < 12; ++attempt) {
        Draft draft;
        if (encoding.half == Half::none) {
          draft = begin(number, nullptr);
        } else {
          const FormInfo* const other = partner(form, i + attempt);
          if (other == nullptr) return "no other half";
          draft = encoding.half == Half::x ? begin(number, other)
                                           : begin(static_cast<std::size_t>(other - isa_.forms().data()), &form);
        }
        std::string problem = fill(draft, list[i], i);
        if (!problem.empty()) {
          reason = problem;
          break;
        }
        const auto decoded =
            lockstep::decode(isa_, std::span<const std::uint32_t>(draft.words.dwords).first(draft.words.count))
                .at_end();
        const Instruction& instruction = decoded.instruction;
        if (decoded.error != lockstep::DecodeError::none || !isa_.legal(instruction, lanes_)) continue;
        if (instruction.form != draft.form || instruction.dwords != draft.words.count) continue;
        bool seen = false;
        for (std::size_t k = 0; k < known.size(); ++k)
          seen = seen || (known[k].dwords == draft.words.dwords && known_modes[k] == list[i].mode);
        if (seen) continue;
        known.push_back(draft.words);
        known_modes.push_back(list[i].mode);
        add_case(passport, instruction, draft.words, list[i]);
        break;
      }
    }
    return reason;
  }

  std::string fill(Draft& draft, const Variant& choice, std::uint32_t number) {
    for (const FormInfo* half : {static_cast<const FormInfo*>(&isa_.forms()[draft.form]), draft.other}) {
      if (half == nullptr) continue;
      modifiers(draft, *half, choice);
      if (std::string problem = operands(draft, *half, choice.op_sel); !problem.empty()) return problem;
      variant(draft, *half, number);
      reserve(draft, *half);
    }
    return "";
  }

  /// The other half of a dual instruction: one that computes, another one each time.
  const FormInfo* partner(const FormInfo& form, std::uint32_t turn) const {
    const std::uint8_t pair = isa_.encoding_info(form.encoding).pair;
    std::vector<const FormInfo*> list;
    for (const FormInfo& each : isa_.forms())
      if (each.encoding == pair && refusal(each).empty()) list.push_back(&each);
    return list.empty() ? nullptr : list[(form.number * 7u + turn * 3u) % list.size()];
  }

  void add_case(Passport& passport, const Instruction& instruction, const Words& words, const Variant& choice) {
    const lockstep::InstructionInfo& info = instruction.info();
    Case each;
    each.code = static_cast<std::uint32_t>(passport.cases.size()) * slot_bytes;
    each.mode = choice.mode;
    bool wide = false, vector = false;
    std::uint32_t kept = 0;
    std::array<const OperandInfo*, windows> operands{};
    std::array<bool, windows> chosen_bytes{};  // elements of a matrix that a field makes FP8 or BF8
    const bool pairs =
        has_pairs(instruction.form_info()) || (instruction.dual() && has_pairs(instruction.second_half().form_info()));
    const auto take = [&](const Instruction& half) {
      const Half which = isa_.encoding_info(half.encoding()).half;
      for (const OperandInfo& operand : half.operands()) {
        if (operand.implicit) continue;
        const auto field = static_cast<Field>(operand.field);
        const auto window = window_of(field);
        if (!window) continue;
        const Place place = place_of(operand.kind);
        const std::uint32_t bits = half.operand_bits(operand, lanes_);
        const std::uint32_t dwords = bits > 32 ? bits / 32 : 1;
        vector = vector || place == Place::vgpr;
        wide = wide || (place == Place::vgpr && dwords > 2 && info.memory == nullptr);
        // The format of what is read; the old value of a destination has its own.
        if (operands[*window] == nullptr || operand.input) operands[*window] = &operand;
        if (info.matrix != nullptr && (info.formats_by_cbsz || info.formats_by_op_sel) &&
            (*window == source0 || *window == source1))
          chosen_bytes[*window] =
              bits * lanes_ == 8u * info.matrix->k * (*window == source0 ? info.matrix->m : info.matrix->n);
        if (operand.output && place == Place::vgpr && *window == destination)
          kept = std::max(kept, dwords + place_in_window(field, which, pairs));
        if (operand.output && place == Place::vgpr && *window == source0) each.kept |= Case::writes_source;
      }
    };
    take(instruction);
    if (instruction.dual()) take(instruction.second_half());
    if (info.writes.has(State::s0)) each.kept |= Case::writes_source;
    if (info.memory != nullptr && info.memory->action == lockstep::MemoryAction::store) {
      kept = access_stride / 4;
      each.kept |= info.memory->address == lockstep::AddressForm::lds ? Case::stores_to_lds : Case::stores;
    }
    // A destination of a computed number, and one that nobody names.
    if (vector && kept == 0 && info.writes.has(State::vgprs)) kept = 1;
    if ((each.kept & Case::writes_source) != 0) kept = std::max(kept, 1u) + 1;
    if (vector && info.writes.has(State::vgprs)) kept = std::max(kept, 3u);
    for (const lockstep::RegisterUse& use : lockstep::uses(instruction, lanes_, no_split).all())
      if (use.file == lockstep::UsedFile::vgpr && use.first >= isa_.arch_vgprs && has_accvgprs_)
        each.kept |= Case::in_accvgprs(info.memory != nullptr ? destination : window_of(use.role));
    each.kept |= std::min(kept, vgprs_of[destination]) | (wide ? Case::wide : 0) | (vector ? 0 : Case::scalar);
    if (!vector && (info.writes.has(State::exec) || info.writes.has(State::vcc))) each.kept |= Case::writes_masks;
    for (std::uint8_t window = 0; window < windows; ++window) {
      const OperandInfo* const operand = operands[window];
      const Pool pool = info.memory != nullptr ? Pool::i32
                        : window == scales     ? Pool::wide_scales
                        : chosen_bytes[window] ? Pool::wide_small_floats
                        : operand == nullptr   ? (wide ? Pool::wide_bits : Pool::i32)
                                               : pool_for(operand->format, operand->bits, wide);
      each.inputs[window] = pool_offset(pool);
      const bool two =
          pool == Pool::f64 || pool == Pool::i64 || instruction.dual() || (operand != nullptr && operand->bits > 32);
      each.strides[window] = static_cast<std::uint16_t>(pool == Pool::wide_f64   ? 40
                                                        : pool >= Pool::wide_f16 ? 28
                                                        : two                    ? 8
                                                                                 : 4);
    }
    if (info.memory != nullptr) each.strides[scales] = access_stride;
    each.first_row = wide ? narrow_rows : 0;
    each.rows = std::min(choice.rows, wide ? wide_rows : narrow_rows);
    if (each.dwords() >= 8) each.rows = (each.rows + 1) / 2;  // these have enough results in a row
    // Cases with few rows begin with others, too.
    if (each.rows < 3 && !wide)
      each.first_row = static_cast<std::uint32_t>(passport.cases.size() * 2 % (narrow_rows - 2));
    if (each.rows < 3 && wide) each.first_row += static_cast<std::uint32_t>(passport.cases.size() % (wide_rows - 2));
    each.row_bytes = row_bytes(each, lanes_);
    each.results = results_;
    results_ += each.rows * each.row_bytes;
    passport.cases.push_back(each);
    passport.words.push_back(words);
  }

  const lockstep::IsaTables& isa_;
  bool has_accvgprs_;
  std::uint32_t lanes_;
  std::string_view only_;
  std::uint32_t each_;
  std::uint32_t results_ = 0, dpp_turn_ = 0;
  std::mt19937_64 random_;
  std::map<std::string_view, std::string> uncovered_;
  std::set<std::string_view> covered_;
  std::map<std::string_view, std::size_t> numbers_;
};

}  // namespace passport
