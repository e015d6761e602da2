/* LLVM's remote procedure calls: kernels write to standard output and have the host call functions, by the server in
 * LLVM's liboffload. It returns 0 only if all is well.  usage: rpc CODE_OBJECT */
#include <stdbool.h> /* first: OffloadAPI.h lacks it */
/**/
#include <OffloadAPI.h>
#include <stdio.h>
#include <stdlib.h>

enum { items = 160, group = 80 };

#define CHECK(what)                                                   \
  do {                                                                \
    if (!(what)) {                                                    \
      fprintf(stderr, "%s:%d: not: %s\n", __FILE__, __LINE__, #what); \
      exit(1);                                                        \
    }                                                                 \
  } while (0)
#define OK(call)                                                                                              \
  do {                                                                                                        \
    const ol_result_t result = (call);                                                                        \
    if (result != OL_SUCCESS) {                                                                               \
      fprintf(stderr, "%s:%d: %s: error %d: %s\n", __FILE__, __LINE__, #call, result->Code, result->Details); \
      exit(1);                                                                                                \
    }                                                                                                         \
  } while (0)

static ol_device_handle_t gpu;
static ol_program_handle_t program;
static unsigned called; /* by the server's thread */

static bool see(ol_device_handle_t device, void* data) {
  (void)data;
  ol_platform_handle_t platform;
  ol_platform_backend_t backend;
  OK(olGetDeviceInfo(device, OL_DEVICE_INFO_PLATFORM, sizeof platform, &platform));
  OK(olGetPlatformInfo(platform, OL_PLATFORM_INFO_BACKEND, sizeof backend, &backend));
  if (backend == OL_PLATFORM_BACKEND_AMDGPU) gpu = device;
  return true;
}

static void load(const char* path) {
  static char bytes[1 << 20];
  FILE* const file = fopen(path, "rb");
  CHECK(file != NULL);
  const size_t size = fread(bytes, 1, sizeof bytes, file);
  CHECK(size != 0 && size < sizeof bytes);
  fclose(file);
  OK(olCreateProgram(gpu, bytes, size, &program));
}

static unsigned long long weigh(void* data) {
  const uint64_t* const record = data;
  ++called;
  return record[0] * record[1] + record[2];
}

static void run(const char* name, const void* arguments, size_t bytes) {
  ol_symbol_handle_t kernel;
  ol_queue_handle_t queue;
  OK(olGetSymbol(program, name, OL_SYMBOL_KIND_KERNEL, &kernel));
  OK(olCreateQueue(gpu, &queue));
  const ol_kernel_launch_size_args_t shape = {1, {items / group, 1, 1}, {group, 1, 1}, 0};
  OK(olLaunchKernel(queue, gpu, kernel, arguments, bytes, &shape));
  OK(olSyncQueue(queue));
  OK(olDestroyQueue(queue));
}

int main(int count, char** words) {
  CHECK(count == 2);
  OK(olInit());
  OK(olIterateDevices(see, NULL));
  CHECK(gpu != NULL);
  load(words[1]);
  void* memory;
  OK(olMemAlloc(gpu, OL_ALLOC_TYPE_MANAGED, items * sizeof(uint64_t), &memory));
  uint64_t* const results = memory;
  const struct {
    uint64_t* results;
    unsigned long long (*function)(void*);
  } arguments = {results, weigh};
  run("say", &arguments, sizeof arguments.results);
  for (uint64_t i = 0; i < items; i += 3) CHECK(results[i] == i + 4);
  run("ask", &arguments, sizeof arguments);
  for (uint64_t i = 0; i < items; ++i) CHECK(results[i] == i * 1000 + i * i);
  CHECK(called == items);
  OK(olMemFree(memory));
  OK(olDestroyProgram(program));
  OK(olShutDown());
  puts("all is well");
  return 0;
}
