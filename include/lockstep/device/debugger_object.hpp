// Variables of the source in a stopped launch, and what C expressions reach from them: structs, arrays, what pointers
// point to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/device/debugger_value.hpp"
#include "lockstep/device/source_type.hpp"
#include "lockstep/device/state_place.hpp"

namespace lockstep::debug {

/// Bytes of an object that are in one place.
struct ObjectPart {
  std::uint32_t at = 0, size = 0;  ///< which bytes of the object
  bool constant = false;           ///< they are `bits`, and cannot be set
  std::uint64_t bits = 0;
  StatePlace place{};      ///< of what is no constant: memory as large as the part, or one register
  std::uint32_t from = 0;  ///< first byte of the part in the register
};

/// An object of the source. Bytes in no part are nowhere.
struct Object {
  SourceTypePointer type;
  std::vector<ObjectPart> parts{};
  std::uint32_t bit = 0, bits = 0;  ///< of a bit field, as SourceType::Member has them

  bool is_nowhere() const { return type->size != 0 && parts.empty(); }
};

/// Variables of the source by their names.
class ObjectScope {
 public:
  /// Error: none of that name can be seen there.
  virtual Result<Object> variable(std::string_view name, const Viewpoint& at) const = 0;

 protected:
  ~ObjectScope() = default;
};

/// What an expression over variables gives. A value without a type is of registers alone.
struct TypedValue {
  Value value{};
  SourceTypePointer type{};
  std::optional<Object> object{};  ///< an lvalue; of a struct or an array there is no `value`
  std::uint32_t bytes = 8;         ///< of a natural without a type, such as a register: 4 or 8
};

/// The type of a number.
SourceTypePointer source_type(ValueType type);
/// The number that a scalar's bits are. Nothing: it is a struct, an array, or of a type that is not known.
std::optional<ValueType> value_type(const SourceType& type);

/// An object of `type` at `place`, which is in memory.
Object object_at(SourceTypePointer type, StatePlace place);
/// Bytes of `object` from `offset` on, as an object of `type`.
Object part_of(const Object& object, SourceTypePointer type, std::uint64_t offset);

/// A part of an object that has a name: a member, an element.
struct ObjectChild {
  std::string name;  ///< "number", "[3]", "*" of what a pointer points to
  Object object;
};
/// How many: members of a struct, elements of an array, 1 of a pointer whose target has a known type.
std::size_t child_count(const Object& object);
/// Those from `first` on, at most `count`. Error: why there are none: a pointer to no memory.
Result<std::vector<ObjectChild>> children(const Object& object, const Viewpoint& at, std::size_t first,
                                          std::size_t count);
/// The member of that name, also of a base class. Error: the struct has none; the sentence lists those that it has.
Result<Object> member_of(const Object& object, std::string_view name);
/// What a pointer points to, `index` elements on: LDS, scratch of the lane, or global memory by the pointer's type and
/// address. Error: it is no pointer, or its target's type is not known.
Result<Object> target_of(const Object& pointer, const Viewpoint& at, std::int64_t index = 0);

/// The bits of a scalar. Error: some of them are nowhere, or in no memory.
Result<std::uint64_t> object_bits(const Object& object, SteppedLaunch& launch);
/// Its value. Error: the same, or it is no scalar.
Result<Value> object_value(const Object& object, SteppedLaunch& launch);
/// The one place that holds all of it. Error: it is in none, in several, or only a part of a register.
Result<StatePlace> object_place(const Object& object);
/// As gdb shows it: "{number = 5, both = {1, 2.5}}". "?" stands for bytes that are nowhere. Shows at most 64 elements
/// of an array and 1000 values in all.
std::string object_text(const Object& object, SteppedLaunch& launch);

}  // namespace lockstep::debug
