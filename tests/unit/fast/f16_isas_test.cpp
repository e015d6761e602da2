// f16_test.cpp's comparison for ISAs whose operations have other names (V_FMAC_F16, V_MAX_NUM_F16, V_PK_MIN_NUM_F16,
// ...): what frequent_operations.xml says of each is what its pseudocode computes.
#include <doctest/doctest.h>

#include <random>

#include "cdna5/engine.hpp"
#include "f16_row.hpp"
#include "rdna3/engine.hpp"
#include "rdna4/engine.hpp"

namespace {

using lockstep::fast::F16Result;

template <class Isa, std::uint16_t size>
std::size_t compare() {
  using Row = fast_test::F16Row<Isa, lockstep::fast::SizedWave<Isa, size>>;
  std::mt19937 random(29);
  static constexpr std::uint16_t edges[] = {0,      0x8000, 1,      0x8001, 0x03ff, 0x0400,
                                            0x3c00, 0xbc00, 0x7bff, 0xfbff, 0x3c01, 0x1400};
  const auto half = [&](bool edge) {
    if (edge) return edges[random() % 12];
    const auto bits = static_cast<std::uint16_t>(random());
    return (bits & 0x7c00) == 0x7c00 ? static_cast<std::uint16_t>(bits ^ 0x4000) : bits;
  };
  return fast_test::each_f16<Row>(
      lockstep::fast::kernel_set(lockstep::tables_of<Isa>()), [](F16Result of) { return of != F16Result::another; },
      [&](Row& row) {
        const bool from_f32 = row.shape().f16 >= F16Result::narrowed && row.shape().f16 <= F16Result::two_cut;
        for (std::uint32_t times = 0; times < 600; ++times) {
          row.op_sel = random() % 8, row.op_sel_hi = times % 8, row.neg = random() % 8, row.neg_hi = random() % 8;
          if (row.shape().f16 < F16Result::mixed) row.op_sel = row.op_sel_hi = row.neg = row.neg_hi = 0;
          row.check([&](std::uint32_t source, std::uint32_t lane) -> std::uint32_t {
            if (times % 20 == 0 && lane == times % size) return random() | 0x7c007e01u;  // NaNs: the reference's
            const bool mixes_f32 = row.shape().f16 >= F16Result::mixed && (row.op_sel_hi >> source & 1) == 0;
            if (from_f32 || mixes_f32) return 0x30000000u + random() % 0x1e000000u + (random() & 0x80000000u);
            return half(times % 4 == 1) | std::uint32_t{half(times % 4 == 1)} << 16;
          });
        }
      });
}

}  // namespace

TEST_CASE("f16 operations of RDNA3, RDNA4 and CDNA5: handlers and reference agree") {
  CHECK(compare<lockstep::rdna3::Isa, 32>() >= 16);
  CHECK(compare<lockstep::rdna3::Isa, 64>() >= 16);
  CHECK(compare<lockstep::rdna4::Isa, 32>() >= 16);
  CHECK(compare<lockstep::rdna4::Isa, 64>() >= 16);
  CHECK(compare<lockstep::cdna5::Isa, 32>() >= 16);
}
