// What is generated: the ISAs of this project and, for each, its inputs.
#pragma once

#include <string>
#include <vector>

#include "render/render.hpp"

namespace isagen {

struct IsaTarget {
  std::string folder;       ///< under generated/, and the C++ namespace
  std::string xml;          ///< relative to the root
  std::string overrides;    ///< relative to the root
  std::string syntax;       ///< how LLVM spells it, relative to the root
};

/// The ISAs that lockstep has.
const std::vector<IsaTarget>& isa_targets();

/// Every generated file of every ISA, in memory. Notes of the XML reader go to `notes`.
std::vector<OutputFile> generate_all(const std::string& root, std::vector<std::string>& notes);

/// The folders under generated/ that hold nothing but generate_all's files.
std::vector<std::string> generated_folders();

}  // namespace isagen
