// Objects of the source: their parts, places and values.
#include <algorithm>
#include <array>

#include "debug/place.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/device/debugger_object.hpp"

namespace lockstep::debug {

namespace {

using Kind = SourceType::Kind;

struct BasicType {
  ValueType type;
  Kind kind;
  std::string_view name;
};
constexpr std::array<BasicType, 12> basic_types = {{{ValueType::i8, Kind::integer, "char"},
                                                    {ValueType::u8, Kind::natural, "unsigned char"},
                                                    {ValueType::i16, Kind::integer, "short"},
                                                    {ValueType::u16, Kind::natural, "unsigned short"},
                                                    {ValueType::i32, Kind::integer, "int"},
                                                    {ValueType::u32, Kind::natural, "unsigned int"},
                                                    {ValueType::i64, Kind::integer, "long"},
                                                    {ValueType::u64, Kind::natural, "unsigned long"},
                                                    {ValueType::f16, Kind::real, "half"},
                                                    {ValueType::bf16, Kind::bf16, "__bf16"},
                                                    {ValueType::f32, Kind::real, "float"},
                                                    {ValueType::f64, Kind::real, "double"}}};

/// The bytes of an object at [at, at + size) as bits. False: some are nowhere.
bool take_bits(const Object& object, std::uint32_t size, SteppedLaunch& launch, std::uint64_t& bits,
               std::string& problem) {
  std::uint32_t known = 0;
  bits = 0;
  for (const ObjectPart& part : object.parts) {
    std::uint64_t value = part.bits;
    if (!part.constant) {
      StatePlace place = part.place;
      if (place.in_memory()) place.size = std::min(place.size, size - std::min(part.at, size));
      problem = place_problem(place, launch);
      if (!problem.empty()) return false;
      value = read_place(place, launch) >> 8 * part.from;
    }
    for (std::uint32_t i = 0; i < part.size && part.at + i < size && i < 8; ++i, ++known)
      bits |= (value >> 8 * i & 0xff) << 8 * (part.at + i);
  }
  return known >= size;
}

/// Bits of a bit field out of those of its bytes.
std::uint64_t field_bits(const Object& object, std::uint64_t bits) {
  if (object.bits == 0 || object.bits >= 64) return bits;
  const std::uint64_t field = bits >> object.bit & ((std::uint64_t{1} << object.bits) - 1);
  const bool negative = object.type->kind == Kind::integer && (field >> (object.bits - 1) & 1) != 0;
  return negative ? field | ~std::uint64_t{0} << object.bits : field;
}

}  // namespace

SourceTypePointer source_type(ValueType type) {
  static const std::array<SourceTypePointer, basic_types.size()> all = [] {
    std::array<SourceTypePointer, basic_types.size()> made;
    for (const BasicType& each : basic_types) {
      auto one = std::make_shared<SourceType>();
      one->kind = each.kind;
      one->name = std::string(each.name);
      one->size = size_of(each.type);
      made[static_cast<std::size_t>(each.type)] = std::move(one);
    }
    return made;
  }();
  return all[static_cast<std::size_t>(type)];
}

std::optional<ValueType> value_type(const SourceType& type) {
  constexpr ValueType integers[] = {ValueType::i8, ValueType::i16, ValueType::i32, ValueType::i64};
  constexpr ValueType naturals[] = {ValueType::u8, ValueType::u16, ValueType::u32, ValueType::u64};
  const std::uint32_t log = type.size >= 8 ? 3 : type.size >= 4 ? 2 : type.size >= 2 ? 1 : 0;
  switch (type.kind) {
    case Kind::integer: return integers[log];
    case Kind::natural:
    case Kind::boolean:
    case Kind::pointer:
    case Kind::enumeration: return naturals[log];
    case Kind::bf16: return ValueType::bf16;
    case Kind::real:
      if (type.size != 2 && type.size != 4 && type.size != 8) return std::nullopt;
      return type.size == 2 ? ValueType::f16 : type.size == 4 ? ValueType::f32 : ValueType::f64;
    default: return std::nullopt;
  }
}

Object object_at(SourceTypePointer type, StatePlace place) {
  Object object;
  place.size = type->size;
  ObjectPart part;
  part.size = type->size;
  part.place = place;
  object.type = std::move(type);
  object.parts.push_back(part);
  return object;
}

Object part_of(const Object& object, SourceTypePointer type, std::uint64_t offset) {
  Object result;
  const std::uint64_t end = offset + type->size;
  for (ObjectPart part : object.parts) {
    const std::uint64_t from = std::max<std::uint64_t>(part.at, offset);
    const std::uint64_t to = std::min<std::uint64_t>(std::uint64_t{part.at} + part.size, end);
    const bool is_empty = from == to && type->size == 0 && !part.constant && part.place.in_memory();
    if (from >= to && (!is_empty || !result.parts.empty())) continue;
    const auto skipped = static_cast<std::uint32_t>(from - part.at);
    part.at = static_cast<std::uint32_t>(from - offset);
    part.size = static_cast<std::uint32_t>(to - from);
    if (part.constant) {
      part.bits = skipped < 8 ? part.bits >> 8 * skipped : 0;
    } else if (part.place.in_memory()) {
      part.place.address += skipped;
      part.place.size = part.size;
    } else {
      part.from += skipped;
    }
    result.parts.push_back(part);
  }
  result.type = std::move(type);
  return result;
}

Result<std::uint64_t> object_bits(const Object& object, SteppedLaunch& launch) {
  const std::uint32_t size = object.bits != 0 ? (object.bit + object.bits + 7) / 8 : object.type->size;
  if (size > 8) return Error{"a " + object.type->name + " has more than 8 bytes"};
  std::uint64_t bits = 0;
  std::string problem;
  if (!take_bits(object, size, launch, bits, problem))
    return Error{!problem.empty()
                     ? problem
                     : "it is nowhere at this instruction: the compiler did not keep it, or does not say where"};
  return field_bits(object, bits);
}

Result<Value> object_value(const Object& object, SteppedLaunch& launch) {
  const auto type = value_type(*object.type);
  if (!type)
    return Error{object.type->kind == Kind::structure ? "this is a struct (" + object.type->name +
                                                            "), which has no single value: write one of its members"
                 : object.type->kind == Kind::array
                     ? "this is an array (" + object.type->name + "), which has no single value: write an element of it"
                     : "this has a type that is not known"};
  const auto bits = object_bits(object, launch);
  if (!bits) return bits.error();
  return Value::of(*type, *bits);
}

Result<StatePlace> object_place(const Object& object) {
  if (object.bits != 0) return Error{"this is a bit field, which has no address"};
  if (object.is_nowhere())
    return Error{"it is nowhere at this instruction: the compiler did not keep it, or does not say where"};
  if (object.parts.size() == 2 && object.type->size == 8) {  // two registers in a row
    const ObjectPart &low = object.parts[0], &high = object.parts[1];
    const bool pair = !low.constant && !high.constant && !low.place.in_memory() && low.size == 4 && high.size == 4 &&
                      low.from == 0 && high.from == 0 && low.place.kind == high.place.kind &&
                      high.place.number == low.place.number + 1;
    if (pair) {
      StatePlace place = low.place;
      place.size = 8;
      return place;
    }
  }
  if (object.parts.size() != 1) return Error{"it is in several places"};
  const ObjectPart& only = object.parts.front();
  if (only.constant) return Error{"the compiler knows its value here and keeps it nowhere"};
  if (only.at != 0 || only.size != object.type->size) return Error{"a part of it is nowhere at this instruction"};
  if (only.from != 0) return Error{"it is a part of a register"};
  StatePlace place = only.place;
  if (place.in_memory()) place.size = object.type->size;
  return place;
}

std::size_t child_count(const Object& object) {
  switch (object.type->kind) {
    case Kind::structure: return object.type->members.size();
    case Kind::array: return object.type->element ? object.type->count : 0;
    case Kind::pointer: return object.type->pointee ? 1 : 0;
    default: return 0;
  }
}

namespace {

Object member_object(const Object& object, const SourceType::Member& member) {
  Object result;
  if (member.bits == 0) {
    result = part_of(object, member.type, member.offset);
  } else {
    // A bit field may cross the bytes of its type: the bytes that it touches.
    auto bytes = std::make_shared<SourceType>(*member.type);
    bytes->size = std::min(8u, (member.bit + member.bits + 7) / 8);
    result = part_of(object, std::move(bytes), member.offset);
    result.type = member.type;
  }
  result.bit = member.bit;
  result.bits = member.bits;
  return result;
}

/// Vectors: x, y, z, w, s0 to s9, sa to sf. -1: no such element.
int vector_element(std::string_view name) {
  constexpr std::string_view axes = "xyzw", digits = "0123456789abcdef";
  if (name.size() == 1 && axes.find(name[0]) != std::string_view::npos) return static_cast<int>(axes.find(name[0]));
  if (name.size() == 2 && name[0] == 's' && digits.find(name[1]) != std::string_view::npos)
    return static_cast<int>(digits.find(name[1]));
  return -1;
}

std::optional<Object> find_member(const Object& object, std::string_view name, unsigned depth) {
  if (depth > 20) return std::nullopt;
  for (const SourceType::Member& member : object.type->members)
    if (member.name == name) return member_object(object, member);
  for (const SourceType::Member& member : object.type->members) {
    if (!member.name.empty() || member.type->kind != Kind::structure) continue;
    if (auto found = find_member(member_object(object, member), name, depth + 1)) return found;
  }
  return std::nullopt;
}

}  // namespace

Result<Object> member_of(const Object& object, std::string_view name) {
  if (object.type->kind == Kind::array && object.type->is_vector) {
    const int element = vector_element(name);
    if (element >= 0 && static_cast<std::uint32_t>(element) < object.type->count)
      return part_of(object, object.type->element,
                     std::uint64_t{object.type->element->size} * static_cast<unsigned>(element));
    return Error{object.type->name + " has no element '" + std::string(name) + "'"};
  }
  if (object.type->kind != Kind::structure)
    return Error{object.type->name + " has no members" +
                 (object.type->kind == Kind::pointer ? ": write -> behind a pointer" : "")};
  if (auto found = find_member(object, name, 0)) return std::move(*found);
  std::string names;
  for (const SourceType::Member& member : object.type->members)
    if (!member.name.empty()) names += (names.empty() ? "" : ", ") + member.name;
  return Error{object.type->name + " has no member '" + std::string(name) + "'" +
               (names.empty() ? "" : ": it has " + names)};
}

Result<Object> target_of(const Object& pointer, const Viewpoint& at, std::int64_t index) {
  if (pointer.type->kind != Kind::pointer) return Error{pointer.type->name + " is no pointer"};
  const SourceTypePointer target = pointer.type->pointee ? pointer.type->pointee() : nullptr;
  if (!target || target->kind == Kind::unknown)
    return Error{"the type of what a " + pointer.type->name + " points to is not known: cast it, as (int *)p"};
  const auto address = object_bits(pointer, *at.launch);
  if (!address) return address.error();
  return object_at(target,
                   pointed_place(*pointer.type, *address + static_cast<std::uint64_t>(index) * target->size, at));
}

Result<std::vector<ObjectChild>> children(const Object& object, const Viewpoint& at, std::size_t first,
                                          std::size_t count) {
  std::vector<ObjectChild> found;
  const std::size_t all = child_count(object);
  const std::size_t end = first < all ? first + std::min(count, all - first) : first;
  if (object.type->kind == Kind::pointer && first < end) {
    auto target = target_of(object, at);
    if (!target) return target.error();
    if (const auto place = object_place(*target); place)
      if (const std::string problem = place_problem(*place, *at.launch); !problem.empty()) return Error{problem};
    found.push_back({"*", std::move(*target)});
    return found;
  }
  for (std::size_t i = first; i < end; ++i) {
    if (object.type->kind == Kind::array) {
      found.push_back({"[" + decimal(i) + "]",
                       part_of(object, object.type->element, std::uint64_t{object.type->element->size} * i)});
    } else {
      const SourceType::Member& member = object.type->members[i];
      found.push_back(
          {!member.name.empty() ? member.name : "(" + member.type->name + ")", member_object(object, member)});
    }
  }
  return found;
}

namespace {

std::string scalar_text(const SourceType& type, std::uint64_t bits) {
  switch (type.kind) {
    case Kind::boolean: return bits == 0 ? "false" : bits == 1 ? "true" : hex(bits);
    case Kind::pointer: return hex(bits);
    case Kind::enumeration: {
      const std::uint64_t mask = type.size >= 8 ? ~std::uint64_t{0} : (std::uint64_t{1} << 8 * type.size) - 1;
      for (const auto& [value, name] : type.values)
        if ((value & mask) == (bits & mask)) return name;
      return decimal(bits);
    }
    default: {
      const auto number = value_type(type);
      return number ? Value::of(*number, bits).text(*number) : "a type that is not shown";
    }
  }
}

/// `left`: how many more values may be shown.
std::string text_of(const Object& object, SteppedLaunch& launch, std::uint32_t& left) {
  constexpr std::size_t most_elements = 64;
  if (left == 0) return "...";
  if (object.type->kind != Kind::structure && object.type->kind != Kind::array) {
    --left;
    if (object.type->kind == Kind::unknown) return "a type that is not shown";
    const auto bits = object_bits(object, launch);
    return bits ? scalar_text(*object.type, *bits) : "?";
  }
  const std::size_t all = child_count(object);
  const std::size_t shown = object.type->kind == Kind::array ? std::min(all, most_elements) : all;
  std::string text;
  for (std::size_t i = 0; i < shown; ++i) {
    text += i == 0 ? "{" : ", ";
    if (left == 0) return text + "...}";
    if (object.type->kind == Kind::array) {
      text +=
          text_of(part_of(object, object.type->element, std::uint64_t{object.type->element->size} * i), launch, left);
    } else {
      const SourceType::Member& member = object.type->members[i];
      if (!member.name.empty()) text += member.name + " = ";
      text += text_of(member_object(object, member), launch, left);
    }
  }
  if (text.empty()) {
    --left;
    return "{}";
  }
  return text + (shown < all ? ", ...}" : "}");
}

}  // namespace

std::string object_text(const Object& object, SteppedLaunch& launch) {
  std::uint32_t left = 1000;
  if (object.is_nowhere()) return "nowhere at this instruction: the compiler did not keep it, or does not say where";
  return text_of(object, launch, left);
}

}  // namespace lockstep::debug
