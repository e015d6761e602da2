#include "passes/effects.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "passes/lower.hpp"
#include "passes/visit.hpp"

namespace isagen::pcode {
namespace {

using lockstep::State;
using lockstep::StateSet;

/// Which bits of which symbols have a value, at one point of the operation.
class Assigned {
 public:
  explicit Assigned(const Operation& operation) {
    for (const Symbol& symbol : operation.symbols) bits_.emplace_back(symbol.type.width, false);
  }
  void set(std::size_t symbol, std::uint32_t high, std::uint32_t low) {
    for (std::uint32_t i = low; i <= high && i < bits_[symbol].size(); ++i) bits_[symbol][i] = true;
  }
  void set(std::size_t symbol) { bits_[symbol].assign(bits_[symbol].size(), true); }
  bool covers(std::size_t symbol, std::uint32_t high, std::uint32_t low) const {
    for (std::uint32_t i = low; i <= high && i < bits_[symbol].size(); ++i) {
      if (!bits_[symbol][i]) return false;
    }
    return true;
  }
  bool covers(std::size_t symbol) const {
    return covers(symbol, static_cast<std::uint32_t>(bits_[symbol].size() - 1), 0);
  }
  /// After a jump: nothing that follows is reached.
  void unreachable() {
    for (std::size_t i = 0; i < bits_.size(); ++i) set(i);
  }
  void meet(const Assigned& other) {
    for (std::size_t i = 0; i < bits_.size(); ++i) {
      for (std::size_t j = 0; j < bits_[i].size(); ++j) bits_[i][j] = bits_[i][j] && other.bits_[i][j];
    }
  }

 private:
  std::vector<std::vector<bool>> bits_;
};

class Analysis {
 public:
  explicit Analysis(const Operation& operation)
      : operation_(operation), old_(operation.symbols.size()), written_(operation.symbols.size()) {
    each_action(operation, [&](const Action& a) {
      if (assigns_symbol(a)) written_[a.symbol] = true;
    });
  }

  Effects run() {
    Assigned assigned(operation_);
    for (std::size_t i = 0; i < operation_.symbols.size(); ++i) {
      const Symbol& symbol = operation_.symbols[i];
      // Arrays, and bits that computed slices put together, start as zeros.
      if (symbol.kind == Symbol::Kind::local && (symbol.type.elements != 0 || built_piecewise(operation_, i)))
        assigned.set(i);
    }
    for (const Lambda& lambda : operation_.lambdas) {
      Assigned inside = assigned;
      for (std::size_t i = 0; i < operation_.symbols.size(); ++i) {
        if (belongs_outside(lambda, i)) inside.set(i);
      }
      in_lambda_ = true;
      block(lambda.body, inside);
      in_lambda_ = false;
    }
    block(operation_.body, assigned);
    for (std::size_t i = 0; i < operation_.symbols.size(); ++i) {
      const Symbol& symbol = operation_.symbols[i];
      if (symbol.kind != Symbol::Kind::state || !written_[i] || assigned.covers(i)) continue;
      if (symbol.state == State::pc) throw SemanticError(first_write(i), "PC is written on some paths only");
      old_[i] = true;
    }
    return collect();
  }

 private:
  Position first_write(std::size_t symbol) const {
    Position result = operation_.symbols[symbol].position;
    bool found = false;
    each_action(operation_, [&](const Action& a) {
      if (!found && assigns_symbol(a) && a.symbol == symbol) {
        result = a.position;
        found = true;
      }
    });
    return result;
  }

  /// Is the symbol set outside the lambda (a captured variable, state, a parameter)?
  static bool belongs_outside(const Lambda& lambda, std::size_t symbol) {
    if (std::find(lambda.parameters.begin(), lambda.parameters.end(), symbol) != lambda.parameters.end()) return true;
    bool inside = false;
    each_action(lambda.body, [&](const Action& a) { inside |= assigns_symbol(a) && a.symbol == symbol; });
    return !inside;
  }

  void block(const std::vector<Action>& actions, Assigned& state) {
    for (const Action& action : actions) step(action, state);
  }

  void step(const Action& a, Assigned& state) {
    using Kind = Action::Kind;
    each_own_value(a, [&](const Value& value) { read(value, state); });
    switch (a.kind) {
      case Kind::assign:
      case Kind::define_table: state.set(a.symbol); break;
      case Kind::assign_slice:
        if (a.constant_range) state.set(a.symbol, a.high, a.low);
        break;
      case Kind::write_file: note_file(a.file, a.indices, true); break;
      case Kind::signal: effects_.signals = true; break;
      case Kind::leave_loop:
        if (breaks_)
          breaks_->meet(state);
        else
          breaks_ = state;
        state.unreachable();
        break;
      case Kind::give: state.unreachable(); break;
      case Kind::branch: branch(a, state); break;
      case Kind::for_loop:
      case Kind::while_loop: loop(a, state); break;
      default: break;
    }
  }

  void branch(const Action& a, Assigned& state) {
    std::optional<Assigned> joined;
    for (const auto& inner : a.blocks) {
      Assigned path = state;
      block(inner, path);
      if (joined)
        joined->meet(path);
      else
        joined = path;
    }
    if (a.blocks.size() == a.conditions.size()) joined->meet(state);
    state = *joined;
  }

  /// A `for` runs at least once; a `while` may not.
  void loop(const Action& a, Assigned& state) {
    std::optional<Assigned> outer = std::move(breaks_);
    breaks_.reset();
    Assigned inside = state;
    if (a.kind == Action::Kind::for_loop) inside.set(a.symbol);
    block(a.blocks[0], inside);
    if (a.kind == Action::Kind::while_loop) inside.meet(state);
    if (breaks_) inside.meet(*breaks_);
    state = inside;
    breaks_ = std::move(outer);
  }

  void read(const Value& value, const Assigned& state) {
    // A slice of a symbol reads those bits alone.
    const bool low_view = value.op == Value::Op::view && value.operands[0].op == Value::Op::read;
    const bool slice = value.op == Value::Op::slice && value.constant_range && value.operands[0].op == Value::Op::read;
    if (low_view || slice) {
      const std::uint32_t low = slice ? value.low_bit : 0;
      const std::uint32_t high = slice ? static_cast<std::uint32_t>(value.number) : value.type.width - 1;
      return read_symbol(value.operands[0].symbol, high, low, value.position, state);
    }
    switch (value.op) {
      case Value::Op::read:
      case Value::Op::element:
        read_symbol(value.symbol, operation_.symbols[value.symbol].type.width - 1, 0, value.position, state);
        break;
      case Value::Op::mode_field: effects_.takes_mode = true; break;
      case Value::Op::call:
      case Value::Op::operation: effects_.takes_mode |= value.needs_mode; break;
      case Value::Op::file_read: note_file(value.file, value.operands, false); break;
      default: break;
    }
    for (const Value& operand : value.operands) read(operand, state);
  }

  void read_symbol(std::size_t i, std::uint32_t high, std::uint32_t low, Position at, const Assigned& state) {
    const Symbol& symbol = operation_.symbols[i];
    if (symbol.kind == Symbol::Kind::state) {
      if (!written_[i] || in_lambda_ || !state.covers(i, high, low)) old_[i] = true;
    } else if (symbol.kind == Symbol::Kind::local && !state.covers(i, high, low)) {
      throw SemanticError(at, "'" + symbol.name + "' may be read before it is set");
    }
  }

  void note_file(File file, const std::vector<Value>& indices, bool write) {
    effects_.takes_files = true;
    effects_.writes_files |= write;
    StateSet& set = write ? effects_.writes : effects_.reads;
    switch (file) {
      case File::vgpr: {
        set = set | State::vgprs;
        const Value* lane = &indices[0];
        while (lane->op == Value::Op::view) lane = &lane->operands[0];
        const bool own = lane->op == Value::Op::read && operation_.symbols[lane->symbol].kind == Symbol::Kind::state &&
                         operation_.symbols[lane->symbol].state == State::lane_id;
        effects_.whole_wave |= !own;
        break;
      }
      case File::sgpr: set = set | State::sgprs; break;
      case File::barrier:
      case File::message:
      case File::hwreg: set = set | State::hwregs; break;
    }
  }

  Effects collect() {
    static constexpr std::array<std::string_view, 28> inputs{
        "s0",        "s1",  "s2",     "d0",        "d0_lane", "d1",        "imm",     "literal", "literal64", "scc",
        "vcc_lane",  "vcc", "exec",   "exec_lane", "m0",      "pc",        "next_pc", "lane",    "clamp",     "op_sel",
        "op_sel_hi", "neg", "neg_hi", "abs",       "omod",    "sdwa_sel0", "status",  "mode"};
    static constexpr std::array<std::string_view, 4> numbers{"src0_number", "src1_number", "src1_is_vgpr",
                                                             "dst_number"};
    static constexpr std::array<std::string_view, 13> outputs{
        "d0", "d0_lane", "s0", "d1", "vcc_lane", "exec_lane", "vcc", "exec", "scc", "pc", "m0", "mode", "status"};
    const auto take = [&](std::string_view name, bool output) {
      for (std::size_t i = 0; i < operation_.symbols.size(); ++i) {
        const Symbol& symbol = operation_.symbols[i];
        if (symbol.kind != Symbol::Kind::state || symbol.name != name || !(output ? written_[i] : old_[i])) continue;
        (output ? effects_.outputs : effects_.inputs).push_back({symbol.name, symbol.type, i});
        StateSet& set = output ? effects_.writes : effects_.reads;
        set = set | symbol.state;
      }
    };
    for (const std::string_view name : inputs) take(name, false);
    for (const std::string_view name : numbers) take(name, false);
    for (const std::string_view name : outputs) take(name, true);
    if (effects_.takes_mode) effects_.reads = effects_.reads | State::mode;
    if (effects_.signals) effects_.writes = effects_.writes | State::signal;
    return effects_;
  }

  const Operation& operation_;
  Effects effects_;
  std::vector<bool> old_;  ///< the value before the operation is needed
  std::vector<bool> written_;
  std::optional<Assigned> breaks_;
  bool in_lambda_ = false;
};

}  // namespace

void require_uses(const Operation& operation) {
  std::vector<bool> assigned(operation.symbols.size()), read(operation.symbols.size());
  each_action(operation, [&](const Action& a) {
    if (assigns_symbol(a)) assigned[a.symbol] = true;
    each_own_value(a, [&](const Value& value) {
      each_value(value, [&](const Value& v) {
        if (v.op == Value::Op::read || v.op == Value::Op::element) read[v.symbol] = true;
      });
    });
  });
  for (std::size_t i = 0; i < operation.symbols.size(); ++i) {
    const Symbol& symbol = operation.symbols[i];
    if (symbol.kind == Symbol::Kind::local && assigned[i] && !read[i]) {
      throw SemanticError(symbol.position, "'" + symbol.name + "' is never read");
    }
  }
}

Effects find_effects(const Operation& operation) { return Analysis(operation).run(); }

}  // namespace isagen::pcode
