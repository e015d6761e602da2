// The reference engine around the instructions: fetch, faults, observers, running waves.
#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

#include "program.hpp"

namespace {
using namespace lockstep;
using engine_test::code_base;
using engine_test::FullWave;
using engine_test::Program;
}  // namespace

TEST_CASE("faults carry pc, words and a reason") {
  {
    Program p{0x68000501, 0xf4080500, 0x00000000};  // v_add_u32 v0, v1, v2; then RDNA3's s_load_b128
    const Fault fault = p.run();
    CHECK(fault.kind == FaultKind::illegal_instruction);
    CHECK(fault.pc == code_base + 4);
    CHECK(fault.words[0] == 0xf4080500);
    CHECK(fault.dwords >= 1);
    CHECK_FALSE(fault.detail.empty());
    CHECK(p.wave.instructions == 1);
  }
  {
    Program p{0x68000501};
    p.wave.vgpr_limit = 2;
    p.wave.accvgpr_limit = 0;
    const Fault fault = p.run();
    CHECK(fault.kind == FaultKind::register_out_of_range);
    CHECK(fault.pc == code_base);
    CHECK(fault.words[0] == 0x68000501);
    CHECK(fault.dwords == 1);
  }
  {
    Program p{0xbe80007d};  // s_mov_b32 s0, <125>
    CHECK(p.run().kind == FaultKind::illegal_operand);
  }
  {
    Program p{0xbf920002};  // s_trap 2
    const Fault fault = p.run();
    CHECK(fault.kind == FaultKind::trap);
    CHECK(fault.pc == code_base);
  }
  {
    Program p{0xbf920003, 0xbe800085, 0xbf810000};  // s_trap 3, s_mov_b32 s0, 5, s_endpgm
    CHECK(!p.run());
    CHECK(p.wave.s[0] == 5);
    CHECK(p.wave.instructions == 3);
  }
  {
    Program p{0xbf8d0001};  // s_sethalt 1
    CHECK(p.run().kind == FaultKind::halt);
  }
}

TEST_CASE("unsupported instructions fault with their reason") {
  Program p{0xbe801f04};  // s_rfe_b64 s[4:5]
  const Fault fault = p.run();
  CHECK(fault.kind == FaultKind::unsupported_instruction);
  CHECK(fault.detail == cdna4::Isa::info(cdna4::Opcode::s_rfe_b64).reason);
}

TEST_CASE("a source read directly from LDS is a fault, not a zero") {
  for (const std::uint32_t word : {0x7e0002feu, 0x7c8200feu}) {  // v_mov_b32 v0, and v_cmp_lt_f32 vcc, with it
    Program p{word};
    const Fault fault = p.run();
    CHECK(fault.kind == FaultKind::illegal_operand);
    CHECK(fault.detail.find("SRC_LDS_DIRECT") != std::string_view::npos);
  }
}

TEST_CASE("fetch at the edges of mapped memory") {
  {
    Program p{0xd1018000};  // the first half of a VOP3 instruction
    const Fault fault = p.run();
    CHECK(fault.kind == FaultKind::pc_out_of_range);
    CHECK(fault.words[0] == 0xd1018000);
  }
  {
    Program p{0xbf800000};  // s_nop 0, the last mapped dword
    CHECK_FALSE(p.run());
    CHECK(p.step().fault.kind == FaultKind::pc_out_of_range);
  }
  {
    Program p{0xbf800000};
    p.wave.pc = code_base + 2;
    CHECK(p.step().fault.kind == FaultKind::pc_out_of_range);
    p.wave.pc = 0;
    CHECK(p.step().fault.kind == FaultKind::pc_out_of_range);
  }
}

TEST_CASE("observers see each instruction before and after") {
  struct Trace {
    std::vector<std::uint64_t> pcs;
    std::vector<std::uint32_t> s0;
    void before(const FullWave& wave, const cdna4::Instruction&) { pcs.push_back(wave.pc); }
    void after(const FullWave& wave, const cdna4::Instruction&) { s0.push_back(wave.s[0]); }
  };
  Program p{0xbe800081,              // s_mov_b32 s0, 1
            0x8000ff00, 0x00000010,  // s_add_u32 s0, s0, 16
            0xbf810000};             // s_endpgm
  Machine<SpanMemory> machine{p.memory};
  Trace trace;
  const WaveRun run = run_wave(p.wave, machine, 100, trace);
  CHECK(run.reason == StopReason::ended);
  CHECK(run.executed == 3);
  CHECK(trace.pcs == std::vector<std::uint64_t>{code_base, code_base + 4, code_base + 12});
  CHECK(trace.s0 == std::vector<std::uint32_t>{1, 17, 17});
}

TEST_CASE("a wave stops at barriers, pauses and the end of its share") {
  Program p{0xbf800000,   // s_nop 0
            0xbf8a0000,   // s_barrier
            0xbf8e0001,   // s_sleep 1
            0xbf800000,   // s_nop 0
            0xbf810000};  // s_endpgm
  Machine<SpanMemory> machine{p.memory};
  WaveRun run = run_wave(p.wave, machine, 1);
  CHECK(run.reason == StopReason::yielded);
  CHECK(run.executed == 1);
  run = run_wave(p.wave, machine, 100);
  CHECK(run.reason == StopReason::at_barrier);
  CHECK(p.wave.pc == code_base + 8);
  run = run_wave(p.wave, machine, 100);
  CHECK(run.reason == StopReason::yielded);
  CHECK(run.executed == 1);
  run = run_wave(p.wave, machine, 100);
  CHECK(run.reason == StopReason::ended);
  CHECK(p.wave.instructions == 5);
}

TEST_CASE("VSKIP steps over vector instructions") {
  Program p{0xbf108081,   // s_setvskip 1, 0
            0x7e000301,   // v_mov_b32 v0, v1
            0xbf108080,   // s_setvskip 0, 0
            0x7e040301};  // v_mov_b32 v2, v1
  p.wave.set_vgpr(3, 1, 7);
  REQUIRE_FALSE(p.run());
  CHECK(p.wave.vgpr(3, 0) == 0);
  CHECK(p.wave.vgpr(3, 2) == 7);
}
