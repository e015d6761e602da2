#include "tables/tables.hpp"

namespace isagen {
namespace {

/// A file that says the same for every ISA.
OutputFile render_binding(const TableInput& input, const Renderer& renderer, const std::string& file) {
  std::string targets;
  for (const std::string& name : input.processors) targets += (targets.empty() ? "\"" : ", \"") + name + "\"";
  return renderer.render(
      input.path(file), file + ".mustache",
      {{"isa", input.folder}, {"targets", targets}, {"target_count", std::to_string(input.processors.size())}},
      {input.sources.xml});
}

}  // namespace

std::vector<OutputFile> render_tables(const TableInput& input, const Renderer& renderer) {
  std::vector<OutputFile> files{render_opcodes(input, renderer), render_encodings(input, renderer),
                                render_selectors(input, renderer), render_hardware_registers(input, renderer)};
  for (OutputFile& file : render_forms(input, renderer)) files.push_back(std::move(file));
  for (OutputFile& file : render_descriptors(input, renderer)) files.push_back(std::move(file));
  files.push_back(render_instructions(input, renderer));
  for (OutputFile& file : render_assembly(input, renderer)) files.push_back(std::move(file));
  files.push_back(render_asm(input, renderer));
  files.push_back(render_binding(input, renderer, "tables.hpp"));
  files.push_back(render_binding(input, renderer, "assembly_binding.hpp"));
  files.push_back(render_index(input, renderer));
  return files;
}

}  // namespace isagen
