// A profile as a table for terminals, and as annotated disassembly.
#include "observe/profile_text.hpp"

#include <algorithm>
#include <map>
#include <vector>

#include "lockstep/base/text.hpp"

namespace lockstep {

namespace profile_text {

std::string tenths(std::uint64_t part, std::uint64_t whole, std::uint64_t scale) {
  if (whole == 0) return "-";
  const auto value = static_cast<std::uint64_t>(
      static_cast<double>(part) * static_cast<double>(scale) * 10.0 / static_cast<double>(whole) + 0.5);
  return decimal(value / 10) + "." + decimal(value % 10);
}

std::string percent(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? "-" : tenths(part, whole, 100) + " %";
}

std::string memory_remark(const InstructionProfile& counts) {
  std::string text;
  if (counts.accesses != 0)
    text = tenths(counts.lines128, counts.executions, 1) + " lines of 128 B (least " +
           tenths(counts.least128, counts.executions, 1) + ")";
  if (counts.lds_turns != 0)
    text += (text.empty() ? "" : ", ") + tenths(counts.lds_turns, counts.executions, 1) + " LDS turns (least " +
            tenths(counts.lds_least, counts.executions, 1) + ")";
  return text;
}

}  // namespace profile_text

namespace {

using namespace profile_text;

std::string right(std::string_view text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ') + std::string(text);
}

std::string left(std::string_view text, std::size_t width) {
  return std::string(text) + std::string(width - std::min(width, text.size()), ' ');
}

}  // namespace

std::vector<ProfiledLine> profile_lines(const ProfileResult& profile) {
  std::map<std::string, InstructionProfile> sums;
  for (const ProfiledInstruction& each : profile.instructions)
    if (!each.source.empty()) sums[each.source] += each.counts;
  std::vector<ProfiledLine> lines;
  for (const auto& [source, counts] : sums) lines.push_back({source, counts});
  std::sort(lines.begin(), lines.end(), [](const ProfiledLine& a, const ProfiledLine& b) {
    return a.counts.executions != b.counts.executions ? a.counts.executions > b.counts.executions : a.source < b.source;
  });
  return lines;
}

std::string profile_table(const ProfileResult& profile, std::size_t most) {
  const InstructionProfile total = profile.total();
  std::string text = count_of(profile.workgroups.size(), "workgroup") + ", " + count_of(profile.waves, "wave") +
                     " of " + decimal(profile.launch.wave_lanes) + " lanes, " +
                     count_of(total.executions, "instruction") + (profile.faulted ? ", ended by a fault" : "") + "\n";
  text += "registers: " + decimal(profile.used_vgprs) + " VGPRs used of " + decimal(profile.vgprs) + ", ";
  if (profile.accvgprs != 0)
    text += decimal(profile.used_accvgprs) + " AccVGPRs of " + decimal(profile.accvgprs) + ", ";
  text += decimal(profile.used_sgprs) + " SGPRs; LDS: " + decimal(profile.used_lds) + " bytes used of " +
          decimal(profile.launch.lds_bytes) + "; scratch: " + decimal(profile.launch.scratch_bytes) +
          " bytes a lane\n\n";

  text += left("class", 15) + right("instructions", 14) + right("share", 9) + right("lanes in use", 14) + "\n";
  const auto classes = profile.by_class();
  InstructionProfile vectors;
  for (std::size_t i = 0; i < classes.size(); ++i) {
    const InstructionProfile& each = classes[i];
    if (each.executions == 0) continue;
    const auto kind = static_cast<InstructionClass>(i);
    if (is_vector(kind)) vectors += each;
    text += left(class_name(kind), 15) + right(decimal(each.executions), 14) +
            right(percent(each.executions, total.executions), 9) +
            right(is_vector(kind) ? percent(each.lanes, each.executions * profile.launch.wave_lanes) : "", 14) + "\n";
  }
  text += "\ndivergence: of " + count_of(vectors.executions, "vector instruction") + " " +
          percent(vectors.executions - vectors.whole - vectors.none, vectors.executions) +
          " ran with part of the lanes, " + percent(vectors.none, vectors.executions) + " with none\n";
  // Scalar loads have a cache of their own, so they are not counted here.
  const InstructionProfile& vmem = classes[static_cast<std::size_t>(InstructionClass::vmem)];
  if (vmem.accesses != 0)
    text += "vector memory: " + decimal(vmem.bytes) + " bytes in " + decimal(vmem.lines128) +
            " lines of 128 B (least " + decimal(vmem.least128) + ") and " + decimal(vmem.lines64) +
            " of 64 B: " + percent(std::min(vmem.bytes, vmem.lines128 * 128), vmem.lines128 * 128) +
            " of the lines is used\n";
  if (total.lds_accesses != 0)
    text += "LDS: " + decimal(total.lds_bytes) + " bytes in " + decimal(total.lds_turns) + " turns of " +
            decimal(profile.launch.geometry.lds_banks) + " banks, " + decimal(total.lds_turns - total.lds_least) +
            " of them for bank conflicts\n";

  if (const std::vector<ProfiledLine> lines = profile_lines(profile); !lines.empty()) {
    text += "\n" + right("share", 8) + right("count", 12) + "  source line\n";
    for (std::size_t i = 0; i < std::min(most, lines.size()); ++i)
      text += right(percent(lines[i].counts.executions, total.executions), 8) +
              right(decimal(lines[i].counts.executions), 12) + "  " + lines[i].source + "\n";
  }

  std::vector<const ProfiledInstruction*> hot;
  for (const ProfiledInstruction& each : profile.instructions)
    if (each.counts.executions != 0) hot.push_back(&each);
  std::sort(hot.begin(), hot.end(), [](const ProfiledInstruction* a, const ProfiledInstruction* b) {
    return a->counts.executions != b->counts.executions ? a->counts.executions > b->counts.executions : a->pc < b->pc;
  });
  text += "\n" + right("share", 8) + right("count", 12) + right("lanes", 9) + "  " + left("pc", 8) + "instruction\n";
  for (std::size_t i = 0; i < std::min(most, hot.size()); ++i) {
    const InstructionProfile& counts = hot[i]->counts;
    const std::string remark = memory_remark(counts);
    text += right(percent(counts.executions, total.executions), 8) + right(decimal(counts.executions), 12) +
            right(is_vector(hot[i]->kind) ? tenths(counts.lanes, counts.executions, 1) : "", 9) + "  " +
            left(hex(hot[i]->pc), 8) + hot[i]->text + (remark.empty() ? "" : "  ; " + remark) + "\n";
  }
  if (hot.size() > most) text += "and " + count_of(hot.size() - most, "instruction") + " more\n";
  return text;
}

std::string profile_annotated(const ProfileResult& profile) {
  const std::uint64_t total = profile.total().executions;
  std::string text =
      right("share", 8) + right("count", 12) + right("lanes", 9) + "  " + left("pc", 8) + "instruction\n";
  std::string source;
  for (const ProfiledInstruction& each : profile.instructions) {
    if (each.source != source && !each.source.empty()) text += "; " + each.source + "\n";
    source = each.source;
    const InstructionProfile& counts = each.counts;
    const bool ran = counts.executions != 0;
    std::string remark = memory_remark(counts);
    if (each.kind == InstructionClass::branch && ran) remark = percent(counts.taken, counts.executions) + " taken";
    text += right(ran ? percent(counts.executions, total) : "", 8) + right(ran ? decimal(counts.executions) : "", 12) +
            right(ran && is_vector(each.kind) ? tenths(counts.lanes, counts.executions, 1) : "", 9) + "  " +
            left(hex(each.pc), 8) + each.text + (remark.empty() ? "" : "  ; " + remark) + "\n";
  }
  return text;
}

}  // namespace lockstep
