#include "cases.hpp"

#include <algorithm>
#include <bit>

#include "digest.hpp"

namespace silicon {
namespace {

using enum Function;
using enum Step;

std::uint32_t from_one(std::uint32_t i) { return 0x3f800000u + i; }
std::uint32_t from_half(std::uint32_t i) { return 0x3f000000u + i; }
std::uint32_t from_one_then_half(std::uint32_t i) { return i < 0x800000u ? 0x3f800000u + i : 0x3e800000u + i; }
std::uint32_t fraction(std::uint32_t i) { return std::bit_cast<std::uint32_t>(static_cast<float>(i) * 0x1p-24f); }
std::uint32_t negative_fraction(std::uint32_t i) { return fraction(i) | 0x80000000u; }
std::uint32_t times_65537(std::uint32_t i) { return i * 0x10001u; }
std::uint32_t times_257(std::uint32_t i) { return i * 257u; }
std::uint32_t scattered(std::uint32_t i) { return i * 0x9e3779b9u; }
std::uint32_t itself(std::uint32_t i) { return i; }

const std::vector<Function> five = {exp, log, rcp, rsq, sqrt};
constexpr std::uint32_t all = 1u << 24, halves = 1u << 16;

// FP_ROUND of f16 is nearest even in all but the last of the f16 digests; it plays no part there.
const std::vector<Case> list = {
    {"V_RCP_F32 in [1, 2)", false, {rcp}, all / 2, from_one, {}, 0xf0, word, 0xd54ec24992572df9, true},
    {"V_RSQ_F32 in [1, 4)", false, {rsq}, all, from_one, {}, 0xf0, word, 0x010bc79eb6e48caf, true},
    {"V_SQRT_F32 in [1, 4)", false, {sqrt}, all, from_one, {}, 0xf0, byte, 0xc696d1c206aff8a9, false},
    {"V_EXP_F32 in [0, 1)", false, {exp}, all, fraction, {}, 0xf0, word, 0x68959bb684f42e5f, true},
    {"V_EXP_F32 in (-1, 0]", false, {exp}, all, negative_fraction, {}, 0xf0, word, 0x88b75684494db8d3, true},
    {"V_EXP_F32 of all sizes", false, {exp}, halves, times_65537, {}, 0xf0, byte, 0xd71549c3b95204bb, false},
    {"V_EXP_F32 of all sizes, more", false, {exp}, all, times_257, {}, 0xf0, byte, 0x95acfb817f514b79, false},
    {"V_LOG_F32 in [1/2, 2)", false, {log}, all, from_half, {}, 0xf0, word, 0xc33a54efbae098be, true},
    {"V_LOG_F32 in [1, 2), [1/2, 1)", false, {log}, all, from_one_then_half, {}, 0xf0, byte, 0x511828d8bc60ccbf, false},

    {"five of f32", false, five, 1 << 20, scattered, {}, 0xf0, byte, 0x83684362e754ab7f, false},
    {"five of f32, neg", false, five, 1 << 20, scattered, {.neg = true}, 0xf0, byte, 0x087ed5f537bb5cc8, false},
    {"five of f32, abs", false, five, 1 << 20, scattered, {.abs = true}, 0xf0, byte, 0x9bdfb24e80003805, false},
    {"five of f32, clamp", false, five, 1 << 20, scattered, {.clamp = true}, 0xf0, byte, 0x455b8a1dcac00b91, false},
    {"five of f32, mul:2", false, five, 1 << 20, scattered, {.omod = 1}, 0xf0, byte, 0xf38fa6b1d5067ffb, false},
    {"five of f32, mul:4", false, five, 1 << 20, scattered, {.omod = 2}, 0xf0, byte, 0xb2e29e102f6bad1c, false},
    {"five of f32, div:2", false, five, 1 << 20, scattered, {.omod = 3}, 0xf0, byte, 0x50ae9eae84ac014d, false},
    {"five of f32, clamp mul:2",
     false,
     five,
     1 << 20,
     scattered,
     {.clamp = true, .omod = 1},
     0xf0,
     byte,
     0x86cbd9eb2331e386,
     false},

    {"five of f16", true, five, halves, itself, {}, 0xf0, byte, 0x17c9ef1078f9b1a5, false},
    {"five of f16, no denormals", true, five, halves, itself, {}, 0x00, byte, 0x0527382759f0b7a6, false},
    {"five of f16, FP16_OVFL", true, five, halves, itself, {}, 0x8000f0, byte, 0x97d6d7cc080de2e1, false},
    {"five of f16, FP16_OVFL, div:2",
     true,
     five,
     halves,
     itself,
     {.omod = 3},
     0x8000f0,
     byte,
     0x9ecefd3a65b12162,
     false},
    {"five of f16, denormal sources, mul:4",
     true,
     five,
     halves,
     itself,
     {.omod = 2},
     0x70,
     byte,
     0x1bcb83eb3a4a5be1,
     false},
    {"five of f16, clamp mul:2",
     true,
     five,
     halves,
     itself,
     {.clamp = true, .omod = 1},
     0xf0,
     byte,
     0xd857ff04d20b5141,
     false},
    {"five of f16, denormal results, neg abs",
     true,
     five,
     halves,
     itself,
     {.neg = true, .abs = true},
     0xb0,
     byte,
     0xa07f6ef2768ff661,
     false},
    {"five of f16, no denormals, other rounding, neg",
     true,
     five,
     halves,
     itself,
     {.neg = true},
     0x0f,
     byte,
     0x7b270ccf1af75986,
     false},

    {"V_RCP_F16, denormals 0", true, {rcp}, halves, itself, {}, 0x00, word, 0x36cc4b30e45154f5, false},
    {"V_RCP_F16, denormals 0, FP16_OVFL", true, {rcp}, halves, itself, {}, 0x800000, word, 0x3f3980121e8cbcf5, false},
    {"V_RCP_F16, denormals 1", true, {rcp}, halves, itself, {}, 0x40, word, 0x4e50e3da9892a3ad, false},
    {"V_RCP_F16, denormals 1, FP16_OVFL", true, {rcp}, halves, itself, {}, 0x800040, word, 0x8db5cd8283d4aa91, false},
    {"V_RCP_F16, denormals 2", true, {rcp}, halves, itself, {}, 0x80, word, 0x2c71ffe256ab1945, false},
    {"V_RCP_F16, denormals 2, FP16_OVFL", true, {rcp}, halves, itself, {}, 0x800080, word, 0x73ec6be1844d8945, false},
    {"V_RCP_F16, denormals 3", true, {rcp}, halves, itself, {}, 0xc0, word, 0x0667b75d288e9039, false},
    {"V_RCP_F16, denormals 3, FP16_OVFL", true, {rcp}, halves, itself, {}, 0x8000c0, word, 0xd9f89262db736b55, false},

    {"V_LOG_F16, denormals 0", true, {log}, halves, itself, {}, 0x00, word, 0x7b139780c1becc29, false},
    {"V_LOG_F16, denormals 0, FP16_OVFL", true, {log}, halves, itself, {}, 0x800000, word, 0x3999dfce791d6c29, false},
    {"V_LOG_F16, denormals 1", true, {log}, halves, itself, {}, 0x40, word, 0xab561022e31ba143, false},
    {"V_LOG_F16, denormals 1, FP16_OVFL", true, {log}, halves, itself, {}, 0x800040, word, 0xab21f15c2191eb2b, false},
    {"V_LOG_F16, denormals 2", true, {log}, halves, itself, {}, 0x80, word, 0x7b139780c1becc29, false},
    {"V_LOG_F16, denormals 2, FP16_OVFL", true, {log}, halves, itself, {}, 0x800080, word, 0x3999dfce791d6c29, false},
    {"V_LOG_F16, denormals 3", true, {log}, halves, itself, {}, 0xc0, word, 0xab561022e31ba143, false},
    {"V_LOG_F16, denormals 3, FP16_OVFL", true, {log}, halves, itself, {}, 0x8000c0, word, 0xab21f15c2191eb2b, false},
    {"V_EXP_F16, denormals 0", true, {exp}, halves, itself, {}, 0x00, word, 0xa9b68cfe7b8372d8, false},
    {"V_EXP_F16, denormals 0, FP16_OVFL", true, {exp}, halves, itself, {}, 0x800000, word, 0xbdc5546b38d182d8, false},
    {"V_EXP_F16, denormals 1", true, {exp}, halves, itself, {}, 0x40, word, 0xa9b68cfe7b8372d8, false},
    {"V_EXP_F16, denormals 1, FP16_OVFL", true, {exp}, halves, itself, {}, 0x800040, word, 0xbdc5546b38d182d8, false},
    {"V_EXP_F16, denormals 2", true, {exp}, halves, itself, {}, 0x80, word, 0x7a49d8175530c589, false},
    {"V_EXP_F16, denormals 2, FP16_OVFL", true, {exp}, halves, itself, {}, 0x800080, word, 0x36d64dcb7d64d589, false},
    {"V_EXP_F16, denormals 3", true, {exp}, halves, itself, {}, 0xc0, word, 0x7a49d8175530c589, false},
    {"V_EXP_F16, denormals 3, FP16_OVFL", true, {exp}, halves, itself, {}, 0x8000c0, word, 0x36d64dcb7d64d589, false},

    // Of a published model, not recorded: it gives all recorded words of f32 (recorded.hpp).
    {"V_SIN_F16, denormals 0", true, {sin}, halves, itself, {}, 0x00, word, 0xbda621182e966565, false},
    {"V_SIN_F16, denormals 1", true, {sin}, halves, itself, {}, 0x40, word, 0xb708bf576f3d8aad, false},
    {"V_SIN_F16, denormals 2", true, {sin}, halves, itself, {}, 0x80, word, 0xbda621182e966565, false},
    {"V_SIN_F16, denormals 3", true, {sin}, halves, itself, {}, 0xc0, word, 0xb6245e65a23f99f9, false},
    {"V_COS_F16, denormals 0", true, {cos}, halves, itself, {}, 0x00, word, 0xc6c3112c531e4391, false},
    {"V_COS_F16, denormals 1", true, {cos}, halves, itself, {}, 0x40, word, 0xc6c3112c531e4391, false},
    {"V_COS_F16, denormals 2", true, {cos}, halves, itself, {}, 0x80, word, 0xc6c3112c531e4391, false},
    {"V_COS_F16, denormals 3", true, {cos}, halves, itself, {}, 0xc0, word, 0xc6c3112c531e4391, false},
};

}  // namespace

std::span<const Case> cases() { return list; }

std::uint64_t digest_of(const Case& of, Computer& computer) {
  Digest digest;
  constexpr std::uint64_t at_once = 1 << 20;
  std::vector<std::uint32_t> arguments, results;
  for (const Function function : of.functions)
    for (std::uint64_t first = 0; first < of.count; first += at_once) {
      arguments.resize(std::min(at_once, of.count - first));
      results.assign(arguments.size(), 0);
      for (std::size_t i = 0; i < arguments.size(); ++i)
        arguments[i] = of.argument(static_cast<std::uint32_t>(first + i));
      computer.compute(of, function, arguments, results);
      for (const std::uint32_t result : results) {
        if (of.step == word)
          digest.word(result);
        else
          digest.bytes(result, 4);
      }
    }
  return digest.value();
}

}  // namespace silicon
