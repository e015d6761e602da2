#include "observe/numbers.hpp"

#include <array>
#include <cstddef>
#include <cstdio>
#include <string_view>

namespace lockstep {

std::string three_digits(double value) {
  if (value == 0) return "0";
  int digits = 2;
  double at = value < 0 ? -value : value;
  for (; at >= 10 && digits > 0; at /= 10) --digits;
  for (; at < 1 && digits < 12; at *= 10) ++digits;
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%.*f", digits, value);
  return text.data();
}

std::string with_prefix(double value) {
  constexpr std::array<std::string_view, 5> prefixes = {"", " k", " M", " G", " T"};
  std::size_t at = 0;
  for (; value >= 1000 && at + 1 < prefixes.size(); ++at) value /= 1000;
  return three_digits(value) + std::string(prefixes[at]);
}

}  // namespace lockstep
