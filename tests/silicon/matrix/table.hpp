// Recorded results read from a file, and the table of how many of them are equal.
#pragma once

#include <doctest/doctest.h>

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace silicon {

/// The lines of a file of vectors, without comments, each in its words.
inline std::vector<std::vector<std::string>> lines_of(const std::string& name) {
  std::ifstream file(LOCKSTEP_SOURCE_DIR "/tests/silicon/matrix/vectors/" + name);
  REQUIRE_MESSAGE(file, "tests/silicon/matrix/vectors/", name);
  std::vector<std::vector<std::string>> lines;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream words(line);
    std::vector<std::string>& all = lines.emplace_back();
    for (std::string word; words >> word;) all.push_back(word);
  }
  REQUIRE_FALSE(lines.empty());
  return lines;
}
inline std::uint32_t hex(const std::string& text) { return static_cast<std::uint32_t>(std::stoul(text, nullptr, 16)); }
inline std::uint64_t long_hex(const std::string& text) { return std::stoull(text, nullptr, 16); }

/// A line of the table: `expected` comparisons, each of them equal. A failure names the first that is not.
class Count {
 public:
  Count(std::string operation, std::string target, unsigned expected)
      : operation_(std::move(operation)), target_(std::move(target)), expected_(expected) {}
  ~Count() {
    std::printf("%-44s %-8s %6u of %-6u\n", operation_.c_str(), target_.c_str(), equal_, compared_);
    std::fflush(stdout);
    CHECK_MESSAGE(equal_ == compared_, operation_, " on ", target_, ": ", first_);
    CHECK_MESSAGE(compared_ == expected_, operation_, " on ", target_);
  }
  Count(const Count&) = delete;
  Count& operator=(const Count&) = delete;

  template <class T>
  void add(T found, T recorded, const std::string& of) {
    ++compared_;
    equal_ += found == recorded ? 1 : 0;
    if (found != recorded && first_.empty()) {
      char text[64];
      std::snprintf(text, sizeof text, ": %llx, recorded %llx", static_cast<unsigned long long>(found),
                    static_cast<unsigned long long>(recorded));
      first_ = of + text;
    }
  }
  /// One that was refused.
  void refuse(const std::string& why) {
    ++compared_;
    if (first_.empty()) first_ = why;
  }

 private:
  std::string operation_, target_, first_;
  unsigned expected_, equal_ = 0, compared_ = 0;
};

/// The numbers that the recorded digests were made of.
class XorShift {
 public:
  explicit XorShift(std::uint32_t state) : state_(state) {}
  std::uint32_t next() {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 17;
    return state_ ^= state_ << 5;
  }

 private:
  std::uint32_t state_;
};

}  // namespace silicon
