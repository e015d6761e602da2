// What editors see of a stopped launch.
#include <algorithm>

#include "dap_session.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/launch/loaded_code.hpp"

namespace command {

using lockstep::Debugger;
using lockstep::decimal;
using lockstep::hex;
using lockstep::debug::StatePlace;

namespace {

constexpr int frames_of_wave = 1000;

std::string number_text(std::uint64_t bits, std::uint32_t bytes) { return show_bits({}, bits, bytes); }

}  // namespace

int DapSession::reference(const Reference& to) {
  return static_cast<int>(1 + ((to.wave * 8 + static_cast<std::uint32_t>(to.kind)) * 2048 + to.number));
}

DapSession::Reference DapSession::reference(int number) {
  if (number < 1) throw Failure{"there is nothing behind variablesReference " + decimal(number)};
  const auto at = static_cast<std::uint32_t>(number - 1);
  return {at / 2048 / 8, static_cast<Kind>(at / 2048 % 8), at % 2048};
}

/// The expression that a variable stands for.
std::string DapSession::lane_name(const Reference& in, const std::string& name) const {
  if (in.kind == Kind::lanes) return "v" + decimal(in.number) + name;
  if (in.kind == Kind::acc_lanes) return "a" + decimal(in.number) + name;
  if (in.kind == Kind::vgprs || in.kind == Kind::accvgprs) return name + "[" + decimal(debugger_->lane()) + "]";
  return name;
}

Json DapSession::source_of(std::uint64_t file_pc, std::uint32_t& line, std::uint32_t& column) {
  const auto place = debugger().source(file_pc);
  if (!place) return nullptr;
  line = place->line;
  column = std::max(place->column, 1u);
  const std::string path(place->file);
  return {{"name", path.substr(path.rfind('/') + 1)}, {"path", path}};
}

Json DapSession::stack_trace(const Json& arguments) {
  const std::uint32_t wave = wave_of_thread(arguments);
  std::vector<std::uint64_t> pcs = {debugger().file_pc(wave)};
  const auto returns = debugger_->returns(wave);
  for (auto each = returns.rbegin(); each != returns.rend(); ++each)
    pcs.push_back(debugger_->launch().code().file_address(*each));
  Json frames = Json::array();
  for (std::size_t i = 0; i < pcs.size() && i < frames_of_wave; ++i) {
    // Of a caller the line of the call, which is the instruction before.
    const std::uint64_t at = i == 0 ? pcs[i] : pcs[i] - 4;
    std::string name = function_at(*debugger_, at);
    if (name.empty()) name = hex(at);
    Json frame{{"id", static_cast<int>(wave) * frames_of_wave + static_cast<int>(i)},
               {"name", name},
               {"line", 0},
               {"column", 0},
               {"instructionPointerReference", hex(pcs[i])}};
    std::uint32_t line = 0, column = 0;
    Json source = source_of(at, line, column);
    if (line != 0) {
      frame["source"] = std::move(source);
      frame["line"] = line;
      frame["column"] = column;
    }
    frames.push_back(std::move(frame));
  }
  return {{"stackFrames", frames}, {"totalFrames", frames.size()}};
}

/// Expressions are about the wave of the frame.
void DapSession::select(const Json& arguments) {
  const int frame = arguments.value("frameId", -1);
  if (frame < 0) return;
  if (const auto selected = debugger().select_wave(static_cast<std::uint32_t>(frame / frames_of_wave)); !selected)
    throw Failure{selected.message()};
}

Json DapSession::scopes(const Json& arguments) {
  select(arguments);
  const std::uint32_t wave = debugger().wave();
  const lockstep::SteppedWave state = debugger_->launch().wave(wave);
  Json list = Json::array();
  const auto add = [&](const char* name, Kind kind, std::uint64_t count, const char* hint) {
    if (count == 0) return;
    list.push_back({{"name", name},
                    {"presentationHint", hint},
                    {"variablesReference", reference({wave, kind, 0})},
                    {"namedVariables", count},
                    {"expensive", false}});
  };
  const auto variables = variables_->of(*debugger_, wave);
  add("Locals", Kind::locals, variables ? variables->size() : 0, "locals");
  add("Wave", Kind::wave, special_registers().size() + 2, "locals");
  add("VGPRs", Kind::vgprs, state.vgprs, "registers");
  add("SGPRs", Kind::sgprs, state.sgprs, "registers");
  add("AccVGPRs", Kind::accvgprs, state.accvgprs, "registers");
  add("Memories", Kind::memories, 2, "locals");
  return {{"scopes", list}};
}

Json DapSession::variables(const Json& arguments) {
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
      add(name, number_text(rows[64 * i + lane], 4) + " in lane " + decimal(lane), reference({in.wave, kind, i}),
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
      add(name, number_text(rows[64 * in.number + i], 4), 0, std::string(letter).append(decimal(in.number)) + name);
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
    case Kind::locals:
      if (const auto found = variables_->of(*debugger_, in.wave); found)
        for (const LocalVariable& each : *found) add(each.name, each.value, 0, "");
      break;
    case Kind::sgprs:
      for (std::uint32_t i = 0; i < wave.sgprs; ++i)
        add("s" + decimal(i), number_text(wave.state->s[i], 4), 0, "s" + decimal(i));
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
  const auto number = debugger().evaluate(value);
  const bool real = number && number->kind == lockstep::debug::Value::Kind::real;
  const bool typed = place.find('(') != std::string::npos;
  const std::string target = real && !typed ? "f32(" + place + ")" : place;
  if (const auto done = debugger_->set(target, value); !done) throw Failure{done.message()};
  const auto now = debugger_->evaluate(place);
  if (!now) throw Failure{now.message()};
  return now->kind == lockstep::debug::Value::Kind::real ? now->text() : hex(now->bits);
}

Json DapSession::set_variable(const Json& arguments) {
  const Reference in = reference(arguments.at("variablesReference").get<int>());
  if (in.kind == Kind::locals) throw Failure{"a variable cannot be set: set the register or the bytes that hold it"};
  if (const auto selected = debugger().select_wave(in.wave); !selected) throw Failure{selected.message()};
  return {{"value", set_place(lane_name(in, arguments.at("name").get<std::string>()),
                              arguments.at("value").get<std::string>())}};
}

Json DapSession::set_expression(const Json& arguments) {
  select(arguments);
  return {
      {"value", set_place(arguments.at("expression").get<std::string>(), arguments.at("value").get<std::string>())}};
}

Json DapSession::evaluate(const Json& arguments) {
  select(arguments);
  const std::string text = arguments.at("expression").get<std::string>();
  if (arguments.value("context", "") == "repl" && text.rfind("lane ", 0) == 0) {
    const auto selected =
        debugger().select_lane(static_cast<std::uint32_t>(std::strtoul(text.c_str() + 5, nullptr, 10)));
    if (!selected) throw Failure{selected.message()};
    return {{"result", "lane " + decimal(debugger_->lane())}, {"variablesReference", 0}};
  }
  // An assignment: "v1[3] = 5".
  if (const std::size_t equals = text.find(" = "); arguments.value("context", "") == "repl" && equals != text.npos)
    return {{"result", set_place(text.substr(0, equals), text.substr(equals + 3))}, {"variablesReference", 0}};
  const auto value = debugger().evaluate(text);
  if (!value) {  // registers come before variables of their name
    const auto variable = variables_->find(*debugger_, text);
    if (!variable) throw Failure{value.message()};
    return {{"result", *variable}, {"variablesReference", 0}};
  }
  const bool whole = value->kind != lockstep::debug::Value::Kind::real;
  Json result{{"result", value->text() + (whole && value->bits > 9 ? " (" + hex(value->bits) + ")" : "")},
              {"variablesReference", 0}};
  if (whole && debugger_->launch().memory().find(value->bits, 1) != nullptr)
    result["memoryReference"] = hex(value->bits);
  return result;
}

/// "lds" or "lds WAVE", "scratch WAVE LANE", or an address in the device.
StatePlace DapSession::memory_place(const Json& arguments) {
  const std::string name = arguments.at("memoryReference").get<std::string>();
  StatePlace place;
  place.kind = StatePlace::Kind::global;
  place.cluster = debugger().launch().cluster_index();
  if (name == "lds" || name.rfind("lds ", 0) == 0) {
    place.kind = StatePlace::Kind::lds;
    place.wave = static_cast<std::uint32_t>(std::strtoul(name.c_str() + 3, nullptr, 10));
    if (place.wave >= debugger_->launch().waves()) throw Failure{"there is no " + name};
  } else if (name.rfind("scratch ", 0) == 0) {
    char* end = nullptr;
    place.kind = StatePlace::Kind::scratch;
    place.wave = static_cast<std::uint32_t>(std::strtoul(name.c_str() + 8, &end, 10));
    place.lane = static_cast<std::uint32_t>(std::strtoul(end, nullptr, 10));
    if (place.wave >= debugger_->launch().waves() || place.lane >= debugger_->launch().wave_lanes())
      throw Failure{"there is no " + name};
  } else {
    char* end = nullptr;
    place.address = std::strtoull(name.c_str(), &end, 0);
    if (name.empty() || *end != '\0') throw Failure{"'" + name + "' is no memory reference"};
  }
  place.address += static_cast<std::uint64_t>(arguments.value("offset", std::int64_t{0}));
  return place;
}

Json DapSession::read_memory(const Json& arguments) {
  StatePlace place = memory_place(arguments);
  const std::uint64_t first = place.address, count = arguments.at("count").get<std::uint64_t>();
  if (count > 1u << 24) throw Failure{"at most 16777216 bytes at once"};
  std::string bytes;
  place.size = 1;
  while (bytes.size() < count && place_problem(place, debugger_->launch()).empty()) {
    // As long a piece as there is, by halves.
    place.size = static_cast<std::uint32_t>(count - bytes.size());
    while (place.size > 1 && !place_problem(place, debugger_->launch()).empty()) place.size /= 2;
    bytes += place_bytes(place, debugger_->launch());
    place.address += place.size;
    place.size = 1;
  }
  Json result{{"address", hex(first)}, {"data", to_base64(bytes)}};
  if (bytes.size() < count) result["unreadableBytes"] = count - bytes.size();
  return result;
}

Json DapSession::write_memory(const Json& arguments) {
  StatePlace place = memory_place(arguments);
  const auto bytes = from_base64(arguments.at("data").get<std::string>());
  if (!bytes || bytes->empty()) throw Failure{"'data' is no base64"};
  place.size = static_cast<std::uint32_t>(bytes->size());
  if (const auto done = debugger_->set(place, *bytes); !done) throw Failure{done.message()};
  return {{"bytesWritten", bytes->size()}};
}

Json DapSession::disassemble(const Json& arguments) {
  const lockstep::LoadedCode& code = debugger().launch().code();
  const std::uint64_t text = code.object.text_address(), end = text + code.object.text().size();
  if (addresses_.empty())
    for (std::uint64_t at = text; at < end;) {
      addresses_.push_back(at);
      at += std::max<std::uint64_t>(4, debugger_->instruction(code.device_address(at)).bytes());
    }
  const std::uint64_t from = std::strtoull(arguments.at("memoryReference").get<std::string>().c_str(), nullptr, 0) +
                             static_cast<std::uint64_t>(arguments.value("offset", std::int64_t{0}));
  const auto count = arguments.at("instructionCount").get<std::int64_t>();
  if (count < 0 || count > 1'000'000) throw Failure{"at most 1000000 instructions at once"};
  const auto instructions_on = arguments.value("instructionOffset", std::int64_t{0});
  constexpr std::int64_t farthest = std::int64_t{1} << 40;
  if (instructions_on < -farthest || instructions_on > farthest)
    throw Failure{"'instructionOffset' is more than 2^40 instructions away"};
  std::int64_t index =
      std::lower_bound(addresses_.begin(), addresses_.end(), from) - addresses_.begin() + instructions_on;
  Json list = Json::array();
  for (std::int64_t i = 0; i < count; ++i, ++index) {
    if (index < 0 || index >= static_cast<std::int64_t>(addresses_.size())) {
      // The protocol wants as many as it asked for.
      const std::int64_t off = index < 0 ? index : index - static_cast<std::int64_t>(addresses_.size());
      const std::uint64_t at = (index < 0 ? text : end) + static_cast<std::uint64_t>(4 * off);
      list.push_back({{"address", hex(at)}, {"instruction", "no code"}, {"presentationHint", "invalid"}});
      continue;
    }
    const std::uint64_t at = addresses_[static_cast<std::size_t>(index)];
    const lockstep::SteppedInstruction& instruction = debugger_->instruction(code.device_address(at));
    std::string words;
    for (std::uint32_t w = 0; w < instruction.dwords; ++w)
      (words += w == 0 ? "" : " ") += lockstep::hex_word(instruction.words[w]).substr(2);
    Json entry{{"address", hex(at)}, {"instructionBytes", words}, {"instruction", instruction.text}};
    if (const std::string function = function_at(*debugger_, at); !function.empty()) entry["symbol"] = function;
    std::uint32_t line = 0, column = 0;
    Json source = source_of(at, line, column);
    if (line != 0) {
      entry["location"] = std::move(source);
      entry["line"] = line;
    }
    list.push_back(std::move(entry));
  }
  return {{"instructions", list}};
}

}  // namespace command
