// Where the model's error is: each kernel's recorded and modelled cycles by what the model waits for, and how much the
// recorded waves of one kernel differ from each other, which no model of one latency can undo.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "replay.hpp"

namespace recorded {

/// Beside what the model waits for: the wave's first wait for scalar loads; a wait for what the model has already.
inline constexpr std::size_t arguments = timing::stalls, waits = timing::stalls + 1;

struct ErrorRow {
  double real = 0, model = 0;
};

/// Of one kernel: the cycles of its gaps, by what the model waits for in them.
struct ErrorTable {
  std::array<ErrorRow, timing::stalls + 2> rows{};  ///< by timing::Stall; then `arguments` and `waits`
  /// Cycles from the first to the last instruction, of each wave of the same code.
  std::map<std::string, std::vector<double>> lengths;

  double all(double ErrorRow::*which) const {
    double sum = 0;
    for (const ErrorRow& row : rows) sum += row.*which;
    return sum;
  }
  /// The mean distance of a wave from the mean of all waves of the same code, in percent of that mean.
  double spread() const {
    double away = 0, whole = 0;
    for (const auto& [code, waves] : lengths) {
      double mean = 0;
      for (const double each : waves) mean += each / static_cast<double>(waves.size());
      for (const double each : waves) away += std::abs(each - mean);
      whole += mean * static_cast<double>(waves.size());
    }
    return whole == 0 ? 0 : 100 * away / whole;
  }
};

/// By kernel. The model alone decides, its memory too.
inline std::map<std::string, ErrorTable> errors(Data& data, const timing::Parameters& parameters) {
  data.prepare(parameters);
  std::map<std::string, ErrorTable> tables;
  for (std::size_t i = 0; i < data.traces.size(); ++i) {
    const Trace& trace = data.traces[i];
    ErrorTable& table = tables[family(trace.kernel->name)];
    for (const Wave& wave : trace.waves)
      if (!wave.events.empty())
        table.lengths[trace.kernel->name].push_back(
            static_cast<double>(wave.events.back().issue - wave.events.front().issue));
    Replay(parameters, trace, i).free(false, [&](const Gap& gap, timing::Cycle got) {
      const bool over = gap.waits && gap.why == timing::Stall::issue;
      ErrorRow& row = table.rows[gap.arguments ? arguments : over ? waits : static_cast<std::size_t>(gap.why)];
      row.real += static_cast<double>(gap.real);
      row.model += static_cast<double>(got);
    });
  }
  return tables;
}

inline const char* row_name(std::size_t row) {
  if (row == arguments) return "arguments";
  return row == waits ? "waits" : timing::stall_names[row].data();
}

/// One line for each kernel: the total, the spread of its waves, and the classes that
/// hold at least one percent of the recorded cycles as error, the largest first. All numbers are percent of the
/// recorded cycles.
inline void print_errors(Data& data, const timing::Parameters& parameters) {
  for (const auto& [name, table] : errors(data, parameters)) {
    const double real = table.all(&ErrorRow::real);
    if (real == 0) continue;
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < table.rows.size(); ++i)
      order.emplace_back(100 * (table.rows[i].model - table.rows[i].real) / real, i);
    std::sort(order.begin(), order.end(),
              [](const auto& a, const auto& b) { return std::abs(a.first) > std::abs(b.first); });
    std::printf("| %s | %s | %+.0f %% | %.0f %% |", data.target.c_str(), name.c_str(),
                100 * (table.all(&ErrorRow::model) - real) / real, table.spread());
    const char* before = " ";
    for (const auto& [error, stall] : order) {
      if (std::abs(error) < 1) break;
      std::printf("%s%s %+.0f (of %.0f)", before, row_name(stall), error, 100 * table.rows[stall].real / real);
      before = ", ";
    }
    std::puts(" |");
  }
}

}  // namespace recorded
