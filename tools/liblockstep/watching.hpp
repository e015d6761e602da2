// What a caller's options ask for beside a launch: findings, traces, timelines, profiles, source lines.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "internal.hpp"
#include "lockstep/device/line_table.hpp"
#include "lockstep/device/observers.hpp"
#include "lockstep/device/profile.hpp"
#include "lockstep/device/timeline.hpp"
#include "lockstep/device/trace.hpp"

namespace capi {

/// What is wrong with `trace_only`; empty: nothing.
std::string watching_problem(const lockstep_options& options);

/// Source lines that the caller's function tells, else those of the code object. Names of parameters are always the
/// code object's. Nobody asks it for more.
class LaunchLines final : public lockstep::LineTable {
 public:
  /// `own`: of the code object, or null.
  LaunchLines(const lockstep_options& options, std::shared_ptr<const lockstep::LineTable> own)
      : ask_(options.source_line), data_(options.source_line_data), own_(std::move(own)) {}
  std::optional<lockstep::SourcePlace> at(std::uint64_t) const override { return std::nullopt; }
  std::string text(std::uint64_t address) const override;
  lockstep::Result<std::vector<std::uint64_t>> addresses(std::string_view, std::uint32_t&) const override;
  bool begins_statement(std::uint64_t) const override { return false; }
  std::vector<std::string> parameters(std::uint64_t address) const override;

 private:
  int (*ask_)(void*, std::uint64_t, char*, std::uint32_t);
  void* data_;
  std::shared_ptr<const lockstep::LineTable> own_;
};

/// What the checks found, one by one, to the caller's functions.
void give_findings(const lockstep::LaunchResult& launch, const lockstep_options& options);

class Watching {
 public:
  /// `options` have no problem.
  explicit Watching(const lockstep_options& options);

  /// Null: nothing is asked for.
  lockstep::Observer* observer();
  /// The files, when the launch is over. Error: one cannot be written.
  lockstep::Result<void> write(lockstep::Device& device, std::string_view kernel, const lockstep::LaunchResult& launch);

 private:
  /// To the caller's functions. Exception: one of them asks to stop.
  void give_step(const lockstep::TracedStep& step);

  lockstep_options options_;
  std::vector<lockstep_trace_write> writes_;  ///< of a step
  std::optional<lockstep::Trace> trace_;
  std::optional<lockstep::Timeline> timeline_;
  std::optional<lockstep::Profile> profile_;
  lockstep::Observers all_;
};

}  // namespace capi
