#include "result_option.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "lockstep/base/text.hpp"
#include "lockstep/object/read_file.hpp"
#include "number.hpp"

namespace command {

using lockstep::count_of;
using lockstep::Error;
using lockstep::Result;

namespace {

/// The buffer that an option's N names.
Result<std::size_t> buffer_index(const std::string& text, std::span<const CommandArgument> arguments) {
  bool negative = false;
  std::uint64_t index = 0;
  if (!parse_integer(text, negative, index) || negative)
    return Error{"'" + text + "' is no number of an argument; they count from 0"};
  if (index >= arguments.size())
    return Error{"there is no argument " + std::to_string(index) + ", the last is " +
                 (arguments.empty() ? "none" : std::to_string(arguments.size() - 1))};
  if (!arguments[index].is_buffer) return Error{"argument " + std::to_string(index) + " is no buffer"};
  return static_cast<std::size_t>(index);
}

/// What stands between colons.
std::vector<std::string> parts_of(const std::string& text) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0;;) {
    const std::size_t colon = std::min(text.find(':', begin), text.size());
    parts.push_back(text.substr(begin, colon - begin));
    if (colon == text.size()) return parts;
    begin = colon + 1;
  }
}

Result<const ElementType*> element_type(const std::string& name) {
  const ElementType* const type = find_element_type(name);
  if (!type) return Error{"unknown type '" + name + "': use " + element_type_names()};
  return type;
}

Result<double> parse_tolerance(const std::string& text, const ElementType& type) {
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  if (text.empty() || *end != '\0' || text[0] == ' ' || !(value >= 0) || std::isinf(value))
    return Error{"'" + text + "' is no tolerance: write a number such as 1e-5"};
  if (!type.floating) return Error{"a tolerance is for f16, bf16, f32 and f64"};
  return value;
}

/// |got - expected| is at most tolerance * max(1, |expected|); NaN suits NaN, an infinity itself.
bool close(double got, double expected, double tolerance) {
  if (std::isnan(got) || std::isnan(expected)) return std::isnan(got) && std::isnan(expected);
  if (std::isinf(got) || std::isinf(expected)) return got == expected;
  return std::abs(got - expected) <= tolerance * std::max(1.0, std::abs(expected));
}

}  // namespace

Result<Output> parse_output(const std::string& text, std::span<const CommandArgument> arguments) {
  const std::string who = "--out " + text + ": ";
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos || equals + 1 == text.size())
    return Error{who + "write N=PATH, N counting the arguments from 0"};
  auto index = buffer_index(text.substr(0, equals), arguments);
  if (!index) return Error{who + index.message()};
  return Output{*index, text.substr(equals + 1)};
}

Result<Print> parse_print(const std::string& text, std::span<const CommandArgument> arguments) {
  const std::string who = "--print " + text + ": ";
  const std::vector<std::string> parts = parts_of(text);
  if (parts.size() < 2 || parts.size() > 3) return Error{who + "write N:TYPE or N:TYPE:COUNT, such as 1:f32:16"};
  auto index = buffer_index(parts[0], arguments);
  if (!index) return Error{who + index.message()};
  auto type = element_type(parts[1]);
  if (!type) return Error{who + type.message()};
  Print print{*index, *type, arguments[*index].buffer_bytes / (*type)->bytes};
  if (parts.size() == 2) return print;
  bool negative = false;
  std::uint64_t count = 0;
  if (!parse_integer(parts[2], negative, count) || negative || count == 0)
    return Error{who + "'" + parts[2] + "' is no number of elements"};
  if (count > print.count)
    return Error{who + "the buffer has " + count_of(arguments[*index].buffer_bytes, "byte") + ", room for " +
                 count_of(print.count, "element")};
  print.count = count;
  return print;
}

Result<Expectation> parse_expectation(const std::string& text, std::span<const CommandArgument> arguments) {
  const std::string who = "--expect " + text + ": ";
  const std::size_t equals = text.find('=');
  const std::vector<std::string> parts = parts_of(text.substr(0, equals));
  if (equals == std::string::npos || equals + 1 == text.size() || parts.size() > 3)
    return Error{who + "write N=PATH, N:TYPE=PATH or N:TYPE:TOLERANCE=PATH"};
  auto index = buffer_index(parts[0], arguments);
  if (!index) return Error{who + index.message()};
  Expectation expectation;
  expectation.text = text;
  expectation.argument = *index;
  auto type = element_type(parts.size() == 1 ? "x8" : parts[1]);
  if (!type) return Error{who + type.message()};
  expectation.type = *type;
  if (parts.size() == 3) {
    auto tolerance = parse_tolerance(parts[2], **type);
    if (!tolerance) return Error{who + tolerance.message()};
    expectation.tolerance = *tolerance;
  }
  const std::uint64_t size = arguments[*index].buffer_bytes;
  if (size % (*type)->bytes != 0)
    return Error{who + "the buffer's " + count_of(size, "byte") + " are no whole number of " + parts[1]};
  const std::string path = text.substr(equals + 1);
  auto bytes = lockstep::read_file(path, size);
  if (!bytes) return Error{who + bytes.message()};
  if (bytes->size() != size)
    return Error{who + "'" + path + "' has " + count_of(bytes->size(), "byte") + ", the buffer " +
                 std::to_string(size)};
  expectation.bytes = std::move(*bytes);
  return expectation;
}

void show(const Print& print, std::span<const std::uint8_t> buffer, std::FILE* to) {
  constexpr std::uint64_t line = 8;
  const int digits = static_cast<int>(std::to_string(print.count - 1).size());
  std::fprintf(to, "argument %zu, %s:\n", print.argument, std::string(print.type->name).c_str());
  for (std::uint64_t i = 0; i < print.count; ++i) {
    if (i % line == 0) std::fprintf(to, "%*llu:", 2 + digits, static_cast<unsigned long long>(i));
    std::fprintf(to, " %s", element_text(*print.type, buffer.data() + i * print.type->bytes).c_str());
    if (i % line == line - 1 || i + 1 == print.count) std::fputc('\n', to);
  }
}

std::string difference(const Expectation& expectation, std::span<const std::uint8_t> buffer) {
  const ElementType& type = *expectation.type;
  const std::uint64_t count = expectation.bytes.size() / type.bytes;
  std::uint64_t differing = 0, first = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::uint8_t *got = buffer.data() + i * type.bytes, *expected = expectation.bytes.data() + i * type.bytes;
    const bool same = expectation.tolerance
                          ? close(element_value(type, got), element_value(type, expected), *expectation.tolerance)
                          : std::equal(got, got + type.bytes, expected);
    if (!same && differing++ == 0) first = i;
  }
  if (differing == 0) return "";
  const std::uint8_t *got = buffer.data() + first * type.bytes,
                     *expected = expectation.bytes.data() + first * type.bytes;
  const bool alike = element_text(type, got) == element_text(type, expected);  // NaNs: their bits tell more
  const ElementType& shown = alike ? *find_element_type(std::string("x").append(std::to_string(8 * type.bytes))) : type;
  const char* const noun = type.name == "x8" ? "byte" : "element";
  return "--expect " + expectation.text + ": " + noun + " " + std::to_string(first) + " is " +
         element_text(shown, got) + ", expected " + element_text(shown, expected) + "; " + std::to_string(differing) +
         " of " + count_of(count, noun) + (differing == 1 ? " differs" : " differ");
}

}  // namespace command
