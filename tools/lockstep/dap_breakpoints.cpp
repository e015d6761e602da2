// Breakpoints of editors: on lines, functions, instructions and data.
#include "dap_session.hpp"
#include "lockstep/base/text.hpp"

namespace command {

using lockstep::decimal;
using lockstep::hex;

/// The breakpoints of `group` are now those of `list`. `location` gives what to break at.
Json DapSession::replace(const std::string& group, const Json& list,
                         const std::function<std::string(const Json&)>& location) {
  for (const int id : std::exchange(breakpoints_[group], {})) (void)debugger().remove(id);
  Json result = Json::array();
  for (const Json& each : list) {
    const auto id = debugger().add_breakpoint(location(each), each.value("condition", ""));
    if (!id) {
      result.push_back({{"verified", false}, {"message", id.message()}});
      continue;
    }
    breakpoints_[group].push_back(*id);
    const std::uint64_t file_pc = debugger_->launch().code().file_address(debugger_->breakpoints().back().pcs.front());
    Json told{{"id", *id}, {"verified", true}, {"instructionReference", hex(file_pc)}};
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
  return replace("line " + path, arguments.value("breakpoints", Json::array()),
                 [&](const Json& each) { return path + ":" + decimal(each.at("line").get<std::uint64_t>()); });
}

Json DapSession::set_function_breakpoints(const Json& arguments) {
  return replace("function", arguments.value("breakpoints", Json::array()),
                 [](const Json& each) { return each.at("name").get<std::string>(); });
}

Json DapSession::set_instruction_breakpoints(const Json& arguments) {
  return replace("instruction", arguments.value("breakpoints", Json::array()), [](const Json& each) {
    const std::uint64_t at = std::strtoull(each.at("instructionReference").get<std::string>().c_str(), nullptr, 0);
    return hex(at + static_cast<std::uint64_t>(each.value("offset", std::int64_t{0})));
  });
}

/// A data breakpoint is known by its wave and its expression: "1 v3[5]".
Json DapSession::data_breakpoint_info(const Json& arguments) {
  std::string name = arguments.at("name").get<std::string>();
  std::uint32_t wave = debugger().wave();
  if (arguments.contains("variablesReference") && arguments["variablesReference"].get<int>() != 0) {
    const Reference in = reference(arguments["variablesReference"].get<int>());
    wave = in.wave;
    name = lane_name(in, name);
  }
  const auto expression = debugger_->parse(name);
  std::optional<lockstep::debug::ValueType> type;
  const auto place = expression ? expression->place({&debugger_->launch(), wave, debugger_->lane()}, type)
                                : lockstep::Result<lockstep::debug::Place>(expression.error());
  if (!place) return {{"dataId", nullptr}, {"description", place.message()}};
  return {{"dataId", decimal(wave) + " " + name}, {"description", place_text(*place)}, {"accessTypes", {"write"}}};
}

Json DapSession::set_data_breakpoints(const Json& arguments) {
  for (const int id : std::exchange(breakpoints_["data"], {})) (void)debugger().remove(id);
  Json result = Json::array();
  const std::uint32_t selected = debugger().wave();
  for (const Json& each : arguments.value("breakpoints", Json::array())) {
    const std::string data = each.at("dataId").get<std::string>();
    const std::size_t space = data.find(' ');
    (void)debugger_->select_wave(static_cast<std::uint32_t>(std::strtoul(data.c_str(), nullptr, 10)));
    const auto id =
        debugger_->add_watchpoint(std::string_view(data).substr(space == std::string::npos ? 0 : space + 1));
    if (id) {
      breakpoints_["data"].push_back(*id);
      result.push_back({{"id", *id}, {"verified", true}});
    } else {
      result.push_back({{"verified", false}, {"message", id.message()}});
    }
  }
  (void)debugger_->select_wave(selected);
  return {{"breakpoints", result}};
}

}  // namespace command
