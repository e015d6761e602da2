// One instruction of a form in its frame, and launches of many of them.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "frame.hpp"
#include "images.hpp"
#include LOCKSTEP_TESTED_DEVICE
#include "lockstep/launch/device_memory.hpp"
#include "tested_isa.hpp"
#include "words.hpp"

namespace lockstep::forms {

using tested::Isa;

/// Lanes of a wave: the first size that the ISA has, or what LOCKSTEP_FORMS_WAVE says.
inline std::uint32_t wave_size() {
  static const char* const asked = std::getenv("LOCKSTEP_FORMS_WAVE");
  return asked != nullptr ? static_cast<std::uint32_t>(std::stoul(asked)) : Isa::wave_sizes[0];
}

struct Test {
  std::size_t form = 0;
  conformance::Words words;
  Entry entry;
  std::string text;
  std::uint64_t exec = ~std::uint64_t{0};
};

inline std::string form_name(std::size_t form) {
  const FormInfo& info = Isa::form(static_cast<std::uint16_t>(form));
  return std::string(Isa::info(static_cast<tested::Opcode>(info.opcode)).name) + " as " +
         std::string(Isa::encoding_info(static_cast<tested::Encoding>(info.encoding)).name);
}

struct Outcome {
  LaunchResult result;
  std::vector<std::uint32_t> out, data;
};

/// Memory of the launches of one code object, at the same addresses for both engines.
class Bench {
 public:
  explicit Bench(const std::string& object) : code_(gpu_.load_file(object)) {
    REQUIRE_MESSAGE(code_, code_.message());
    for (auto* memory : {&in_, &out_, &data_})
      REQUIRE(gpu_.memory().map_host(memory->data(), 4 * memory->size(), true));
    data_image_ = input_image(0, 0, 99);
    data_image_.resize(data_.size());
  }

  Outcome run(std::size_t number, const Test& test, Engine engine) {
    if (in_exec_ != test.exec || changed_) fill(test.exec);
    const bool image = test.words.count != 0 && is_image_form(Isa::form(static_cast<std::uint16_t>(test.form)));
    if (image) {
      const auto decoded = tested::decode(std::span(test.words.dwords).first(test.words.count)).at_end();
      image_inputs(decoded.instruction, reinterpret_cast<std::uintptr_t>(data_.data()), in_);
    }
    LaunchOptions options;
    options.engine = engine;
    changed_ = image;
    return launch(number, options);
  }

  /// Registers before the instruction, as words that may be changed before a launch.
  std::vector<std::uint32_t>& in() {
    changed_ = true;
    return in_;
  }
  void fill(std::uint64_t exec) {
    const auto image = input_image(exec, reinterpret_cast<std::uintptr_t>(data_.data()), 7);
    std::copy(image.begin(), image.end(), in_.begin());
    in_exec_ = exec;
  }
  /// Words of in() count as what nobody wrote.
  void mark_unwritten(const std::vector<std::size_t>& words) {
    for (const std::size_t word : words)
      REQUIRE(gpu_.memory().mark_unwritten(reinterpret_cast<std::uintptr_t>(&in_[word]), 4));
  }
  void mark_all_written() { gpu_.memory().mark_all_written(); }

  Outcome launch(std::size_t number, LaunchOptions options) {
    std::fill(out_.begin(), out_.end(), 0xa5a5a5a5u);
    data_ = data_image_;
    const Argument arguments[] = {make_argument(in_.data()), make_argument(out_.data()), make_argument(data_.data())};
    options.block = {wave_size()};
    options.max_instructions = 10000;
    Outcome outcome{gpu_.launch_arguments(code_.kernel("k" + std::to_string(number)), options, arguments), {}, {}};
    outcome.out = out_;
    outcome.data = data_;
    return outcome;
  }

 private:
  tested::Device gpu_;
  Code code_;
  std::vector<std::uint32_t> in_ = std::vector<std::uint32_t>(image_bytes / 4), out_ = in_,
                             data_ = std::vector<std::uint32_t>(data_bytes / 4), data_image_;
  std::uint64_t in_exec_ = 0;
  bool changed_ = true;
};

}  // namespace lockstep::forms
