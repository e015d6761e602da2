#include "inputs.hpp"

#include <array>
#include <random>

namespace vendor_test {
namespace {

// Edges of integers and of every float format; as pairs of halves they serve packed operations too.
constexpr std::array<std::uint64_t, 64> edges{
    0, 1, 2, 5, 31, 32, 33, 63, 64, 0x7f, 0x80, 0xff,
    // f16, bf16 in the low half
    0x3c00, 0xbc00, 0x7c00, 0xfc00, 0x7e00, 0x7c01, 0x8000, 0x8001, 0x0400, 0x03ff, 0x7bff, 0x7fff, 0xffff,
    // f32
    0x3f800000, 0xbf800000, 0x7f800000, 0xff800000, 0x7fc00000, 0x7f800001, 0xff800001, 0x80000000, 0x80000001,
    0x00800000, 0x007fffff, 0x7f7fffff, 0x3f000000, 0xbf000000, 0x40200000, 0x7fffffff, 0xffffffff, 0x5f800000,
    // two halves
    0x3c003c00, 0x7c01fc00, 0x80007fff, 0x00018000, 0x3f803f80, 0x7f81ff80, 0x80017bff,
    // f64, 64-bit integers
    0x3ff0000000000000, 0xbff0000000000000, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000,
    0x7ff0000000000001, 0x8000000000000000, 0x8000000000000001, 0x0010000000000000, 0x000fffffffffffff,
    0x7fefffffffffffff, 0x3fe0000000000000, 0x7fffffffffffffff, 0xffffffffffffffff};
static_assert(edges.size() * edges.size() < input_count);

class Inputs {
 public:
  Input next();

 private:
  std::uint64_t value();

  std::mt19937_64 random_{2026};
  unsigned number_ = 0;
};

std::uint64_t Inputs::value() {
  const auto edge = [&] { return edges[random_() % edges.size()]; };
  switch (random_() % 6) {
    case 0: return edge();
    // Floats of moderate size, f32 and f64
    case 1: return (random_() & 0x807fffffu) | ((100 + random_() % 60) << 23);
    case 2: return (random_() & 0x800fffffffffffffu) | ((1000 + random_() % 60) << 52);
    case 3: return (edge() & 0xffff) | (edge() & 0xffff) << 16;
    case 4: return random_() >> random_() % 64;
    default: return random_();
  }
}

Input Inputs::next() {
  Input input;
  lockstep::LaneInput& in = input.lane;
  for (lockstep::WideValue* wide : {&input.wide.s0, &input.wide.s1, &input.wide.s2, &input.wide.d0}) {
    for (std::uint32_t& dword : *wide) dword = static_cast<std::uint32_t>(value());
  }
  const auto set = [&](std::uint64_t& source, lockstep::WideValue& wide, std::uint64_t bits) {
    source = bits;
    wide[0] = static_cast<std::uint32_t>(bits);
    wide[1] = static_cast<std::uint32_t>(bits >> 32);
  };
  const bool pairs = number_ < edges.size() * edges.size();
  set(in.s0, input.wide.s0, pairs ? edges[number_ / edges.size()] : value());
  set(in.s1, input.wide.s1, pairs ? edges[number_ % edges.size()] : random_() % 8 == 0 ? in.s0 : value());
  set(in.s2, input.wide.s2, random_() % 8 == 0 ? in.s1 : value());
  set(in.d0, input.wide.d0, value());
  in.imm = static_cast<std::uint32_t>(random_() % 4 == 0 ? edges[random_() % edges.size()] : random_()) & 0xffff;
  in.literal = static_cast<std::uint32_t>(value());
  in.exec = random_() % 16 == 0 ? 0 : value();
  in.vcc = random_() % 16 == 0 ? 0 : value();
  in.pc = random_() & 0xffff'fffffffcu;
  in.next_pc = in.pc + 4;
  in.m0 = static_cast<std::uint32_t>(value());
  in.status = static_cast<std::uint32_t>(random_());
  in.lane = static_cast<std::uint32_t>(random_() % 64);
  in.vcc_lane = (in.vcc >> in.lane & 1) != 0;
  in.scc = random_() % 2 != 0;
  in.op_sel = static_cast<std::uint32_t>(random_() % 16);
  in.op_sel_hi = static_cast<std::uint32_t>(random_() % 8);
  in.neg = static_cast<std::uint32_t>(random_() % 8);
  in.neg_hi = static_cast<std::uint32_t>(random_() % 8);
  in.abs = static_cast<std::uint32_t>(random_() % 8);
  in.omod = static_cast<std::uint32_t>(random_() % 4);
  // MODE as a kernel starts with it, but for the depth of the fork stack.
  in.mode = lockstep::Mode(in.mode.bits() | static_cast<std::uint32_t>(random_() % 6 + 1) << 29);
  in.sdwa_sel0 = static_cast<std::uint32_t>(random_() % 7);
  in.src0_number = static_cast<std::uint32_t>(random_() % 100);
  in.src1_number = static_cast<std::uint32_t>(random_() % 100);
  in.dst_number = static_cast<std::uint32_t>(random_() % 100);
  input.register_seed = static_cast<std::uint32_t>(random_());
  ++number_;
  return input;
}

}  // namespace

std::vector<Input> make_inputs() {
  Inputs inputs;
  std::vector<Input> result;
  for (unsigned i = 0; i < input_count; ++i) result.push_back(inputs.next());
  return result;
}

}  // namespace vendor_test
