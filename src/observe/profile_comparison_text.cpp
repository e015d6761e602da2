// A comparison of profiles for terminals, and as a page.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/text.hpp"
#include "lockstep/device/profile_comparison.hpp"
#include "observe/html_parts.hpp"
#include "observe/profile_text.hpp"

namespace lockstep {

namespace {

std::string padded(std::string_view text, std::size_t width) {
  return std::string(width - std::min(width, text.size()), ' ') + std::string(text);
}

/// "-12.5 %", "new", "gone", "".
std::string change(const ComparedNumber& number) {
  if (number.first == number.second) return "";
  if (number.first == 0) return "new";
  if (number.second == 0) return "gone";
  const bool more = number.second > number.first;
  const std::uint64_t difference = more ? number.second - number.first : number.first - number.second;
  return (more ? "+" : "-") + profile_text::percent(difference, number.first);
}

std::string name_of(const ComparedNumber& number) {
  return number.name + (number.other_name.empty() ? "" : " (" + number.other_name + ")");
}

std::string table(std::string_view title, const std::vector<ComparedNumber>& numbers, std::size_t most) {
  if (numbers.empty()) return "";
  std::string text =
      "\n" + padded("first", 14) + padded("second", 14) + padded("change", 12) + "  " + std::string(title) + "\n";
  for (std::size_t i = 0; i < std::min(most, numbers.size()); ++i)
    text += padded(decimal(numbers[i].first), 14) + padded(decimal(numbers[i].second), 14) +
            padded(change(numbers[i]), 12) + "  " + name_of(numbers[i]) + "\n";
  if (numbers.size() > most) text += "and " + decimal(numbers.size() - most) + " more\n";
  return text;
}

std::string html_table(std::string_view title, std::string_view id, const std::vector<ComparedNumber>& numbers) {
  using namespace html_parts;
  if (numbers.empty()) return "";
  std::uint64_t largest = 1;
  for (const ComparedNumber& each : numbers) largest = std::max({largest, each.first, each.second});
  const bool alike = id != "totals";  // totals are of different kinds: no bar compares them
  std::string html = "<h2 id=" + std::string(id) + ">" + escaped(title) +
                     "</h2>\n<div class=scroll><table><tr><th></th><th class=n>first</th><th class=n>second</th><th "
                     "class=n>change</th>" +
                     (alike ? "<th>first</th><th>second</th>" : "<th></th>") + "</tr>\n";
  for (const ComparedNumber& each : numbers) {
    const std::string_view css = each.first == each.second ? "" : each.second < each.first ? "faster" : "slower";
    html +=
        "<tr>" + cell(name_of(each), "name") + number_cell(decimal(each.first)) + number_cell(decimal(each.second)) +
        "<td class=\"n " + std::string(css) + "\">" + change(each) + "</td>" +
        (alike ? "<td>" + bar(each.first, largest) + "</td><td>" + bar(each.second, largest) + "</td>" : "<td></td>") +
        "</tr>\n";
  }
  return html + "</table></div>\n";
}

std::string unit_of(const ProfileComparison& c) { return c.timed ? "cycles of waves" : "instructions"; }

}  // namespace

std::string comparison_text(const ProfileComparison& c, std::size_t most) {
  std::string text = "first: " + c.first + "\nsecond: " + c.second + "\n";
  text += c.timed ? "cycles are an estimate (" + c.accuracy + ")\n" : "no estimate of time: numbers are counts\n";
  text += table("of the launch", c.totals, c.totals.size());
  text += table(unit_of(c) + ", by class", c.classes, c.classes.size());
  text += table("cycles of waves, by what they wait for", c.stalls, c.stalls.size());
  return text + table(unit_of(c) + ", by source line", c.lines, most);
}

std::string comparison_html(const ProfileComparison& c, const std::string& title) {
  using namespace html_parts;
  std::string html = page_head(title) + "<nav><a href=\"#totals\">The launch</a>\n<a href=\"#classes\">Classes</a>\n";
  if (!c.stalls.empty()) html += "<a href=\"#stalls\">Waits</a>\n";
  if (!c.lines.empty()) html += "<a href=\"#lines\">Source lines</a>\n";
  html += "</nav>\n<p>First: " + escaped(c.first) + "</p>\n<p>Second: " + escaped(c.second) + "</p>\n<p>" +
          (c.timed ? "A model of a compute unit estimates the cycles. How exact: " + escaped(c.accuracy) + "."
                   : "There is no estimate of time: numbers are counts.") +
          "</p>\n";
  html += html_table("The launch", "totals", c.totals);
  html += html_table("By class: " + unit_of(c), "classes", c.classes);
  html += html_table("By what waves wait for: cycles of waves", "stalls", c.stalls);
  html += html_table("By source line: " + unit_of(c), "lines", c.lines);
  return html + "</body></html>\n";
}

}  // namespace lockstep
