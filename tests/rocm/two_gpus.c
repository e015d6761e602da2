/* Two GPUs: each one's kernels wait for signals of the other's, use its memory once that is granted, and pass signals
 * themselves. It returns 0 only if all is well.  usage: two_gpus CODE_OBJECT CODE_OBJECT   of the first GPU and the
 * second */
#include <hsa/amd_hsa_signal.h>

#include "hsa_program.h"

struct side {
  hsa_agent_t agent;
  hsa_executable_t executable;
  hsa_amd_memory_pool_t pool;
  hsa_queue_t* queue;
  struct kernel add, triple, pass_on;
};
static struct side sides[2];
static int found;

static hsa_status_t take_side(hsa_agent_t agent, void* data) {
  (void)data;
  hsa_device_type_t type;
  OK(hsa_agent_get_info(agent, HSA_AGENT_INFO_DEVICE, &type));
  if (type == HSA_DEVICE_TYPE_CPU) host = agent;
  if (type == HSA_DEVICE_TYPE_GPU && found < 2) sides[found++].agent = agent;
  return HSA_STATUS_SUCCESS;
}

static void make(struct side* side, const char* path) {
  gpu = side->agent;
  load(path);
  side->executable = executable;
  side->pool = pool_of(gpu, HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_COARSE_GRAINED);
  side->add = find("add_index.kd");
  side->triple = find("triple.kd");
  side->pass_on = find("pass_on.kd");
  side->queue = watched_queue();
}

/* The second GPU works on the first one's memory, each kernel after the one before of the other GPU: x = (x + i + 1) *
 * 3 + 2. */
static void in_turn(uint32_t* memory) {
  enum { turns = 20 };
  void *add = arguments(sides[0].add, memory, 1), *triple = arguments(sides[1].triple, memory, 2);
  const hsa_signal_t none = {0};
  hsa_signal_t done[2 * turns];
  for (int i = 0; i < 2 * turns; ++i) done[i] = signal_of(1);
  for (int i = 0; i < turns; ++i) {
    if (i > 0) barrier(sides[0].queue, HSA_PACKET_TYPE_BARRIER_AND, done[2 * i - 1], none, none);
    launch(sides[0].queue, sides[0].add, count, add, done[2 * i]);
    barrier(sides[1].queue, HSA_PACKET_TYPE_BARRIER_AND, done[2 * i], none, none);
    launch(sides[1].queue, sides[1].triple, count, triple, done[2 * i + 1]);
  }
  wait_zero(done[2 * turns - 1]);
  uint32_t back[count];
  OK(hsa_memory_copy(back, memory, sizeof back));
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t expected = 0;
    for (int turn = 0; turn < turns; ++turn) expected = (expected + i + 1) * 3 + 2;
    CHECK(back[i] == expected);
  }
  for (int i = 0; i < 2 * turns; ++i) OK(hsa_signal_destroy(done[i]));
  OK(hsa_memory_free(add));
  OK(hsa_memory_free(triple));
}

static volatile int64_t* value_of(hsa_signal_t signal) { return &((amd_signal_t*)signal.handle)->value; }

/* Both kernels run at the same time, and each waits for what the other one stores to a signal. */
static void signals_of_kernels(void) {
  enum { passes = 50 };
  const hsa_signal_t to[2] = {signal_of(0), signal_of(0)}, done[2] = {signal_of(1), signal_of(1)};
  uint64_t* boxes[2];
  void* kernargs[2];
  for (int i = 0; i < 2; ++i) {
    OK(hsa_amd_memory_pool_allocate(kernarg_pool, 4096, 0, (void**)&boxes[i]));
    boxes[i][0] = (uint64_t)value_of(to[i]);
    boxes[i][1] = (uint64_t)value_of(to[1 - i]);
    kernargs[i] = arguments(sides[i].pass_on, boxes[i], passes);
    launch(sides[i].queue, sides[i].pass_on, 64, kernargs[i], done[i]);
  }
  hsa_signal_store_screlease(to[0], 1);
  wait_zero(done[0]);
  wait_zero(done[1]);
  CHECK(hsa_signal_wait_scacquire(to[0], HSA_SIGNAL_CONDITION_NE, 0, UINT64_MAX, HSA_WAIT_STATE_BLOCKED) ==
        2 * passes + 1);
  CHECK(hsa_signal_load_scacquire(to[1]) == 0);
  for (int i = 0; i < 2; ++i) {
    OK(hsa_signal_destroy(to[i]));
    OK(hsa_signal_destroy(done[i]));
    OK(hsa_memory_free(boxes[i]));
    OK(hsa_memory_free(kernargs[i]));
  }
}

int main(int count_of, char** words) {
  const int unwritten = count_of == 4 && strcmp(words[3], "unwritten") == 0;
  CHECK(count_of == 3 || unwritten);
  OK(hsa_init());
  OK(hsa_iterate_agents(take_side, NULL));
  CHECK(found == 2);
  kernarg_pool = pool_of(host, HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_KERNARG_INIT);
  for (int i = 0; i < 2; ++i) make(&sides[i], words[1 + i]);
  uint32_t* memory;
  OK(hsa_amd_memory_pool_allocate(sides[0].pool, count * sizeof *memory, 0, (void**)&memory));
  hsa_amd_memory_pool_access_t access;
  OK(hsa_amd_agent_memory_pool_get_info(sides[1].agent, sides[0].pool, HSA_AMD_AGENT_MEMORY_POOL_INFO_ACCESS, &access));
  CHECK(access == HSA_AMD_MEMORY_POOL_ACCESS_DISALLOWED_BY_DEFAULT);
  const hsa_agent_t both[] = {sides[0].agent, sides[1].agent};
  OK(hsa_amd_agents_allow_access(unwritten ? 1 : 2, both, NULL, memory));
  /* What the second GPU writes counts as written for check init of the first. */
  void* kernarg = arguments(sides[1].add, memory, 0);
  const hsa_signal_t done = signal_of(1);
  if (!unwritten) {
    launch(sides[1].queue, sides[1].add, count, kernarg, done);
    wait_zero(done);
  }
  hsa_signal_store_relaxed(done, 1);
  launch(sides[0].queue, sides[0].triple, count, kernarg, done);
  wait_zero(done);
  CHECK(!queue_failed);
  if (unwritten) return 0;
  OK(hsa_amd_memory_fill(memory, 0, count));
  in_turn(memory);
  signals_of_kernels();
  CHECK(!queue_failed);
  /* Without a grant its memory is no memory of the other. */
  OK(hsa_amd_agents_allow_access(1, both, NULL, memory));
  launch(sides[1].queue, sides[1].add, count, kernarg, done);
  expect_error(sides[1].queue, HSA_STATUS_ERROR_MEMORY_FAULT);
  OK(hsa_queue_destroy(sides[0].queue));
  OK(hsa_memory_free(kernarg));
  OK(hsa_memory_free(memory));
  for (int i = 0; i < 2; ++i) OK(hsa_executable_destroy(sides[i].executable));
  OK(hsa_shut_down());
  puts("all well");
  return 0;
}
