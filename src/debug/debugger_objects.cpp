// Debugger: variables of the source that the user sets.
#include <algorithm>
#include <cstring>

#include "debug/c_arithmetic.hpp"
#include "debug/place.hpp"
#include "lockstep/device/debugger.hpp"

namespace lockstep {

using debug::Object;
using debug::ObjectPart;

/// As C's assignment: a number is converted; a struct or an array takes another one of its type.
Result<void> Debugger::set(const Object& object, const debug::TypedValue& value) {
  if (object.bits != 0) return Error{"a bit field cannot be set: set the bytes that hold it"};
  const auto type = debug::value_type(*object.type);
  if (type && object.type->size > 8)
    return Error{"a " + object.type->name + " has more than 8 bytes: set them by their address"};
  std::string bytes(object.type->size, '\0');
  if (type) {
    ValueType from{};
    const auto number = debug::promoted(value, *launch_, from);
    if (!number) return Error{"the value is wrong: " + number.message()};
    const std::uint64_t bits =
        object.type->kind == SourceType::Kind::boolean
            ? std::uint64_t{number->truth()}
            : (number->kind == Value::Kind::real && !debug::is_float(*type) ? number->as(ValueType::i64)
                                                                            : number->as(*type));
    std::memcpy(bytes.data(), &bits, std::min<std::size_t>(bytes.size(), 8));
  } else {
    if (!value.object || value.type->name != object.type->name || value.type->size != object.type->size)
      return Error{"a " + object.type->name + " takes another " + object.type->name + ", or set one of its parts"};
    std::size_t known = 0;
    for (const ObjectPart& part : value.object->parts) {
      if (!part.constant)
        if (const std::string problem = place_problem(part.place, *launch_); !problem.empty()) return Error{problem};
      std::string from = part.constant ? std::string(reinterpret_cast<const char*>(&part.bits), 8)
                                       : place_bytes(part.place, *launch_).substr(part.from);
      known += part.size;
      std::memcpy(bytes.data() + part.at, from.data(), std::min<std::size_t>(part.size, from.size()));
    }
    if (known < bytes.size()) return Error{"a part of the value is nowhere at this instruction"};
  }
  std::size_t held = 0;
  for (const ObjectPart& part : object.parts) {
    if (part.constant)
      return Error{"it cannot be set: the compiler knows its value at this instruction and keeps it nowhere"};
    held += part.size;
  }
  if (held < bytes.size())
    return Error{held == 0 ? "it is nowhere at this instruction: the compiler did not keep it, or does not say where"
                           : "a part of it is nowhere at this instruction"};
  for (const ObjectPart& part : object.parts)
    if (auto done = set_part(part, std::string_view(bytes).substr(part.at, part.size)); !done) return done;
  return {};
}

Result<void> Debugger::set_part(const ObjectPart& part, std::string_view bytes) {
  StatePlace place = part.place;
  if (place.in_memory()) {
    place.size = part.size;
    return set(place, bytes);
  }
  if (const std::string problem = place_problem(place, *launch_); !problem.empty()) return Error{problem};
  std::string whole = place_bytes(place, *launch_);
  whole.replace(part.from, bytes.size(), bytes);
  return set(place, whole);
}

}  // namespace lockstep
