// A simulator's author who imports lockstep: decode, what instructions use, steps with a memory of one's own, on two
// ISAs; a program and a device of the core.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <span>
#include <string>
#include <vector>

import lockstep;

namespace {

struct Memory {
  std::vector<std::uint8_t> bytes;
  bool read(std::uint64_t address, std::uint8_t* to, std::uint32_t count) const {
    if (address > bytes.size() || count > bytes.size() - address) return false;
    std::memcpy(to, bytes.data() + address, count);
    return true;
  }
  bool write(std::uint64_t, const std::uint8_t*, std::uint32_t) { return false; }
  template <class T, class Update>
  bool atomic(std::uint64_t, T&, Update&&) {
    return false;
  }
};

/// Runs the words to the end; v1 of lane 3, or 0 after a fault.
template <class Isa>
std::uint32_t run(std::span<const std::uint32_t> words) {
  Memory memory{std::vector<std::uint8_t>(4 * words.size())};
  std::memcpy(memory.bytes.data(), words.data(), memory.bytes.size());
  static lockstep::Wave<Isa> wave;
  wave.set_exec(~std::uint64_t{0});
  lockstep::Machine<Memory> machine{memory};
  for (;;) {
    const lockstep::ExecuteResult result = lockstep::step(wave, machine);
    if (result.fault) return 0;
    if (result.signal == lockstep::Signal::end_program) return wave.vgpr(3, 1);
  }
}

}  // namespace

int main() {
  // v_mov_b32 v1, 1.5; v_add_f32 v1, 1.0, v1; s_endpgm, for CDNA4 and for RDNA3
  constexpr std::uint32_t cdna4[] = {0x7e0202ff, 0x3fc00000, 0x020202f2, 0xbf810000};
  constexpr std::uint32_t rdna3[] = {0x7e0202ff, 0x3fc00000, 0x060202f2, 0xbfb00000};
  bool right = run<lockstep::cdna4::Isa>(cdna4) == 0x40200000;
  right = run<lockstep::rdna3::Isa>(rdna3) == 0x40200000 && right;

  const auto decoded = lockstep::cdna4::decode(std::span(cdna4).subspan(2));
  const lockstep::Uses uses = lockstep::uses(decoded.instruction, 64);
  bool writes = false;
  for (const lockstep::RegisterUse& use : uses.all())
    writes = writes || (use.written && use.file == lockstep::UsedFile::vgpr && use.first == 1 && use.count == 1);
  right = right && writes && lockstep::disassemble(decoded.instruction) == "v_add_f32_e32 v1, 1.0, v1";

  const auto ended = lockstep::cdna4::run_program(cdna4);
  lockstep::cdna4::ReferenceDevice gpu;
  const auto refused = gpu.launch(gpu.load_file("no such file").kernel("none"), {});
  right = right && !ended.fault && ended.waves[0].vgpr(3, 1) == 0x40200000 && !refused && !refused.message().empty();
  std::puts(right ? "right" : "wrong");
  return right ? 0 : 1;
}
