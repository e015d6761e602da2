// Debugger: variables of the source that the user sets.
#include <algorithm>
#include <cstring>
#include <memory>
#include <utility>

#include "debug/c_arithmetic.hpp"
#include "debug/place.hpp"
#include "lockstep/device/debugger.hpp"

namespace lockstep {

using debug::Object;
using debug::ObjectPart;

/// As C's assignment: a number is converted; a struct or an array takes another one of its type.
Result<void> Debugger::set(const Object& object, const debug::TypedValue& value) {
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
  if (object.bits != 0) return set_field(object, bytes);
  return set_parts(object, bytes);
}

/// The low bits of the number become the field, as in C. The other bits of its bytes stay.
Result<void> Debugger::set_field(const Object& field, std::string_view number) {
  auto all = std::make_shared<SourceType>(*field.type);  // DWARF's fields end in the 64 bits from their first byte on
  all->size = (field.bit + field.bits + 7) / 8;
  std::string bytes(all->size, '\0');
  const auto before = debug::object_bits({std::move(all), field.parts}, *launch_);
  if (!before) return before.error();
  std::uint64_t bits = *before, value = 0;
  std::memcpy(&value, number.data(), std::min<std::size_t>(number.size(), 8));
  const std::uint64_t ones = field.bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << field.bits) - 1;
  bits = (bits & ~(ones << field.bit)) | (value & ones) << field.bit;
  std::memcpy(bytes.data(), &bits, bytes.size());
  return set_parts(field, bytes);
}

/// `bytes` are those that the object's parts lie in.
Result<void> Debugger::set_parts(const Object& object, std::string_view bytes) {
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
