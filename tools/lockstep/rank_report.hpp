// The fidelity report of a launch that several ranks share: what each counted, put together.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <utility>

#include "lockstep/device/fidelity_report.hpp"

namespace command {

class RankReport {
 public:
  /// Counts of one launch of this process.
  void add(const lockstep::FidelityReport& report) {
    for (const lockstep::InstructionCount& each : report.instructions) {
      Row& row = rows_.try_emplace(std::string(each.name), Row{0, each.fidelity, std::string(each.note)}).first->second;
      row.count += each.count;
    }
    if (report.matrix_model) matrix_model_ = report.matrix_model;
    if (report.numerics) numerics_ = report.numerics;
  }
  /// For a message, and what came by one. A line each; names have no spaces, notes no newlines.
  std::string to_text() const {
    std::string all = matrix_model_ ? std::to_string(static_cast<int>(*matrix_model_)) + "\n" : "-\n";
    all += numerics_ ? std::string(numeric_model_name(*numerics_)) + "\n" : "-\n";
    for (const auto& [name, row] : rows_)
      all += name + " " + std::to_string(row.count) + " " + std::to_string(static_cast<int>(row.fidelity)) + " " +
             row.note + "\n";
    return all;
  }
  void add_text(const std::string& text) {
    std::istringstream lines(text);
    std::string name, note;
    if (std::getline(lines, name) && name != "-") matrix_model_ = static_cast<lockstep::MatrixModel>(std::stoi(name));
    if (std::getline(lines, name) && name != "-") numerics_ = lockstep::numeric_model_of(name);
    std::uint64_t count = 0;
    int fidelity = 0;
    while (lines >> name >> count >> fidelity) {
      lines.get();
      std::getline(lines, note);
      rows_.try_emplace(name, Row{0, static_cast<lockstep::Fidelity>(fidelity), note}).first->second.count += count;
    }
  }
  /// As one process reports it.
  std::string text() const {
    lockstep::FidelityReport report;
    report.matrix_model = matrix_model_;
    report.numerics = numerics_;
    for (const auto& [name, row] : rows_) report.instructions.push_back({name, row.note, row.count, row.fidelity});
    std::sort(report.instructions.begin(), report.instructions.end(), lockstep::reported_before);
    return report.text();
  }

 private:
  struct Row {
    std::uint64_t count = 0;
    lockstep::Fidelity fidelity{};
    std::string note;
  };
  std::map<std::string, Row> rows_;
  std::optional<lockstep::MatrixModel> matrix_model_{};
  std::optional<lockstep::NumericModel> numerics_{};
};

}  // namespace command
