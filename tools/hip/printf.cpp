// Printing with a format and arguments that come from a kernel: nothing is read beyond the message, whatever it says.
#include "printf.hpp"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <string>

namespace hip {

namespace {

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
    std::string form = "%";
    for (++at; at < format.size() && std::strchr("-+ #0123456789.*'", format[at]); ++at)
      form += format[at] == '*' ? std::to_string(static_cast<int>(arguments.word())) : std::string(1, format[at]);
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
