#include "model/normalize.hpp"

#include <algorithm>

#include "error.hpp"
#include "model/dual.hpp"

namespace isagen {
namespace {

const Form* find_form(const Instruction& instruction, const std::string& encoding) {
  for (const Form& form : instruction.forms)
    if (form.encoding == encoding) return &form;
  return nullptr;
}

const Operand* find_operand(const Form& form, const std::string& field) {
  for (const Operand& operand : form.operands)
    if (operand.field == field) return &operand;
  return nullptr;
}

bool stands_for_source(const Operand& operand) {
  return ((operand.field == "LITERAL" || operand.field == "LITERAL64") && operand.type != "OPR_SIMM32" &&
          operand.type != "OPR_SIMM64") ||
         operand.field == "VSRC0";
}

/// The sources of `base` that literals and VSRC0 stand for in `variant`, in order: the explicit operands that it lacks.
/// More than one where all of them are the one literal (AMD's has_lit_0_has_lit_1).
std::vector<Operand> replaced_sources(const Isa& isa, const Instruction& instruction, const Form& base,
                                      const Form& variant) {
  std::vector<Operand> missing;
  for (const Operand& operand : base.operands)
    if (!operand.implicit && find_operand(variant, operand.field) == nullptr) missing.push_back(operand);
  const auto stand_ins =
      static_cast<std::size_t>(std::count_if(variant.operands.begin(), variant.operands.end(), stands_for_source));
  if (stand_ins == 0) return {};
  if (missing.size() > stand_ins)
    throw Error({isa.file, variant.line}, instruction.name + " in " + variant.encoding + " lacks more operands of " +
                                              base.encoding + " than it has literals or VSRC0 for");
  if (missing.size() < stand_ins)
    throw Error({isa.file, variant.line},
                instruction.name + " in " + variant.encoding + " replaces no source of " + base.encoding);
  return missing;
}

void take_base_operands(const Isa& isa, const Instruction& instruction, const Form& base, Form& variant) {
  const std::vector<Operand> sources = replaced_sources(isa, instruction, base, variant);
  std::size_t next = 0;
  for (Operand& operand : variant.operands) {
    if (operand.implicit) continue;
    const Operand* const same = stands_for_source(operand) ? &sources[next++] : find_operand(base, operand.field);
    if (same == nullptr) continue;
    operand.field = same->field;
    operand.type = same->type;
  }
}

/// What `variant` is a variant of: the instruction's form in the base encoding, or, of an instruction that stands in
/// variants alone (V_FMAMK_F32), its form in the same encoding without a stand-in.
const Form* base_of(const Instruction& instruction, const std::string& base, const Form& variant) {
  if (const Form* form = find_form(instruction, base)) return form;
  for (const Form& form : instruction.forms)
    if (form.encoding == variant.encoding &&
        std::none_of(form.operands.begin(), form.operands.end(), stands_for_source))
      return &form;
  return nullptr;
}

/// V_CMPX of RDNA lists EXEC twice: as the only register that VDST can name (in VOPC: that no field names), and as an
/// implicit operand.
void make_exec_implicit(Form& form) {
  const auto names_exec = [](const Operand& operand) { return operand.output && operand.type == "OPR_EXEC"; };
  const auto is_exec = [](const Operand& operand) { return operand.implicit && operand.type == "OPR_SDST_EXEC"; };
  const auto listed = std::find_if(form.operands.begin(), form.operands.end(), names_exec);
  if (listed == form.operands.end()) return;
  if (std::any_of(form.operands.begin(), form.operands.end(), is_exec)) {
    form.operands.erase(listed);
    return;
  }
  listed->implicit = true;
  listed->field.clear();
  listed->type = "OPR_SDST_EXEC";
}

bool same_operands(const Form& a, const Form& b) {
  return std::equal(a.operands.begin(), a.operands.end(), b.operands.begin(), b.operands.end(),
                    [](const Operand& x, const Operand& y) {
                      return x.field == y.field && x.type == y.type && x.format == y.format && x.bits == y.bits &&
                             x.input == y.input && x.output == y.output && x.implicit == y.implicit;
                    });
}

/// A field of 64 bits (LITERAL64) is read dword by dword.
void split_at_dwords(Encoding& encoding) {
  for (Field& field : encoding.fields) {
    std::vector<BitRange> parts;
    for (BitRange range : field.ranges)
      while (range.width != 0) {
        const unsigned width = std::min(range.width, 32 - range.offset % 32);
        parts.push_back({range.offset, width});
        range = {range.offset + width, range.width - width};
      }
    field.ranges = std::move(parts);
  }
}

void merge_equal_forms(const Isa& isa, Instruction& instruction) {
  std::vector<Form> merged;
  for (Form& form : instruction.forms) {
    const auto same =
        std::find_if(merged.begin(), merged.end(), [&](const Form& other) { return other.encoding == form.encoding; });
    if (same == merged.end()) {
      merged.push_back(std::move(form));
      continue;
    }
    if (same->opcode != form.opcode || !same_operands(*same, form))
      throw Error({isa.file, form.line},
                  instruction.name + " stands twice in " + form.encoding + ", with different opcodes or operands");
    same->condition += " " + form.condition;
  }
  instruction.forms = std::move(merged);
}

}  // namespace

void normalize_variants(Isa& isa, const Names& names) {
  split_dual_encodings(isa);
  for (Encoding& encoding : isa.encodings) {
    encoding.base = names.base(encoding.name);
    split_at_dwords(encoding);
  }
  for (Instruction& instruction : isa.instructions) {
    for (Form& form : instruction.forms) make_exec_implicit(form);
    for (Form& form : instruction.forms) {
      const std::string& base_name = names.base(form.encoding);
      if (base_name == form.encoding) continue;
      const Form* const base = base_of(instruction, base_name, form);
      if (base != nullptr && base != &form) take_base_operands(isa, instruction, *base, form);
    }
    merge_equal_forms(isa, instruction);
    instruction.scalar = names.scalar(instruction.forms.front().encoding);
    for (const Form& form : instruction.forms)
      if (names.scalar(form.encoding) != instruction.scalar)
        throw Error({isa.file, form.line}, instruction.name + " runs once a wave in one of " + form.encoding + " and " +
                                               instruction.forms.front().encoding + ", once a lane in the other");
  }
}

}  // namespace isagen
