// asm.hpp: the names under which C++ programs write instructions.
#include "tables/cpp_terms.hpp"
#include "tables/tables.hpp"

namespace isagen {

OutputFile render_asm(const TableInput& input, const Renderer& renderer) {
  // AMD's name, and LLVM's where it is another.
  std::map<std::string, std::string> opcodes;
  for (const Instruction* instruction : sorted_instructions(input.isa)) {
    const std::string name = enumerator(instruction->name);
    opcodes[name] = name;
    opcodes.emplace(enumerator(plain_mnemonic(input, *instruction)), name);
  }
  Value::List rows;
  for (const auto& [mnemonic, opcode] : opcodes)
    rows.push_back(Value::Record{{"mnemonic", mnemonic}, {"opcode", opcode}});
  return renderer.render(input.path("asm.hpp"), "asm.hpp.mustache", {{"isa", input.folder}, {"instructions", rows}},
                         {input.sources.syntax, input.sources.xml});
}

}  // namespace isagen
