// isagen single: the core of an ISA as one header, and the library as two files, for projects that copy rather than
// install.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <set>

#include "commands/commands.hpp"
#include "commands/inliner.hpp"
#include "commands/project.hpp"
#include "error.hpp"
#include "model/xml_file.hpp"
#include "render/output.hpp"

namespace isagen {
namespace {

namespace fs = std::filesystem;

/// `text` with a banner and the licence. `made_of`: the banner's sources.
OutputFile with_banner(const std::string& root, const std::string& path, const std::string& made_of,
                       const std::string& text) {
  return {path, banner(path, "isagen single", {made_of}, hash_text(text)) + "//\n" + licence_comment(root) + text};
}

OutputFile core_header(const std::string& root, const std::string& isa) {
  Inliner inliner(root, {"include", "generated"});
  const std::string core = "generated/lockstep/" + isa + ".hpp";
  inliner.add(core);
  return with_banner(root, "lockstep_" + isa + ".hpp", core + " and the headers it includes",
                     "#pragma once\n\n" + inliner.take());
}

/// The file `path` below `root`, with what CMake's configure_file puts into it.
std::string configured(const std::string& root, const std::string& path,
                       const std::map<std::string, std::string>& values) {
  std::string text = read_file(root + "/" + path);
  for (const auto& [name, value] : values)
    for (std::size_t at; (at = text.find("@" + name + "@")) != std::string::npos;)
      text.replace(at, name.size() + 2, value);
  return text;
}

/// Files below a folder of `root` whose names end so, in order.
std::vector<std::string> files_below(const std::string& root, const std::string& folder, const std::string& end) {
  std::vector<std::string> found;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(root) / folder))
    if (entry.path().string().ends_with(end)) found.push_back(fs::relative(entry.path(), root).generic_string());
  std::sort(found.begin(), found.end());
  return found;
}

/// lockstep.hpp and lockstep.cpp: the library with these ISAs, from the sources that src/CMakeLists.txt compiles.
std::vector<OutputFile> library_files(const std::string& root, const std::vector<std::string>& isas) {
  Inliner inliner(root, {"include", "generated", "src"});
  std::string declarations, addresses;
  for (const std::string& isa : isas) {
    declarations += "extern const IsaTables " + isa + "_tables;\n";
    addresses += (addresses.empty() ? "&" : ", &") + isa + "_tables";
  }
  inliner.give("all_isas.hpp", configured(root, "src/isas/all_isas.hpp.in",
                                          {{"declarations", declarations}, {"addresses", addresses}}));
  for (const std::string header : {"device", "debugger"}) inliner.add("include/lockstep/" + header + ".hpp");
  const std::string header = "#pragma once\n\n" + inliner.take();
  for (const std::string folder : {"src", "generated/common"})
    for (const std::string& source : files_below(root, folder, ".cpp")) inliner.add(source);
  for (const std::string& isa : isas) {
    inliner.give(isa + ".cpp", configured(root, "src/isas/isa.cpp.in", {{"isa", isa}}));
    inliner.add(isa + ".cpp");
  }
  return {with_banner(root, "lockstep.hpp", "the library's headers", header),
          with_banner(root, "lockstep.cpp", "the library's sources",
                      "// g++ -std=c++20 -O2 -c lockstep.cpp, or clang++; programs include lockstep.hpp, and link the "
                      "threads of the platform.\n#include \"lockstep.hpp\"\n\n" +
                          inliner.take())};
}

}  // namespace

void write_single(const SingleOptions& options) {
  std::vector<std::string> isas = options.isas;
  const std::vector<IsaTarget> targets = isa_targets(options.root);
  if (isas.empty())
    for (const IsaTarget& target : targets) isas.push_back(target.folder);
  for (const std::string& isa : isas) isa_target(options.root, isa);  // throws if there is none
  std::vector<OutputFile> files;
  if (options.library) {
    files = library_files(options.root, isas);
  } else {
    for (const std::string& isa : isas) files.push_back(core_header(options.root, isa));
  }
  for (const std::string& path : write_outputs(options.out, files)) std::printf("wrote %s\n", path.c_str());
}

}  // namespace isagen
