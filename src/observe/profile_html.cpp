// A profile as one HTML page.
#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "lockstep/base/text.hpp"
#include "lockstep/device/hot_spots.hpp"
#include "lockstep/device/profile.hpp"
#include "lockstep/device/roofline.hpp"
#include "lockstep/device/time_estimate.hpp"
#include "observe/html_parts.hpp"
#include "observe/profile_html_time.hpp"
#include "observe/profile_text.hpp"

namespace lockstep {

namespace {

using namespace html_parts;
using namespace profile_text;

class ProfileHtml {
 public:
  ProfileHtml(const ProfileResult& profile, const ProfilePage& page)
      : profile_(profile), page_(page), time_(page.time), total_(profile.total()) {
    for (const ProfiledInstruction& each : profile.instructions) most_ = std::max(most_, each.counts.executions);
    if (time_ == nullptr) return;
    for (const EstimatedInstruction& each : time_->instructions) {
      cycles_[each.pc] = &each;
      most_cycles_ = std::max(most_cycles_, each.cycles);
      LineTime& line = lines_[each.source];
      line.cycles += each.cycles;
      for (std::size_t i = 0; i < timing::stalls; ++i) line.by_stall[i] += each.by_stall[i];
    }
  }

  std::string text() {
    summary();
    if (time_ != nullptr) section("time", "Time, an estimate", time_section(*time_));
    section("spots", "Hottest spots", spots_section(profile_, time_));
    section("roofline", "Roofline", roofline_section(profile_, time_));
    classes();
    grid();
    memory();
    sources();
    disassembly();
    return page_head("Profile of " + page_.title) + "<nav>" + contents_ + "</nav>\n" + html_ + "</body></html>\n";
  }

 private:
  /// A heading that the list of contents leads to.
  void heading(const std::string& name, const std::string& title) {
    contents_ += "<a href=\"#" + name + "\">" + title + "</a>\n";
    html_ += "<h2 id=" + name + ">" + title + "</h2>\n";
  }
  void section(const std::string& name, const std::string& title, const std::string& html) {
    if (html.empty()) return;
    heading(name, title);
    html_ += html;
  }

  void summary() {
    InstructionProfile vectors;
    for (std::size_t i = 0; i < instruction_classes; ++i)
      if (is_vector(static_cast<InstructionClass>(i))) vectors += profile_.by_class()[i];
    html_ += "<div class=tiles>\n" + tile(decimal(total_.executions), "instructions, by waves") +
             tile(decimal(profile_.workgroups.size()), "workgroups") + tile(decimal(profile_.waves), "waves") +
             tile(percent(vectors.lanes, vectors.executions * profile_.launch.wave_lanes), "lanes in use") +
             tile(percent(vectors.executions - vectors.whole - vectors.none, vectors.executions),
                  "ran with part of the lanes");
    const InstructionProfile vmem = profile_.by_class()[static_cast<std::size_t>(InstructionClass::vmem)];
    if (vmem.accesses != 0)
      html_ += tile(percent(std::min(vmem.bytes, vmem.lines128 * 128), vmem.lines128 * 128), "of cache lines used");
    if (total_.lds_turns != 0)
      html_ += tile(percent(total_.lds_turns - total_.lds_least, total_.lds_turns), "of LDS turns for bank conflicts");
    html_ += tile(decimal(profile_.used_vgprs) + " / " + decimal(profile_.vgprs), "VGPRs used / owned") +
             tile(decimal(profile_.used_sgprs), "SGPRs used");
    if (profile_.launch.lds_bytes != 0)
      html_ += tile(decimal(profile_.used_lds) + " / " + decimal(profile_.launch.lds_bytes), "LDS bytes used / owned");
    html_ += "</div>\n";
    if (profile_.faulted) html_ += "<p>The launch ended by a fault: this is what ran before.</p>\n";
  }

  void classes() {
    heading("classes", "Instructions by class");
    html_ +=
        "<div class=scroll><table><tr><th>class</th><th class=n>count</th><th class=n>share</th><th></th>"
        "<th class=n>lanes in use</th><th></th><th class=n>operations</th>";
    html_ += time_ != nullptr ? "<th class=n>cycles of waves</th><th></th></tr>\n" : "</tr>\n";
    std::array<std::uint64_t, instruction_classes> cycles{};
    for (const ProfiledInstruction& each : profile_.instructions)
      if (const auto at = cycles_.find(each.pc); at != cycles_.end())
        cycles[static_cast<std::size_t>(each.kind)] += at->second->cycles;
    const auto sums = profile_.by_class();
    for (std::size_t i = 0; i < sums.size(); ++i) {
      if (sums[i].executions == 0) continue;
      const auto kind = static_cast<InstructionClass>(i);
      const std::uint64_t lanes = sums[i].executions * profile_.launch.wave_lanes;
      html_ +=
          "<tr><td>" + std::string(class_name(kind)) + "</td><td class=n>" + decimal(sums[i].executions) +
          "</td><td class=n>" + percent(sums[i].executions, total_.executions) + "</td><td>" +
          bar(sums[i].executions, total_.executions) + "</td><td class=n>" +
          (is_vector(kind) ? percent(sums[i].lanes, lanes) + "</td><td>" + bar(sums[i].lanes, lanes) : "</td><td>") +
          "</td>" + number_cell(sums[i].operations == 0 ? "" : percent(sums[i].operations, total_.operations));
      if (time_ != nullptr)
        html_ +=
            number_cell(percent(cycles[i], time_->wave_cycles)) + "<td>" + bar(cycles[i], time_->wave_cycles) + "</td>";
      html_ += "</tr>\n";
    }
    html_ += "</table></div>\n";
  }

  /// Workgroups as a map: x to the right, y down, one map for each z. In a large grid a cell stands for several
  /// workgroups.
  void grid() {
    const auto& size = profile_.launch.grid;
    constexpr std::uint32_t most_cells = 64;
    const std::array<std::uint32_t, 3> step = {(size[0] + most_cells - 1) / most_cells,
                                               (size[1] + most_cells - 1) / most_cells, (size[2] + 7) / 8};
    struct Cell {
      std::uint64_t instructions = 0, workgroups = 0;
      std::uint64_t mean() const { return workgroups == 0 ? 0 : instructions / workgroups; }
    };
    std::map<std::array<std::uint32_t, 3>, Cell> cells;
    for (const ProfiledWorkgroup& each : profile_.workgroups) {
      Cell& cell = cells[{each.id[2] / step[2], each.id[1] / step[1], each.id[0] / step[0]}];
      cell.instructions += each.instructions;
      ++cell.workgroups;
    }
    std::uint64_t most = 0, least = ~std::uint64_t{0};
    for (const auto& [at, cell] : cells) {
      most = std::max(most, cell.mean());
      least = std::min(least, cell.mean());
    }
    heading("grid", "Launch");
    const auto& block = profile_.launch.block;
    html_ += "<p>Workgroups of " + decimal(block[0]) + " × " + decimal(block[1]) + " × " + decimal(block[2]) +
             " work-items, waves of " + decimal(profile_.launch.wave_lanes) + " lanes.</p>\n<p>" + decimal(size[0]) +
             " × " + decimal(size[1]) + " × " + decimal(size[2]) +
             " workgroups; colour: instructions of a workgroup, from " + decimal(cells.empty() ? 0 : least) + " to " +
             decimal(most) + (step[0] * step[1] * step[2] > 1 ? "; a cell is the mean of several" : "") + ".</p>\n";
    const std::uint32_t columns = (size[0] + step[0] - 1) / step[0], rows = (size[1] + step[1] - 1) / step[1];
    const std::uint32_t side = std::clamp(560u / std::max(columns, 1u), 8u, 28u);
    std::uint32_t map = ~0u;
    for (const auto& [at, cell] : cells) {
      if (at[0] != map) {
        if (map != ~0u) html_ += "</svg></div>\n";
        map = at[0];
        html_ += "<div class=map><svg role=img aria-label=\"grid, z " + decimal(map * step[2]) +
                 "\" width=" + decimal(columns * side + 40) + " height=" + decimal(rows * side + 24) +
                 "><text x=0 y=14>" + (size[2] > 1 ? "z " + decimal(map * step[2]) : "") + "</text>\n";
      }
      // The scale goes from the least to the most, so small differences show.
      const std::uint64_t above = most == least ? 1 : cell.mean() - least, range = most == least ? 2 : most - least;
      html_ += "<rect class=cell x=" + decimal(30 + at[2] * side) + " y=" + decimal(20 + at[1] * side) +
               " width=" + decimal(side) + " height=" + decimal(side) + " fill=\"" +
               heat(above == 0 ? 1 : above * 1000, range * 1000) + "\"><title>workgroup (" + decimal(at[2] * step[0]) +
               "," + decimal(at[1] * step[1]) + "," + decimal(at[0] * step[2]) + "): " + decimal(cell.mean()) +
               " instructions</title></rect>\n";
    }
    if (map != ~0u) html_ += "</svg></div>\n";
  }

  void memory() {
    if (total_.accesses == 0 && total_.lds_turns == 0) return;
    heading("memory", "Memory");
    html_ +=
        "<p>Cache lines and LDS turns of one execution, and the least that the same bytes would need, "
        "side by side and without conflicts. The bar: least of actual.</p>\n<div "
        "class=scroll><table><tr><th>pc</th><th>"
        "instruction</th><th class=n>executions</th><th class=n>bytes</th><th class=n>lines of 64 B</th><th "
        "class=n>lines of "
        "128 B</th><th class=n>least</th><th></th><th class=n>LDS turns</th><th class=n>least</th><th></th></tr>\n";
    for (const ProfiledInstruction& each : profile_.instructions) {
      const InstructionProfile& c = each.counts;
      if (c.accesses == 0 && c.lds_turns == 0) continue;
      html_ += "<tr><td class=code>" + hex(each.pc) + "</td><td class=code>" + escaped(each.text) +
               "</td><td class=n>" + decimal(c.executions) + "</td><td class=n>" +
               tenths(c.bytes + c.lds_bytes, c.executions, 1) + "</td>";
      if (c.accesses != 0) {
        html_ += "<td class=n>" + tenths(c.lines64, c.executions, 1) + "</td><td class=n>" +
                 tenths(c.lines128, c.executions, 1) + "</td><td class=n>" + tenths(c.least128, c.executions, 1) +
                 "</td><td>" + bar(c.least128, c.lines128) + "</td>";
      } else {
        html_ += "<td></td><td></td><td></td><td></td>";
      }
      if (c.lds_turns != 0) {
        html_ += "<td class=n>" + tenths(c.lds_turns, c.executions, 1) + "</td><td class=n>" +
                 tenths(c.lds_least, c.executions, 1) + "</td><td>" + bar(c.lds_least, c.lds_turns) + "</td>";
      } else {
        html_ += "<td></td><td></td><td></td>";
      }
      html_ += "</tr>\n";
    }
    html_ += "</table></div>\n";
  }

  void sources() {
    std::map<std::string, InstructionProfile> sums;
    for (const ProfiledLine& line : profile_lines(profile_)) sums[line.source] = line.counts;
    if (sums.empty()) return;
    std::uint64_t most = 0;
    for (const auto& [where, counts] : sums) most = std::max(most, counts.executions);
    heading("source", "Source");
    bool library = false;
    for (const ProfileSource& source : page_.sources) {
      if (!source.own && !library) html_ += "<p>Files of compilers and libraries:</p>\n";
      library = library || !source.own;
      source_table(source, sums, most);
    }
    if (page_.sources.empty()) {
      html_ += "<table><tr><th>line</th><th class=n>instructions</th><th></th></tr>\n";
      for (const auto& [where, counts] : sums)
        html_ += "<tr><td class=code>" + escaped(where) + "</td><td class=n>" + decimal(counts.executions) +
                 "</td><td>" + bar(counts.executions, most) + "</td></tr>\n";
      html_ += "</table>\n";
    }
  }

  void source_table(const ProfileSource& source, const std::map<std::string, InstructionProfile>& sums,
                    std::uint64_t most) {
    const bool timed = time_ != nullptr;
    html_ += (source.own ? "<details open><summary class=code>" : "<details><summary class=code>") +
             escaped(source.name) + "</summary><div class=scroll><table><tr><th class=n>line</th>";
    if (timed) html_ += "<th class=n>cycles of waves</th><th class=n>share</th><th>mostly</th>";
    html_ += "<th class=n>instructions</th><th class=n>share</th><th>source</th></tr>\n";
    for (std::size_t i = 0; i < source.lines.size(); ++i) {
      const std::string where = source.name + ":" + decimal(i + 1);
      const auto found = sums.find(where);
      const std::uint64_t count = found == sums.end() ? 0 : found->second.executions;
      const auto at = lines_.find(where);
      const std::uint64_t cycles = at == lines_.end() ? 0 : at->second.cycles;
      html_ += "<tr style=\"background:" +
               (timed ? heat(cycles, std::max<std::uint64_t>(time_->wave_cycles, 1)) : heat(count, most)) + "\">" +
               number_cell(decimal(i + 1));
      if (timed)
        html_ += number_cell(cycles != 0 ? decimal(cycles) : "") +
                 number_cell(cycles != 0 ? percent(cycles, time_->wave_cycles) : "") +
                 cell(cycles != 0 ? stall_phrase(at->second.by_stall) : "", "remark");
      html_ += number_cell(count != 0 ? decimal(count) : "") +
               number_cell(count != 0 ? percent(count, total_.executions) : "") + cell(source.lines[i], "code") +
               "</tr>\n";
    }
    html_ += "</table></div></details>\n";
  }

  void disassembly() {
    const bool timed = time_ != nullptr;
    heading("disassembly", "Disassembly");
    html_ += "<div class=scroll><table><tr>";
    if (timed) html_ += "<th class=n>cycles of waves</th><th class=n>share</th><th class=n>each</th>";
    html_ += "<th class=n>count</th>";
    if (!timed) html_ += "<th class=n>share</th>";
    html_ += "<th class=n>lanes</th><th>pc</th><th>instruction</th><th></th></tr>\n";
    std::string source;
    for (const ProfiledInstruction& each : profile_.instructions) {
      if (each.source != source && !each.source.empty())
        html_ += "<tr><td class=source colspan=" + std::string(timed ? "8" : "6") + ">" + escaped(each.source) +
                 "</td></tr>\n";
      source = each.source;
      instruction_row(each);
    }
    html_ += "</table></div>\n";
  }
  void instruction_row(const ProfiledInstruction& each) {
    const InstructionProfile& c = each.counts;
    const bool ran = c.executions != 0;
    std::string remark = memory_remark(c);
    if (each.kind == InstructionClass::branch && ran) remark = percent(c.taken, c.executions) + " taken";
    const auto found = cycles_.find(each.pc);
    const EstimatedInstruction* const timed = found == cycles_.end() ? nullptr : found->second;
    html_ += "<tr id=pc" + hex(each.pc) + " style=\"background:" +
             (time_ == nullptr   ? heat(c.executions, most_)
              : timed == nullptr ? "transparent"
                                 : heat(timed->cycles, most_cycles_)) +
             "\">";
    if (time_ != nullptr) {
      html_ += number_cell(timed == nullptr ? "" : decimal(timed->cycles)) +
               number_cell(timed == nullptr ? "" : percent(timed->cycles, time_->wave_cycles)) +
               number_cell(timed == nullptr ? "" : tenths(timed->cycles, timed->executions, 1));
      if (timed != nullptr)
        if (const std::string waits = wait_remark(*timed); !waits.empty())
          remark = waits + (remark.empty() ? "" : "; ") + remark;
    }
    html_ += number_cell(ran ? decimal(c.executions) : "");
    if (time_ == nullptr) html_ += number_cell(ran ? percent(c.executions, total_.executions) : "");
    html_ += number_cell(ran && is_vector(each.kind) ? tenths(c.lanes, c.executions, 1) : "") +
             cell(hex(each.pc), "code") + cell(each.text, "code") + cell(remark, "remark") + "</tr>\n";
  }

  const ProfileResult& profile_;
  const ProfilePage& page_;
  const TimeEstimate* time_;
  std::map<std::uint64_t, const EstimatedInstruction*> cycles_;  ///< by pc
  struct LineTime {
    std::uint64_t cycles = 0;
    std::array<std::uint64_t, timing::stalls> by_stall{};
  };
  std::map<std::string, LineTime> lines_;
  std::uint64_t most_cycles_ = 1;
  std::string contents_;
  InstructionProfile total_;
  std::uint64_t most_ = 1;
  std::string html_;
};

}  // namespace

std::string profile_html(const ProfileResult& profile, const ProfilePage& page) {
  return ProfileHtml(profile, page).text();
}

}  // namespace lockstep
