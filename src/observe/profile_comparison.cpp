// Two profiles side by side.
#include "lockstep/device/profile_comparison.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "lockstep/base/text.hpp"
#include "observe/json_text.hpp"
#include "observe/profile_text.hpp"
#include "observe/time_text.hpp"

namespace lockstep {

namespace {

/// Which line of `second` each line of `first` is, by their texts, in order: the longest common subsequence. 0: none.
/// Lines count from 1.
std::vector<std::size_t> paired_lines(const std::vector<std::string>& first, const std::vector<std::string>& second) {
  constexpr std::size_t most = 4000;  // lines; of longer files the rest is left unpaired
  const std::size_t n = std::min(first.size(), most), m = std::min(second.size(), most);
  std::vector<std::uint16_t> length((n + 1) * (m + 1), 0);  // of the pairing of what follows line i and line j
  const auto at = [&](std::size_t i, std::size_t j) -> std::uint16_t& { return length[i * (m + 1) + j]; };
  for (std::size_t i = n; i-- > 0;)
    for (std::size_t j = m; j-- > 0;)
      at(i, j) = first[i] == second[j] ? static_cast<std::uint16_t>(at(i + 1, j + 1) + 1)
                                       : std::max(at(i + 1, j), at(i, j + 1));
  std::vector<std::size_t> pairs(first.size() + 1, 0);
  for (std::size_t i = 0, j = 0; i < n && j < m;) {
    if (first[i] == second[j])
      pairs[++i] = ++j;
    else if (at(i + 1, j) >= at(i, j + 1))
      ++i;
    else
      ++j;
  }
  return pairs;
}

/// The one file of the user's; null: there are none or several.
const ProfileSource* only_own(const std::vector<ProfileSource>& sources) {
  const ProfileSource* found = nullptr;
  for (const ProfileSource& each : sources) {
    if (!each.own) continue;
    if (found != nullptr) return nullptr;
    found = &each;
  }
  return found;
}

std::map<std::string, std::uint64_t> cost_by_line(const ProfileSide& side, bool timed) {
  std::map<std::string, std::uint64_t> costs;
  if (timed)
    for (const EstimatedLine& line : time_lines(*side.time)) costs[line.source] = line.cycles;
  else
    for (const ProfiledLine& line : profile_lines(*side.profile)) costs[line.source] = line.counts.executions;
  return costs;
}

std::array<std::uint64_t, instruction_classes> cost_by_class(const ProfileSide& side, bool timed) {
  std::array<std::uint64_t, instruction_classes> costs{};
  std::map<std::uint64_t, InstructionClass> kinds;
  for (const ProfiledInstruction& each : side.profile->instructions) {
    kinds[each.pc] = each.kind;
    if (!timed) costs[static_cast<std::size_t>(each.kind)] += each.counts.executions;
  }
  if (timed)
    for (const EstimatedInstruction& each : side.time->instructions)
      costs[static_cast<std::size_t>(kinds[each.pc])] += each.cycles;
  return costs;
}

std::uint64_t difference(const ComparedNumber& number) {
  return std::max(number.first, number.second) - std::min(number.first, number.second);
}

void sort_by_difference(std::vector<ComparedNumber>& numbers) {
  std::sort(numbers.begin(), numbers.end(), [](const ComparedNumber& a, const ComparedNumber& b) {
    const std::uint64_t x = difference(a), y = difference(b);
    return x != y ? x > y : a.name < b.name;
  });
}

std::vector<ComparedNumber> compare_lines(const ProfileSide& first, const ProfileSide& second, bool timed) {
  const auto a = cost_by_line(first, timed);
  auto b = cost_by_line(second, timed);
  const ProfileSource* const own_a = only_own(first.sources);
  const ProfileSource* const own_b = only_own(second.sources);
  std::vector<std::size_t> pairs;
  const bool by_text = own_a != nullptr && own_b != nullptr && own_a->name != own_b->name;
  if (by_text) pairs = paired_lines(own_a->lines, own_b->lines);
  std::vector<ComparedNumber> lines;
  std::set<std::string> done;
  const auto partner = [&](const std::string& line) -> std::string {
    const std::size_t colon = line.rfind(':');
    if (!by_text || line.substr(0, colon) != own_a->name) return line;
    std::size_t number = 0;
    for (const char digit : line.substr(colon + 1)) number = 10 * number + static_cast<std::size_t>(digit - '0');
    if (number >= pairs.size() || pairs[number] == 0) return "";
    return own_b->name + ":" + decimal(pairs[number]);
  };
  for (const auto& [line, cost] : a) {
    const std::string other = partner(line);
    const auto found = other.empty() ? b.end() : b.find(other);
    const bool both = found != b.end();
    lines.push_back({line, both && other != line ? other : "", cost, both ? found->second : 0});
    if (both) done.insert(other);
  }
  for (const auto& [line, cost] : b)
    if (done.count(line) == 0) lines.push_back({line, "", 0, cost});
  sort_by_difference(lines);
  return lines;
}

std::vector<ComparedNumber> compare_totals(const ProfileSide& first, const ProfileSide& second, bool timed) {
  std::vector<ComparedNumber> totals;
  const auto add = [&](std::string name, std::uint64_t a, std::uint64_t b) {
    if (a != 0 || b != 0) totals.push_back({std::move(name), "", a, b});
  };
  if (timed) {
    add("cycles", first.time->cycles, second.time->cycles);
    add("cycles of all waves", first.time->wave_cycles, second.time->wave_cycles);
    add("waves a SIMD holds", first.time->occupancy.waves, second.time->occupancy.waves);
  }
  const ProfileResult &a = *first.profile, &b = *second.profile;
  const InstructionProfile x = a.total(), y = b.total();
  add("instructions", x.executions, y.executions);
  add("operations", x.operations, y.operations);
  add("cache lines of 128 B", x.lines128, y.lines128);
  add("least bytes of memory", a.least_bytes(), b.least_bytes());
  add("LDS turns", x.lds_turns, y.lds_turns);
  add("LDS turns for conflicts", x.lds_turns - x.lds_least, y.lds_turns - y.lds_least);
  add("bytes of scratch", x.scratch_bytes, y.scratch_bytes);
  add("VGPRs", a.vgprs, b.vgprs);
  add("AccVGPRs", a.accvgprs, b.accvgprs);
  add("LDS bytes of a workgroup", a.launch.lds_bytes, b.launch.lds_bytes);
  return totals;
}

std::string json_numbers(const std::vector<ComparedNumber>& numbers) {
  std::string text;
  for (const ComparedNumber& each : numbers)
    text += (text.empty() ? "" : ",\n") + ("{\"name\":" + json_quoted(each.name)) +
            (each.other_name.empty() ? "" : ",\"other_name\":" + json_quoted(each.other_name)) +
            ",\"first\":" + decimal(each.first) + ",\"second\":" + decimal(each.second) + "}";
  return "[" + text + "]";
}

}  // namespace

ProfileComparison compare_profiles(const ProfileSide& first, const ProfileSide& second) {
  ProfileComparison result;
  result.first = first.name;
  result.second = second.name;
  result.timed = first.time != nullptr && second.time != nullptr;
  if (result.timed) {
    result.accuracy = first.time->accuracy;
    if (second.time->accuracy != first.time->accuracy) result.accuracy += "; " + second.time->accuracy;
  }
  result.totals = compare_totals(first, second, result.timed);
  const auto a = cost_by_class(first, result.timed), b = cost_by_class(second, result.timed);
  for (std::size_t i = 0; i < instruction_classes; ++i)
    if (a[i] != 0 || b[i] != 0)
      result.classes.push_back({std::string(class_name(static_cast<InstructionClass>(i))), "", a[i], b[i]});
  sort_by_difference(result.classes);
  for (std::size_t i = 0; result.timed && i < timing::stalls; ++i)
    if (first.time->by_stall[i] != 0 || second.time->by_stall[i] != 0)
      result.stalls.push_back(
          {stall_text(static_cast<timing::Stall>(i)), "", first.time->by_stall[i], second.time->by_stall[i]});
  sort_by_difference(result.stalls);
  result.lines = compare_lines(first, second, result.timed);
  return result;
}

std::string comparison_json(const ProfileComparison& comparison) {
  return "{\"first\":" + json_quoted(comparison.first) + ",\"second\":" + json_quoted(comparison.second) +
         ",\"timed\":" + (comparison.timed ? "true" : "false") + ",\"accuracy\":" + json_quoted(comparison.accuracy) +
         ",\n\"totals\":" + json_numbers(comparison.totals) + ",\n\"classes\":" + json_numbers(comparison.classes) +
         ",\n\"stalls\":" + json_numbers(comparison.stalls) + ",\n\"lines\":" + json_numbers(comparison.lines) + "}\n";
}

}  // namespace lockstep
