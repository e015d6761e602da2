#include "argument.hpp"

#include <bit>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <limits>
#include <string_view>

#include "lockstep/base/text.hpp"
#include "lockstep/core/fp.hpp"

namespace command {

using lockstep::Error;
using lockstep::Result;

namespace {

/// Sign and magnitude of a whole number; false if `text` is none or exceeds 64 bits.
bool parse_integer(std::string_view text, bool& negative, std::uint64_t& magnitude) {
  negative = !text.empty() && text[0] == '-';
  if (negative || (!text.empty() && text[0] == '+')) text.remove_prefix(1);
  int base = 10;
  if (text.size() > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X')) {
    text.remove_prefix(2);
    base = 16;
  }
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), magnitude, base);
  return !text.empty() && error == std::errc() && end == text.data() + text.size();
}

template <class T>
Result<CommandArgument> integer_argument(const std::string& type, const std::string& text) {
  bool negative = false;
  std::uint64_t magnitude = 0;
  if (!parse_integer(text, negative, magnitude)) return Error{"'" + text + "' is no whole number"};
  const auto most = static_cast<std::uint64_t>(std::numeric_limits<T>::max());
  const std::uint64_t most_negative = std::is_signed_v<T> ? most + 1 : 0;
  if (magnitude > (negative ? most_negative : most)) return Error{text + " does not fit in " + type};
  CommandArgument argument;
  argument.value = lockstep::make_argument(static_cast<T>(negative ? 0 - magnitude : magnitude));
  return argument;
}

/// Decimal text straight to f32 or f64; f16 and bf16 are rounded from f64.
template <class T>
Result<CommandArgument> float_argument(const std::string& text) {
  const char* first = text.c_str();
  char* end = nullptr;
  CommandArgument argument;
  if constexpr (std::is_same_v<T, float>) {
    argument.value = lockstep::make_argument(std::strtof(first, &end));
  } else {
    const double value = std::strtod(first, &end);
    if constexpr (std::is_same_v<T, double>) {
      argument.value = lockstep::make_argument(value);
    } else if constexpr (std::is_same_v<T, lockstep::F16>) {
      argument.value =
          lockstep::make_argument(lockstep::fp::to_f16(lockstep::F64{std::bit_cast<std::uint64_t>(value)}));
    } else {
      argument.value = lockstep::make_argument(
          lockstep::fp::to_bf16(lockstep::F64{std::bit_cast<std::uint64_t>(value)}, lockstep::DefaultMode{}));
    }
  }
  if (end == first || *end != '\0' || first[0] == ' ') return Error{"'" + text + "' is no number"};
  return argument;
}

Result<CommandArgument> buffer_argument(const std::string& text) {
  const std::size_t equals = text.find('=');
  const std::string size = text.substr(0, equals);
  CommandArgument argument;
  argument.is_buffer = true;
  bool negative = false;
  if (!parse_integer(size, negative, argument.buffer_bytes) || negative || argument.buffer_bytes == 0)
    return Error{"'" + size + "' is no number of bytes"};
  if (equals != std::string::npos) {
    argument.initial_bytes = text.substr(equals + 1);
    if (argument.initial_bytes.empty()) return Error{"no file name after '='"};
  }
  return argument;
}

Result<CommandArgument> local_argument(const std::string& text) {
  bool negative = false;
  std::uint64_t bytes = 0;
  if (!parse_integer(text, negative, bytes) || negative || bytes > 0xffffffffu)
    return Error{"'" + text + "' is no number of bytes"};
  CommandArgument argument;
  argument.value = lockstep::make_argument(lockstep::LocalMemory{static_cast<std::uint32_t>(bytes)});
  return argument;
}

Result<CommandArgument> parse_value(const std::string& type, const std::string& text) {
  if (type == "i8") return integer_argument<std::int8_t>(type, text);
  if (type == "u8") return integer_argument<std::uint8_t>(type, text);
  if (type == "i16") return integer_argument<std::int16_t>(type, text);
  if (type == "u16") return integer_argument<std::uint16_t>(type, text);
  if (type == "i32") return integer_argument<std::int32_t>(type, text);
  if (type == "u32") return integer_argument<std::uint32_t>(type, text);
  if (type == "i64") return integer_argument<std::int64_t>(type, text);
  if (type == "u64") return integer_argument<std::uint64_t>(type, text);
  if (type == "f16") return float_argument<lockstep::F16>(text);
  if (type == "bf16") return float_argument<lockstep::BF16>(text);
  if (type == "f32") return float_argument<float>(text);
  if (type == "f64") return float_argument<double>(text);
  if (type == "buf") return buffer_argument(text);
  if (type == "lds") return local_argument(text);
  return Error{"unknown type '" + type + "': use i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64 buf lds"};
}

}  // namespace

Result<CommandArgument> parse_argument(const std::string& text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string::npos) return Error{"--arg " + text + ": write TYPE:VALUE, such as i32:-5 or buf:4096"};
  auto parsed = parse_value(text.substr(0, colon), text.substr(colon + 1));
  if (!parsed) return Error{"--arg " + text + ": " + parsed.message()};
  return parsed;
}

Result<std::array<std::uint32_t, 3>> parse_dimensions(const std::string& name, const std::string& text) {
  std::array<std::uint32_t, 3> dimensions = {1, 1, 1};
  std::size_t begin = 0;
  for (std::size_t i = 0;; ++i) {
    const std::size_t comma = text.find(',', begin);
    const std::string part = text.substr(begin, comma == std::string::npos ? comma : comma - begin);
    bool negative = false;
    std::uint64_t value = 0;
    if (i >= 3 || !parse_integer(part, negative, value) || negative || value > 0xffffffffu)
      return Error{name + " " + text + ": write X, X,Y or X,Y,Z"};
    dimensions[i] = static_cast<std::uint32_t>(value);
    if (comma == std::string::npos) return dimensions;
    begin = comma + 1;
  }
}

}  // namespace command
