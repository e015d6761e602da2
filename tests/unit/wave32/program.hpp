// A wave of 32 lanes with its memories, for tests that execute instructions given as words. Words are llvm-mc-22's for
// the assembly beside them (-mcpu=gfx950); where a mask's register is odd, its number was changed by hand.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <vector>

#include "engine.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/launch/device_memory.hpp"

namespace wave32_test {

inline constexpr std::uint64_t code_base = 0x10000, data_base = 0x20000;
inline constexpr std::uint32_t scratch_bytes = 64, all = 0xffffffff, end_program = 0xbf810000;
/// What registers hold that nothing may write.
inline constexpr std::uint32_t untouched = 0x5eed5eed;

/// Something different in every lane, with both signs.
constexpr std::uint32_t pattern(std::uint32_t reg, std::uint32_t lane) {
  return (lane + 1) * 0x9e3779b9u ^ reg * 0x85ebca6bu;
}

/// The lanes for which something holds.
inline std::uint32_t mask_of(const std::function<bool(std::uint32_t)>& holds) {
  std::uint32_t mask = 0;
  for (std::uint32_t lane = 0; lane < 32; ++lane) mask |= static_cast<std::uint32_t>(holds(lane)) << lane;
  return mask;
}

/// A wave whose pc is at the first of `words`: all lanes on, v0 to v9 and s0 to s15 hold patterns, VCC_HI and EXEC_HI
/// `untouched`.
struct Program {
  std::vector<std::uint8_t> code, data = std::vector<std::uint8_t>(4096), lds = std::vector<std::uint8_t>(1024),
                                  scratch = std::vector<std::uint8_t>(32 * scratch_bytes);
  std::unique_ptr<Wave32> storage = lockstep::make_wave<Fake32, 32>();
  Wave32& wave = *storage;

  explicit Program(std::initializer_list<std::uint32_t> words) : code(4 * words.size() + 4) {
    std::size_t at = 0;
    lockstep::store_little_endian(code.data() + 4 * words.size(), end_program);
    for (const std::uint32_t word : words) {
      lockstep::store_little_endian(code.data() + at, word);
      at += 4;
    }
    wave.pc = code_base;
    wave.set_exec(all);
    wave.s[Fake32::exec_hi] = wave.s[Fake32::vcc_hi] = untouched;
    for (std::uint32_t i = 0; i < 16; ++i) wave.s[i] = pattern(100 + i, 0);
    for (std::uint32_t reg = 0; reg < 10; ++reg)
      for (std::uint32_t lane = 0; lane < 32; ++lane) wave.set_vgpr(lane, reg, pattern(reg, lane));
  }
  Program(const Program&) = delete;

  lockstep::MemoryView memory() {
    lockstep::RangeTable table;
    lockstep::MemoryRange range;
    range.address = code_base;
    range.size = code.size();
    range.bytes = code.data();
    range.writable = false;
    table.insert(range);
    range.address = data_base;
    range.size = data.size();
    range.bytes = data.data();
    range.writable = true;
    table.insert(range);
    return lockstep::MemoryView(table);
  }
  /// Runs up to the S_ENDPGM that ends the words, on the reference engine and, beside it, on the fast engine, which
  /// must come to the same. The first fault, if any.
  lockstep::Fault run();
  void set_all(std::uint32_t reg, const std::function<std::uint32_t(std::uint32_t)>& value) {
    for (std::uint32_t lane = 0; lane < 32; ++lane) wave.set_vgpr(lane, reg, value(lane));
  }
  std::uint32_t dword(std::vector<std::uint8_t>& memory, std::uint32_t at) const {
    return lockstep::load_little_endian<std::uint32_t>(memory.data() + at);
  }
};

}  // namespace wave32_test
