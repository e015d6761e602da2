#include "semantics/operation_set.hpp"

#include <algorithm>

#include "passes/nan_tests.hpp"
#include "passes/simplify.hpp"
#include "passes/straighten.hpp"
#include "pcode/parse.hpp"

namespace isagen::pcode {

OperationSet::OperationSet(const Isa& isa, const Semantics& semantics, bool vendor_dialect)
    : isa_(isa), semantics_(semantics), vendor_dialect_(vendor_dialect) {}

void OperationSet::compile_all() {
  for (const auto& [name, entry] : semantics_) {
    if (entry.kind == SemanticsEntry::Kind::operation) compile(name);
  }
}

const CompiledOperation* OperationSet::compile(const std::string& name) {
  if (const auto found = done_.find(name); found != done_.end()) return &found->second;
  const auto entry = semantics_.find(name);
  if (entry == semantics_.end() || entry->second.kind != SemanticsEntry::Kind::operation) return nullptr;
  if (!started_.emplace(name, true).second) return nullptr;  // failed before, or calls itself
  try {
    return &done_.emplace(name, compile_entry(entry->second)).first->second;
  } catch (const SemanticError& error) {
    const std::string place = entry->second.place.file + ":" + std::to_string(error.position.line) + ":" +
                              std::to_string(error.position.column);
    errors_.push_back(place + ": " + name + ": " + error.what());
    return nullptr;
  }
}

CompiledOperation OperationSet::compile_entry(const SemanticsEntry& entry) {
  const Parsed& parsed = parsed_once(entry.pcode);
  if (!parsed.errors.empty()) throw SemanticError(parsed.errors[0].position, parsed.errors[0].message);
  CompiledOperation result;
  result.operation = lower(entry.name, parsed.program, options_for(entry.name));
  // Before the rewrites: they must not hide a variable without a value.
  find_effects(result.operation);
  if (!vendor_dialect_) require_uses(result.operation);
  simplify(result.operation);
  const Instruction* instruction = isa_.find_instruction(entry.name);
  const bool lanes = instruction != nullptr && !instruction->scalar && !vendor_dialect_;
  if (lanes) straighten(result.operation);
  result.effects = find_effects(result.operation);
  if (lanes)
    result.host = derive_host_operation(result.operation, [&](const std::string& name) -> const Operation* {
      const CompiledOperation* const other = compile(name);
      return other == nullptr ? nullptr : &other->operation;
    });
  if (!entry.host.empty()) {
    if (!result.host.f16.empty())
      throw SemanticError(
          {static_cast<std::uint32_t>(entry.place.line), 1},
          "its pseudocode says that it is " + result.host.f16 + ": Host=\"" + entry.host + "\" must not stand here");
    result.host.f16 = entry.host;
  }
  Operation printed = result.operation;
  if (result.effects.takes_mode && !vendor_dialect_) give_mode_to_nan_tests(printed);
  result.function = print_function(printed, result.effects, lanes);
  return result;
}

LoweringOptions OperationSet::options_for(const std::string& name) {
  LoweringOptions options;
  options.vendor_dialect = vendor_dialect_;
  options.float8 = isa_.float8;
  options.find_operation = [this](const std::string& other) { return callee(other); };
  const Instruction* instruction = isa_.find_instruction(name);
  if (instruction == nullptr || instruction->forms.empty()) return options;
  static const std::map<std::string, int> roles{{"SRC0", 0},  {"SSRC0", 0}, {"SRC1", 1}, {"VSRC1", 1},
                                                {"SSRC1", 1}, {"SRC2", 2},  {"VDST", 3}, {"SDST", 3}};
  for (const Operand& operand : instruction->forms.back().operands) {
    if (const auto role = roles.find(operand.field); role != roles.end())
      options.operand_bits[role->second] = operand.bits;
  }
  return options;
}

/// Throws SemanticError without position when `name` cannot be called as a function of its sources.
Callee OperationSet::callee(const std::string& name) {
  const CompiledOperation* compiled = compile(name);
  if (compiled == nullptr)
    throw SemanticError({}, semantics_.count(name) == 0 ? "there is no such operation"
                                                        : "it has errors, is not pseudocode, or calls this one");
  const Effects& effects = compiled->effects;
  Callee result;
  for (const Port& input : effects.inputs) {
    if (input.name != "s0" && input.name != "s1" && input.name != "s2")
      throw SemanticError({}, "it reads " + input.name);
    // Raw bits: a shorter operand comes in a 32-bit word.
    result.operands.push_back(Type::bits_of(input.type.width));
  }
  if (effects.takes_files) throw SemanticError({}, "it reads registers of its own choice");
  if (effects.outputs.size() != 1 || effects.outputs[0].name != "d0" || effects.signals)
    throw SemanticError({}, "its result is not D0 alone");
  result.result = compiled->operation.d0_type;
  result.takes_mode = effects.takes_mode;
  return result;
}

}  // namespace isagen::pcode
