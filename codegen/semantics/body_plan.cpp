// What a function's body looks like before it is printed: which assignments become returns, where variables
// are declared.
#include <algorithm>

#include "passes/visit.hpp"
#include "semantics/body.hpp"

namespace isagen::pcode {

using Kind = Action::Kind;

namespace {

bool mentions_here(const Action& a, std::size_t symbol) {
  bool found = (assigns_symbol(a) && a.symbol == symbol);
  each_own_value(a, [&](const Value& value) { found |= reads_symbol(value, symbol); });
  return found;
}

}  // namespace

bool BodyPrinter::is_parameter(std::size_t symbol) const {
  return std::any_of(effects_.inputs.begin(), effects_.inputs.end(),
                     [&](const Port& port) { return port.symbol == symbol; });
}

/// One result: its assignments in tail position are returns. Several: assignments made once, outside
/// branches, move into the return statement, as far as nothing after them changes what they read.
void BodyPrinter::choose_returns() {
  const std::size_t results = effects_.outputs.size() + (effects_.signals ? 1 : 0);
  if (results == 1) return mark_tail(operation_.body);
  signal_variable_ = effects_.signals;
  const Actions& body = operation_.body;
  for (std::size_t i = 0; i < body.size(); ++i) {
    const Action& a = body[i];
    const bool output = a.kind == Kind::assign && assignments_[a.symbol] == 1 &&
                        std::any_of(effects_.outputs.begin(), effects_.outputs.end(),
                                    [&](const Port& port) { return port.symbol == a.symbol; });
    bool read_later = false;
    for (std::size_t j = i + 1; j < body.size(); ++j) {
      each_action({body[j]}, [&](const Action& later) {
        each_own_value(later, [&](const Value& value) { read_later |= reads_symbol(value, a.symbol); });
      });
    }
    if (output && !read_later) inlined_[a.symbol] = &a;
  }
  // An assignment can wait for the return unless something that stays changes what it reads.
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < body.size() && !changed; ++i) {
      const auto found = inlined_.find(body[i].symbol);
      if (found == inlined_.end() || found->second != &body[i]) continue;
      bool spoiled = false;
      for (std::size_t j = i + 1; j < body.size(); ++j) {
        const auto other = inlined_.find(body[j].symbol);
        if (other != inlined_.end() && other->second == &body[j]) continue;
        each_action({body[j]}, [&](const Action& later) {
          spoiled |= assigns_symbol(later) && reads_symbol(body[i].value, later.symbol);
          spoiled |= later.kind == Kind::write_file;
        });
      }
      if (spoiled) {
        inlined_.erase(found);
        changed = true;
      }
    }
  }
}

void BodyPrinter::mark_tail(const Actions& actions) {
  if (actions.empty()) return;
  const Action& last = actions.back();
  const bool result =
      last.kind == Kind::assign && !effects_.outputs.empty() && last.symbol == effects_.outputs[0].symbol;
  if (result || last.kind == Kind::signal) {
    returns_.insert(&last);
  } else if (last.kind == Kind::branch) {
    for (const Actions& inner : last.blocks) mark_tail(inner);
  }
}

/// Every variable is declared in the innermost block that holds all its uses, by its first assignment where
/// that comes first.
void BodyPrinter::place_declarations() {
  for (std::size_t i = 0; i < operation_.symbols.size(); ++i) {
    const Symbol& symbol = operation_.symbols[i];
    if (symbol.kind == Symbol::Kind::loop || symbol.kind == Symbol::Kind::parameter) continue;
    if (symbol.kind == Symbol::Kind::state && (assignments_[i] == 0 || is_parameter(i))) continue;
    place(i);
  }
}

void BodyPrinter::place(std::size_t symbol) {
  // Returned or inlined assignments need no variable.
  const auto mentions = [&](const Action& a) {
    const bool gone = (returns_.count(&a) != 0 && a.kind == Kind::assign && a.symbol == symbol) ||
                      (inlined_.count(symbol) != 0 && inlined_.at(symbol) == &a);
    if (gone) return reads_symbol(a.value, symbol);
    return mentions_here(a, symbol);
  };
  const auto inside = [&](const Actions& actions) {
    bool found = false;
    each_action(actions, [&](const Action& a) { found |= mentions(a); });
    return found;
  };
  const Actions* actions = &operation_.body;
  for (const Lambda& lambda : operation_.lambdas) {
    // A variable set in a lambda is its own.
    bool assigned = false;
    each_action(lambda.body, [&](const Action& a) { assigned |= assigns_symbol(a) && a.symbol == symbol; });
    if (assigned) actions = &lambda.body;
  }
  for (;;) {
    std::vector<const Action*> users;
    for (const Action& a : *actions) {
      bool used = mentions(a);
      for (const Actions& inner : a.blocks) used |= inside(inner);
      if (used) users.push_back(&a);
    }
    if (users.empty()) return;
    const Action& first = *users.front();
    if (users.size() == 1 && !mentions(first)) {
      const auto count = std::count_if(first.blocks.begin(), first.blocks.end(), inside);
      // A variable that starts as zero keeps its value from one round of a loop to the next.
      const bool loop = first.kind == Kind::for_loop || first.kind == Kind::while_loop;
      const bool keeps = loop && (operation_.symbols[symbol].type.elements != 0 || built_piecewise(operation_, symbol));
      if (count == 1 && !keeps) {
        actions = &*std::find_if(first.blocks.begin(), first.blocks.end(), inside);
        continue;
      }
    }
    if (first.kind == Kind::define_table) return;
    const bool by_assignment = first.kind == Kind::assign && first.symbol == symbol &&
                               !reads_symbol(first.value, symbol) && returns_.count(&first) == 0;
    if (by_assignment) {
      declares_.insert(&first);
    } else {
      declared_before_[&first].push_back(symbol);
    }
    return;
  }
}

}  // namespace isagen::pcode
