#include "suggestion.hpp"

#include <algorithm>
#include <vector>

namespace command {

namespace {

/// Letters to replace, insert, drop or swap with the next one that make `a` into `b`.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> d(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i)
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        d[i][j] = i + j;
        continue;
      }
      d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
    }
  return d[a.size()][b.size()];
}

}  // namespace

std::string nearest_name(std::string_view given, std::span<const std::string> names) {
  std::string lower(given);
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  std::string nearest;
  std::size_t least = 3;
  for (const std::string& name : names) {
    const auto shared = std::mismatch(lower.begin(), lower.end(), name.begin(), name.end()).first - lower.begin();
    if (shared != 0 && (shared >= 3 || static_cast<std::size_t>(shared) == lower.size())) return name;
    if (lower.size() > name.size() + 2) continue;  // too far, and no table of distances for a text of any length
    const std::size_t changes = distance(lower, name);
    if (changes >= least || changes >= name.size()) continue;
    least = changes;
    nearest = name;
  }
  return nearest;
}

}  // namespace command
