/* LLVM's offloading API (liboffload): devices, memory, a code object, kernels, queues, events, errors. It returns 0
 * only if all is well.  usage: offload CODE_OBJECT TARGET PRODUCT [fault] */
#include <stdbool.h> /* first: OffloadAPI.h lacks it */
/**/
#include <OffloadAPI.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { count = 1000, group = 200 };

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
#define REFUSED(call, code)                                \
  do {                                                     \
    const ol_result_t result = (call);                     \
    CHECK(result != OL_SUCCESS && result->Code == (code)); \
  } while (0)

static ol_device_handle_t host, gpu;
static ol_program_handle_t program;
static int gpus;

static bool see(ol_device_handle_t device, void* data) {
  (void)data;
  ol_platform_handle_t platform;
  ol_platform_backend_t backend;
  OK(olGetDeviceInfo(device, OL_DEVICE_INFO_PLATFORM, sizeof platform, &platform));
  OK(olGetPlatformInfo(platform, OL_PLATFORM_INFO_BACKEND, sizeof backend, &backend));
  if (backend == OL_PLATFORM_BACKEND_HOST) host = device;
  if (backend == OL_PLATFORM_BACKEND_AMDGPU) {
    gpu = device;
    ++gpus;
  }
  return true;
}

static void device_says(ol_device_info_t what, const char* expected) {
  char text[100];
  size_t size;
  OK(olGetDeviceInfoSize(gpu, what, &size));
  CHECK(size <= sizeof text);
  OK(olGetDeviceInfo(gpu, what, size, text));
  if (strcmp(text, expected) != 0) fprintf(stderr, "'%s', not '%s'\n", text, expected);
  CHECK(strcmp(text, expected) == 0);
}

static void devices(const char* target, const char* product) {
  OK(olIterateDevices(see, NULL));
  CHECK(host != NULL && gpus == 1);
  device_says(OL_DEVICE_INFO_NAME, target);
  device_says(OL_DEVICE_INFO_PRODUCT_NAME, product);
  ol_device_type_t type;
  uint32_t most, units;
  uint64_t bytes;
  OK(olGetDeviceInfo(gpu, OL_DEVICE_INFO_TYPE, sizeof type, &type));
  OK(olGetDeviceInfo(gpu, OL_DEVICE_INFO_MAX_WORK_GROUP_SIZE, sizeof most, &most));
  OK(olGetDeviceInfo(gpu, OL_DEVICE_INFO_NUM_COMPUTE_UNITS, sizeof units, &units));
  OK(olGetDeviceInfo(gpu, OL_DEVICE_INFO_GLOBAL_MEM_SIZE, sizeof bytes, &bytes));
  CHECK(type == OL_DEVICE_TYPE_GPU && most == 1024 && units >= 32 && bytes >= (uint64_t)16 << 30);
}

static void load(const char* path) {
  FILE* const file = fopen(path, "rb");
  CHECK(file != NULL);
  fseek(file, 0, SEEK_END);
  const size_t size = (size_t)ftell(file);
  rewind(file);
  char* const bytes = malloc(size);
  CHECK(fread(bytes, 1, size, file) == size);
  fclose(file);
  bool valid;
  OK(olIsValidBinary(gpu, bytes, size, &valid));
  CHECK(valid);
  ol_program_handle_t none;
  REFUSED(olCreateProgram(gpu, "no code object", 14, &none), OL_ERRC_INVALID_BINARY);
  OK(olCreateProgram(gpu, bytes, size, &program));
  free(bytes);
}

static ol_symbol_handle_t kernel(const char* name) {
  ol_symbol_handle_t symbol;
  OK(olGetSymbol(program, name, OL_SYMBOL_KIND_KERNEL, &symbol));
  return symbol;
}

/* One dimension of work-groups of `size` work-items. */
static void launch(ol_queue_handle_t queue, const char* name, size_t groups, size_t size, const void* arguments,
                   size_t bytes, size_t shared) {
  const ol_kernel_launch_size_args_t shape = {1, {(uint32_t)groups, 1, 1}, {(uint32_t)size, 1, 1}, shared};
  OK(olLaunchKernel(queue, gpu, kernel(name), arguments, bytes, &shape));
}

static uint32_t* memory(ol_alloc_type_t type, size_t bytes) {
  void* pointer;
  OK(olMemAlloc(gpu, type, bytes, &pointer));
  return pointer;
}

static void in_order(void) {
  ol_queue_handle_t queue;
  OK(olCreateQueue(gpu, &queue));
  uint32_t* const data = memory(OL_ALLOC_TYPE_DEVICE, sizeof(uint32_t) * count);
  uint32_t numbers[count];
  for (uint32_t i = 0; i < count; ++i) numbers[i] = i;
  const struct {
    uint32_t* out;
    uint32_t by;
    uint64_t plus;
  } twice = {data, 2, (uint64_t)1 << 32}, thrice = {data, 3, (uint64_t)2 << 32};
  OK(olMemcpy(queue, data, gpu, numbers, host, sizeof numbers));
  launch(queue, "scale", count / group, group, &twice, sizeof twice, 0);
  launch(queue, "scale", count / group, group, &thrice, sizeof thrice, 0);
  const struct { uint32_t* out; } whole = {data};
  launch(queue, "reverse", count / group, group, &whole, sizeof whole, group * sizeof(uint32_t));
  OK(olMemcpy(queue, numbers, host, data, gpu, sizeof numbers));
  OK(olSyncQueue(queue));
  for (uint32_t i = 0; i < count; ++i) {
    const uint32_t from = i / group * group + group - 1 - i % group;
    CHECK(numbers[i] == (2 * from + 1) * 3 + 2);
  }
  /* Many launches without waiting between them. */
  const struct {
    uint32_t* out;
    uint32_t by;
    uint64_t plus;
  } more = {data, 1, (uint64_t)1 << 32};
  for (int round = 0; round < 500; ++round) launch(queue, "scale", count / group, group, &more, sizeof more, 0);
  uint32_t after[count];
  OK(olMemcpy(queue, after, host, data, gpu, sizeof after));
  OK(olSyncQueue(queue));
  for (uint32_t i = 0; i < count; ++i) CHECK(after[i] == numbers[i] + 500);
  OK(olMemFill(queue, data, 2, "\x34\x12", sizeof(uint32_t) * count));
  OK(olMemcpy(queue, after, host, data, gpu, sizeof after));
  OK(olSyncQueue(queue));
  for (uint32_t i = 0; i < count; ++i) CHECK(after[i] == 0x12341234);
  OK(olMemFree(data));
  OK(olDestroyQueue(queue));
}

/* Memory of the host that the GPU uses, three dimensions, a constant of the program. */
static void memories(void) {
  ol_queue_handle_t queue;
  OK(olCreateQueue(gpu, &queue));
  static const uint32_t weights[] = {3, 5, 7, 11};
  const ol_alloc_type_t types[] = {OL_ALLOC_TYPE_HOST, OL_ALLOC_TYPE_MANAGED};
  for (int which = 0; which < 2; ++which) {
    uint32_t* const out = memory(types[which], sizeof(uint32_t) * count);
    uint8_t* const in = (uint8_t*)memory(types[which], count);
    for (int i = 0; i < count; ++i) in[i] = (uint8_t)(i * 7);
    const struct {
      uint32_t* out;
      const uint8_t* in;
    } arguments = {out, in};
    launch(queue, "weigh", count / group, group, &arguments, sizeof arguments, 0);
    OK(olSyncQueue(queue));
    for (int i = 0; i < count; ++i) CHECK(out[i] == weights[i * 7 & 3]);
    ol_alloc_type_t type;
    void* base;
    size_t size;
    OK(olGetMemInfo(out + 3, OL_MEM_INFO_TYPE, sizeof type, &type));
    OK(olGetMemInfo(out + 3, OL_MEM_INFO_BASE, sizeof base, &base));
    OK(olGetMemInfo(out + 3, OL_MEM_INFO_SIZE, sizeof size, &size));
    CHECK(type == types[which] && base == out && size == sizeof(uint32_t) * count);
    OK(olMemFree(in));
    OK(olMemFree(out));
  }
  uint32_t* const out = memory(OL_ALLOC_TYPE_MANAGED, sizeof(uint32_t) * 8 * 6 * 4);
  const struct { uint32_t* out; } whole = {out};
  const ol_kernel_launch_size_args_t shape = {3, {2, 2, 2}, {4, 3, 2}, 0};
  OK(olLaunchKernel(queue, gpu, kernel("where"), &whole, sizeof whole, &shape));
  OK(olSyncQueue(queue));
  for (uint32_t i = 0; i < 8 * 6 * 4; ++i) CHECK(out[i] == (i % 8 | i / 8 % 6 << 8 | i / 48 << 16));
  OK(olMemFree(out));
  OK(olDestroyQueue(queue));
}

static void variables(void) {
  ol_symbol_handle_t calls, none;
  OK(olGetSymbol(program, "calls", OL_SYMBOL_KIND_GLOBAL_VARIABLE, &calls));
  REFUSED(olGetSymbol(program, "calls", OL_SYMBOL_KIND_KERNEL, &none), OL_ERRC_NOT_FOUND);
  REFUSED(olGetSymbol(program, "nobody", OL_SYMBOL_KIND_GLOBAL_VARIABLE, &none), OL_ERRC_NOT_FOUND);
  void* address;
  size_t size;
  OK(olGetSymbolInfo(calls, OL_SYMBOL_INFO_GLOBAL_VARIABLE_ADDRESS, sizeof address, &address));
  OK(olGetSymbolInfo(calls, OL_SYMBOL_INFO_GLOBAL_VARIABLE_SIZE, sizeof size, &size));
  CHECK(size == sizeof(uint32_t));
  ol_queue_handle_t queue;
  OK(olCreateQueue(gpu, &queue));
  launch(queue, "count_calls", 3, 150, NULL, 0, 0);
  uint32_t counted;
  OK(olMemcpy(queue, &counted, host, address, gpu, size));
  OK(olSyncQueue(queue));
  CHECK(counted == 40 + 3 * 150);
  OK(olDestroyQueue(queue));
}

static void answer(void* data) { *(int*)data += 42; }

/* A queue that waits for another, a function of the host in the order of a queue. */
static void events(void) {
  ol_queue_handle_t one, two;
  ol_event_handle_t event;
  OK(olCreateQueue(gpu, &one));
  OK(olCreateQueue(gpu, &two));
  uint32_t* const data = memory(OL_ALLOC_TYPE_MANAGED, sizeof(uint32_t) * count);
  memset(data, 0, sizeof(uint32_t) * count);
  const struct {
    uint32_t* out;
    uint32_t by;
    uint64_t plus;
  } add = {data, 1, (uint64_t)5 << 32}, twice = {data, 2, 0};
  for (int round = 0; round < 20; ++round) launch(one, "scale", count / group, group, &add, sizeof add, 0);
  OK(olCreateEvent(one, &event));
  OK(olWaitEvents(two, &event, 1));
  launch(two, "scale", count / group, group, &twice, sizeof twice, 0);
  int answered = 0;
  OK(olLaunchHostFunction(two, answer, &answered));
  OK(olSyncQueue(two));
  OK(olSyncEvent(event));
  CHECK(answered == 42);
  for (int i = 0; i < count; ++i) CHECK(data[i] == 200);
  OK(olDestroyEvent(event));
  OK(olMemFree(data));
  OK(olDestroyQueue(one));
  OK(olDestroyQueue(two));
}

int main(int argc, char** argv) {
  CHECK(argc == 4 || (argc == 5 && strcmp(argv[4], "fault") == 0));
  OK(olInit());
  devices(argv[2], argv[3]);
  load(argv[1]);
  if (argc == 5) {
    ol_queue_handle_t queue;
    OK(olCreateQueue(gpu, &queue));
    const struct {
      uint32_t* out;
      uint64_t by;
    } outside = {memory(OL_ALLOC_TYPE_DEVICE, 4096), (uint64_t)1 << 44};
    launch(queue, "overrun", 1, 64, &outside, sizeof outside, 0);
    OK(olSyncQueue(queue));
    return 0;
  }
  in_order();
  memories();
  variables();
  events();
  OK(olDestroyProgram(program));
  OK(olShutDown());
  puts("all is well");
  return 0;
}
