/* The HSA runtime by its own interface: a code object, dispatches by AQL packets of two producers, barrier packets,
 * signals, a kernel that answers the host while it runs, queues that are stopped, locked and shared memory, copies of
 * boxes, bad handles, a kernel's fault. It returns 0 only if all is well.  usage: aql CODE_OBJECT */
#include "hsa_program.h"

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

static int handled;
static bool handle(hsa_signal_value_t value, void* data) {
  CHECK(value == 0 && data == &handled);
  __atomic_store_n(&handled, 1, __ATOMIC_RELEASE);
  return false;
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

static hsa_status_t no_agent(hsa_agent_t agent, void* data) {
  (void)agent;
  (void)data;
  return HSA_STATUS_ERROR;
}

int main(int count_of, char** words) {
  CHECK(count_of == 2);
  CHECK(hsa_iterate_agents(no_agent, NULL) == HSA_STATUS_ERROR_NOT_INITIALIZED);
  OK(hsa_init());
  set_up(words[1]);
  uint32_t* out;
  OK(hsa_amd_memory_pool_allocate(device_pool, count * sizeof *out, 0, (void**)&out));
  producers(out);
  graph(out);
  converse();
  inactivate();
  locked();
  shared();
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
