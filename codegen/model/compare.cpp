#include "model/compare.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace isagen {
namespace {

/// (encoding, old field name) -> new field name.
using Renames = std::map<std::pair<std::string, std::string>, std::string>;

std::string layout_text(const Field& field) {
  std::string text;
  for (const BitRange& range : field.ranges)
    text = (range.width == 1 ? std::to_string(range.offset)
                             : std::to_string(range.offset + range.width - 1) + ":" + std::to_string(range.offset)) +
           (text.empty() ? "" : " " + text);
  return "bits " + text;
}

void compare_encoding(const Encoding& older, const Encoding& newer, Renames& renames, std::vector<Change>& changes) {
  const auto note = [&](int line, const std::string& text) { changes.push_back({newer.name, text, line}); };
  if (older.bits != newer.bits)
    note(newer.line, std::to_string(older.bits) + " -> " + std::to_string(newer.bits) + " bits");
  std::set<std::string> matched;
  for (const Field& field : older.fields) {
    const Field* same = newer.find_field(field.name);
    if (same != nullptr) {
      if (same->ranges != field.ranges)
        note(same->line, field.name + " moved from " + layout_text(field) + " to " + layout_text(*same));
      continue;
    }
    const auto renamed = std::find_if(newer.fields.begin(), newer.fields.end(), [&](const Field& other) {
      return other.ranges == field.ranges && older.find_field(other.name) == nullptr && matched.count(other.name) == 0;
    });
    if (renamed == newer.fields.end()) {
      note(newer.line, field.name + " (" + layout_text(field) + ") removed");
      continue;
    }
    matched.insert(renamed->name);
    renames[{newer.name, field.name}] = renamed->name;
    note(renamed->line, field.name + " renamed to " + renamed->name);
  }
  for (const Field& field : newer.fields)
    if (older.find_field(field.name) == nullptr && matched.count(field.name) == 0)
      note(field.line, field.name + " (" + layout_text(field) + ") added");
}

/// Flags of an instruction as AMD's files name them.
void compare_flags(const Instruction& older, const Instruction& newer, std::vector<Change>& changes) {
  const auto compare = [&](const char* name, bool before, bool after) {
    if (before == after) return;
    const auto text = [](bool flag) { return flag ? std::string("true") : std::string("false"); };
    changes.push_back({newer.name, std::string(name) + " " + text(before) + " -> " + text(after), newer.line});
  };
  compare("IsBranch", older.branch, newer.branch);
  compare("IsConditionalBranch", older.conditional_branch, newer.conditional_branch);
  compare("IsIndirectBranch", older.indirect_branch, newer.indirect_branch);
  compare("IsProgramTerminator", older.terminator, newer.terminator);
  compare("IsImmediatelyExecuted", older.immediately_executed, newer.immediately_executed);
}

/// A name for an operand within its form: the field, or the type of an implicit one with its direction.
std::string operand_key(const Operand& operand) {
  return operand.field.empty() ? operand.type + (operand.output ? " (written)" : " (read)") : operand.field;
}

std::string operand_text(const Operand& operand) {
  return std::string(operand.input ? "in" : "") + (operand.output ? "out" : "") + " " + operand.type + " " +
         operand.format + " " + std::to_string(operand.bits);
}

/// The order of operands that both lists have.
void compare_order(const Instruction& instruction, const Form& newer, std::vector<std::string> before,
                   std::vector<std::string> after, std::vector<Change>& changes) {
  const auto keep_common = [](std::vector<std::string>& list, const std::vector<std::string>& other) {
    std::erase_if(list,
                  [&](const std::string& key) { return std::find(other.begin(), other.end(), key) == other.end(); });
  };
  const std::vector<std::string> all_before = before;
  keep_common(before, after);
  keep_common(after, all_before);
  if (before == after) return;
  const auto text = [](const std::vector<std::string>& keys) {
    std::string result;
    for (const std::string& key : keys) result += (result.empty() ? "" : ", ") + key;
    return result;
  };
  changes.push_back({instruction.name, newer.encoding + " " + text(before) + " -> " + text(after), newer.line});
}

void compare_form(const Instruction& instruction, const Form& older, const Form& newer, const Renames& renames,
                  IsaChanges& changes) {
  if (older.opcode != newer.opcode)
    changes.moved.push_back(
        {instruction.name,
         newer.encoding + " opcode " + std::to_string(older.opcode) + " -> " + std::to_string(newer.opcode),
         newer.line});
  std::map<std::string, const Operand*> before, after;
  std::vector<std::string> order_before, order_after;
  for (const Operand& operand : older.operands) {
    const auto renamed = renames.find({older.encoding, operand.field});
    order_before.push_back(renamed == renames.end() ? operand_key(operand) : renamed->second);
    before[order_before.back()] = &operand;
  }
  for (const Operand& operand : newer.operands) {
    order_after.push_back(operand_key(operand));
    after[order_after.back()] = &operand;
  }
  compare_order(instruction, newer, order_before, order_after, changes.order);
  const auto note = [&](int line, const std::string& text) {
    changes.operands.push_back({instruction.name, newer.encoding + " " + text, line});
  };
  for (const auto& [key, operand] : before) {
    const auto found = after.find(key);
    if (found == after.end())
      note(newer.line, key + " removed");
    else if (operand_text(*operand) != operand_text(*found->second))
      note(found->second->line, key + ": " + operand_text(*operand) + " -> " + operand_text(*found->second));
  }
  for (const auto& [key, operand] : after)
    if (before.count(key) == 0) note(operand->line, key + " added: " + operand_text(*operand));
}

const Form* find_form(const Instruction& instruction, const Form& like) {
  for (const Form& form : instruction.forms)
    if (form.encoding == like.encoding && form.condition == like.condition) return &form;
  return nullptr;
}

/// Do they have the same opcodes of the same encodings?
bool same_forms(const Instruction& a, const Instruction& b) {
  return a.forms.size() == b.forms.size() && std::all_of(a.forms.begin(), a.forms.end(), [&](const Form& form) {
           const Form* const other = find_form(b, form);
           return other != nullptr && other->opcode == form.opcode;
         });
}

std::string forms_text(const Instruction& instruction) {
  std::string text;
  for (const Form& form : instruction.forms)
    text += (text.empty() ? "" : ", ") + form.encoding + " opcode " + std::to_string(form.opcode);
  return text;
}

}  // namespace

IsaChanges compare_isas(const Isa& older, const Isa& newer) {
  IsaChanges changes;
  Renames renames;
  for (const Encoding& encoding : newer.encodings) {
    const Encoding* const before = older.find_encoding(encoding.name);
    if (before == nullptr) {
      changes.fields.push_back({encoding.name, "encoding added", encoding.line});
      continue;
    }
    compare_encoding(*before, encoding, renames, changes.fields);
    if (before->order != encoding.order)
      changes.order.push_back({encoding.name,
                               "Order " + std::to_string(before->order) + " -> " + std::to_string(encoding.order),
                               encoding.line});
  }
  for (const Encoding& encoding : older.encodings)
    if (newer.find_encoding(encoding.name) == nullptr)
      changes.fields.push_back({encoding.name, "encoding removed", encoding.line});
  std::set<std::string> old_names;  // of what is renamed
  for (const Instruction& instruction : newer.instructions) {
    const Instruction* before = older.find_instruction(instruction.name);
    if (before == nullptr) {
      const auto old =
          std::find_if(older.instructions.begin(), older.instructions.end(), [&](const Instruction& other) {
            return newer.find_instruction(other.name) == nullptr && same_forms(other, instruction);
          });
      if (old == older.instructions.end()) {
        changes.added.push_back({instruction.name, forms_text(instruction), instruction.line});
        continue;
      }
      old_names.insert(old->name);
      changes.renamed.push_back({old->name, "is " + instruction.name, instruction.line});
      before = &*old;
    }
    compare_flags(*before, instruction, changes.flags);
    for (const Form& form : instruction.forms) {
      if (const Form* same = find_form(*before, form))
        compare_form(instruction, *same, form, renames, changes);
      else
        changes.encoded.push_back(
            {instruction.name, form.encoding + " opcode " + std::to_string(form.opcode) + " added", form.line});
    }
    for (const Form& form : before->forms)
      if (find_form(instruction, form) == nullptr)
        changes.encoded.push_back({instruction.name, form.encoding + " removed", instruction.line});
  }
  for (const Instruction& instruction : older.instructions)
    if (newer.find_instruction(instruction.name) == nullptr && old_names.count(instruction.name) == 0)
      changes.removed.push_back({instruction.name, forms_text(instruction), instruction.line});
  return changes;
}

}  // namespace isagen
