// While kernels execute, the host rounds as by default; then the caller's environment is back.
#include "lockstep/launch/float_environment.hpp"

#include <doctest/doctest.h>

TEST_CASE("the caller's rounding mode and flags are put aside and come back") {
  std::fenv_t before;
  REQUIRE(std::fegetenv(&before) == 0);
  REQUIRE(std::fesetround(FE_UPWARD) == 0);
  std::feclearexcept(FE_ALL_EXCEPT);
  REQUIRE(std::feraiseexcept(FE_INEXACT) == 0);
  {
    const lockstep::FloatEnvironment environment;
    CHECK(std::fegetround() == FE_TONEAREST);
    CHECK(std::fetestexcept(FE_ALL_EXCEPT) == 0);
    std::feraiseexcept(FE_DIVBYZERO);
  }
  CHECK(std::fegetround() == FE_UPWARD);
  CHECK(std::fetestexcept(FE_ALL_EXCEPT) == FE_INEXACT);
  std::fesetenv(&before);
}
