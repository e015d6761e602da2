#include "watching.hpp"

#include <cstring>
#include <stdexcept>

#include "observed.hpp"

namespace capi {

namespace {

lockstep::Result<lockstep::TraceOptions> trace_options(const lockstep_options& options) {
  lockstep::TraceOptions trace;
  trace.lanes = options.trace_lanes != 0;
  std::string_view rest = options.trace_only ? options.trace_only : "";
  while (!rest.empty()) {
    const std::string_view word = rest.substr(0, rest.find(' '));
    rest.remove_prefix(std::min(rest.size(), word.size() + 1));
    if (word.empty()) continue;
    if (auto added = lockstep::add_condition(trace.filter, word); !added) return added.error();
  }
  return trace;
}

}  // namespace

std::string watching_problem(const lockstep_options& options) {
  const auto trace = trace_options(options);
  return trace ? "" : "trace_only: " + trace.message();
}

std::string CallersLines::text(std::uint64_t address) const {
  char text[1024] = {};
  return ask_(data_, address, text, sizeof text) != 0 ? std::string(text, strnlen(text, sizeof text)) : std::string();
}

lockstep::Result<std::vector<std::uint64_t>> CallersLines::addresses(std::string_view, std::uint32_t&) const {
  return lockstep::Error{"the caller tells lines of addresses, not addresses of lines"};
}

Watching::Watching(const lockstep_options& options) : options_(options), all_({}) {
  std::vector<lockstep::Observer*> list;
  if (options.trace) {
    trace_.emplace(*trace_options(options), [this](const lockstep::TracedStep& step) {
      if (options_.trace(options_.trace_data, step.line().c_str()) != 0)
        throw std::runtime_error("the caller's trace function asked to stop");
    });
    list.push_back(&*trace_);
  }
  if (options.timeline) list.push_back(&timeline_.emplace());
  if (options.profile) list.push_back(&profile_.emplace());
  all_ = lockstep::Observers(std::move(list));
}

lockstep::Observer* Watching::observer() { return trace_ || timeline_ || profile_ ? &all_ : nullptr; }

lockstep::Result<void> Watching::write(lockstep::Device& device, std::string_view kernel,
                                       const lockstep::LaunchResult& launch) {
  if (launch.status == lockstep::LaunchResult::Status::refused) return {};
  if (timeline_)
    if (auto written = lockstep::write_text(options_.timeline, timeline_->json()); !written) return written;
  if (!profile_) return {};
  lockstep::ProfileResult counts = profile_->take();
  lockstep::complete_profile(counts, device, {});
  return lockstep::write_profile(options_.profile, counts, std::string(kernel) + " on " + std::string(device.target()));
}

}  // namespace capi
