// WMMA plans of every level of the host against the reference, bit for bit, on random registers: all operations, both
// wave sizes, operands that overlap, modifiers, constants, scales.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <random>
#include <vector>

#include "../matrix/wmma_ops.hpp"
#include "fast/matrix/host_kernels.hpp"
#include "fast/matrix/wmma/group.hpp"
#include "fast/matrix/wmma/plan.hpp"
#include "fast/matrix/wmma/run.hpp"
#include "fast/matrix/wmma/silicon/run.hpp"
#include "levels.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/state/wave.hpp"

using namespace lockstep;
using namespace wmma_test;
using matrix::ScaleFormat;
using matrix::wmma::Operands;

namespace {

template <std::uint16_t size>
using WaveOf = Wave<cdna4::Isa, WaveShape{size, 256, 0, size}>;

class Random {
 public:
  std::uint32_t operator()() { return static_cast<std::uint32_t>(engine_()); }
  bool one_in(std::uint32_t n) { return (*this)() % n == 0; }

 private:
  std::mt19937 engine_{11};
};

/// Any bits; exponents of f32, f16 and bf16 numbers in the middle; bf16 numbers from 2^-55 on, hardly above 2^-56,
/// where products of two come near to denormal numbers, or below, where they are; zeros among these three.
enum class Kind : std::uint32_t { any, tame, products, least, small };
constexpr std::uint32_t kinds = 5;
std::uint32_t number(Random& random, Kind kind) {
  if (kind == Kind::any) return random();
  if (kind == Kind::tame) return (random() & 0xbfffbfffu) | 0x20002000u;
  const auto half = [&] {
    const std::uint32_t exponent = kind == Kind::products ? 72 + random() % 48
                                   : kind == Kind::least  ? 71 + random() % 3
                                                          : 58 + random() % 6;
    return random.one_in(16) ? 0u : (random() & 0x807fu) | exponent << 7;
  };
  const std::uint32_t low = half();
  return low | half() << 16;
}
/// What C's beside such products have: from 2^-103 on, or any small exponent.
struct SmallAddends {
  bool any;
  std::uint32_t operator()(Random& random) const {
    return random.one_in(16) ? 0u : (random() & 0x807fffffu) | (any ? random() % 28 : 24 + random() % 4) << 23;
  }
};

Operands random_operands(const Case& test, Random& random) {
  const MatrixOp& op = test.op;
  Operands operands{.a = random() % 64, .b = random() % 64, .d = random() % 64, .c = random() % 64};
  if (random.one_in(2)) operands.c = operands.d;
  operands.a_format = test.a;
  operands.b_format = test.b;
  operands.c_is_constant = random.one_in(6);
  operands.c_selector = 128 + random() % 121;
  if (operands.c_selector > 208 && operands.c_selector < 240) operands.c_selector = 240;
  if (matrix::wmma::is_integer(op)) {
    operands.neg = random() & 3u;
    operands.clamp = random.one_in(3);
  } else {
    operands.neg = random.one_in(3) ? 4 : 0;
    operands.neg_hi = random.one_in(3) ? 4 : 0;
    if (op.family == MatrixFamily::gfx11) operands.op_sel = random() & 4u;
  }
  if (op.scale_block == 0) return operands;
  const auto some = static_cast<ScaleFormat>(random() % 3);
  const bool a4 = test.a == Element::fp4, b4 = test.b == Element::fp4;
  operands.scale[0] = {random.one_in(4) ? 4u : 256u + 80u, random.one_in(2), a4 ? some : ScaleFormat::e8m0};
  operands.scale[1] = {random.one_in(4) ? (random.one_in(2) ? 128u : 248u) : 256u + 82u, random.one_in(2),
                       b4 ? some : ScaleFormat::e8m0};
  return operands;
}

/// Asks doctest only where something differs: 16384 assertions an instruction would take longer than all the rest.
template <std::uint16_t size>
void require_same(const WaveOf<size>& wave, const WaveOf<size>& expected) {
  for (std::uint32_t r = 0; r < 256; ++r) {
    const auto &got = wave.v[r], &want = expected.v[r];
    const auto at = std::mismatch(got.begin(), got.begin() + size, want.begin());
    if (at.first == got.begin() + size) continue;
    CAPTURE(r);
    CAPTURE(at.first - got.begin());
    REQUIRE(*at.first == *at.second);
  }
}

template <std::uint16_t size>
void check(const Case& test, Random& random, const fast::MatrixKernels& kernels, std::uint32_t& covered,
           MatrixModel model = MatrixModel::sequential_fma) {
  auto wave = std::make_unique<WaveOf<size>>();
  const auto kind = static_cast<Kind>(random() % kinds);
  const bool agree = !random.one_in(8);
  for (auto& row : wave->v) {
    for (std::uint32_t lane = 0; lane < 64; ++lane)
      row[lane] = agree && lane % 64 >= 16 ? row[lane % 16] : number(random, kind);
  }
  if (test.op.family != MatrixFamily::gfx11) {
    for (auto& row : wave->v) {
      for (std::uint32_t& dword : row) dword = number(random, kind);
    }
  }
  for (std::uint32_t r = 80; r < 84 && !random.one_in(8); ++r) {  // exponents of scales near 1
    for (std::uint32_t& dword : wave->v[r]) dword = 0x7a7a7a7au + (random() & 0x07070707u);
  }
  wave->s[4] = 0xabcd127d;  // the lowest byte alone counts
  wave->s[5] = random();
  const Operands operands = random_operands(test, random);
  const SmallAddends addend{random.one_in(2)};
  for (std::uint32_t r = 0; r < 8 && kind >= Kind::least; ++r) {
    for (std::uint32_t& dword : wave->v[operands.c + r]) dword = addend(random);
  }
  const auto plan = fast::plan_wmma(cdna4::Isa{}, test.op, operands, {256, 0, 104}, size, kernels);
  if (!plan) return;
  auto expected = std::make_unique<WaveOf<size>>(*wave);
  const auto v = reinterpret_cast<fast::Rows>(wave->v.data());
  const bool ovfl = wave->mode.fp16_ovfl(), chain = model == MatrixModel::sequential_fma;
  if (!(chain ? fast::run_wmma(plan, v, wave->s.data(), ovfl) : fast::run_silicon_wmma(plan, v, model, ovfl))) {
    REQUIRE(wave->v == expected->v);
    return;
  }
  ++covered;
  REQUIRE_FALSE(matrix::wmma::execute(*expected, test.op, operands, model));
  require_same<size>(*wave, *expected);
}

template <std::uint16_t size>
void check_all(MatrixFamily family, const fast::MatrixKernels& kernels) {
  Random random;
  for (const Case& test : cases(family)) {
    if (test.op.sparse) continue;  // the reference's
    CAPTURE(static_cast<int>(test.a));
    CAPTURE(static_cast<int>(test.b));
    CAPTURE(static_cast<int>(test.op.c));
    CAPTURE(static_cast<int>(test.op.k));
    CAPTURE(static_cast<int>(test.op.scale_block));
    std::uint32_t covered = 0;
    for (int turn = 0; turn < 16; ++turn) check<size>(test, random, kernels, covered);
    CHECK(covered > 1);
  }
}

/// Registers as the test of single plans has them.
template <std::uint16_t size>
void fill_registers(WaveOf<size>& wave, bool gfx11, Random& random) {
  const auto kind = static_cast<Kind>(random() % kinds);
  const bool agree = gfx11 && !random.one_in(8);
  for (auto& row : wave.v) {
    for (std::uint32_t lane = 0; lane < 64; ++lane)
      row[lane] = agree && lane >= 16 ? row[lane % 16] : number(random, kind);
  }
  const SmallAddends addend{random.one_in(2)};
  for (std::uint32_t r = 96; r < 240 && kind >= Kind::least; ++r) {
    for (std::uint32_t& dword : wave.v[r]) dword = addend(random);
  }
  for (std::uint32_t r = 240; r < 244; ++r) {  // exponents of scales near 1
    for (std::uint32_t& dword : wave.v[r]) dword = 0x7a7a7a7au + (random() & 0x07070707u);
  }
}

/// Instructions as a GEMM has them: some A's and B's, in any order, each result in registers of its own but for some.
template <std::uint16_t size>
void check_group(const Case& test, Random& random, const fast::MatrixKernels& kernels, std::uint32_t& covered,
                 MatrixModel model = MatrixModel::sequential_fma) {
  auto wave = std::make_unique<WaveOf<size>>();
  fill_registers<size>(*wave, test.op.family == MatrixFamily::gfx11, random);
  std::vector<fast::WmmaPlan> plans;
  std::vector<Operands> operands;
  fast::WmmaGroup group;
  const std::uint32_t neg = matrix::wmma::is_integer(test.op) ? random() & 3u : 0;
  plans.reserve(fast::WmmaGroup::most + 1);
  for (std::uint32_t i = 0; i <= fast::WmmaGroup::most; ++i) {
    const std::uint32_t wide = test.op.k >= 64 ? 16 : 8;
    Operands one{.a = random() % 3 * wide, .b = 3 * wide + random() % 3 * wide, .d = 96 + 8 * i, .c = 96 + 8 * i};
    if (random.one_in(16)) one.d = one.c = random() % 200;  // often no part of the group
    if (random.one_in(16)) one.c = one.d - random() % 9;
    one.a_format = test.a;
    one.b_format = test.b;
    one.neg = neg;
    if (test.op.scale_block != 0) {
      one.scale[0].selector = 256u + 240u;
      one.scale[1].selector = 256u + 242u;
    }
    const auto plan = fast::plan_wmma(cdna4::Isa{}, test.op, one, {256, 0, 104}, size, kernels);
    if (!plan) return;
    plans.push_back(plan);
    if (!group.add(plan, plans.data())) break;
    operands.push_back(one);
  }
  if (group.count() < 2) return;
  auto expected = std::make_unique<WaveOf<size>>(*wave);
  const auto v = reinterpret_cast<fast::Rows>(wave->v.data());
  if (!(model == MatrixModel::sequential_fma ? fast::run_wmma_group(group, plans.data(), v, wave->s.data(), false)
                                             : fast::run_silicon_wmma_group(group, plans.data(), v, model))) {
    REQUIRE(wave->v == expected->v);
    return;
  }
  ++covered;
  for (const Operands& one : operands) REQUIRE_FALSE(matrix::wmma::execute(*expected, test.op, one, model));
  require_same<size>(*wave, *expected);
}

template <std::uint16_t size>
void check_groups(MatrixFamily family, const fast::MatrixKernels& kernels) {
  Random random;
  std::uint32_t operations = 0;
  for (const Case& test : cases(family)) {
    if (test.op.sparse) continue;
    CAPTURE(static_cast<int>(test.a));
    CAPTURE(static_cast<int>(test.b));
    CAPTURE(static_cast<int>(test.op.k));
    std::uint32_t covered = 0;
    for (int turn = 0; turn < 12; ++turn) check_group<size>(test, random, kernels, covered);
    operations += covered > 1 ? 1 : 0;
  }
  CHECK(operations >= 2);
}

/// Instructions of RDNA3 and RDNA4 in both models of silicon, alone and in groups.
template <std::uint16_t size>
void check_silicon(MatrixFamily family, const fast::MatrixKernels& kernels) {
  Random random;
  for (const MatrixModel model : {MatrixModel::gfx11, MatrixModel::gfx12}) {
    CAPTURE(matrix_model_name(model));
    std::uint32_t operations = 0, groups = 0;
    for (const Case& test : cases(family)) {
      if (test.op.sparse || matrix::wmma::is_integer(test.op)) continue;
      CAPTURE(static_cast<int>(test.a));
      CAPTURE(static_cast<int>(test.b));
      CAPTURE(static_cast<int>(test.op.c));
      std::uint32_t covered = 0, together = 0;
      for (int turn = 0; turn < 8; ++turn) check<size>(test, random, kernels, covered, model);
      for (int turn = 0; turn < 2; ++turn) check_group<size>(test, random, kernels, together, model);
      operations += covered > 1 ? 1 : 0;
      groups += together > 0 ? 1 : 0;
    }
    CHECK(operations >= (model == MatrixModel::gfx12 && family == MatrixFamily::gfx12 ? 8 : 4));
    CHECK(groups >= (kernels.multiply_pair[0] != nullptr ? 2 : 0));
  }
}

}  // namespace

TEST_CASE("WMMA in silicon's steps gives the reference's bits at every level of the host") {
  for (const fast::HostIsa isa : fast_test::tested_levels()) {
    CAPTURE(fast::host_isa_name(isa));
    const fast::MatrixKernels& kernels = fast::matrix_kernels(isa);
    check_silicon<32>(MatrixFamily::gfx11, kernels);
    check_silicon<64>(MatrixFamily::gfx11, kernels);
    check_silicon<32>(MatrixFamily::gfx12, kernels);
    check_silicon<64>(MatrixFamily::gfx12, kernels);
  }
}

TEST_CASE("WMMAs taken together give the reference's bits") {
  for (const fast::HostIsa isa : fast_test::tested_levels()) {
    if (isa == fast::HostIsa::plain) continue;
    CAPTURE(fast::host_isa_name(isa));
    const fast::MatrixKernels& kernels = fast::matrix_kernels(isa);
    check_groups<32>(MatrixFamily::gfx11, kernels);
    check_groups<64>(MatrixFamily::gfx11, kernels);
    check_groups<32>(MatrixFamily::gfx12, kernels);
    check_groups<64>(MatrixFamily::gfx12, kernels);
    check_groups<32>(MatrixFamily::gfx1250, kernels);
  }
}

TEST_CASE("WMMA plans give the reference's bits at every level of the host") {
  for (const fast::HostIsa isa : fast_test::tested_levels()) {
    CAPTURE(fast::host_isa_name(isa));
    const fast::MatrixKernels& kernels = fast::matrix_kernels(isa);
    check_all<32>(MatrixFamily::gfx11, kernels);
    check_all<64>(MatrixFamily::gfx11, kernels);
    check_all<32>(MatrixFamily::gfx12, kernels);
    check_all<64>(MatrixFamily::gfx12, kernels);
    check_all<32>(MatrixFamily::gfx1250, kernels);
  }
}
