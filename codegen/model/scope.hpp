// The ISAs that an entry is for: all, families or single ones.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>

namespace isagen {

/// The family of each ISA, by its folder: {"cdna4", "gfx9"}.
using IsaFamilies = std::map<std::string, std::string>;

/// How specific a statement is: more specific beats less specific.
enum class ScopeLevel { none, all, family, isa };

/// An entry is for all ISAs, or for the families and the ISAs that it names.
struct Scope {
  bool all = true;
  std::set<std::string> families;  ///< empty if `all`
  std::set<std::string> isas;      ///< empty if `all`
  /// Isas="* cdna5": ISAs that the entry for all names, because others of their family have an entry of their own.
  std::set<std::string> also;

  bool operator==(const Scope&) const = default;

  /// The most specific statement that names the ISA in `folder`; none if the entry is not for it.
  ScopeLevel level(const std::string& folder, const IsaFamilies& families_of) const;

  /// The ISAs that both are for; nothing if there is none.
  static std::optional<Scope> common(const Scope& a, const Scope& b, const IsaFamilies& families_of);

  /// Do both say the same of an ISA, a family, or all?
  static bool overlap(const Scope& a, const Scope& b);

  /// "cdna3 cdna4", "gfx9", "all ISAs".
  std::string text() const;
};

}  // namespace isagen
