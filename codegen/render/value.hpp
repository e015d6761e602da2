// What a template is filled with: text, flags, lists and records. A tree of its own, so that one walk feeds
// mustache and another one the hash in the banner.
#pragma once

#include <concepts>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace isagen {

class Value {
 public:
  using List = std::vector<Value>;
  using Record = std::map<std::string, Value>;
  enum class Kind { text, flag, list, record };

  Value(std::string text) : text_(std::move(text)) {}
  Value(const char* text) : text_(text) {}
  Value(bool flag) : kind_(Kind::flag), flag_(flag) {}
  template <std::integral Number>
    requires(!std::same_as<Number, bool>)
  Value(Number number) : text_(std::to_string(number)) {}
  Value(List list) : kind_(Kind::list), list_(std::move(list)) {}
  Value(Record record) : kind_(Kind::record), record_(std::move(record)) {}

  Kind kind() const { return kind_; }
  const std::string& text() const { return text_; }
  bool flag() const { return flag_; }
  const List& list() const { return list_; }
  const Record& record() const { return record_; }

 private:
  // Only the member that kind_ names is used. (A variant draws false warnings from g++ 12.)
  Kind kind_ = Kind::text;
  bool flag_ = false;
  std::string text_;
  List list_;
  Record record_;
};

}  // namespace isagen
