// How each address form builds its address, where it faults, and what the fault says.
#include <doctest/doctest.h>

#include "machine.hpp"

using namespace memory_test;

TEST_CASE("SMEM offset forms, every part's two low bits are ignored") {
  struct Row {
    std::uint32_t imm, soffset_en, offset, soffset;
    std::int64_t expected;
  };
  // s8 = 0x43, m0 = 0x82, base = ... + 0x101
  const Row rows[] = {
      {1, 0, 0x12, 0, 0x100 + 0x10}, {1, 0, 0x1ffff8, 0, 0x100 - 8},  // 21-bit signed
      {0, 0, 8, 0, 0x100 + 0x40},                                     // SGPR number in OFFSET
      {0, 0, 124, 0, 0x100 + 0x80},                                   // M0
      {0, 1, 0x10, 8, 0x100 + 0x40}, {1, 1, 0x13, 124, 0x100 + 0x10 + 0x80},
  };
  for (const Row& row : rows) {
    Machine m;
    m.wave.set_scalar_pair(4, Machine::base + 0x101);
    m.wave.s[8] = 0x43;
    m.wave.set_m0(0x82);
    CHECK(!m.run("S_LOAD_DWORD", {{Field::sbase, 2},
                                  {Field::sdata, 16},
                                  {Field::imm, row.imm},
                                  {Field::soffset_en, row.soffset_en},
                                  {Field::offset, row.offset},
                                  {Field::soffset, row.soffset}}));
    CHECK(m.wave.s[16] == peek(m.global, static_cast<std::uint64_t>(row.expected), 4));
  }
}

TEST_CASE("S_SCRATCH scales the register offset by 64") {
  Machine m;
  m.wave.set_scalar_pair(4, Machine::base);
  m.wave.s[8] = 3;
  CHECK(!m.run("S_SCRATCH_LOAD_DWORDX2", {{Field::sbase, 2},
                                          {Field::sdata, 16},
                                          {Field::imm, 1},
                                          {Field::offset, 20},
                                          {Field::soffset_en, 1},
                                          {Field::soffset, 8}}));
  CHECK(m.wave.scalar_pair(16) == peek(m.global, 20 + 192, 8));
  m.wave.s[16] = 77;
  CHECK(!m.run("S_SCRATCH_STORE_DWORD", {{Field::sbase, 2}, {Field::sdata, 16}, {Field::offset, 8}}));
  CHECK(peek(m.global, 192, 4) == 77);
}

TEST_CASE("S_BUFFER bounds: dword by dword, size in records when there is a stride") {
  struct Row {
    std::uint32_t stride, records, offset;
    unsigned in_range;  ///< of four dwords
  };
  const Row rows[] = {{0, 64, 0, 4}, {0, 64, 48, 4}, {0, 64, 52, 3}, {0, 62, 48, 3}, {0, 64, 64, 0},
                      {0, 0, 0, 0},  {16, 4, 48, 4}, {16, 4, 60, 1}, {16, 4, 64, 0}, {16, 0, 0, 0}};
  for (const Row& row : rows) {
    Machine m;
    m.wave.s[8] = static_cast<std::uint32_t>(Machine::base);
    m.wave.s[9] = static_cast<std::uint32_t>(Machine::base >> 32) | row.stride << 16;
    m.wave.s[10] = row.records;
    m.wave.s[11] = 0;
    auto expected = m.global;
    for (unsigned i = 0; i < 4; ++i) m.wave.s[32 + i] = 0x1000 + i;
    CHECK(!m.run("S_BUFFER_LOAD_DWORDX4",
                 {{Field::sbase, 4}, {Field::sdata, 16}, {Field::imm, 1}, {Field::offset, row.offset}}));
    for (unsigned i = 0; i < 4; ++i) {
      CHECK(m.wave.s[16 + i] == (i < row.in_range ? peek(m.global, row.offset + 4 * i, 4) : 0));
      if (i < row.in_range) poke(expected, row.offset + 4 * i, 4, 0x1000 + i);
    }
    CHECK(!m.run("S_BUFFER_STORE_DWORDX4",
                 {{Field::sbase, 4}, {Field::sdata, 32}, {Field::imm, 1}, {Field::offset, row.offset}}));
    CHECK(m.global == expected);
  }
}

TEST_CASE("GLOBAL: signed 13-bit offset, SGPR base plus unsigned VGPR offset") {
  Machine m;
  m.set_pair(5, 10, Machine::base + 5000);
  m.wave.set_exec(1 << 5);
  CHECK(
      !m.run("GLOBAL_LOAD_DWORD", {{Field::addr, 10}, {Field::vdst, 1}, {Field::saddr, off}, {Field::offset, 0x1000}}));
  CHECK(m.wave.vgpr(5, 1) == peek(m.global, 5000 - 4096, 4));
  CHECK(
      !m.run("GLOBAL_LOAD_DWORD", {{Field::addr, 10}, {Field::vdst, 1}, {Field::saddr, off}, {Field::offset, 0xfff}}));
  CHECK(m.wave.vgpr(5, 1) == peek(m.global, 5000 + 4095, 4));
  m.wave.set_scalar_pair(20, Machine::base - 0xffff0000u);
  m.wave.set_vgpr(5, 10, 0xffff0010u);
  CHECK(
      !m.run("GLOBAL_LOAD_DWORD", {{Field::addr, 10}, {Field::vdst, 1}, {Field::saddr, 20}, {Field::offset, 0x1ffc}}));
  CHECK(m.wave.vgpr(5, 1) == peek(m.global, 12, 4));
}

TEST_CASE("FLAT: the offset is unsigned, and no aperture means global memory") {
  Machine m;
  m.wave.set_exec(1);
  m.set_pair(0, 10, Machine::base);
  CHECK(!m.run("FLAT_LOAD_DWORD", {{Field::addr, 10}, {Field::vdst, 1}, {Field::offset, 0xfff}}));
  CHECK(m.wave.vgpr(0, 1) == peek(m.global, 4095, 4));
  m.wave.apertures = {};
  m.set_pair(0, 10, 16);
  const Fault fault = m.run("FLAT_LOAD_DWORD", {{Field::addr, 10}, {Field::vdst, 1}});
  CHECK(fault.kind == FaultKind::out_of_bounds);
  CHECK(fault.address == 16);
}

TEST_CASE("SCRATCH: ST, SS, SV and SVS modes") {
  for (const bool scalar : {false, true}) {
    for (const bool vector : {false, true}) {
      Machine m;
      m.wave.s[7] = 32;
      for (std::uint32_t lane = 0; lane < 64; ++lane) m.wave.set_vgpr(lane, 10, 2 * lane);
      CHECK(!m.run("SCRATCH_LOAD_DWORD", {{Field::addr, 10},
                                          {Field::vdst, 1},
                                          {Field::saddr, scalar ? 7 : off},
                                          {Field::sve, vector},
                                          {Field::offset, 12}}));
      for (std::uint32_t lane = 0; lane < 64; ++lane) {
        const std::uint32_t at = 12 + (scalar ? 32 : 0) + (vector ? 2 * lane : 0);
        CHECK(m.wave.vgpr(lane, 1) == peek(m.scratch, lane * Machine::scratch_bytes + at, 4));
      }
    }
  }
}

TEST_CASE("SCRATCH and FLAT through the private aperture reach the same bytes") {
  Machine m;
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    m.wave.set_vgpr(lane, 1, 7000 + lane);
    m.set_pair(lane, 10, Machine::private_base + 24);
  }
  m.wave.s[7] = 32;
  CHECK(!m.run("SCRATCH_STORE_DWORD", {{Field::data, 1}, {Field::saddr, 7}, {Field::offset, 0x1ff8}}));
  CHECK(!m.run("FLAT_LOAD_DWORD", {{Field::addr, 10}, {Field::vdst, 2}}));
  for (std::uint32_t lane = 0; lane < 64; ++lane) CHECK(m.wave.vgpr(lane, 2) == 7000 + lane);
}

TEST_CASE("out of bounds: the first faulting lane, its address and size, no register is written") {
  Machine m;
  for (std::uint32_t lane = 0; lane < 64; ++lane) m.set_pair(lane, 10, Machine::base + 8 * lane);
  m.set_pair(9, 10, Machine::base + (1 << 16) - 4);
  m.set_pair(30, 10, 0);
  m.wave.set_exec(~std::uint64_t{3});
  const Wave before = m.wave;
  const Fault fault = m.run("GLOBAL_LOAD_DWORDX2", {{Field::addr, 10}, {Field::vdst, 1}, {Field::saddr, off}});
  CHECK(fault.kind == FaultKind::out_of_bounds);
  CHECK(fault.lane == 9);
  CHECK(fault.address == Machine::base + (1 << 16) - 4);
  CHECK(fault.size == 8);
  CHECK(fault.detail.find("global address") != std::string_view::npos);
  CHECK(m.wave == before);

  // An inactive lane's address does not matter.
  m.wave.set_exec(m.wave.exec() & ~(1ull << 9) & ~(1ull << 30));
  CHECK(!m.run("GLOBAL_LOAD_DWORDX2", {{Field::addr, 10}, {Field::vdst, 1}, {Field::saddr, off}}));

  // Around the ends of the address space.
  for (const std::uint64_t address :
       {std::uint64_t{0}, ~std::uint64_t{0}, Machine::base - 1, Machine::base + (1 << 16) - 3}) {
    m.wave.set_exec(1);
    m.set_pair(0, 10, address);
    CHECK(m.run("GLOBAL_LOAD_DWORD", {{Field::addr, 10}, {Field::vdst, 1}, {Field::saddr, off}}).kind ==
          FaultKind::out_of_bounds);
    CHECK(m.run("GLOBAL_STORE_DWORD", {{Field::addr, 10}, {Field::data, 1}, {Field::saddr, off}}).kind ==
          FaultKind::out_of_bounds);
  }
}

TEST_CASE("scratch beyond the lane's bytes, and without any scratch") {
  Machine m;
  m.wave.set_exec(1ull << 17);
  m.wave.set_vgpr(17, 10, Machine::scratch_bytes - 3);
  Fault fault =
      m.run("SCRATCH_LOAD_DWORD", {{Field::addr, 10}, {Field::sve, 1}, {Field::saddr, off}, {Field::vdst, 1}});
  CHECK(fault.kind == FaultKind::out_of_bounds);
  CHECK(fault.lane == 17);
  CHECK(fault.address == Machine::scratch_bytes - 3);
  CHECK(fault.detail.find("scratch") != std::string_view::npos);
  m.scratch.clear();
  fault = m.run("SCRATCH_STORE_BYTE", {{Field::data, 10}, {Field::saddr, off}});
  CHECK(fault.kind == FaultKind::out_of_bounds);
}

TEST_CASE("scalar load out of bounds") {
  Machine m;
  const Fault fault = m.run("S_LOAD_DWORDX8", {{Field::sbase, 2}, {Field::sdata, 16}});
  CHECK(fault.kind == FaultKind::out_of_bounds);
  CHECK(fault.size == 32);
  CHECK(fault.lane == -1);  // it belongs to the wave
  const Fault atomic = m.run("S_ATOMIC_ADD", {{Field::sbase, 2}, {Field::sdata, 16}, {Field::imm, 1}});
  CHECK(atomic.kind == FaultKind::out_of_bounds);
  CHECK(atomic.lane == -1);
  m.wave.set_scalar_pair(4, Machine::base);
  const Fault misaligned =
      m.run("S_ATOMIC_ADD_X2", {{Field::sbase, 2}, {Field::sdata, 16}, {Field::imm, 1}, {Field::offset, 4}});
  CHECK(misaligned.kind == FaultKind::misaligned);
  CHECK(misaligned.lane == -1);
}

TEST_CASE("registers beyond the allocation") {
  Machine m;
  m.wave.vgpr_limit = 24;
  m.wave.accvgpr_limit = 8;
  m.wave.sgpr_limit = 32;
  m.wave.set_scalar_pair(4, Machine::base);
  m.wave.set_scalar_pair(106, Machine::base);
  const auto kind = [&](std::string_view name, std::initializer_list<FieldValue> fields) {
    return m.run(name, fields).kind;
  };
  for (std::uint32_t lane = 0; lane < 64; ++lane) m.set_pair(lane, 10, Machine::base);
  CHECK(kind("GLOBAL_LOAD_DWORDX4", {{Field::addr, 10}, {Field::vdst, 28}, {Field::saddr, off}}) == FaultKind::none);
  CHECK(kind("GLOBAL_LOAD_DWORDX4", {{Field::addr, 10}, {Field::vdst, 29}, {Field::saddr, off}}) ==
        FaultKind::register_out_of_range);
  CHECK(kind("GLOBAL_LOAD_DWORD", {{Field::addr, 31}, {Field::vdst, 1}, {Field::saddr, off}}) ==
        FaultKind::register_out_of_range);
  CHECK(kind("GLOBAL_LOAD_DWORD", {{Field::addr, 10}, {Field::vdst, 8}, {Field::acc, 1}, {Field::saddr, off}}) ==
        FaultKind::register_out_of_range);
  CHECK(kind("GLOBAL_LOAD_DWORD", {{Field::addr, 10}, {Field::vdst, 1}, {Field::saddr, 31}}) ==
        FaultKind::register_out_of_range);
  CHECK(kind("GLOBAL_STORE_DWORD", {{Field::addr, 10}, {Field::data, 32}, {Field::saddr, off}}) ==
        FaultKind::register_out_of_range);
  CHECK(kind("DS_READ_B32", {{Field::addr, 10}, {Field::vdst, 255}}) == FaultKind::register_out_of_range);
  CHECK(kind("DS_BPERMUTE_B32", {{Field::addr, 10}, {Field::data0, 32}, {Field::vdst, 1}}) ==
        FaultKind::register_out_of_range);
  CHECK(kind("S_LOAD_DWORDX2", {{Field::sbase, 2}, {Field::sdata, 30}}) == FaultKind::none);
  CHECK(kind("S_LOAD_DWORDX4", {{Field::sbase, 2}, {Field::sdata, 30}}) == FaultKind::register_out_of_range);
  CHECK(kind("S_LOAD_DWORD", {{Field::sbase, 2}, {Field::sdata, 106}}) == FaultKind::none);
  CHECK(kind("S_LOAD_DWORD", {{Field::sbase, 2}, {Field::sdata, 124}}) == FaultKind::register_out_of_range);
  CHECK(kind("S_LOAD_DWORDX16", {{Field::sbase, 2}, {Field::sdata, 112}}) == FaultKind::register_out_of_range);
  CHECK(kind("S_MEMTIME", {{Field::sdata, 126}}) == FaultKind::register_out_of_range);
}

TEST_CASE("clocks count the wave's instructions") {
  Machine m;
  m.wave.instructions = 0x123456789abcull;
  CHECK(!m.run("S_MEMTIME", {{Field::sdata, 8}}));
  CHECK(m.wave.scalar_pair(8) == 0x123456789abcull);
  m.wave.instructions += 5;
  CHECK(!m.run("S_MEMREALTIME", {{Field::sdata, 8}}));
  CHECK(m.wave.scalar_pair(8) == 0x123456789ac1ull);
}

TEST_CASE("cache controls change nothing") {
  for (const char* name : {"S_DCACHE_INV", "S_DCACHE_WB", "S_DCACHE_INV_VOL", "S_DCACHE_WB_VOL", "S_DCACHE_DISCARD",
                           "S_DCACHE_DISCARD_X2", "BUFFER_INV", "BUFFER_WBL2", "DS_NOP"}) {
    Machine m;
    const Wave before = m.wave;
    const auto memory = m.global;
    CHECK(!m.run(name, {}));
    CHECK(m.wave == before);
    CHECK(m.global == memory);
  }
}

TEST_CASE("global wave sync is no memory") {
  Machine m;
  lockstep::SpanMemory memory(Machine::base, m.global);
  const Fault fault = lockstep::execute_memory(m.wave, assemble("DS_GWS_SEMA_V", {}), memory, m.lds, {});
  CHECK(fault.kind == FaultKind::unsupported_instruction);
}
