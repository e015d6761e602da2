// What is generated: the ISAs of this project and, for each, its inputs.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "model/isa.hpp"
#include "model/names.hpp"
#include "model/overrides.hpp"
#include "model/scope.hpp"
#include "render/render.hpp"

namespace isagen {

/// The inputs of one ISA: a folder of vendor-xml/isas. Paths are relative to the root.
struct IsaTarget {
  std::string folder;  ///< its name; also that of the folder under generated/, and the C++ namespace
  std::string xml;     ///< isa.xml of its folder, or of the folder that Like in targets.xml names
  std::vector<std::string> shared_overrides;  ///< files that other ISAs use, too
  std::vector<std::string> own_overrides;  ///< those of the ISA that it is like, then its folder's, where there are any
  std::string syntax;                      ///< how LLVM spells it
  std::string family;                      ///< LLVM's generation: "gfx9"
  int number = 0;                          ///< 1, 2, ...: the order in which the ISAs came; never changes
  Float8 float8 = Float8::ocp;
  bool true16 = false;
  bool keeps_halves = false;
  std::vector<std::string> processors;  ///< LLVM's names of the targets that have it; the first one is asked
  std::string architecture;  ///< its name where isa.xml has another one's ("AMD CDNA 5 of gfx1251"), else empty
};

struct GenerateOptions {
  std::string root;  ///< the repository
  /// Instructions without semantics get the status "unsupported" instead of stopping generation.
  bool allow_missing_semantics = false;
};

inline const std::string isas_folder = "vendor-xml/isas";
inline const std::string overrides_folder = "vendor-xml/overrides";
inline const std::string names_file = "vendor-xml/names.xml";
inline const std::string frequent_file = "vendor-xml/frequent_operations.xml";
inline const std::string fused_file = "vendor-xml/fused_operations.xml";
/// Fields that hardware does not look at.
inline const std::string ignored_fields_file = "vendor-xml/ignored_fields.xml";
/// Instructions whose results are known from hardware.
inline const std::string silicon_file = "vendor-xml/silicon.xml";
/// Which caches stand between two waves.
inline const std::string caches_file = "vendor-xml/caches.xml";
inline const std::string timing_folder = "vendor-xml/timing";
/// How fast each target can be at most.
inline const std::string peaks_file = "vendor-xml/peaks.txt";
inline const std::string wait_counters_file = "vendor-xml/wait_counters.xml";
inline const std::string semantics_folder = "vendor-xml/semantics";

/// The ISAs of the repository at `root`, by number.
std::vector<IsaTarget> isa_targets(const std::string& root);

/// The ISA in `folder`; Error if there is none.
IsaTarget isa_target(const std::string& root, const std::string& folder);

/// The names of their folders.
std::set<std::string> isa_folders(const std::vector<IsaTarget>& targets);

/// Their families, by folder.
IsaFamilies isa_families(const std::vector<IsaTarget>& targets);

/// An ISA as isagen uses it: read, variants made complete, corrected. `used`: see apply_overrides.
Isa corrected_isa(const std::string& root, const IsaTarget& target, const Names& names, UsedOverrides& used);

/// Every generated file of every ISA, in memory. Notes of the XML reader go to `notes`. Throws one Error with all that
/// is wrong in the input, as far as one mistake does not hide another one.
std::vector<OutputFile> generate_all(const GenerateOptions& options, std::vector<std::string>& notes);

/// The folders under generated/ that hold nothing but generate_all's files.
std::vector<std::string> generated_folders(const std::string& root);

}  // namespace isagen
