#include "argument.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <utility>
#include <vector>

#include "lockstep/base/text.hpp"
#include "lockstep/core/fp.hpp"
#include "lockstep/object/metadata.hpp"
#include "lockstep/object/read_file.hpp"
#include "number.hpp"

namespace command {

using lockstep::Error;
using lockstep::Result;

namespace {

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
Result<CommandArgument> float_argument(const std::string& type, const std::string& text) {
  const char* first = text.c_str();
  char* end = nullptr;
  CommandArgument argument;
  bool infinite = false;
  if constexpr (std::is_same_v<T, float>) {
    const float value = std::strtof(first, &end);
    infinite = std::isinf(value);
    argument.value = lockstep::make_argument(value);
  } else {
    const double value = std::strtod(first, &end);
    const lockstep::F64 wide{std::bit_cast<std::uint64_t>(value)};
    if constexpr (std::is_same_v<T, double>) {
      infinite = std::isinf(value);
      argument.value = lockstep::make_argument(value);
    } else if constexpr (std::is_same_v<T, lockstep::F16>) {
      const lockstep::F16 half = lockstep::fp::to_f16(wide);
      infinite = (half.bits & 0x7fff) == 0x7c00;
      argument.value = lockstep::make_argument(half);
    } else {
      const lockstep::BF16 brain = lockstep::fp::to_bf16(wide, lockstep::DefaultMode{});
      infinite = (brain.bits & 0x7fff) == 0x7f80;
      argument.value = lockstep::make_argument(brain);
    }
  }
  if (end == first || *end != '\0' || first[0] == ' ') return Error{"'" + text + "' is no number"};
  if (infinite && text.find_first_of("iI") == std::string::npos) return Error{text + " does not fit in " + type};
  return argument;
}

Result<CommandArgument> buffer_argument(const std::string& text) {
  const std::size_t equals = text.find('=');
  const std::string size = text.substr(0, equals);
  auto bytes = parse_size(size);
  if (!bytes) return bytes.error();
  if (*bytes == 0) return Error{"a buffer has at least 1 byte"};
  CommandArgument argument;
  argument.is_buffer = true;
  argument.buffer_bytes = *bytes;
  if (equals != std::string::npos) {
    argument.initial_bytes = text.substr(equals + 1);
    if (argument.initial_bytes.empty()) return Error{"no file name after '='"};
  }
  return argument;
}

Result<CommandArgument> output_argument(const std::string& text) {
  if (text.find('=') != std::string::npos)
    return Error{"what the kernel is to write begins without a file's bytes: write buf:" + text};
  auto argument = buffer_argument(text);
  if (argument) argument->unwritten = true;
  return argument;
}

Result<CommandArgument> local_argument(const std::string& text) {
  auto bytes = parse_size(text, 0xffffffffu);
  if (!bytes) return bytes.error();
  CommandArgument argument;
  argument.value = lockstep::make_argument(lockstep::LocalMemory{static_cast<std::uint32_t>(*bytes)});
  return argument;
}

/// Bytes as they are, for structs and vectors.
CommandArgument raw_argument(std::vector<std::uint8_t> bytes) {
  CommandArgument argument;
  argument.value.bytes = std::move(bytes);
  return argument;
}

/// Two hexadecimal digits a byte, in the order of memory.
Result<CommandArgument> hexadecimal_argument(const std::string& text) {
  if (text.empty() || text.size() % 2 != 0 || text.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos)
    return Error{"write two hexadecimal digits a byte, in the order of memory, such as bytes:0000803f"};
  std::vector<std::uint8_t> bytes(text.size() / 2);
  for (std::size_t i = 0; i < bytes.size(); ++i)
    std::from_chars(text.data() + 2 * i, text.data() + 2 * i + 2, bytes[i], 16);
  return raw_argument(std::move(bytes));
}

Result<CommandArgument> file_argument(const std::string& path) {
  auto bytes = lockstep::read_file(path, lockstep::max_kernarg_size);
  if (!bytes) return bytes.error();
  if (bytes->empty()) return Error{"'" + path + "' is empty"};
  return raw_argument(std::move(*bytes));
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
  if (type == "f16") return float_argument<lockstep::F16>(type, text);
  if (type == "bf16") return float_argument<lockstep::BF16>(type, text);
  if (type == "f32") return float_argument<float>(type, text);
  if (type == "f64") return float_argument<double>(type, text);
  if (type == "buf") return buffer_argument(text);
  if (type == "out") return output_argument(text);
  if (type == "lds") return local_argument(text);
  if (type == "bytes") return hexadecimal_argument(text);
  if (type == "file") return file_argument(text);
  return Error{"unknown type '" + type +
               "': use i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64 buf out lds bytes file"};
}

}  // namespace

Result<CommandArgument> parse_argument(const std::string& text) {
  std::string typed = text;
  std::optional<std::uint32_t> offset;
  if (typed.starts_with('@')) {
    const std::size_t colon = std::min(typed.find(':'), typed.size());
    auto value = parse_size(typed.substr(1, colon - 1), lockstep::max_kernarg_size);
    if (!value) return Error{"--arg " + text + ": " + value.message()};
    offset = static_cast<std::uint32_t>(*value);
    typed.erase(0, colon + 1);
  }
  const std::size_t colon = typed.find(':');
  if (colon == std::string::npos) return Error{"--arg " + text + ": write TYPE:VALUE, such as i32:-5 or buf:4096"};
  auto parsed = parse_value(typed.substr(0, colon), typed.substr(colon + 1));
  if (!parsed) return Error{"--arg " + text + ": " + parsed.message()};
  parsed->text = text;
  parsed->type = typed.substr(0, colon);
  parsed->offset = offset;
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
