// Debugging from C: stops, values, backwards, refusals.
// usage: capi_debug_test SAXPY.hsaco LAUNCHES.hsaco
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "lockstep.h"

enum { n = 256 };

static lockstep_device* device;
static lockstep_code* code;
static uint64_t x, y;

static lockstep_debugger* begin(void) {
  struct {
    uint32_t count;
    float a;
    uint64_t x, y;
  } kernarg = {n, 2.0f, x, y};
  const uint32_t grid[3] = {2, 1, 1}, block[3] = {128, 1, 1};
  lockstep_debugger* debugger = NULL;
  CHECK(lockstep_debug(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, NULL, &debugger) == LOCKSTEP_OK);
  CHECK(debugger != NULL);
  return debugger;
}

static double value(lockstep_debugger* debugger, const char* expression) {
  lockstep_value result = {.struct_size = sizeof result};
  CHECK(lockstep_debugger_evaluate(debugger, expression, &result) == LOCKSTEP_OK);
  return result.number;
}

static void forwards_and_backwards(void) {
  lockstep_debugger* const debugger = begin();
  char element[64];
  snprintf(element, sizeof element, "f32(mem[%llu])", (unsigned long long)(y + 4 * 200));
  int32_t watch = 0, at = 0;
  CHECK(lockstep_debugger_watch(debugger, element, 0, &watch) == LOCKSTEP_OK && watch == 1);
  CHECK(value(debugger, element) == 1);
  lockstep_stop stop = {.struct_size = sizeof stop};
  CHECK(lockstep_debugger_go(debugger, LOCKSTEP_MOVE_CONTINUE, &stop) == LOCKSTEP_OK);
  CHECK(stop.reason == LOCKSTEP_STOP_WATCHPOINT && stop.breakpoint == watch);
  CHECK(stop.wave == (200 - 128) / 64 && stop.workgroup[0] == 1);
  CHECK(strstr(stop.text, ": 1 -> 401") != NULL);
  CHECK(value(debugger, element) == 401);
  const uint64_t written = stop.executed;
  CHECK(lockstep_debugger_go(debugger, LOCKSTEP_MOVE_CONTINUE, &stop) == LOCKSTEP_OK);
  CHECK(stop.reason == LOCKSTEP_STOP_ENDED);
  lockstep_result result = {.struct_size = sizeof result};
  CHECK(lockstep_debugger_result(debugger, &result) == LOCKSTEP_OK && result.workgroups == 2 && result.waves == 4);
  CHECK(lockstep_debugger_go(debugger, LOCKSTEP_MOVE_REVERSE_CONTINUE, &stop) == LOCKSTEP_OK);
  CHECK(stop.reason == LOCKSTEP_STOP_WATCHPOINT && stop.executed == written - 1);
  CHECK(strstr(stop.instruction, "store") != NULL && value(debugger, element) == 1);
  CHECK(lockstep_debugger_go(debugger, LOCKSTEP_MOVE_REVERSE_STEP, &stop) == LOCKSTEP_OK);
  CHECK(stop.reason == LOCKSTEP_STOP_STEPPED && stop.executed == written - 2);
  CHECK(lockstep_debugger_delete(debugger, watch) == LOCKSTEP_OK);
  CHECK(lockstep_debugger_go(debugger, LOCKSTEP_MOVE_REVERSE_CONTINUE, &stop) == LOCKSTEP_OK);
  CHECK(stop.reason == LOCKSTEP_STOP_BEGINNING && stop.executed == 0);
  CHECK(lockstep_debugger_break(debugger, "saxpy", "wave == 1 && lane == 3", &at) == LOCKSTEP_OK);
  CHECK(lockstep_debugger_go(debugger, LOCKSTEP_MOVE_CONTINUE, &stop) == LOCKSTEP_OK);
  CHECK(stop.reason == LOCKSTEP_STOP_BREAKPOINT && stop.wave == 1);
  CHECK(lockstep_debugger_set(debugger, "v0[3]", "v0[3] + 1") == LOCKSTEP_OK);
  CHECK(lockstep_debugger_select(debugger, 1, 3) == LOCKSTEP_OK && value(debugger, "v0") == 64 + 3 + 1);
  CHECK(lockstep_debugger_go(debugger, LOCKSTEP_MOVE_FINISH, &stop) == LOCKSTEP_OK);
  CHECK(stop.reason == LOCKSTEP_STOP_WAVE_ENDED);
  lockstep_debugger_destroy(debugger);
}

/* Host memory of the debugger's launch alone: forwards, and back again. */
static void on_host_ranges(void) {
  static float in[n], out[n];
  struct {
    uint32_t count;
    float a;
    uint64_t x, y;
  } kernarg = {n, 2.0f, (uint64_t)(uintptr_t)in, (uint64_t)(uintptr_t)out};
  const uint32_t grid[3] = {2, 1, 1}, block[3] = {128, 1, 1};
  const lockstep_host_range ranges[2] = {{in, sizeof in, LOCKSTEP_RANGE_READ_ONLY, 0}, {out, sizeof out, 0, 0}};
  lockstep_options options = {.struct_size = sizeof options, .host_range_count = 2};
  lockstep_stop stop = {.struct_size = sizeof stop};
  lockstep_debugger* debugger = NULL;
  for (int i = 0; i < n; ++i) in[i] = (float)i, out[i] = 1;
  CHECK(lockstep_debug(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &debugger) ==
        LOCKSTEP_ERROR);
  CHECK(strcmp(lockstep_error(), "host_ranges of lockstep_options: a null pointer") == 0);
  options.host_ranges = ranges;
  CHECK(lockstep_debug(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &debugger) ==
        LOCKSTEP_OK);
  CHECK(lockstep_debugger_go(debugger, LOCKSTEP_MOVE_CONTINUE, &stop) == LOCKSTEP_OK);
  CHECK(stop.reason == LOCKSTEP_STOP_ENDED && out[200] == 401);
  CHECK(lockstep_debugger_go(debugger, LOCKSTEP_MOVE_REVERSE_CONTINUE, &stop) == LOCKSTEP_OK);
  CHECK(stop.reason == LOCKSTEP_STOP_BEGINNING && out[200] == 1);
  lockstep_debugger_destroy(debugger);
}

static int take_line(void* data, const char* line) {
  (void)data;
  return line[0] == 0;
}
static int take_step(void* data, const lockstep_trace_step* step) {
  (void)data;
  return step->write_count != 0;
}

static void refusals(void) {
  lockstep_debugger* const debugger = begin();
  int32_t id = 0;
  lockstep_value result = {.struct_size = sizeof result};
  lockstep_stop stop = {.struct_size = sizeof stop};
  CHECK(lockstep_debugger_break(debugger, "0x4", NULL, &id) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "0x4 is no code") != NULL);
  CHECK(lockstep_debugger_break(debugger, "saxpy", "1 +", &id) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "column 4") != NULL);
  CHECK(lockstep_debugger_break(debugger, NULL, NULL, &id) == LOCKSTEP_ERROR);
  CHECK(lockstep_debugger_watch(debugger, "7", 0, &id) == LOCKSTEP_ERROR);
  CHECK(lockstep_debugger_delete(debugger, 9) == LOCKSTEP_ERROR);
  CHECK(lockstep_debugger_go(debugger, 77, &stop) == LOCKSTEP_ERROR);
  CHECK(lockstep_debugger_select(debugger, 2, 0) == LOCKSTEP_ERROR);
  CHECK(lockstep_debugger_evaluate(debugger, "v0[64]", &result) == LOCKSTEP_ERROR);
  CHECK(lockstep_debugger_set(debugger, "1", "2") == LOCKSTEP_ERROR);
  CHECK(lockstep_debugger_go(NULL, LOCKSTEP_MOVE_STEP, &stop) == LOCKSTEP_ERROR);
  lockstep_debugger_destroy(debugger);
  lockstep_debugger_destroy(NULL);
  const uint32_t one[3] = {1, 1, 1};
  lockstep_debugger* none = NULL;
  CHECK(lockstep_debug(device, code, "nothing", one, one, "", 0, NULL, &none) == LOCKSTEP_ERROR && none == NULL);
  CHECK(lockstep_debug(device, NULL, "saxpy", one, one, "", 0, NULL, &none) == LOCKSTEP_ERROR);
  lockstep_options options = {.struct_size = sizeof options, .check = "all"};
  const char kernarg[24] = {0};
  CHECK(lockstep_debug(device, code, "saxpy", one, one, kernarg, sizeof kernarg, &options, &none) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "neither checks nor an observer") != NULL);
  const lockstep_options watched[] = {{.struct_size = sizeof options, .trace = take_line},
                                      {.struct_size = sizeof options, .take_step = take_step},
                                      {.struct_size = sizeof options, .timeline = "/nowhere"},
                                      {.struct_size = sizeof options, .profile = "/nowhere"}};
  for (uint32_t i = 0; i < sizeof watched / sizeof *watched; ++i) {
    CHECK(lockstep_debug(device, code, "saxpy", one, one, kernarg, sizeof kernarg, &watched[i], &none) ==
          LOCKSTEP_ERROR);
    CHECK(none == NULL && strstr(lockstep_error(), "neither a trace nor a timeline nor a profile") != NULL);
  }
}

/* A trap has executed, and counts as it does in a launch. */
static void trap(const char* path) {
  lockstep_code* launches = NULL;
  CHECK(lockstep_load_file(device, path, &launches) == LOCKSTEP_OK);
  const uint32_t one[3] = {1, 1, 1};
  lockstep_result launched = empty_result(), debugged = empty_result();
  lockstep_stop stop = {.struct_size = sizeof stop};
  lockstep_debugger* debugger = NULL;
  CHECK(lockstep_launch(device, launches, "trapped", one, one, &y, sizeof y, NULL, &launched) == LOCKSTEP_FAULT);
  CHECK(lockstep_debug(device, launches, "trapped", one, one, &y, sizeof y, NULL, &debugger) == LOCKSTEP_OK);
  CHECK(lockstep_debugger_go(debugger, LOCKSTEP_MOVE_CONTINUE, &stop) == LOCKSTEP_OK);
  CHECK(stop.reason == LOCKSTEP_STOP_FAULT && stop.executed == launched.instructions);
  CHECK(lockstep_debugger_result(debugger, &debugged) == LOCKSTEP_FAULT);
  CHECK(debugged.fault == LOCKSTEP_FAULT_TRAP && launched.fault == LOCKSTEP_FAULT_TRAP);
  CHECK(debugged.instructions == launched.instructions && strcmp(debugged.text, launched.text) == 0);
  CHECK(debugged.workgroups == launched.workgroups && debugged.waves == launched.waves);
  /* Back before the trap, and to it again. */
  CHECK(lockstep_debugger_go(debugger, LOCKSTEP_MOVE_REVERSE_STEP, &stop) == LOCKSTEP_OK);
  CHECK(stop.executed == launched.instructions - 1 && strstr(stop.instruction, "s_trap") != NULL);
  CHECK(lockstep_debugger_go(debugger, LOCKSTEP_MOVE_STEP, &stop) == LOCKSTEP_OK);
  CHECK(stop.reason == LOCKSTEP_STOP_FAULT && stop.executed == launched.instructions);
  CHECK(lockstep_debugger_go(debugger, LOCKSTEP_MOVE_REVERSE_CONTINUE, &stop) == LOCKSTEP_OK);
  CHECK(stop.reason == LOCKSTEP_STOP_BEGINNING && stop.executed == 0);
  lockstep_debugger_destroy(debugger);
  CHECK(lockstep_unload(device, launches) == LOCKSTEP_OK);
}

int main(int count, char** arguments) {
  CHECK(count == 3);
  device = lockstep_device_create("gfx950");
  CHECK(device != NULL && lockstep_load_file(device, arguments[1], &code) == LOCKSTEP_OK);
  float xs[n], ys[n];
  for (int i = 0; i < n; ++i) {
    xs[i] = (float)i;
    ys[i] = 1;
  }
  CHECK(lockstep_allocate(device, sizeof xs, &x) == LOCKSTEP_OK &&
        lockstep_allocate(device, sizeof ys, &y) == LOCKSTEP_OK);
  CHECK(lockstep_write(device, x, xs, sizeof xs) == LOCKSTEP_OK &&
        lockstep_write(device, y, ys, sizeof ys) == LOCKSTEP_OK);
  forwards_and_backwards();
  on_host_ranges();
  CHECK(lockstep_write(device, y, ys, sizeof ys) == LOCKSTEP_OK);
  refusals();
  trap(arguments[2]);
  lockstep_device_destroy(device);
  if (failures == 0) puts("ok");
  return failures != 0;
}
