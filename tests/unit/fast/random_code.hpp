// Random instructions of every kind, and random register contents, for comparing engines.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "machine.hpp"

namespace fast_test {

/// xorshift64*: the same numbers everywhere.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15u + 0x1234567u) {}
  std::uint64_t next() {
    state_ ^= state_ >> 12;
    state_ ^= state_ << 25;
    state_ ^= state_ >> 27;
    return state_ * 0x2545f4914f6cdd1du;
  }
  std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>((next() >> 33) % n); }
  bool one_in(std::uint32_t n) { return below(n) == 0; }

 private:
  std::uint64_t state_;
};

/// A dword that tends to be interesting: float edges, small integers, halves that are f16 or bf16 edges.
inline std::uint32_t interesting(Random& random) {
  static constexpr std::uint32_t edges[] = {
      0,          0x80000000, 0x3f800000, 0xbf800000, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc00001, 0x7f800001,
      0xff812345, 1,          0x80000001, 0x007fffff, 0x00800000, 0x7f7fffff, 0xffffffff, 0x7fffffff, 0x3f000000,
      0x40490fdb, 0x00010001, 0x7c007c00, 0xfc007e01, 0x3c003c00, 0x80008000, 0x03ff0400, 0x7bff7bff, 0x7ff00000,
      0xfff80000, 0x00100000, 0x3ff00000, 31,         32,         64,         0x41fe0000};
  switch (random.below(4)) {
    case 0: return edges[random.below(sizeof edges / sizeof edges[0])];
    case 1: return random.below(80);
    case 2: return 0x3f800000u + static_cast<std::uint32_t>(random.next() >> 38) - (1u << 25);
    default: return static_cast<std::uint32_t>(random.next() >> 32);
  }
}

inline void set_field(std::array<std::uint32_t, 4>& words, const lockstep::FieldLayout& layout, std::uint32_t value) {
  for (const lockstep::BitRange& range : layout.ranges) {
    if (range.width == 0) return;
    const std::uint32_t mask = range.width >= 32 ? ~0u : (1u << range.width) - 1;
    words[range.offset / 32] = (words[range.offset / 32] & ~(mask << range.offset % 32)) | (value & mask)
                                                                                               << range.offset % 32;
    value = range.width >= 32 ? 0 : value >> range.width;
  }
}

/// A register number near the start of the file, mostly even.
inline std::uint32_t register_number(Random& random) {
  return random.one_in(4) ? random.below(32) : random.below(16) * 2;
}

inline std::uint32_t scalar_number(Random& random, bool destination) {
  switch (random.below(destination ? 6u : 10u)) {
    case 0: return Isa::vcc_lo + random.below(2);
    case 1: return random.one_in(2) ? Isa::exec_lo + random.below(2) : Isa::m0;
    case 6: return Isa::inline_zero + random.below(81);
    case 7: return Isa::inline_float_first + random.below(9);
    case 8: return random.one_in(4) ? random.below(256) : Isa::src_literal;
    default: return register_number(random);
  }
}

/// Words of a random instruction of form `form`, which may turn out to be none at all.
inline std::vector<std::uint32_t> random_instruction(Random& random, std::uint32_t form) {
  using lockstep::Field;
  const lockstep::FormInfo& info = Isa::form(form);
  const auto encoding = static_cast<Isa::Encoding>(info.encoding);
  std::array<std::uint32_t, 4> words{};
  for (std::uint32_t& word : words) word = static_cast<std::uint32_t>(random.next() >> 32);
  const auto put = [&](Field field, std::uint32_t value) { set_field(words, Isa::layout(encoding, field), value); };
  const auto vgpr_field = [&](Field field) { put(field, register_number(random)); };
  for (Field field : {Field::vdst, Field::vsrc1, Field::vaddr, Field::vdata, Field::data0, Field::data1, Field::addr,
                      Field::data, Field::vsrc0})
    vgpr_field(field);
  for (Field field : {Field::src0, Field::src1, Field::src2}) {
    const std::uint32_t value = random.one_in(3) ? scalar_number(random, false) : 256 + register_number(random);
    put(field, value);
  }
  for (Field field : {Field::ssrc0, Field::ssrc1}) put(field, scalar_number(random, false));
  put(Field::sdst, scalar_number(random, true));
  put(Field::sdata, register_number(random));
  if (random.below(4) != 0) {
    put(Field::clamp, 0);
    put(Field::omod, 0);
  }
  if (random.below(3) != 0) {
    put(Field::neg, 0);
    put(Field::abs, 0);
    put(Field::op_sel, 0);
    put(Field::op_sel_hi, 3);
    put(Field::neg_hi, 0);
    put(Field::op_sel_hi_2, 1);
  }
  const lockstep::InstructionInfo& instruction = Isa::info(static_cast<Isa::Opcode>(info.opcode));
  if (instruction.branch || random.one_in(2)) put(Field::simm16, random.below(3));
  const auto has = [&](Field field) { return Isa::layout(encoding, field).present(); };
  if (has(Field::dpp_ctrl)) {
    put(Field::src0, Isa::src_dpp);
    if (random.one_in(3)) put(Field::dpp_ctrl, lockstep::dpp_control::row_newbcast + random.below(16));
    if (random.one_in(2)) put(Field::row_mask, 15);
  } else if (has(Field::src0_sel)) {
    put(Field::src0, Isa::src_sdwa);
    for (Field field : {Field::src0_sel, Field::src1_sel, Field::dst_sel}) put(field, random.below(7));
    put(Field::dst_unused, random.below(3));
    put(Field::sdst, register_number(random) & ~1u);
  } else if (has(Field::literal)) {
    put(Field::src0, Isa::src_literal);
    put(random.one_in(2) ? Field::ssrc0 : Field::ssrc1, Isa::src_literal);
    if (!has(Field::ssrc1)) put(Field::ssrc0, Isa::src_literal);
  }
  put(Field::op, info.number);
  for (const lockstep::EncodingMatch& match : Isa::encoding_matches()) {
    if (match.encoding != info.encoding) continue;
    for (std::size_t i = 0; i < 4; ++i) words[i] = (words[i] & ~match.mask[i]) | (match.value[i] & match.mask[i]);
  }
  const lockstep::ReservedBits& reserved = Isa::reserved(info);
  for (std::size_t i = 0; i < 4; ++i)
    words[i] = (words[i] & ~reserved.mask[i]) | (reserved.value[i] & reserved.mask[i]);
  return {words.begin(), words.begin() + Isa::encoding_info(encoding).dwords};
}

/// Registers whose floats of any size are normal, mostly around 1, some rows so small that products are not.
inline void normal_floats(Random& random, Machine& machine) {
  State& wave = *machine.wave;
  for (std::uint32_t i = 0; i < 34; ++i) {
    const std::uint32_t exponents = random.one_in(4) ? 0x00900c00u : 0x3c003800u;
    for (std::uint32_t lane = 0; lane < 64; ++lane)
      wave.v[i][lane] = (static_cast<std::uint32_t>(random.next() >> 32) & 0x83ff83ffu) | exponents;
    wave.s[i] = (static_cast<std::uint32_t>(random.next() >> 32) & 0x83ff83ffu) | exponents;
  }
  if (random.one_in(3)) wave.v[random.below(34)][random.below(64)] = interesting(random);
}

/// Registers, memory and special state at random. EXEC is full half of the time.
inline void randomize(Random& random, Machine& machine, bool any_mode) {
  State& wave = *machine.wave;
  wave.reset(512, 512);
  for (std::uint32_t i = 0; i < 34; ++i) {
    const std::uint32_t kind = random.below(8);
    const std::uint32_t value = interesting(random);
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      wave.v[i][lane] = kind == 0 ? value : kind == 1 ? lane * 4 : interesting(random);
      wave.v[256 + i][lane] = interesting(random);
    }
  }
  for (std::uint32_t i = 0; i < 34; ++i) wave.s[i] = interesting(random);
  // A pointer to memory in an SGPR pair and in a VGPR pair.
  wave.set_scalar_pair(4, Machine::data_address + random.below(64) * 4);
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    const std::uint64_t address = Machine::data_address + (random.one_in(2) ? lane * 16 : random.below(1024) * 4);
    wave.v[4][lane] = static_cast<std::uint32_t>(address);
    wave.v[5][lane] = static_cast<std::uint32_t>(address >> 32);
  }
  wave.set_scalar_pair(Isa::vcc_lo, random.next());
  wave.set_exec(random.below(2) != 0 ? ~std::uint64_t{0} : random.one_in(4) ? 0 : random.next());
  if (State::wave_size == 32) wave.s[Isa::exec_hi] = wave.s[Isa::vcc_hi] ^ wave.s[Isa::exec_lo];  // anything
  wave.set_m0(random.below(64));
  wave.scc = random.one_in(2);
  if (any_mode) {
    const std::uint32_t fields = random.one_in(2) ? 0xf0 : 0x8003ff;  // denormals alone, or all that floats look at
    wave.mode =
        lockstep::Mode(lockstep::Mode::default_bits ^ (static_cast<std::uint32_t>(random.next() >> 32) & fields));
    if (random.below(4) != 0) normal_floats(random, machine);
  }
  constexpr lockstep::abi::Apertures apertures = lockstep::abi::apertures(Isa::memory.abi);
  wave.apertures = {apertures.shared, apertures.shared | 0xffffffff, apertures.priv, apertures.priv | 0xffffffff};
  wave.vgpr_limit = 128;
  wave.accvgpr_limit = 64;
  for (auto* bytes : {&machine.data, &machine.lds, &machine.scratch})
    for (std::uint8_t& byte : *bytes) byte = static_cast<std::uint8_t>(random.next() >> 40);
}

/// Runs `code` from one random state on both engines; empty, or what differs.
inline std::string compare(Random& random, const std::vector<std::uint32_t>& code, bool any_mode,
                           std::uint64_t instructions) {
  Machine reference;
  randomize(random, reference, any_mode);
  reference.set_code(code);
  Machine fast = reference.copy();
  const auto expected = reference.run(false, instructions);
  const auto actual = fast.run(true, instructions);
  return difference(reference, expected, fast, actual);
}

}  // namespace fast_test
