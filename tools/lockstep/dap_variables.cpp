// Variables that editors show and change: registers, and those of the source with their members and elements.
#include <algorithm>
#include <set>

#include "dap_session.hpp"
#include "debugger_names.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/launch/device_memory.hpp"

namespace command {

using lockstep::decimal;
using lockstep::hex;
using lockstep::debug::Object;
using lockstep::debug::ObjectChild;

namespace {

std::string register_text(std::uint64_t bits, std::uint32_t bytes) { return show_bits({}, bits, bytes); }

/// The C expression of a part of `whole`.
std::string part_expression(const std::string& whole, const std::string& part) {
  if (whole.empty()) return part;
  if (part == "*") return "*(" + whole + ")";
  if (part.starts_with('(')) return "";  // a base class
  const std::string outer = whole.starts_with('*') ? "(" + whole + ")" : whole;
  return part.starts_with('[') ? outer + part : outer + "." + part;
}

}  // namespace

int DapSession::object_reference(ShownObject shown) {
  if (objects_.size() == most_objects) return 0;
  objects_.push_back(std::move(shown));
  return first_object + static_cast<int>(objects_.size()) - 1;
}

const DapSession::ShownObject& DapSession::shown_object(int number) {
  const auto at = static_cast<std::size_t>(number - first_object);
  if (at >= objects_.size())
    throw Failure{"variablesReference " + decimal(number) + " is of an earlier stop: ask for the scopes again"};
  return objects_[at];
}

void DapSession::select(const ShownObject& shown) {
  if (const auto wave = debugger().select_wave(shown.wave); !wave) throw Failure{wave.message()};
  if (const auto frame = debugger_->select_frame(shown.frame); !frame) throw Failure{frame.message()};
}

/// The variables that names reach: the innermost of each name.
std::vector<ObjectChild> DapSession::locals_of(std::uint32_t wave, std::uint32_t frame) {
  std::vector<ObjectChild> found;
  std::set<std::string> names;
  for (auto& [name, object] : debugger_->locals(wave, frame))
    if (names.insert(name).second) found.push_back({name, std::move(object)});
  return found;
}

std::vector<ObjectChild> DapSession::parts_of(const ShownObject& shown, std::size_t first, std::size_t count) {
  select(shown);
  if (shown.object) {
    auto found = children(*shown.object, debugger_->at(), first, count);
    if (!found) throw Failure{found.message()};
    return std::move(*found);
  }
  std::vector<ObjectChild> found = locals_of(shown.wave, shown.frame);
  if (first >= found.size()) return {};
  found.erase(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(first));
  if (found.size() > count) found.resize(count);
  return found;
}

Object DapSession::part_named(const ShownObject& shown, const std::string& name) {
  if (name.starts_with('[')) {  // one of maybe many
    const auto index = std::strtoull(name.c_str() + 1, nullptr, 10);
    for (ObjectChild& each : parts_of(shown, index, 1))
      if (each.name == name) return std::move(each.object);
  } else {
    for (ObjectChild& each : parts_of(shown, 0, most_objects))
      if (each.name == name) return std::move(each.object);
  }
  throw Failure{"there is no variable '" + name + "' in it"};
}

Json DapSession::shown_as(const Object& object, const ShownObject& of, const std::string& expression) {
  lockstep::debug::TypedValue value;
  value.type = object.type;
  value.object = object;
  Json shown{{"value", typed_text(value, debugger_->launch())}, {"type", object.type->name}, {"variablesReference", 0}};
  if (const std::size_t count = child_count(object); count != 0 && !object.is_nowhere()) {
    shown["variablesReference"] = object_reference({of.wave, of.frame, object, expression});
    shown[object.type->kind == lockstep::SourceType::Kind::array ? "indexedVariables" : "namedVariables"] = count;
  }
  if (!expression.empty()) shown["evaluateName"] = expression;
  if (const auto place = object_place(object); place && place->kind == lockstep::debug::StatePlace::Kind::global)
    shown["memoryReference"] = hex(place->address);
  return shown;
}

Json DapSession::variables(const Json& arguments) {
  const int number = arguments.at("variablesReference").get<int>();
  if (number < first_object) return registers(arguments);
  const ShownObject of = shown_object(number);
  constexpr std::size_t most = 10'000;  // of one answer; clients ask for arrays piece by piece
  const auto first = arguments.value("start", std::size_t{0});
  const auto asked = arguments.value("count", std::size_t{0});
  Json list = Json::array();
  for (const ObjectChild& each : parts_of(of, first, asked == 0 ? most : std::min(asked, most))) {
    Json shown = shown_as(each.object, of, part_expression(of.expression, each.name));
    shown["name"] = each.name;
    list.push_back(std::move(shown));
  }
  return {{"variables", list}};
}

/// Of registers and memories.
Json DapSession::registers(const Json& arguments) {
  const Reference in = reference(arguments.at("variablesReference").get<int>());
  if (in.wave >= debugger().launch().waves()) throw Failure{"the workgroup has no wave " + decimal(in.wave)};
  const lockstep::SteppedWave wave = debugger_->launch().wave(in.wave);
  if ((in.kind == Kind::lanes && in.number >= wave.vgprs) || (in.kind == Kind::acc_lanes && in.number >= wave.accvgprs))
    throw Failure{"the wave has no vector register " + decimal(in.number)};
  const std::uint32_t lane = debugger_->lane(), lanes = debugger_->launch().wave_lanes();
  Json list = Json::array();
  const auto add = [&](const std::string& name, const std::string& value, int children, const std::string& expression) {
    Json variable{{"name", name}, {"value", value}, {"variablesReference", children}};
    if (!expression.empty()) variable["evaluateName"] = expression;
    list.push_back(std::move(variable));
  };
  const auto registers = [&](const char* letter, std::uint32_t count, const std::uint32_t* rows, Kind kind) {
    for (std::uint32_t i = 0; i < count; ++i) {
      const std::string name = letter + decimal(i);
      add(name, register_text(rows[64 * i + lane], 4) + " in lane " + decimal(lane), reference({in.wave, kind, i}),
          name + "[" + decimal(lane) + "]");
      list.back()["indexedVariables"] = lanes;
    }
  };
  const auto by_lane = [&](const char* letter, const std::uint32_t* rows) {
    const std::size_t first = arguments.value("start", std::size_t{0});
    const std::size_t count = arguments.value("count", std::size_t{0});
    const std::size_t end = count == 0 ? lanes : std::min<std::size_t>(lanes, first + count);
    for (std::size_t i = first; i < end; ++i) {
      const std::string name = std::string("[").append(decimal(i)) + "]";
      add(name, register_text(rows[64 * in.number + i], 4), 0, std::string(letter).append(decimal(in.number)) + name);
    }
  };
  switch (in.kind) {
    case Kind::wave: {
      const std::uint32_t selected = debugger_->wave();
      (void)debugger_->select_wave(in.wave);
      for (const std::string& name : special_registers())
        if (const auto value = debugger_->evaluate(name)) add(name, hex(value->bits), 0, name);
      (void)debugger_->select_wave(selected);
      const std::string pending = pending_text(*debugger_, in.wave);
      add("pending", pending.empty() ? "nothing" : pending, 0, "");
      add("instructions", decimal(wave.state->instructions), 0, "");
      break;
    }
    case Kind::sgprs:
      for (std::uint32_t i = 0; i < wave.sgprs; ++i)
        add("s" + decimal(i), register_text(wave.state->s[i], 4), 0, "s" + decimal(i));
      break;
    case Kind::vgprs: registers("v", wave.vgprs, wave.rows, Kind::lanes); break;
    case Kind::accvgprs: registers("a", wave.accvgprs, wave.accumulators, Kind::acc_lanes); break;
    case Kind::lanes: by_lane("v", wave.rows); break;
    case Kind::acc_lanes: by_lane("a", wave.accumulators); break;
    case Kind::memories: {
      add("LDS", lockstep::count_of(debugger_->launch().lds(in.wave).size(), "byte"), 0, "");
      list.back()["memoryReference"] = "lds " + decimal(in.wave);
      add("scratch of lane " + decimal(lane),
          lockstep::count_of(debugger_->launch().scratch(in.wave, lane).size(), "byte"), 0, "");
      list.back()["memoryReference"] = "scratch " + decimal(in.wave) + " " + decimal(lane);
      break;
    }
  }
  return {{"variables", list}};
}

/// Sets a place and gives what it holds then.
std::string DapSession::set_place(const std::string& place, const std::string& value) {
  const auto expression = debugger().parse(place);
  if (expression && expression->has_variables()) {
    const auto found = expression->typed(debugger_->at());
    if (!found) throw Failure{found.message()};
    if (!found->object) throw Failure{"'" + place + "' is a value and cannot be set"};
    return set_object(*found->object, value);
  }
  const auto number = debugger_->evaluate(value);
  const bool real = number && number->kind == lockstep::debug::Value::Kind::real;
  const bool typed = place.find('(') != std::string::npos;
  const std::string target = real && !typed ? "f32(" + place + ")" : place;
  if (const auto done = debugger_->set(target, value); !done) throw Failure{done.message()};
  const auto now = debugger_->evaluate(place);
  if (!now) throw Failure{now.message()};
  return now->kind == lockstep::debug::Value::Kind::real ? now->text() : hex(now->bits);
}

std::string DapSession::set_object(const Object& object, const std::string& value) {
  const auto given = debugger_->typed(value);
  if (!given) throw Failure{given.message()};
  if (const auto done = debugger_->set(object, *given); !done) throw Failure{done.message()};
  lockstep::debug::TypedValue now;
  now.type = object.type;
  now.object = object;
  return typed_text(now, debugger_->launch());
}

Json DapSession::set_variable(const Json& arguments) {
  const int number = arguments.at("variablesReference").get<int>();
  const std::string name = arguments.at("name").get<std::string>(), value = arguments.at("value").get<std::string>();
  if (number >= first_object) {
    const Object object = part_named(shown_object(number), name);
    return {{"value", set_object(object, value)}, {"type", object.type->name}};
  }
  const Reference in = reference(number);
  if (const auto selected = debugger().select_wave(in.wave); !selected) throw Failure{selected.message()};
  return {{"value", set_place(lane_name(in, name), value)}};
}

Json DapSession::set_expression(const Json& arguments) {
  select(arguments);
  return {
      {"value", set_place(arguments.at("expression").get<std::string>(), arguments.at("value").get<std::string>())}};
}

Json DapSession::evaluate(const Json& arguments) {
  select(arguments);
  const std::string text = arguments.at("expression").get<std::string>();
  const bool console = arguments.value("context", "") == "repl";
  if (console && text.rfind("lane ", 0) == 0) {
    const auto selected =
        debugger().select_lane(static_cast<std::uint32_t>(std::strtoul(text.c_str() + 5, nullptr, 10)));
    if (!selected) throw Failure{selected.message()};
    objects_.clear();  // variables are those of another lane
    channel_->event("invalidated", {{"areas", {"variables"}}});
    return {{"result", "lane " + decimal(debugger_->lane())}, {"variablesReference", 0}};
  }
  // An assignment: "v1[3] = 5".
  if (const std::size_t equals = text.find(" = "); console && equals != text.npos)
    return {{"result", set_place(text.substr(0, equals), text.substr(equals + 3))}, {"variablesReference", 0}};
  const auto expression = debugger().parse(text);
  if (!expression) throw Failure{expression.message()};
  if (expression->has_variables()) {
    const auto found = expression->typed(debugger_->at());
    if (!found) throw Failure{found.message()};
    Json shown = shown_as(object_of(*found), {debugger_->wave(), debugger_->frame()}, text);
    shown["result"] = shown["value"];
    shown.erase("value");
    shown.erase("evaluateName");
    return shown;
  }
  const auto value = expression->evaluate(debugger_->at());
  if (!value) throw Failure{value.message()};
  const bool whole = value->kind != lockstep::debug::Value::Kind::real;
  Json result{{"result", value->text() + (whole && value->bits > 9 ? " (" + hex(value->bits) + ")" : "")},
              {"variablesReference", 0}};
  if (whole && debugger_->launch().memory().find(value->bits, 1) != nullptr)
    result["memoryReference"] = hex(value->bits);
  return result;
}

/// Completions of the word before the cursor.
Json DapSession::completions(const Json& arguments) {
  select(arguments);
  const std::string text = arguments.at("text").get<std::string>();
  const auto column =
      arguments.at("column").get<std::uint64_t>();  // from 1, as clients count unless they say otherwise
  const std::string before = text.substr(0, column == 0 ? 0 : std::min<std::uint64_t>(column - 1, text.size()));
  std::size_t begin = before.size();
  const auto belongs = [&](std::size_t at) {
    const char c = before[at];
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.' || c == '[' || c == ']' ||
           (c == '>' && at != 0 && before[at - 1] == '-') || (c == '-' && before[at + 1] == '>');
  };
  while (begin != 0 && belongs(begin - 1) && !(before[begin - 1] == '-' && begin == before.size())) --begin;
  const std::string word = before.substr(begin);
  const std::size_t member = word.find_last_of(".>");
  const std::size_t kept = member == std::string::npos ? 0 : member + 1;
  Json targets = Json::array();
  constexpr std::size_t most = 200;
  for (const std::string& name : names_beginning_with(debugger(), word)) {
    if (targets.size() == most) break;
    targets.push_back({{"label", name.substr(kept)}, {"start", begin + kept}, {"length", word.size() - kept}});
  }
  return {{"targets", targets}};
}

}  // namespace command
