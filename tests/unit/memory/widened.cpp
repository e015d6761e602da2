// Loads that compilers make wider than what the program reads: they end outside the memory they begin in.
#include <doctest/doctest.h>

#include "machine.hpp"

using namespace memory_test;

namespace {

/// Two ranges with unregistered bytes between them.
struct TwoRanges {
  std::span<std::uint8_t> bytes;  ///< from Machine::base on
  std::uint64_t first_end, second_begin;

  bool holds(std::uint64_t address, std::uint64_t count) const {
    if (address < Machine::base || address - Machine::base > bytes.size()) return false;
    const std::uint64_t at = address - Machine::base;
    return at + count <= first_end || (at >= second_begin && at + count <= bytes.size());
  }
  bool read(std::uint64_t address, std::uint8_t* to, std::uint32_t count) const {
    if (!holds(address, count)) return false;
    for (std::uint32_t i = 0; i < count; ++i) to[i] = bytes[address - Machine::base + i];
    return true;
  }
  bool write(std::uint64_t address, const std::uint8_t*, std::uint32_t count) { return holds(address, count); }
  template <class T, class F>
  bool atomic(std::uint64_t address, T&, F&&) {
    return holds(address, sizeof(T));
  }
};

/// What a load of `bytes` bytes at `at` may do: bytes beyond the first range lie in a block, as large as the address is
/// aligned, that begins in a range.
bool allowed(const TwoRanges& memory, std::uint64_t at, std::uint32_t bytes) {
  if (memory.holds(Machine::base + at, bytes)) return true;
  std::uint64_t block = 1;
  while (block < 64 && at % (2 * block) == 0) block *= 2;
  if (block < 4) return false;
  for (std::uint64_t first = at; first < at + bytes; first += block) {
    if (!memory.holds(Machine::base + first, 1)) return false;
  }
  return true;
}

std::uint32_t dword(const TwoRanges& memory, std::uint64_t at) {
  std::uint32_t value = 0;
  for (unsigned i = 0; i < 4; ++i) {
    if (memory.holds(Machine::base + at + i, 1)) value |= std::uint32_t{memory.bytes[at + i]} << 8 * i;
  }
  return value;
}

}  // namespace

TEST_CASE("loads that begin inside a range end outside it where no page can begin between") {
  int outside = 0, refused = 0;
  for (const auto& [name, bytes] : {std::pair{"S_LOAD_DWORD", 4u},
                                    {"S_LOAD_DWORDX2", 8u},
                                    {"S_LOAD_DWORDX4", 16u},
                                    {"S_LOAD_DWORDX8", 32u},
                                    {"S_LOAD_DWORDX16", 64u},
                                    {"S_SCRATCH_LOAD_DWORDX4", 16u},
                                    {"GLOBAL_LOAD_DWORD", 4u},
                                    {"GLOBAL_LOAD_DWORDX2", 8u},
                                    {"GLOBAL_LOAD_DWORDX3", 12u},
                                    {"GLOBAL_LOAD_DWORDX4", 16u},
                                    {"FLAT_LOAD_DWORDX4", 16u}}) {
    const bool scalar = name[0] == 'S';
    for (std::uint64_t first_end = 124; first_end <= 200; first_end += 3) {
      for (const std::uint64_t gap : {1, 6, 21, 100}) {
        for (std::uint64_t at = 96; at < 208; at += scalar ? 4 : 1) {
          Machine m;
          const std::uint64_t address = Machine::base + at;
          m.wave.set_exec(1ull << 5);
          m.wave.set_scalar_pair(4, address);
          m.set_pair(5, 10, address);
          TwoRanges memory{{m.global.data(), 300}, first_end, first_end + gap};
          const Wave before = m.wave;
          const Instruction instruction =
              scalar ? assemble(name, {{Field::sbase, 2}, {Field::sdata, 16}, {Field::imm, 1}})
                     : assemble(name, {{Field::addr, 10}, {Field::vdst, 20}, {Field::saddr, off}});
          const Fault fault = lockstep::execute_memory(m.wave, instruction, memory, m.lds, {m.scratch, 0});
          const bool good = allowed(memory, at, bytes);
          bool same = good == !fault;
          if (good) {
            for (std::uint32_t i = 0; i < bytes / 4; ++i) {
              const std::uint32_t got = scalar ? m.wave.s[16 + i] : m.wave.vgpr(5, 20 + i);
              same = same && got == dword(memory, at + 4 * i);
            }
            if (!memory.holds(address, bytes)) ++outside;
          } else {
            same = same && fault.kind == FaultKind::out_of_bounds && fault.size == bytes && m.wave == before;
            ++refused;
          }
          if (!same) {
            CAPTURE(name);
            CAPTURE(at);
            CAPTURE(first_end);
            CAPTURE(gap);
            CHECK(same);
          }
        }
      }
    }
  }
  CHECK(outside > 1000);
  CHECK(refused > 1000);
}

TEST_CASE("what clang 22 makes of reads from the last bytes of a buffer") {
  struct Row {
    const char* name;
    std::uint32_t bytes, alignment;  ///< that the program reads, and what its pointer is known to have
  };
  // Found by compiling 1,800 kernels that read 1 to 64 bytes at every alignment.
  for (const Row& row : {Row{"S_LOAD_DWORD", 3, 4},
                         {"S_LOAD_DWORDX2", 5, 8},
                         {"S_LOAD_DWORDX4", 12, 8},
                         {"S_LOAD_DWORDX8", 28, 8},
                         {"S_LOAD_DWORDX8", 20, 32},
                         {"S_LOAD_DWORDX16", 52, 64},
                         {"GLOBAL_LOAD_DWORDX2", 6, 4},
                         {"GLOBAL_LOAD_DWORDX2", 5, 8},
                         {"GLOBAL_LOAD_DWORDX3", 10, 4},
                         {"GLOBAL_LOAD_DWORDX4", 10, 8},
                         {"GLOBAL_LOAD_DWORDX4", 14, 4},
                         {"GLOBAL_LOAD_DWORDX4", 8, 16}}) {
    CAPTURE(row.name);
    Machine m;
    const std::uint64_t address = Machine::base + 1024 + row.alignment;
    m.global.resize(1024 + row.alignment + row.bytes);
    m.wave.set_exec(1);
    m.wave.set_scalar_pair(4, address);
    m.set_pair(0, 10, address);
    if (row.name[0] == 'S')
      CHECK(!m.run(row.name, {{Field::sbase, 2}, {Field::sdata, 16}, {Field::imm, 1}}));
    else
      CHECK(!m.run(row.name, {{Field::addr, 10}, {Field::vdst, 20}, {Field::saddr, off}}));
  }
}

TEST_CASE("buffer loads, loads to LDS, stores and atomics end inside") {
  Machine m;
  m.global.resize(1024 + 12);
  m.wave.set_exec(1);
  const std::uint64_t address = Machine::base + 1024;
  m.wave.set_scalar_pair(4, address);
  m.set_pair(0, 10, address);
  m.wave.s[24] = static_cast<std::uint32_t>(address);
  m.wave.s[25] = static_cast<std::uint32_t>(address >> 32);
  m.wave.s[26] = 4096;
  m.wave.s[27] = 4u << 15;
  const auto memory = m.global;
  const auto lds = m.lds;
  const auto kind = [&](std::string_view name, std::initializer_list<FieldValue> fields) {
    return m.run(name, fields).kind;
  };
  CHECK(kind("S_BUFFER_LOAD_DWORDX4", {{Field::sbase, 12}, {Field::sdata, 16}, {Field::imm, 1}}) ==
        FaultKind::out_of_bounds);
  CHECK(kind("BUFFER_LOAD_DWORDX4", {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::vdata, 20}}) ==
        FaultKind::out_of_bounds);
  CHECK(kind("GLOBAL_LOAD_LDS_DWORDX4", {{Field::addr, 10}, {Field::saddr, off}}) == FaultKind::out_of_bounds);
  CHECK(kind("GLOBAL_STORE_DWORDX4", {{Field::addr, 10}, {Field::saddr, off}, {Field::data, 20}}) ==
        FaultKind::out_of_bounds);
  CHECK(kind("S_STORE_DWORDX4", {{Field::sbase, 2}, {Field::sdata, 16}, {Field::imm, 1}}) == FaultKind::out_of_bounds);
  CHECK(m.global == memory);
  CHECK(m.lds == lds);
}
