// Timelines: events of waves, barriers and accesses.
#include "lockstep/device/timeline.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "lockstep/base/text.hpp"
#include "lockstep/isa/wait_counter.hpp"
#include "observe/json_text.hpp"
#include "observe/members.hpp"

namespace lockstep {

class Timeline::Recorder {
 public:
  void launch_begins(const LaunchView& launch) {
    launch_ = launch;
    workgroups_.launch_begins(launch);
  }

  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) {
    workgroup_ = &workgroups_.next();
    *workgroup_ = {};
    workgroup_->process = ++process_;
    workgroup_->waves.resize(waves);
    cluster_arrivals_.clear();
    const std::string name = "workgroup (" + decimal(id[0]) + "," + decimal(id[1]) + "," + decimal(id[2]) + ")";
    event("{\"ph\":\"M\",\"name\":\"process_name\",\"pid\":" + decimal(workgroup_->process) +
          ",\"tid\":0,\"args\":{\"name\":" + json_quoted(name) + "}}");
    for (std::uint32_t i = 0; i < waves; ++i)
      event("{\"ph\":\"M\",\"name\":\"thread_name\"" + of(i) + ",\"args\":{\"name\":\"wave " + decimal(i) + "\"}}");
  }

  void before(const Step& step) {
    workgroup_ = &workgroups_.of(step.wave);
    TimedWave& wave = workgroup_->waves[step.wave.wave];
    if (wave.waits_for != 0) pass(step.wave.wave, "barrier", workgroup_->arrivals, wave.waits_for);
    if (wave.waits_for_cluster) pass(step.wave.wave, "cluster barrier", cluster_arrivals_, step.wave.cluster_waits);
    for (const Wait& wait : step.uses->all_waits())
      land(step.wave.wave, static_cast<std::size_t>(wait.counter), wait.limit);
    if (step.wave.exec == wave.exec) return;
    wave.exec = step.wave.exec;
    std::uint32_t lanes = 0;
    for (std::uint64_t rest = wave.exec; rest != 0; rest &= rest - 1) ++lanes;
    event("{\"ph\":\"C\",\"name\":\"lanes of wave " + decimal(step.wave.wave) + "\",\"ts\":" + decimal(wave.time) +
          of(step.wave.wave) + ",\"args\":{\"lanes\":" + decimal(lanes) + "}}");
  }

  void after(const Step& step) {
    workgroup_ = &workgroups_.of(step.wave);
    TimedWave& wave = workgroup_->waves[step.wave.wave];
    if (wave.first_pc == none) wave.first_pc = step.pc;
    ++wave.time;
    if (step.access != nullptr && step.uses->raises)
      for (std::size_t c = 0; c < wait_counters; ++c)
        if (step.uses->raises.has(static_cast<WaitCounter>(c)))
          wave.on_way[c].push_back({wave.time - 1, launch_.file_pc(step.pc)});
    if (step.signalled) {
      wave.signals = step.wave.barrier_signals;
      arrive(workgroup_->arrivals, wave.signals, wave.time);
    }
    if (step.signalled_cluster) arrive(cluster_arrivals_, ++workgroup_->cluster_signals, wave.time);
    const bool cluster = step.barrier == cluster_barrier;
    const bool waits = step.signal == Signal::barrier || step.info->traits.barrier == BarrierAction::wait;
    if (waits && (cluster ? launch_.cluster_size() > 1 : wave.signals != 0)) {
      (cluster ? wave.waits_for_cluster : wave.waits_for) = cluster ? 1 : wave.signals;
      wave.barrier_pc = launch_.file_pc(step.pc);
    }
    if (step.signal == Signal::end_program) end(step.wave.wave);
  }

  void workgroup_ends(const Fault& fault) {
    workgroup_ = &workgroups_.next();
    const std::vector<TimedWave>& waves = workgroup_->waves;
    for (std::uint32_t i = 0; i < waves.size(); ++i) end(i);
    if (fault)
      event("{\"ph\":\"i\",\"s\":\"p\",\"name\":" + json_quoted("fault: " + std::string(fault_name(fault.kind))) +
            ",\"ts\":" + decimal(fault.wave < waves.size() ? waves[fault.wave].time : 0) + of(fault.wave) + "}");
  }

  /// The whole file.
  std::string json() const {
    return "{\"displayTimeUnit\":\"ns\",\"otherData\":{\"time\":\"instructions\"},\"traceEvents\":[\n" + events_ +
           "\n]}\n";
  }

 private:
  static constexpr std::uint64_t none = ~std::uint64_t{0};
  static constexpr std::int32_t cluster_barrier = -3;
  struct TimedAccess {
    std::uint64_t time = 0, pc = 0;
  };
  struct TimedWave {
    std::uint64_t time = 0, first_pc = none, exec = 0, barrier_pc = 0;
    std::uint32_t signals = 0;    ///< barriers signalled
    std::uint32_t waits_for = 0;  ///< the number of the barrier that it waits for, from 1
    std::uint32_t waits_for_cluster = 0;
    std::array<std::vector<TimedAccess>, wait_counters> on_way{};
    bool ended = false;
  };

  std::string of(std::uint32_t wave) const {
    return ",\"pid\":" + decimal(workgroup_->process) + ",\"tid\":" + decimal(wave);
  }
  void event(const std::string& text) { events_.append(events_.empty() ? "" : ",\n").append(text); }
  void span(std::uint32_t wave, std::string_view name, std::string_view category, std::uint64_t from, std::uint64_t to,
            std::uint64_t pc) {
    event("{\"ph\":\"X\",\"name\":" + json_quoted(name) + ",\"cat\":" + json_quoted(category) +
          ",\"ts\":" + decimal(from) + ",\"dur\":" + decimal(to - from) + of(wave) +
          ",\"args\":{\"pc\":" + json_quoted(hex(pc)) + "}}");
  }

  /// The time at which the last wave signalled a barrier, by the barrier's number from 0.
  using Arrivals = std::vector<std::uint64_t>;
  struct TimedWorkgroup {
    std::uint32_t process = 0;
    std::vector<TimedWave> waves;
    Arrivals arrivals;
    std::uint32_t cluster_signals = 0;  ///< of the cluster's barrier
  };

  /// A wave signals the barrier of that number, from 1.
  static void arrive(Arrivals& arrivals, std::uint32_t number, std::uint64_t time) {
    if (arrivals.size() < number) arrivals.resize(number);
    arrivals[number - 1] = std::max(arrivals[number - 1], time);
  }
  /// A wave goes on from a barrier, at the time of the last signal.
  void pass(std::uint32_t index, std::string_view name, const Arrivals& arrivals, std::uint32_t number) {
    TimedWave& wave = workgroup_->waves[index];
    const bool known =
        number != 0 && number <= arrivals.size();  // false if the other waves have ended without a signal
    const std::uint64_t until = known ? std::max(wave.time, arrivals[number - 1]) : wave.time;
    span(index, name, "barrier", wave.time, until, wave.barrier_pc);
    wave.time = until;
    wave.waits_for = 0;
    wave.waits_for_cluster = 0;
  }
  /// At most `limit` accesses of the counter are on their way. The ones that have returned become one span, from the
  /// first.
  void land(std::uint32_t index, std::size_t counter, std::uint64_t limit) {
    std::vector<TimedAccess>& accesses = workgroup_->waves[index].on_way[counter];
    if (accesses.size() <= limit) return;
    const auto landed = static_cast<std::ptrdiff_t>(accesses.size() - limit);
    const std::string id = decimal(++memory_spans_),
                      name = std::string(wait_counter_name(static_cast<WaitCounter>(counter)));
    const std::string common = ",\"cat\":\"memory\",\"id\":" + id + of(index) +
                               ",\"name\":" + json_quoted(name + " of wave " + decimal(index));
    event("{\"ph\":\"b\",\"ts\":" + decimal(accesses.front().time) + common +
          ",\"args\":{\"accesses\":" + decimal(landed) + ",\"pc\":" + json_quoted(hex(accesses.front().pc)) + "}}");
    event("{\"ph\":\"e\",\"ts\":" + decimal(workgroup_->waves[index].time) + common + "}");
    accesses.erase(accesses.begin(), accesses.begin() + landed);
  }
  void end(std::uint32_t index) {
    TimedWave& wave = workgroup_->waves[index];
    if (wave.ended) return;
    wave.ended = true;
    for (std::size_t c = 0; c < wait_counters; ++c) land(index, c, 0);
    span(index, "wave " + decimal(index), "wave", 0, wave.time,
         launch_.file_pc(wave.first_pc == none ? launch_.entry : wave.first_pc));
  }

  LaunchView launch_;
  std::uint32_t process_ = 0;
  std::uint64_t memory_spans_ = 0;
  OfMembers<TimedWorkgroup> workgroups_;
  TimedWorkgroup* workgroup_ = nullptr;  ///< of the instruction that executes
  Arrivals cluster_arrivals_;            ///< at the cluster's barrier
  std::string events_;
};

Timeline::Timeline() : recorder_(std::make_unique<Recorder>()) {}
Timeline::~Timeline() = default;

void Timeline::launch_begins(const LaunchView& launch) { recorder_->launch_begins(launch); }
void Timeline::workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) {
  recorder_->workgroup_begins(id, waves);
}
void Timeline::before(const Step& step) { recorder_->before(step); }
void Timeline::after(const Step& step) { recorder_->after(step); }
void Timeline::workgroup_ends(const Fault& fault) { recorder_->workgroup_ends(fault); }

std::string Timeline::json() const { return recorder_->json(); }

}  // namespace lockstep
