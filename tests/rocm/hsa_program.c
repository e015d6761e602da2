#define _GNU_SOURCE
#include "hsa_program.h"

#include <sys/wait.h>

hsa_agent_t gpu, host;
hsa_amd_memory_pool_t device_pool, kernarg_pool;
hsa_executable_t executable;

static hsa_status_t take_agent(hsa_agent_t agent, void* data) {
  (void)data;
  hsa_device_type_t type;
  OK(hsa_agent_get_info(agent, HSA_AGENT_INFO_DEVICE, &type));
  if (type == HSA_DEVICE_TYPE_GPU) gpu = agent;
  if (type == HSA_DEVICE_TYPE_CPU) host = agent;
  return HSA_STATUS_SUCCESS;
}

struct wanted_pool {
  uint32_t flags;
  hsa_amd_memory_pool_t pool;
};
static hsa_status_t take_pool(hsa_amd_memory_pool_t pool, void* data) {
  struct wanted_pool* wanted = data;
  hsa_amd_segment_t segment;
  uint32_t flags = 0;
  OK(hsa_amd_memory_pool_get_info(pool, HSA_AMD_MEMORY_POOL_INFO_SEGMENT, &segment));
  if (segment != HSA_AMD_SEGMENT_GLOBAL) return HSA_STATUS_SUCCESS;
  OK(hsa_amd_memory_pool_get_info(pool, HSA_AMD_MEMORY_POOL_INFO_GLOBAL_FLAGS, &flags));
  if ((flags & wanted->flags) == wanted->flags) wanted->pool = pool;
  return HSA_STATUS_SUCCESS;
}

hsa_amd_memory_pool_t pool_of(hsa_agent_t agent, uint32_t flags) {
  struct wanted_pool wanted = {flags, {0}};
  OK(hsa_amd_agent_iterate_memory_pools(agent, take_pool, &wanted));
  CHECK(wanted.pool.handle != 0);
  return wanted.pool;
}

struct kernel find(const char* name) {
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

void* arguments(struct kernel kernel, void* pointer, uint32_t value) {
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

void launch(hsa_queue_t* queue, struct kernel kernel, uint32_t items, void* kernarg, hsa_signal_t done) {
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

void barrier(hsa_queue_t* queue, int type, hsa_signal_t first, hsa_signal_t second, hsa_signal_t done) {
  uint64_t index;
  hsa_barrier_and_packet_t* packet = (hsa_barrier_and_packet_t*)reserve(queue, &index);
  memset((uint8_t*)packet + 2, 0, 62);
  packet->dep_signal[0] = first;
  packet->dep_signal[3] = second;
  packet->completion_signal = done;
  publish(queue, (uint8_t*)packet, index, type);
}

void wait_zero(hsa_signal_t signal) {
  while (hsa_signal_wait_scacquire(signal, HSA_SIGNAL_CONDITION_LT, 1, UINT64_MAX, HSA_WAIT_STATE_BLOCKED) >= 1) {
  }
}

hsa_signal_t signal_of(hsa_signal_value_t value) {
  hsa_signal_t signal;
  OK(hsa_signal_create(value, 0, NULL, &signal));
  return signal;
}

static hsa_status_t queue_error;
volatile int queue_failed;
void take_error(hsa_status_t status, hsa_queue_t* queue, void* data) {
  (void)queue;
  CHECK(data == &queue_failed);
  queue_error = status;
  __atomic_store_n(&queue_failed, 1, __ATOMIC_RELEASE);
}

hsa_queue_t* watched_queue(void) {
  hsa_queue_t* queue;
  queue_failed = 0;
  OK(hsa_queue_create(gpu, 64, HSA_QUEUE_TYPE_SINGLE, take_error, (void*)&queue_failed, UINT32_MAX, UINT32_MAX,
                      &queue));
  return queue;
}

void expect_error(hsa_queue_t* queue, int status) {
  while (!__atomic_load_n(&queue_failed, __ATOMIC_ACQUIRE)) usleep(1000);
  CHECK((int)queue_error == status);
  OK(hsa_queue_destroy(queue));
}

void add(uint32_t* out, int status) {
  const struct kernel kernel = find("add_index.kd");
  void* kernarg = arguments(kernel, out, 1);
  hsa_queue_t* queue = watched_queue();
  const hsa_signal_t done = signal_of(1);
  launch(queue, kernel, count, kernarg, done);
  if (status != HSA_STATUS_SUCCESS) {
    expect_error(queue, status);
  } else {
    wait_zero(done);
    OK(hsa_queue_destroy(queue));
  }
  OK(hsa_signal_destroy(done));
  OK(hsa_memory_free(kernarg));
}

static int usual_errors, kept_errors;

void listen_to_errors(void) {
  fflush(stderr);
  CHECK((usual_errors = dup(2)) >= 0 && (kept_errors = memfd_create("errors", MFD_CLOEXEC)) >= 0);
  CHECK(dup2(kept_errors, 2) == 2);
}

int heard(const char* text) {
  static char kept[1 << 16];
  fflush(stderr);
  CHECK(dup2(usual_errors, 2) == 2);
  const ssize_t bytes = pread(kept_errors, kept, sizeof kept - 1, 0);
  CHECK(bytes >= 0);
  kept[bytes] = 0;
  fputs(kept, stderr);
  CHECK(close(kept_errors) == 0 && close(usual_errors) == 0);
  return strstr(kept, text) != NULL;
}

pid_t start_again(const char* first, const char* second, const char* third) {
  const pid_t child = fork();
  CHECK(child >= 0);
  if (child != 0) return child;
  execl("/proc/self/exe", "again", first, second, third, (char*)NULL);
  _exit(127);
}

int status_of(pid_t child) {
  int status = 0;
  CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status));
  return WEXITSTATUS(status);
}

void load(const char* path) {
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

void set_up(const char* path) {
  OK(hsa_iterate_agents(take_agent, NULL));
  device_pool = pool_of(gpu, HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_COARSE_GRAINED);
  kernarg_pool = pool_of(host, HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_KERNARG_INIT);
  load(path);
}
