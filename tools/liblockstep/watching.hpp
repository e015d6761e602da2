// The observers that a caller's options ask for: traces, timelines, profiles.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "internal.hpp"
#include "lockstep/observe/observers.hpp"
#include "lockstep/observe/profile.hpp"
#include "lockstep/observe/timeline.hpp"
#include "lockstep/observe/trace.hpp"

namespace capi {

/// What is wrong with `trace_only`; empty: nothing.
std::string watching_problem(const lockstep_options& options);

class Watching {
 public:
  /// `options` have no problem.
  explicit Watching(const lockstep_options& options);

  /// Null: nothing is asked for.
  lockstep::Observer* observer();
  /// The files, when the launch is over. Error: one cannot be written.
  lockstep::Result<void> write(lockstep::Device& device, std::string_view kernel, const lockstep::LaunchResult& launch);

 private:
  lockstep_options options_;
  std::optional<lockstep::Trace> trace_;
  std::optional<lockstep::Timeline> timeline_;
  std::optional<lockstep::Profile> profile_;
  lockstep::Observers all_;
};

}  // namespace capi
