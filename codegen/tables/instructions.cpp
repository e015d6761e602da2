// instructions.hpp: what every instruction is, whatever its encoding.
#include <algorithm>

#include "error.hpp"
#include "tables/cpp_terms.hpp"
#include "tables/tables.hpp"
#include "tables/traits.hpp"

namespace isagen {

const SemanticsEntry* find_entry(const TableInput& input, const Instruction& instruction) {
  const auto found = input.semantics.find(instruction.name);
  return found == input.semantics.end() ? nullptr : &found->second;
}

namespace {

/// A C++ literal of a string view.
std::string quoted(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  return result + "\"sv";
}

/// Whether the destination is a VGPR that the result fills only by half. An operation that gives all 32 bits for a
/// 16-bit destination places the half itself.
bool has_half_result(const Instruction& instruction, const OperationStates& states) {
  if (states.d0_bits > 16) return false;
  for (const Form& form : instruction.forms)
    for (const Operand& operand : form.operands)
      if (operand.field == "VDST" && operand.type == "OPR_VGPR" && operand.bits == 16) return true;
  return false;
}

/// Is VSRC1 the last of three sources, behind the literal (V_FMAMK_F32)? The text has them in order.
bool has_addend_last(const TableInput& input, const Instruction& instruction) {
  for (const Form& form : instruction.forms) {
    bool literal = false;
    for (const SyntaxOperand& operand : input.syntax.form(instruction, form).operands) {
      const bool is_literal = std::any_of(operand.words.begin(), operand.words.end(),
                                          [](const std::string& word) { return word.starts_with("literal"); });
      if (literal && operand.field == "vsrc1") return true;
      literal = literal || is_literal;
    }
  }
  return false;
}

/// Members of InstructionInfo that are not at their default.
class Members {
 public:
  void add(const std::string& member, const std::string& text) {
    list_.push_back(Value::Record{{"member", member}, {"text", text}});
  }
  const Value::List& list() const { return list_; }

 private:
  Value::List list_;
};

void add_operation(const TableInput& input, const Instruction& instruction, const SemanticsEntry& entry,
                   Members& members) {
  const OperationStates& states = input.operations.at(instruction.name);
  members.add("status", "Status::generated");
  members.add("fidelity", "Fidelity::" + entry.fidelity);
  if (!entry.note.empty()) members.add("reason", quoted(entry.note));
  const lockstep::StateSet reads = entry.machine_reads == "m0" ? states.reads | lockstep::State::m0 : states.reads;
  if (reads.bits != 0) members.add("reads", state_set(reads));
  if (states.writes.bits != 0) members.add("writes", state_set(states.writes));
  if (has_half_result(instruction, states))
    members.add("high_half", "HighHalf::" + (input.isa.keeps_halves    ? std::string("keep")
                                             : entry.high_half.empty() ? std::string("zero")
                                                                       : entry.high_half));
  if (entry.modifiers != "plain") members.add("modifiers", "SourceModifiers::" + entry.modifiers);
}

/// What silicon.xml says of the instruction.
void add_silicon(const SemanticsEntry& entry, Members& members) {
  std::string recorded;
  for (const std::string& target : entry.recorded) recorded += (recorded.empty() ? "" : " ") + target;
  if (!recorded.empty()) members.add("recorded", quoted(recorded));
  members.add("rounded", "Fidelity::" + entry.rounded_fidelity);
  if (!entry.rounded_note.empty()) members.add("rounded_reason", quoted(entry.rounded_note));
}

}  // namespace

std::string plain_mnemonic(const TableInput& input, const Instruction& instruction) {
  if (instruction.forms.empty()) return enumerator(instruction.name);
  std::string mnemonic = input.syntax.form(instruction, instruction.forms.front()).mnemonic;
  for (const char* suffix : {"_e32", "_e64", "_dpp", "_sdwa"})
    if (mnemonic.ends_with(suffix)) return mnemonic.substr(0, mnemonic.size() - std::string(suffix).size());
  return mnemonic;
}

InstructionStatus instruction_status(const TableInput& input, const Instruction& instruction) {
  const SemanticsEntry* entry = find_entry(input, instruction);
  if (entry == nullptr) return {"unsupported", "unsupported", "no semantics yet"};
  if (entry->kind == SemanticsEntry::Kind::unsupported) return {"unsupported", "unsupported", entry->note};
  if (entry->kind != SemanticsEntry::Kind::operation) return {"hand_written", entry->fidelity, entry->note};
  if (input.operations.count(instruction.name) == 0)
    return {"unsupported", "unsupported", "semantics not generated yet"};
  return {"generated", entry->fidelity, entry->note};
}

OutputFile render_instructions(const TableInput& input, const Renderer& renderer) {
  Value::List rows;
  for (const Instruction* instruction : sorted_instructions(input.isa)) {
    const InstructionStatus status = instruction_status(input, *instruction);
    const SemanticsEntry* entry = find_entry(input, *instruction);
    Members members;
    if (status.status == "generated") {
      add_operation(input, *instruction, *entry, members);
    } else if (status.status == "hand_written") {
      members.add("fidelity", "Fidelity::" + status.fidelity);
      if (!status.reason.empty()) members.add("reason", quoted(status.reason));
    } else {
      members.add("reason", quoted(status.reason));
    }
    if (instruction->branch) members.add("branch", "true");
    if (instruction->conditional_branch) members.add("conditional_branch", "true");
    if (instruction->indirect_branch) members.add("indirect_branch", "true");
    if (instruction->terminator) members.add("terminator", "true");
    if (entry != nullptr && entry->any_vgpr_alignment) members.add("any_vgpr_alignment", "true");
    const auto operation = input.operations.find(instruction->name);
    const bool whole_wave = operation != input.operations.end() && operation->second.whole_wave;
    if (whole_wave || (entry != nullptr && entry->ignores_exec)) members.add("ignores_exec", "true");
    if (entry != nullptr && entry->one_scalar) members.add("one_scalar", "true");
    if (entry != nullptr && entry->traits.count("Dot") != 0 && entry->traits.at("Dot") == "packed")
      members.add("dot", "true");
    if (entry != nullptr && entry->plain_result) members.add("plain_result", "true");
    if (entry != nullptr && entry->dpp_source != "0") members.add("dpp_source", entry->dpp_source);
    if (has_addend_last(input, *instruction)) members.add("addend_last", "true");
    if (entry != nullptr && !entry->rounded_fidelity.empty()) add_silicon(*entry, members);
    if (const std::string traits = traits_initialiser(input, *instruction); !traits.empty())
      members.add("traits", traits);
    if (const std::string image = image_initialiser(input, *instruction); !image.empty()) members.add("image", image);
    Value::Record row{{"name", instruction->name},
                      {"mnemonic", plain_mnemonic(input, *instruction)},
                      {"members", members.list()},
                      {"wrapper", false},
                      {"descriptor", ""}};
    if (status.status == "hand_written") {
      const bool memory = entry->kind == SemanticsEntry::Kind::memory;
      row.insert_or_assign("wrapper", std::string(memory ? "memory_instruction" : "matrix_instruction"));
      row.insert_or_assign("descriptor", (memory ? "memory_ops::" : "matrix_ops::") + enumerator(instruction->name));
    }
    rows.push_back(row);
  }
  return renderer.render(input.path("instructions.hpp"), "instructions.hpp.mustache",
                         {{"isa", input.folder}, {"instructions", rows}},
                         {input.sources.xml, input.sources.syntax, input.sources.semantics, input.sources.silicon});
}

}  // namespace isagen
