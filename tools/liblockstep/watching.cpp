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

std::string LaunchLines::text(std::uint64_t address) const {
  if (!ask_) return own_ ? own_->text(address) : "";
  char text[1024] = {};
  return ask_(data_, address, text, sizeof text) != 0 ? std::string(text, strnlen(text, sizeof text)) : std::string();
}

lockstep::Result<std::vector<std::uint64_t>> LaunchLines::addresses(std::string_view, std::uint32_t&) const {
  return lockstep::Error{"the caller tells lines of addresses, not addresses of lines"};
}

std::vector<std::string> LaunchLines::parameters(std::uint64_t address) const {
  return own_ ? own_->parameters(address) : std::vector<std::string>();
}

void give_findings(const lockstep::LaunchResult& launch, const lockstep_options& options) {
  for (const lockstep::Finding& each : launch.findings) {
    if (options.finding)
      options.finding(options.finding_data, (options.finding_json != 0 ? each.json() : each.message()).c_str());
    if (!options.take_finding) continue;
    const auto& [pc, instruction, source, group, wave, lane, known] = each.other;
    const lockstep_place other{.struct_size = sizeof other,
                               .wave = wave,
                               .file_pc = pc,
                               .instruction = instruction.c_str(),
                               .source = source.c_str(),
                               .workgroup = {group[0], group[1], group[2]},
                               .lane = lane};
    const std::string text = each.message();
    const lockstep::FindingPlace& at = each.at;
    const lockstep_finding given{.struct_size = sizeof given,
                                 .kind = static_cast<std::uint32_t>(each.kind),
                                 .file_pc = at.pc,
                                 .instruction = at.instruction.c_str(),
                                 .source = at.source.c_str(),
                                 .workgroup = {at.workgroup[0], at.workgroup[1], at.workgroup[2]},
                                 .wave = at.wave,
                                 .lane = at.lane,
                                 .space = static_cast<std::uint32_t>(each.bytes.space),
                                 .address = each.bytes.address,
                                 .bytes = each.bytes.size,
                                 .count = each.count,
                                 .register_name = each.register_name.c_str(),
                                 .what = each.what.c_str(),
                                 .advice = each.advice.c_str(),
                                 .other = known ? &other : nullptr,
                                 .text = text.c_str(),
                                 .info = each.info ? 1u : 0u};
    options.take_finding(options.take_finding_data, &given);
  }
}

Watching::Watching(const lockstep_options& options) : options_(options), all_({}) {
  std::vector<lockstep::Observer*> list;
  if (options.trace || options.take_step) {
    trace_.emplace(*trace_options(options), [this](const lockstep::TracedStep& step) { give_step(step); });
    list.push_back(&*trace_);
  }
  if (options.timeline) list.push_back(&timeline_.emplace());
  if (options.profile) list.push_back(&profile_.emplace());
  all_ = lockstep::Observers(std::move(list));
}

void Watching::give_step(const lockstep::TracedStep& step) {
  bool stop = options_.trace && options_.trace(options_.trace_data, step.line().c_str()) != 0;
  if (options_.take_step && !stop) {
    writes_.clear();
    for (const lockstep::TracedWrite& each : step.writes)
      writes_.push_back({.name = each.name.c_str(),
                         .before = each.before,
                         .after = each.after,
                         .lanes_before = each.lanes_before.empty() ? nullptr : each.lanes_before.data(),
                         .lanes_after = each.lanes.empty() ? nullptr : each.lanes.data(),
                         .lanes = static_cast<std::uint32_t>(each.lanes.size()),
                         .vector = each.vector ? 1u : 0u});
    const std::string effect = step.effect();
    const lockstep_trace_step given{.struct_size = sizeof given,
                                    .wave = step.wave,
                                    .workgroup = {step.workgroup[0], step.workgroup[1], step.workgroup[2]},
                                    .write_count = static_cast<std::uint32_t>(writes_.size()),
                                    .index = step.index,
                                    .file_pc = step.pc,
                                    .from_entry = step.from_entry,
                                    .instruction = step.text.c_str(),
                                    .effect = effect.c_str(),
                                    .writes = writes_.data(),
                                    .access = step.access.kind.c_str(),
                                    .access_lanes = step.access.lanes,
                                    .access_bytes = step.access.bytes,
                                    .lowest = step.access.lowest,
                                    .highest = step.access.highest,
                                    .access_digest = step.access.digest,
                                    .write_size = sizeof(lockstep_trace_write)};
    stop = options_.take_step(options_.take_step_data, &given) != 0;
  }
  if (stop) throw std::runtime_error("the caller's trace function asked to stop");
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
