// A program of a simulator's author, to be built in every way that its project may be built: decode, what an
// instruction uses, steps of a wave on the reference engine, a memory of its own. The results are the same everywhere.
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

#include "lockstep/cdna4_embed.hpp"

namespace {

struct Memory {
  std::vector<std::uint8_t> bytes;
  bool read(std::uint64_t address, std::uint8_t* to, std::uint32_t count) const {
    if (address > bytes.size() || count > bytes.size() - address) return false;
    std::memcpy(to, bytes.data() + address, count);
    return true;
  }
  bool write(std::uint64_t address, const std::uint8_t* from, std::uint32_t count) {
    if (address > bytes.size() || count > bytes.size() - address) return false;
    std::memcpy(bytes.data() + address, from, count);
    return true;
  }
  template <class T, class Update>
  bool atomic(std::uint64_t address, T& old, Update&& update) {
    if (!read(address, reinterpret_cast<std::uint8_t*>(&old), sizeof(T))) return false;
    const T now = update(old);
    return write(address, reinterpret_cast<const std::uint8_t*>(&now), sizeof(T));
  }
};

// s_mov_b32 s0, 3; v_mov_b32 v1, 1.5; v_lshlrev_b32 v4, 2, v0
// loop: v_add_f32 v1, 1.5, v1; v_exp_f32 v2, v1; v_cvt_f16_f32 v3, v2
//       s_sub_u32 s0, s0, 1; s_cmp_lg_u32 s0, 0; s_cbranch_scc1 loop
// v_cvt_f32_u32 v5, v0; v_sqrt_f32 v5, v5; global_store_dword v4, v1, s[2:3]
// global_store_dword v4, v5, s[2:3] offset:256; s_endpgm
constexpr std::uint32_t program[] = {0xbe800083, 0x7e0202ff, 0x3fc00000, 0x24080082, 0x020202ff, 0x3fc00000,
                                     0x7e044101, 0x7e061502, 0x80808100, 0xbf078000, 0xbf85fff9, 0x7e0a0d00,
                                     0x7e0a4f05, 0xdc708000, 0x00020104, 0xdc708100, 0x00020504, 0xbf810000};
constexpr std::uint32_t results = 1024;

bool failed = false;
void expect(bool holds, const char* what) {
  if (holds) return;
  std::printf("wrong: %s\n", what);
  failed = true;
}

}  // namespace

int main() {
  Memory memory{std::vector<std::uint8_t>(2048)};
  std::memcpy(memory.bytes.data(), program, sizeof(program));
  static lockstep::Wave<lockstep::cdna4::Isa> wave;
  wave.reset(256, 256);
  wave.set_exec(~std::uint64_t{0});
  wave.s[2] = results;
  wave.s[3] = 0;
  for (std::uint32_t lane = 0; lane < 64; ++lane) wave.set_vgpr(lane, 0, lane);

  lockstep::Machine<Memory> machine{memory};
  std::uint32_t steps = 0, written = 0, stores = 0;
  for (;;) {
    const lockstep::detail::Fetched<lockstep::cdna4::Isa> next =
        lockstep::detail::fetch<lockstep::cdna4::Isa>(memory, wave.pc);
    if (next.fault) break;
    const lockstep::Uses uses = lockstep::uses(next.instruction, 64);
    for (const lockstep::RegisterUse& use : uses.all()) written += use.written && !use.implicit ? use.count : 0;
    stores += uses.instruction_class == lockstep::InstructionClass::vmem ? 1 : 0;
    const lockstep::ExecuteResult result = lockstep::step(wave, machine);
    ++steps;
    expect(!result.fault, "a fault");
    if (result.fault || result.signal == lockstep::Signal::end_program) break;
  }
  expect(steps == 3 + 3 * 6 + 5, "the number of steps");
  expect(written == 3 + 3 * 4 + 2, "registers written, as uses() has it");
  expect(stores == 2, "memory instructions");
  expect(wave.vgpr(7, 2) == std::bit_cast<std::uint32_t>(64.0f), "v_exp_f32");
  expect(wave.vgpr(7, 3) == 0x5400, "v_cvt_f16_f32");
  const auto stored = [&](std::uint32_t at) {
    float value = 0;
    memory.read(results + at, reinterpret_cast<std::uint8_t*>(&value), 4);
    return value;
  };
  for (std::uint32_t lane = 0; lane < 64; ++lane) expect(stored(4 * lane) == 6.0f, "the sum in memory");
  expect(stored(256 + 4 * 49) == 7.0f, "the square root in memory");
  expect(std::bit_cast<std::uint32_t>(stored(256 + 4 * 2)) == 0x3fb504f3, "the square root of 2");
  if (!failed) std::puts("right");
  return failed ? 1 : 0;
}
