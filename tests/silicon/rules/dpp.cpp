// DPP: which lanes are written and what they read, by digests of whole corpora: seven routings under eight EXEC.
#include <functional>

#include "../matrix/table.hpp"
#include "runner.hpp"

namespace {

using namespace silicon;
using namespace lockstep::rdna4::assembler;
using lockstep::assembler::Operand;
using lockstep::assembler::Options;
using lockstep::assembler::Variant;

constexpr std::uint32_t execs[] = {0xffffffff, 0, 0xaaaaaaaa, 0x55555555, 1, 0x80000000, 0xffff, 0xffff0000};
constexpr std::uint32_t routings = 7;

/// DPP8 that reverses, without and with FI; row_shl:1 plain, with BOUND_CTRL, with FI, with both; row_xmask under
/// masks.
Options routing(std::uint32_t number) {
  Options options;
  if (number < 2) {
    options.dpp8 = {7, 6, 5, 4, 3, 2, 1, 0};
    options.fi = number == 1;
  } else if (number < 6) {
    options.dpp = row_shl(1);
    options.bound_ctrl = number == 3 || number == 5;
    options.fi = number >= 4;
  } else {
    options.dpp = row_xmask(7);
    options.row_mask = 1;
    options.bank_mask = 5;
    options.bound_ctrl = true;
  }
  return options;
}

Words encoded(Opcode opcode, const std::vector<Operand>& operands, const Options& options) {
  return silicon::encoded(opcode, operands, Variant::e64_dpp, options);
}

/// Four registers of 32 lanes: A, B, C, and D before the instruction.
using Rows = std::array<std::array<std::uint32_t, 32>, 4>;

struct Corpus {
  const char* name;
  Rows rows;
  std::uint64_t digest;
  std::vector<Words> instructions;
  bool carries = false;  ///< s[22], the scalar result, follows each row
  std::vector<std::uint32_t> carries_in{0};
  std::vector<std::uint32_t> modes{mode_register};
};

std::uint64_t digest_of(const Corpus& corpus, lockstep::Engine engine) {
  Runner runner(engine);
  auto& wave = runner.wave();
  Digest digest;
  for (const std::uint32_t mode : corpus.modes)
    for (const std::uint32_t carry_in : corpus.carries_in)
      for (const std::uint32_t exec : execs)
        for (const Words& words : corpus.instructions) {
          for (std::uint32_t i = 0; i < 4; ++i)
            for (std::uint32_t lane = 0; lane < 32; ++lane) wave.v[i][lane] = corpus.rows[i][lane];
          wave.mode = lockstep::Mode::of_register(mode, Isa::mode_layout);
          wave.s[21] = carry_in;
          wave.s[22] = 0x96969696;
          wave.set_exec(exec);
          runner.execute(words);
          for (std::uint32_t lane = 0; lane < 32; ++lane) digest.word(wave.v[3][lane]);
          if (corpus.carries) digest.word(wave.s[22]);
        }
  return digest.value();
}

using OfLane = std::function<std::uint32_t(std::uint32_t lane)>;
Rows rows_of(const OfLane& a, const OfLane& b, const OfLane& c, const OfLane& d) {
  Rows rows;
  const OfLane* each[] = {&a, &b, &c, &d};
  for (std::uint32_t i = 0; i < 4; ++i)
    for (std::uint32_t lane = 0; lane < 32; ++lane) rows[i][lane] = (*each[i])(lane);
  return rows;
}
OfLane from(std::vector<std::uint32_t> values, std::uint32_t shift = 0) {
  return [values, shift](std::uint32_t lane) { return values[(lane + shift) % values.size()]; };
}
std::uint32_t bits(int value) { return std::bit_cast<std::uint32_t>(static_cast<float>(value)); }
std::uint32_t dead(std::uint32_t lane) { return 0xdead0000 + lane; }
std::uint32_t zero(std::uint32_t) { return 0; }

const Operand va = v(0), vb = v(1), vc = v(2), vd = v(3);

/// 18 operations of f32, plain and with -A and OMOD.
std::vector<Words> floats(std::uint32_t omods) {
  const Opcode two[] = {Opcode::v_add_f32,     Opcode::v_sub_f32,     Opcode::v_subrev_f32,
                        Opcode::v_mul_f32,     Opcode::v_min_num_f32, Opcode::v_max_num_f32,
                        Opcode::v_minimum_f32, Opcode::v_maximum_f32, Opcode::v_mul_dx9_zero_f32};
  const Opcode three[] = {Opcode::v_min3_num_f32,       Opcode::v_max3_num_f32,       Opcode::v_minmax_num_f32,
                          Opcode::v_maxmin_num_f32,     Opcode::v_minimum3_f32,       Opcode::v_maximum3_f32,
                          Opcode::v_minimummaximum_f32, Opcode::v_maximumminimum_f32, Opcode::v_med3_num_f32};
  std::vector<Words> all;
  const auto add = [&](Opcode opcode, bool takes_three) {
    for (std::uint32_t how = 0; how < routings; ++how)
      for (std::uint32_t omod = 0; omod <= omods; ++omod) {
        Options options = routing(how);
        options.omod = static_cast<lockstep::assembler::Omod>(omod);
        const Operand first = omod != 0 ? Operand(-va) : Operand(va);
        all.push_back(
            encoded(opcode, takes_three ? std::vector<Operand>{vd, first, vb, vc} : std::vector<Operand>{vd, first, vb},
                    options));
      }
  };
  for (const Opcode opcode : two) add(opcode, false);
  for (const Opcode opcode : three) add(opcode, true);
  return all;
}

/// ADD, SUB, SUBREV with carry out, then with carry in and out.
std::vector<Words> carries() {
  std::vector<Words> all;
  for (const Opcode opcode : {Opcode::v_add_co_u32, Opcode::v_sub_co_u32, Opcode::v_subrev_co_u32,
                              Opcode::v_add_co_ci_u32, Opcode::v_sub_co_ci_u32, Opcode::v_subrev_co_ci_u32})
    for (const bool clamp : {false, true})
      for (std::uint32_t how = 0; how < routings; ++how) {
        Options options = routing(how);
        options.clamp = clamp;
        std::vector<Operand> operands{vd, s(22), va, vb};
        if (opcode == Opcode::v_add_co_ci_u32 || opcode == Opcode::v_sub_co_ci_u32 ||
            opcode == Opcode::v_subrev_co_ci_u32)
          operands.push_back(s(21));
        all.push_back(encoded(opcode, operands, options));
      }
  return all;
}

std::vector<Words> sums() {
  std::vector<Words> all;
  for (const Opcode opcode : {Opcode::v_add_nc_u32, Opcode::v_sub_nc_u32, Opcode::v_subrev_nc_u32, Opcode::v_add_nc_i32,
                              Opcode::v_sub_nc_i32, Opcode::v_add3_u32})
    for (std::uint32_t how = 0; how < routings; ++how)
      for (const bool clamp : {false, true}) {
        if (clamp && opcode == Opcode::v_add3_u32) continue;
        Options options = routing(how);
        options.clamp = clamp;
        all.push_back(encoded(
            opcode,
            opcode == Opcode::v_add3_u32 ? std::vector<Operand>{vd, va, vb, vc} : std::vector<Operand>{vd, va, vb},
            options));
      }
  return all;
}

std::vector<Words> exponents() {
  std::vector<Words> all;
  for (std::uint32_t how = 0; how < routings; ++how)
    for (const bool clamp : {false, true})
      for (const bool absolute : {false, true})
        for (const bool negative : {false, true}) {
          Options options = routing(how);
          options.clamp = clamp;
          const Operand plain = absolute ? Operand(abs(va)) : Operand(va);
          const Operand flipped = absolute ? Operand(-abs(va)) : Operand(-va);
          all.push_back(encoded(Opcode::v_frexp_exp_i32_f32, {vd, negative ? flipped : plain}, options));
        }
  return all;
}

std::vector<Words> products() {
  std::vector<Words> all;
  for (const Opcode opcode :
       {Opcode::v_mul_i32_i24, Opcode::v_mul_hi_i32_i24, Opcode::v_mul_u32_u24, Opcode::v_mul_hi_u32_u24})
    for (std::uint32_t how = 0; how < routings; ++how)
      for (const bool clamp : {false, true}) {
        if (clamp && (opcode == Opcode::v_mul_hi_i32_i24 || opcode == Opcode::v_mul_hi_u32_u24)) continue;
        Options options = routing(how);
        options.clamp = clamp;
        all.push_back(encoded(opcode, {vd, va, vb}, options));
      }
  return all;
}

/// Narrowing to 8-bit floats, with every modifier.
std::vector<Words> small_floats() {
  std::vector<Words> all;
  for (const Opcode opcode :
       {Opcode::v_cvt_pk_fp8_f32, Opcode::v_cvt_pk_bf8_f32, Opcode::v_cvt_sr_fp8_f32, Opcode::v_cvt_sr_bf8_f32}) {
    const bool pair = opcode == Opcode::v_cvt_pk_fp8_f32 || opcode == Opcode::v_cvt_pk_bf8_f32;
    for (std::uint32_t how = 0; how < routings; ++how)
      for (std::uint32_t m = 0; m < (pair ? 32u : 16u); ++m) {
        const auto modified = [&](const auto& source, std::uint32_t two) {
          return two == 0   ? Operand(source)
                 : two == 1 ? Operand(abs(source))
                 : two == 2 ? Operand(-source)
                            : Operand(-abs(source));
        };
        Options options = routing(how);
        if (pair && (m & 16) != 0) options.op_sel = {0, 0, 1};
        if (!pair) options.byte_sel = static_cast<std::uint8_t>(m >> 2);
        all.push_back(encoded(opcode, {vd, modified(va, m & 3), modified(vb, pair ? m >> 2 & 3 : 0)}, options));
      }
  }
  return all;
}

/// V_FMA_MIX_F32, MIXLO, MIXHI: which sources are halves, and which of them; ABS and NEG; CLAMP.
std::vector<Words> mixed() {
  std::vector<Words> all;
  for (const Opcode opcode : {Opcode::v_fma_mix_f32, Opcode::v_fma_mixlo_f16, Opcode::v_fma_mixhi_f16})
    for (std::uint32_t m = 0; m < 128; ++m)
      for (std::uint32_t how = 0; how < routings; ++how) {
        const auto on = [&](std::uint32_t bit) { return static_cast<int>(m >> bit & 1); };
        Options options = routing(how);
        options.op_sel = {on(3), on(4), on(5)};
        options.op_sel_hi = {on(0), on(1), on(2)};
        options.clamp = on(6) != 0;
        const auto modified = [&](const auto& source, std::uint32_t i) {
          const Operand plain = on(i) != 0 ? Operand(abs(source)) : Operand(source);
          const Operand flipped = on(i) != 0 ? Operand(-abs(source)) : Operand(-source);
          return on(3 + i) != 0 ? flipped : plain;
        };
        all.push_back(encoded(opcode, {vd, modified(va, 0), modified(vb, 1), modified(vc, 2)}, options));
      }
  return all;
}

/// V_SIN and V_COS with NEG, ABS, OMOD, CLAMP; of f16 with either half of the source and of the destination.
std::vector<Words> waves(bool half) {
  std::vector<Words> all;
  for (const Opcode opcode :
       {half ? Opcode::v_sin_f16 : Opcode::v_sin_f32, half ? Opcode::v_cos_f16 : Opcode::v_cos_f32})
    for (std::uint32_t m = 0; m < (half ? 128u : 32u); ++m)
      for (std::uint32_t how = 0; how < routings; ++how) {
        const Operand source = !half ? va : (m & 32) != 0 ? va.h() : va.l();
        const Operand target = !half ? vd : (m & 64) != 0 ? vd.h() : vd.l();
        const Operand positive = (m & 2) != 0 ? abs(source) : source;
        Options options = routing(how);
        options.omod = static_cast<lockstep::assembler::Omod>(m >> 2 & 3);
        options.clamp = (m & 16) != 0;
        all.push_back(encoded(opcode, {target, (m & 1) != 0 ? -positive : positive}, options));
      }
  return all;
}

/// Conversions of 16-bit integers to 32 bits, from either half, and of pairs to 16.
std::vector<Words> conversions() {
  std::vector<Words> all;
  for (const Opcode opcode : {Opcode::v_cvt_i32_i16, Opcode::v_cvt_u32_u16})
    for (std::uint32_t how = 0; how < routings; ++how)
      for (const Operand& source : {va.l(), va.h()}) all.push_back(encoded(opcode, {vd, source}, routing(how)));
  for (const Opcode opcode : {Opcode::v_cvt_pk_i16_i32, Opcode::v_cvt_pk_u16_u32})
    for (std::uint32_t how = 0; how < routings; ++how) all.push_back(encoded(opcode, {vd, va, vb}, routing(how)));
  return all;
}

const std::vector<std::uint32_t> carry_values = {0, 1, 2, 0x7ffffffe, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff};
const std::vector<std::uint32_t> patterns = {0,          0xffffffff, 1,          0x80000000,
                                             0x7fffffff, 0xaaaaaaaa, 0x55555555, 0x01010101};
/// About the smallest normal number.
const std::vector<std::uint32_t> boundary = {
    0x00000000, 0x00000001, 0x001fffff, 0x003fffff, 0x00400000, 0x00400001, 0x007ffffe, 0x007fffff,
    0x00800000, 0x00800001, 0x00bfffff, 0x00ffffff, 0x01000000, 0x01000001, 0x01800000, 0x3f800000,
    0x80000000, 0x80000001, 0x801fffff, 0x803fffff, 0x80400000, 0x80400001, 0x807ffffe, 0x807fffff,
    0x80800000, 0x80800001, 0x80bfffff, 0x80ffffff, 0x81000000, 0x81000001, 0x81800000, 0xbf800000};

std::vector<Corpus> corpora() {
  const auto small = [](int modulus, int middle) {
    return [=](std::uint32_t lane) { return bits(static_cast<int>(lane) % modulus - middle); };
  };
  const auto hundreds = [](std::uint32_t lane) { return bits(100 + static_cast<int>(lane)); };
  const auto spread = [](std::uint32_t shift, std::uint32_t step) {
    return [=](std::uint32_t lane) { return patterns[(lane + shift) % 8] ^ lane / 8 * step; };
  };
  const auto last_bytes = [](std::uint32_t lane) { return 0xffffff00 + lane; };
  std::vector<Corpus> all;
  all.push_back(
      {"18 of f32", rows_of(small(11, 5), small(7, 3), small(9, 4), hundreds), 0xc028318d5f87d325, floats(1)});
  all.push_back({"18 of f32, OMOD of tiny results", rows_of(from(boundary), small(7, 3), small(9, 4), hundreds),
                 0x3fb5391fac1f8c9e, floats(3)});
  all.push_back({"ADD, SUB, SUBREV _CO, _CO_CI",
                 rows_of(from(carry_values), from(carry_values, 3), zero, dead),
                 0x8c738ac66b29e6ad,
                 carries(),
                 true,
                 {0, 0xffffffff, 0xa5a5a5a5}});
  all.push_back({"ADD, SUB, SUBREV _NC, ADD3", rows_of(spread(0, 0x01010101), last_bytes, spread(3, 0x10101010), dead),
                 0xc28108a9afe947e7, sums()});
  all.push_back({"FREXP_EXP_I32_F32",
                 rows_of(from({1, 0x807fffff, 0x00800000, 0x80000000, 0x7f800001, 0xff800000, 0x3f800000, 0xff7fffff}),
                         zero, zero, dead),
                 0xb96b26fadd63a1e5, exponents()});
  all.push_back(
      {"products of 24 bits", rows_of(spread(0, 0x01010101), last_bytes, zero, dead), 0x9fcb727d0dced850, products()});
  const std::vector<std::uint32_t> wide = {0x3f880000, 0xbf900001, 0x43f00000, 0x47700000,
                                           0x7f800001, 0xff800000, 0x33800000, 0x3f800001};
  all.push_back({"narrowing to FP8, BF8",
                 rows_of(from(wide), from(wide, 3), zero, dead),
                 0x2e9896b81273f725,
                 small_floats(),
                 false,
                 {0},
                 {mode_register, mode_register | fp16_ovfl}});
  const std::vector<std::uint32_t> halves = {0x3c003800, 0xbc00b800, 0x40003c00, 0xc000bc00,
                                             0x3f800000, 0xbf800000, 0x00000000, 0x80000000};
  all.push_back({"FMA_MIX, MIXLO, MIXHI", rows_of(from(halves), from(halves, 3), from(halves, 5), dead),
                 0x67b9a4c5cebf1238, mixed()});
  const std::vector<std::uint32_t> turns = {0x00000000, 0x80000000, 0x3e800000, 0xbe800000,
                                            0x3f000000, 0xbf000000, 0x3f400000, 0x4b000000};
  all.push_back({"SIN, COS_F32", rows_of(from(turns), zero, zero, dead), 0xeeebc98ab70cbf25, waves(false)});
  const std::vector<std::uint32_t> half_turns = {0x00008000, 0x3400b400, 0x3800b800, 0x3a00ba00,
                                                 0x3c00bc00, 0x7bfffbff, 0x4000c000, 0x4200c200};
  all.push_back({"SIN, COS_F16", rows_of(from(half_turns), zero, zero, dead), 0x622b2df3f3bc9b25, waves(true)});
  const std::vector<std::uint32_t> shorts = {0, 1, 0xffffffff, 0x7fff, 0x8000, 0x10000, 0xffff7fff, 0x80000000};
  all.push_back({"CVT of 16-bit integers", rows_of(from(shorts), from(shorts, 3), zero, dead), 0x1520b5b44ef7c66a,
                 conversions()});
  return all;
}

}  // namespace

TEST_CASE("DPP") {
  for (const Corpus& corpus : corpora()) {
    Count count(std::string("DPP: ") + corpus.name, "gfx1201", 2);
    for (const lockstep::Engine engine : lockstep::all_engines)
      count.add(digest_of(corpus, engine), corpus.digest, corpus.name);
  }
}

TEST_CASE("V_SUBREV under DPP8: the second source is of other lanes") {
  const Words words = encoded(Opcode::v_subrev_nc_u32, {vd, va, vb}, routing(0));
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    auto& wave = runner.wave();
    wave.set_exec(all_lanes);
    for (std::uint32_t lane = 0; lane < 32; ++lane) {
      wave.v[0][lane] = 100 + lane;
      wave.v[1][lane] = 1000 * lane;
    }
    runner.execute(words);
    for (std::uint32_t lane = 0; lane < 32; ++lane) CHECK(wave.v[3][lane] == 1000 * (lane ^ 7) - (100 + lane));
  }
}

TEST_CASE("V_SUBREV under DPP, a scalar as the second source: 0 where a lane has no source") {
  Options options = routing(3);
  const Words words = encoded(Opcode::v_subrev_nc_u32, {vd, va, s(4)}, options);
  for (const lockstep::Engine engine : lockstep::all_engines) {
    Runner runner(engine);
    auto& wave = runner.wave();
    wave.set_exec(all_lanes);
    wave.s[4] = 1000;
    for (std::uint32_t lane = 0; lane < 32; ++lane) wave.v[0][lane] = lane;
    runner.execute(words);
    for (std::uint32_t lane = 0; lane < 32; ++lane) CHECK(wave.v[3][lane] == (lane % 16 == 15 ? 0 : 1000) - lane);
  }
}
