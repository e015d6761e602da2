// The caller's floating-point environment, put aside while kernels execute.
#pragma once

#include <cfenv>

namespace lockstep {

/// Sets the default environment (round to nearest, no traps, denormals kept) and restores the caller's, flags
/// included, at the end of the scope.
class FloatEnvironment {
 public:
  FloatEnvironment() {
    std::fegetenv(&saved_);
    std::fesetenv(FE_DFL_ENV);
  }
  ~FloatEnvironment() { std::fesetenv(&saved_); }
  FloatEnvironment(const FloatEnvironment&) = delete;
  FloatEnvironment& operator=(const FloatEnvironment&) = delete;

 private:
  std::fenv_t saved_{};
};

}  // namespace lockstep
