// Engine against engine on operations that make masks of lanes or take them, which handlers for AVX-512 compute in
// registers of masks (rows/host_masks.hpp), and on those that give one of their sources (OperationShape::gives): every
// pair of edge values, EXEC full and not, destinations among the sources.
#include <doctest/doctest.h>

#include "fast/program/handler_table.hpp"
#include "random_code.hpp"

namespace {

using namespace fast_test;
using lockstep::Field;

constexpr std::uint32_t edges[] = {0,          0x80000000, 0x3f800000, 0xbf800000, 0x7f800000, 0xff800000, 0x7fc00000,
                                   0xffc00001, 0x7f800001, 0xff812345, 1,          0x80000001, 0x007fffff, 0x00800000,
                                   0x7f7fffff, 0xffffffff, 0x7fffffff, 0x80000002, 0x3f7fffff, 0xfffffffe};
constexpr std::uint32_t edge_count = sizeof edges / sizeof edges[0];

/// Forms without modifiers of operations on two dwords that have a mask, or give one of two floats.
std::vector<std::uint32_t> forms_with_masks() {
  std::vector<std::uint32_t> found;
  for (std::uint32_t form = 0; form < Isa::forms().size(); ++form) {
    const auto encoding = static_cast<Isa::Encoding>(Isa::form(form).encoding);
    const auto has = [&](Field field) { return Isa::layout(encoding, field).present(); };
    const auto& shape = kernels().operation(Isa::form(form).opcode).shape;
    const bool has_mask = shape.writes_mask || shape.reads_vcc_lane || shape.writes_exec_lane;
    const bool gives_one = shape.gives != lockstep::fast::Gives::another;
    if ((!has_mask && !gives_one) || shape.s0 != 32 || shape.s1 != 32) continue;
    if ((shape.s2 != 0 && !gives_one) || !has(Field::src0) || has(Field::dpp_ctrl) || has(Field::src0_sel) ||
        has(Field::literal))
      continue;
    found.push_back(form);
  }
  return found;
}

std::vector<std::uint32_t> instruction(Random& random, std::uint32_t form, bool in_place) {
  const auto encoding = static_cast<Isa::Encoding>(Isa::form(form).encoding);
  const std::vector<std::uint32_t> any = random_instruction(random, form);
  std::array<std::uint32_t, 4> words{};
  std::copy(any.begin(), any.end(), words.begin());
  const auto put = [&](Field field, std::uint32_t value) { set_field(words, Isa::layout(encoding, field), value); };
  put(Field::src0, 256 + 10);
  put(Field::src1, 256 + 12);
  put(Field::vsrc1, 12);
  put(Field::src2, kernels().operation(Isa::form(form).opcode).shape.s2 != 0 ? 256 + 16 : 20);
  put(Field::sdst, 22);
  // (Of comparisons in VOP3 it names the mask.)
  put(Field::vdst, in_place ? 10 : 14);
  for (const Field field : {Field::clamp, Field::omod, Field::neg, Field::abs, Field::op_sel}) put(field, 0);
  return {words.begin(), words.begin() + static_cast<std::ptrdiff_t>(any.size())};
}

}  // namespace

TEST_CASE("masks of lanes, minima and maxima: both engines agree on every pair of edge values") {
  Random random(20261128);
  const std::vector<std::uint32_t> forms = forms_with_masks();
  CHECK(forms.size() > 100);
  for (const std::uint32_t form : forms) {
    CAPTURE(form);
    for (std::uint32_t first = 0; first < edge_count * edge_count; first += State::lanes) {
      for (const bool exec_full : {true, false}) {
        Machine reference;
        randomize(random, reference, false);
        State& wave = *reference.wave;
        for (std::uint32_t lane = 0; lane < State::lanes; ++lane) {
          const std::uint32_t pair = (first + lane) % (edge_count * edge_count);
          wave.v[10][lane] = edges[pair / edge_count];
          wave.v[12][lane] = edges[pair % edge_count];
          wave.v[16][lane] = edges[random.below(edge_count)];
        }
        wave.set_exec(exec_full ? ~std::uint64_t{0} : random.next());
        std::vector<std::uint32_t> code = instruction(random, form, random.one_in(2));
        code.push_back(0xbf810000);  // s_endpgm
        reference.set_code(code);
        Machine fast = reference.copy();
        const auto expected = reference.run(false, 10);
        const auto actual = fast.run(true, 10);
        CHECK(difference(reference, expected, fast, actual) == "");
      }
    }
  }
}
