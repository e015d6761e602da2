/* Host memory that is unmapped while launches run: the call waits for them, or is refused where it would wait for ever.
 * usage: capi_unmap_test LAUNCHES.hsaco */
#define _DEFAULT_SOURCE
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

#include "check.h"

enum { bytes = 4096 };
static lockstep_device* device;
static lockstep_code* code;
static const uint32_t one[3] = {1, 1, 1};

struct launch {
  pthread_t thread;
  volatile uint32_t* out;
  volatile int32_t stop;
  volatile int ended;
  lockstep_status status;
};

static volatile uint32_t* page(void) {
  void* const memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  CHECK(memory != MAP_FAILED);
  CHECK(lockstep_map_host(device, memory, bytes) == LOCKSTEP_OK);
  return memory;
}

static void* run(void* of) {
  struct launch* const launch = of;
  const uint64_t kernarg = (uint64_t)(uintptr_t)launch->out;
  lockstep_options options = {.struct_size = sizeof options, .stop = &launch->stop, .max_instructions = UINT64_MAX / 2};
  lockstep_result result = empty_result();
  launch->status = lockstep_launch(device, code, "forever", one, one, &kernarg, sizeof kernarg, &options, &result);
  CHECK(result.fault == LOCKSTEP_FAULT_STOPPED);
  launch->ended = 1;
  return NULL;
}

static void begin(struct launch* launch) {
  CHECK(pthread_create(&launch->thread, NULL, run, launch) == 0);
  while (launch->out[0] == 0) usleep(1000);
}

static void end(struct launch* launch) {
  launch->stop = 1;
  CHECK(pthread_join(launch->thread, NULL) == 0);
  CHECK(launch->status == LOCKSTEP_FAULT);
}

static void* stop_later(void* of) {
  usleep(100000);
  ((struct launch*)of)->stop = 1;
  return NULL;
}

/* When the call returns, the launch is over and its memory may go. */
static void test_waits(void) {
  struct launch launch = {.out = page()};
  begin(&launch);
  pthread_t stopper;
  CHECK(pthread_create(&stopper, NULL, stop_later, &launch) == 0);
  CHECK(!launch.ended && launch.stop == 0);
  CHECK(lockstep_unmap_host(device, (void*)launch.out) == LOCKSTEP_OK);
  CHECK(launch.stop == 1);
  CHECK(munmap((void*)launch.out, bytes) == 0);
  CHECK(pthread_join(stopper, NULL) == 0);
  end(&launch);
}

/* A set of ranges that takes the place of another one, in the same way. */
static void test_sets_wait(void) {
  void* const memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  const lockstep_host_range range = {memory, bytes, 0, 0};
  CHECK(lockstep_set_host_ranges(device, &range, 1) == LOCKSTEP_OK);
  struct launch launch = {.out = memory};
  begin(&launch);
  pthread_t stopper;
  CHECK(pthread_create(&stopper, NULL, stop_later, &launch) == 0);
  CHECK(lockstep_set_host_ranges(device, NULL, 0) == LOCKSTEP_OK);
  CHECK(launch.stop == 1);
  CHECK(munmap(memory, bytes) == 0);
  CHECK(pthread_join(stopper, NULL) == 0);
  end(&launch);
}

/* Launches that begin while somebody waits are not waited for, and do not see the memory. */
struct unmapping {
  pthread_t thread;
  volatile uint32_t* memory;
  volatile int done;
};
static void* unmap(void* of) {
  struct unmapping* const it = of;
  CHECK(lockstep_unmap_host(device, (void*)it->memory) == LOCKSTEP_OK);
  it->done = 1;
  return NULL;
}
static void test_later_launches(void) {
  struct launch first = {.out = page()}, second = {.out = page()};
  begin(&first);
  struct unmapping it = {.memory = first.out};
  CHECK(pthread_create(&it.thread, NULL, unmap, &it) == 0);
  usleep(50000);
  CHECK(!it.done);
  begin(&second);
  const uint64_t kernarg = (uint64_t)(uintptr_t)first.out;
  lockstep_result result = empty_result();
  CHECK(lockstep_launch(device, code, "forever", one, one, &kernarg, sizeof kernarg, NULL, &result) == LOCKSTEP_FAULT);
  CHECK(result.fault == LOCKSTEP_FAULT_OUT_OF_BOUNDS);
  end(&first);
  CHECK(pthread_join(it.thread, NULL) == 0 && it.done && !second.ended);
  CHECK(munmap((void*)first.out, bytes) == 0);
  /* Without waiting. */
  CHECK(lockstep_unmap_host_without_waiting(device, (void*)second.out) == LOCKSTEP_OK);
  CHECK(lockstep_unmap_host_without_waiting(device, (void*)second.out) == LOCKSTEP_ERROR);
  CHECK(lockstep_unmap_host_without_waiting(NULL, (void*)second.out) == LOCKSTEP_ERROR);
  CHECK(!second.ended);
  end(&second);
  CHECK(munmap((void*)second.out, bytes) == 0);
}

static int unmap_within(void* memory, const char* line) {
  (void)line;
  CHECK(lockstep_unmap_host(device, memory) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "this thread is inside a launch") != NULL);
  return 1;
}

/* Where it would wait for itself. */
static void test_refused(void) {
  volatile uint32_t* const memory = page();
  const uint64_t kernarg = (uint64_t)(uintptr_t)memory;
  lockstep_options options = {.struct_size = sizeof options, .trace = unmap_within, .trace_data = (void*)memory};
  lockstep_result result = empty_result();
  CHECK(lockstep_launch(device, code, "trapped", one, one, &kernarg, sizeof kernarg, &options, &result) ==
        LOCKSTEP_FAULT);
  CHECK(result.fault == LOCKSTEP_FAULT_OBSERVER);
  lockstep_debugger* debugger = NULL;
  CHECK(lockstep_debug(device, code, "trapped", one, one, &kernarg, sizeof kernarg, NULL, &debugger) == LOCKSTEP_OK);
  CHECK(lockstep_unmap_host(device, (void*)memory) == LOCKSTEP_ERROR);
  CHECK(strstr(lockstep_error(), "destroy the debugger first") != NULL);
  CHECK(lockstep_debugger_go(debugger, LOCKSTEP_MOVE_CONTINUE, NULL) == LOCKSTEP_OK); /* it is still mapped */
  CHECK(memory[0] == 1);
  lockstep_debugger_destroy(debugger);
  CHECK(lockstep_unmap_host(device, (void*)memory) == LOCKSTEP_OK);
  CHECK(munmap((void*)memory, bytes) == 0);
}

int main(int count, char** arguments) {
  alarm(120);
  CHECK(count == 2);
  device = lockstep_device_create("gfx950");
  CHECK(device != NULL && lockstep_load_file(device, arguments[1], &code) == LOCKSTEP_OK);
  test_waits();
  test_sets_wait();
  test_later_launches();
  test_refused();
  lockstep_device_destroy(device);
  if (failures == 0) puts("all good");
  return failures != 0;
}
