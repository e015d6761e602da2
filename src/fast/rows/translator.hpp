// Vector operations as micro-ops: what brings their sources into shape, the row operation, and what puts its results
// into place.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>

#include "fast/host/host_isa.hpp"
#include "fast/program/emitter.hpp"
#include "fast/program/handler_table.hpp"
#include "fast/program/op_views.hpp"
#include "fast/program/source_places.hpp"
#include "fast/rows/by_reference.hpp"
#include "fast/rows/denormals.hpp"
#include "fast/rows/dpp.hpp"
#include "fast/rows/exceptions.hpp"
#include "fast/rows/moves.hpp"
#include "fast/rows/other_lanes.hpp"

namespace lockstep::fast {

class RowTranslator : protected Emitter {
 protected:
  using Op = MicroOp;
  using Handler = MicroOp::Handler;

  using Emitter::Emitter;

  /// Of the row operation emitted last by a row handler, not lane by lane; null where the instruction has none.
  const OperationShape* row_shape_ = nullptr;

  /// Emits an operation that reaches other lanes; false (and nothing is emitted) when this form of it has no native
  /// translation.
  bool lanes_operation(const HandlerEntry& entry) {
    const OperationShape& shape = entry.shape;
    if (plan_.sdwa || plan_.dpp) return false;
    if (shape.s0 != 0 ? !is_scalar_source(plan_.s[0], shape.s0) : !plan_.s[0].is_vgpr()) return false;
    if (shape.s1 != 0 && !is_scalar_source(plan_.s[1], shape.s1)) return false;
    if (shape.d0 != 0 ? !is_scalar_destination(isa(), plan_.d0) || plan_.d0.bits != shape.d0 : !plan_.d0.is_vgpr())
      return false;
    const OperandPlace s0 = shape.s0 != 0 ? scalar_source(0) : OperandPlace{};
    const OperandPlace s1 = shape.s1 != 0 ? scalar_source(1) : OperandPlace{};
    const bool exec_full = !any_exec() && program_.key.wave_size == row_lanes;  // 64 ones
    Op& op = emit(exec_full ? entry.exec_full : entry.handler,
                  lanes_extra(plan_.src0_number, plan_.dst_number, plan_.op_sel).bits);
    set(op, slot_s0, s0);
    set(op, slot_s1, s1);
    if (shape.d0 != 0) set(op, slot_d, scalar_place(plan_.d0.number));
    exec_may_change_ = shape.d0 != 0 && is_exec(plan_.d0);
    return true;
  }

  /// Emits a row operation; false (and nothing is emitted) when this form of it has no native translation.
  bool row_operation(const AnyInstruction& instruction, const HandlerEntry& of_opcode) {
    const InstructionInfo& info = instruction.info();
    const LaneFunction on_lane = kernels_.operations.on_lane(instruction.opcode);
    const HandlerEntry entry = with_numerics(of_opcode);
    const OperationShape& shape = entry.shape;
    if (!has_rows(info, shape)) return false;
    const bool exec_alone = shape.writes_exec_lane && !shape.writes_mask;
    // V_CMPX without a mask of its own: the handlers of V_CMP, which clear the bits of lanes that are not in EXEC.
    if (exec_alone) plan_.mask_out.number = FastWave::exec_lo;
    if (isa().selectors[plan_.mask_out.number].is_null()) plan_.mask_out.number = dropped_mask;
    const bool half = info.high_half != HighHalf::not_applicable;
    const bool selects = info.reads.has(State::op_sel);

    written_ = any_exec() ? std::optional(exec_place()) : std::nullopt;
    const bool scaled = scales(info);
    const bool exact = exactly(entry) || scaled;
    const bool looks =
        exact && !scaled && !exec_alone && only_by_denormals(entry);        // else who writes EXEC is not known yet
    if (looks && !written_) written_ = scalar_constant(~std::uint64_t{0});  // sources must outlive the result
    std::array<OperandPlace, 4> places{};
    for (std::uint32_t i = 0; i < 3; ++i)
      if (sizes(shape)[i] != 0) places[slot_s0 + i] = row_source(i, info.modifiers, selects);
    const bool high = half && (plan_.op_sel & 8) != 0;
    const bool part = plan_.sdwa && plan_.d0.bits <= 32;
    const bool merges =
        part ? plan_.dst_sel != sdwa_dword : half && (high || isa().true16 || info.high_half == HighHalf::keep);
    const OperandPlace destination = shape.d0 != 0 ? vgpr(plan_.d0.number) : OperandPlace{};
    const OperandPlace old = shape.old_d0 != 0 && high ? high_half_of(destination) : destination;
    const Finish end = shape.d0 != 0 ? finish(info, half) : Finish{};
    const bool writes_lanes = written_ && !exact && !merges && end.handler == nullptr && entry.writes_lanes();
    const bool blends = written_ && shape.d0 != 0 && !writes_lanes;
    OperandPlace result = merges || blends ? temporary_place(result_temporary) : destination;
    places[slot_d] = result;
    if (raises(info)) raise_row(on_lane, entry, info, places, old);
    if (exact) {
      exact_row(on_lane, entry, looks ? look_at_sources_here() : run_exact_row, places, old);
      program_.exact_rows.back().flushes_results = scaled;
      if (looks) row_under_watch(entry, places, old);
    } else {
      row(entry, places, old, writes_lanes ? written_->offset : 0);
    }
    if (!exact || looks) row_shape_ = &of_opcode.shape;
    if (end.handler != nullptr) {
      Op& op = emit(end.handler, end.extra);
      set(op, slot_s0, result);
      set(op, slot_d, result);
    }
    if (merges) {
      const OperandPlace merged = blends ? temporary_place(merged_temporary) : destination;
      Op& merge = emit(part ? for_this_host<merge_part>() : for_this_host<merge_half>());
      if (part)
        PartMergeView{merge}.set(plan_.dst_sel, plan_.dst_unused);
      else
        HalfMergeView{merge}.high() = high ? 1 : 0;
      set(merge, slot_s0, result);
      set(merge, slot_s1, destination);
      set(merge, slot_d, merged);
      result = merged;
    }
    if (blends) {
      Op& last = emit(blend_handler(shape.d0), shape.d0 / 32u);
      set(last, slot_s0, result);
      set(last, slot_s1, *written_);
      set(last, slot_d, destination);
    }
    if (shape.writes_exec_lane && !exec_alone) emit(copy_mask_to_exec, plan_.mask_out.number);
    drop_mask(exact);
    exec_may_change_ = shape.writes_exec_lane || is_exec_mask(shape);
    return true;
  }

  /// Does the program keep exception flags that the instruction may raise?
  bool raises(const InstructionInfo& info) const { return program_.key.exceptions && info.traits.exceptions; }

 private:
  /// Two of the numbers that stand for what follows an instruction: engines keep nothing there.
  static constexpr std::uint16_t dropped_mask = 254;

  static std::array<std::uint8_t, 3> sizes(const OperationShape& shape) { return {shape.s0, shape.s1, shape.s2}; }
  /// Do the row handlers and the micro-ops around them do all that the instruction asks for?
  bool has_rows(const InstructionInfo& info, const OperationShape& shape) const {
    if (info.ignores_exec) return false;
    if (plan_.dpp && (!plan_.s[plan_.dpp_source].is_vgpr() || shape.writes_exec_lane || is_exec_mask(shape)))
      return false;
    if (plan_.dpp && shape.s0 == 0) return false;  // V_CMP_T: nothing is moved that would say which lanes are written
    if (shape.d0 != 0 && (!plan_.d0.is_vgpr() || (plan_.d0.bits > 32) != (shape.d0 == 64))) return false;
    if (shape.d0 != 0 && is_exec_mask(shape)) return false;
    if (shape.reads_vcc_lane && !is_scalar_register(isa(), plan_.mask_in)) return false;
    if (shape.writes_mask && drops_writes(isa(), plan_.mask_out.number)) return false;
    for (std::size_t i = 0; i < 3; ++i)
      if (sizes(shape)[i] != 0 && !source_exists(i, sizes(shape)[i])) return false;
    return shape.old_d0 == 0 || size_fits(plan_.d0, shape.old_d0);
  }
  bool is_exec_mask(const OperationShape& shape) const { return shape.writes_mask && is_exec(plan_.mask_out); }

  bool source_exists(std::size_t i, std::uint32_t bits) const {
    const OperandSlot& slot = plan_.s[i];
    if (slot.file == RegisterFile::none || slot.bits > 64 || slot.twice || !size_fits(slot, bits)) return false;
    return slot.bits <= 32 || plan_.modifiers[i].select == sdwa_dword;  // parts are parts of a dword
  }

  /// The handlers with those for the hardware's arithmetic in their place where that is in force. Without any the
  /// reference's functions do it.
  HandlerEntry with_numerics(const HandlerEntry& of_opcode) const {
    HandlerEntry entry = with_handlers(of_opcode);
    const NumericFunction function = entry.shape.numeric;
    if (function == NumericFunction::none || program_.key.silicon == Silicon::none) return entry;
    entry.handler =
        kernels_.silicon != nullptr ? kernels_.silicon(function, host_isa(), program_.key.wave_size) : nullptr;
    entry.half = entry.avx512 = entry.avx512_half = entry.plain = entry.handler;
    return entry;
  }

  /// Only the reference's functions know this MODE, or this use of CLAMP.
  bool exactly(const HandlerEntry& entry) const {
    return entry.handler == nullptr || (entry.shape.reads_mode && !program_.key.default_float) ||
           (entry.shape.reads_clamp && plan_.clamp);
  }

  /// The row kernel knows the MODE but for denormals, and which floats may not be such.
  bool only_by_denormals(const HandlerEntry& entry) const {
    const OperationShape& shape = entry.shape;
    const FloatParts literal = entry.denormals.literal;
    if (literal != FloatParts::none &&
        (literal != FloatParts::f32 || small_f32(static_cast<std::uint32_t>(plan_.literal))))
      return false;
    return entry.handler != nullptr && entry.has_denormals && !(shape.reads_clamp && plan_.clamp) &&
           !(shape.writes_mask && (shape.d0 != 0 || plan_.dpp));
  }
  /// The row operation between two looks at denormals; the one at the sources has been emitted.
  void row_under_watch(const HandlerEntry& entry, const std::array<OperandPlace, 4>& places, OperandPlace old) {
    const std::uint32_t index = static_cast<std::uint32_t>(program_.exact_rows.size()) - 1;
    row(entry, places, old);
    if (entry.denormals.d0 == FloatParts::none) return;
    Op& op = emit(look_at_result_here(), index);
    for (std::size_t i = 0; i < 4; ++i) set(op, i, places[i]);
  }

  void row(const HandlerEntry& entry, std::array<OperandPlace, 4> places, OperandPlace old, std::uint32_t written = 0) {
    const OperationShape& shape = entry.shape;
    if (shape.old_d0 != 0) bring_old_destination(shape, places, old);
    const std::uint32_t mask_in =
        shape.reads_vcc_lane ? plan_.mask_in.number : in_place_of_mask(plan_.op_sel_hi, plan_.neg_hi);
    const RowExtra extra = row_extra(mask_in, plan_.mask_out.number, plan_.neg, plan_.abs, plan_.omod, plan_.op_sel,
                                     program_.key.wave_size == 32);
    const bool drops_mask = shape.writes_mask && plan_.mask_out.number == dropped_mask;
    Op& op =
        emit(entry.on_this_host(program_.key.wave_size), extra.bits | (drops_mask ? RowExtra::drops_mask_bit : 0u));
    op.written = written;
    for (std::size_t i = 0; i < 4; ++i) set(op, i, places[i]);
    if (shape.reads_imm || shape.reads_literal)
      RowView{op}.immediate() = shape.reads_literal ? static_cast<std::uint32_t>(plan_.literal) : plan_.imm;
    if (shape.writes_mask && plan_.dpp && written_ && !drops_mask)
      set(emit(restrict_mask, plan_.mask_out.number), slot_s0, *written_);
  }
  /// The old destination to where the handler has it (old_destination_slot).
  void bring_old_destination(const OperationShape& shape, std::array<OperandPlace, 4>& places, OperandPlace old) {
    if (old_destination_slot(shape) != slot_d) {
      places[slot_s2] = old;
    } else if (places[slot_d].offset != old.offset) {
      Op& op = emit(by_size(for_this_host<modify_dword<64>>(), for_this_host<modify_dword<32>>()));
      set(op, slot_s0, old);
      const ModifierView all_bits{op};
      all_bits.keep() = ~0u;
      all_bits.flip() = 0;
      set(op, slot_d, places[slot_d]);
    }
  }
  /// A mask for NULL goes to numbers that no operand names, and is taken out of there again, unless the handler drops
  /// it.
  void drop_mask(bool exact) {
    if (exact && plan_.mask_out.number == dropped_mask)
      set(emit(restrict_mask, dropped_mask), slot_s0, scalar_constant(0));
  }

  /// The flags of the row operation that follows.
  void raise_row(LaneFunction on_lane, const HandlerEntry& entry, const InstructionInfo& info,
                 const std::array<OperandPlace, 4>& places, OperandPlace old) {
    exact_row(on_lane, entry, raise_row_exceptions, places, old);
    ExactRow& row = program_.exact_rows.back();
    row.exceptions = info.traits.exceptions;
    row.in.omod = omod_of(info);
    row.in.clamp = plan_.clamp && !info.plain_result;
  }

  void exact_row(LaneFunction on_lane, const HandlerEntry& entry, Handler handler,
                 const std::array<OperandPlace, 4>& places, OperandPlace old) {
    ExactRow exact{on_lane, entry.shape};
    exact.denormals = entry.denormals;
    exact.in.imm = plan_.imm;
    exact.in.literal = static_cast<std::uint32_t>(plan_.literal);
    exact.in.neg = plan_.neg;
    exact.in.abs = plan_.abs;
    exact.in.omod = plan_.omod;
    exact.in.op_sel = plan_.op_sel;
    exact.in.op_sel_hi = plan_.op_sel_hi;
    exact.in.neg_hi = plan_.neg_hi;
    exact.in.clamp = plan_.clamp;
    exact.old_d0 = old;
    exact.written = written_ ? *written_ : scalar_constant(~std::uint64_t{0});
    exact.mask_in = plan_.mask_in.number;
    exact.mask_out = plan_.mask_out.number;
    Op& op = emit(handler, static_cast<std::uint32_t>(program_.exact_rows.size()));
    for (std::size_t i = 0; i < 4; ++i) set(op, i, places[i]);
    program_.exact_rows.push_back(exact);
  }

  bool omod_always() const { return (isa().mode_layout.fixed & Mode::omod_always_bit) != 0; }
  /// What write-back does to the result.
  std::uint32_t omod_of(const InstructionInfo& info) const {
    return info.reads.has(State::modifiers) || info.plain_result ? 0 : plan_.omod;
  }
  /// Does OMOD make the operation compute as under a MODE that flushes results (fp::under_omod)?
  bool scales(const InstructionInfo& info) const {
    const Mode mode = Mode().with_silicon(program_.key.silicon);
    return mode_under_omod(mode, plan_.d0.format, omod_of(info)) != mode;
  }

  /// A micro-op on the result, in place, or nothing.
  struct Finish {
    Handler handler = nullptr;
    std::uint32_t extra = 0;
  };
  /// OMOD and CLAMP: where modified_result (operand/modifiers.hpp) does anything.
  Finish finish(const InstructionInfo& info, bool half) const {
    const bool default_float = program_.key.default_float;  // there MODE.IEEE switches OMOD off, where an ISA has it
    const DataFormat format = plan_.d0.format;
    const std::uint32_t omod = default_float && !omod_always() ? 0 : omod_of(info);
    const bool clamp = plan_.clamp && !info.reads.has(State::clamp) && !info.plain_result;
    if ((omod == 0 && !clamp) || format.kind != DataFormat::Kind::floating || (plan_.d0.bits < 32 && !half)) return {};
    return {default_float && omod == 0 ? clamp_handler(format) : finish_rows, finish_extra(format, omod, clamp).bits};
  }
  static Handler clamp_handler(DataFormat format) {
    if (format.count == 2)
      return format.element_bits == 16   ? for_this_host<clamp_rows<F16, 2>>()
             : format.element_bits == 32 ? for_this_host<clamp_rows<F32, 2>>()
                                         : nullptr;
    switch (format.element_bits) {
      case 16: return for_this_host<clamp_rows<F16, 1>>();
      case 32: return for_this_host<clamp_rows<F32, 1>>();
      case 64: return for_this_host<clamp_rows<F64, 1>>();
      default: return nullptr;
    }
  }

  /// Of results of so many bits.
  Handler blend_handler(std::uint32_t bits) const {
    return host_isa() == HostIsa::plain ? Handler{blend} : kernels_.blend[bits == 64 ? 1 : 0];
  }
  Handler by_size(Handler of_64, Handler of_32) const { return program_.key.wave_size == 32 ? of_32 : of_64; }

  /// Source `i` as a row, after its modifiers.
  OperandPlace row_source(std::uint32_t i, SourceModifiers kind, bool selects) {
    const OperandSlot& slot = plan_.s[i];
    const SourceModifier& modifier = plan_.modifiers[i];
    if (const auto constant = constant_of(isa(), slot, plan_.literal))
      return row_constant(modified_source(*constant, slot, modifier, kind, selects));
    OperandPlace from = slot.is_vgpr() ? vgpr(slot.number) : scalar_source(i);
    const OperandPlace temporary = temporary_place(2 * i);
    if (i == plan_.dpp_source && plan_.dpp) {
      dpp_source(from, temporary);
      from = temporary;
    } else if (!slot.is_vgpr()) {
      Op& op =
          emit(slot.bits > 32 ? by_size(for_this_host<broadcast<true, 64>>(), for_this_host<broadcast<true, 32>>())
                              : by_size(for_this_host<broadcast<false, 64>>(), for_this_host<broadcast<false, 32>>()));
      set(op, slot_s0, from);
      set(op, slot_d, temporary);
      from = temporary;
    }
    const Modification change = modification_of(slot, modifier, kind, selects);
    if (change.kind == Modification::Kind::none) return from;
    Op& op = emit(change.kind == Modification::Kind::dword
                      ? by_size(for_this_host<modify_dword<64>>(), for_this_host<modify_dword<32>>())
                  : change.kind == Modification::Kind::halves
                      ? by_size(for_this_host<modify_halves<64>>(), for_this_host<modify_halves<32>>())
                  : change.kind == Modification::Kind::part ? for_this_host<modify_part>()
                                                            : for_this_host<modify_pair>(),
                  change.extra);
    set(op, slot_s0, from);
    set(op, slot_d, temporary);
    ModifierView{op}.keep() = change.keep;
    ModifierView{op}.flip() = change.flip;
    return temporary;
  }

  /// The source that DPP routes, into `to`. Decides which lanes are written.
  void dpp_source(OperandPlace from, OperandPlace to) {
    const DppControls& controls = plan_.dpp_controls;
    const DppPlan dpp = plan_dpp_rows(isa().dpp_family, controls, program_.key.wave_size);
    Op& op = emit(any_exec() ? kernels_.dpp_rows_in_exec : kernels_.dpp_rows, plan_.s[plan_.dpp_source].dwords());
    set(op, slot_s0, from);
    set(op, slot_d, to);
    const std::uint64_t key = controls.control | std::uint64_t{controls.row_mask} << 24 |
                              std::uint64_t{controls.bank_mask} << 28 | std::uint64_t{controls.bound_ctrl} << 32 |
                              std::uint64_t{controls.fetch_inactive} << 33 | std::uint64_t{controls.eight} << 34;
    const auto [at, added] = dpp_plans_.try_emplace(key, static_cast<std::uint32_t>(program_.dpp_plans.size()));
    if (added) program_.dpp_plans.push_back(dpp);
    DppView{op}.plan() = at->second;
    if (any_exec()) {
      set(op, slot_s2, written_lanes_place());
      written_ = written_lanes_place();
    } else if (~dpp.enabled != 0) {
      written_ = scalar_constant(dpp.enabled);
    }
  }

  /// The high half of a row, in the low half of a temporary one.
  OperandPlace high_half_of(OperandPlace row) {
    Op& op = emit(by_size(for_this_host<modify_halves<64>>(), for_this_host<modify_halves<32>>()), 3);
    set(op, slot_s0, row);
    set(op, slot_d, temporary_place(merged_temporary));
    ModifierView{op}.keep() = 0xffffu;
    ModifierView{op}.flip() = 0;
    return temporary_place(merged_temporary);
  }

  std::optional<OperandPlace> written_;               ///< 64 bits: the lanes that the instruction writes; nothing: all
  std::map<std::uint64_t, std::uint32_t> dpp_plans_;  ///< index by their controls
};

}  // namespace lockstep::fast
