#include "semantics/body.hpp"

#include <algorithm>

#include "passes/lower.hpp"
#include "passes/lowerer.hpp"
#include "passes/visit.hpp"

namespace isagen::pcode {

using Kind = Action::Kind;

namespace {

constexpr std::size_t columns = 110;

}  // namespace

BodyPrinter::BodyPrinter(const Operation& operation, const Effects& effects)
    : operation_(operation), effects_(effects), values_(operation), assignments_(operation.symbols.size()) {
  each_action(operation, [&](const Action& a) {
    if (assigns_symbol(a)) ++assignments_[a.symbol];
  });
}

std::vector<std::string> BodyPrinter::print() {
  choose_returns();
  place_declarations();
  // Modes with another rounding get a name.
  std::set<std::string> rounds;
  each_action(operation_, [&](const Action& a) {
    each_own_value(a, [&](const Value& value) {
      each_value(value, [&](const Value& v) {
        if (!v.round.empty()) rounds.insert(v.round);
      });
    });
  });
  for (const std::string& round : rounds) line("const auto " + round + " = with_round<Round::" + round + ">(mode);");
  if (signal_variable_) line("Signal signal = Signal::none;");
  const bool ended = block(operation_.body);
  if (!ended && (!effects_.outputs.empty() || effects_.signals)) line(return_line());
  return std::move(lines_);
}

/// Does control never leave the block at its end?
bool BodyPrinter::ends(const Actions& actions) const { return !actions.empty() && ends(actions.back()); }

bool BodyPrinter::ends(const Action& last) const {
  if (last.kind == Kind::give || last.kind == Kind::leave_loop || returns_.count(&last) != 0) return true;
  if (last.kind != Kind::branch || last.blocks.size() == last.conditions.size()) return false;
  return std::all_of(last.blocks.begin(), last.blocks.end(), [&](const Actions& inner) { return ends(inner); });
}

std::string BodyPrinter::return_line() const {
  const std::size_t results = effects_.outputs.size() + (effects_.signals ? 1 : 0);
  if (effects_.outputs.empty()) return "return Signal::none;";
  std::string text;
  for (const Port& port : effects_.outputs) {
    const auto found = inlined_.find(port.symbol);
    Value value;
    if (found != inlined_.end()) {
      value = found->second->value;
    } else {
      value.op = Value::Op::read;
      value.type = port.type;
      value.symbol = port.symbol;
    }
    text += (text.empty() ? "" : ", ") + values_.whole(value);
  }
  if (effects_.signals) text += ", signal";
  return results == 1 ? "return " + text + ";" : "return {" + text + "};";
}

bool BodyPrinter::block(const Actions& actions) {
  bool ended = false;
  for (std::size_t i = 0; i < actions.size(); ++i) ended = action(actions, i);
  return ended;
}

/// Prints one action; true when control does not go past it.
bool BodyPrinter::action(const Actions& actions, std::size_t i) {
  const Action& a = actions[i];
  if (const auto found = declared_before_.find(&a); found != declared_before_.end()) {
    for (const std::size_t symbol : found->second) {
      const std::string type = values_.variable_type(symbol);
      const bool number = operation_.symbols[symbol].type.integer() && !operation_.symbols[symbol].type.wide() &&
                          operation_.symbols[symbol].type.elements == 0;
      line(type + " " + operation_.symbols[symbol].name + (type == "bool" ? " = false;" : number ? " = 0;" : "{};"));
    }
  }
  switch (a.kind) {
    case Kind::assign:
      if (inlined_.count(a.symbol) != 0 && inlined_.at(a.symbol) == &a) return false;
      if (returns_.count(&a) != 0) {
        line("return " + values_.whole(a.value) + ";");
        return true;
      }
      assignment(a, declares_.count(&a) != 0);
      return false;
    case Kind::assign_slice:
    case Kind::assign_bit: slice_assignment(a); return false;
    case Kind::assign_element:
      line(operation_.symbols[a.symbol].name + "[" + values_.written_index(a.symbol, a.indices[0]) +
           "] = " + values_.whole(a.value) + ";");
      return false;
    case Kind::define_table: {
      const std::string head =
          "constexpr " + cpp_type(operation_.symbols[a.symbol].type) + " " + operation_.symbols[a.symbol].name + "{";
      std::string row;
      for (const Value& element : a.indices) row += (row.empty() ? "" : ", ") + values_.whole(element);
      if (indent_ + head.size() + row.size() + 2 <= columns) {
        line(head + row + "};");
        return false;
      }
      line(head);
      indent_ += 4;
      row.clear();
      for (std::size_t element = 0; element < a.indices.size(); ++element) {
        row += values_.whole(a.indices[element]) + (element + 1 < a.indices.size() ? ", " : "};");
        if (row.size() < columns - 30 && element + 1 < a.indices.size()) continue;
        line(row.substr(0, row.find_last_not_of(' ') + 1));
        row.clear();
      }
      indent_ -= 4;
      return false;
    }
    case Kind::write_file: {
      static constexpr const char* names[] = {"vgpr", "sgpr", "hwreg", "barrier", "message"};
      std::string text = std::string("files.set_") + names[static_cast<int>(a.file)] + "(";
      for (const Value& index : a.indices) text += values_.whole(index) + ", ";
      line(text + values_.whole(a.value) + ");");
      return false;
    }
    case Kind::branch: return branch(a);
    case Kind::for_loop: {
      const std::string& name = operation_.symbols[a.symbol].name;
      const std::uint64_t to = *constant_of(a.indices[1]);
      guarded("for (uint32_t " + name + " = " + std::to_string(*constant_of(a.indices[0])) + "; " + name + " < " +
                  std::to_string(to + 1) + "; ++" + name + ")",
              a.blocks[0]);
      return false;
    }
    case Kind::while_loop: guarded("while (" + values_.condition(a.conditions[0]) + ")", a.blocks[0]); return false;
    case Kind::leave_loop: line("break;"); return true;
    case Kind::give: line("return " + values_.whole(a.value) + ";"); return true;
    case Kind::signal:
      if (returns_.count(&a) != 0) {
        line("return Signal::" + a.text + ";");
        return true;
      }
      line("signal = Signal::" + a.text + ";");
      return false;
    case Kind::define_lambda: lambda(a); return false;
  }
  return false;
}

void BodyPrinter::guarded(const std::string& head, const Actions& body) {
  line(head + " {");
  indent_ += 2;
  block(body);
  indent_ -= 2;
  line("}");
}

bool BodyPrinter::branch(const Action& a) {
  // When every branch but the last leaves, no `else` is needed.
  if (std::all_of(a.blocks.begin(),
                  a.blocks.begin() + static_cast<std::ptrdiff_t>(a.conditions.size()) -
                      (a.blocks.size() == a.conditions.size() ? 1 : 0),
                  [&](const Actions& inner) { return ends(inner); }) &&
      (a.blocks.size() > 1 || ends(a.blocks[0]))) {
    return flat_branch(a);
  }
  for (std::size_t i = 0; i < a.blocks.size(); ++i) {
    const std::string lead = i == 0 ? "" : "} else ";
    const bool guarded_block = i < a.conditions.size();
    line(lead + (guarded_block ? "if (" + values_.condition(a.conditions[i]) + ") {" : "{"));
    indent_ += 2;
    block(a.blocks[i]);
    indent_ -= 2;
  }
  line("}");
  return ends(a);
}

bool BodyPrinter::flat_branch(const Action& a) {
  bool ended = false;
  for (std::size_t i = 0; i < a.blocks.size(); ++i) {
    if (i == a.conditions.size()) return block(a.blocks[i]);
    const std::string head = "if (" + values_.condition(a.conditions[i]) + ")";
    const std::size_t mark = lines_.size();
    guarded(head, a.blocks[i]);
    ended = false;
    // A single statement that fits stands on the line of its condition.
    if (lines_.size() == mark + 3) {
      const std::string statement = lines_[mark + 1].substr(indent_ + 2);
      if (indent_ + head.size() + 1 + statement.size() <= columns) {
        lines_.resize(mark);
        line(head + " " + statement);
      }
    }
  }
  return ended;
}

/// A line, broken where it is too long: at the least nested operator or comma that still fits.
void BodyPrinter::line(const std::string& text) {
  std::string rest = std::string(indent_, ' ') + text;
  while (rest.size() > columns) {
    std::size_t best = 0;
    int depth = 0, least = 1000;
    for (std::size_t i = indent_; i < rest.size() && i < columns; ++i) {
      const char c = rest[i];
      if (c == '(' || c == '{' || c == '[') ++depth;
      if (c == ')' || c == '}' || c == ']') --depth;
      if (rest.compare(i, 2, "/*") == 0) depth += 100;
      if (rest.compare(i, 2, "*/") == 0) depth -= 100;
      const bool place =
          c == ' ' && i > columns / 3 && depth < 100 &&
          (rest[i - 1] == ',' || rest.compare(i, 4, " && ") == 0 || rest.compare(i, 4, " || ") == 0 ||
           rest.compare(i, 3, " ? ") == 0 || rest.compare(i, 3, " : ") == 0 || rest.compare(i, 3, " | ") == 0);
      if (place && depth <= least) {
        least = depth;
        best = i;
      }
    }
    if (best == 0) break;
    lines_.push_back(rest.substr(0, best));
    rest = std::string(indent_ + 4, ' ') + rest.substr(best + 1);
  }
  lines_.push_back(rest);
}

void BodyPrinter::assignment(const Action& a, bool declare) {
  const Symbol& symbol = operation_.symbols[a.symbol];
  if (!declare && compound(a)) return;
  std::string head = symbol.name + " = ";
  if (declare) head = (assignments_[a.symbol] == 1 ? "const " : "") + values_.variable_type(a.symbol) + " " + head;
  line(head + values_.assigned(a.symbol, a.value) + ";");
}

/// x = x + y as x += y, where x's C++ type has just its width.
bool BodyPrinter::compound(const Action& a) {
  using Op = Value::Op;
  const Symbol& symbol = operation_.symbols[a.symbol];
  const bool word = symbol.type.integer() && (symbol.type.width == 32 || symbol.type.width == 64);
  if (!word || values_.variable_type(a.symbol) != cpp_type(symbol.type) || a.value.operands.size() != 2) return false;
  const Value& first = a.value.operands[0];
  if (first.op != Op::read || first.symbol != a.symbol || !(a.value.type == symbol.type)) return false;
  const char* op = a.value.op == Op::add        ? " += "
                   : a.value.op == Op::subtract ? " -= "
                   : a.value.op == Op::bit_and  ? " &= "
                   : a.value.op == Op::bit_or   ? " |= "
                   : a.value.op == Op::bit_xor  ? " ^= "
                                                : nullptr;
  if (op == nullptr) return false;
  line(symbol.name + op + values_.loose(a.value.operands[1]) + ";");
  return true;
}

void BodyPrinter::slice_assignment(const Action& a) {
  const Symbol& symbol = operation_.symbols[a.symbol];
  const bool wide = symbol.type.wide();
  if (a.kind == Kind::assign_bit) {
    const std::string arguments = values_.count(a.indices[0]) + ", " + values_.whole(a.value) + ")";
    return line(wide ? symbol.name + ".set_bit(" + arguments + ";"
                     : symbol.name + " = set_bit(" + symbol.name + ", " + arguments + ";");
  }
  const std::string range = a.constant_range ? std::to_string(a.high) + ", " + std::to_string(a.low)
                                             : values_.count(a.indices[0]) + ", " + values_.count(a.indices[1]);
  if (wide) {
    const std::string set = a.value.type.wide() ? ".set_wide_slice(" : ".set_slice(";
    return line(symbol.name + set + range + ", " + values_.whole(a.value) + ");");
  }
  line(symbol.name + " = set_slice(" + symbol.name + ", " + range + ", " + values_.loose(a.value) + ");");
}

void BodyPrinter::lambda(const Action& a) {
  const auto found = std::find_if(operation_.lambdas.begin(), operation_.lambdas.end(),
                                  [&](const Lambda& lambda) { return lambda.name == a.text; });
  if (found == operation_.lambdas.end()) throw SemanticError(a.position, "the lambda " + a.text + " is never called");
  std::string parameters;
  std::set<std::size_t> own(found->parameters.begin(), found->parameters.end());
  for (const std::size_t symbol : found->parameters) {
    parameters += (parameters.empty() ? "" : ", ") + cpp_type(operation_.symbols[symbol].type) + " " +
                  operation_.symbols[symbol].name;
  }
  bool captures = false;
  each_action(found->body, [&](const Action& inner) {
    if (assigns_symbol(inner) || inner.kind == Kind::for_loop) own.insert(inner.symbol);
  });
  each_action(found->body, [&](const Action& inner) {
    each_own_value(inner, [&](const Value& value) {
      each_value(value, [&](const Value& v) {
        captures |= (v.op == Value::Op::read || v.op == Value::Op::element) && own.count(v.symbol) == 0;
        captures |= v.op == Value::Op::mode_field || v.needs_mode || v.op == Value::Op::lambda_call ||
                    v.op == Value::Op::file_read;
      });
    });
  });
  line("const auto " + found->name + " = [" + (captures ? "&" : "") + "](" + parameters + ") -> " +
       cpp_type(found->result) + " {");
  indent_ += 2;
  block(found->body);
  indent_ -= 2;
  line("};");
}

}  // namespace isagen::pcode
