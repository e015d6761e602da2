/* The HSA runtime by its own interface: a code object, dispatches by AQL packets of two producers, barrier packets,
 * signals, a kernel that answers the host while it runs, queues that are stopped, locked memory, copies of boxes, bad
 * handles, a kernel's fault. It returns 0 only if all is well.  usage: aql CODE_OBJECT */
#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define CHECK(condition)                                                      \
  do {                                                                        \
    if (!(condition)) {                                                       \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
      exit(1);                                                                \
    }                                                                         \
  } while (0)
#define OK(call) CHECK((call) == HSA_STATUS_SUCCESS)

enum { count = 256, rounds = 200 };

static hsa_agent_t gpu, host;
static hsa_amd_memory_pool_t device_pool, kernarg_pool;
static hsa_executable_t executable;

static hsa_status_t take_agent(hsa_agent_t agent, void* data) {
  (void)data;
  hsa_device_type_t type;
  OK(hsa_agent_get_info(agent, HSA_AGENT_INFO_DEVICE, &type));
  if (type == HSA_DEVICE_TYPE_GPU) gpu = agent;
  if (type == HSA_DEVICE_TYPE_CPU) host = agent;
  return HSA_STATUS_SUCCESS;
}

static hsa_status_t take_pool(hsa_amd_memory_pool_t pool, void* data) {
  hsa_amd_segment_t segment;
  uint32_t flags = 0;
  OK(hsa_amd_memory_pool_get_info(pool, HSA_AMD_MEMORY_POOL_INFO_SEGMENT, &segment));
  if (segment != HSA_AMD_SEGMENT_GLOBAL) return HSA_STATUS_SUCCESS;
  OK(hsa_amd_memory_pool_get_info(pool, HSA_AMD_MEMORY_POOL_INFO_GLOBAL_FLAGS, &flags));
  if ((flags & *(uint32_t*)data) == *(uint32_t*)data) {
    if (*(uint32_t*)data == HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_COARSE_GRAINED)
      device_pool = pool;
    else
      kernarg_pool = pool;
  }
  return HSA_STATUS_SUCCESS;
}

struct kernel {
  uint64_t object;
  uint32_t group, private, kernarg;
};

static struct kernel find(const char* name) {
  hsa_executable_symbol_t symbol;
  struct kernel kernel;
  OK(hsa_executable_get_symbol_by_name(executable, name, &gpu, &symbol));
  OK(hsa_executable_symbol_get_info(symbol, HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_OBJECT, &kernel.object));
  OK(hsa_executable_symbol_get_info(symbol, HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_GROUP_SEGMENT_SIZE, &kernel.group));
  OK(hsa_executable_symbol_get_info(symbol, HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_PRIVATE_SEGMENT_SIZE, &kernel.private));
  OK(hsa_executable_symbol_get_info(symbol, HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_SIZE, &kernel.kernarg));
  return kernel;
}

/* A place in the queue's ring, once there is one. */
static uint8_t* reserve(hsa_queue_t* queue, uint64_t* index) {
  *index = hsa_queue_add_write_index_relaxed(queue, 1);
  while (*index - hsa_queue_load_read_index_scacquire(queue) >= queue->size) usleep(100);
  return (uint8_t*)queue->base_address + *index % queue->size * 64;
}

static void publish(hsa_queue_t* queue, uint8_t* packet, uint64_t index, int type) {
  const uint16_t header = (uint16_t)(type | 1 << HSA_PACKET_HEADER_BARRIER |
                                     HSA_FENCE_SCOPE_SYSTEM << HSA_PACKET_HEADER_SCACQUIRE_FENCE_SCOPE |
                                     HSA_FENCE_SCOPE_SYSTEM << HSA_PACKET_HEADER_SCRELEASE_FENCE_SCOPE);
  __atomic_store_n((uint16_t*)packet, header, __ATOMIC_RELEASE);
  hsa_signal_store_screlease(queue->doorbell_signal, (hsa_signal_value_t)index);
}

static void* arguments(struct kernel kernel, void* pointer, uint32_t value) {
  uint8_t* bytes;
  OK(hsa_amd_memory_pool_allocate(kernarg_pool, kernel.kernarg ? kernel.kernarg : 16, 0, (void**)&bytes));
  memcpy(bytes, &pointer, 8);
  memcpy(bytes + 8, &value, 4);
  /* Hidden arguments of code objects of version 5: workgroups of the grid, work-items of a workgroup. */
  const uint32_t groups[] = {count / 64, 1, 1};
  const uint16_t items[] = {64, 1, 1};
  CHECK(kernel.kernarg >= 16 + sizeof groups + sizeof items);
  memcpy(bytes + 16, groups, sizeof groups);
  memcpy(bytes + 28, items, sizeof items);
  return bytes;
}

static void launch(hsa_queue_t* queue, struct kernel kernel, uint32_t items, void* kernarg, hsa_signal_t done) {
  uint64_t index;
  hsa_kernel_dispatch_packet_t* packet = (hsa_kernel_dispatch_packet_t*)reserve(queue, &index);
  memset((uint8_t*)packet + 2, 0, 62);
  packet->setup = 1;
  packet->workgroup_size_x = 64;
  packet->workgroup_size_y = packet->workgroup_size_z = packet->grid_size_y = packet->grid_size_z = 1;
  packet->grid_size_x = items;
  packet->private_segment_size = kernel.private;
  packet->group_segment_size = kernel.group;
  packet->kernel_object = kernel.object;
  packet->kernarg_address = kernarg;
  packet->completion_signal = done;
  publish(queue, (uint8_t*)packet, index, HSA_PACKET_TYPE_KERNEL_DISPATCH);
}

static void barrier(hsa_queue_t* queue, int type, hsa_signal_t first, hsa_signal_t second, hsa_signal_t done) {
  uint64_t index;
  hsa_barrier_and_packet_t* packet = (hsa_barrier_and_packet_t*)reserve(queue, &index);
  memset((uint8_t*)packet + 2, 0, 62);
  packet->dep_signal[0] = first;
  packet->dep_signal[3] = second;
  packet->completion_signal = done;
  publish(queue, (uint8_t*)packet, index, type);
}

static void wait_zero(hsa_signal_t signal) {
  while (hsa_signal_wait_scacquire(signal, HSA_SIGNAL_CONDITION_LT, 1, UINT64_MAX, HSA_WAIT_STATE_BLOCKED) >= 1) {
  }
}

static hsa_signal_t signal_of(hsa_signal_value_t value) {
  hsa_signal_t signal;
  OK(hsa_signal_create(value, 0, NULL, &signal));
  return signal;
}

struct producer {
  hsa_queue_t* queue;
  struct kernel kernel;
  void* kernarg;
  hsa_signal_t done;
};
static void* produce(void* data) {
  struct producer* me = data;
  for (int i = 0; i < rounds; ++i) launch(me->queue, me->kernel, count, me->kernarg, me->done);
  return NULL;
}

static hsa_status_t queue_error;
static volatile int queue_failed;
static void take_error(hsa_status_t status, hsa_queue_t* queue, void* data) {
  (void)queue;
  CHECK(data == &queue_failed);
  queue_error = status;
  __atomic_store_n(&queue_failed, 1, __ATOMIC_RELEASE);
}

static int handled;
static bool handle(hsa_signal_value_t value, void* data) {
  CHECK(value == 0 && data == &handled);
  __atomic_store_n(&handled, 1, __ATOMIC_RELEASE);
  return false;
}

static void load(const char* path) {
  FILE* file = fopen(path, "rb");
  CHECK(file);
  hsa_code_object_reader_t reader;
  OK(hsa_code_object_reader_create_from_file(fileno(file), &reader));
  OK(hsa_executable_create_alt(HSA_PROFILE_BASE, HSA_DEFAULT_FLOAT_ROUNDING_MODE_NEAR, "", &executable));
  OK(hsa_executable_load_agent_code_object(executable, gpu, reader, "", NULL));
  OK(hsa_executable_freeze(executable, ""));
  CHECK(hsa_executable_load_agent_code_object(executable, gpu, reader, "", NULL) == HSA_STATUS_ERROR_FROZEN_EXECUTABLE);
  OK(hsa_code_object_reader_destroy(reader));
  CHECK(hsa_code_object_reader_destroy(reader) == HSA_STATUS_ERROR_INVALID_CODE_OBJECT_READER);
  fclose(file);
}

static void producers(uint32_t* out) {
  hsa_queue_t* queue;
  OK(hsa_queue_create(gpu, 64, HSA_QUEUE_TYPE_MULTI, NULL, NULL, UINT32_MAX, UINT32_MAX, &queue));
  OK(hsa_amd_memory_fill(out, 0, count));
  const struct kernel add = find("add_index.kd");
  const hsa_signal_t done = signal_of(2 * rounds);
  OK(hsa_amd_signal_async_handler(done, HSA_SIGNAL_CONDITION_EQ, 0, handle, &handled));
  struct producer first = {queue, add, arguments(add, out, 1), done},
                  second = {queue, add, arguments(add, out, 2), done};
  pthread_t thread;
  CHECK(pthread_create(&thread, NULL, produce, &second) == 0);
  produce(&first);
  pthread_join(thread, NULL);
  wait_zero(done);
  for (uint32_t i = 0; i < count; ++i) CHECK(out[i] == rounds * (2 * i + 3));
  while (!__atomic_load_n(&handled, __ATOMIC_ACQUIRE)) usleep(1000);
  hsa_amd_profiling_dispatch_time_t time;
  OK(hsa_amd_profiling_get_dispatch_time(gpu, done, &time));
  CHECK(time.end >= time.start && time.start != 0);
  OK(hsa_signal_destroy(done));
  CHECK(hsa_signal_destroy(done) == HSA_STATUS_ERROR_INVALID_SIGNAL);
  OK(hsa_amd_memory_pool_free(first.kernarg));
  OK(hsa_amd_memory_pool_free(second.kernarg));
  OK(hsa_queue_destroy(queue));
}

/* On two queues: b after a by a barrier on a's signal, and nothing before the host says so. */
static void graph(uint32_t* out) {
  hsa_queue_t *one, *two;
  OK(hsa_queue_create(gpu, 64, HSA_QUEUE_TYPE_SINGLE, NULL, NULL, UINT32_MAX, UINT32_MAX, &one));
  OK(hsa_queue_create(gpu, 64, HSA_QUEUE_TYPE_SINGLE, NULL, NULL, UINT32_MAX, UINT32_MAX, &two));
  uint32_t start[count];
  for (uint32_t i = 0; i < count; ++i) start[i] = i;
  OK(hsa_memory_copy(out, start, sizeof start));
  const struct kernel triple = find("triple.kd");
  void *by_one = arguments(triple, out, 1), *by_two = arguments(triple, out, 2);
  const hsa_signal_t go = signal_of(1), never = signal_of(1), a = signal_of(1), b = signal_of(1), passed = signal_of(1);
  barrier(two, HSA_PACKET_TYPE_BARRIER_AND, a, (hsa_signal_t){0}, (hsa_signal_t){0});
  launch(two, triple, count, by_two, b);
  barrier(one, HSA_PACKET_TYPE_BARRIER_OR, never, go, passed);
  launch(one, triple, count, by_one, a);
  CHECK(hsa_signal_wait_scacquire(b, HSA_SIGNAL_CONDITION_LT, 1, 20000000, HSA_WAIT_STATE_BLOCKED) == 1);
  CHECK(hsa_signal_load_scacquire(passed) == 1 && out[5] == 5);
  hsa_signal_store_screlease(go, 0);
  wait_zero(b);
  CHECK(hsa_signal_load_scacquire(passed) == 0 && hsa_signal_load_scacquire(a) == 0);
  for (uint32_t i = 0; i < count; ++i) CHECK(out[i] == (i * 3 + 1) * 3 + 2);
  /* A copy after a signal, by the runtime's thread. */
  const hsa_signal_t before = signal_of(1), copied = signal_of(1);
  uint32_t* back;
  OK(hsa_amd_memory_pool_allocate(kernarg_pool, sizeof start, 0, (void**)&back));
  OK(hsa_amd_memory_async_copy(back, host, out, gpu, sizeof start, 1, &before, copied));
  CHECK(hsa_signal_wait_scacquire(copied, HSA_SIGNAL_CONDITION_EQ, 0, 5000000, HSA_WAIT_STATE_BLOCKED) == 1);
  hsa_signal_subtract_relaxed(before, 1);
  wait_zero(copied);
  CHECK(memcmp(back, out, sizeof start) == 0);
  OK(hsa_memory_free(back));
  OK(hsa_queue_destroy(one));
  OK(hsa_queue_destroy(two));
  OK(hsa_memory_free(by_one));
  OK(hsa_memory_free(by_two));
  CHECK(hsa_queue_destroy(two) == HSA_STATUS_ERROR_INVALID_QUEUE);
}

/* The kernel sees what the host writes while it runs, and the other way round. */
static void converse(void) {
  hsa_queue_t* queue;
  OK(hsa_queue_create(gpu, 64, HSA_QUEUE_TYPE_SINGLE, NULL, NULL, UINT32_MAX, UINT32_MAX, &queue));
  volatile int* box;
  OK(hsa_amd_memory_pool_allocate(kernarg_pool, 4096, 0, (void**)&box));
  const struct kernel serve = find("serve.kd");
  void* kernarg = arguments(serve, (void*)box, 0);
  const hsa_signal_t done = signal_of(1);
  launch(queue, serve, 64, kernarg, done);
  const int questions[] = {3, 12, 7, -5};
  for (unsigned i = 0; i < 4; ++i) {
    __atomic_store_n(&box[0], questions[i], __ATOMIC_RELEASE);
    while (__atomic_load_n(&box[2], __ATOMIC_ACQUIRE) != questions[i]) usleep(100);
    CHECK(box[1] == questions[i] * questions[i]);
  }
  wait_zero(done);
  /* A queue is destroyed while its kernel runs: the kernel ends. */
  box[0] = box[2] = 0;
  hsa_signal_store_relaxed(done, 1);
  launch(queue, serve, 64, kernarg, done);
  __atomic_store_n(&box[0], 4, __ATOMIC_RELEASE);
  while (__atomic_load_n(&box[2], __ATOMIC_ACQUIRE) != 4) usleep(100);
  OK(hsa_queue_destroy(queue));
  CHECK(hsa_signal_load_relaxed(done) == 1);
  OK(hsa_memory_free((void*)box));
  OK(hsa_memory_free(kernarg));
}

/* A queue that is made inactive ends its kernel, or what it waits for, without an error. */
static void inactivate(void) {
  volatile int* box;
  OK(hsa_amd_memory_pool_allocate(kernarg_pool, 4096, 0, (void**)&box));
  const struct kernel serve = find("serve.kd");
  void* kernarg = arguments(serve, (void*)box, 0);
  for (int with_callback = 0; with_callback < 2; ++with_callback) {
    hsa_queue_t* queue;
    queue_failed = 0;
    OK(hsa_queue_create(gpu, 64, HSA_QUEUE_TYPE_SINGLE, with_callback ? take_error : NULL, (void*)&queue_failed,
                        UINT32_MAX, UINT32_MAX, &queue));
    const hsa_signal_t first = signal_of(1), second = signal_of(1);
    box[0] = box[2] = 0;
    launch(queue, serve, 64, kernarg, first);
    barrier(queue, HSA_PACKET_TYPE_BARRIER_AND, (hsa_signal_t){0}, (hsa_signal_t){0}, second);
    __atomic_store_n(&box[0], 4, __ATOMIC_RELEASE);
    while (__atomic_load_n(&box[2], __ATOMIC_ACQUIRE) != 4) usleep(100);
    OK(hsa_queue_inactivate(queue));
    CHECK(hsa_signal_wait_scacquire(second, HSA_SIGNAL_CONDITION_LT, 1, 20000000, HSA_WAIT_STATE_BLOCKED) == 1);
    OK(hsa_queue_destroy(queue));
    CHECK(!queue_failed && hsa_signal_load_relaxed(first) == 1 && hsa_signal_load_relaxed(second) == 1);
    OK(hsa_queue_create(gpu, 64, HSA_QUEUE_TYPE_SINGLE, with_callback ? take_error : NULL, (void*)&queue_failed,
                        UINT32_MAX, UINT32_MAX, &queue));
    barrier(queue, HSA_PACKET_TYPE_BARRIER_AND, first, (hsa_signal_t){0}, second);
    usleep(20000);
    OK(hsa_queue_inactivate(queue));
    hsa_signal_store_screlease(first, 0);
    CHECK(hsa_signal_wait_scacquire(second, HSA_SIGNAL_CONDITION_LT, 1, 20000000, HSA_WAIT_STATE_BLOCKED) == 1);
    OK(hsa_queue_destroy(queue));
    CHECK(!queue_failed);
    OK(hsa_signal_destroy(first));
    OK(hsa_signal_destroy(second));
  }
  OK(hsa_memory_free((void*)box));
  OK(hsa_memory_free(kernarg));
}

static hsa_queue_t* watched_queue(void) {
  hsa_queue_t* queue;
  queue_failed = 0;
  OK(hsa_queue_create(gpu, 64, HSA_QUEUE_TYPE_SINGLE, take_error, (void*)&queue_failed, UINT32_MAX, UINT32_MAX,
                      &queue));
  return queue;
}

static void expect_error(hsa_queue_t* queue, int status) {
  while (!__atomic_load_n(&queue_failed, __ATOMIC_ACQUIRE)) usleep(1000);
  CHECK((int)queue_error == status);
  OK(hsa_queue_destroy(queue));
}

/* Kernels read memory that is locked read-only and write the rest; memory that has gone is lost to them. */
static void locked(void) {
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

static void boxes(void) {
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
static void doorbells(uint32_t* out) {
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

static void fail(uint32_t* out) {
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

static void misuse(void) {
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
  hsa_ext_image_t image = {1};
  CHECK(hsa_ext_image_destroy(gpu, image) == HSA_STATUS_ERROR); /* not there, and said so once */
}

int main(int count_of, char** words) {
  CHECK(count_of == 2);
  CHECK(hsa_iterate_agents(take_agent, NULL) == HSA_STATUS_ERROR_NOT_INITIALIZED);
  OK(hsa_init());
  OK(hsa_iterate_agents(take_agent, NULL));
  uint32_t flags = HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_COARSE_GRAINED;
  OK(hsa_amd_agent_iterate_memory_pools(gpu, take_pool, &flags));
  flags = HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_KERNARG_INIT;
  OK(hsa_amd_agent_iterate_memory_pools(host, take_pool, &flags));
  load(words[1]);
  uint32_t* out;
  OK(hsa_amd_memory_pool_allocate(device_pool, count * sizeof *out, 0, (void**)&out));
  producers(out);
  graph(out);
  converse();
  inactivate();
  locked();
  boxes();
  doorbells(out);
  fail(out);
  misuse();
  OK(hsa_memory_free(out));
  CHECK(hsa_memory_free(out) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  OK(hsa_executable_destroy(executable));
  OK(hsa_shut_down());
  CHECK(hsa_shut_down() == HSA_STATUS_ERROR_NOT_INITIALIZED);
  puts("all well");
  return 0;
}
