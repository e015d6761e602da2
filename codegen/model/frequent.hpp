// vendor-xml/frequent_operations.xml and fused_operations.xml: the operations that the fast engine has unrolled
// handlers for, one by one and two by two.
#pragma once

#include <map>
#include <pugixml.hpp>
#include <set>
#include <string>
#include <vector>

#include "error.hpp"
#include "model/semantics.hpp"
#include "model/xml_file.hpp"

namespace isagen {

/// The operations that a file lists as frequent. Each must exist in one ISA at least.
class FrequentFile {
 public:
  explicit FrequentFile(const std::string& path);

  const std::string& path() const { return file_.path(); }
  bool lists(const std::string& name) const { return names_.count(name) != 0; }
  /// The listed operations that an ISA has; its entries are `semantics`.
  std::set<std::string> of(const Semantics& semantics);

  /// Throws one Error that names each entry with Host that is not listed: unrolled handlers alone can use it.
  void require_listed_hosts(const Semantics& semantics) const;
  /// Throws one Error that names each listed operation that of() has found in no ISA.
  void require_used() const;

 private:
  XmlFile file_;
  std::map<std::string, pugi::xml_node> names_;
  std::set<std::string> used_;
};

/// Row operations by one handler of the fast engine: one with scalar sources, or two.
struct FusedForm {
  Place place{};
  std::string first{}, second{};  ///< second: empty for one
  std::set<int> first_scalars{}, second_scalars{};
  std::string takes{};  ///< what of the second one the first one's result is: S0, S1, S2, mask, nothing
};

/// The forms that the file at `path` lists. Throws Error for a malformed one, one that is listed a second time, and one
/// with an operation that is not frequent.
std::vector<FusedForm> read_fused_forms(const std::string& path, const FrequentFile& frequent);

}  // namespace isagen
