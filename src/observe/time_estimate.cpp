// Estimates of time: records what a launch executes, workgroup by workgroup, and runs it by the time model.
#include "lockstep/device/time_estimate.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "lockstep/timing/cache_tags.hpp"
#include "lockstep/timing/schedule.hpp"
#include "observe/lds_banks.hpp"
#include "observe/members.hpp"

namespace lockstep {

class TimeObserver::Recorder {
 public:
  Recorder(timing::Parameters parameters, std::string_view target, std::size_t most)
      : parameters_(std::move(parameters)), target_(target), most_(most), schedule_(parameters_) {}

  void launch_begins(const LaunchView& launch) {
    launch_ = launch;
    result_ = {};
    spots_.clear();
    words_.clear();
    by_number_.clear();
    running_.launch_begins(launch);
    waiting_.clear();
    waiting_events_ = 0;
    occupancy_known_ = false;
    group_waves_ = vgprs_ = 0;
    together_ = 1;
    pending_ = {};
    const std::uint32_t line = std::max(launch.geometry.cache_line, 1u);
    const auto bytes = [&](timing::Value value) { return static_cast<std::uint64_t>(std::max(parameters_[value], 1)); };
    vector_cache_ = timing::CacheTags(bytes(timing::Value::l0_bytes), line);
    scalar_cache_ = timing::CacheTags(bytes(timing::Value::scalar_bytes), line);
    l2_ = timing::CacheTags(bytes(timing::Value::l2_bytes), line);
    units_ = bytes(timing::Value::units);
    unit_ends_.assign(units_, 0);
    batches_ = 0;
  }
  void workgroup_begins(std::uint32_t waves) {
    running_.next().assign(waves, {});
    group_waves_ = std::max(group_waves_, waves);
  }
  void wave_begins(const WaveView& wave) { vgprs_ = std::max(vgprs_, wave.vgprs + wave.accvgprs); }

  void before(const Step& step) {
    pending_ = {};
    if (step.access != nullptr) pending_.access(cost_of(step));
  }
  void after(const Step& step) {
    if (waiting_events_ >= most_) {
      result_.truncated = true;
      return;
    }
    const std::uint32_t number = spot_of(step);
    timing::Executed executed = pending_;
    executed.instruction = number & 0xfffffffu;
    const timing::TimedInstruction& timed = spots_[number].timed;
    if (timed.unit == timing::Unit::branch) executed.taken = step.wave.pc != step.pc + 4 * step.words.size() ? 1 : 0;
    if (timed.barrier != BarrierAction::none) {
      executed.signals = step.signalled ? 1 : 0;
      executed.waits = timed.barrier == BarrierAction::synchronise ||
                               (timed.barrier == BarrierAction::wait && step.barrier == workgroup_barrier)
                           ? 1
                           : 0;
      if (timed.barrier == BarrierAction::synchronise) executed.signals = 1;
    }
    running_.of(step.wave)[step.wave.wave].push_back(executed);
    ++waiting_events_;
  }
  void workgroup_ends() {
    waiting_.push_back(std::move(running_.next()));
    ++result_.workgroups;
    if (!occupancy_known_) learn_occupancy();
    if (waiting_.size() >= together_ || waiting_events_ >= most_) run_waiting();
  }

  TimeEstimate take() {
    run_waiting();
    result_.target = target_;
    result_.accuracy = accuracy();
    result_.units = units_;
    if (!unit_ends_.empty())
      result_.cycles = static_cast<std::uint64_t>(*std::max_element(unit_ends_.begin(), unit_ends_.end()));
    result_.clock_mhz = static_cast<std::uint32_t>(parameters_[timing::Value::clock]);
    if (result_.clock_mhz != 0)
      result_.microseconds = static_cast<double>(result_.cycles) / static_cast<double>(result_.clock_mhz);
    for (std::size_t i = 0; i < spots_.size(); ++i) add_instruction(i);
    std::sort(result_.instructions.begin(), result_.instructions.end(),
              [](const EstimatedInstruction& a, const EstimatedInstruction& b) { return a.pc < b.pc; });
    return std::move(result_);
  }

 private:
  static constexpr std::int32_t workgroup_barrier = -1;

  std::uint32_t spot_of(const Step& step) {
    const std::size_t number = step.number;
    if (number >= by_number_.size()) by_number_.resize(number + 1, 0);
    if (by_number_[number] != 0) return by_number_[number] - 1;
    timing::TimedSpot spot;
    spot.timed = timing::timed_instruction(parameters_, *step.info, *step.uses, step.words, launch_.wave_lanes);
    spot.pc = launch_.file_pc(step.pc);
    spots_.push_back(spot);
    words_.emplace_back(step.words.begin(), step.words.end());
    by_number_[number] = static_cast<std::uint32_t>(spots_.size());
    return by_number_[number] - 1;
  }

  /// Where the data of an access is, and how much of the unit it takes.
  timing::AccessCost cost_of(const Step& step) {
    const AccessView& access = *step.access;
    timing::AccessCost cost;
    cost.level = timing::Level::first;
    cost.turns = 0;
    bool lds = false, memory = false;
    std::uint64_t last = ~std::uint64_t{0};
    timing::CacheTags& first = step.uses->instruction_class == InstructionClass::smem ? scalar_cache_ : vector_cache_;
    const std::uint32_t line = std::max(launch_.geometry.cache_line, 1u);
    for (std::uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
      const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
      cost.bytes += access.bytes;
      if (access.space[lane] == AddressSpace::lds) {
        lds = true;
        continue;
      }
      memory = true;
      const std::uint64_t begin = access.address[lane] / line;
      const std::uint64_t more = (access.address[lane] % line + std::max(access.bytes, 1u) - 1) / line;
      for (std::uint64_t i = 0; i <= more; ++i) {
        if (begin + i == last) continue;
        last = begin + i;
        ++cost.turns;
        if (first.use(last * line)) continue;
        const auto level = l2_.use(last * line) ? timing::Level::l2 : timing::Level::memory;
        if (level > cost.level) cost.level = level;
      }
    }
    if (lds && !memory) {
      cost.level = timing::Level::lds;
      cost.turns = static_cast<std::uint32_t>(lds_turns(access, step.wave.lanes, launch_.geometry).turns);
    }
    cost.turns = std::max(cost.turns, 1u);
    return cost;
  }

  void learn_occupancy() {
    occupancy_known_ = true;
    result_.occupancy = timing::occupancy(parameters_, {group_waves_, launch_.wave_lanes, vgprs_, launch_.lds_bytes});
    const std::uint64_t groups = std::uint64_t{launch_.grid[0]} * launch_.grid[1] * launch_.grid[2];
    // The dispatcher fills all compute units before it gives one of them a second workgroup.
    together_ = static_cast<std::size_t>(
        std::clamp<std::uint64_t>((groups + units_ - 1) / units_, 1, result_.occupancy.groups));
  }
  /// Runs the workgroups that wait, as those of one compute unit.
  void run_waiting() {
    if (waiting_.empty()) return;
    std::vector<const timing::WorkgroupTrace*> groups;
    for (const timing::WorkgroupTrace& each : waiting_) groups.push_back(&each);
    timing::Cycle& end = *std::min_element(unit_ends_.begin(), unit_ends_.end());
    end += schedule_.run(groups, spots_, batches_ < units_);
    ++batches_;
    waiting_.clear();
    waiting_events_ = 0;
    vector_cache_.clear();  // the next ones run on another compute unit
  }

  void add_instruction(std::size_t number) {
    const timing::TimedSpot& spot = spots_[number];
    EstimatedInstruction instruction;
    instruction.pc = spot.pc;
    instruction.text = launch_.disassemble(words_[number]);
    instruction.executions = spot.executions;
    instruction.cycles = spot.cycles;
    instruction.by_stall = spot.by_stall;
    if (spot.waits_for != 0) instruction.waits_for = spots_[spot.waits_for - 1].pc;
    result_.wave_cycles += spot.cycles;
    for (std::size_t i = 0; i < timing::stalls; ++i) result_.by_stall[i] += spot.by_stall[i];
    result_.instructions.push_back(std::move(instruction));
  }
  std::string accuracy() const {
    if (parameters_.target == target_) return target_ + ": " + parameters_.accuracy;
    return target_ + ": no trace public, by the parameters of " + parameters_.target + " (" + parameters_.target +
           ": " + parameters_.accuracy + ")";
  }

  timing::Parameters parameters_;
  std::string target_;
  std::size_t most_;
  timing::Schedule schedule_;
  LaunchView launch_{};
  TimeEstimate result_;
  std::vector<timing::TimedSpot> spots_;
  std::vector<std::vector<std::uint32_t>> words_;  ///< by spot
  std::vector<std::uint32_t> by_number_;           ///< spot of Step::number, + 1; 0: none
  timing::CacheTags vector_cache_{1, 1}, scalar_cache_{1, 1}, l2_{1, 1};
  OfMembers<timing::WorkgroupTrace> running_;
  std::vector<timing::WorkgroupTrace> waiting_;
  std::size_t waiting_events_ = 0, together_ = 1;
  std::uint64_t units_ = 1, batches_ = 0;
  std::vector<timing::Cycle> unit_ends_;  ///< by compute unit: when it has run what it got
  bool occupancy_known_ = false;
  std::uint32_t group_waves_ = 0, vgprs_ = 0;
  timing::Executed pending_{};
};

TimeObserver::TimeObserver(timing::Parameters parameters, std::string_view target, std::size_t most)
    : recorder_(std::make_unique<Recorder>(std::move(parameters), target, most)) {}
TimeObserver::~TimeObserver() = default;

void TimeObserver::launch_begins(const LaunchView& launch) { recorder_->launch_begins(launch); }
void TimeObserver::workgroup_begins(std::span<const std::uint32_t, 3>, std::uint32_t waves) {
  recorder_->workgroup_begins(waves);
}
void TimeObserver::wave_begins(const StartView& start) { recorder_->wave_begins(start.wave); }
void TimeObserver::before(const Step& step) { recorder_->before(step); }
void TimeObserver::after(const Step& step) { recorder_->after(step); }
void TimeObserver::workgroup_ends(const Fault&) { recorder_->workgroup_ends(); }

TimeEstimate TimeObserver::take() { return recorder_->take(); }

}  // namespace lockstep
