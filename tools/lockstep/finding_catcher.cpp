#include "finding_catcher.hpp"

#include <map>
#include <utility>

#include "lockstep/device/finding_observer.hpp"
#include "session.hpp"

namespace command {

namespace {

using lockstep::Finding;
using lockstep::Step;
using lockstep::debug::CaughtFinding;

/// Notes at which instruction of its wave each finding is met.
class FindingPoints final : public lockstep::FindingObserver {
 public:
  std::vector<CaughtFinding> take() { return std::move(points_); }

 private:
  void workgroup_begins(std::span<const std::uint32_t, 3>, std::uint32_t) override {
    if (std::exchange(ended_, false)) last_.clear();
  }
  void found(const Finding& finding) override {
    CaughtFinding& point = points_.emplace_back();
    point.kind = finding.kind;
    point.workgroup = finding.at.workgroup;
    point.wave = finding.at.wave;
    point.lane = finding.at.lane;
    point.register_name = finding.register_name;
    point.bytes = finding.bytes;
    pcs_.push_back(finding.at.pc);
    // The instruction may be an older one of the wave: a barrier that others do not reach.
    const auto workgroup = last_.find(point.workgroup);
    if (workgroup == last_.end()) return;
    const auto last = workgroup->second.find({point.wave, finding.at.pc});
    if (last != workgroup->second.end()) point.instructions = last->second;
  }
  void before(const Step& step) override {
    const auto& wave = step.wave;
    last_[wave.workgroup][{wave.wave, step.pc}] = wave.instructions;
    // A finding of this call: the instruction is noted only now.
    for (; settled_ < points_.size(); ++settled_) {
      CaughtFinding& point = points_[settled_];
      if (point.workgroup == wave.workgroup && point.wave == wave.wave && pcs_[settled_] == step.pc)
        point.instructions = wave.instructions;
    }
  }
  void after(const Step&) override { settled_ = points_.size(); }
  void workgroup_ends(const lockstep::Fault&) override {
    settled_ = points_.size();
    ended_ = true;
  }

  using Workgroup = std::array<std::uint32_t, 3>;

  std::vector<CaughtFinding> points_;
  std::vector<std::uint64_t> pcs_;  ///< of points_
  std::size_t settled_ = 0;
  bool ended_ = false;
  /// By workgroup that runs, wave and pc: instructions of the wave before it came there last.
  std::map<Workgroup, std::map<std::pair<std::uint32_t, std::uint64_t>, std::uint64_t>> last_;
};

}  // namespace

lockstep::Result<std::vector<CaughtFinding>> find_findings(RunOptions options, const std::string& kinds) {
  const auto parsed = lockstep::parse_checks(kinds);
  if (!parsed) return parsed.error();
  options.checks = kinds;
  options.outputs.clear();
  options.prints.clear();
  options.expectations.clear();
  options.quiet = true;
  auto session = Session::open(options);
  if (!session) return session.error();
  FindingPoints points;
  const lockstep::LaunchResult result = (*session)->launch(&points);
  if (result.status == lockstep::LaunchResult::Status::refused) return lockstep::Error{result.text};
  std::vector<CaughtFinding> found = points.take();
  for (std::size_t i = 0; i < found.size() && i < result.findings.size(); ++i) {
    found[i].text = result.findings[i].message();
    found[i].other = result.findings[i].other;
  }
  return found;
}

}  // namespace command
