// Messages of the Debug Adapter Protocol on standard input and output.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <thread>

namespace command {

using Json = nlohmann::json;

/// The string that a message has under this name; empty if it has none, or something else.
std::string text_of(const Json& message, const char* name);

/// Reads messages on a thread of its own, so that a client can interrupt what runs; writes them from any.
class DapChannel {
 public:
  /// `arrived` is called on the reading thread for each message, and when the client has hung up.
  explicit DapChannel(std::function<void()> arrived);
  ~DapChannel();
  DapChannel(const DapChannel&) = delete;
  DapChannel& operator=(const DapChannel&) = delete;

  /// The next message; waits for it. Nothing: the client has hung up, or sent what is no message (`problem`).
  std::optional<Json> next();
  /// Is there one, or an end, so that `next` does not wait?
  bool waiting() const;
  std::string problem() const;

  void send(Json message);
  void respond(const Json& request, Json body);
  void refuse(const Json& request, const std::string& why);
  void event(const std::string& name, Json body);

 private:
  void read();
  bool read_message(std::string& text);
  int get();

  std::function<void()> arrived_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Json> messages_;
  bool ended_ = false;
  std::string problem_;
  std::string buffer_;  // of the reader, with at_
  std::size_t at_ = 0;
  std::mutex writing_;
  int sequence_ = 1;
  std::thread reader_;
};

/// Bytes as DAP carries memory.
std::string to_base64(const std::string& bytes);
/// Nothing if it is none.
std::optional<std::string> from_base64(const std::string& text);

}  // namespace command
