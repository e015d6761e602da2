#include "cdna4/semantics/vopc.hpp"

#include "table.hpp"

namespace sem = lockstep::cdna4::sem;
using lockstep::CompareResult;
using table::flush;
using table::usual;

namespace {
constexpr std::uint32_t one = 0x3f800000, two = 0x40000000, nan = 0x7fc00000, signalling = 0x7f800001,
                        infinity = 0x7f800000;
constexpr std::uint64_t top = std::uint64_t{1} << 63;
}  // namespace

// Floats: with a NaN only the negated compares, U and TRU are true.
static_assert(sem::v_cmp_lt_f32(one, two, usual) && !sem::v_cmp_lt_f32(two, one, usual) &&
              !sem::v_cmp_lt_f32(one, nan, usual));
static_assert(sem::v_cmp_nlt_f32(two, one, usual) && sem::v_cmp_nlt_f32(one, nan, usual) &&
              !sem::v_cmp_nlt_f32(one, two, usual));
static_assert(sem::v_cmp_eq_f32(0, 0x80000000u, usual) && !sem::v_cmp_eq_f32(nan, nan, usual) &&
              sem::v_cmp_neq_f32(nan, nan, usual));
static_assert(sem::v_cmp_lg_f32(one, two, usual) && !sem::v_cmp_lg_f32(one, nan, usual) &&
              sem::v_cmp_nlg_f32(one, signalling, usual));
static_assert(sem::v_cmp_ge_f32(one, one, usual) && sem::v_cmp_le_f32(one, one, usual) &&
              sem::v_cmp_gt_f32(infinity, one, usual));
static_assert(sem::v_cmp_nge_f32(nan, one, usual) && sem::v_cmp_ngt_f32(nan, one, usual) &&
              sem::v_cmp_nle_f32(nan, one, usual));
static_assert(sem::v_cmp_o_f32(one, infinity) && !sem::v_cmp_o_f32(one, nan) && sem::v_cmp_u_f32(signalling, one));
static_assert(!sem::v_cmp_f_f32() && sem::v_cmp_tru_f32() && !sem::v_cmp_f_i32() && sem::v_cmp_t_u64());
static_assert(sem::v_cmp_lt_f32(0, 1, usual) && !sem::v_cmp_lt_f32(0, 1, flush), "denormals compare as MODE says");
static_assert(sem::v_cmp_lt_f16(0xbc00, 0x3c00, usual) && sem::v_cmp_gt_f64(0x3ff0000000000000u, top, usual));
static_assert(sem::v_cmp_nlt_f64(0x7ff8000000000000u, 0, usual) && sem::v_cmp_u_f16(0x7c01, 0));

// Integers
static_assert(sem::v_cmp_lt_i32(0xffffffffu, 0) && !sem::v_cmp_lt_u32(0xffffffffu, 0));
static_assert(sem::v_cmp_gt_i16(0x7fff, 0x8000) && sem::v_cmp_lt_u16(0x7fff, 0x8000));
static_assert(sem::v_cmp_le_i64(top, 0) && sem::v_cmp_ge_u64(top, 0) && sem::v_cmp_ne_u64(top, 0) &&
              sem::v_cmp_eq_i64(top, top));

// V_CMPX writes EXEC as well.
static_assert(sem::v_cmpx_lt_u32(1, 2) == CompareResult{true, true} &&
              sem::v_cmpx_eq_f32(nan, nan, usual) == CompareResult{false, false});
static_assert(sem::v_cmpx_t_i16() == CompareResult{true, true} &&
              sem::v_cmpx_class_f32(one, 0x100) == CompareResult{true, true});

namespace {
/// The only class bit that is set for x.
template <class Test>
constexpr int class_of(Test test) {
  int found = -1;
  for (int bit = 0; bit < 10; ++bit) {
    if (!test(1u << bit)) continue;
    if (found >= 0) return -2;
    found = bit;
  }
  return found;
}
constexpr int class32(std::uint32_t x) {
  return class_of([&](std::uint32_t mask) { return sem::v_cmp_class_f32(x, mask); });
}
constexpr int class64(std::uint64_t x) {
  return class_of([&](std::uint32_t mask) { return sem::v_cmp_class_f64(x, mask); });
}
constexpr int class16(std::uint32_t x) {
  return class_of([&](std::uint32_t mask) { return sem::v_cmp_class_f16(x, mask); });
}
}  // namespace

// 0 signalling, 1 quiet, -infinity, -normal, -denormal, -0, +0, +denormal, +normal, +infinity
static_assert(class32(0xff800001u) == 0 && class32(0xffc00000u) == 1 && class32(0xff800000u) == 2 &&
              class32(0x80800000u) == 3);
static_assert(class32(0x807fffffu) == 4 && class32(0x80000000u) == 5 && class32(0) == 6 && class32(1) == 7);
static_assert(class32(0x7f7fffffu) == 8 && class32(0x7f800000u) == 9);
static_assert(class64(0x7ff0000000000001u) == 0 && class64(0xfff0000000000000u) == 2 && class64(1) == 7 &&
              class64(top) == 5);
static_assert(class64(0x0010000000000000u) == 8 && class64(0xfff8000000000000u) == 1);
static_assert(class16(0x7c01) == 0 && class16(0x7e00) == 1 && class16(0xfc00) == 2 && class16(0x0400) == 8 &&
              class16(0x83ff) == 4);

TEST_CASE("compares at run time") {
  CHECK(sem::v_cmp_lt_f32(one, two, lockstep::Mode()));
  CHECK_FALSE(sem::v_cmp_lt_f32(one, nan, lockstep::Mode()));
  CHECK(sem::v_cmp_nlt_f32(one, nan, lockstep::Mode()));
  CHECK_FALSE(sem::v_cmp_lt_f32(0, 1, flush));
  CHECK(class32(1) == 7);
}
