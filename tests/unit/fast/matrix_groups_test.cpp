// MFMAs that follow each other and are taken together, against one after the other: by the kernels of every level of
// the host, and as programs by both engines.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

#include "../memory/machine.hpp"
#include "lockstep/fast/matrix/group.hpp"
#include "lockstep/fast/matrix/host_kernels.hpp"
#include "lockstep/fast/matrix/plan.hpp"
#include "lockstep/fast/matrix/small_kernels.hpp"
#include "machine.hpp"
#include "random_code.hpp"

using namespace lockstep;
using fast_test::Random;
using memory_test::assemble;
using Isa = fast_test::Isa;
using TestWave = fast_test::State;

namespace {

/// Registers of instructions as a GEMM has them: some A's (v0 to v31) and B's (v32 to v63), and sums from v64 on, each
/// with a few products. Few are of another kind: sums anywhere, C elsewhere.
struct Operands {
  std::uint32_t a, b, c, d;
};
Operands random_operands(Random& random, std::uint32_t sums, bool strays) {
  Operands result{4 * random.below(8), 32 + 4 * random.below(8), 0, 0};
  result.c = result.d = 64 + 64 / sums * random.below(sums);
  if (strays && random.one_in(16)) result.c = result.d = 2 * random.below(56);
  if (strays && random.one_in(16)) result.c = 2 * random.below(56);
  return result;
}
memory_test::Instruction instruction_of(Isa::Opcode opcode, const Operands& of) {
  return assemble(
      opcode, {{Field::src0, 256 + of.a}, {Field::src1, 256 + of.b}, {Field::src2, 256 + of.c}, {Field::vdst, of.d}});
}

std::vector<std::uint32_t> code_of(Random& random, Isa::Opcode opcode,
                                   std::initializer_list<std::pair<Field, std::uint32_t>> fields) {
  std::uint32_t form = 0;
  while (Isa::form(form).opcode != static_cast<std::uint16_t>(opcode)) ++form;
  const std::vector<std::uint32_t> any = fast_test::random_instruction(random, form);
  std::array<std::uint32_t, 4> words{};
  std::copy(any.begin(), any.end(), words.begin());
  for (const auto& [field, value] : fields)
    fast_test::set_field(words, Isa::layout(static_cast<Isa::Encoding>(Isa::form(form).encoding), field), value);
  return {words.begin(), words.begin() + static_cast<std::ptrdiff_t>(any.size())};
}
std::vector<std::uint32_t> code_of(Random& random, Isa::Opcode opcode, const Operands& of) {
  return code_of(random, opcode,
                 {{Field::src0, 256 + of.a},
                  {Field::src1, 256 + of.b},
                  {Field::src2, 256 + of.c},
                  {Field::vdst, of.d},
                  {Field::cbsz, 0},
                  {Field::abid, 0},
                  {Field::blgp, 0},
                  {Field::acc, 0},
                  {Field::acc_cd, 0}});
}

enum class Contents : std::uint32_t { moderate, few_edges, any };
/// A's and B's as numbers of `bits` bits, and sums.
void fill(TestWave& wave, Random& random, Contents contents, std::uint32_t bits) {
  for (std::uint32_t r = 0; r < 128; ++r) {
    for (std::uint32_t& dword : wave.v[r]) {
      const bool edge = contents == Contents::any || (contents == Contents::few_edges && random.one_in(700));
      dword = static_cast<std::uint32_t>(random.next() >> 32);
      if (edge && random.one_in(2)) dword = fast_test::interesting(random);
      if (edge) continue;
      dword = r >= 64 || bits == 32 ? (dword & 0x83ffffffu) | 0x3c000000u : (dword & 0xb3ffb3ffu) | 0x30003000u;
    }
  }
}

constexpr Isa::Opcode grouped[] = {Isa::Opcode::v_mfma_f32_32x32x16_bf16, Isa::Opcode::v_mfma_f32_16x16x32_bf16,
                                   Isa::Opcode::v_mfma_f32_32x32x16_f16,  Isa::Opcode::v_mfma_f32_16x16x32_f16,
                                   Isa::Opcode::v_mfma_f32_32x32x8_f16,   Isa::Opcode::v_mfma_f32_16x16x16_f16,
                                   Isa::Opcode::v_mfma_f32_32x32x2_f32};

struct Covered {
  std::uint32_t groups = 0, chains = 0, nans = 0;
};
void check_group(Isa::Opcode opcode, fast::HostIsa isa, Random& random, Covered& covered) {
  const MatrixOp& op = *Isa::info(opcode).matrix;
  auto wave = std::make_unique<TestWave>();
  wave->sgpr_limit = 104;
  fill(*wave, random, static_cast<Contents>(random.below(3)), element_bits(op.a));
  fast::MatrixGroup group;
  std::vector<fast::MatrixPlan> plans;
  plans.reserve(fast::MatrixGroup::most + 1);
  std::vector<memory_test::Instruction> instructions;
  const std::uint32_t sums = 1u << random.below(3);
  for (std::uint32_t i = 0; i <= fast::MatrixGroup::most; ++i) {
    const memory_test::Instruction one = instruction_of(opcode, random_operands(random, sums, true));
    plans.push_back(fast::plan_matrix<Isa>(one, op, {128, 0, 104}, fast::choose_matrix_kernels, isa));
    if (plans[0].run_group == nullptr) return;
    if (!group.add(plans.back(), plans.data())) break;
    instructions.push_back(one);
  }
  REQUIRE(group.count() == instructions.size());
  if (group.count() < 2) return;
  auto expected = std::make_unique<TestWave>(*wave);
  for (const auto& one : instructions) REQUIRE_FALSE(execute_matrix(*expected, one, op, MatrixModel::sequential_fma));
  REQUIRE(fast::run_matrix_group(group, plans.data(), *wave));
  for (std::uint32_t r = 0; r < 128; ++r) {
    CAPTURE(r);
    REQUIRE(wave->v[r] == expected->v[r]);
  }
  ++covered.groups;
  covered.chains += group.results() < group.count();
  covered.nans += std::any_of(&wave->v[64], &wave->v[128], [](const auto& row) {
    return std::any_of(row.begin(), row.end(), [](std::uint32_t bits) { return (bits & 0x7fffffffu) > 0x7f800000u; });
  });
}

}  // namespace

TEST_CASE("MFMAs taken together give the reference's bits") {
  Random random(77);
  for (const fast::HostIsa isa : fast::host_isas) {
    if (!fast::has_host_isa(isa)) continue;
    CAPTURE(fast::host_isa_name(isa));
    for (const Isa::Opcode opcode : grouped) {
      CAPTURE(Isa::info(opcode).mnemonic);
      Covered covered;
      for (int round = 0; round < 25; ++round) check_group(opcode, isa, random, covered);
      if (isa != fast::HostIsa::avx512intel) continue;
      CHECK(covered.groups >= 15);
      CHECK(covered.chains >= 8);
      CHECK(covered.nans >= 5);
    }
  }
}

TEST_CASE("a group ends where an instruction needs what another one writes, or where it is full") {
  const Isa::Opcode opcode = Isa::Opcode::v_mfma_f32_16x16x32_bf16;
  const MatrixOp& op = *Isa::info(opcode).matrix;
  const auto run_group = [](const fast::MatrixGroup&, const fast::MatrixPlan*, fast::Rows) {};
  const auto plan = [&](const Operands& of) {
    fast::MatrixPlan result = fast::plan_matrix<Isa>(instruction_of(opcode, of), op, {256, 0, 104},
                                                     fast::choose_small_matrix_kernels, fast::HostIsa::plain);
    result.run_group = run_group;
    return result;
  };
  const Operands first{0, 32, 64, 64};
  const auto follows = [&](const Operands& second) {
    const fast::MatrixPlan plans[] = {plan(first), plan(second)};
    fast::MatrixGroup group;
    REQUIRE(group.add(plans[0], plans));
    return group.add(plans[1], plans);
  };
  CHECK(follows({4, 36, 68, 68}));
  CHECK(follows({0, 32, 64, 64}));         // adds to the same sum
  CHECK(follows({0, 32, 80, 84}));         // C and D apart
  CHECK_FALSE(follows({64, 36, 68, 68}));  // A is the first one's sum
  CHECK_FALSE(follows({4, 61, 68, 68}));   // B's last register is
  CHECK_FALSE(follows({4, 36, 64, 68}));   // C is, D is elsewhere
  CHECK_FALSE(follows({4, 36, 66, 66}));   // C and D overlap it
  CHECK_FALSE(follows({4, 36, 32, 32}));   // D is the first one's B
  CHECK_FALSE(follows({4, 36, 68, 64}));   // D is its sum, C is not
  CHECK_FALSE(follows({4, 36, 36, 36}));   // D is its own B: it needs a copy

  std::vector<fast::MatrixPlan> plans;
  fast::MatrixGroup group;
  plans.reserve(64);
  for (std::uint32_t i = 0;; ++i) {
    plans.push_back(plan({4 * (i % 4), 32 + 4 * (i / 4), 64 + 4 * i, 64 + 4 * i}));
    if (!group.add(plans.back(), plans.data())) break;
  }
  CHECK(group.count() == fast::MatrixGroup::most);
  CHECK(group.results() == fast::MatrixGroup::most);
}

TEST_CASE("programs of MFMAs that follow each other, in turns of any length") {
  const bool groups = fast::host_isa() == fast::HostIsa::avx512intel || fast::host_isa() == fast::HostIsa::avx512;
  std::uint32_t in_groups = 0, to_the_end = 0;
  for (std::uint64_t round = 0; round < 60; ++round) {
    Random random(9100 + round);
    const Isa::Opcode opcode = grouped[random.below(std::size(grouped))];
    std::vector<std::uint32_t> code;
    const std::uint32_t sums = 1u << random.below(3);
    const auto append = [&](const std::vector<std::uint32_t>& words) {
      code.insert(code.end(), words.begin(), words.end());
    };
    for (std::uint32_t i = 0; i < 24; ++i) {
      if (random.one_in(8)) append(code_of(random, Isa::Opcode::s_nop, {{Field::simm16, 1}}));
      if (random.one_in(12))
        append(code_of(random, Isa::Opcode::v_mov_b32,
                       {{Field::src0, 256 + 64 + random.below(64)}, {Field::vdst, random.below(64)}}));
      append(code_of(random, opcode, random_operands(random, sums, random.one_in(2))));
    }
    code.push_back(0xbf810000);  // s_endpgm
    in_groups += fast_test::grouped_instructions(code);
    fast_test::Machine reference;
    fill(*reference.wave, random, static_cast<Contents>(random.below(3)), element_bits(Isa::info(opcode).matrix->a));
    reference.wave->vgpr_limit = 128;
    reference.wave->accvgpr_limit = 64;
    reference.set_code(code);
    fast_test::Machine fast = reference.copy();
    fast_test::Turns turns(fast);
    for (bool ends = false; !ends;) {
      const std::uint64_t share = random.one_in(2) ? 100 : 1 + random.below(9);
      const auto expected = reference.run(false, share), actual = turns.run(share);
      const std::string wrong = difference(reference, expected, fast, actual);
      REQUIRE_MESSAGE(wrong.empty(), "round ", round, ": ", wrong);
      ends = expected.reason == StopReason::ended || expected.reason == StopReason::fault;  // C and D may overlap
      to_the_end += expected.reason == StopReason::ended;
    }
  }
  CHECK((in_groups > 400) == groups);
  CHECK(to_the_end > 30);
}
