// names.hpp: what the numbers of hardware registers, messages and selectors are called.
#include <map>

#include "error.hpp"
#include "tables/tables.hpp"

namespace isagen {

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
  return renderer.render(input.path("names.hpp"), "names.hpp.mustache",
                         {{"isa", input.folder}, {"hwregs", rows("OPR_HWREG")}, {"messages", rows("OPR_SENDMSG")}, {"selectors", rows("OPR_SRC")}},
                         {input.sources.xml, input.sources.overrides});
}

std::vector<OutputFile> render_tables(const TableInput& input, const Renderer& renderer) {
  std::vector<OutputFile> files{render_opcodes(input, renderer), render_encodings(input, renderer)};
  for (OutputFile& file : render_forms(input, renderer)) files.push_back(std::move(file));
  for (OutputFile& file : render_descriptors(input, renderer)) files.push_back(std::move(file));
  files.push_back(render_instructions(input, renderer));
  for (OutputFile& file : render_assembly(input, renderer)) files.push_back(std::move(file));
  files.push_back(render_names(input, renderer));
  files.push_back(render_index(input, renderer));
  return files;
}

}  // namespace isagen
