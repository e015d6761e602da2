#include "passes/traits.hpp"

#include <set>
#include <string>
#include <string_view>

#include "passes/exceptions.hpp"
#include "passes/visit.hpp"

namespace isagen::pcode {
namespace {

using lockstep::BarrierAction;
using lockstep::HardwareRegisterAccess;
using lockstep::LaneMovement;

class Finder {
 public:
  Finder(const Operation& operation, const Effects& effects) : operation_(operation), effects_(effects) {}

  OperationTraits run() {
    OperationTraits traits;
    traits.transcendental = calls_transcendental();
    traits.dot = sums_products();
    traits.message = signals("send_message") || reads_file(File::message);
    traits.nothing = effects_.reads.bits == 0 && effects_.writes.bits == 0;
    traits.call = is_call();
    traits.only_ends = is_one_signal("end_program");
    traits.lanes = lanes();
    traits.barrier = barrier();
    traits.hardware_register = hardware_register();
    traits.move = move();
    traits.vgpr_numbers = vgpr_numbers();
    traits.sets_denormals = sets_denormals();
    traits.exceptions = derive_exceptions(operation_);
    traits.result_parts = result_parts();
    return traits;
  }

 private:
  const Symbol& symbol(const Value& value) const { return operation_.symbols[value.symbol]; }
  bool is_state(std::size_t i, std::string_view name) const {
    return operation_.symbols[i].kind == Symbol::Kind::state && operation_.symbols[i].name == name;
  }
  template <class F>
  void each(F&& f) const {
    each_action(operation_, f);
  }
  /// Calls f(value) for all values of the operation, inner ones included.
  template <class F>
  void each_inner(F&& f) const {
    each([&](const Action& action) { each_own_value(action, [&](const Value& value) { each_value(value, f); }); });
  }
  bool reads(const Value& value, std::string_view name) const {
    bool found = false;
    each_value(value, [&](const Value& v) { found |= v.op == Value::Op::read && is_state(v.symbol, name); });
    return found;
  }

  bool calls_transcendental() const {
    static const std::set<std::string> functions{"fp::rcp",  "fp::rsq",     "fp::sqrt",    "fp::exp2",
                                                 "fp::log2", "fp::sin_2pi", "fp::cos_2pi", "fp::tanh"};
    bool found = false;
    each_inner([&](const Value& v) { found |= v.op == Value::Op::call && functions.count(v.text) != 0; });
    return found;
  }

  bool sums_products() const {
    bool found = false;
    each_inner([&](const Value& v) {
      found |= v.op == Value::Op::call && (v.text.starts_with("fp::dot2") || v.text.starts_with("fp::dot4"));
    });
    return found;
  }

  bool signals(std::string_view name) const {
    bool found = false;
    each([&](const Action& action) { found |= action.kind == Action::Kind::signal && action.text == name; });
    return found;
  }
  bool is_one_signal(std::string_view name) const {
    return operation_.body.size() == 1 && operation_.body[0].kind == Action::Kind::signal &&
           operation_.body[0].text == name;
  }
  bool reads_file(File file) const {
    bool found = false;
    each_inner([&](const Value& v) { found |= v.op == Value::Op::file_read && v.file == file; });
    return found;
  }
  bool writes_file(File file) const {
    bool found = false;
    each([&](const Action& a) { found |= a.kind == Action::Kind::write_file && a.file == file; });
    return found;
  }

  bool is_call() const {
    bool jumps = false, returns = false;
    each([&](const Action& action) {
      if (action.kind != Action::Kind::assign) return;
      jumps |= is_state(action.symbol, "pc");
      returns |= is_state(action.symbol, "d0") && (reads(action.value, "pc") || reads(action.value, "next_pc"));
    });
    return jumps && returns;
  }

  // Lanes

  /// The first index of VGPR[...][...]: is it another lane than the own one?
  bool is_other_lane(const Value& lane) const {
    const Value& of = without_views(lane);
    return !(of.op == Value::Op::read && is_state(of.symbol, "lane"));
  }
  /// A value that is somewhere already: a register's, a source's, a variable with nothing else in it, or a constant.
  bool is_moved(const Value& value, std::set<std::size_t> seen = {}) const {
    const Value& of = without_views(value);
    switch (of.op) {
      case Value::Op::constant: return true;
      case Value::Op::file_read: return of.file == File::vgpr;
      case Value::Op::read:
      case Value::Op::element:
        return symbol(of).kind == Symbol::Kind::state || !seen.insert(of.symbol).second || holds_moved(of.symbol, seen);
      default: return false;
    }
  }
  bool holds_moved(std::size_t variable, const std::set<std::size_t>& seen) const {
    bool all = true;
    each([&](const Action& action) {
      if (!assigns_symbol(action) || action.symbol != variable) return;
      all = all && (action.kind == Action::Kind::assign || action.kind == Action::Kind::assign_element) &&
            is_moved(action.value, seen);
    });
    return all;
  }
  LaneMovement lanes() const {
    bool from_others = false, to_others = false, moves = true, to_source = false;
    each_inner([&](const Value& v) {
      from_others |= v.op == Value::Op::file_read && v.file == File::vgpr && is_other_lane(v.operands[0]);
    });
    each([&](const Action& action) {
      if (action.kind == Action::Kind::assign && is_state(action.symbol, "d0")) moves &= is_moved(action.value);
      if (action.kind != Action::Kind::write_file || action.file != File::vgpr) return;
      to_others |= is_other_lane(action.indices[0]);
      to_source |= reads(action.indices[1], "src0_number");
      moves &= is_moved(action.value);
    });
    if (!from_others && !to_others) return LaneMovement::none;
    if (!moves) return LaneMovement::compute;
    if (!to_others) return LaneMovement::read;
    if (!from_others) return LaneMovement::write;
    return to_source ? LaneMovement::exchange : LaneMovement::permute;
  }

  bool is_read_of(const Value& value, std::string_view name) const {
    const Value& of = without_views(value);
    return of.op == Value::Op::read && is_state(of.symbol, name);
  }
  /// Is it the VGPR of the own lane whose number is `name` plus M0?
  bool is_relative(const Value& lane, const Value& number, std::string_view name) const {
    const Value& sum = without_views(number);
    return !is_other_lane(lane) && sum.op == Value::Op::add && is_read_of(sum.operands[0], name) &&
           is_read_of(sum.operands[1], "m0");
  }
  lockstep::RegisterMove move() const {
    using lockstep::RegisterMove;
    if (operation_.body.size() != 1) return RegisterMove::none;
    const Action& action = operation_.body[0];
    if (action.kind == Action::Kind::write_file && action.file == File::vgpr && action.value.type.width == 32)
      return is_relative(action.indices[0], action.indices[1], "dst_number") && is_read_of(action.value, "s0")
                 ? RegisterMove::to_relative
                 : RegisterMove::none;
    if (action.kind != Action::Kind::assign || !is_state(action.symbol, "d0") || operation_.d0_type.width != 32)
      return RegisterMove::none;
    const Value& value = without_views(action.value);
    if (is_read_of(value, "s0")) return value.type.width == 32 ? RegisterMove::copy : RegisterMove::none;
    return value.op == Value::Op::file_read && value.file == File::vgpr &&
                   is_relative(value.operands[0], value.operands[1], "src0_number")
               ? RegisterMove::from_relative
               : RegisterMove::none;
  }
  /// By the bits of MODE that it writes.
  lockstep::VgprNumbers vgpr_numbers() const {
    using lockstep::VgprNumbers;
    VgprNumbers found = VgprNumbers::none;
    each([&](const Action& action) {
      if (!assigns_symbol(action) || !is_state(action.symbol, "mode") || !action.constant_range) return;
      const Value& value = without_views(action.value);
      if (action.high == gpr_idx_en && action.low == gpr_idx_en && value.op == Value::Op::constant)
        found = value.number != 0 ? VgprNumbers::index_on : VgprNumbers::index_off;
      if (action.high == vgpr_msb_high && action.low == vgpr_msb_low) found = VgprNumbers::high_bits;
    });
    return found;
  }
  bool sets_denormals() const {
    bool found = false, others = false;
    each([&](const Action& action) {
      const bool denormals = assigns_symbol(action) && is_state(action.symbol, "mode") && action.constant_range &&
                             action.high == denorm_high && action.low == denorm_low;
      (denormals ? found : others) = true;
    });
    return found && !others;
  }
  static constexpr std::uint32_t gpr_idx_en = 27, vgpr_msb_high = 19, vgpr_msb_low = 12, denorm_high = 7,
                                 denorm_low = 4;  ///< bits of MODE

  // The machine around the wave

  BarrierAction barrier() const {
    if (signals("barrier")) return BarrierAction::synchronise;
    if (signals("barrier_wait")) return BarrierAction::wait;
    bool joins = false, leaves = false;
    each([&](const Action& action) {
      if (action.kind != Action::Kind::write_file || action.file != File::barrier) return;
      const auto is_zero = [](const Value& value) {
        const Value& of = without_views(value);
        return of.op == Value::Op::constant && of.number == 0;
      };
      if (!is_zero(action.indices[0])) return;
      (is_zero(action.value) ? leaves : joins) = true;
    });
    if (leaves) return BarrierAction::leave;
    if (joins) return BarrierAction::join;
    if (writes_file(File::barrier)) return BarrierAction::change;
    return reads_file(File::barrier) ? BarrierAction::read : BarrierAction::none;
  }

  /// Does the number come from SIMM16, also through variables?
  bool is_named(const Value& number) const {
    bool found = false;
    each_value(number, [&](const Value& v) {
      if (v.op != Value::Op::read) return;
      found |= is_state(v.symbol, "imm");
      if (symbol(v).kind != Symbol::Kind::local) return;
      each([&](const Action& a) {
        found |= a.kind == Action::Kind::assign && a.symbol == v.symbol && reads(a.value, "imm");
      });
    });
    return found;
  }
  HardwareRegisterAccess hardware_register() const {
    bool gets = false, sets = false;
    each_inner([&](const Value& v) {
      gets |= v.op == Value::Op::file_read && v.file == File::hwreg && is_named(v.operands[0]);
    });
    each([&](const Action& a) {
      sets |= a.kind == Action::Kind::write_file && a.file == File::hwreg && is_named(a.indices[0]);
    });
    return sets ? HardwareRegisterAccess::set : gets ? HardwareRegisterAccess::get : HardwareRegisterAccess::none;
  }

  // Parts of D0

  /// The bits of OPSEL that `value` depends on, also through variables.
  std::uint8_t op_sel_bits(const Value& value, std::set<std::size_t> seen = {}) const {
    if (value.op == Value::Op::slice && value.constant_range && reads_op_sel(value.operands[0]))
      return static_cast<std::uint8_t>((2u << value.number) - (1u << value.low_bit));
    if (value.op == Value::Op::bit && reads_op_sel(value.operands[0]) && value.operands[1].op == Value::Op::constant)
      return static_cast<std::uint8_t>(1u << value.operands[1].number);
    std::uint32_t bits = 0;
    if (reads_op_sel(value)) bits = 15;
    if (value.op == Value::Op::read && symbol(value).kind == Symbol::Kind::local && seen.insert(value.symbol).second)
      each([&](const Action& a) {
        if (a.kind == Action::Kind::assign && a.symbol == value.symbol) bits |= op_sel_bits(a.value, seen);
      });
    for (const Value& operand : value.operands) bits |= op_sel_bits(operand, seen);
    return static_cast<std::uint8_t>(bits);
  }
  bool reads_op_sel(const Value& value) const {
    const Value& of = without_views(value);
    return of.op == Value::Op::read && is_state(of.symbol, "op_sel");
  }
  /// A result merged with the old D0: shifted to its place, or put into one of two places.
  std::uint8_t result_parts() const {
    std::uint32_t bits = 0;
    each([&](const Action& action) {
      if (action.kind != Action::Kind::assign || !is_state(action.symbol, "d0") || !reads(action.value, "d0")) return;
      each_value(action.value, [&](const Value& v) {
        if (v.op == Value::Op::shift_left) bits |= op_sel_bits(v.operands[1]);
        if (v.op == Value::Op::conditional) bits |= op_sel_bits(v.operands[0]);
      });
    });
    return static_cast<std::uint8_t>(bits);
  }

  const Operation& operation_;
  const Effects& effects_;
};

}  // namespace

OperationTraits find_traits(const Operation& operation, const Effects& effects) {
  return Finder(operation, effects).run();
}

}  // namespace isagen::pcode
