// What a trace is taken from: a launch, or a text that `lockstep trace` wrote before.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "command.hpp"
#include "lockstep/base/result.hpp"
#include "lockstep/device/trace.hpp"
#include "lockstep/device/trace_comparison.hpp"

namespace command {

class TraceSource {
 public:
  virtual ~TraceSource() = default;
  /// Hands over what fits, in the order of execution. `end`: how it ended, if by a fault. Error: bad input.
  virtual lockstep::Result<void> each(const lockstep::TraceOptions& options,
                                      const std::function<void(const lockstep::TraceEntry&)>& take,
                                      std::string& end) = 0;
  virtual bool is_text() const = 0;
  /// The launch of a code object that was named; null: it is an engine or a text.
  virtual const RunOptions* code_object() const { return nullptr; }
  /// "engine fast", or the path.
  virtual const std::string& name() const = 0;
};

/// `what`: "fast" or "reference", the launch of `run` on that engine; a code object, launched as `run` says; or a
/// trace.
lockstep::Result<std::unique_ptr<TraceSource>> open_trace_source(const std::string& what, const RunOptions& run);

}  // namespace command
