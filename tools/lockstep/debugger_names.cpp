#include "debugger_names.hpp"

#include <algorithm>
#include <set>

#include "lockstep/base/text.hpp"
#include "lockstep/device/stepped_launch.hpp"
#include "lockstep/launch/loaded_code.hpp"

namespace command {

using lockstep::decimal;
using lockstep::debug::Object;
using lockstep::debug::StatePlace;
using lockstep::debug::TypedValue;

Object object_of(const TypedValue& value) {
  if (value.object) return *value.object;
  Object object;
  object.type = value.type ? value.type : source_type(lockstep::debug::ValueType::u64);
  lockstep::debug::ObjectPart part;
  part.size = object.type->size;
  part.constant = true;
  const auto number = lockstep::debug::value_type(*object.type);
  part.bits = number ? value.value.as(*number) : value.value.bits;
  object.parts.push_back(part);
  return object;
}

std::string typed_text(const TypedValue& value, lockstep::SteppedLaunch& launch) {
  if (!value.type) return value.value.text();
  const Object object = object_of(value);
  // A pointer may lead to no memory: say so instead of "?".
  if (object.type->is_scalar() && !object.is_nowhere())
    if (const auto bits = object_bits(object, launch); !bits) return bits.message();
  if (const auto place = object_place(object); place && place->in_memory())
    if (const std::string problem = place_problem(*place, launch); !problem.empty()) return problem;
  return object_text(object, launch);
}

lockstep::Result<std::uint64_t> typed_bits(const TypedValue& value, lockstep::SteppedLaunch& launch) {
  const Object object = object_of(value);
  if (!object.type->is_scalar()) return lockstep::Error{"a format is for one value: this is a " + object.type->name};
  return object_bits(object, launch);
}

std::optional<StatePlace> pointed_bytes(const lockstep::Debugger& debugger, std::string_view text) {
  const auto value = debugger.typed(text);
  if (!value || !value->type || value->type->kind != lockstep::SourceType::Kind::pointer) return std::nullopt;
  const auto target = target_of(object_of(*value), debugger.at());
  const auto place = target ? object_place(*target) : lockstep::Result<StatePlace>(target.error());
  return place ? std::optional(*place) : std::nullopt;
}

std::vector<std::string> names_beginning_with(const lockstep::Debugger& debugger, const std::string& word) {
  std::vector<std::string> found;
  const auto offer = [&](const std::string& name) {
    if (name.starts_with(word)) found.push_back(name);
  };
  const std::size_t dot = word.rfind('.'), arrow = word.rfind("->");
  const std::size_t end = arrow != std::string::npos && (dot == std::string::npos || arrow > dot) ? arrow + 2 : dot + 1;
  if (dot != std::string::npos || arrow != std::string::npos) {
    const bool is_arrow = end >= 2 && word[end - 1] == '>';
    const std::string outer = word.substr(0, end - (is_arrow ? 2 : 1));
    const auto of = debugger.typed(is_arrow ? "*(" + outer + ")" : outer);
    if (of && of->type)
      for (const auto& member : of->type->members)
        if (!member.name.empty()) offer(word.substr(0, end) + member.name);
  }
  std::set<std::string> once;
  for (const auto& [name, object] : debugger.locals(debugger.wave(), debugger.frame()))
    if (once.insert(name).second) offer(name);
  for (const lockstep::CodeSymbol& each : debugger.launch().code().object.symbols()) offer(each.name);
  for (const char* each : {"wave", "lane", "workgroup", "exec", "vcc", "scc", "pc", "m0", "mem[", "lds[", "scratch["})
    offer(each);
  const lockstep::SteppedWave wave = debugger.launch().wave(debugger.wave());
  const auto registers = [&](char letter, std::uint32_t count) {
    if (word.empty() || word[0] != letter) return;
    for (std::uint32_t i = 0; i < count; ++i) offer(letter + decimal(i));
  };
  registers('v', wave.vgprs);
  registers('s', wave.sgprs);
  registers('a', wave.accvgprs);
  return found;
}

}  // namespace command
