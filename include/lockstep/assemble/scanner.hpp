// A statement of assembly text, read from left to right; the first thing that is wrong is kept with its column.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace lockstep::assembler {

/// What is wrong at a place of the text: line and column count from 1.
struct TextProblem {
  std::size_t line = 0, column = 0;
  std::string message{};
  explicit operator bool() const { return !message.empty(); }
};

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v'; }
constexpr bool begins_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' || c == '$';
}
constexpr bool continues_word(char c) { return begins_word(c) || is_digit(c) || c == '@'; }

/// A view of one line. Blanks between tokens are skipped by every function but those that say otherwise.
class Scanner {
 public:
  explicit Scanner(std::string_view text, std::size_t first_column = 1) : text_(text), first_column_(first_column) {}

  bool at_end() {
    skip_blanks();
    return place_ == text_.size();
  }
  /// The next character; 0 at the end.
  char peek() { return at_end() ? '\0' : text_[place_]; }
  /// The character after `ahead` others from here; blanks are not skipped.
  char at(std::size_t ahead) const { return place_ + ahead < text_.size() ? text_[place_ + ahead] : '\0'; }

  /// Takes `token` if it comes next.
  bool accept(std::string_view token) {
    skip_blanks();
    if (text_.substr(place_, token.size()) != token) return false;
    place_ += token.size();
    return true;
  }
  /// Takes `token`, or says that it is missing.
  bool expect(std::string_view token) {
    if (accept(token)) return true;
    fail("expected '" + std::string(token) + "' instead of " + shown_next());
    return false;
  }

  /// An identifier; empty if none comes next.
  std::string_view word() {
    skip_blanks();
    const std::size_t begin = place_;
    if (place_ < text_.size() && begins_word(text_[place_]))
      while (place_ < text_.size() && continues_word(text_[place_])) ++place_;
    return text_.substr(begin, place_ - begin);
  }
  /// A number as far as its digits go.
  std::string_view digits() {
    skip_blanks();
    const std::size_t begin = place_;
    while (place_ < text_.size() && is_digit(text_[place_])) ++place_;
    return text_.substr(begin, place_ - begin);
  }
  /// A reference to a label that is a number: "1f" is the next label "1:", "1b" the last one. Empty if none comes next.
  std::string_view numbered_label() {
    const std::size_t begin = place();
    const std::size_t count = digits().size();
    if (count != 0 && (at(0) == 'f' || at(0) == 'b') && !continues_word(at(1)))
      return text_.substr(begin, ++place_ - begin);
    place_ = begin;
    return {};
  }
  std::string_view peek_word() {
    const std::size_t begin = place();
    const std::string_view found = word();
    place_ = begin;
    return found;
  }
  /// Letters, digits and underscores, also beginning with a digit: "2D".
  std::string_view name() {
    skip_blanks();
    const std::size_t begin = place_;
    while (place_ < text_.size() && continues_word(text_[place_]) && text_[place_] != '.') ++place_;
    return text_.substr(begin, place_ - begin);
  }
  /// All from here up to the next of `ends`, or to the end.
  std::string_view until(std::string_view ends) {
    const std::size_t begin = place();
    place_ = std::min(text_.find_first_of(ends, begin), text_.size());
    return text_.substr(begin, place_ - begin);
  }
  std::string_view rest() {
    skip_blanks();
    return text_.substr(place_);
  }

  /// A place to come back to, that of the next token.
  std::size_t place() {
    skip_blanks();
    return place_;
  }
  void back_to(std::size_t place) { place_ = place; }
  void advance(std::size_t characters) { place_ = std::min(place_ + characters, text_.size()); }
  std::string_view between(std::size_t begin, std::size_t end) const { return text_.substr(begin, end - begin); }
  std::size_t column_of(std::size_t place) const { return first_column_ + place; }

  /// Keeps the first problem. The place is that of the next token unless it is given.
  void fail(std::string message) { fail_at(place(), std::move(message)); }
  void fail_at(std::size_t place, std::string message) {
    if (problem_) return;
    problem_.column = column_of(place);
    problem_.message = std::move(message);
  }
  bool failed() const { return static_cast<bool>(problem_); }
  const TextProblem& problem() const { return problem_; }

  /// What comes next, for messages.
  std::string shown_next() {
    if (at_end()) return "the end of the line";
    const std::size_t begin = place_;
    std::string_view found = word();
    place_ = begin;
    if (found.empty()) {
      while (place_ < text_.size() && is_digit(text_[place_])) ++place_;
      found = text_.substr(begin, place_ == begin ? 1 : place_ - begin);
      place_ = begin;
    }
    return "'" + std::string(found.substr(0, 40)) + "'";
  }

 private:
  void skip_blanks() {
    while (place_ < text_.size() && is_blank(text_[place_])) ++place_;
  }

  std::string_view text_;
  std::size_t first_column_;
  std::size_t place_ = 0;
  TextProblem problem_{};
};

}  // namespace lockstep::assembler
