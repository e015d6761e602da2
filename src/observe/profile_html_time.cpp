#include "observe/profile_html_time.hpp"

#include <algorithm>
#include <string_view>

#include "lockstep/base/text.hpp"
#include "lockstep/device/hot_spots.hpp"
#include "lockstep/device/roofline.hpp"
#include "observe/html_parts.hpp"
#include "observe/profile_text.hpp"

namespace lockstep {

std::string time_section(const TimeEstimate& time) {
  using namespace html_parts;
  std::string html = "<div class=tiles>\n" + tile(decimal(time.cycles), "cycles of the launch");
  if (time.clock_mhz != 0)
    html +=
        tile(profile_text::tenths(time.cycles, time.clock_mhz, 1) + " µs", "at " + decimal(time.clock_mhz) + " MHz");
  html += tile(decimal(time.occupancy.waves) + " / " + decimal(time.occupancy.most), "waves a SIMD holds / at most") +
          tile(std::string(time.occupancy.limit), "limits them") + "</div>\n";
  html += "<p>A model of a compute unit estimates these numbers. How exact: " + escaped(time.accuracy) + ".</p>\n<p>" +
          escaped(occupancy_text(time)) + ".</p>\n";
  if (time.truncated) html += "<p>The launch is too long: the estimate lacks its end.</p>\n";
  html +=
      "<div class=scroll><table><tr><th>waves spend cycles on</th><th class=n>cycles</th><th "
      "class=n>share</th><th></th></tr>\n";
  for (const timing::Stall stall : stalls_by_cycles(time)) {
    const std::uint64_t cycles = time.by_stall[static_cast<std::size_t>(stall)];
    html += "<tr>" + cell(stall_text(stall)) + number_cell(decimal(cycles)) +
            number_cell(profile_text::percent(cycles, time.wave_cycles)) + "<td>" + bar(cycles, time.wave_cycles) +
            "</td></tr>\n";
  }
  return html + "</table></div>\n";
}

std::string spots_section(const ProfileResult& profile, const TimeEstimate* time) {
  using namespace html_parts;
  const std::vector<HotSpot> spots = hot_spots(profile, time);
  if (spots.empty()) return "";
  std::string html = time != nullptr ? "<p>By the cycles that waves spend there, an estimate.</p>\n<ol class=spots>\n"
                                     : "<p>By instructions, and what LDS and cache lines repeat. --time ranks by "
                                       "estimated cycles.</p>\n<ol class=spots>\n";
  for (const HotSpot& spot : spots) {
    html += "<li><b>" + profile_text::percent(spot.cost, spot.whole_cost) + "</b> " +
            escaped(spot.source.empty() ? hex(spot.pc) : spot.source) + ": " + escaped(spot.what) + ". ";
    if (!spot.help.empty()) html += "<br>What helps: " + escaped(spot.help) + ".";
    html +=
        "<br><a class=code href=\"#pc" + hex(spot.pc) + "\">" + hex(spot.pc) + " " + escaped(spot.text) + "</a></li>\n";
  }
  return html + "</ol>\n";
}

std::string roofline_section(const ProfileResult& profile, const TimeEstimate* time) {
  std::string html;
  std::string_view rest;
  const std::string text = roofline_text(profile, time);
  for (rest = text; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    html += "<p>" + html_parts::escaped(rest.substr(0, end)) + "</p>\n";
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  const Roofline r = roofline(profile, time);
  html += roofline_svg(r);
  if (r.roof != 0) html += "<p>Peaks: " + html_parts::escaped(r.peaks->source) + ".</p>\n";
  return html;
}

}  // namespace lockstep
