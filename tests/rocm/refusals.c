/* What the runtime refuses or drops, and how queues fail. */
#include "hsa_program.h"

/* Kernels read memory that is locked read-only and write the rest; memory that has gone is lost to them. */
void locked(void) {
  enum { page = 4096 };
  const struct kernel follow = find("follow.kd"), triple = find("triple.kd");
  uint64_t* box;
  OK(hsa_amd_memory_pool_allocate(kernarg_pool, 16, 0, (void**)&box));
  void* kernarg = arguments(follow, box, 5);
  uint8_t* const pages = mmap(NULL, 5 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  CHECK(pages != MAP_FAILED);
  uint32_t *constant = (uint32_t*)(pages + page), *variable = (uint32_t*)(pages + 3 * page);
  constant[5] = 77;
  variable[5] = 33;
  CHECK(mprotect(constant, page, PROT_READ) == 0 && mprotect(pages, page, PROT_NONE) == 0);
  void* seen;
  CHECK(hsa_amd_memory_lock(variable, SIZE_MAX, &gpu, 1, &seen) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_memory_lock(variable, SIZE_MAX - (uintptr_t)variable, &gpu, 1, &seen) ==
        HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_memory_lock(pages, page, &gpu, 1, &seen) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_memory_lock(pages, 2 * page, &gpu, 1, &seen) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  OK(hsa_amd_memory_lock(constant, page, &gpu, 1, &seen));
  OK(hsa_amd_memory_lock(variable, page, &gpu, 1, &seen));
  CHECK(seen == variable);
  const hsa_signal_t done = signal_of(1);
  hsa_queue_t* queue = watched_queue();
  box[0] = (uintptr_t)constant;
  launch(queue, follow, 64, kernarg, done);
  wait_zero(done);
  CHECK(box[1] == 77);
  /* The line of 64 bytes that a kernarg allocation ends in, because compilers load whole lines. */
  void* line_end = arguments(follow, box, 15);
  box[0] = (uintptr_t)box;
  hsa_signal_store_relaxed(done, 1);
  launch(queue, follow, 64, line_end, done);
  wait_zero(done);
  CHECK(box[1] == 0);
  OK(hsa_memory_free(line_end));
  void* other = arguments(triple, variable, 1);
  hsa_signal_store_relaxed(done, 1);
  launch(queue, triple, 64, other, done);
  wait_zero(done);
  CHECK(variable[5] == 100);
  OK(hsa_memory_free(other));
  other = arguments(triple, constant, 1);
  launch(queue, triple, 64, other, (hsa_signal_t){0});
  expect_error(queue, HSA_STATUS_ERROR_MEMORY_FAULT);
  CHECK(constant[5] == 77);
  /* The queue works before the page goes, so that no thread's stack takes the page's place. */
  queue = watched_queue();
  hsa_signal_store_relaxed(done, 1);
  launch(queue, follow, 64, kernarg, done);
  wait_zero(done);
  CHECK(munmap(variable, page) == 0);
  box[0] = (uintptr_t)variable;
  launch(queue, follow, 64, kernarg, (hsa_signal_t){0});
  expect_error(queue, HSA_STATUS_ERROR_MEMORY_FAULT);
  CHECK(hsa_amd_memory_unlock(variable) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  OK(hsa_amd_memory_unlock(constant));
  OK(hsa_signal_destroy(done));
  OK(hsa_memory_free(box));
  OK(hsa_memory_free(kernarg));
  OK(hsa_memory_free(other));
}

static hsa_status_t copy_box(hsa_pitched_ptr_t to, hsa_pitched_ptr_t from, hsa_dim3_t range, hsa_signal_t done) {
  const hsa_dim3_t none = {0, 0, 0};
  return hsa_amd_memory_async_copy_rect(&to, &none, &from, &none, &range, gpu, hsaDeviceToDevice, 0, NULL, done);
}

void boxes(void) {
  uint8_t from[4 * 32], to[4 * 32];
  for (unsigned i = 0; i < sizeof from; ++i) from[i] = (uint8_t)i;
  memset(to, 0xff, sizeof to);
  const hsa_signal_t done = signal_of(4);
  const hsa_pitched_ptr_t a = {from, 8, 32}, b = {to, 8, 32};
  const uint32_t most = UINT32_MAX;
  /* Nothing to do. */
  OK(copy_box(b, a, (hsa_dim3_t){0, most, most}, done));
  OK(copy_box(b, a, (hsa_dim3_t){8, 0, most}, done));
  OK(copy_box(b, a, (hsa_dim3_t){8, most, 0}, done));
  OK(copy_box(b, a, (hsa_dim3_t){3, 2, 4}, done));
  wait_zero(done);
  for (unsigned i = 0; i < sizeof to; ++i) CHECK(to[i] == (i % 8 < 3 && i / 8 % 4 < 2 ? i : 0xff));
  /* Rows or layers that overlap. */
  const hsa_status_t refused = HSA_STATUS_ERROR_INVALID_ARGUMENT;
  CHECK(copy_box(b, (hsa_pitched_ptr_t){from, 7, 32}, (hsa_dim3_t){8, 2, 1}, done) == refused);
  CHECK(copy_box((hsa_pitched_ptr_t){to, 0, 0}, a, (hsa_dim3_t){1, most, 1}, done) == refused);
  CHECK(copy_box((hsa_pitched_ptr_t){to, 8, 15}, a, (hsa_dim3_t){8, 2, 2}, done) == refused);
  CHECK(copy_box(b, (hsa_pitched_ptr_t){from, 0, 0}, (hsa_dim3_t){1, 1, most}, done) == refused);
  CHECK(copy_box(b, (hsa_pitched_ptr_t){from, SIZE_MAX / 2, 32}, (hsa_dim3_t){8, 3, 2}, done) == refused);
  CHECK(hsa_signal_load_relaxed(done) == 0);
  OK(hsa_signal_destroy(done));
}

/* A doorbell is no signal: it has no value. */
void doorbells(uint32_t* out) {
  const struct kernel add = find("add_index.kd");
  void* kernarg = arguments(add, out, 1);
  hsa_queue_t* queue = watched_queue();
  hsa_signal_t bell = queue->doorbell_signal;
  volatile hsa_signal_value_t* place;
  CHECK(hsa_signal_destroy(bell) == HSA_STATUS_ERROR_INVALID_SIGNAL);
  CHECK((int)hsa_amd_signal_value_pointer(bell, &place) == HSA_STATUS_ERROR_INVALID_SIGNAL);
  CHECK(hsa_signal_load_relaxed(bell) == 0 && hsa_signal_exchange_relaxed(bell, 7) == 0);
  hsa_signal_add_relaxed(bell, 64);
  CHECK(hsa_signal_wait_scacquire(bell, HSA_SIGNAL_CONDITION_EQ, 1, UINT64_MAX, HSA_WAIT_STATE_BLOCKED) == 0);
  CHECK(hsa_amd_memory_async_copy(out, gpu, out + 1, gpu, 4, 0, NULL, bell) == HSA_STATUS_ERROR_INVALID_SIGNAL);
  const hsa_signal_t done = signal_of(1);
  launch(queue, add, count, kernarg, done);
  wait_zero(done);
  const hsa_signal_t bad[] = {bell, {0x1230}, {(uintptr_t)out}}; /* the first is this queue's own */
  for (int i = 0; i < 3; ++i) {
    if (i != 0) queue = watched_queue();
    launch(queue, add, count, kernarg, bad[i]);
    expect_error(queue, HSA_STATUS_ERROR_INVALID_SIGNAL);
  }
  queue = watched_queue();
  barrier(queue, HSA_PACKET_TYPE_BARRIER_AND, queue->doorbell_signal, (hsa_signal_t){0}, (hsa_signal_t){0});
  expect_error(queue, HSA_STATUS_ERROR_INVALID_SIGNAL);
  hsa_signal_t none[] = {{0}, {1}, bell};
  hsa_signal_condition_t conditions[] = {HSA_SIGNAL_CONDITION_EQ, HSA_SIGNAL_CONDITION_EQ, HSA_SIGNAL_CONDITION_EQ};
  hsa_signal_value_t values[] = {1, 1, 1}, value;
  CHECK(hsa_amd_signal_wait_any(3, none, conditions, values, UINT64_MAX, HSA_WAIT_STATE_BLOCKED, &value) == UINT32_MAX);
  none[1] = done;
  values[1] = 0;
  CHECK(hsa_amd_signal_wait_any(3, none, conditions, values, UINT64_MAX, HSA_WAIT_STATE_BLOCKED, &value) == 1);
  OK(hsa_signal_destroy(done));
  OK(hsa_memory_free(kernarg));
}

void fail(uint32_t* out) {
  const struct kernel overrun = find("overrun.kd");
  void* kernarg = arguments(overrun, out, count);
  const hsa_signal_t done = signal_of(1);
  hsa_queue_t* queue = watched_queue();
  launch(queue, overrun, count, kernarg, done);
  expect_error(queue, HSA_STATUS_ERROR_MEMORY_FAULT);
  CHECK(hsa_signal_load_relaxed(done) == 1);
  /* Packets that cannot be run. */
  for (int i = 0; i < 3; ++i) {
    queue = watched_queue();
    struct kernel none = {0x1234560, 0, 0, 16};
    if (i == 0) launch(queue, none, count, kernarg, done);
    if (i == 1) launch(queue, overrun, count, (void*)(uintptr_t)64, done);
    if (i == 2) barrier(queue, HSA_PACKET_TYPE_VENDOR_SPECIFIC, done, done, done);
    expect_error(queue, i == 0   ? HSA_STATUS_ERROR_INVALID_CODE_OBJECT
                        : i == 1 ? HSA_STATUS_ERROR_INVALID_ARGUMENT
                                 : HSA_STATUS_ERROR_INVALID_PACKET_FORMAT);
  }
}

void misuse(void) {
  const uint64_t handles[] = {0, 1, 0xdeadbeefcafe, ~(uint64_t)0, (uintptr_t)&gpu};
  for (unsigned i = 0; i < 5; ++i) {
    char name[64];
    uint32_t number = 0;
    const uint64_t handle = handles[i];
    hsa_signal_t signal = {handle};
    CHECK(hsa_agent_get_info((hsa_agent_t){handle}, HSA_AGENT_INFO_NAME, name) == HSA_STATUS_ERROR_INVALID_AGENT);
    CHECK(hsa_isa_get_info_alt((hsa_isa_t){handle}, HSA_ISA_INFO_NAME_LENGTH, &number) == HSA_STATUS_ERROR_INVALID_ISA);
    CHECK((int)hsa_amd_memory_pool_get_info((hsa_amd_memory_pool_t){handle}, HSA_AMD_MEMORY_POOL_INFO_SIZE, name) ==
          HSA_STATUS_ERROR_INVALID_MEMORY_POOL);
    CHECK(hsa_region_get_info((hsa_region_t){handle}, HSA_REGION_INFO_SIZE, name) == HSA_STATUS_ERROR_INVALID_REGION);
    CHECK(hsa_executable_freeze((hsa_executable_t){handle}, "") == HSA_STATUS_ERROR_INVALID_EXECUTABLE);
    CHECK(hsa_executable_symbol_get_info((hsa_executable_symbol_t){handle}, HSA_EXECUTABLE_SYMBOL_INFO_TYPE, &number) ==
          HSA_STATUS_ERROR_INVALID_EXECUTABLE_SYMBOL);
    CHECK(hsa_queue_destroy((hsa_queue_t*)(uintptr_t)handle) != HSA_STATUS_SUCCESS);
    CHECK(hsa_signal_destroy(signal) != HSA_STATUS_SUCCESS);
    hsa_signal_store_relaxed(signal, 1);
    CHECK(hsa_signal_load_relaxed(signal) == 0);
    CHECK(hsa_memory_free((void*)(uintptr_t)handle) != HSA_STATUS_SUCCESS || handle == 0);
  }
  hsa_executable_t other;
  hsa_code_object_reader_t reader;
  OK(hsa_code_object_reader_create_from_memory("no code object at all", 21, &reader));
  OK(hsa_executable_create_alt(HSA_PROFILE_BASE, HSA_DEFAULT_FLOAT_ROUNDING_MODE_NEAR, "", &other));
  CHECK(hsa_executable_load_agent_code_object(other, gpu, reader, "", NULL) == HSA_STATUS_ERROR_INVALID_CODE_OBJECT);
  OK(hsa_executable_destroy(other));
  CHECK(hsa_amd_interop_unmap_buffer(NULL) == HSA_STATUS_ERROR); /* not there, and said so once */
}
