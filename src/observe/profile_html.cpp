// A profile as one HTML page.
#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "lockstep/base/text.hpp"
#include "lockstep/device/profile.hpp"
#include "observe/profile_text.hpp"

namespace lockstep {

namespace {

using namespace profile_text;

std::string html_escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '&': result += "&amp;"; break;
      case '<': result += "&lt;"; break;
      case '>': result += "&gt;"; break;
      case '"': result += "&quot;"; break;
      default: result += c;
    }
  }
  return result;
}

constexpr std::string_view profile_style = R"(
:root{color-scheme:light dark;--ink:#1b1f24;--dim:#5b6570;--line:#d5dae0;--page:#fff;--panel:#f5f7f9;--bar:#2f6fde}
@media (prefers-color-scheme:dark){:root{--ink:#e4e8ec;--dim:#9aa5b1;--line:#39414a;--page:#14181d;--panel:#1d2329;--bar:#6ea4ff}}
body{margin:0 auto;max-width:75rem;padding:1.5rem;background:var(--page);color:var(--ink);font:15px/1.45 system-ui,sans-serif}
h1{font-size:1.4rem;margin:0 0 1rem}h2{font-size:1.1rem;margin:2rem 0 .6rem}p{color:var(--dim);margin:.2rem 0 .7rem;max-width:60rem}
.tiles{display:flex;flex-wrap:wrap;gap:.7rem}.tile{background:var(--panel);border:1px solid var(--line);border-radius:.5rem;padding:.5rem .9rem;min-width:8rem}
.tile b{display:block;font-size:1.25rem}.tile span{color:var(--dim);font-size:.85rem}
table{border-collapse:collapse;width:100%}th{text-align:left;color:var(--dim);font-weight:600;font-size:.85rem}
th,td{padding:.1rem .6rem .1rem 0;white-space:nowrap;vertical-align:middle}td.n,th.n{text-align:right}
.code{font:13px/1.4 ui-monospace,monospace;white-space:pre}.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:.5rem;padding:.5rem .8rem}
.track{display:inline-block;width:9rem;height:.75rem;background:var(--line);border-radius:.2rem;overflow:hidden;vertical-align:middle}
.track i{display:block;height:100%;background:var(--bar)}.remark{color:var(--dim)}
td.source{color:var(--dim);padding-top:.5rem}svg text{fill:var(--dim);font:12px system-ui,sans-serif}.cell{stroke:var(--line);stroke-width:.5}
)";

/// part / whole, from 0 to 1, with three digits after the point.
std::string fraction(std::uint64_t part, std::uint64_t whole) {
  const auto thousandth =
      whole == 0 ? 0 : static_cast<std::uint64_t>(static_cast<double>(part) * 1000.0 / static_cast<double>(whole));
  const std::string digits = decimal(std::min<std::uint64_t>(thousandth, 999));
  return thousandth >= 1000 ? "1" : "0." + std::string(3 - digits.size(), '0') + digits;
}

/// A colour that shows on white and on black. It is the stronger, the more `part` is of `whole`.
std::string heat(std::uint64_t part, std::uint64_t whole) {
  return part == 0 ? "transparent" : "rgba(232,93,20," + fraction(part * 9 + whole, whole * 10) + ")";
}

std::string bar(std::uint64_t part, std::uint64_t whole) {
  return "<span class=track><i style=\"width:" + tenths(part, std::max<std::uint64_t>(whole, 1), 100) +
         "%\"></i></span>";
}

std::string tile(const std::string& value, std::string_view name) {
  return "<div class=tile><b>" + value + "</b><span>" + std::string(name) + "</span></div>\n";
}

class ProfileHtml {
 public:
  ProfileHtml(const ProfileResult& profile, const ProfilePage& page)
      : profile_(profile), page_(page), total_(profile.total()) {
    for (const ProfiledInstruction& each : profile.instructions) most_ = std::max(most_, each.counts.executions);
  }

  std::string text() {
    html_ =
        "<!doctype html>\n<html lang=en><head><meta charset=utf-8><meta name=viewport content=\"width=device-width\">"
        "<title>" +
        html_escaped(page_.title) + "</title><style>" + std::string(profile_style) + "</style></head><body>\n";
    html_ += "<h1>Profile of " + html_escaped(page_.title) + "</h1>\n";
    summary();
    classes();
    grid();
    memory();
    sources();
    disassembly();
    return std::move(html_) + "</body></html>\n";
  }

 private:
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
    html_ +=
        "<h2>Instructions by class</h2>\n<table><tr><th>class</th><th class=n>count</th><th class=n>share</th><th></th>"
        "<th class=n>lanes in use</th><th></th></tr>\n";
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
          "</td></tr>\n";
    }
    html_ += "</table>\n";
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
    html_ += "<h2>Grid</h2>\n<p>" + decimal(size[0]) + " × " + decimal(size[1]) + " × " + decimal(size[2]) +
             " workgroups; colour: instructions of a workgroup, from " + decimal(cells.empty() ? 0 : least) + " to " +
             decimal(most) + (step[0] * step[1] * step[2] > 1 ? "; a cell is the mean of several" : "") + ".</p>\n";
    const std::uint32_t columns = (size[0] + step[0] - 1) / step[0], rows = (size[1] + step[1] - 1) / step[1];
    const std::uint32_t side = std::clamp(560u / std::max(columns, 1u), 8u, 28u);
    std::uint32_t map = ~0u;
    for (const auto& [at, cell] : cells) {
      if (at[0] != map) {
        if (map != ~0u) html_ += "</svg>\n";
        map = at[0];
        html_ += "<svg role=img aria-label=\"grid, z " + decimal(map * step[2]) +
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
    if (map != ~0u) html_ += "</svg>\n";
  }

  void memory() {
    if (total_.accesses == 0 && total_.lds_turns == 0) return;
    html_ +=
        "<h2>Memory</h2>\n<p>Cache lines and LDS turns of one execution, and the least that the same bytes would need, "
        "side by side and without conflicts. The bar: least of actual.</p>\n<div "
        "class=scroll><table><tr><th>pc</th><th>"
        "instruction</th><th class=n>executions</th><th class=n>bytes</th><th class=n>lines of 64 B</th><th "
        "class=n>lines of "
        "128 B</th><th class=n>least</th><th></th><th class=n>LDS turns</th><th class=n>least</th><th></th></tr>\n";
    for (const ProfiledInstruction& each : profile_.instructions) {
      const InstructionProfile& c = each.counts;
      if (c.accesses == 0 && c.lds_turns == 0) continue;
      html_ += "<tr><td class=code>" + hex(each.pc) + "</td><td class=code>" + html_escaped(each.text) +
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
    html_ += "<h2>Source</h2>\n";
    for (const ProfileSource& source : page_.sources) {
      html_ += "<p class=code>" + html_escaped(source.name) +
               "</p><div class=scroll><table><tr><th class=n>line</th><th class=n>"
               "instructions</th><th class=n>share</th><th>source</th></tr>\n";
      for (std::size_t i = 0; i < source.lines.size(); ++i) {
        const auto found = sums.find(source.name + ":" + decimal(i + 1));
        const std::uint64_t count = found == sums.end() ? 0 : found->second.executions;
        html_ += "<tr style=\"background:" + heat(count, most) + "\"><td class=n>" + decimal(i + 1) +
                 "</td><td class=n>" + (count != 0 ? decimal(count) : "") + "</td><td class=n>" +
                 (count != 0 ? percent(count, total_.executions) : "") + "</td><td class=code>" +
                 html_escaped(source.lines[i]) + "</td></tr>\n";
      }
      html_ += "</table></div>\n";
    }
    if (page_.sources.empty()) {
      html_ += "<table><tr><th>line</th><th class=n>instructions</th><th></th></tr>\n";
      for (const auto& [where, counts] : sums)
        html_ += "<tr><td class=code>" + html_escaped(where) + "</td><td class=n>" + decimal(counts.executions) +
                 "</td><td>" + bar(counts.executions, most) + "</td></tr>\n";
      html_ += "</table>\n";
    }
  }

  void disassembly() {
    html_ +=
        "<h2>Disassembly</h2>\n<div class=scroll><table><tr><th class=n>count</th><th class=n>share</th><th "
        "class=n>lanes"
        "</th><th>pc</th><th>instruction</th><th></th></tr>\n";
    std::string source;
    for (const ProfiledInstruction& each : profile_.instructions) {
      if (each.source != source && !each.source.empty())
        html_ += "<tr><td class=source colspan=6>" + html_escaped(each.source) + "</td></tr>\n";
      source = each.source;
      const InstructionProfile& c = each.counts;
      const bool ran = c.executions != 0;
      std::string remark = memory_remark(c);
      if (each.kind == InstructionClass::branch && ran) remark = percent(c.taken, c.executions) + " taken";
      html_ += "<tr style=\"background:" + heat(c.executions, most_) + "\"><td class=n>" +
               (ran ? decimal(c.executions) : "") + "</td><td class=n>" +
               (ran ? percent(c.executions, total_.executions) : "") + "</td><td class=n>" +
               (ran && is_vector(each.kind) ? tenths(c.lanes, c.executions, 1) : "") + "</td><td class=code>" +
               hex(each.pc) + "</td><td class=code>" + html_escaped(each.text) + "</td><td class=remark>" +
               html_escaped(remark) + "</td></tr>\n";
    }
    html_ += "</table></div>\n";
  }

  const ProfileResult& profile_;
  const ProfilePage& page_;
  InstructionProfile total_;
  std::uint64_t most_ = 1;
  std::string html_;
};

}  // namespace

std::string profile_html(const ProfileResult& profile, const ProfilePage& page) {
  return ProfileHtml(profile, page).text();
}

}  // namespace lockstep
