// The exception flags that an instruction raises for one lane, or for the wave: by the rule that its traits name.
#pragma once

#include <cstdint>

#include "lockstep/core/exceptions.hpp"
#include "lockstep/isa/exception_rule.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep {

namespace detail {

constexpr std::uint64_t exception_source(const LaneInput& in, ExceptionSource source) {
  switch (source) {
    case ExceptionSource::s0: return in.s0;
    case ExceptionSource::s1: return in.s1;
    case ExceptionSource::s2: return in.s2;
    case ExceptionSource::d0: return in.d0;
    case ExceptionSource::literal: break;
  }
  return in.literal;
}

/// Of the numbers in format F that stand at bit `low` of the sources.
template <class F>
constexpr std::uint32_t raised_at(const ExceptionTraits& traits, const LaneInput& in, fp::ResultModifiers modifiers,
                                  std::uint32_t known, std::uint32_t low = 0) {
  const auto source = [&](std::size_t i) { return fp::from_bits<F>(exception_source(in, traits.sources[i]) >> low); };
  if (!fp::omod_enabled<F>(in.mode)) modifiers.omod = fp::Omod::none;
  const F a = source(0), b = source(1), one = fp::one<F>(), zero{};
  switch (traits.rule) {
    case ExceptionRule::sum: return fp::flags_of_multiply_add<F>(a, one, b, in.mode, modifiers, known);
    case ExceptionRule::difference: return fp::flags_of_multiply_add<F>(a, one, fp::neg(b), in.mode, modifiers, known);
    case ExceptionRule::product: return fp::flags_of_multiply_add<F>(a, b, zero, in.mode, modifiers, known);
    case ExceptionRule::multiply_add: return fp::flags_of_multiply_add<F>(a, b, source(2), in.mode, modifiers, known);
    case ExceptionRule::sine: return fp::flags_of_turns(a, false, in.mode, modifiers);
    case ExceptionRule::cosine: return fp::flags_of_turns(a, true, in.mode, modifiers);
    case ExceptionRule::comparison: return fp::flags_of_comparison(a, b, in.mode, modifiers.clamp);
    case ExceptionRule::whole_number: return fp::flags_of_whole_number(a, in.mode, modifiers);
    case ExceptionRule::division_step:
      return fp::flags_of_division_step(a, b, source(2), in.vcc_lane, in.mode, modifiers);
    case ExceptionRule::division_fixup: return fp::flags_of_division_fixup(a, b, source(2), in.mode, modifiers);
    case ExceptionRule::none:
    case ExceptionRule::conversion:
    case ExceptionRule::integer_reciprocal: break;
  }
  return 0;
}

template <class To>
constexpr std::uint32_t raised_by_conversion(const ExceptionTraits& traits, const LaneInput& in,
                                             fp::ResultModifiers modifiers, std::uint32_t known) {
  const std::uint64_t bits = exception_source(in, traits.sources[0]);
  if (!fp::omod_enabled<To>(in.mode)) modifiers.omod = fp::Omod::none;
  switch (traits.from) {
    case ExceptionFormat::f16: return fp::flags_of_conversion<To>(fp::from_bits<F16>(bits), in.mode, modifiers, known);
    case ExceptionFormat::f32: return fp::flags_of_conversion<To>(fp::from_bits<F32>(bits), in.mode, modifiers, known);
    default: return fp::flags_of_conversion<To>(fp::from_bits<F64>(bits), in.mode, modifiers, known);
  }
}

}  // namespace detail

/// Of an instruction with these traits, whose operands are `in`. `omod` and `clamp` are what write-back does; a
/// comparison has its CLAMP bit there. `known`: flags that are up already; those among them need not be in the result.
constexpr std::uint32_t raised_exceptions(const ExceptionTraits& traits, const LaneInput& in, std::uint32_t omod,
                                          bool clamp, std::uint32_t known) {
  const fp::ResultModifiers modifiers{static_cast<fp::Omod>(omod), clamp};
  const ExceptionFormat format = traits.format;
  if (traits.rule == ExceptionRule::integer_reciprocal)
    return fp::flags_of_integer_reciprocal(fp::from_bits<F32>(in.s0), modifiers);
  if (traits.rule == ExceptionRule::conversion)
    return format == ExceptionFormat::f16   ? detail::raised_by_conversion<F16>(traits, in, modifiers, known)
           : format == ExceptionFormat::f32 ? detail::raised_by_conversion<F32>(traits, in, modifiers, known)
                                            : detail::raised_by_conversion<F64>(traits, in, modifiers, known);
  switch (format) {
    case ExceptionFormat::f16: return detail::raised_at<F16>(traits, in, modifiers, known);
    case ExceptionFormat::f32: return detail::raised_at<F32>(traits, in, modifiers, known);
    case ExceptionFormat::f64: return detail::raised_at<F64>(traits, in, modifiers, known);
    case ExceptionFormat::two_f16:
      return detail::raised_at<F16>(traits, in, modifiers, known) |
             detail::raised_at<F16>(traits, in, modifiers, known, 16);
    case ExceptionFormat::two_f32: break;
  }
  return detail::raised_at<F32>(traits, in, modifiers, known) |
         detail::raised_at<F32>(traits, in, modifiers, known, 32);
}

}  // namespace lockstep
