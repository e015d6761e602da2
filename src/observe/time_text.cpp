// An estimate of time as a table for terminals, and as JSON.
#include "observe/time_text.hpp"

#include <algorithm>
#include <map>

#include "lockstep/base/text.hpp"
#include "lockstep/device/time_estimate.hpp"
#include "observe/json_text.hpp"
#include "observe/profile_text.hpp"

namespace lockstep {

std::string stall_text(timing::Stall stall) {
  switch (stall) {
    case timing::Stall::issue: return "issue";
    case timing::Stall::fetch: return "instruction fetch";
    case timing::Stall::branch: return "a branch";
    case timing::Stall::dependency: return "a result of another unit";
    case timing::Stall::unit: return "a busy unit";
    case timing::Stall::queue: return "a full queue";
    case timing::Stall::load: return "a load";
    case timing::Stall::store: return "a store";
    case timing::Stall::lds: return "LDS";
    case timing::Stall::scalar_load: return "a scalar load";
    case timing::Stall::barrier: return "a barrier";
    case timing::Stall::idle: return "idle";
  }
  return "";
}

timing::Stall worst_stall(const std::array<std::uint64_t, timing::stalls>& by_stall) {
  return static_cast<timing::Stall>(std::max_element(by_stall.begin(), by_stall.end()) - by_stall.begin());
}

std::string stall_phrase(const std::array<std::uint64_t, timing::stalls>& by_stall) {
  const timing::Stall why = worst_stall(by_stall);
  if (why == timing::Stall::issue) return "issue";
  return why == timing::Stall::idle ? "does nothing" : "waits for " + stall_text(why);
}

std::string wait_remark(const EstimatedInstruction& instruction) {
  if (instruction.cycles == 0 || worst_stall(instruction.by_stall) == timing::Stall::issue) return "";
  return stall_phrase(instruction.by_stall) + (instruction.waits_for != 0 ? " at " + hex(instruction.waits_for) : "");
}

std::vector<timing::Stall> stalls_by_cycles(const TimeEstimate& e) {
  std::vector<timing::Stall> order;
  for (std::size_t i = 0; i < timing::stalls; ++i)
    if (e.by_stall[i] != 0) order.push_back(static_cast<timing::Stall>(i));
  const auto cycles = [&](timing::Stall stall) { return e.by_stall[static_cast<std::size_t>(stall)]; };
  std::sort(order.begin(), order.end(),
            [&](timing::Stall a, timing::Stall b) { return cycles(a) != cycles(b) ? cycles(a) > cycles(b) : a < b; });
  return order;
}

std::string occupancy_text(const TimeEstimate& e) {
  const std::string most = decimal(e.occupancy.most);
  std::string text = "occupancy: " + count_of(e.occupancy.waves, "wave") + " a SIMD of " + most;
  text += e.occupancy.waves < e.occupancy.most ? ", limited by " + std::string(e.occupancy.limit) : "";
  text += "; " + count_of(e.occupancy.groups, "workgroup") + " a compute unit, " + count_of(e.units, "compute unit");
  if (e.workgroups < e.units) text += ", of which " + decimal(e.units - e.workgroups) + " have nothing to do";
  return text;
}

namespace {

using profile_text::percent;
using profile_text::tenths;

std::string to_right(std::string_view text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ') + std::string(text);
}

std::string by_stall_json(const std::array<std::uint64_t, timing::stalls>& by_stall) {
  std::string text;
  for (std::size_t i = 0; i < timing::stalls; ++i)
    if (by_stall[i] != 0)
      text += (text.empty() ? "\"" : ",\"") + std::string(timing::stall_names[i]) + "\":" + decimal(by_stall[i]);
  return "{" + text + "}";
}

}  // namespace

std::vector<EstimatedLine> time_lines(const TimeEstimate& estimate) {
  std::map<std::string, std::uint64_t> sums;
  for (const EstimatedInstruction& each : estimate.instructions)
    if (!each.source.empty()) sums[each.source] += each.cycles;
  std::vector<EstimatedLine> lines;
  for (const auto& [source, cycles] : sums) lines.push_back({source, cycles});
  std::sort(lines.begin(), lines.end(), [](const EstimatedLine& a, const EstimatedLine& b) {
    return a.cycles != b.cycles ? a.cycles > b.cycles : a.source < b.source;
  });
  return lines;
}

std::string time_table(const TimeEstimate& e, std::size_t most) {
  std::string text = "time, an estimate: " + count_of(e.cycles, "cycle");
  if (e.clock_mhz != 0)
    text += ", " + tenths(e.cycles, e.clock_mhz, 1) + " microseconds at " + decimal(e.clock_mhz) + " MHz";
  text += e.truncated ? "; the launch is too long: its end is left out\n" : "\n";
  text += e.accuracy + "\n" + occupancy_text(e) + "\n";

  text += "\n   share      cycles  waves spend them on\n";
  for (const timing::Stall stall : stalls_by_cycles(e)) {
    const std::uint64_t cycles = e.by_stall[static_cast<std::size_t>(stall)];
    text +=
        to_right(percent(cycles, e.wave_cycles), 8) + to_right(decimal(cycles), 12) + "  " + stall_text(stall) + "\n";
  }

  if (const std::vector<EstimatedLine> lines = time_lines(e); !lines.empty()) {
    text += "\n   share      cycles  source line\n";
    for (std::size_t i = 0; i < std::min(most, lines.size()); ++i)
      text += to_right(percent(lines[i].cycles, e.wave_cycles), 8) + to_right(decimal(lines[i].cycles), 12) + "  " +
              lines[i].source + "\n";
  }

  std::vector<const EstimatedInstruction*> hot;
  for (const EstimatedInstruction& each : e.instructions) hot.push_back(&each);
  std::sort(hot.begin(), hot.end(), [](const EstimatedInstruction* a, const EstimatedInstruction* b) {
    return a->cycles != b->cycles ? a->cycles > b->cycles : a->pc < b->pc;
  });
  text += "\n   share      cycles    each  pc      instruction\n";
  for (std::size_t i = 0; i < std::min(most, hot.size()); ++i) {
    const EstimatedInstruction& each = *hot[i];
    std::string remark = wait_remark(each);
    if (!remark.empty()) remark = "  ; " + remark;
    const std::string pc = hex(each.pc);
    text += to_right(percent(each.cycles, e.wave_cycles), 8) + to_right(decimal(each.cycles), 12) +
            to_right(tenths(each.cycles, each.executions, 1), 8) + "  " + pc +
            std::string(8 - std::min<std::size_t>(8, pc.size()), ' ') + each.text + remark + "\n";
  }
  if (hot.size() > most) text += "and " + count_of(hot.size() - most, "instruction") + " more\n";
  return text;
}

std::string time_json(const TimeEstimate& e) {
  std::string text = "{\"target\":" + json_quoted(e.target) + ",\"accuracy\":" + json_quoted(e.accuracy) +
                     ",\"cycles\":" + decimal(e.cycles) + ",\"wave_cycles\":" + decimal(e.wave_cycles) +
                     ",\"clock_mhz\":" + decimal(e.clock_mhz) + ",\"truncated\":" + (e.truncated ? "true" : "false") +
                     ",\"occupancy\":{\"waves\":" + decimal(e.occupancy.waves) +
                     ",\"most\":" + decimal(e.occupancy.most) + ",\"groups\":" + decimal(e.occupancy.groups) +
                     ",\"limit\":" + json_quoted(e.occupancy.limit) + "},\"workgroups\":" + decimal(e.workgroups) +
                     ",\"units\":" + decimal(e.units) + ",\"by_stall\":" + by_stall_json(e.by_stall) + ",\"lines\":[";
  const char* between = "";
  for (const EstimatedLine& line : time_lines(e)) {
    text += between + ("{\"source\":" + json_quoted(line.source)) + ",\"cycles\":" + decimal(line.cycles) + "}";
    between = ",";
  }
  text += "],\n\"instructions\":[";
  between = "\n";
  for (const EstimatedInstruction& each : e.instructions) {
    text += between + ("{\"pc\":" + decimal(each.pc)) + ",\"text\":" + json_quoted(each.text) +
            ",\"source\":" + json_quoted(each.source) + ",\"executions\":" + decimal(each.executions) +
            ",\"cycles\":" + decimal(each.cycles) + ",\"by_stall\":" + by_stall_json(each.by_stall) +
            (each.waits_for != 0 ? ",\"waits_for\":" + decimal(each.waits_for) : "") + "}";
    between = ",\n";
  }
  return text + "]}";
}

}  // namespace lockstep
