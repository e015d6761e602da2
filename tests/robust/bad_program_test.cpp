// Programs that no compiler would make end in a fault or normally, within their budget, and the same on every engine.
#include <doctest/doctest.h>

#include <cstdlib>
#include <cstring>
#include <string>

#include "lockstep/isa/traits/cdna4.hpp"
#include "machine.hpp"
#include "random_instruction.hpp"

using namespace lockstep;
using robust::Outcome;
using robust::Program;
using robust::Random;
using Words = std::vector<std::uint32_t>;

namespace {

constexpr std::uint32_t s_endpgm = 0xbf810000;

void check_same(const Outcome& one, const Outcome& other) {
  const Fault &a = one.result.fault, &b = other.result.fault;
  CHECK(one.result.status == other.result.status);
  CHECK(fault_name(a.kind) == fault_name(b.kind));
  CHECK(a.pc == b.pc);
  CHECK(a.words == b.words);
  CHECK(a.dwords == b.dwords);
  CHECK(a.wave == b.wave);
  CHECK(a.lane == b.lane);
  CHECK(a.address == b.address);
  CHECK(a.size == b.size);
  CHECK(one.result.text == other.result.text);
  CHECK(one.result.statistics.instructions == other.result.statistics.instructions);
  CHECK(one.result.statistics.instructions <= 5000);
  CHECK((one.data == other.data));
  CHECK((one.words == other.words));
}

/// Runs on every engine; what came of it on the first.
Outcome run(const Program& program) {
  Outcome first = robust::run(program, all_engines[0]);
  CHECK(first.result.status != LaunchResult::Status::refused);
  for (std::size_t i = 1; i < all_engines.size(); ++i) check_same(first, robust::run(program, all_engines[i]));
  return first;
}

Program of(Words words) {
  Program program;
  program.words = std::move(words);
  return program;
}

Fault fault(Words words) { return run(of(std::move(words))).result.fault; }

std::uint32_t data_word(const Outcome& outcome, std::size_t byte) {
  std::uint32_t word;
  std::memcpy(&word, outcome.data.data() + byte, 4);
  return word;
}

}  // namespace

TEST_CASE("random words") {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    CAPTURE(seed);
    Random random(seed);
    Program program;
    for (int i = 0; i < 64; ++i) program.words.push_back(random.word());
    CHECK(run(program).result.fault.kind != FaultKind::none);
  }
}

TEST_CASE("random instructions") {
  const char* wanted = std::getenv("LOCKSTEP_SEEDS");  // for a longer hunt
  const std::uint64_t seeds = wanted ? std::strtoull(wanted, nullptr, 10) : 300;
  const std::uint32_t forms = static_cast<std::uint32_t>(cdna4::Isa::forms().size());
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    CAPTURE(seed);
    Random random(1000 + seed);
    Program program;
    program.block = 1 + random.below(128);
    program.vgprs = seed % 4 == 0 ? 8 + random.below(249) : 256;
    while (program.words.size() < 64) {
      // Mostly without jumps and ends, which cut programs short.
      const std::uint32_t form = random.below(forms);
      const InstructionInfo& info = cdna4::Isa::info(static_cast<cdna4::Isa::Opcode>(cdna4::Isa::form(form).opcode));
      const bool control =
          info.branch || info.terminator || info.memory != nullptr || info.status == Status::unsupported;
      if (control && random.below(8) != 0) continue;
      const auto instruction = robust::random_instruction<cdna4::Isa>(random, form);
      if (!instruction) continue;
      auto words = instruction->words;
      if (info.branch && !info.indirect_branch)
        words[0] = (words[0] & 0xffff0000u) | ((random.below(24) - 12) & 0xffffu);
      program.words.insert(program.words.end(), words.begin(), words.begin() + instruction->dwords);
    }
    program.words.push_back(s_endpgm);
    run(program);
  }
}

TEST_CASE("jumps outside the code") {
  CHECK(fault({0xbf827fff, s_endpgm}).kind == FaultKind::pc_out_of_range);              // s_branch 32767
  CHECK(fault({0xbf828000, s_endpgm}).kind == FaultKind::pc_out_of_range);              // s_branch -32768
  CHECK(fault({0xbe860180, 0xbe801d06, s_endpgm}).kind == FaultKind::pc_out_of_range);  // s_setpc_b64 to 0
  CHECK(fault({0xbe8601c1, 0xbe801d06, s_endpgm}).kind == FaultKind::pc_out_of_range);  // s_setpc_b64 to -1
  // s_setpc_b64 to the middle of a dword.
  const Fault odd = fault({0x80068202, 0x82078003, 0xbe801d06, s_endpgm});
  CHECK(odd.kind == FaultKind::pc_out_of_range);
  CHECK(odd.pc % 4 == 2);
  CHECK(fault({0xbf800000}).kind == FaultKind::pc_out_of_range);  // s_nop, and on past the end of the range
  const Fault cut = fault({0x7e0202ff});                          // v_mov_b32 v1, and no literal
  CHECK(cut.kind == FaultKind::pc_out_of_range);
  CHECK(cut.detail == "mapped memory ends inside the instruction");
  CHECK(fault({0xbf82ffff}).kind == FaultKind::instruction_budget);  // s_branch to itself
}

TEST_CASE("a kernel cannot write its own code") {
  const Words store = {0x7e000280, 0x7e0202ff, s_endpgm,
                       0xdc708000, 0x00020100, s_endpgm};  // global_store_dword v0, v1, s[2:3]
  const Words atomic = {0x7e000280, 0x7e0202ff, s_endpgm, 0xdd088000, 0x00020100, s_endpgm};
  const Words scalar_store = {0xc0420101, 0, s_endpgm};
  const Words scalar_atomic = {0xc20a0101, 0, s_endpgm};
  for (const Words& words : {store, atomic, scalar_store, scalar_atomic}) {
    Program program = of(words);
    program.tail_words = 1000;
    const Outcome outcome = run(program);
    CHECK(outcome.result.fault.kind == FaultKind::out_of_bounds);
    CHECK(outcome.result.text.find("write to memory that kernels may only read") != std::string::npos);
    CHECK(Words(outcome.words.begin(), outcome.words.begin() + static_cast<std::ptrdiff_t>(words.size())) == words);
  }
  // What lies behind the code in the same allocation is ordinary memory.
  Program behind = of({0x7e000280, 0x7e0202ff, 77, 0xdc7087fc, 0x00020100, s_endpgm});
  behind.tail_words = 1000;
  const Outcome outcome = run(behind);
  CHECK(outcome.result.fault.kind == FaultKind::none);
  CHECK(outcome.words[511] == 77);
  // Code behind a branch is code too.
  Program far = of({0x7e000280, 0x7e0202ff, s_endpgm, 0xdc7087fc, 0x00020100, 0xbf8201f9});
  far.tail_words = 600;
  CHECK(run(far).result.fault.kind == FaultKind::out_of_bounds);
}

TEST_CASE("code that a kernel writes elsewhere is executed as it stands") {
  const Outcome outcome = run(of({
      0x7e000280,                          // v_mov_b32 v0, 0
      0x7e0402ff, 0xbe850087,              // v2: s_mov_b32 s5, 7
      0x7e0602ff, 0xbe801d0a,              // v3: s_setpc_b64 s[10:11]
      0xdc748000, 0x00000200,              // global_store_dwordx2 v0, v[2:3], s[0:1]
      0xbe8a1e00,                          // s_swappc_b64 s[10:11], s[0:1]
      0x7e100205, 0xdc708040, 0x00000800,  // s5 to data[64]
      0x7e0402ff, 0xbe85008b,              // v2: s_mov_b32 s5, 11
      0xdc708000, 0x00000200,              // global_store_dword v0, v2, s[0:1]
      0xbe8a1e00,                          // s_swappc_b64 s[10:11], s[0:1]
      0x7e100205, 0xdc708044, 0x00000800,  // s5 to data[68]
      s_endpgm,
  }));
  CHECK(outcome.result.fault.kind == FaultKind::none);
  CHECK(data_word(outcome, 64) == 7);
  CHECK(data_word(outcome, 68) == 11);
}

TEST_CASE("registers beyond the allocation") {
  const auto with_8 = [](Words words) {
    words.push_back(s_endpgm);
    Program program = of(std::move(words));
    program.vgprs = 8;
    program.accvgprs = 8;
    return run(program).result.fault.kind;
  };
  CHECK(with_8({0x7e0e0300}) == FaultKind::none);                               // v_mov_b32 v7, v0
  CHECK(with_8({0x7e100300}) == FaultKind::none);                               // v_mov_b32 v8, v0: v8 is a0
  CHECK(with_8({0x7e200300}) == FaultKind::register_out_of_range);              // v_mov_b32 v16, v0
  CHECK(with_8({0x7e000310}) == FaultKind::register_out_of_range);              // v_mov_b32 v0, v16
  CHECK(with_8({0xd3d94008, 0x18000100}) == FaultKind::register_out_of_range);  // v_accvgpr_write_b32 a8, v0
  CHECK(with_8({0xd3c28004, 0x041a0300}) ==
        FaultKind::register_out_of_range);  // v_mfma_f32_4x4x1 a[4:7], v0, v1, a[6:9]
  CHECK(with_8({0x7e000280, 0xdc5c8000, 0x0e000000}) ==
        FaultKind::register_out_of_range);  // global_load_dwordx4 v[14:17]
  CHECK(with_8({0xbefc00c1, 0xbf11017c, 0x7e020300}) == FaultKind::register_out_of_range);  // v_mov_b32 v1, v[0 + 255]
  CHECK(with_8({0xc0101740, 0}) != FaultKind::none);                                        // s_load_dwordx16 s[93:108]
}

TEST_CASE("huge offsets and addresses") {
  const auto kind = [](Words words) {
    words.push_back(s_endpgm);
    return fault(std::move(words)).kind;
  };
  CHECK(kind({0x7e000280, 0xdc708000, 0x00000100}) == FaultKind::none);                       // a good store
  CHECK(kind({0x7e0002c1, 0xdc708000, 0x00000100}) == FaultKind::out_of_bounds);              // voffset 2^32 - 1
  CHECK(kind({0x7e0402c4, 0x7e0602c1, 0xdc508fff, 0x017f0002}) == FaultKind::out_of_bounds);  // -4 + 4095
  CHECK(kind({0x7e0402c4, 0x7e0602c1, 0xdc508004, 0x017f0002}) == FaultKind::out_of_bounds);  // -4 + 4
  CHECK(kind({0x7e0402c4, 0x7e0602c1, 0xdc5c8000, 0x047f0002}) == FaultKind::out_of_bounds);  // 16 bytes at -4
  CHECK(kind({0x7e000280, 0x7e020280, 0xdc500fff, 0x01000000}) == FaultKind::out_of_bounds);  // flat at 4095
  CHECK(kind({0xdc504fff, 0x017f0000}) == FaultKind::out_of_bounds);                          // scratch at 4095
  CHECK(kind({0xdc707fff, 0x007f0102}) == FaultKind::out_of_bounds);                          // scratch at v2 - 1
  CHECK(kind({0xc0020200, 0x000fffff}) == FaultKind::out_of_bounds);                          // s_load at 2^20 - 1
  CHECK(kind({0xc0020200, 0x001ffffc}) == FaultKind::out_of_bounds);                          // s_load at -4
  // LDS reads 0 and drops writes outside.
  CHECK(kind({0xd86cffff, 0x01000000}) == FaultKind::none);              // LDS offset 65535
  CHECK(kind({0x7e0402c1, 0xd86c0000, 0x01000002}) == FaultKind::none);  // LDS address 2^32 - 1
  CHECK(kind({0xd9be03f8, 0x00000400}) == FaultKind::none);              // LDS, across the end
}

TEST_CASE(
    "a scaled matrix instruction runs from memory, its first half alone is unsupported, at the end of memory too") {
  const Words scaled = {0xd3ac0000, 0x00020501, 0xd3ad0800,
                        0x04521502};  // v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[2:9], v[10:17], v[20:23], v1, v2
  const Outcome whole = run(of({scaled[0], scaled[1], scaled[2], scaled[3], s_endpgm}));
  CHECK_MESSAGE(whole.result, whole.result.message());
  CHECK(whole.result.statistics.instructions == 2);
  for (const Words& words : {Words{scaled[0], scaled[1]}, Words{scaled[0], scaled[1], s_endpgm},
                             Words{scaled[0], scaled[1], scaled[2] & ~0x800u, scaled[3], s_endpgm}}) {
    const Outcome half = run(of(words));
    CHECK(half.result.fault.kind == FaultKind::unsupported_instruction);
    CHECK(half.result.fault.dwords == 2);
    CHECK(half.result.text.find("'v_mfma_ld_scale_b32 v1, v2 ") != std::string::npos);
  }
  CHECK(run(of({scaled[0], scaled[1], scaled[2]})).result.fault.kind == FaultKind::pc_out_of_range);
  // A short instruction in the last words of memory, with nothing behind it.
  CHECK(run(of({s_endpgm})).result);
}
