#include "number.hpp"

#include <charconv>

namespace command {

using lockstep::Error;
using lockstep::Result;

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

Result<std::uint64_t> parse_count(const std::string& name, const std::string& text, std::uint64_t most) {
  bool negative = false;
  std::uint64_t value = 0;
  if (!parse_integer(text, negative, value) || negative || value > most)
    return Error{name + " " + text + ": write a whole number from 0 to " + std::to_string(most)};
  return value;
}

Result<std::uint64_t> parse_size(const std::string& text, std::uint64_t most) {
  const Error error{"'" + text + "' is no number of bytes" +
                    (most == ~std::uint64_t{0} ? "" : " (at most " + std::to_string(most) + ")")};
  constexpr std::string_view suffixes = "KMG";
  std::string_view digits = text;
  unsigned shift = 0;
  if (!digits.empty()) {
    const char last = digits.back() >= 'a' ? static_cast<char>(digits.back() - 'a' + 'A') : digits.back();
    if (const std::size_t found = suffixes.find(last); found != std::string_view::npos) {
      shift = 10 * (static_cast<unsigned>(found) + 1);
      digits.remove_suffix(1);
    }
  }
  bool negative = false;
  std::uint64_t value = 0;
  if (!parse_integer(digits, negative, value) || negative || value > (most >> shift)) return error;
  return value << shift;
}

}  // namespace command
