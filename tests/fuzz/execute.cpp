// Fuzzing: one instruction on a wave whose registers hold what the input says. Input: 16 bytes of instruction, then
// bytes that registers and memory are filled with, over and over.
#include "cdna4/execute.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

#include "lockstep/engine/reference.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/memory/memory.hpp"

namespace {

using lockstep::cdna4::Isa;
// Few lanes: what a lane may do wrong, four may.
constexpr lockstep::WaveShape shape{4, 256, 256};
using TestWave = lockstep::Wave<Isa, shape>;
constexpr std::uint64_t code_base = 0x1000, data_base = 0x2000;

/// Code and data, each exactly as long as it is, so that the address sanitizer sees a byte too far.
struct Memory {
  lockstep::SpanMemory code, data;
  bool read(std::uint64_t address, std::uint8_t* to, std::uint32_t bytes) {
    return code.read(address, to, bytes) || data.read(address, to, bytes);
  }
  bool write(std::uint64_t address, const std::uint8_t* from, std::uint32_t bytes) {
    return data.write(address, from, bytes);
  }
  template <class T, class F>
  bool atomic(std::uint64_t address, T& old, F&& op) {
    return data.atomic(address, old, op);
  }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* input, std::size_t size) {
  if (size < 20) return 0;
  static const std::unique_ptr<TestWave> storage = std::make_unique<TestWave>();
  TestWave& wave = *storage;
  wave.reset(256, 256);
  std::vector<std::uint8_t> code(input, input + 16), data(256), lds(128), scratch(4 * 16);
  const std::uint8_t* fill = input + 16;
  const std::size_t length = size - 16;
  std::size_t at = 0;
  const auto next = [&] {
    std::uint32_t word = 0;
    for (unsigned i = 0; i < 4; ++i) word |= std::uint32_t{fill[at++ % length]} << (8 * i);
    return word;
  };
  wave.mode = lockstep::Mode(next());
  wave.set_exec(next() | std::uint64_t{next()} << 32);
  wave.set_vcc(next() | std::uint64_t{next()} << 32);
  wave.set_m0(next());
  wave.scc = (next() & 1) != 0;
  wave.vgpr_limit = static_cast<std::uint16_t>(1 + next() % 256);
  wave.accvgpr_limit = static_cast<std::uint16_t>(next() % 257);
  for (std::uint32_t s = 0; s < 102; ++s) wave.s[s] = next();
  wave.s[0] = static_cast<std::uint32_t>(data_base);
  wave.s[1] = 0;
  for (std::uint32_t r = 0; r < 16; ++r)
    for (std::uint32_t lane = 0; lane < 4; ++lane) wave.v[r][lane] = wave.v[256 + r][lane] = next();
  wave.flat_scratch = 0x2'0000'0000'0000u;
  wave.apertures = {std::uint64_t{1} << 48, (std::uint64_t{1} << 48) | 0xffffffffu, std::uint64_t{2} << 48,
                    (std::uint64_t{2} << 48) | 0xffffffffu};
  wave.pc = code_base;
  Memory memory{{code_base, code}, {data_base, data}};
  lockstep::Machine<Memory> machine{memory, lds, {scratch, 16}};
  const lockstep::ExecuteResult result = lockstep::step(wave, machine);
  if (result.fault && result.fault.detail.empty()) std::abort();  // every fault says why
  return 0;
}
