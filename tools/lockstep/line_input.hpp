// Lines that people type, or that a script gives.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace command {

class LineInput {
 public:
  virtual ~LineInput() = default;
  /// The next line, without its end; nothing when the input has ended. `prompt` is shown before.
  virtual std::optional<std::string> next(const std::string& prompt) = 0;
  /// Does somebody type?
  virtual bool interactive() const = 0;
};

/// Words that may stand where `word` was begun, in a line that begins with `before`.
using Completer = std::function<std::vector<std::string>(const std::string& before, const std::string& word)>;

/// From standard input. On a terminal with editing, history (kept in ~/.lockstep_history) and completion, by libedit
/// where it is there; else plain lines, which are shown after the prompt.
std::unique_ptr<LineInput> open_line_input(Completer completer);

}  // namespace command
