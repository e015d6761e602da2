// instructions.hpp: what every instruction is, whatever its encoding. names.hpp: what numbers are called.
#include <map>

#include "error.hpp"
#include "tables/cpp_terms.hpp"
#include "tables/tables.hpp"

namespace isagen {

OutputFile render_instructions(const TableInput& input, const Renderer& renderer) {
  Value::List rows;
  for (const Instruction* instruction : sorted_instructions(input.isa)) {
    Value::List flags;
    const auto flag = [&](bool set, const char* name) {
      if (set) flags.push_back(Value::Record{{"name", name}});
    };
    flag(instruction->branch, "branch");
    flag(instruction->conditional_branch, "conditional_branch");
    flag(instruction->indirect_branch, "indirect_branch");
    flag(instruction->terminator, "terminator");
    rows.push_back(Value::Record{{"name", instruction->name}, {"mnemonic", enumerator(instruction->name)}, {"flags", flags}});
  }
  return renderer.render("generated/" + input.folder + "/instructions.hpp", "instructions.hpp.mustache", {{"isa", input.folder}, {"instructions", rows}}, input.sources);
}

OutputFile render_names(const TableInput& input, const Renderer& renderer) {
  const auto rows = [&](const char* type_name) {
    const OperandType* type = input.isa.find_operand_type(type_name);
    if (type == nullptr) throw Error({input.isa.file, 0}, std::string("operand type ") + type_name + " is missing");
    std::map<std::int64_t, std::string> names;
    for (const PredefinedValue& value : type->values) {
      if (value.value < 0 || value.value > 0xffff) throw Error({input.isa.file, value.line}, value.name + " is out of range");
      names[value.value] = value.name;
    }
    Value::List result;
    for (const auto& [value, name] : names) result.push_back(Value::Record{{"value", value}, {"name", name}});
    return result;
  };
  return renderer.render("generated/" + input.folder + "/names.hpp", "names.hpp.mustache",
                         {{"isa", input.folder}, {"hwregs", rows("OPR_HWREG")}, {"messages", rows("OPR_SENDMSG")}, {"selectors", rows("OPR_SRC")}}, input.sources);
}

std::vector<OutputFile> render_tables(const TableInput& input, const Renderer& renderer) {
  std::vector<OutputFile> files{render_opcodes(input, renderer), render_encodings(input, renderer)};
  for (OutputFile& file : render_forms(input, renderer)) files.push_back(std::move(file));
  files.push_back(render_instructions(input, renderer));
  for (OutputFile& file : render_assembly(input, renderer)) files.push_back(std::move(file));
  files.push_back(render_names(input, renderer));
  return files;
}

}  // namespace isagen
