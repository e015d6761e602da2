// Printing with a format and arguments that come from a kernel: nothing is read beyond the message, whatever it says.
#include "printf.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "error.hpp"

namespace hip {

namespace {

constexpr long long widest = 1 << 20;

/// The arguments, one after the other.
class Arguments {
 public:
  Arguments(const std::uint64_t* first, const std::uint64_t* end) : at_(first), end_(end) {}
  bool any() const { return at_ != end_; }
  std::uint64_t word() { return any() ? *at_++ : 0; }
  std::string text() {
    const auto* const bytes = reinterpret_cast<const char*>(at_);
    const std::size_t most = static_cast<std::size_t>(end_ - at_) * sizeof *at_;
    const std::size_t length = strnlen(bytes, most);
    std::string result(bytes, length);
    at_ += std::min<std::size_t>(length / sizeof *at_ + 1, static_cast<std::size_t>(end_ - at_));
    return result;
  }

 private:
  const std::uint64_t *at_, *end_;
};

template <class T>
std::string formatted(const std::string& form, const T& value) {
  const int length = std::snprintf(nullptr, 0, form.c_str(), value);
  if (length < 0) return "";
  std::string text(static_cast<std::size_t>(length) + 1, '\0');
  (void)std::snprintf(text.data(), text.size(), form.c_str(), value);
  text.pop_back();
  return text;
}

/// One conversion, whose flags, width and precision are in `form` ("%-8."), without length modifiers.
std::string convert(std::string form, const std::string& length, char kind, Arguments& arguments) {
  switch (kind) {
    case 'd':
    case 'i': {
      auto value = static_cast<long long>(arguments.word());
      if (length == "hh") value = static_cast<signed char>(value);
      if (length == "h") value = static_cast<short>(value);
      if (length.empty()) value = static_cast<int>(value);
      return formatted(form + "ll" + kind, value);
    }
    case 'o':
    case 'u':
    case 'x':
    case 'X': {
      unsigned long long value = arguments.word();
      if (length == "hh") value = static_cast<unsigned char>(value);
      if (length == "h") value = static_cast<unsigned short>(value);
      if (length.empty()) value = static_cast<unsigned>(value);
      return formatted(form + "ll" + kind, value);
    }
    case 'c': return formatted(form + kind, static_cast<int>(arguments.word()));
    case 'p': return formatted(form + kind, reinterpret_cast<void*>(arguments.word()));
    case 's': return formatted(form + kind, arguments.text().c_str());
    case 'n': arguments.word(); return "";
    default: {
      double value = 0;
      const std::uint64_t bits = arguments.word();
      std::memcpy(&value, &bits, sizeof value);
      return formatted(form + kind, value);
    }
  }
}

/// The flags, width and precision of a conversion ("%-8."), of which `at` is behind the percent sign; each of the two
/// may be an argument. `most`: the largest of them.
std::string form_of(const std::string& format, std::size_t& at, Arguments& arguments, long long& most) {
  std::string form = "%";
  const auto is = [&](const char* any) { return at < format.size() && std::strchr(any, format[at]); };
  const auto number = [&] {
    long long value = 0;
    if (is("*")) {
      ++at;
      return static_cast<long long>(static_cast<int>(arguments.word()));
    }
    for (; is("0123456789"); ++at) value = std::min(value * 10 + (format[at] - '0'), 1'000'000'000'000ll);
    return value;
  };
  for (; is("-+ #0'"); ++at) form += format[at];
  const long long width = number();
  if (width < 0) form += '-';  // an argument, which may say so
  if (width != 0) form += std::to_string(std::abs(width));
  most = std::abs(width);
  if (!is(".")) return form;
  ++at;
  const long long precision = number();
  if (precision >= 0) form += '.' + std::to_string(precision);  // as if there were none otherwise
  most = std::max(most, precision);
  return form;
}

}  // namespace

int print_message(const std::vector<std::uint64_t>& words, bool& asserted) {
  if (words.empty()) return -1;
  Arguments arguments(words.data() + 1, words.data() + words.size());
  const std::string format = arguments.text();
  std::string text;
  for (std::size_t at = 0; at < format.size();) {
    const std::size_t percent = std::min(format.find('%', at), format.size());
    text.append(format, at, percent - at);
    if ((at = percent) == format.size()) break;
    long long most = 0;
    const std::string form = form_of(format, ++at, arguments, most);
    if (most > widest) {
      complain(
          "a kernel's printf asks for a width or precision of %lld: at most %lld are printed, and this message ends",
          most, widest);
      break;
    }
    std::string length;
    for (; at < format.size() && std::strchr("hlLqjzt", format[at]); ++at) length += format[at];
    if (at == format.size()) break;
    const char kind = format[at++];
    if (kind == '%')
      text += '%';
    else if (!std::strchr("diouxXcpsnfFeEgGaA", kind))
      break;  // unknown: what follows cannot be told apart
    else if (arguments.any() || kind == 's')
      text += convert(form, length, kind, arguments);
  }
  std::FILE* const stream = (words[0] & 1) != 0 ? stderr : stdout;
  asserted = text.find("Device-side assertion") != std::string::npos;
  return std::fwrite(text.data(), 1, text.size(), stream) == text.size() ? static_cast<int>(text.size()) : -1;
}

}  // namespace hip
