// MFMAs that follow each other and are taken together, against one after the other: by the kernels of every level of
// the host, and as programs by both engines.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "../memory/machine.hpp"
#include "fast/matrix/group.hpp"
#include "fast/matrix/host_kernels.hpp"
#include "fast/matrix/plan.hpp"
#include "levels.hpp"
#include "machine.hpp"
#include "random_code.hpp"

using namespace lockstep;
using fast_test::Random;
using memory_test::assemble;
using Isa = fast_test::Isa;
using TestWave = lockstep::fast::SizedWave<memory_test::Isa>;

namespace {

using Fields = std::vector<std::pair<Field, std::uint32_t>>;

/// Registers of instructions as a GEMM has them: some A's (v0 to v31) and B's (v32 to v55), scales (v56, v57), and sums
/// from v64 on, each with a few products. Few are of another kind: sums anywhere, C or a scale elsewhere.
struct Operands {
  std::uint32_t a, b, c, d, scale = 56;
};
struct Kind {
  Isa::Opcode opcode;
  std::uint32_t formats = 0;  ///< of A and B where they are selected: CBSZ + 8 * BLGP

  const MatrixOp& op() const { return *Isa::info(opcode).matrix; }
  bool selects() const { return op().a == Element::selected; }
};
Operands random_operands(Random& random, const Kind& kind, std::uint32_t sums, bool strays) {
  const std::uint32_t registers = kind.selects() ? 8 : 4;
  Operands result{registers * random.below(32 / registers), 32 + registers * random.below(24 / registers), 0, 0};
  result.c = result.d = 64 + 64 / sums * random.below(sums);
  if (strays && random.one_in(16)) result.c = result.d = 2 * random.below(56);
  if (strays && random.one_in(16)) result.c = 2 * random.below(56);
  if (strays && random.one_in(16)) result.scale = random.below(100);
  return result;
}
Fields fields_of(const Kind& kind, const Operands& of) {
  Fields fields = {{Field::src0, 256 + of.a},
                   {Field::src1, 256 + of.b},
                   {Field::src2, 256 + of.c},
                   {Field::vdst, of.d},
                   {Field::cbsz, kind.formats % 8},
                   {Field::blgp, kind.formats / 8},
                   {Field::abid, kind.op().scaled ? 1u : 0u}};
  if (kind.op().scaled) {
    fields.emplace_back(Field::scale_src0, 256 + of.scale);
    fields.emplace_back(Field::scale_src1, 256 + of.scale + 1);
  }
  return fields;
}
memory_test::Instruction instruction_of(const Kind& kind, const Operands& of) {
  memory_test::Instruction result = assemble(kind.opcode, {});
  for (const auto& [field, value] : fields_of(kind, of))
    memory_test::write_field(result.words, Isa::layout(result.encoding(), field), value);
  return result;
}

/// The words of an instruction with these fields, others without effect or random.
std::vector<std::uint32_t> code_of(Random& random, Isa::Opcode opcode, const Fields& fields) {
  std::uint32_t form = 0;
  while (Isa::form(form).opcode != static_cast<std::uint16_t>(opcode)) ++form;
  const std::vector<std::uint32_t> any = fast_test::random_instruction(random, form);
  std::array<std::uint32_t, 4> words{};
  std::copy(any.begin(), any.end(), words.begin());
  for (const auto& [field, value] : fields)
    fast_test::set_field(words, Isa::layout(static_cast<Isa::Encoding>(Isa::form(form).encoding), field), value);
  return {words.begin(), words.begin() + static_cast<std::ptrdiff_t>(any.size())};
}
std::vector<std::uint32_t> code_of(Random& random, const Kind& kind, const Operands& of) {
  Fields fields = fields_of(kind, of);
  fields.emplace_back(Field::acc, 0);
  fields.emplace_back(Field::acc_cd, 0);
  return code_of(random, kind.opcode, fields);
}

enum class Contents : std::uint32_t { moderate, few_edges, any };
/// A's and B's as numbers of `bits` bits, and sums.
template <class W>
void fill(W& wave, Random& random, Contents contents, std::uint32_t bits) {
  for (std::uint32_t r = 0; r < 128; ++r) {
    for (std::uint32_t& dword : wave.v[r]) {
      const bool edge = contents == Contents::any || (contents == Contents::few_edges && random.one_in(700));
      dword = static_cast<std::uint32_t>(random.next() >> 32);
      if (edge && random.one_in(2)) dword = fast_test::interesting(random);
      if (edge) continue;
      if (r == 56 || r == 57)
        dword = 0x7a7a7a7au + (dword & 0x07070707u);  // scales near 1
      else if (r >= 64 || bits == 32)
        dword = (dword & 0x83ffffffu) | 0x3c000000u;
      else
        dword = bits < 16 ? dword & 0xbfbfbfbfu : (dword & 0xb3ffb3ffu) | 0x30003000u;
    }
  }
}

using O = Isa::Opcode;
const Kind grouped[] = {{O::v_mfma_f32_32x32x16_bf16},
                        {O::v_mfma_f32_16x16x32_bf16},
                        {O::v_mfma_f32_32x32x16_f16},
                        {O::v_mfma_f32_16x16x32_f16},
                        {O::v_mfma_f32_32x32x8_f16},
                        {O::v_mfma_f32_16x16x16_f16},
                        {O::v_mfma_f32_32x32x2_f32},
                        {O::v_mfma_f32_32x32x16_fp8_bf8},
                        {O::v_mfma_f32_16x16x128_f8f6f4, 0 + 8 * 1},
                        {O::v_mfma_scale_f32_32x32x64_f8f6f4, 0 + 8 * 0},
                        {O::v_mfma_scale_f32_16x16x128_f8f6f4, 2 + 8 * 3},
                        {O::v_mfma_scale_f32_16x16x128_f8f6f4, 4 + 8 * 4}};
/// Of A, in bits.
std::uint32_t input_bits(const Kind& kind) { return kind.selects() ? 8 : element_bits(kind.op().a); }

struct Covered {
  std::uint32_t groups = 0, chains = 0, nans = 0;
};
void check_group(const Kind& kind, MatrixModel model, fast::HostIsa isa, Random& random, Covered& covered) {
  const MatrixOp& op = kind.op();
  auto wave = std::make_unique<TestWave>();
  wave->sgpr_limit = 104;
  fill(*wave, random, static_cast<Contents>(random.below(3)), input_bits(kind));
  fast::MatrixGroup group;
  std::vector<fast::MatrixPlan> plans;
  plans.reserve(fast::MatrixGroup::most + 1);
  std::vector<memory_test::Instruction> instructions;
  const std::uint32_t sums = 1u << random.below(3);
  for (std::uint32_t i = 0; i <= fast::MatrixGroup::most; ++i) {
    const memory_test::Instruction one = instruction_of(kind, random_operands(random, kind, sums, true));
    plans.push_back(fast::plan_matrix(Isa{}, one, op, {128, 0, 104}, fast::choose_matrix_kernels, isa));
    if (fast::matrix_group_run(plans[0], model) == nullptr) return;
    if (!group.add(plans.back(), plans.data())) break;
    instructions.push_back(one);
  }
  REQUIRE(group.count() == instructions.size());
  if (group.count() < 2) return;
  auto expected = std::make_unique<TestWave>(*wave);
  for (const auto& one : instructions) REQUIRE_FALSE(execute_matrix(*expected, one, op, model));
  const auto before = std::make_unique<TestWave>(*wave);
  if (!fast::run_matrix_group(group, plans.data(), fast::matrix_group_run(plans[0], model), *wave)) {
    REQUIRE(kind.op().k >= 8);  // infinities or NaNs among small floats; numbers that are far apart
    REQUIRE(*wave == *before);
    return;
  }
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
  for (const fast::HostIsa isa : fast_test::tested_levels()) {
    CAPTURE(fast::host_isa_name(isa));
    for (const Kind& kind : grouped) {
      CAPTURE(Isa::info(kind.opcode).mnemonic);
      CAPTURE(kind.formats);
      for (const MatrixModel model : {MatrixModel::sequential_fma, MatrixModel::cdna3}) {
        CAPTURE(matrix_model_name(model));
        Covered covered;
        for (int round = 0; round < 60; ++round) check_group(kind, model, isa, random, covered);
        const bool blocks = model == MatrixModel::cdna3 && input_bits(kind) < 32 && !kind.selects();
        if (isa != (blocks ? fast::HostIsa::avx512bf16 : fast::HostIsa::avx512intel)) continue;
        if (blocks && input_bits(kind) != 16) continue;
        CHECK(covered.groups >= (input_bits(kind) == 8 || blocks ? 8 : 15));
        CHECK(covered.chains >= (blocks ? 2 : 4));
        CHECK((covered.nans >= 3 || input_bits(kind) == 8 || blocks));
      }
    }
  }
}

TEST_CASE("a group ends where an instruction needs what another one writes, or where it is full") {
  const Kind kind{O::v_mfma_f32_16x16x32_bf16}, scaled{O::v_mfma_scale_f32_16x16x128_f8f6f4, 4 + 8 * 4};
  const auto run_group = [](const fast::MatrixGroup&, const fast::MatrixPlan*, fast::Rows, const fast::BlockScales*) {
    return true;
  };
  const auto plan = [&](const Operands& of, const Kind& of_kind) {
    fast::MatrixPlan result = fast::plan_matrix(Isa{}, instruction_of(of_kind, of), of_kind.op(), {256, 0, 104},
                                                fast::choose_matrix_kernels, fast::HostIsa::plain);
    result.run_group = run_group;
    return result;
  };
  const Operands first{0, 32, 64, 64};
  const auto follows = [&](const Operands& second, const Kind& one = {O::v_mfma_f32_16x16x32_bf16},
                           const Kind& other = {O::v_mfma_f32_16x16x32_bf16}) {
    const fast::MatrixPlan plans[] = {plan(first, one), plan(second, other)};
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
  CHECK(follows({8, 40, 68, 68}, scaled, scaled));
  CHECK_FALSE(follows({8, 40, 68, 68}, kind, scaled));
  CHECK_FALSE(follows({8, 40, 68, 68}, scaled, {scaled.opcode, 4 + 8 * 0}));  // other formats
  CHECK_FALSE(follows({8, 40, 68, 68, 66}, scaled, scaled));                  // the first one's sum is its scales
  CHECK_FALSE(follows({8, 40, 56, 56, 70}, scaled, scaled));                  // its sum are the first one's scales

  std::vector<fast::MatrixPlan> plans;
  fast::MatrixGroup group;
  plans.reserve(64);
  for (std::uint32_t i = 0;; ++i) {
    plans.push_back(plan({4 * (i % 4), 32 + 4 * (i / 4), 64 + 4 * i, 64 + 4 * i}, kind));
    if (!group.add(plans.back(), plans.data())) break;
  }
  CHECK(group.count() == fast::MatrixGroup::most);
  CHECK(group.results() == fast::MatrixGroup::most);
}

TEST_CASE("programs of MFMAs that follow each other, in turns of any length") {
  const bool groups = fast::host_isa() == fast::HostIsa::avx512intel || fast::host_isa() >= fast::HostIsa::avx512bf16 ||
                      fast::host_isa() == fast::HostIsa::avx512;
  std::uint32_t in_groups = 0, to_the_end = 0;
  for (std::uint64_t round = 0; round < 60; ++round) {
    Random random(9100 + round);
    const Kind& kind = grouped[random.below(std::size(grouped))];
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
      append(code_of(random, kind, random_operands(random, kind, sums, random.one_in(2))));
    }
    code.push_back(0xbf810000);  // s_endpgm
    in_groups += fast_test::grouped_instructions(code);
    fast_test::Machine reference;
    fill(*reference.wave, random, static_cast<Contents>(random.below(3)), input_bits(kind));
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
