// Breakpoints on data, and on what checks find.
#include <charconv>
#include <sstream>

#include "dap_session.hpp"
#include "debugger_names.hpp"
#include "finding_catcher.hpp"
#include "lockstep/base/text.hpp"

namespace command {

using lockstep::Debugger;
using lockstep::decimal;
using lockstep::debug::StatePlace;
using lockstep::debug::ValueType;

namespace {

/// A place as the id of a data breakpoint: the place in numbers, then what messages call it.
std::string data_id(const StatePlace& place, ValueType type, const std::string& label) {
  std::string id = "place";
  for (const std::uint64_t each :
       {static_cast<std::uint64_t>(place.kind), place.cluster, std::uint64_t{place.wave}, std::uint64_t{place.lane},
        std::uint64_t{place.number}, place.address, std::uint64_t{place.size}, static_cast<std::uint64_t>(type)})
    id += " " + decimal(each);
  return id + " " + label;
}

/// False: `id` is none.
bool parse_data_id(const std::string& id, StatePlace& place, ValueType& type, std::string& label) {
  std::istringstream words(id);
  std::string word;
  std::uint64_t kind = 0, shown = 0;
  if (!(words >> word >> kind >> place.cluster >> place.wave >> place.lane >> place.number >> place.address >>
        place.size >> shown) ||
      word != "place" || kind > static_cast<std::uint64_t>(StatePlace::Kind::scratch) ||
      shown > static_cast<std::uint64_t>(ValueType::f64) || place.size == 0 || place.size > 65536)
    return false;
  place.kind = static_cast<StatePlace::Kind>(kind);
  type = static_cast<ValueType>(shown);
  // A changed id must not lead outside the registers.
  if (place.lane > 63 || place.number > 1023 || (!place.in_memory() && place.size > 8)) return false;
  std::getline(words >> std::ws, label);
  return true;
}

ValueType type_of_size(std::uint32_t bytes) {
  return bytes == 8 ? ValueType::u64 : bytes == 2 ? ValueType::u16 : bytes == 1 ? ValueType::u8 : ValueType::u32;
}

}  // namespace

Json DapSession::data_breakpoint_info(const Json& arguments) {
  std::string name = arguments.at("name").get<std::string>();
  const auto bytes = arguments.value("bytes", std::uint64_t{0});
  if (bytes > 65536) throw Failure{"at most 65536 bytes can be watched"};
  const auto none = [](const std::string& why) { return Json{{"dataId", nullptr}, {"description", why}}; };
  StatePlace place;
  ValueType type = ValueType::u32;
  const auto told = [&](const std::string& label) {
    if (bytes != 0 && place.in_memory()) {
      place.size = static_cast<std::uint32_t>(bytes);
      type = type_of_size(place.size);
    }
    if (const std::string problem = place_problem(place, debugger_->launch()); !problem.empty()) return none(problem);
    const std::string where = place_text(place, debugger_->launch());
    return Json{{"dataId", data_id(place, type, label)},
                {"description", label.empty() ? where : label + ", " + where},
                {"accessTypes", {"write"}}};
  };
  if (arguments.value("asAddress", false)) {
    (void)debugger();
    const bool hexadecimal = name.starts_with("0x");
    const char* const end = name.data() + name.size();
    const auto parsed = std::from_chars(name.data() + (hexadecimal ? 2 : 0), end, place.address, hexadecimal ? 16 : 10);
    if (parsed.ec != std::errc() || parsed.ptr != end) return none("'" + name + "' is no address");
    place.kind = StatePlace::Kind::global;
    return told("");
  }
  const int number = arguments.value("variablesReference", 0);
  lockstep::debug::Viewpoint view = (select(arguments), debugger().at());
  if (number >= first_object) {
    const ShownObject of = shown_object(number);
    const auto object = part_named(of, name);
    const auto found = object_place(object);
    if (!found) return none(found.message());
    place = *found;
    type = lockstep::debug::value_type(*object.type).value_or(type_of_size(place.size));
    return told(name);
  }
  if (number != 0) {
    const Reference in = reference(number);
    view.wave = in.wave;
    name = lane_name(in, name);
  }
  const auto expression = debugger_->parse(name);
  std::optional<ValueType> shown;
  const auto found = expression ? expression->place(view, shown) : lockstep::Result<StatePlace>(expression.error());
  if (!found) return none(found.message());
  place = *found;
  type = shown.value_or(type_of_size(place.size));
  return told(expression->has_variables() ? name : "");
}

Json DapSession::set_data_breakpoints(const Json& arguments) {
  remove("data");
  (void)debugger();
  Json result = Json::array();
  for (const Json& each : arguments.value("breakpoints", Json::array())) {
    StatePlace place;
    ValueType type = ValueType::u32;
    std::string label;
    if (!parse_data_id(each.at("dataId").get<std::string>(), place, type, label)) {
      result.push_back({{"verified", false}, {"message", "this is no id of dataBreakpointInfo"}});
      continue;
    }
    const auto id = debugger_->add_watchpoint(place, type, label);
    if (id)
      result.push_back({{"id", note_breakpoint("data", result.size(), *id)}, {"verified", true}});
    else
      result.push_back({{"verified", false}, {"message", id.message()}});
  }
  asked_["data"] = {&DapSession::set_data_breakpoints, arguments};
  return {{"breakpoints", result}};
}

/// One filter a check. None is on by itself: a launch with checks runs once more, and some ten times slower.
Json DapSession::exception_filters() {
  Json filters = Json::array();
  for (std::size_t i = 0; i < lockstep::check_kinds; ++i) {
    const std::string name(check_name(static_cast<lockstep::CheckKind>(i)));
    filters.push_back({{"filter", name},
                       {"label", "Findings of check " + name},
                       {"description", "Stops where lockstep check --check " + name +
                                           " finds something; going back from there leads to its cause."},
                       {"default", false}});
  }
  return filters;
}

Json DapSession::set_exception_breakpoints(const Json& arguments) {
  // A refused request is not made again after a restart.
  const auto accepted = [&] {
    asked_["exception"] = {&DapSession::set_exception_breakpoints, arguments};
    return Json::object();
  };
  std::string kinds;
  for (const Json& each : arguments.value("filters", Json::array()))
    kinds += (kinds.empty() ? "" : ",") + each.get<std::string>();
  if (!debugger_ && kinds.empty()) return accepted();
  if (kinds.empty() || no_debug_) {
    debugger().catch_findings({});
    return accepted();
  }
  (void)debugger();
  auto found = find_findings(options_, kinds);
  if (!found) throw Failure{found.message()};
  std::string text = found->empty() ? "the checks find nothing in this launch"
                                    : lockstep::count_of(found->size(), "finding") + " to stop at";
  if (debugger_->has_settings()) text += "; they are of the launch without the values that you have set";
  channel_->event("output", {{"category", "console"}, {"output", text + " (" + kinds + ")\n"}});
  debugger_->catch_findings(std::move(*found));
  return accepted();
}

Json DapSession::exception_info(const Json&) {
  if (const auto* const finding = debugger().finding())
    return {{"exceptionId", "check: " + std::string(check_name(finding->kind))},
            {"description", finding->text},
            {"breakMode", "always"}};
  if (!debugger_->over() || !debugger_->launch().fault()) throw Failure{"there is neither a fault nor a finding here"};
  return {{"exceptionId", std::string(lockstep::fault_name(debugger_->launch().fault().kind))},
          {"description", debugger_->result().text},
          {"breakMode", "always"}};
}

}  // namespace command
