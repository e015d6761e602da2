// Rooflines: numbers and text.
#include "lockstep/device/roofline.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "lockstep/base/text.hpp"
#include "observe/json_text.hpp"
#include "observe/numbers.hpp"
#include "observe/profile_text.hpp"

namespace lockstep {

namespace {

using profile_text::percent;

void add_parts(Roofline& roofline, const char* unit, const std::array<std::uint64_t, arithmetic_formats>& counts,
               const std::array<std::uint32_t, arithmetic_formats>* peaks) {
  for (std::size_t i = 0; i < arithmetic_formats; ++i)
    if (counts[i] != 0)
      roofline.parts.push_back({std::string(unit) + " " + std::string(arithmetic_format_names[i]), counts[i],
                                peaks == nullptr ? 0 : (*peaks)[i]});
}

/// Cycles that one compute unit would need for the counts; negative: a peak is not known.
double cycles_of(const std::array<std::uint64_t, arithmetic_formats>& counts,
                 const std::array<std::uint32_t, arithmetic_formats>& peaks) {
  double cycles = 0;
  for (std::size_t i = 0; i < arithmetic_formats; ++i) {
    if (counts[i] == 0) continue;
    if (peaks[i] == 0) return -1;
    cycles += static_cast<double>(counts[i]) / peaks[i];
  }
  return cycles;
}

std::string triple(const std::array<std::uint32_t, 3>& v) {
  return decimal(v[0]) + " x " + decimal(v[1]) + " x " + decimal(v[2]);
}

std::string share(double part, double whole) { return three_digits(100 * part / whole) + " %"; }

}  // namespace

Roofline roofline(const ProfileResult& profile, const TimeEstimate* time) {
  Roofline result;
  result.peaks = peaks_of(profile.target);
  const ArithmeticCounts& counts = profile.arithmetic;
  add_parts(result, "matrix", counts.matrix, result.peaks == nullptr ? nullptr : &result.peaks->matrix);
  add_parts(result, "vector", counts.vector, result.peaks == nullptr ? nullptr : &result.peaks->vector);
  std::sort(result.parts.begin(), result.parts.end(), [](const RooflinePart& a, const RooflinePart& b) {
    return a.operations != b.operations ? a.operations > b.operations : a.name < b.name;
  });
  result.operations = counts.total();
  result.least_bytes = profile.least_bytes();
  result.most_bytes = std::max(profile.total().lines128 * 128, result.least_bytes);
  if (result.peaks == nullptr || result.operations == 0) return result;
  // Vector and matrix units work side by side.
  const double vector = cycles_of(counts.vector, result.peaks->vector);
  const double matrix = cycles_of(counts.matrix, result.peaks->matrix);
  const auto operations = static_cast<double>(result.operations);
  if (vector >= 0 && matrix >= 0) {
    result.ceiling = operations / std::max(vector, matrix);
    const double by_memory =
        result.least_bytes == 0 ? result.ceiling : result.intensity() * result.peaks->memory_bytes();
    result.memory_bound = by_memory < result.ceiling;
    result.roof = std::min(by_memory, result.ceiling);
  }
  if (time != nullptr && time->cycles != 0 && !time->truncated)
    result.reached = operations / static_cast<double>(time->cycles) /
                     static_cast<double>(std::max<std::uint64_t>(result.peaks->units, 1));
  return result;
}

std::string roofline_json(const Roofline& r) {
  std::string text = "{\"operations\":" + decimal(r.operations) + ",\"least_bytes\":" + decimal(r.least_bytes) +
                     ",\"most_bytes\":" + decimal(r.most_bytes);
  if (r.intensity() != 0) text += ",\"intensity\":" + three_digits(r.intensity());
  if (r.peaks != nullptr)
    text += ",\"board\":" + json_quoted(r.peaks->board) + ",\"units\":" + decimal(r.peaks->units) +
            ",\"memory_bytes_a_cycle_and_unit\":" + three_digits(r.peaks->memory_bytes());
  if (r.roof != 0)
    text += ",\"ceiling\":" + three_digits(r.ceiling) + ",\"roof\":" + three_digits(r.roof) +
            ",\"memory_bound\":" + (r.memory_bound ? "true" : "false");
  if (r.reached != 0) text += ",\"reached\":" + three_digits(r.reached);
  return text + "}";
}

std::string roofline_text(const ProfileResult& profile, const TimeEstimate* time) {
  const Roofline r = roofline(profile, time);
  const LaunchView& launch = profile.launch;
  std::string text = "launch: " + triple(launch.grid) + " workgroups of " + triple(launch.block) + " work-items\n";
  text += "arithmetic: " + with_prefix(static_cast<double>(r.operations)) + " operations";
  const char* between = ": ";
  for (const RooflinePart& part : r.parts) {
    text += between + part.name + " " + percent(part.operations, r.operations);
    between = ", ";
  }
  if (const std::uint64_t matrix = profile.arithmetic.matrix_total(); matrix != 0) {
    const auto of_class = profile.by_class()[static_cast<std::size_t>(InstructionClass::matrix)];
    text += "; matrix instructions do " + percent(matrix, r.operations) + " of it, and are " +
            percent(of_class.executions, profile.total().executions) + " of the instructions";
  }
  text += "\n";
  if (r.least_bytes != 0)
    text += "memory: " + decimal(r.least_bytes) + " bytes if each line of 128 B moves once (" +
            decimal(profile.read_lines * 128) + " in, " + decimal(profile.written_lines * 128) + " out), " +
            decimal(r.most_bytes) + " without caches\n";
  if (r.least_bytes != 0 && r.operations != 0)
    text += "arithmetic intensity: " + three_digits(r.intensity()) + " operations a byte, " +
            three_digits(r.lowest_intensity()) + " without caches\n";
  if (r.operations == 0) return text;
  if (r.peaks == nullptr)
    return text + "roofline: no peaks are known of " + (profile.target.empty() ? "the target" : profile.target) + "\n";
  text +=
      "roofline: " + std::string(r.peaks->board) + ", " + decimal(r.peaks->units) + " compute units; a cycle and unit";
  for (const RooflinePart& part : r.parts)
    text += ", " + (part.peak == 0 ? "no peak known" : decimal(part.peak)) + " of " + part.name;
  text += ", " + three_digits(r.peaks->memory_bytes()) + " bytes of memory\n";
  if (r.roof == 0) return text;
  text += std::string("  at most ") + three_digits(r.roof) + " operations a cycle and unit, " +
          share(r.roof, r.ceiling) + " of the peak: " + (r.memory_bound ? "memory" : "arithmetic") + " is the limit\n";
  if (r.reached != 0)
    text += "  reached " + three_digits(r.reached) + ", " + share(r.reached, r.roof) + " of that: an estimate (" +
            time->accuracy + ")\n";
  return text;
}

}  // namespace lockstep
