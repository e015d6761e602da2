// A finding as text and as JSON.
#include "lockstep/device/finding.hpp"

#include <algorithm>

#include "lockstep/base/text.hpp"
#include "lockstep/device/finding_counts.hpp"

namespace lockstep {

namespace {

std::string quoted(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    if (static_cast<unsigned char>(c) >= 0x20) result += c;
  }
  return result + "\"";
}

std::string json_place(const FindingPlace& p) {
  return "{\"pc\":" + decimal(p.pc) + ",\"instruction\":" + quoted(p.instruction) + ",\"source\":" + quoted(p.source) +
         ",\"workgroup\":[" + decimal(p.workgroup[0]) + "," + decimal(p.workgroup[1]) + "," + decimal(p.workgroup[2]) +
         "],\"wave\":" + decimal(p.wave) +
         (p.lane < 0 ? "" : ",\"lane\":" + decimal(static_cast<std::uint64_t>(p.lane))) + "}";
}

std::string place(const FindingPlace& p) {
  std::string text = "pc " + hex(p.pc);
  if (!p.instruction.empty()) text.append(" '").append(p.instruction).append("'");
  if (!p.source.empty()) text.append(" (").append(p.source).append(")");
  text += " workgroup (" + decimal(p.workgroup[0]) + "," + decimal(p.workgroup[1]) + "," + decimal(p.workgroup[2]) +
          ") wave " + decimal(p.wave);
  if (p.lane >= 0) text += " lane " + decimal(static_cast<std::uint64_t>(p.lane));
  return text;
}

}  // namespace

Result<CheckSet> parse_checks(std::string_view text) {
  CheckSet set;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(','));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    bool known = word == "all";
    if (known) set.bits |= CheckSet::all().bits;
    for (std::size_t i = 0; i < check_kinds; ++i) {
      if (word != check_name(static_cast<CheckKind>(i))) continue;
      set.add(static_cast<CheckKind>(i));
      known = true;
    }
    if (!known)
      return Error{"no check '" + std::string(word) +
                   "'; there are wait, hazard, init, race, sync, memory, coherence, guess and all"};
  }
  return set;
}

std::string Finding::message() const {
  std::string line =
      "check: " + std::string(check_name(kind)) + (info ? " (info)" : "") + " at " + place(at) + ": " + what;
  if (other.known) line.append("; the other: ").append(place(other));
  if (!advice.empty()) line.append("; ").append(advice);
  if (count > 1) line.append(" (").append(decimal(count)).append(" times)");
  return line;
}

bool any_mistake(std::span<const Finding> findings) {
  return std::any_of(findings.begin(), findings.end(), [](const Finding& finding) { return !finding.info; });
}

std::string findings_summary(std::span<const Finding> findings) {
  FindingCounts counts;
  for (const Finding& finding : findings) counts.add(finding.kind, finding.info);
  return counts.text();
}

std::string Finding::json() const {
  std::string text = "{\"kind\":\"" + std::string(check_name(kind)) + "\",\"what\":" + quoted(what) +
                     ",\"advice\":" + quoted(advice) + ",\"count\":" + decimal(count) + ",\"at\":" + json_place(at);
  if (other.known) text += ",\"other\":" + json_place(other);
  if (info) text += ",\"info\":true";
  if (!register_name.empty()) text += ",\"register\":" + quoted(register_name);
  if (bytes.size != 0)
    text += ",\"memory\":{\"space\":" + quoted(space_name(bytes.space)) + ",\"address\":" + decimal(bytes.address) +
            ",\"bytes\":" + decimal(bytes.size) + "}";
  return text + "}";
}

}  // namespace lockstep
