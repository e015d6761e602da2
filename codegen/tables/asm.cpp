// asm.hpp: the names under which C++ programs write instructions.
#include <algorithm>
#include <map>
#include <set>

#include "tables/cpp_terms.hpp"
#include "tables/tables.hpp"

namespace isagen {
namespace {

/// Is every form of the instruction one half of a dual one?
bool is_dual_half(const Isa& isa, const Instruction& instruction) {
  return std::all_of(instruction.forms.begin(), instruction.forms.end(), [&](const Form& form) {
    const Encoding* const encoding = isa.find_encoding(form.encoding);
    return encoding != nullptr && !encoding->pair.empty();
  });
}

}  // namespace

OutputFile render_asm(const TableInput& input, const Renderer& renderer) {
  // AMD's name, and LLVM's where it is another.
  std::map<std::string, std::string> opcodes;
  std::set<std::string> dual;
  for (const Instruction* instruction : sorted_instructions(input.isa)) {
    const std::string name = enumerator(instruction->name);
    opcodes[name] = name;
    if (is_dual_half(input.isa, *instruction)) dual.insert(name);
    opcodes.emplace(enumerator(plain_mnemonic(input, *instruction)), name);
  }
  Value::List rows;
  for (const auto& [mnemonic, opcode] : opcodes)
    rows.push_back(Value::Record{
        {"mnemonic", mnemonic}, {"opcode", opcode}, {"type", dual.count(opcode) != 0 ? "DualMnemonic" : "Mnemonic"}});
  return renderer.render(input.path("asm.hpp"), "asm.hpp.mustache",
                         {{"isa", input.folder}, {"instructions", rows}, {"dual", !dual.empty()}},
                         {input.sources.syntax, input.sources.xml});
}

}  // namespace isagen
