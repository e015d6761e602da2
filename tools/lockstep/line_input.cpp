#include "line_input.hpp"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>

#if defined(LOCKSTEP_HAS_LIBEDIT)
#include <editline/readline.h>
#endif

namespace command {

namespace {

class PlainInput final : public LineInput {
 public:
  explicit PlainInput(bool terminal) : terminal_(terminal) {}
  std::optional<std::string> next(const std::string& prompt) override {
    std::printf("%s", prompt.c_str());
    std::fflush(stdout);
    std::string line;
    if (!std::getline(std::cin, line)) {
      std::printf("\n");
      return std::nullopt;
    }
    if (!terminal_) std::printf("%s\n", line.c_str());
    return line;
  }
  bool interactive() const override { return terminal_; }

 private:
  bool terminal_;
};

#if defined(LOCKSTEP_HAS_LIBEDIT)

Completer& completer_of_readline() {
  static Completer completer;
  return completer;
}

char* next_match(const char* word, int state) {
  static std::vector<std::string> matches;
  static std::size_t at = 0;
  if (state == 0) {
    const std::string before(rl_line_buffer, static_cast<std::size_t>(rl_point) - std::strlen(word));
    matches = completer_of_readline()(before, word);
    at = 0;
  }
  return at < matches.size() ? strdup(matches[at++].c_str()) : nullptr;
}

char** complete(const char* word, int, int) {
  rl_attempted_completion_over = 1;  // no names of files
  return rl_completion_matches(word, next_match);
}

class EditedInput final : public LineInput {
 public:
  explicit EditedInput(Completer completer) {
    completer_of_readline() = std::move(completer);
    static char name[] = "lockstep";
    rl_readline_name = name;
    rl_attempted_completion_function = complete;
    using_history();
    stifle_history(1000);
    if (const char* home = std::getenv("HOME")) history_ = std::string(home) + "/.lockstep_history";
    if (!history_.empty()) (void)read_history(history_.c_str());
  }
  ~EditedInput() override {
    if (!history_.empty()) (void)write_history(history_.c_str());
  }
  std::optional<std::string> next(const std::string& prompt) override {
    std::fflush(stdout);
    const std::unique_ptr<char, void (*)(void*)> line(readline(prompt.c_str()), std::free);
    if (!line) return std::nullopt;
    if (*line != '\0') add_history(line.get());
    return std::string(line.get());
  }
  bool interactive() const override { return true; }

 private:
  std::string history_;
};

#endif

}  // namespace

std::unique_ptr<LineInput> open_line_input(Completer completer) {
  const bool terminal = isatty(STDIN_FILENO) != 0;
#if defined(LOCKSTEP_HAS_LIBEDIT)
  if (terminal) return std::make_unique<EditedInput>(std::move(completer));
#else
  (void)completer;
#endif
  return std::make_unique<PlainInput>(terminal);
}

}  // namespace command
