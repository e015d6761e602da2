// Every load and store of every address form, each width, sign and half, at aligned and odd addresses,
// against byte arithmetic written here.
#include <doctest/doctest.h>

#include "machine.hpp"

using namespace memory_test;

namespace {

struct Width {
  const char* flat;  ///< name in FLAT, GLOBAL, SCRATCH and BUFFER instructions
  const char* ds;
  unsigned bytes;
  bool sign;
  int half;  ///< 0 whole register, 1 low half, 2 high half
};
constexpr Width loads[] = {
    {"UBYTE", "U8", 1, false, 0},          {"SBYTE", "I8", 1, true, 0},
    {"USHORT", "U16", 2, false, 0},        {"SSHORT", "I16", 2, true, 0},
    {"DWORD", "B32", 4, false, 0},         {"DWORDX2", "B64", 8, false, 0},
    {"DWORDX3", "B96", 12, false, 0},      {"DWORDX4", "B128", 16, false, 0},
    {"UBYTE_D16", "U8_D16", 1, false, 1},  {"UBYTE_D16_HI", "U8_D16_HI", 1, false, 2},
    {"SBYTE_D16", "I8_D16", 1, true, 1},   {"SBYTE_D16_HI", "I8_D16_HI", 1, true, 2},
    {"SHORT_D16", "U16_D16", 2, false, 1}, {"SHORT_D16_HI", "U16_D16_HI", 2, false, 2},
};
constexpr Width stores[] = {
    {"BYTE", "B8", 1, false, 0},      {"BYTE_D16_HI", "B8_D16_HI", 1, false, 2},
    {"SHORT", "B16", 2, false, 0},    {"SHORT_D16_HI", "B16_D16_HI", 2, false, 2},
    {"DWORD", "B32", 4, false, 0},    {"DWORDX2", "B64", 8, false, 0},
    {"DWORDX3", "B96", 12, false, 0}, {"DWORDX4", "B128", 16, false, 0},
};

/// What register `i` of a load becomes.
std::uint32_t loaded(const Width& w, const std::vector<std::uint8_t>& memory, std::uint64_t at, unsigned i,
                     std::uint32_t old) {
  std::uint32_t value = static_cast<std::uint32_t>(peek(memory, at + 4 * i, w.bytes < 4 ? w.bytes : 4));
  if (w.sign && w.bytes == 1) value = static_cast<std::uint32_t>(static_cast<std::int8_t>(value));
  if (w.sign && w.bytes == 2) value = static_cast<std::uint32_t>(static_cast<std::int16_t>(value));
  if (w.half == 1) return (old & 0xffff0000u) | (value & 0xffffu);
  if (w.half == 2) return (old & 0xffffu) | value << 16;
  return value;
}

/// One address form: how lanes are pointed at byte `offset(lane)` of a memory.
struct Form {
  const char* prefix;
  bool ds;
  std::vector<std::uint8_t> Machine::* memory;
  std::uint64_t lane_step;  ///< distance of the lanes' private memories in `memory`; 0 when shared
  void (*point)(Machine&, std::uint32_t lane, std::uint32_t offset);
  std::initializer_list<FieldValue> fields;
};

void point_global(Machine& m, std::uint32_t lane, std::uint32_t offset) {
  m.set_pair(lane, 10, Machine::base + offset - 4);
}
void point_saddr(Machine& m, std::uint32_t lane, std::uint32_t offset) {
  m.wave.set_scalar_pair(20, Machine::base);
  m.wave.set_vgpr(lane, 10, offset - 4);
}
void point_flat_lds(Machine& m, std::uint32_t lane, std::uint32_t offset) {
  m.set_pair(lane, 10, Machine::shared_base + offset - 4);
}
void point_flat_private(Machine& m, std::uint32_t lane, std::uint32_t offset) {
  m.set_pair(lane, 10, Machine::private_base + offset - 4);
}
void point_offset(Machine& m, std::uint32_t lane, std::uint32_t offset) { m.wave.set_vgpr(lane, 10, offset - 4); }
void point_buffer(Machine& m, std::uint32_t lane, std::uint32_t offset) {
  m.wave.s[24] = static_cast<std::uint32_t>(Machine::base);
  m.wave.s[25] = static_cast<std::uint32_t>(Machine::base >> 32);
  m.wave.s[26] = 1 << 16;
  m.wave.s[27] = 4 << 15;
  m.wave.set_vgpr(lane, 10, offset - 4);
}

const Form forms[] = {
    {"FLAT", false, &Machine::global, 0, point_global, {{Field::offset, 4}}},
    {"FLAT", false, &Machine::lds, 0, point_flat_lds, {{Field::offset, 4}}},
    {"FLAT", false, &Machine::scratch, Machine::scratch_bytes, point_flat_private, {{Field::offset, 4}}},
    {"GLOBAL", false, &Machine::global, 0, point_global, {{Field::saddr, off}, {Field::offset, 4}}},
    {"GLOBAL", false, &Machine::global, 0, point_saddr, {{Field::saddr, 20}, {Field::offset, 4}}},
    {"SCRATCH",
     false,
     &Machine::scratch,
     Machine::scratch_bytes,
     point_offset,
     {{Field::saddr, off}, {Field::sve, 1}, {Field::offset, 4}}},
    {"BUFFER",
     false,
     &Machine::global,
     0,
     point_buffer,
     {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::offen, 1}, {Field::offset, 4}}},
    {"DS", true, &Machine::lds, 0, point_offset, {{Field::offset0, 4}}},
};

/// Byte offset lane `lane` is pointed at; odd ones included.
std::uint32_t place(const Form& form, std::uint32_t lane, bool odd) {
  if (form.lane_step != 0) return 8 + 4 * (lane % 7) + (odd ? lane % 4 : 0);
  return 64 + 32 * lane + (odd ? lane % 5 : 0);
}

Instruction assemble_for(const Form& form, const std::string& name, std::uint32_t data, std::uint32_t acc) {
  Instruction in = assemble(name, form.fields);
  const auto set = [&](Field f, std::uint32_t v) { write_field(in.words, Isa::layout(in.encoding(), f), v); };
  for (const Field f : {Field::data, Field::vdst, Field::data0, Field::vdata}) set(f, data);
  for (const Field f : {Field::addr, Field::vaddr}) set(f, 10);
  set(Field::acc, acc);
  return in;
}

}  // namespace

TEST_CASE("loads of every form and width") {
  for (const Form& form : forms) {
    for (const Width& w : loads) {
      for (const bool odd : {false, true}) {
        for (const std::uint32_t acc : {0u, 1u}) {
          const std::string name =
              std::string(form.prefix) + (form.ds ? "_READ_" : "_LOAD_") + (form.ds ? w.ds : w.flat);
          CAPTURE(name);
          Machine m;
          const std::uint64_t exec = 0xfedcba9876543211;
          m.wave.set_exec(exec);
          const std::uint32_t first = 40 + 256 * acc;
          for (std::uint32_t lane = 0; lane < 64; ++lane) {
            for (unsigned i = 0; i < 4; ++i) m.wave.set_vgpr(lane, first + i, 0xdead0000u + lane);
            form.point(m, lane, place(form, lane, odd));
          }
          Wave expected = m.wave;
          const unsigned registers = w.bytes < 4 ? 1 : w.bytes / 4;
          for (std::uint32_t lane = 0; lane < 64; ++lane) {
            if ((exec >> lane & 1) == 0) continue;
            for (unsigned i = 0; i < registers; ++i) {
              const std::uint64_t at = place(form, lane, odd) + form.lane_step * lane;
              expected.set_vgpr(lane, first + i, loaded(w, m.*form.memory, at, i, m.wave.vgpr(lane, first + i)));
            }
          }
          const Fault fault = m.run(assemble_for(form, name, 40, acc));
          CHECK(fault.detail == "");
          CHECK(m.wave == expected);
        }
      }
    }
  }
}

TEST_CASE("stores of every form and width") {
  for (const Form& form : forms) {
    for (const Width& w : stores) {
      for (const bool odd : {false, true}) {
        for (const std::uint32_t acc : {0u, 1u}) {
          const std::string name =
              std::string(form.prefix) + (form.ds ? "_WRITE_" : "_STORE_") + (form.ds ? w.ds : w.flat);
          CAPTURE(name);
          Machine m;
          const std::uint64_t exec = 0x8123456789abcdef;
          m.wave.set_exec(exec);
          std::vector<std::uint8_t> expected = m.*form.memory;
          for (std::uint32_t lane = 0; lane < 64; ++lane) {
            for (unsigned i = 0; i < 4; ++i) m.wave.set_vgpr(lane, 40 + 256 * acc + i, 0x01234567u * (lane + 1) + i);
            form.point(m, lane, place(form, lane, odd));
            if ((exec >> lane & 1) == 0) continue;
            const std::uint64_t at = place(form, lane, odd) + form.lane_step * lane;
            for (unsigned b = 0; b < w.bytes; ++b) {
              const std::uint32_t word = m.wave.vgpr(lane, 40 + 256 * acc + b / 4);
              expected.at(at + b) = static_cast<std::uint8_t>(word >> (8 * (b % 4) + (w.half == 2 ? 16 : 0)));
            }
          }
          const Wave before = m.wave;
          const Fault fault = m.run(assemble_for(form, name, 40, acc));
          CHECK(fault.detail == "");
          CHECK(m.*form.memory == expected);
          CHECK(m.wave == before);
        }
      }
    }
  }
}

TEST_CASE("two lanes storing to one address: the higher one wins") {
  Machine m;
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    m.wave.set_vgpr(lane, 1, 128);
    m.wave.set_vgpr(lane, 2, 1000 + lane);
  }
  CHECK(!m.run("DS_WRITE_B32", {{Field::addr, 1}, {Field::data0, 2}}));
  CHECK(peek(m.lds, 128, 4) == 1063);
}

TEST_CASE("scalar loads of every width, up to sixteen dwords") {
  for (const auto& [name, count] : {std::pair{"S_LOAD_DWORD", 1u},
                                    {"S_LOAD_DWORDX2", 2u},
                                    {"S_LOAD_DWORDX4", 4u},
                                    {"S_LOAD_DWORDX8", 8u},
                                    {"S_LOAD_DWORDX16", 16u}}) {
    Machine m;
    m.wave.set_exec(0);
    m.wave.set_scalar_pair(4, Machine::base + 100);
    Wave expected = m.wave;
    for (unsigned i = 0; i < count; ++i)
      expected.s[16 + i] = static_cast<std::uint32_t>(peek(m.global, 108 + 4 * i, 4));
    CHECK(!m.run(name, {{Field::sbase, 2}, {Field::sdata, 16}, {Field::imm, 1}, {Field::offset, 8}}));
    CHECK(m.wave == expected);
  }
}

TEST_CASE("scalar stores") {
  for (const auto& [name, count] : {std::pair{"S_STORE_DWORD", 1u}, {"S_STORE_DWORDX2", 2u}, {"S_STORE_DWORDX4", 4u}}) {
    Machine m;
    m.wave.set_scalar_pair(4, Machine::base + 100);
    auto expected = m.global;
    for (unsigned i = 0; i < count; ++i) {
      m.wave.s[16 + i] = 0xabcd0000u + i;
      poke(expected, 104 + 4 * i, 4, 0xabcd0000u + i);
    }
    CHECK(!m.run(name, {{Field::sbase, 2}, {Field::sdata, 16}, {Field::imm, 1}, {Field::offset, 4}}));
    CHECK(m.global == expected);
  }
}
