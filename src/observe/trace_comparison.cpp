// Two traces side by side: their first difference.
#include "lockstep/device/trace_comparison.hpp"

#include <algorithm>
#include <utility>

#include "lockstep/base/text.hpp"
#include "observe/trace_numbers.hpp"

namespace lockstep {

std::uint64_t TraceEntry::hash() const {
  std::uint64_t state = 0xcbf29ce484222325u;
  const auto add = [&](std::string_view part) {
    for (const char c : part) state = (state ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    state = (state ^ 0xffu) * 0x100000001b3u;
  };
  add(decimal(from_entry));
  add(text);
  for (const std::string& effect : effects) add(effect);
  return state;
}

TraceEntry trace_entry(const TracedStep& step) {
  TraceEntry entry;
  entry.who = "(" + decimal(step.workgroup[0]) + "," + decimal(step.workgroup[1]) + "," + decimal(step.workgroup[2]) +
              ") " + decimal(step.wave);
  entry.index = step.index;
  entry.pc = step.pc;
  entry.from_entry = step.from_entry;
  entry.text = step.text;
  for (const TracedWrite& write : step.writes) entry.effects.push_back(write.text());
  if (!step.access.kind.empty()) entry.effects.push_back(step.access.text());
  return entry;
}

Result<TraceEntry> parse_trace_line(std::string_view line, std::uint64_t entry_pc) {
  const Error wrong{"no line of a trace: '" + std::string(line.substr(0, 60)) + "'"};
  TraceEntry entry;
  const auto word = [&] {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view found = line.substr(0, end);
    line.remove_prefix(std::min(line.size(), end + 1));
    return found;
  };
  const std::string_view workgroup = word(), wave = word(), index = word(), pc = word();
  std::uint32_t number = 0;
  if (!workgroup.starts_with("(") || !workgroup.ends_with(")") || !parse_whole(wave, number) ||
      !parse_whole(index, entry.index) || !pc.starts_with("0x") || !parse_whole(pc, entry.pc))
    return wrong;
  entry.who = std::string(workgroup) + " " + std::string(wave);
  entry.from_entry = entry.pc - entry_pc;
  const std::size_t effects = line.find(" ; ");
  entry.text = line.substr(0, effects);
  if (effects == std::string_view::npos) return entry;
  for (line.remove_prefix(effects + 3); !line.empty();) {
    const std::size_t end = std::min(line.find(", "), line.size());
    entry.effects.emplace_back(line.substr(0, end));
    line.remove_prefix(std::min(line.size(), end + 2));
  }
  return entry;
}

void TraceComparison::first(const TraceEntry& entry) {
  std::vector<std::uint64_t>& wave = waves_[entry.who].hashes;
  if (entry.index >= wave.size()) wave.resize(entry.index + 1, absent);
  wave[entry.index] = entry.hash() | 1;
}

void TraceComparison::second(const TraceEntry& entry) {
  Wave& wave = waves_[entry.who];
  ++compared_;
  if (entry.index < wave.hashes.size() && wave.hashes[entry.index] == (entry.hash() | 1)) {
    wave.hashes[entry.index] = absent;  // done with
    return;
  }
  if (difference_) return;
  const bool ended = entry.index >= wave.hashes.size() || wave.hashes[entry.index] == absent;
  difference_ = TraceDifference{entry.who, entry.index, ended, false};
}

std::optional<TraceDifference> TraceComparison::difference() const {
  if (difference_) return difference_;
  for (const auto& [who, wave] : waves_)
    for (std::size_t i = 0; i < wave.hashes.size(); ++i)
      if (wave.hashes[i] != absent) return TraceDifference{who, i, false, true};
  return std::nullopt;
}

namespace {

/// "v1 [0x0 0x1 ...]" or "v1 #9f" or "s4 0x0 -> 0x1": the name, and the rest.
std::pair<std::string_view, std::string_view> name_and_value(std::string_view effect) {
  const std::size_t at = std::min(effect.find_first_of(" "), effect.size());
  return {effect.substr(0, at), effect.substr(std::min(effect.size(), at + 1))};
}

std::string effect_difference(std::string_view a, std::string_view b) {
  auto [name, x] = name_and_value(a);
  auto [other, y] = name_and_value(b);
  if (name != other) return "'" + std::string(a) + "' in the first, '" + std::string(b) + "' in the second";
  if (x.starts_with("[") && y.starts_with("[")) {
    x = x.substr(1, x.size() - 2);
    y = y.substr(1, y.size() - 2);
    for (std::uint32_t lane = 0; !x.empty() && !y.empty(); ++lane) {
      const std::string_view one = x.substr(0, x.find(' ')), two = y.substr(0, y.find(' '));
      if (one != two)
        return std::string(name) + " lane " + decimal(lane) + " is " + std::string(one) + " in the first, " +
               std::string(two) + " in the second";
      x.remove_prefix(std::min(x.size(), one.size() + 1));
      y.remove_prefix(std::min(y.size(), two.size() + 1));
    }
  }
  return std::string(name) + ": " + std::string(x) + " in the first, " + std::string(y) + " in the second";
}

}  // namespace

std::string explain_difference(const TraceDifference& at, const std::optional<TraceEntry>& a,
                               const std::optional<TraceEntry>& b) {
  const std::size_t space = at.who.find(' ');
  const std::string where = "workgroup " + at.who.substr(0, space) + " wave " + at.who.substr(space + 1) +
                            " instruction " + decimal(at.index) + ": ";
  if (!a && !b) return where + "the traces differ here";
  if (!a || !b) {
    const TraceEntry& there = a ? *a : *b;
    return where + "'" + there.text + "' at pc " + hex(there.pc) + " in the " + (a ? "first" : "second") +
           "; the other has executed no such instruction";
  }
  const std::string both = "'" + a->text + "' at pc " + hex(a->pc);
  if (a->text != b->text)
    return where + both + " in the first, '" + b->text + "' at pc " + hex(b->pc) + " in the second";
  if (a->from_entry != b->from_entry)
    return where + both + " in the first, at pc " + hex(b->pc) + " in the second, " + decimal(a->from_entry) + " and " +
           decimal(b->from_entry) + " bytes from the kernel's start";
  for (std::size_t i = 0; i < a->effects.size() && i < b->effects.size(); ++i)
    if (a->effects[i] != b->effects[i]) return where + both + ": " + effect_difference(a->effects[i], b->effects[i]);
  return where + both + ": wrote " + count_of(a->effects.size(), "register") + " in the first, " +
         decimal(b->effects.size()) + " in the second";
}

}  // namespace lockstep
