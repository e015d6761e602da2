// A program of a simulator's author, to be built in every way that its project may be built: decode, what an
// instruction uses, waves under its control, from words and from a code object, a memory of its own. The results are
// the same everywhere.  usage: stepping SAXPY.hsaco, gfx950's
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <vector>

#include "lockstep/cdna4_embed.hpp"

namespace {

namespace embed = lockstep::embed;
using Isa = lockstep::cdna4::Isa;

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
  float number(std::uint64_t address) const {
    float value = 0;
    read(address, reinterpret_cast<std::uint8_t*>(&value), 4);
    return value;
  }
  bool put(std::uint64_t address, const void* from, std::size_t count) {
    return write(address, static_cast<const std::uint8_t*>(from), static_cast<std::uint32_t>(count));
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

/// The next instruction of a wave, whose access, if it makes one, is answered at once.
embed::Event step(embed::Wave<Isa>& wave, embed::DecodedCode<Isa>& code, Memory& memory) {
  const auto next = wave.fetch(code, memory);
  if (!next) return embed::Event::fault;
  const embed::Issued issued = wave.issue(*next);
  if (issued.access == 0) return issued.event;
  const bool answered = !wave.perform(*wave.find(issued.access), memory) && wave.complete(issued.access);
  return answered ? issued.event : embed::Event::fault;
}

void run_words() {
  Memory memory{std::vector<std::uint8_t>(2048)};
  memory.put(0, program, sizeof(program));
  embed::Wave<Isa> wave;
  embed::DecodedCode<Isa> code;
  wave.registers.reset(256, 256);
  wave.registers.set_exec(~std::uint64_t{0});
  wave.registers.s[2] = results;
  wave.registers.s[3] = 0;
  for (std::uint32_t lane = 0; lane < 64; ++lane) wave.registers.set_vgpr(lane, 0, lane);

  std::uint32_t steps = 0, written = 0, stores = 0;
  while (!wave.ended() && steps < 100) {
    const auto next = wave.fetch(code, memory);
    if (!next) break;
    for (const lockstep::RegisterUse& use : next->uses.all()) written += use.written && !use.implicit ? use.count : 0;
    stores += next->uses.instruction_class == lockstep::InstructionClass::vmem ? 1u : 0u;
    ++steps;
    const embed::Event event = step(wave, code, memory);
    expect(event != embed::Event::fault, "a fault");
    if (event == embed::Event::fault) break;
  }
  expect(steps == 3 + 3 * 6 + 5, "the number of steps");
  expect(written == 3 + 3 * 4 + 2, "registers written, as uses() has it");
  expect(stores == 2, "memory instructions");
  expect(wave.registers.vgpr(7, 2) == std::bit_cast<std::uint32_t>(64.0f), "v_exp_f32");
  expect(wave.registers.vgpr(7, 3) == 0x5400, "v_cvt_f16_f32");
  for (std::uint32_t lane = 0; lane < 64; ++lane)
    expect(memory.number(results + 4 * lane) == 6.0f, "the sum in memory");
  expect(memory.number(results + 256 + 4 * 49) == 7.0f, "the square root in memory");
  expect(std::bit_cast<std::uint32_t>(memory.number(results + 256 + 4 * 2)) == 0x3fb504f3, "the square root of 2");
}

void run_code_object(const char* path) {
  std::ifstream file(path, std::ios::binary);
  const std::vector<std::uint8_t> object{std::istreambuf_iterator<char>(file), {}};
  constexpr std::uint64_t base = 0x1000, launch = 0x10000, x = 0x20000, y = 0x30000;
  constexpr std::uint32_t count = 300;
  Memory memory{std::vector<std::uint8_t>(0x40000)};
  const auto placed = embed::place_code(object, "gfx950", base);
  if (!placed) return expect(false, placed.message().c_str());
  const auto refused = embed::prepare<Isa>(placed->kernel("none"), {.grid = {2}, .block = {256}},
                                           {launch, launch + 0x1000, launch + 0x2000});
  expect(!refused && refused.message().find("saxpy") != std::string::npos, "a kernel that there is not");
  const auto ready = embed::prepare<Isa>(placed->kernel("saxpy"), {.grid = {2}, .block = {256}},
                                         {launch, launch + 0x1000, launch + 0x2000}, count, 3.0f, x, y);
  if (!ready) return expect(false, ready.message().c_str());
  memory.put(placed->image.address, placed->image.bytes.data(), placed->image.bytes.size());
  for (const embed::MemoryImage& image : ready->memory)
    memory.put(image.address, image.bytes.data(), image.bytes.size());
  for (std::uint32_t i = 0; i < count; ++i) {
    const float one = static_cast<float>(i), two = 2;
    memory.put(x + 4 * i, &one, 4);
    memory.put(y + 4 * i, &two, 4);
  }
  embed::DecodedCode<Isa> code;
  for (std::uint64_t index = 0; index < ready->dispatch.workgroups().volume(); ++index) {
    embed::Workgroup<Isa> group(ready->dispatch, embed::workgroup_id(ready->dispatch, index));
    for (int turn = 0; turn < 1000 && !group.done(); ++turn) {
      if (turn == 5) {  // a checkpoint
        const auto saved = group;
        group = saved;
      }
      for (std::size_t i = 0; i < group.waves(); ++i)
        if (!group[i].ended()) expect(step(group[i], code, memory) != embed::Event::fault, "a fault of saxpy");
    }
    expect(group.done(), "a workgroup's end");
  }
  for (std::uint32_t i = 0; i < count; ++i)
    expect(memory.number(y + 4 * i) == 3.0f * static_cast<float>(i) + 2, "saxpy's result");
  expect(memory.number(y + 4 * count) == 0, "what saxpy leaves alone");
}

}  // namespace

int main(int argc, char** argv) {
  run_words();
  run_code_object(argc > 1 ? argv[1] : "");
  if (!failed) std::puts("right");
  return failed ? 1 : 0;
}
