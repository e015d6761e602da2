// What is generated: the ISAs of this project and, for each, its inputs.
#pragma once

#include <string>
#include <vector>

#include "render/render.hpp"

namespace isagen {

/// The inputs of one ISA, relative to the root.
struct IsaTarget {
  std::string folder;  ///< under generated/, and the C++ namespace
  std::string xml;
  std::string overrides;
  std::string syntax;     ///< how LLVM spells it
  std::string processor;  ///< LLVM's name of the target that is asked for it
};

struct GenerateOptions {
  std::string root;  ///< the repository
  /// Instructions without semantics get the status "unsupported" instead of stopping generation.
  bool allow_missing_semantics = false;
};

inline const std::string names_file = "vendor-xml/names.xml";
inline const std::string other_isas_file = "vendor-xml/other_isas.xml";
inline const std::string frequent_file = "vendor-xml/frequent_operations.xml";
inline const std::string semantics_folder = "vendor-xml/semantics";

/// The ISAs that lockstep has.
const std::vector<IsaTarget>& isa_targets();

/// Every generated file of every ISA, in memory. Notes of the XML reader go to `notes`.
std::vector<OutputFile> generate_all(const GenerateOptions& options, std::vector<std::string>& notes);

/// The folders under generated/ that hold nothing but generate_all's files.
std::vector<std::string> generated_folders();

}  // namespace isagen
