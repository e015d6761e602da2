// How many findings there are of each kind, as the line that ends a check.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "lockstep/base/text.hpp"
#include "lockstep/device/finding.hpp"

namespace lockstep {

/// Counts findings, and information beside them.
class FindingCounts {
 public:
  void add(CheckKind kind, bool info) { ++(info ? infos_ : mistakes_)[static_cast<std::size_t>(kind)]; }

  /// "2 findings: 1 race, 1 wait"; with information "1 finding: 1 wait; 1 info: 1 race". Empty: there is none.
  std::string text() const {
    const std::string mistakes = part(mistakes_, false), infos = part(infos_, true);
    return mistakes + (mistakes.empty() || infos.empty() ? "" : "; ") + infos;
  }

 private:
  using Counts = std::array<std::uint64_t, check_kinds>;

  static std::string part(const Counts& counts, bool info) {
    std::uint64_t all = 0;
    for (const std::uint64_t count : counts) all += count;
    if (all == 0) return {};
    std::string text = info ? decimal(all) + " info" : count_of(all, "finding");
    const char* between = ": ";
    for (std::size_t kind = 0; kind < check_kinds; ++kind) {
      if (counts[kind] == 0) continue;
      text.append(between).append(decimal(counts[kind])).append(" ").append(check_name(static_cast<CheckKind>(kind)));
      between = ", ";
    }
    return text;
  }

  Counts mistakes_{}, infos_{};
};

}  // namespace lockstep
