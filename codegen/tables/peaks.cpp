#include "tables/peaks.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <sstream>
#include <string_view>
#include <vector>

#include "error.hpp"
#include "model/xml_file.hpp"

namespace isagen {
namespace {

constexpr std::array<std::string_view, 10> formats{"f64", "f32", "xf32", "f16", "bf16", "f8", "f6", "f4", "i8", "i4"};
using Rates = std::array<std::uint32_t, formats.size()>;

struct Peaks {
  std::string target, board, source;
  std::uint32_t units = 0, clock = 0, memory = 0;
  Rates vector{}, matrix{};
  std::size_t line = 0;
};

std::string rates_text(const Rates& rates) {
  std::string text;
  for (const std::uint32_t rate : rates) text += (text.empty() ? "" : ", ") + std::to_string(rate);
  return text;
}

class Reader {
 public:
  Reader(const std::string& text, std::string file) : lines_(text), file_(std::move(file)) {}

  std::vector<Peaks> run() {
    for (std::string line; std::getline(lines_, line);) {
      ++number_;
      std::istringstream words(line.substr(0, line.find('#')));
      if (std::string first; words >> first) read(first, words);
    }
    for (const Peaks& each : all_)
      if (each.source.empty() || each.units == 0 || each.clock == 0 || each.memory == 0)
        fail(each.line, each.target + " needs the lines source, units, clock and memory");
    return std::move(all_);
  }

 private:
  void read(const std::string& first, std::istringstream& words) {
    if (first == "target") {
      Peaks next;
      next.line = number_;
      words >> next.target;
      next.board = rest(words);
      if (next.target.empty() || next.board.empty()) fail(number_, "write 'target NAME BOARD'");
      if (find(next.target) != nullptr) fail(number_, next.target + " stands above already");
      all_.push_back(next);
      return;
    }
    if (all_.empty()) fail(number_, "'" + first + "' stands before the first target");
    Peaks& now = all_.back();
    if (first == "source") {
      now.source = rest(words);
    } else if (first == "as") {
      const std::string other = rest(words);
      const Peaks* const found = find(other);
      if (found == nullptr || found == &now) fail(number_, "no target '" + other + "' stands above");
      now.vector = found->vector;
      now.matrix = found->matrix;
    } else if (first == "units") {
      now.units = number(words);
    } else if (first == "clock") {
      now.clock = number(words);
    } else if (first == "memory") {
      now.memory = number(words);
    } else if (first == "vector" || first == "matrix") {
      std::string format;
      words >> format;
      const auto at = std::find(formats.begin(), formats.end(), format);
      if (at == formats.end()) fail(number_, "'" + format + "' is no format of numbers");
      (first == "vector" ? now.vector : now.matrix)[static_cast<std::size_t>(at - formats.begin())] = number(words);
    } else {
      fail(number_, "'" + first + "' is none of target, source, as, units, clock, memory, vector and matrix");
    }
  }
  const Peaks* find(const std::string& target) const {
    const auto found = std::find_if(all_.begin(), all_.end(), [&](const Peaks& p) { return p.target == target; });
    return found == all_.end() ? nullptr : &*found;
  }
  static std::string rest(std::istringstream& words) {
    std::string text, word;
    while (words >> word) text += (text.empty() ? "" : " ") + word;
    return text;
  }
  std::uint32_t number(std::istringstream& words) const {
    const std::string text = rest(words);
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value == 0 || value > 1'000'000)
      fail(number_, "'" + text + "' is no whole number from 1 to 1000000");
    return value;
  }
  [[noreturn]] void fail(std::size_t line, const std::string& what) const {
    throw Error({file_, static_cast<int>(line)}, what);
  }

  std::istringstream lines_;
  std::string file_;
  std::size_t number_ = 0;
  std::vector<Peaks> all_;
};

}  // namespace

OutputFile render_peaks(const std::string& root, const std::string& file, const Renderer& renderer) {
  Value::List rows;
  for (const Peaks& each : Reader(read_file(root + "/" + file), file).run())
    rows.push_back(Value::Record{{"target", each.target},
                                 {"board", each.board},
                                 {"units", each.units},
                                 {"clock", each.clock},
                                 {"memory", each.memory},
                                 {"vector", rates_text(each.vector)},
                                 {"matrix", rates_text(each.matrix)},
                                 {"source", each.source}});
  const std::size_t count = rows.size();
  return renderer.render("generated/common/peaks.hpp", "peaks.hpp.mustache", {{"rows", rows}, {"count", count}},
                         {file});
}

}  // namespace isagen
