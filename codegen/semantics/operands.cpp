#include "semantics/operands.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include "error.hpp"
#include "tables/cpp_terms.hpp"

namespace isagen::pcode {
namespace {

using lockstep::State;
using lockstep::StateSet;

constexpr std::uint32_t bits_of(State state) { return static_cast<std::uint32_t>(state); }

/// The pieces of state that are operands, and the roles that operands have for them.
struct OperandState {
  const char* port;
  const char* role;
};
constexpr std::array<OperandState, 3> sources{{{"s0", "s0"}, {"s1", "s1"}, {"s2", "s2"}}};

/// A piece of state that no field names: its operand type and its name in pseudocode.
struct ImplicitState {
  std::string_view type;
  const char* name;
  StateSet states;
};
constexpr std::array<ImplicitState, 4> implicit_states{{{"OPR_SSRC_SPECIAL_SCC", "SCC", {bits_of(State::scc)}},
                                                        {"OPR_SDST_EXEC", "EXEC", State::exec | State::exec_lane},
                                                        {"OPR_PC", "PC", {bits_of(State::pc)}},
                                                        {"OPR_SDST_M0", "M0", {bits_of(State::m0)}}}};

class OperandCheck {
 public:
  OperandCheck(const TableInput& input, const OperationSet& operations) : input_(input), operations_(operations) {}

  void run() {
    for (const Instruction& instruction : input_.isa.instructions) {
      const auto compiled = operations_.operations().find(instruction.name);
      if (compiled == operations_.operations().end()) continue;
      const SemanticsEntry& entry = input_.semantics.at(instruction.name);
      instruction_ = &instruction;
      entry_ = entry.place;
      unwritten_ = entry.unwritten;
      said_.clear();
      for (const Form& form : instruction.forms) check(form, compiled->second);
      form_ = instruction.forms.empty() ? nullptr : &instruction.forms.front();
      if (form_ != nullptr)
        for (const std::string& name : unwritten_)
          say("Unwritten " + name, "Unwritten names " + name + ", which is no result, or which the pseudocode writes",
              form_->line);
    }
    if (count_ == 0) return;
    throw Error({input_.isa.file, 0}, std::to_string(count_) + " operands are not what the pseudocode makes of them:" +
                                          list_ + "\nCorrect the pseudocode, or the operands by the overrides");
  }

 private:
  void check(const Form& form, const CompiledOperation& compiled) {
    form_ = &form;
    for (const OperandState& source : sources) check_source(form, compiled.effects, source);
    check_results(form, compiled);
  }

  /// The operand of `form` that has `role`, as a source or as a result.
  const Operand* operand(const Form& form, const std::string& role, bool output) const {
    for (const Operand& operand : form.operands)
      if (operand_role(input_, *instruction_, form, operand) == role && (output ? operand.output : operand.input))
        return &operand;
    return nullptr;
  }

  void check_source(const Form& form, const Effects& effects, const OperandState& source) {
    const auto port = std::find_if(effects.inputs.begin(), effects.inputs.end(),
                                   [&](const Port& p) { return p.name == source.port; });
    if (port == effects.inputs.end()) return;
    const std::string name = upper(source.port);
    const Operand* const found = operand(form, source.role, false);
    if (found == nullptr)
      return say(name, "the pseudocode reads " + name + ", which is no source of the form", form.line);
    // Sources of fewer bits come in a dword.
    if (port->type.width > std::max(32u, found->bits))
      say(name,
          "the pseudocode reads " + std::to_string(port->type.width) + " bits of " + name + ", and " + found->field +
              " has " + std::to_string(found->bits),
          found->line);
  }

  void check_results(const Form& form, const CompiledOperation& compiled) {
    const StateSet& writes = compiled.effects.writes;
    check_result(form, "d0", writes.has(State::d0) || writes.has(State::d0_lane), "D0");
    check_result(form, "d1", writes.has(State::d1), "D1");
    check_result(form, "s0", writes.has(State::s0), "S0");
    for (const ImplicitState& state : implicit_states) check_implicit(form, writes, state);
    for (const Operand& operand : form.operands) {
      static const std::set<std::string> results{"d0", "d1", "s0", "vcc_out"};
      if (operand.output && !operand.implicit && results.count(operand_role(input_, *instruction_, form, operand)) == 0)
        say(operand.field, operand.field + " is a result of the form, and no name of pseudocode stands for it",
            operand.line);
    }
    const bool vcc = writes.has(State::vcc) || writes.has(State::vcc_lane);
    const Operand* const mask = operand(form, "vcc_out", true);
    if (mask != nullptr && !vcc)
      missing("VCC", "the pseudocode does not write VCC, which the form lists as written", mask->line);
    if (mask == nullptr && vcc)
      say("VCC", "the pseudocode writes VCC, which the form does not list as written", form.line);
    const Operand* const result = operand(form, "d0", true);
    if (result == nullptr || result->implicit || !writes.has(State::d0)) return;
    // A result of less than a dword fills a half, or is extended.
    const std::uint32_t written =
        std::max(32u, compiled.operation.d0_type.width * std::max(1u, compiled.operation.d0_type.elements));
    const std::uint32_t wanted = std::max(32u, result->bits);
    // What keeps a part of its destination (S_BITSET1_B64) may write less.
    if (written > wanted || (written < wanted && !compiled.effects.reads.has(State::d0)))
      say("D0",
          "the pseudocode writes " + std::to_string(written) + " bits to D0, and " + result->field + " has " +
              std::to_string(result->bits),
          result->line);
  }

  void check_result(const Form& form, const char* role, bool written, const std::string& name) {
    const Operand* const found = operand(form, role, true);
    if (found != nullptr && !written)
      missing(name, "the pseudocode does not write " + name + ", and " + found->field + " is a result of the form",
              found->line);
    if (found == nullptr && written)
      say(name, "the pseudocode writes " + name + ", which is no result of the form", form.line);
  }

  void check_implicit(const Form& form, const StateSet& writes, const ImplicitState& state) {
    const auto found = std::find_if(form.operands.begin(), form.operands.end(), [&](const Operand& operand) {
      return operand.implicit && operand.output && operand.type == state.type;
    });
    const std::string name = state.name;
    const bool written = (writes.bits & state.states.bits) != 0, listed = found != form.operands.end();
    if (listed && !written)
      missing(name, "the pseudocode does not write " + name + ", which the form lists as written", found->line);
    if (!listed && written)
      say(name, "the pseudocode writes " + name + ", which the form does not list as written", form.line);
  }

  /// A result that the pseudocode does not write, unless the entry says so.
  void missing(const std::string& name, const std::string& what, int line) {
    if (input_.semantics.at(instruction_->name).unwritten.count(name) != 0)
      unwritten_.erase(name);
    else
      say(name, what, line);
  }

  /// One line for each operand of an instruction, whichever its forms.
  void say(const std::string& name, const std::string& what, int line) {
    if (!said_.insert(name).second) return;
    ++count_;
    list_ += "\n  " + entry_.text() + ": " + instruction_->name + " in " + form_->encoding + ", " +
             Place{input_.isa.file, line}.text() + ": " + what;
  }

  static std::string upper(std::string text) {
    for (char& c : text)
      if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return text;
  }

  const TableInput& input_;
  const OperationSet& operations_;
  const Instruction* instruction_ = nullptr;
  const Form* form_ = nullptr;
  Place entry_;
  std::set<std::string> unwritten_;  ///< what the entry says that it does not write, and no form has had yet
  std::set<std::string> said_;
  std::string list_;
  std::size_t count_ = 0;
};

}  // namespace

void require_operands(const TableInput& input, const OperationSet& operations) {
  OperandCheck(input, operations).run();
}

}  // namespace isagen::pcode
