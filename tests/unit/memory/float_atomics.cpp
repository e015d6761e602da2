// Float atomics: rounding, denormals by unit and MODE, NaNs and signed zeros (CDNA4 ISA manual 9.2; traps
// 029, 035, 063).
#include <doctest/doctest.h>

#include <bit>

#include "machine.hpp"

using namespace memory_test;
using lockstep::AtomicOperation;
using lockstep::AtomicType;
using lockstep::AtomicUnit;
using lockstep::Mode;

namespace {

constexpr Mode keep{};
constexpr Mode flush{Mode::default_bits & ~0xf0u};                  // FP_DENORM 0 for all formats
constexpr Mode flush_result{(Mode::default_bits & ~0xf0u) | 0x50};  // sources kept, results flushed
constexpr Mode round_up{Mode::default_bits | 0x5};                  // rounding towards +infinity: ignored

constexpr std::uint64_t f32(AtomicOperation op, std::uint64_t memory, std::uint64_t data, AtomicUnit unit,
                            Mode mode = keep) {
  return lockstep::float_atomic(op, AtomicType::f32, memory, data, 0, unit, {}, mode);
}
constexpr std::uint64_t f64(AtomicOperation op, std::uint64_t memory, std::uint64_t data, AtomicUnit unit,
                            Mode mode = keep) {
  return lockstep::float_atomic(op, AtomicType::f64, memory, data, 0, unit, {}, mode);
}
constexpr auto add = AtomicOperation::add;
constexpr auto minimum = AtomicOperation::minimum;
constexpr auto maximum = AtomicOperation::maximum;
constexpr auto lds = AtomicUnit::lds;
constexpr auto cache = AtomicUnit::cache;

// Adds round to nearest even whatever MODE says.
static_assert(f32(add, 0x3f800000, 0x33800000, cache, round_up) == 0x3f800000);
static_assert(f32(add, 0x3f800000, 0x33800000, lds, round_up) == 0x3f800000);
static_assert(f32(add, 0x3f800001, 0x33800000, lds) == 0x3f800002);
// f32: the cache flushes denormals, LDS as MODE says, sources and result apart.
static_assert(f32(add, 0x00000001, 0x00000001, cache) == 0);
static_assert(f32(add, 0x80000001, 0x80000001, cache) == 0x80000000);
static_assert(f32(add, 0x00800001, 0x80800000, cache) == 0);
static_assert(f32(add, 0x00000001, 0x00000001, lds) == 2);
static_assert(f32(add, 0x00000001, 0x00000001, lds, flush) == 0);
static_assert(f32(add, 0x007fffff, 0x00000001, lds, flush_result) == 0x00800000);
static_assert(f32(add, 0x00000003, 0x00000001, lds, flush_result) == 0);
// f64 adds never flush.
static_assert(f64(add, 1, 1, cache, flush) == 2);
static_assert(f64(add, 1, 1, lds, flush) == 2);
// NaNs: the first (memory) wins and is quieted; inf - inf is the default NaN; -0 + 0 is +0.
static_assert(f32(add, 0x7f800001, 0x7fc12345, lds) == 0x7fc00001);
static_assert(f32(add, 0x3f800000, 0xff812345, lds) == 0xffc12345);
static_assert(f32(add, 0x7f800000, 0xff800000, cache) == 0xffc00000);
static_assert(f32(add, 0x80000000, 0x00000000, lds) == 0);
static_assert(f32(add, 0x80000000, 0x80000000, lds) == 0x80000000);
// Minimum and maximum: numbers beat quiet NaNs, signalling ones win quieted, -0 < +0.
static_assert(f32(minimum, 0x7fc00000, 0x40000000, lds) == 0x40000000);
static_assert(f32(maximum, 0x40000000, 0x7fc00000, lds) == 0x40000000);
static_assert(f32(maximum, 0x7f800001, 0x40000000, lds) == 0x7fc00001);
static_assert(f32(minimum, 0x40000000, 0xff800001, lds) == 0xffc00001);
static_assert(f32(minimum, 0x00000000, 0x80000000, lds) == 0x80000000);
static_assert(f32(maximum, 0x80000000, 0x00000000, lds) == 0);
static_assert(f32(maximum, 0xff800000, 0xff7fffff, lds) == 0xff7fffff);
static_assert(f64(minimum, 0x7ff8000000000000, 0xbff0000000000000, cache) == 0xbff0000000000000);
static_assert(f64(maximum, 0x7ff0000000000001, 0, cache) == 0x7ff8000000000001);
// Flushing concerns the comparison only: both count as zero, memory stays.
static_assert(f32(maximum, 0x00000001, 0x00000002, lds, flush) == 1);
static_assert(f32(maximum, 0x00000001, 0x00000002, lds, keep) == 2);
static_assert(f64(maximum, 1, 2, lds, flush) == 1);
static_assert(f64(maximum, 1, 2, cache, flush) == 2);
// Compare and swap: +0 == -0, NaN equals nothing, a stored denormal is flushed when sources are.
constexpr std::uint64_t swap(std::uint64_t memory, std::uint64_t data, std::uint64_t comparand, Mode mode = keep) {
  return lockstep::float_atomic(AtomicOperation::compare_swap, AtomicType::f32, memory, data, comparand, lds, {}, mode);
}
static_assert(swap(0x80000000, 5, 0) == 5);
static_assert(swap(0x80000000, 5, 0, flush) == 0);
static_assert(swap(0x7fc00000, 5, 0x7fc00000) == 0x7fc00000);
static_assert(swap(0x00000001, 0x3f800000, 0x80000002, flush) == 0x3f800000);
static_assert(swap(0x00000001, 0x3f800000, 0x80000002) == 1);
// Packed adds: halves by themselves; the cache keeps denormals, LDS as MODE says.
constexpr std::uint64_t packed(AtomicType type, std::uint64_t memory, std::uint64_t data, AtomicUnit unit,
                               Mode mode = keep) {
  return lockstep::float_atomic(add, type, memory, data, 0, unit, {}, mode);
}
static_assert(packed(AtomicType::pk_f16, 0x3c00bc00, 0x40003c00, cache) == 0x42000000);
static_assert(packed(AtomicType::pk_f16, 0x00010001, 0x00018001, cache, flush) == 0x00020000);
static_assert(packed(AtomicType::pk_f16, 0x00010001, 0x00010001, lds, flush) == 0);
static_assert(packed(AtomicType::pk_f16, 0x7bff7bff, 0x7bff0000, cache) == 0x7c007bff);
static_assert(packed(AtomicType::pk_bf16, 0x3f803f80, 0x3b804000, cache) == 0x3f804040);  // 1 + 2^-8: tie to even
static_assert(packed(AtomicType::pk_bf16, 0x3f81bf80, 0x3b80bf80, cache) == 0x3f82c000);
static_assert(packed(AtomicType::pk_bf16, 0x00010001, 0x00010001, cache, flush) == 0x00020002);

}  // namespace

TEST_CASE("float atomics through every unit") {
  struct Row {
    const char* suffix;
    const char* ds;
    unsigned bytes;
    std::uint64_t memory, data, expected;
  };
  const Row rows[] = {
      {"ADD_F32", "DS_ADD_RTN_F32", 4, 0x3fc00000, 0x40200000, 0x40800000},
      {"ADD_F64", "DS_ADD_RTN_F64", 8, 0x3ff8000000000000, 0x4004000000000000, 0x4010000000000000},
      {"MIN_F64", "DS_MIN_RTN_F64", 8, 0x3ff8000000000000, 0xc004000000000000, 0xc004000000000000},
      {"MAX_F64", "DS_MAX_RTN_F64", 8, 0x3ff8000000000000, 0xc004000000000000, 0x3ff8000000000000},
      {"PK_ADD_F16", "DS_PK_ADD_RTN_F16", 4, 0x3c003c00, 0x4000bc00, 0x42000000},
      {"PK_ADD_BF16", "DS_PK_ADD_RTN_BF16", 4, 0x3f803f80, 0x4000bf80, 0x40400000},
      {nullptr, "DS_MIN_RTN_F32", 4, 0x3f800000, 0xbf800000, 0xbf800000},
      {nullptr, "DS_MAX_RTN_F32", 4, 0x3f800000, 0xbf800000, 0x3f800000},
  };
  for (const Row& row : rows) {
    for (const std::string unit : {"FLAT_ATOMIC_", "GLOBAL_ATOMIC_", "BUFFER_ATOMIC_", ""}) {
      if (!unit.empty() && row.suffix == nullptr) continue;
      Machine m;
      m.wave.set_exec(1ull << 33);
      auto& memory = unit.empty() ? m.lds : m.global;
      poke(memory, 64, row.bytes, row.memory);
      m.set_pair(33, 20, row.data);
      if (unit.empty() || unit[0] == 'B')
        m.wave.set_vgpr(33, 10, 64);
      else
        m.set_pair(33, 10, Machine::base + 64);
      m.wave.s[24] = static_cast<std::uint32_t>(Machine::base);
      m.wave.s[25] = static_cast<std::uint32_t>(Machine::base >> 32);
      m.wave.s[26] = 1024;
      m.wave.s[27] = 4 << 15;
      Fault fault;
      if (unit.empty()) {
        fault = m.run(row.ds, {{Field::addr, 10}, {Field::data0, 20}, {Field::vdst, 40}});
      } else if (unit[0] == 'B') {
        fault = m.run(unit + row.suffix, {{Field::srsrc, 6},
                                          {Field::soffset, 128},
                                          {Field::offen, 1},
                                          {Field::vaddr, 10},
                                          {Field::vdata, 20},
                                          {Field::sc0, 1}});
      } else {
        fault = m.run(unit + row.suffix,
                      {{Field::addr, 10}, {Field::saddr, off}, {Field::data, 20}, {Field::vdst, 40}, {Field::sc0, 1}});
      }
      CHECK(fault.detail == "");
      CHECK(peek(memory, 64, row.bytes) == row.expected);
      const std::uint64_t old = m.pair(33, unit[0] == 'B' ? 20 : 40);
      CHECK((row.bytes == 8 ? old : old & 0xffffffffu) == row.memory);
    }
  }
}

TEST_CASE("FLAT reaches LDS with the LDS rules, global memory with the cache's") {
  for (const bool in_lds : {true, false}) {
    Machine m;
    m.wave.set_exec(1);
    auto& memory = in_lds ? m.lds : m.global;
    poke(memory, 64, 4, 1);
    m.wave.set_vgpr(0, 20, 2);
    m.set_pair(0, 10, (in_lds ? Machine::shared_base : Machine::base) + 64);
    CHECK(!m.run("FLAT_ATOMIC_ADD_F32", {{Field::addr, 10}, {Field::data, 20}}));
    CHECK(peek(memory, 64, 4) == (in_lds ? 3 : 0));
  }
}

TEST_CASE("DS_CMPST: comparand first, as integers and as floats") {
  Machine m;
  m.wave.set_exec(1);
  m.wave.set_vgpr(0, 10, 64);
  m.wave.set_vgpr(0, 20, 0);           // DATA0: comparand +0
  m.wave.set_vgpr(0, 21, 0x3f800000);  // DATA1: new value
  poke(m.lds, 64, 4, 0x80000000);
  CHECK(!m.run("DS_CMPST_RTN_B32", {{Field::addr, 10}, {Field::data0, 20}, {Field::data1, 21}, {Field::vdst, 40}}));
  CHECK(peek(m.lds, 64, 4) == 0x80000000);
  CHECK(!m.run("DS_CMPST_RTN_F32", {{Field::addr, 10}, {Field::data0, 20}, {Field::data1, 21}, {Field::vdst, 40}}));
  CHECK(peek(m.lds, 64, 4) == 0x3f800000);
  CHECK(m.wave.vgpr(0, 40) == 0x80000000);
}
