// Engine against engine on the forms of vector operations: lane reads and swaps, DPP, SDWA, CLAMP and OMOD, sources
// that are computed from state, MODEs that are not the default.
#include <doctest/doctest.h>

#include <optional>
#include <string>

#include "fast/program/native_forms.hpp"
#include "random_code.hpp"

namespace {

using namespace fast_test;
using lockstep::Field;
using Opcode = Isa::Opcode;
using Words = std::array<std::uint32_t, 4>;

constexpr std::uint32_t endpgm = 0xbf810000;

/// The form of `opcode` whose encoding has `field`.
std::uint32_t form_with(Opcode opcode, Field field) {
  for (std::uint32_t i = 0; i < Isa::forms().size(); ++i) {
    const lockstep::FormInfo& form = Isa::form(i);
    if (form.opcode != static_cast<std::uint16_t>(opcode)) continue;
    if (Isa::layout(static_cast<Isa::Encoding>(form.encoding), field).present()) return i;
  }
  FAIL("no such form");
  return 0;
}

/// A random instruction, some of whose fields are given (but for bits that are reserved).
class Code {
 public:
  Code(Random& random, std::uint32_t form)
      : encoding_(static_cast<Isa::Encoding>(Isa::form(form).encoding)), reserved_(Isa::reserved(Isa::form(form))) {
    const auto words = random_instruction(random, form);
    std::copy(words.begin(), words.end(), words_.begin());
    dwords_ = words.size();
  }
  Code& put(Field field, std::uint32_t value) {
    set_field(words_, Isa::layout(encoding_, field), value);
    for (std::size_t i = 0; i < 4; ++i)
      words_[i] = (words_[i] & ~reserved_.mask[i]) | (reserved_.value[i] & reserved_.mask[i]);
    return *this;
  }
  std::vector<std::uint32_t> program() const {
    std::vector<std::uint32_t> words(words_.begin(), words_.begin() + static_cast<std::ptrdiff_t>(dwords_));
    words.push_back(endpgm);
    return words;
  }
  std::string text() const {
    const auto decoded = lockstep::cdna4::decode(words_);
    return decoded.error == lockstep::DecodeError::none ? lockstep::disassemble(decoded.instruction) : "none";
  }

 private:
  Isa::Encoding encoding_;
  const lockstep::ReservedBits& reserved_;
  Words words_{};
  std::size_t dwords_ = 0;
};

/// Does the fast engine execute all of `code` without the reference engine?
bool native(const Code& code) {
  const std::optional<std::uint32_t> left = left_to_reference(code.program());
  REQUIRE_MESSAGE(left, "no instruction: ", lockstep::hex(code.program()[0]));
  return *left == 0;
}

/// Runs the code on both engines, from several states; EXEC is full in half of them.
void check(Random& random, const Code& code, bool any_mode = false) {
  CHECK_MESSAGE(native(code), code.text());
  for (int i = 0; i < 3; ++i) {
    const std::string wrong = compare(random, code.program(), any_mode, 20);
    CHECK_MESSAGE(wrong.empty(), code.text(), ": ", wrong);
  }
}

}  // namespace

TEST_CASE("DPP: every control, with source, destination and masks that overlap in any way") {
  Random random(4711);
  const Opcode opcodes[] = {Opcode::v_mov_b32,     Opcode::v_add_f32,     Opcode::v_mul_i32_i24, Opcode::v_fmac_f32,
                            Opcode::v_add_co_u32,  Opcode::v_subb_co_u32, Opcode::v_cndmask_b32, Opcode::v_add_f16,
                            Opcode::v_cvt_f32_f16, Opcode::v_cvt_f16_f32, Opcode::v_max_i16,     Opcode::v_mul_f32};
  for (std::uint32_t control = 0; control < 512; ++control) {
    if (lockstep::dpp_source(control, 0, 64) == lockstep::dpp_reserved) continue;
    for (const Opcode opcode : {opcodes[control % 12], opcodes[random.below(12)]}) {
      Code code(random, form_with(opcode, Field::dpp_ctrl));
      code.put(Field::dpp_ctrl, control);
      if (random.one_in(2)) code.put(Field::row_mask, 15).put(Field::bank_mask, 15);
      const std::uint32_t d = random.below(4);
      code.put(Field::vdst, d).put(Field::vsrc0, random.below(4)).put(Field::vsrc1, random.below(4));
      check(random, code);
    }
  }
}

TEST_CASE("DPP on 64 bits") {
  Random random(815);
  for (std::uint32_t lane = 0; lane < 16; ++lane) {
    for (const Opcode opcode : {Opcode::v_mov_b64, Opcode::v_fmac_f64, Opcode::v_cvt_f64_f32, Opcode::v_floor_f64}) {
      Code code(random, form_with(opcode, Field::dpp_ctrl));
      code.put(Field::dpp_ctrl, lockstep::dpp_control::row_newbcast + lane);
      code.put(Field::vdst, 2 * random.below(2)).put(Field::vsrc0, 2 * random.below(2)).put(Field::vsrc1, 2);
      check(random, code);
    }
  }
}

TEST_CASE("lane reads and writes: every kind of lane number, value and destination") {
  Random random(42);
  const std::uint32_t scalars[] = {3,   Isa::m0, Isa::vcc_lo,           Isa::exec_lo,         Isa::exec_hi,
                                   128, 193,     Isa::inline_zero + 63, Isa::inline_zero + 1, 240};
  const std::uint32_t destinations[] = {3, Isa::vcc_lo, Isa::vcc_hi, Isa::exec_lo, Isa::exec_hi};
  for (const std::uint32_t lane : scalars) {
    for (const std::uint32_t other : scalars) {
      Code read(random, form_with(Opcode::v_readlane_b32, Field::src1));
      read.put(Field::src0, 256 + random.below(34)).put(Field::src1, lane);
      read.put(Field::vdst, destinations[random.below(5)]);
      check(random, read);
      Code write(random, form_with(Opcode::v_writelane_b32, Field::src1));
      write.put(Field::src0, other).put(Field::src1, lane);
      check(random, write);
    }
  }
  for (const std::uint32_t destination : destinations) {
    Code first(random, form_with(Opcode::v_readfirstlane_b32, Field::src0));
    check(random, first.put(Field::src0, 256 + random.below(34)).put(Field::vdst, destination));
  }
}

TEST_CASE("swaps of rows between VGPRs and within one") {
  Random random(99);
  for (const Opcode opcode : {Opcode::v_permlane16_swap_b32, Opcode::v_permlane32_swap_b32}) {
    for (const Field field : {Field::src0, Field::op_sel}) {
      for (int i = 0; i < 20; ++i) {
        Code code(random, form_with(opcode, field));
        check(random, code.put(Field::src0, 256 + random.below(3)).put(Field::vdst, random.below(3)));
      }
    }
  }
}

TEST_CASE("SDWA: every selection of sources and destination, with registers that overlap in any way") {
  Random random(2011);
  const Opcode opcodes[] = {Opcode::v_mov_b32,     Opcode::v_add_f32,     Opcode::v_add_u32,     Opcode::v_add_f16,
                            Opcode::v_cvt_f32_f16, Opcode::v_min_i16,     Opcode::v_cvt_f16_f32, Opcode::v_add_co_u32,
                            Opcode::v_cvt_f32_i32, Opcode::v_mul_u32_u24, Opcode::v_cndmask_b32, Opcode::v_lshlrev_b16};
  for (std::uint32_t i = 0; i < 7 * 7 * 7 * 3; ++i) {
    Code code(random, form_with(opcodes[random.below(12)], Field::dst_sel));
    code.put(Field::src0_sel, i % 7).put(Field::src1_sel, i / 7 % 7).put(Field::dst_sel, i / 49 % 7);
    code.put(Field::dst_unused, i / 343).put(Field::vdst, random.below(3));
    if (random.below(4) != 0) code.put(Field::s0, 0).put(Field::s1, 0);
    if (random.below(4) != 0) code.put(Field::clamp, 0);
    for (const Field field : {Field::vsrc0, Field::vsrc1}) code.put(field, random.below(3));
    check(random, code, random.one_in(4));
  }
}

TEST_CASE("SDWA comparisons") {
  Random random(5);
  for (const Opcode opcode :
       {Opcode::v_cmp_lt_f32, Opcode::v_cmp_ge_i16, Opcode::v_cmp_class_f16, Opcode::v_cmpx_eq_u32}) {
    for (std::uint32_t i = 0; i < 49; ++i) {
      Code code(random, form_with(opcode, Field::src0_sel));
      code.put(Field::src0_sel, i % 7).put(Field::src1_sel, i / 7).put(Field::s0, 0).put(Field::s1, 0);
      check(random, code.put(Field::sdst, 2 * random.below(16)), random.one_in(4));
    }
  }
}

TEST_CASE("CLAMP and OMOD on every operation that has them, in the default MODE and in others") {
  Random random(31);
  for (std::uint32_t form = 0; form < Isa::forms().size(); ++form) {
    const auto encoding = static_cast<Isa::Encoding>(Isa::form(form).encoding);
    const bool clamps = Isa::layout(encoding, Field::clamp).present();
    const auto& info = Isa::info(static_cast<Opcode>(Isa::form(form).opcode));
    if (!clamps || info.memory != nullptr || info.matrix != nullptr) continue;
    for (int i = 0; i < 6; ++i) {
      Code code(random, form);
      code.put(Field::clamp, 1);
      if (i % 2 != 0) code.put(Field::omod, random.below(4));
      const std::string wrong = compare(random, code.program(), i > 2, 20);
      CHECK_MESSAGE(wrong.empty(), code.text(), ": ", wrong);
    }
  }
  for (const Opcode opcode : {Opcode::v_add_f32, Opcode::v_add_f16, Opcode::v_add_f64, Opcode::v_add_u32,
                              Opcode::v_mad_u64_u32, Opcode::v_add_co_u32, Opcode::v_fma_f32, Opcode::v_mul_i32_i24}) {
    Code code(random, form_with(opcode, Field::clamp));
    for (const Field field : {Field::src0, Field::src1, Field::src2, Field::vdst}) code.put(field, 256 + 2);
    check(random, code.put(Field::clamp, 1).put(Field::sdst, 6), true);
  }
}

TEST_CASE("sources computed from state") {
  Random random(8);
  for (std::uint32_t source = Isa::src_shared_base; source <= Isa::src_scc; ++source) {
    if (source > Isa::src_private_limit && source < Isa::src_vccz) continue;
    for (const Opcode opcode : {Opcode::v_add_f32, Opcode::v_mov_b32, Opcode::v_add_f16, Opcode::v_add_f64}) {
      for (int i = 0; i < 3; ++i) {
        Code code(random, form_with(opcode, Field::src0));
        code.put(Field::src0, source).put(Field::src1, 256 + 2).put(Field::vsrc1, 2).put(Field::vdst, 2);
        check(random, code);
      }
    }
    for (const Opcode opcode : {Opcode::s_mov_b32, Opcode::s_mov_b64, Opcode::s_add_u32, Opcode::s_cmp_eq_u32})
      check(random, Code(random, form_with(opcode, Field::ssrc0)).put(Field::ssrc0, source).put(Field::sdst, 6));
    Code write(random, form_with(Opcode::v_writelane_b32, Field::src1));
    check(random, write.put(Field::src0, source).put(Field::src1, source).put(Field::vdst, random.below(8)));
  }
}

TEST_CASE("MODEs that differ by denormals: every vector operation, with and without denormals about") {
  Random random(64);
  for (std::uint32_t form = 0; form < Isa::forms().size(); ++form) {
    const auto encoding = static_cast<Isa::Encoding>(Isa::form(form).encoding);
    const auto& info = Isa::info(static_cast<Opcode>(Isa::form(form).opcode));
    if (info.memory != nullptr || info.matrix != nullptr || !info.reads.has(lockstep::State::mode)) continue;
    for (int i = 0; i < 8; ++i) {
      Code code(random, form);
      for (const Field field : {Field::src0, Field::src1, Field::src2})
        if (!Isa::layout(encoding, Field::vsrc0).present() && !Isa::layout(encoding, Field::literal).present())
          code.put(field, 256 + 2 * random.below(6));
      const std::string wrong = compare(random, code.program(), true, 20);
      CHECK_MESSAGE(wrong.empty(), code.text(), ": ", wrong);
    }
  }
}
