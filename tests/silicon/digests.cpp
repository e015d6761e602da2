// Every recorded digest again, by the functions that instructions are generated as, with modifiers as operand fetch and
// write-back apply them.
#include <doctest/doctest.h>

#include "cases.hpp"
#include "lockstep/operand/modifiers.hpp"
#include "lockstep/rdna3_semantics.hpp"
#include "lockstep/rdna4_semantics.hpp"

namespace {

using namespace silicon;
using lockstep::Mode;

template <class Isa>
struct Sem;
#define SILICON_FUNCTIONS(isa)                                                       \
  template <>                                                                        \
  struct Sem<lockstep::isa::Isa> {                                                   \
    static std::uint32_t f32(Function function, std::uint32_t x, const Mode& mode) { \
      switch (function) {                                                            \
        case Function::exp: return lockstep::isa::sem::v_exp_f32(x, mode);           \
        case Function::log: return lockstep::isa::sem::v_log_f32(x, mode);           \
        case Function::rcp: return lockstep::isa::sem::v_rcp_f32(x, mode);           \
        case Function::rsq: return lockstep::isa::sem::v_rsq_f32(x, mode);           \
        case Function::sqrt: return lockstep::isa::sem::v_sqrt_f32(x, mode);         \
        case Function::sin: return lockstep::isa::sem::v_sin_f32(x, mode);           \
        case Function::cos: return lockstep::isa::sem::v_cos_f32(x, mode);           \
      }                                                                              \
      return 0;                                                                      \
    }                                                                                \
    static std::uint32_t f16(Function function, std::uint32_t x, const Mode& mode) { \
      switch (function) {                                                            \
        case Function::exp: return lockstep::isa::sem::v_exp_f16(x, mode);           \
        case Function::log: return lockstep::isa::sem::v_log_f16(x, mode);           \
        case Function::rcp: return lockstep::isa::sem::v_rcp_f16(x, mode);           \
        case Function::rsq: return lockstep::isa::sem::v_rsq_f16(x, mode);           \
        case Function::sqrt: return lockstep::isa::sem::v_sqrt_f16(x, mode);         \
        case Function::sin: return lockstep::isa::sem::v_sin_f16(x, mode);           \
        case Function::cos: return lockstep::isa::sem::v_cos_f16(x, mode);           \
      }                                                                              \
      return 0;                                                                      \
    }                                                                                \
  };
SILICON_FUNCTIONS(rdna3)
SILICON_FUNCTIONS(rdna4)
#undef SILICON_FUNCTIONS

template <class Isa>
class BySemantics : public Computer {
 public:
  void compute(const Case& of, Function function, std::span<const std::uint32_t> arguments,
               std::span<std::uint32_t> results) override {
    const Mode mode = Mode::of_register(of.mode | Mode::ieee_bit | Mode::dx10_clamp_bit, Isa::mode_layout);
    const lockstep::DataFormat format{lockstep::DataFormat::Kind::floating,
                                      static_cast<std::uint8_t>(of.half ? 16 : 32), 1};
    const std::uint32_t sign = of.half ? 0x8000u : 0x80000000u;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      const auto source = static_cast<std::uint32_t>(lockstep::detail::with_sign_modifiers(
          arguments[i], static_cast<std::uint32_t>(std::countr_zero(sign)), of.modifiers.abs, of.modifiers.neg));
      const std::uint32_t result =
          of.half ? Sem<Isa>::f16(function, source, mode) : Sem<Isa>::f32(function, source, mode);
      results[i] = static_cast<std::uint32_t>(
          lockstep::modified_result(result, format, of.modifiers.omod, of.modifiers.clamp, mode));
    }
  }
};

}  // namespace

TEST_CASE("digests of gfx1201 by the functions of RDNA4") {
  BySemantics<lockstep::rdna4::Isa> computer;
  CHECK(cases().size() == 57);
  for (const Case& each : cases()) {
    CAPTURE(each.name);
    CHECK(digest_of(each, computer) == each.digest);
  }
}

TEST_CASE("digests of gfx1100 by the functions of RDNA3") {
  BySemantics<lockstep::rdna3::Isa> computer;
  int compared = 0;
  for (const Case& each : cases()) {
    if (!each.gfx1100) continue;
    ++compared;
    CAPTURE(each.name);
    CHECK(digest_of(each, computer) == each.digest);
  }
  CHECK(compared == 5);
}
