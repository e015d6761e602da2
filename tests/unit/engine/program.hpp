// A full wave on a small memory, for tests that execute instructions given as words.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <vector>

#include "cdna4/execute.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/isa/traits/cdna4.hpp"

namespace engine_test {

using FullWave = lockstep::Wave<lockstep::cdna4::Isa>;
inline constexpr std::uint64_t code_base = 0x10000;

/// A wave whose pc is at the first of `words`, all lanes on.
struct Program {
  std::vector<std::uint8_t> code;
  std::vector<std::uint8_t> lds = std::vector<std::uint8_t>(256);
  lockstep::SpanMemory memory;
  std::unique_ptr<FullWave> storage = std::make_unique<FullWave>();
  FullWave& wave = *storage;

  explicit Program(std::initializer_list<std::uint32_t> words) : code(4 * words.size()), memory(code_base, code) {
    std::size_t at = 0;
    for (const std::uint32_t word : words) {
      lockstep::store_little_endian(code.data() + at, word);
      at += 4;
    }
    wave.pc = code_base;
    wave.set_exec(~std::uint64_t{0});
  }
  Program(const Program&) = delete;

  lockstep::ExecuteResult step() {
    lockstep::Machine<lockstep::SpanMemory> machine{memory, lds};
    return lockstep::step(wave, machine);
  }
  /// Steps to the end of the words; the first fault, if any.
  lockstep::Fault run() {
    while (wave.pc != code_base + code.size()) {
      const lockstep::ExecuteResult result = step();
      if (result.fault) return result.fault;
    }
    return {};
  }
};

}  // namespace engine_test
