// generated/lockstep/<isa>*.hpp: the headers that programs include, one shape for every ISA.

#include "error.hpp"
#include "tables/cpp_terms.hpp"
#include "tables/tables.hpp"

namespace isagen {
namespace {

/// The named selectors as operands of the encoder: registers alone, pairs under their common name, state without "src_"
/// where the rest says enough.
Value::List special_operands(const Isa& isa) {
  Value::List rows;
  const auto add = [&](const std::string& name, const std::string& constant, int count) {
    rows.push_back(Value::Record{{"name", name}, {"constant", constant}, {"count", count}});
  };
  for (const std::string& constant : selector_constants(isa)) {
    const bool state = constant == "src_scc" || constant == "src_vccz" || constant == "src_execz";
    if (constant.starts_with("inline_") || constant == "ttmp0" || constant == "src_dpp" || constant == "src_sdwa" ||
        constant.starts_with("src_dpp8") || constant.starts_with("src_literal"))
      continue;
    if (constant.ends_with("_lo")) add(constant.substr(0, constant.size() - 3), constant, 2);
    if (state)
      add(constant.substr(4), constant, 0);
    else
      add(constant, constant,
          constant == "null" || (constant.starts_with("src_") && constant != "src_lds_direct" &&
                                 !constant.starts_with("src_flat_scratch"))
              ? 0
              : 1);
  }
  return rows;
}

}  // namespace

std::vector<OutputFile> render_public_headers(const TableInput& input, const std::string& target,
                                              const Renderer& renderer) {
  const Value::Record values{{"isa", input.folder},
                             {"name", short_architecture(input.isa.architecture)},
                             {"target", target},
                             {"operands", special_operands(input.isa)}};
  std::vector<OutputFile> files;
  for (const char* part : {"", "_asm", "_embed", "_semantics"})
    files.push_back(renderer.render("generated/lockstep/" + input.folder + part + ".hpp",
                                    std::string("public") + part + ".hpp.mustache", values, {input.sources.xml}));
  for (const char* part : {"device", "engine"})
    files.push_back(renderer.render("generated/" + input.folder + "/" + part + ".hpp",
                                    std::string(part) + ".hpp.mustache", values, {input.sources.xml}));
  return files;
}

std::vector<OutputFile> render_module_parts(const std::vector<std::string>& isas, const Renderer& renderer) {
  Value::List list;
  for (const std::string& isa : isas) list.push_back(Value::Record{{"isa", isa}});
  std::vector<OutputFile> files;
  for (const char* part : {"module_headers.hpp", "module_names.hpp"})
    files.push_back(renderer.render(std::string("generated/common/") + part, std::string(part) + ".mustache",
                                    {{"isas", list}}, {"vendor-xml/isas"}));
  return files;
}

}  // namespace isagen
