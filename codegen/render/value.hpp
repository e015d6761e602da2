// What a template is filled with: text, flags, lists and records. A tree of its own, so that one walk feeds
// mustache and another one the hash in the banner.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace isagen {

class Value {
 public:
  using List = std::vector<Value>;
  using Record = std::map<std::string, Value>;

  Value(std::string text) : data_(std::move(text)) {}
  Value(const char* text) : data_(std::string(text)) {}
  Value(bool flag) : data_(flag) {}
  template <class Number>
    requires(std::is_integral_v<Number> && !std::is_same_v<Number, bool>)
  Value(Number number) : data_(std::to_string(number)) {}
  Value(List list) : data_(std::move(list)) {}
  Value(Record record) : data_(std::move(record)) {}

  const std::variant<std::string, bool, List, Record>& data() const { return data_; }

 private:
  std::variant<std::string, bool, List, Record> data_;
};

}  // namespace isagen
