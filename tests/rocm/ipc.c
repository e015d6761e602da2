/* Memory and signals of two processes: kernels of both write the memory, wait for each other by packets, and pass a
 * number to and fro through the signals' values. */
#include "hsa_program.h"
#include "newer_calls.h"

enum { bytes = 4 * count, passes = 20 };
static hsa_agent_t first_gpu;

static hsa_status_t take_first(hsa_agent_t agent, void* data) {
  (void)data;
  hsa_device_type_t type;
  OK(hsa_agent_get_info(agent, HSA_AGENT_INFO_DEVICE, &type));
  if (type != HSA_DEVICE_TYPE_GPU) return HSA_STATUS_SUCCESS;
  first_gpu = agent;
  return HSA_STATUS_INFO_BREAK;
}

/* What one process tells another: the memory, and signals for "go on", "done", and the two of pass_on. */
enum { go_on, done, to_parent, to_child, signals };
struct message {
  hsa_amd_ipc_memory_t memory;
  hsa_amd_ipc_signal_t signals[signals];
};

static const char* as_text(const struct message* message) {
  static char text[2 * sizeof *message + 1];
  for (size_t i = 0; i < sizeof *message; ++i) sprintf(text + 2 * i, "%02x", ((const uint8_t*)message)[i]);
  return text;
}
static struct message from_text(const char* text) {
  struct message message;
  CHECK(strlen(text) == 2 * sizeof message);
  for (size_t i = 0; i < sizeof message; ++i) CHECK(sscanf(text + 2 * i, "%2hhx", (uint8_t*)&message + i) == 1);
  return message;
}

static uint32_t* allocate(void) {
  uint32_t* memory;
  OK(hsa_amd_memory_pool_allocate(device_pool, bytes, 0, (void**)&memory));
  return memory;
}
static hsa_signal_t ipc_signal(hsa_signal_value_t value) {
  hsa_signal_t signal;
  OK(hsa_amd_signal_create(value, 0, NULL, HSA_AMD_SIGNAL_IPC, &signal));
  return signal;
}
static hsa_amd_pointer_info_t about(void* pointer) {
  hsa_amd_pointer_info_t info = {.size = sizeof info};
  OK(hsa_amd_pointer_info(pointer, &info, NULL, NULL, NULL));
  return info;
}
static volatile hsa_signal_value_t* value_at(hsa_signal_t signal) {
  volatile hsa_signal_value_t* value;
  OK(hsa_amd_signal_value_pointer(signal, &value));
  return value;
}

/* A kernel that answers the other process's kernel: it waits for its own value, and stores one more to the other's. */
static void pass(hsa_signal_t own, hsa_signal_t other) {
  volatile void** box;
  OK(hsa_amd_memory_pool_allocate(kernarg_pool, 64, 0, (void**)&box));
  box[0] = value_at(own);
  box[1] = value_at(other);
  const struct kernel kernel = find("pass_on.kd");
  void* const kernarg = arguments(kernel, box, passes);
  hsa_queue_t* const queue = watched_queue();
  const hsa_signal_t ended = signal_of(1);
  launch(queue, kernel, 64, kernarg, ended);
  wait_zero(ended);
  OK(hsa_queue_destroy(queue));
  OK(hsa_signal_destroy(ended));
  OK(hsa_memory_free(kernarg));
  OK(hsa_memory_free(box));
}

/* The other process. */
static void child(const char* text) {
  const struct message message = from_text(text);
  hsa_signal_t signal[signals];
  for (int i = 0; i < signals; ++i) OK(hsa_amd_ipc_signal_attach(&message.signals[i], &signal[i]));
  void* attached;
  OK(hsa_amd_ipc_memory_attach(&message.memory, bytes, 0, NULL, &attached));
  uint32_t* const memory = attached;
  CHECK(about(memory + 1).type == HSA_EXT_POINTER_TYPE_IPC && about(memory).sizeInBytes == bytes &&
        about(memory).agentOwner.handle == gpu.handle);
  for (uint32_t i = 0; i < count; ++i) CHECK(memory[i] == 1000 + i + 1);
  wait_zero(signal[go_on]);
  const struct kernel kernel = find("add_index.kd");
  void* const kernarg = arguments(kernel, memory, 5);
  hsa_queue_t* const queue = watched_queue();
  launch(queue, kernel, count, kernarg, signal[done]);
  pass(signal[to_child], signal[to_parent]);
  wait_zero(signal[done]);
  /* Only for one agent. */
  void* again;
  OK(hsa_amd_ipc_memory_attach(&message.memory, bytes, 1, &first_gpu, &again));
  CHECK(again != attached && ((uint32_t*)again)[3] == memory[3]);
  listen_to_errors();
  add(again, HSA_STATUS_ERROR_MEMORY_FAULT);
  CHECK(heard("hsa_amd_agents_allow_access has not granted"));
  OK(hsa_amd_agents_allow_access(1, &gpu, NULL, again));
  CHECK(hsa_memory_free(again) == HSA_STATUS_ERROR_INVALID_ALLOCATION);
  OK(hsa_amd_ipc_memory_detach(again));
  CHECK(hsa_amd_ipc_memory_detach(again) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_memory_detach(memory + 1) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  OK(hsa_amd_ipc_memory_detach(memory));
  listen_to_errors();
  add(memory, HSA_STATUS_ERROR_MEMORY_FAULT);
  CHECK(heard("which were freed"));
  OK(hsa_queue_destroy(queue));
  OK(hsa_memory_free(kernarg));
  for (int i = 0; i < signals; ++i) {
    OK(hsa_signal_destroy(signal[i]));
    CHECK(hsa_signal_destroy(signal[i]) == HSA_STATUS_ERROR_INVALID_SIGNAL);
  }
}

static void two_processes(const char* code) {
  struct message message;
  hsa_signal_t signal[signals];
  uint32_t* const memory = allocate();
  for (uint32_t i = 0; i < count; ++i) memory[i] = 1000;
  OK(hsa_amd_ipc_memory_create(memory, bytes, &message.memory));
  add(memory, HSA_STATUS_SUCCESS);
  for (int i = 0; i < signals; ++i) {
    signal[i] = ipc_signal(i == go_on || i == done ? 1 : 0);
    OK(hsa_amd_ipc_signal_create(signal[i], &message.signals[i]));
  }
  const pid_t other = start_again(code, "child", as_text(&message));
  /* A kernel of this process after the other one's. */
  const struct kernel kernel = find("triple.kd");
  void* const kernarg = arguments(kernel, memory, 1);
  hsa_queue_t* const queue = watched_queue();
  const hsa_signal_t ended = signal_of(1);
  barrier(queue, HSA_PACKET_TYPE_BARRIER_AND, signal[done], (hsa_signal_t){0}, (hsa_signal_t){0});
  launch(queue, kernel, count, kernarg, ended);
  CHECK(memory[7] == 1008);
  hsa_signal_store_screlease(signal[go_on], 0);
  wait_zero(ended);
  for (uint32_t i = 0; i < count; ++i) CHECK(memory[i] == (1000 + 2 * i + 6) * 3 + 1);
  hsa_signal_store_screlease(signal[to_child], 1);
  pass(signal[to_parent], signal[to_child]);
  CHECK(status_of(other) == 0);
  CHECK(hsa_signal_load_scacquire(signal[to_child]) == 2 * passes + 1);
  OK(hsa_queue_destroy(queue));
  OK(hsa_signal_destroy(ended));
  OK(hsa_memory_free(kernarg));
  OK(hsa_memory_free(memory));
  for (int i = 0; i < signals; ++i) OK(hsa_signal_destroy(signal[i]));
}

/* A process that ends: its handles are worth nothing. */
static void dead_process(const char* code) {
  FILE* const place = tmpfile();
  CHECK(place);
  char number[16];
  snprintf(number, sizeof number, "%d", dup(fileno(place)));
  CHECK(status_of(start_again(code, "export", number)) == 0);
  struct message message;
  CHECK(pread(fileno(place), &message, sizeof message, 0) == sizeof message);
  fclose(place);
  void* memory;
  hsa_signal_t signal;
  listen_to_errors();
  CHECK(hsa_amd_ipc_memory_attach(&message.memory, bytes, 0, NULL, &memory) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(heard("the process that made it must be running"));
  CHECK(hsa_amd_ipc_signal_attach(&message.signals[0], &signal) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
}
static void export_and_end(int file) {
  struct message message;
  memset(&message, 0, sizeof message);
  OK(hsa_amd_ipc_memory_create(allocate(), bytes, &message.memory));
  OK(hsa_amd_ipc_signal_create(ipc_signal(1), &message.signals[0]));
  CHECK(pwrite(file, &message, sizeof message, 0) == sizeof message);
}

/* In one process, and what cannot be asked for. */
static void refused(void) {
  hsa_amd_ipc_memory_t handle, garbage;
  memset(&garbage, 0xa5, sizeof garbage);
  uint32_t* const memory = allocate();
  void* again = NULL;
  for (uint32_t i = 0; i < count; ++i) memory[i] = i;
  OK(hsa_amd_ipc_memory_create(memory, bytes, &handle));
  OK(hsa_amd_ipc_memory_attach(&handle, bytes, 1, &gpu, &again));
  CHECK(again != memory && memcmp(again, memory, bytes) == 0);
  add(again, HSA_STATUS_SUCCESS);
  for (uint32_t i = 0; i < count; ++i) CHECK(memory[i] == 2 * i + 1);
  /* AMD's HIP runtime counts whole pages. */
  hsa_amd_ipc_memory_t whole;
  void* page = NULL;
  OK(hsa_amd_ipc_memory_create(memory, 4096, &whole));
  OK(hsa_amd_ipc_memory_attach(&whole, 4096, 0, NULL, &page));
  CHECK(memcmp(page, memory, bytes) == 0);
  OK(hsa_amd_ipc_memory_detach(page));
  CHECK(hsa_amd_ipc_memory_create(memory, 8192, &whole) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  /* A handle of what another process gave is as good. */
  hsa_amd_ipc_memory_t second;
  void* third = NULL;
  OK(hsa_amd_ipc_memory_create(again, bytes, &second));
  OK(hsa_amd_ipc_memory_attach(&second, bytes, 0, NULL, &third));
  CHECK(memcmp(third, memory, bytes) == 0);
  OK(hsa_amd_ipc_memory_detach(third));

  uint32_t own[4];
  CHECK(hsa_amd_ipc_memory_create(NULL, bytes, &second) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_memory_create(memory, bytes, NULL) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_memory_create(memory, bytes - 4, &second) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_memory_create(memory + 1, bytes - 4, &second) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_memory_create(own, sizeof own, &second) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_memory_attach(NULL, bytes, 0, NULL, &third) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_memory_attach(&handle, bytes, 0, NULL, NULL) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_memory_attach(&handle, bytes + 4, 0, NULL, &third) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_memory_attach(&handle, bytes, 1, NULL, &third) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  const hsa_agent_t nobody = {77};
  CHECK(hsa_amd_ipc_memory_attach(&handle, bytes, 1, &nobody, &third) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_memory_attach(&garbage, bytes, 0, NULL, &third) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  for (unsigned word = 0; word < 8; ++word) { /* one word of a right handle is wrong */
    hsa_amd_ipc_memory_t wrong = handle;
    wrong.handle[word] ^= 0x7f00ff01;
    CHECK(hsa_amd_ipc_memory_attach(&wrong, bytes, 0, NULL, &third) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  }
  CHECK(hsa_amd_ipc_memory_detach(NULL) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_memory_detach(memory) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_memory_detach(own) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  /* What is attached stays when its owner frees it; the handle does not. */
  OK(hsa_memory_free(memory));
  CHECK(((uint32_t*)again)[3] == 7);
  listen_to_errors();
  CHECK(hsa_amd_ipc_memory_attach(&handle, bytes, 0, NULL, &third) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(heard("hsa_amd_ipc_memory_attach: /proc/"));
  OK(hsa_amd_ipc_memory_detach(again));
  /* Mappings of the virtual memory API have handles of their own. */
  hsa_amd_vmem_alloc_handle_t pages;
  OK(hsa_amd_vmem_handle_create(device_pool, 4096, MEMORY_TYPE_PINNED, 0, &pages));
  OK(hsa_amd_vmem_address_reserve(&again, 4096, 0, 0));
  OK(hsa_amd_vmem_map(again, 4096, 0, pages, 0));
  CHECK(hsa_amd_ipc_memory_create(again, 4096, &second) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  OK(hsa_amd_vmem_unmap(again, 4096));
  OK(hsa_amd_vmem_address_free(again, 4096));
  OK(hsa_amd_vmem_handle_release(pages));

  const hsa_signal_t plain = signal_of(1), shared = ipc_signal(3);
  hsa_signal_t copy;
  CHECK(hsa_amd_signal_create(1, 0, NULL, 8, &copy) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_signal_create(plain, &second) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_signal_create((hsa_signal_t){0}, &second) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_signal_create((hsa_signal_t){shared.handle + 64}, &second) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_signal_create(shared, NULL) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_signal_attach(&handle, &copy) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_signal_attach(&garbage, &copy) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  OK(hsa_amd_ipc_signal_create(shared, &second));
  CHECK(hsa_amd_ipc_memory_attach(&second, 64, 0, NULL, &again) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_signal_attach(NULL, &copy) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_ipc_signal_attach(&second, NULL) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  OK(hsa_amd_ipc_signal_attach(&second, &copy));
  CHECK(copy.handle != shared.handle && hsa_signal_load_relaxed(copy) == 3);
  hsa_signal_add_relaxed(copy, 4);
  CHECK(hsa_signal_load_relaxed(shared) == 7);
  OK(hsa_signal_destroy(shared));
  CHECK(hsa_signal_load_relaxed(copy) == 7 && hsa_signal_load_relaxed(shared) == 0);
  OK(hsa_signal_destroy(copy));
  OK(hsa_signal_destroy(plain));
  /* As many as there are places for, or as the system has files. */
  static hsa_signal_t many[5000];
  int made = 0;
  while (made < 5000 && hsa_amd_signal_create(1, 0, NULL, HSA_AMD_SIGNAL_IPC, &many[made]) == HSA_STATUS_SUCCESS)
    ++made;
  CHECK(made > 100 && made < 5000);
  while (made > 0) OK(hsa_signal_destroy(many[--made]));
}

/* Memory does not move while a kernel runs that might write it. */
static void busy(void) {
  volatile int* box;
  OK(hsa_amd_memory_pool_allocate(kernarg_pool, 64, 0, (void**)&box));
  uint32_t* const memory = allocate();
  const struct kernel serve = find("serve.kd");
  void* const kernarg = arguments(serve, (void*)box, 0);
  hsa_queue_t* const queue = watched_queue();
  const hsa_signal_t ended = signal_of(1);
  launch(queue, serve, 64, kernarg, ended);
  box[0] = 3;
  while (box[2] != 3) usleep(1000);
  hsa_amd_ipc_memory_t handle;
  listen_to_errors();
  CHECK(hsa_amd_ipc_memory_create(memory, bytes, &handle) == HSA_STATUS_ERROR_OUT_OF_RESOURCES);
  CHECK(heard("share it before their launch"));
  box[0] = -1;
  wait_zero(ended);
  OK(hsa_amd_ipc_memory_create(memory, bytes, &handle));
}

int main(int argc, char** argv) {
  CHECK(argc > 1);
  OK(hsa_init());
  set_up(argv[1]);
  (void)hsa_iterate_agents(take_first, NULL);
  CHECK(first_gpu.handle != gpu.handle);
  if (argc == 2) {
    two_processes(argv[1]);
    dead_process(argv[1]);
    refused();
  } else if (strcmp(argv[2], "child") == 0) {
    child(argv[3]);
  } else if (strcmp(argv[2], "export") == 0) {
    export_and_end(atoi(argv[3]));
  } else {
    busy();
  }
  OK(hsa_shut_down());
  puts("all right");
  return 0;
}
