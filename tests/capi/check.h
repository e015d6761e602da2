/* Checks that go on, and structures with their size set. */
#ifndef LOCKSTEP_TESTS_CAPI_CHECK_H
#define LOCKSTEP_TESTS_CAPI_CHECK_H

#include <stdio.h>
#include <string.h>

#include "lockstep.h"

static int failures = 0;

#define CHECK(condition)                                                                        \
  do {                                                                                          \
    if (!(condition)) {                                                                         \
      printf("%s:%d: %s (last error: %s)\n", __FILE__, __LINE__, #condition, lockstep_error()); \
      ++failures;                                                                               \
    }                                                                                           \
  } while (0)

static inline lockstep_result empty_result(void) {
  lockstep_result result;
  memset(&result, 0, sizeof result);
  result.struct_size = sizeof result;
  return result;
}

/* One workgroup of 64 work-items that starts with two user SGPRs and its x in the next. */
static inline lockstep_dispatch_info raw(const uint32_t* program, const uint32_t* user_sgprs) {
  lockstep_dispatch_info info;
  memset(&info, 0, sizeof info);
  info.struct_size = sizeof info;
  info.wave_size = 64;
  info.entry = (uint64_t)(uintptr_t)program;
  info.workgroups[0] = info.workgroups[1] = info.workgroups[2] = 1;
  info.threads_per_workgroup[0] = 64;
  info.threads_per_workgroup[1] = info.threads_per_workgroup[2] = 1;
  info.compute_pgm_rsrc2 = 2 << 1 | 1 << 7;
  info.user_sgpr_count = 2;
  info.user_sgprs = user_sgprs;
  return info;
}

#endif
