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
  const auto all = debugger().frames(wave);
  const std::size_t end = std::min<std::size_t>(all.size(), frames_of_wave);
  const auto first = std::min(arguments.value("startFrame", std::size_t{0}), end);
  const auto levels = arguments.value("levels", std::size_t{0});
  Json frames = Json::array();
  for (std::size_t i = first; i < end && (levels == 0 || i < first + levels); ++i) {
    const lockstep::debug::Frame& each = all[i];
    Json frame{{"id", static_cast<int>(wave) * frames_of_wave + static_cast<int>(i)},
               {"name", each.function.empty() ? hex(each.own_pc()) : each.function},
               {"line", 0},
               {"column", 0},
               {"instructionPointerReference", hex(each.file_pc)}};
    std::uint32_t line = 0, column = 0;
    Json source = source_of(each.own_pc(), line, column);
    if (each.line != 0) {
      frame["source"] = {{"name", each.file.substr(each.file.rfind('/') + 1)}, {"path", each.file}};
      frame["line"] = each.line;
      frame["column"] = each.depth == 0 && line == each.line ? column : 1;
    }
    frames.push_back(std::move(frame));
  }
  return {{"stackFrames", frames}, {"totalFrames", end}};
}

/// Expressions are about the wave and the function of the frame.
void DapSession::select(const Json& arguments) {
  const int frame = arguments.value("frameId", -1);
  if (frame < 0) return;
  if (const auto selected = debugger().select_wave(static_cast<std::uint32_t>(frame / frames_of_wave)); !selected)
    throw Failure{selected.message()};
  if (const auto selected = debugger_->select_frame(static_cast<std::uint32_t>(frame % frames_of_wave)); !selected)
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
  if (const std::size_t count = locals_of(wave, debugger_->frame()).size(); count != 0)
    list.push_back({{"name", "Locals"},
                    {"presentationHint", "locals"},
                    {"variablesReference", object_reference({wave, debugger_->frame()})},
                    {"namedVariables", count},
                    {"expensive", false}});
  add("Wave", Kind::wave, special_registers().size() + 2, "locals");
  add("VGPRs", Kind::vgprs, state.vgprs, "registers");
  add("SGPRs", Kind::sgprs, state.sgprs, "registers");
  add("AccVGPRs", Kind::accvgprs, state.accvgprs, "registers");
  add("Memories", Kind::memories, 2, "locals");
  return {{"scopes", list}};
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
