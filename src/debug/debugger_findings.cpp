// Debugger: stops at what checks have found, and ways back to its cause.
#include <algorithm>

#include "lockstep/base/text.hpp"
#include "lockstep/device/debugger.hpp"
#include "lockstep/launch/loaded_code.hpp"

namespace lockstep {

using debug::CaughtFinding;

void Debugger::catch_findings(std::vector<CaughtFinding> findings) {
  caught_ = std::move(findings);
  finding_.reset();
}

/// The finding that the next instruction meets.
std::optional<std::size_t> Debugger::finding_here() const {
  if (caught_.empty() || over()) return std::nullopt;
  const std::uint32_t next = launch_->next_wave();
  const std::uint64_t executed = launch_->wave(next).state->instructions;
  for (std::size_t i = 0; i < caught_.size(); ++i)
    if (caught_[i].instructions == executed && caught_[i].wave == launch_->wave_in_workgroup(next) &&
        caught_[i].workgroup == launch_->workgroup(next))
      return i;
  return std::nullopt;
}

Debugger::Stop Debugger::stopped_at_finding(std::size_t index) {
  wave_ = launch_->next_wave();
  lane_ = caught_[index].lane >= 0 ? static_cast<std::uint32_t>(caught_[index].lane) : first_lane(wave_);
  finding_ = index;
  return stopped({Why::finding, 0, caught_[index].text});
}

/// Does the finding conflict with the next instruction, or is this the last one that writes what the finding is about?
bool Debugger::cause_here(const CaughtFinding& finding) {
  const std::uint32_t next = launch_->next_wave();
  const FindingPlace& other = finding.other;
  if (other.known)
    return launch_->wave_in_workgroup(next) == other.wave && launch_->workgroup(next) == other.workgroup &&
           file_pc(next) == other.pc;
  if (launch_->workgroup(next) != finding.workgroup || launch_->wave_in_workgroup(next) != finding.wave) return false;
  debug::Viewpoint view{launch_.get(), next, finding.lane >= 0 ? static_cast<std::uint32_t>(finding.lane) : 0};
  StatePlace place;
  if (!finding.register_name.empty()) {
    const auto expression = debug::Expression::parse(finding.register_name, {});
    std::optional<ValueType> type;
    const auto found = expression ? expression->place(view, type) : Result<StatePlace>(expression.error());
    if (!found) return false;
    place = *found;
    // Without a lane: any lane that is active.
    if (finding.lane < 0 && exec_of(next) != 0) place.lane = first_lane(next);
    return next_writes(place);
  }
  if (finding.bytes.size == 0) return false;
  place.kind = finding.bytes.space == AddressSpace::global ? StatePlace::Kind::global
               : finding.bytes.space == AddressSpace::lds  ? StatePlace::Kind::lds
                                                           : StatePlace::Kind::scratch;
  place.cluster = launch_->cluster_index();
  place.wave = next;
  place.lane = view.lane;
  place.address = finding.bytes.address;
  place.size = finding.bytes.size;
  return place_problem(place, *launch_).empty() && next_writes(place);
}

std::string Debugger::no_cause_text(const CaughtFinding& finding) const {
  const std::string what = finding.other.known              ? "the other instruction of the finding"
                           : !finding.register_name.empty() ? "an instruction that writes " + finding.register_name
                           : finding.bytes.size != 0        ? "an instruction that writes the bytes of the finding"
                                                            : "another instruction of the finding";
  return "there is no " + what.substr(what.find(' ') + 1) + " before it: here the launch began";
}

}  // namespace lockstep
