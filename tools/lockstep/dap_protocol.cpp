#include "dap_protocol.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace command {

namespace {

/// How deep arrays and objects of the text nest. The library reads them without recursion, but not all that is done
/// with them afterwards is.
std::size_t nesting(const std::string& text) {
  std::size_t deepest = 0, depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted && c == '\\') {
      ++i;
    } else if (c == '"') {
      quoted = !quoted;
    } else if (!quoted && (c == '{' || c == '[')) {
      deepest = std::max(deepest, ++depth);
    } else if (!quoted && (c == '}' || c == ']') && depth != 0) {
      --depth;
    }
  }
  return deepest;
}

/// The number of a request, for its response; 0 if it has none.
std::int64_t number_of(const Json& request) {
  const auto found = request.find("seq");
  return found != request.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
}

}  // namespace

std::string text_of(const Json& message, const char* name) {
  const auto found = message.find(name);
  return found != message.end() && found->is_string() ? found->get<std::string>() : "";
}

DapChannel::DapChannel(std::function<void()> arrived) : arrived_(std::move(arrived)) {
  reader_ = std::thread([this] { read(); });
}

/// The reader has ended: with the input, or with the client's `disconnect`.
DapChannel::~DapChannel() { reader_.join(); }

/// The next byte of standard input; -1 at its end.
int DapChannel::get() {
  if (at_ == buffer_.size()) {
    buffer_.resize(1 << 16);
    const ssize_t got = ::read(STDIN_FILENO, buffer_.data(), buffer_.size());
    buffer_.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
    at_ = 0;
    if (buffer_.empty()) return -1;
  }
  return static_cast<unsigned char>(buffer_[at_++]);
}

/// A message: lines of headers, an empty one, as many bytes as Content-Length says.
bool DapChannel::read_message(std::string& text) {
  constexpr std::size_t longest = 64u << 20;
  std::size_t length = 0;
  bool any = false;
  for (;;) {
    std::string line;
    int c = 0;
    while ((c = get()) != -1 && c != '\n') {
      line += static_cast<char>(c);
      if (line.size() > 4096) {
        problem_ = "a header of more than 4096 bytes";
        return false;
      }
    }
    if (c == -1) {
      if (any || !line.empty()) problem_ = "the input ended inside a message";
      return false;
    }
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (line.empty() && any) break;
    if (line.empty()) continue;
    any = true;
    constexpr const char name[] = "Content-Length:";
    if (line.rfind(name, 0) == 0) length = std::strtoull(line.c_str() + sizeof name - 1, nullptr, 10);
  }
  if (length == 0 || length > longest) {
    problem_ = "a message without a Content-Length from 1 to 67108864";
    return false;
  }
  while (text.size() < length) {
    const int c = get();
    if (c == -1) {
      problem_ = "the input ended inside a message";
      return false;
    }
    text += static_cast<char>(c);
  }
  return true;
}

void DapChannel::read() {
  for (;;) {
    std::string text;
    bool got = read_message(text);
    Json message;
    constexpr std::size_t deepest = 100;
    if (got && nesting(text) > deepest) {
      problem_ = "a message whose arrays and objects nest deeper than 100";
      got = false;
    }
    if (got) {
      message = Json::parse(text, nullptr, false);
      if (message.is_discarded() || !message.is_object()) {
        problem_ = "a message that is no JSON object";
        got = false;
      }
    }
    const bool last = got && text_of(message, "command") == "disconnect";
    {
      const std::lock_guard lock(mutex_);
      if (got)
        messages_.push_back(std::move(message));
      else
        ended_ = true;
    }
    changed_.notify_one();
    arrived_();
    if (!got || last) return;
  }
}

std::optional<Json> DapChannel::next() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return !messages_.empty() || ended_; });
  if (messages_.empty()) return std::nullopt;
  Json message = std::move(messages_.front());
  messages_.pop_front();
  return message;
}

bool DapChannel::waiting() const {
  const std::lock_guard lock(mutex_);
  return !messages_.empty() || ended_;
}

std::string DapChannel::problem() const {
  const std::lock_guard lock(mutex_);
  return ended_ ? problem_ : "";
}

void DapChannel::send(Json message) {
  const std::lock_guard lock(writing_);
  message["seq"] = sequence_++;
  const std::string text = message.dump(-1, ' ', false, Json::error_handler_t::replace);
  std::printf("Content-Length: %zu\r\n\r\n%s", text.size(), text.c_str());
  std::fflush(stdout);
}

void DapChannel::respond(const Json& request, Json body) {
  send({{"type", "response"},
        {"request_seq", number_of(request)},
        {"success", true},
        {"command", text_of(request, "command")},
        {"body", std::move(body)}});
}

void DapChannel::refuse(const Json& request, const std::string& why) {
  send({{"type", "response"},
        {"request_seq", number_of(request)},
        {"success", false},
        {"command", text_of(request, "command")},
        {"message", why},
        {"body", {{"error", {{"id", 1}, {"format", why}, {"showUser", true}}}}}});
}

void DapChannel::event(const std::string& name, Json body) {
  send({{"type", "event"}, {"event", name}, {"body", std::move(body)}});
}

namespace {
constexpr char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
}

std::string to_base64(const std::string& bytes) {
  std::string text;
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    std::uint32_t group = 0;
    for (std::size_t i = 0; i < 3; ++i)
      group = group << 8 | (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0u);
    for (std::size_t i = 0; i < 4; ++i) text += at + i <= bytes.size() ? digits[group >> (18 - 6 * i) & 63] : '=';
  }
  return text;
}

std::optional<std::string> from_base64(const std::string& text) {
  std::string bytes;
  std::uint32_t group = 0;
  unsigned bits = 0;
  for (const char c : text) {
    if (c == '=') break;
    const char* const digit = c != '\0' ? std::char_traits<char>::find(digits, 64, c) : nullptr;
    if (digit == nullptr) return std::nullopt;
    group = (group << 6 | static_cast<std::uint32_t>(digit - digits)) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes += static_cast<char>(group >> bits & 0xff);
  }
  return bytes;
}

}  // namespace command
