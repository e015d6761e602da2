// Hot spots: which, why, and what would help.
#include "lockstep/device/hot_spots.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "lockstep/base/text.hpp"
#include "observe/json_text.hpp"
#include "observe/profile_text.hpp"

namespace lockstep {

namespace {

using profile_text::percent;
using profile_text::tenths;
using timing::Stall;

struct Advice {
  std::string what, help;
};

class Finder {
 public:
  Finder(const ProfileResult& profile, const TimeEstimate* time) : profile_(profile), time_(time) {
    for (const ProfiledInstruction& each : profile.instructions) by_pc_[each.pc].counted = &each;
    if (time != nullptr)
      for (const EstimatedInstruction& each : time->instructions) by_pc_[each.pc].timed = &each;
  }

  std::vector<HotSpot> run(std::size_t most) {
    std::map<std::pair<std::string, std::uint64_t>, HotSpot> spots;  // by line, or by instruction where there is none
    std::map<std::pair<std::string, std::uint64_t>, std::uint64_t> largest;
    std::uint64_t whole = 0;
    for (const auto& [pc, at] : by_pc_) {
      const std::uint64_t cost = cost_of(at);
      if (cost == 0) continue;
      whole += cost;
      const std::string source = at.counted != nullptr ? at.counted->source : at.timed->source;
      const std::pair key(source, source.empty() ? pc : 0);
      HotSpot& spot = spots[key];
      spot.cost += cost;
      if (cost <= largest[key]) continue;
      largest[key] = cost;
      spot.source = source;
      spot.pc = pc;
      spot.text = at.counted != nullptr ? at.counted->text : at.timed->text;
    }
    std::vector<HotSpot> result;
    for (auto& [key, spot] : spots) result.push_back(std::move(spot));
    std::sort(result.begin(), result.end(),
              [](const HotSpot& a, const HotSpot& b) { return a.cost != b.cost ? a.cost > b.cost : a.pc < b.pc; });
    result.resize(std::min(most, result.size()));
    for (HotSpot& spot : result) {
      const Advice advice = advice_for(by_pc_.at(spot.pc));
      spot.what = advice.what;
      spot.help = advice.help;
      spot.whole_cost = whole;
    }
    return result;
  }

 private:
  struct At {
    const ProfiledInstruction* counted = nullptr;
    const EstimatedInstruction* timed = nullptr;
  };

  std::uint64_t cost_of(const At& at) const {
    if (time_ != nullptr) return at.timed == nullptr ? 0 : at.timed->cycles;
    const InstructionProfile& c = at.counted->counts;
    return c.executions + (c.lds_turns - c.lds_least) + (c.lines128 - c.least128);
  }

  std::string place(const ProfiledInstruction& of) const {
    const std::size_t colon = of.source.rfind(':');
    return colon == std::string::npos ? hex(of.pc) : "line " + of.source.substr(colon + 1);
  }

  /// What is wrong with an access, whoever waits for it; empty: nothing.
  static Advice access_advice(const ProfiledInstruction& of) {
    const InstructionProfile& c = of.counts;
    if (c.lds_least != 0 && 2 * c.lds_turns >= 3 * c.lds_least) {
      const std::uint64_t element = c.lds_accesses == 0 ? 4 : std::max<std::uint64_t>(c.lds_bytes / c.lds_accesses, 4);
      return {"a " + decimal((2 * c.lds_turns + c.lds_least) / (2 * c.lds_least)) + "-way LDS conflict",
              "pad rows by " + decimal(element) + " bytes, or let neighbouring lanes access neighbouring addresses"};
    }
    if (c.scratch_bytes != 0)
      return {decimal(c.scratch_bytes) + " bytes of scratch",
              "use fewer registers at a time, or index arrays of a work-item by constants: what does not fit in "
              "registers goes through memory"};
    if (c.lines128 > 2 * c.least128)
      return {"an access of " + tenths(c.lines128, c.executions, 1) + " cache lines where " +
                  tenths(c.least128, c.executions, 1) + " would do",
              "let neighbouring lanes access neighbouring addresses"};
    return {};
  }

  std::string more_waves() const {
    if (time_ == nullptr || time_->occupancy.waves >= time_->occupancy.most) return "";
    return ", or keep more waves on a SIMD (" + decimal(time_->occupancy.waves) + " of " +
           decimal(time_->occupancy.most) + ", limited by " + std::string(time_->occupancy.limit) + ")";
  }

  /// Of an instruction that waits for an access: the access's fault, or its latency.
  Advice wait_advice(const At& at, std::string_view for_what, const std::string& help) const {
    const auto cause = by_pc_.find(at.timed->waits_for);
    if (at.timed->waits_for == 0 || cause == by_pc_.end() || cause->second.counted == nullptr)
      return {"waits for " + std::string(for_what), help};
    const ProfiledInstruction& access = *cause->second.counted;
    const Advice fault = access_advice(access);
    const std::string what = "waits for " + std::string(for_what) + " of " + place(access);
    return fault.what.empty() ? Advice{what, help} : Advice{what + ": " + fault.what, fault.help};
  }

  Advice busy_advice(const At& at) const {
    if (at.counted != nullptr && at.counted->kind == InstructionClass::matrix)
      return {"the matrix unit is busy",
              "that is the limit of this code; a narrower number format or fewer products help"};
    if (at.counted != nullptr && at.counted->kind == InstructionClass::transcendental)
      return {"the transcendental unit is busy", "compute fewer of these functions, or mix other work between them"};
    if (at.counted != nullptr && at.counted->kind == InstructionClass::lds)
      return {"LDS is busy", "access LDS less often: wider accesses, or values kept in registers"};
    return {"its unit is busy with this and other waves", "fewer instructions of this unit help"};
  }

  Advice timed_advice(const At& at) const {
    const auto& by_stall = at.timed->by_stall;
    switch (static_cast<Stall>(std::max_element(by_stall.begin(), by_stall.end()) - by_stall.begin())) {
      case Stall::load:
        return wait_advice(
            at, "the load",
            "load earlier: load the next data while the kernel computes with the current data" + more_waves());
      case Stall::store: return wait_advice(at, "the store", "put other work between the store and the wait");
      case Stall::lds: return wait_advice(at, "LDS", "read LDS earlier, with other work before the value is needed");
      case Stall::scalar_load: return wait_advice(at, "the scalar load", "load scalars early, several at a time");
      case Stall::barrier:
        return {"waits for other waves at a barrier",
                "give all waves the same work between barriers, use fewer barriers, or smaller workgroups"};
      case Stall::dependency:
        return {"waits for a result of the instructions before",
                "put independent instructions between them: unroll the loop, use several sums"};
      case Stall::unit:
      case Stall::queue: return busy_advice(at);
      case Stall::fetch:
        return {"waits for instructions to be fetched", "shorter code; a loop that fits in the instruction cache"};
      case Stall::branch: return {"waits for branches", "unroll the loop, or replace short branches by selections"};
      case Stall::idle: return {"does nothing for some cycles", ""};
      case Stall::issue: break;
    }
    return {"no wait: instructions are issued one after the other",
            "fewer instructions help: wider accesses, packed or dual instructions, less address arithmetic"};
  }

  Advice advice_for(const At& at) const {
    Advice advice = at.counted == nullptr ? Advice{} : access_advice(*at.counted);
    if (time_ != nullptr) {
      const Advice timed = timed_advice(at);
      // Where the instruction only goes on, what is wrong with its own access is the better answer.
      if (advice.what.empty() || at.timed->by_stall[static_cast<std::size_t>(Stall::issue)] * 2 < at.timed->cycles)
        advice = timed;
    }
    if (at.counted != nullptr && is_vector(at.counted->kind)) {
      const InstructionProfile& c = at.counted->counts;
      if (2 * c.lanes < c.executions * profile_.launch.wave_lanes) {
        advice.what += (advice.what.empty() ? "" : "; ") + tenths(c.lanes, c.executions, 1) + " of " +
                       decimal(profile_.launch.wave_lanes) + " lanes work";
        advice.help += (advice.help.empty() ? "" : "; ") + std::string("let whole waves take one side of a branch");
      }
    }
    if (advice.what.empty()) advice.what = "executes often";
    return advice;
  }

  const ProfileResult& profile_;
  const TimeEstimate* time_;
  std::map<std::uint64_t, At> by_pc_;
};

}  // namespace

std::vector<HotSpot> hot_spots(const ProfileResult& profile, const TimeEstimate* time, std::size_t most) {
  return Finder(profile, time).run(most);
}

std::string hot_spots_text(const ProfileResult& profile, const TimeEstimate* time) {
  const std::vector<HotSpot> spots = hot_spots(profile, time);
  if (spots.empty()) return "";
  std::string text = time != nullptr ? "hottest spots, by estimated cycles\n" : "hottest spots, by counts\n";
  for (const HotSpot& spot : spots) {
    const std::string share = percent(spot.cost, spot.whole_cost);
    text += std::string(8 - std::min<std::size_t>(8, share.size()), ' ') + share + "  " +
            (spot.source.empty() ? hex(spot.pc) : spot.source) + ": " + spot.what + "  ; " + hex(spot.pc) + " " +
            spot.text + "\n" + (spot.help.empty() ? "" : "          " + spot.help + "\n");
  }
  return text;
}

std::string hot_spots_json(const ProfileResult& profile, const TimeEstimate* time) {
  std::string text = "[";
  for (const HotSpot& spot : hot_spots(profile, time))
    text += (text.size() > 1 ? ",\n" : "") + ("{\"source\":" + json_quoted(spot.source)) +
            ",\"pc\":" + decimal(spot.pc) + ",\"text\":" + json_quoted(spot.text) + ",\"cost\":" + decimal(spot.cost) +
            ",\"whole_cost\":" + decimal(spot.whole_cost) + ",\"what\":" + json_quoted(spot.what) +
            ",\"help\":" + json_quoted(spot.help) + "}";
  return text + "]";
}

}  // namespace lockstep
