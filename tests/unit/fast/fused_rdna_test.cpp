// Pairs of operations that have one handler together (vendor-xml/fused_operations.xml), which is for waves of 32 lanes
// on RDNA: in waves of 64 each runs by itself, on all lanes.
#include <doctest/doctest.h>

#include <bit>

#include "rdna3_world.hpp"

namespace {

using namespace lockstep::rdna3::assembler;
using lockstep::Engine;
using rdna3_test::Isa;
using rdna3_test::World;

/// A lane mask of such waves in VCC, or from an SGPR on.
template <std::uint16_t size>
auto mask() {
  if constexpr (size == 32)
    return vcc_lo;
  else
    return vcc;
}
template <std::uint16_t size>
auto mask(std::uint32_t number) {
  if constexpr (size == 32)
    return s(number);
  else
    return s(number, 2);
}

bool is_fused(lockstep::fast::MicroOp::Handler handler) {
  const auto forms = lockstep::fast::kernel_set(lockstep::tables_of<Isa>()).fused;
  return std::any_of(forms.begin(), forms.end(), [&](const auto& form) { return form.handler == handler; });
}

/// Both engines, whose waves are then the same. Gives the fast one's.
template <std::uint16_t size, class Program>
World<size> both(const Program& program, std::uint64_t exec) {
  CAPTURE(size);
  CAPTURE(exec);
  World<size> reference(program.words(), 64, exec), fast(program.words(), 64, exec);
  reference.run(Engine::reference);
  fast.run(Engine::fast);
  CHECK(fast.result.reason == lockstep::StopReason::ended);
  CHECK(fast.difference(reference) == "");
  return fast;
}

/// Are there fused handlers where there should be, and nowhere else?
template <std::uint16_t size>
void check_fused(World<size>& world, std::size_t pairs) {
  const bool has_them = !lockstep::fast::kernel_set(lockstep::tables_of<Isa>()).fused.empty();  // hosts with AVX2
  CHECK(world.count(is_fused) == (size == Isa::wave_sizes[0] && has_them ? pairs : 0));
}

constexpr std::uint64_t some_lanes[] = {~std::uint64_t{0}, 0xf00ff00f5a5a1235, 0xffffffff00000000};

/// v[30:31] = v[2:3] + v[4:5], and what else one handler may do.
template <std::uint16_t size>
void check_sums() {
  const auto in_vcc = assemble(v_add_co_u32(v(30), mask<size>(), v(2), v(4)),
                               v_add_co_ci_u32(v(31), mask<size>(), v(3), v(5), mask<size>()), s_endpgm());
  const auto in_sgprs = assemble(v_add_co_u32(v(30), mask<size>(10), v(2), v(4)),
                                 v_add_co_ci_u32(v(31), mask<size>(12), v(3), v(5), mask<size>(10)), s_endpgm());
  for (const std::uint64_t exec : some_lanes) {
    World<size> worlds[] = {both<size>(in_vcc, exec), both<size>(in_sgprs, exec)};
    for (World<size>& world : worlds) {
      for (std::uint32_t lane = 0; lane < size; ++lane) {
        const auto pair = [&](std::uint32_t number) {
          return World<size>::value(number, lane) | std::uint64_t{World<size>::value(number + 1, lane)} << 32;
        };
        const std::uint64_t expected = (exec >> lane & 1) != 0 ? pair(2) + pair(4) : pair(30);
        CHECK_MESSAGE((world.wave->v[30][lane] | std::uint64_t{world.wave->v[31][lane]} << 32) == expected, "lane ",
                      lane);
      }
    }
    check_fused(worlds[0], 1);
  }
}

/// Candidates of every kind of link in one straight line.
template <std::uint16_t size>
void check_line() {
  const auto program = assemble(
      // Sums of products: what the first gives is added to, or a factor.
      v_mul_f32(v(10), v(2), v(3)), v_fmac_f32(v(10), v(4), v(5)), v_sub_f32(v(11), v(4), v(5)),
      v_fmac_f32(v(12), v(11), v(6)), v_add_f32(v(13), v(6), v(7)), v_mul_f32(v(14), v(7), v(13)),
      // 64-bit addresses.
      v_add_co_u32(v(16), mask<size>(), v(4), v(5)), v_add_co_ci_u32(v(17), mask<size>(), v(6), v(7), mask<size>()),
      // Comparisons and what they choose.
      v_cmp_gt_f32(mask<size>(), v(2), v(3)), v_cndmask_b32(v(18), v(4), v(5), mask<size>()), v_and_b32(v(19), 1, v(6)),
      v_cmp_eq_u32(mask<size>(), 1, v(19)), v_cndmask_b32(v(20), v(6), v(7), mask<size>()),
      // Bits.
      v_lshrrev_b32(v(21), 3, v(2)), v_xor_b32(v(22), v(21), v(3)), v_lshl_add_u32(v(23), v(4), 2, v(22)),
      v_and_b32(v(24), v(5), v(23)),
      // Scalars.
      v_add_f32(v(25), s(4), v(2)), v_mul_f32(v(26), s(5), v(3)), v_mov_b32(v(27), s(6)), s_endpgm());
  for (const std::uint64_t exec : some_lanes) {
    World<size> world = both<size>(program, exec);
    const std::size_t fused = world.count(is_fused);
    CHECK((size == Isa::wave_sizes[0] && !lockstep::fast::kernel_set(lockstep::tables_of<Isa>()).fused.empty()
               ? fused >= 7
               : fused == 0));
  }
}

}  // namespace

TEST_CASE("fused handlers on RDNA: a 64-bit sum, waves of 32") { check_sums<32>(); }
TEST_CASE("fused handlers on RDNA: a 64-bit sum, waves of 64") { check_sums<64>(); }
TEST_CASE("fused handlers on RDNA: a line of candidates, waves of 32") { check_line<32>(); }
TEST_CASE("fused handlers on RDNA: a line of candidates, waves of 64") { check_line<64>(); }
