// MessagePack, the part a metadata note can hold. Bounded: any bytes may be given to it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/base/text.hpp"

namespace lockstep::msgpack {

/// One value. Strings are views into the bytes it was read from.
struct Value {
  enum class Kind : std::uint8_t { nil, boolean, integer, real, string, binary, array, map };
  Kind kind = Kind::nil;
  std::uint64_t integer = 0;  ///< also 0/1 of a boolean; negative values as two's complement
  std::string_view string;    ///< string or binary
  std::vector<Value> items;   ///< of an array; of a map: key, value, key, value, ...

  bool is(Kind k) const { return kind == k; }
  /// The map's value for `key`, or nullptr.
  const Value* find(std::string_view key) const {
    if (kind != Kind::map) return nullptr;
    for (std::size_t i = 0; i + 1 < items.size(); i += 2)
      if (items[i].kind == Kind::string && items[i].string == key) return &items[i + 1];
    return nullptr;
  }
};

class Reader {
 public:
  explicit Reader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  /// The first value of the bytes; what follows it is ignored.
  Result<Value> read() {
    Value value;
    if (!read_value(value, 0))
      return Error{"malformed MessagePack at byte " + decimal(at_) + " of " + decimal(bytes_.size()) + ": " + reason_};
    return value;
  }

 private:
  static constexpr int max_depth = 16;  // the metadata's own nesting is 5

  bool fail(const char* reason) {
    reason_ = reason;
    return false;
  }
  bool take(std::uint64_t count, std::uint64_t& value) {  // big-endian number of `count` bytes
    if (bytes_.size() - at_ < count) return fail("it ends within a number");
    value = 0;
    for (std::uint64_t i = 0; i < count; ++i) value = value << 8 | bytes_[at_++];
    return true;
  }
  bool take_text(Value& value, Value::Kind kind, std::uint64_t length) {
    if (bytes_.size() - at_ < length) return fail("it ends within a string");
    value.kind = kind;
    value.string = {reinterpret_cast<const char*>(bytes_.data()) + at_, static_cast<std::size_t>(length)};
    at_ += length;
    return true;
  }
  bool take_items(Value& value, Value::Kind kind, std::uint64_t count, int depth) {
    if (depth >= max_depth) return fail("nested too deeply");
    if (count > bytes_.size() - at_) return fail("more items than bytes");  // an item has at least one byte
    value.kind = kind;
    for (std::uint64_t i = 0; i < count; ++i)
      if (!read_value(value.items.emplace_back(), depth + 1)) return false;
    return true;
  }
  bool take_integer(Value& value, std::uint64_t bytes, bool is_signed) {
    value.kind = Value::Kind::integer;
    if (!take(bytes, value.integer)) return false;
    if (is_signed && bytes < 8 && (value.integer >> (8 * bytes - 1)) != 0)
      value.integer |= ~std::uint64_t{0} << (8 * bytes);
    return true;
  }
  bool read_value(Value& value, int depth);

  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
  const char* reason_ = "";
};

[[gnu::cold]] inline bool Reader::read_value(Value& value, int depth) {
  using Kind = Value::Kind;
  if (at_ >= bytes_.size()) return fail("it ends where a value should begin");
  const std::uint8_t tag = bytes_[at_++];
  std::uint64_t count = 0;
  if (tag < 0x80 || tag >= 0xe0) {  // small integers
    value.kind = Kind::integer;
    value.integer = static_cast<std::uint64_t>(static_cast<std::int64_t>(static_cast<std::int8_t>(tag)));
    return true;
  }
  if (tag < 0x90) return take_items(value, Kind::map, 2 * (tag & 0x0fu), depth);
  if (tag < 0xa0) return take_items(value, Kind::array, tag & 0x0fu, depth);
  if (tag < 0xc0) return take_text(value, Kind::string, tag & 0x1fu);
  switch (tag) {
    case 0xc0: return true;
    case 0xc2:
    case 0xc3:
      value.kind = Kind::boolean;
      value.integer = tag & 1;
      return true;
    case 0xc4:
    case 0xc5:
    case 0xc6: return take(1u << (tag - 0xc4), count) && take_text(value, Kind::binary, count);
    case 0xca:
    case 0xcb: value.kind = Kind::real; return take(4u << (tag - 0xca), value.integer);
    case 0xcc:
    case 0xcd:
    case 0xce:
    case 0xcf: return take_integer(value, 1u << (tag - 0xcc), false);
    case 0xd0:
    case 0xd1:
    case 0xd2:
    case 0xd3: return take_integer(value, 1u << (tag - 0xd0), true);
    case 0xd9:
    case 0xda:
    case 0xdb: return take(1u << (tag - 0xd9), count) && take_text(value, Kind::string, count);
    case 0xdc:
    case 0xdd: return take(2u << (tag - 0xdc), count) && take_items(value, Kind::array, count, depth);
    case 0xde:
    case 0xdf: return take(2u << (tag - 0xde), count) && take_items(value, Kind::map, 2 * count, depth);
    default: return fail("an extension type");
  }
}

}  // namespace lockstep::msgpack
