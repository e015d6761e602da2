#include "model/scope.hpp"

#include <algorithm>

namespace isagen {
namespace {

std::set<std::string> in_both(const std::set<std::string>& a, const std::set<std::string>& b) {
  std::set<std::string> both;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::inserter(both, both.end()));
  return both;
}

}  // namespace

ScopeLevel Scope::level(const std::string& folder, const IsaFamilies& families_of) const {
  if (isas.count(folder) != 0) return ScopeLevel::isa;
  const auto family = families_of.find(folder);
  if (family != families_of.end() && families.count(family->second) != 0) return ScopeLevel::family;
  return all ? ScopeLevel::all : ScopeLevel::none;
}

std::optional<Scope> Scope::common(const Scope& a, const Scope& b, const IsaFamilies& families_of) {
  Scope both;
  both.all = a.all && b.all;
  both.also = a.also;
  both.also.insert(b.also.begin(), b.also.end());
  if (both.all) return both;
  both.also.clear();
  if (a.all || b.all) return a.all ? b : a;
  both.families = in_both(a.families, b.families);
  for (const std::string& isa : a.isas)
    if (b.level(isa, families_of) != ScopeLevel::none) both.isas.insert(isa);
  for (const std::string& isa : b.isas)
    if (a.level(isa, families_of) != ScopeLevel::none) both.isas.insert(isa);
  if (both.isas.empty() && both.families.empty()) return std::nullopt;
  return both;
}

bool Scope::overlap(const Scope& a, const Scope& b) {
  return (a.all && b.all) || !in_both(a.families, b.families).empty() || !in_both(a.isas, b.isas).empty();
}

std::string Scope::text() const {
  if (all) return "all ISAs";
  std::string list;
  for (const std::set<std::string>& names : {families, isas})
    for (const std::string& name : names) list += (list.empty() ? "" : " ") + name;
  return list;
}

}  // namespace isagen
