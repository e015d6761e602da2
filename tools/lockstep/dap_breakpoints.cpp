// Breakpoints of editors: on lines, functions, instructions and data.
#include <cctype>

#include "dap_session.hpp"
#include "debugger_names.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/launch/loaded_code.hpp"

namespace command {

using lockstep::decimal;
using lockstep::hex;

namespace {

/// ">= 3", "% 2" or "3", which is "== 3".
struct HitCondition {
  std::string relation = "==";
  std::uint64_t number = 0;

  static std::optional<HitCondition> parse(const std::string& text) {
    HitCondition result;
    std::size_t at = text.find_first_not_of(' ');
    const std::size_t relation_end = at == std::string::npos ? at : text.find_first_of("0123456789 ", at);
    if (relation_end == std::string::npos) return std::nullopt;
    if (relation_end != at) result.relation = text.substr(at, relation_end - at);
    bool known = false;
    for (const char* each : {"==", "=", ">", ">=", "<", "<=", "%"}) known = known || result.relation == each;
    at = text.find_first_not_of(' ', relation_end);
    if (!known || at == std::string::npos || std::isdigit(static_cast<unsigned char>(text[at])) == 0)
      return std::nullopt;
    char* end = nullptr;
    result.number = std::strtoull(text.c_str() + at, &end, 10);
    while (*end == ' ') ++end;
    if (*end != '\0' || (result.relation == "%" && result.number == 0)) return std::nullopt;
    return result;
  }
  bool holds(std::uint64_t hits) const {
    if (relation == ">") return hits > number;
    if (relation == ">=") return hits >= number;
    if (relation == "<") return hits < number;
    if (relation == "<=") return hits <= number;
    return relation == "%" ? hits % number == 0 : hits == number;
  }
};

}  // namespace

/// Notes what is asked of a breakpoint. Empty, or why that cannot be.
std::string DapSession::wish(int id, const Json& asked) {
  const Wish wish{asked.value("hitCondition", ""), asked.value("logMessage", "")};
  if (!wish.hit_condition.empty() && !HitCondition::parse(wish.hit_condition))
    return "'" + wish.hit_condition + "' is no hit condition: write a number, or >, >=, <, <=, == or % before it";
  if (!wish.hit_condition.empty() || !wish.log.empty()) wishes_[id] = wish;
  return "";
}

/// False: go on; a log point has been shown, or it is not the hit that was asked for.
bool DapSession::is_wanted(const lockstep::Debugger::Stop& stop) {
  const auto found = wishes_.find(stop.id);
  if (stop.why != lockstep::Debugger::Why::breakpoint || found == wishes_.end()) return true;
  const Wish& wish = found->second;
  if (!wish.hit_condition.empty()) {
    std::uint64_t hits = 0;
    for (const lockstep::debug::Breakpoint& each : debugger_->breakpoints())
      if (each.id == stop.id) hits = each.hits;
    if (!HitCondition::parse(wish.hit_condition)->holds(hits)) return false;
  }
  if (wish.log.empty()) return true;
  Json body{{"category", "console"}, {"output", log_text(wish.log) + "\n"}};
  std::uint32_t line = 0, column = 0;
  Json source = source_of(debugger_->file_pc(debugger_->wave()), line, column);
  if (line != 0) {
    body["source"] = std::move(source);
    body["line"] = line;
  }
  channel_->event("output", body);
  return false;
}

/// The text with the values of the expressions in it.
std::string DapSession::log_text(const std::string& text) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t open = text.find('{', at);
    const std::size_t close = open == std::string::npos ? open : text.find('}', open);
    result += text.substr(at, close == std::string::npos ? close : open - at);
    if (close == std::string::npos) break;
    const auto value = debugger_->typed(text.substr(open + 1, close - open - 1));
    result += value ? typed_text(*value, debugger_->launch()) : std::string("{").append(value.message()) + "}";
    at = close + 1;
  }
  return result;
}

void DapSession::remove(const std::string& group) {
  for (const int id : std::exchange(breakpoints_[group], {})) {
    (void)debugger().remove(id);
    wishes_.erase(id);
    told_id_of_.erase(id);
  }
  if (!restarting_) told_ids_[group].clear();
}

/// The number by which the client knows a breakpoint.
int DapSession::told_id(int id) const {
  const auto found = told_id_of_.find(id);
  return found != told_id_of_.end() ? found->second : id;
}

/// The `index`th breakpoint of a group is the debugger's `id`. After a restart it keeps its number.
int DapSession::note_breakpoint(const std::string& group, std::size_t index, int id) {
  breakpoints_[group].push_back(id);
  std::vector<int>& ids = told_ids_[group];
  if (ids.size() <= index) ids.resize(index + 1);
  if (ids[index] == 0) ids[index] = next_told_id_++;
  told_id_of_[id] = ids[index];
  return ids[index];
}

/// The breakpoints of `group` are now those of `list`. `location` gives what to break at.
Json DapSession::replace(const std::string& group, const Json& list,
                         const std::function<std::string(const Json&)>& location) {
  remove(group);
  Json result = Json::array();
  for (const Json& each : list) {
    if (no_debug_) {
      result.push_back({{"verified", false}, {"message", "the kernel runs without debugging"}});
      continue;
    }
    const auto id = debugger().add_breakpoint(location(each), each.value("condition", ""));
    const std::string problem = id ? wish(*id, each) : id.message();
    if (!problem.empty()) {
      if (id) (void)debugger().remove(*id);
      result.push_back({{"verified", false}, {"message", problem}});
      continue;
    }
    const int told_id = note_breakpoint(group, result.size(), *id);
    const std::uint64_t file_pc = debugger_->launch().code().file_address(debugger_->breakpoints().back().pcs.front());
    Json told{{"id", told_id}, {"verified", true}, {"instructionReference", hex(file_pc)}};
    std::uint32_t line = 0, column = 0;
    Json source = source_of(file_pc, line, column);
    if (line != 0) {
      told["source"] = std::move(source);
      told["line"] = line;
    }
    result.push_back(std::move(told));
  }
  return {{"breakpoints", result}};
}

Json DapSession::set_breakpoints(const Json& arguments) {
  const std::string path = arguments.at("source").value("path", arguments.at("source").value("name", ""));
  Json result = replace("line " + path, arguments.value("breakpoints", Json::array()),
                        [&](const Json& each) { return path + ":" + decimal(each.at("line").get<std::uint64_t>()); });
  asked_["line " + path] = {&DapSession::set_breakpoints, arguments};
  return result;
}

Json DapSession::set_function_breakpoints(const Json& arguments) {
  Json result = replace("function", arguments.value("breakpoints", Json::array()),
                        [](const Json& each) { return each.at("name").get<std::string>(); });
  asked_["function"] = {&DapSession::set_function_breakpoints, arguments};
  return result;
}

Json DapSession::set_instruction_breakpoints(const Json& arguments) {
  Json result = replace("instruction", arguments.value("breakpoints", Json::array()), [](const Json& each) {
    const std::uint64_t at = std::strtoull(each.at("instructionReference").get<std::string>().c_str(), nullptr, 0);
    return hex(at + static_cast<std::uint64_t>(each.value("offset", std::int64_t{0})));
  });
  asked_["instruction"] = {&DapSession::set_instruction_breakpoints, arguments};
  return result;
}

}  // namespace command
