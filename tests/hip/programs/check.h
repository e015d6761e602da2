// Checks that go on, for programs that run on emulated GPUs.
#pragma once

#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstring>
#include <vector>

inline int failures = 0;

#define CHECK(condition)                                          \
  do {                                                            \
    if (!(condition)) {                                           \
      std::printf("%s:%d: %s\n", __FILE__, __LINE__, #condition); \
      ++failures;                                                 \
    }                                                             \
  } while (0)
// The call gives this error.
#define GIVES(error, ...)                                                                                            \
  do {                                                                                                               \
    const hipError_t given = (__VA_ARGS__);                                                                          \
    if (given != (error)) {                                                                                          \
      std::printf("%s:%d: %s gives %s, not %s\n", __FILE__, __LINE__, #__VA_ARGS__, hipGetErrorName(given), #error); \
      ++failures;                                                                                                    \
    }                                                                                                                \
  } while (0)
#define OK(...) GIVES(hipSuccess, __VA_ARGS__)

inline int verdict() {
  if (failures == 0) std::puts("all good");
  return failures != 0;
}
