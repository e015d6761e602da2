// Calls that came after Debian's headers (5.2): launches with attributes (6.5), clusters of workgroups among them, and others
// of 6.4 to 7.2. Types are laid out here as later headers have them; the calls are looked up by name.
#include <dlfcn.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <iterator>
#include <string>

#include "check.h"

// As in hip_runtime_api.h of 7.1.
struct Attribute {
  unsigned id;
  char pad[4];
  union {
    char bytes[64];
    int cooperative;
    struct {
      unsigned x, y, z;
    } clusterDim;
    void* pointer;
  } val;
};
constexpr unsigned cooperative = 2, cluster_dimension = 4, stream_serialization = 6, event_in_kernel = 7, priority = 8;
struct Config {
  dim3 gridDim, blockDim;
  size_t dynamicSmemBytes;
  hipStream_t stream;
  Attribute* attrs;
  unsigned numAttrs;
};
struct DriverConfig {
  unsigned gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes;
  hipStream_t hStream;
  Attribute* attrs;
  unsigned numAttrs;
};

template <class T>
T* call_of(const char* name) {
  T* const found = reinterpret_cast<T*>(dlsym(RTLD_DEFAULT, name));
  CHECK(found != nullptr);
  return found;
}
#define CALL(name, ...) call_of<hipError_t(__VA_ARGS__)>(#name)

/// Of each workgroup: which it is in its cluster, the last one's number there, and the cluster's numbers.
__global__ void clusters(int* out, int scale) {
  extern __shared__ int room[];
  room[threadIdx.x] = scale;
  __syncthreads();
#if defined(__gfx1250__)
  const int inside = __builtin_amdgcn_cluster_workgroup_flat_id(), last = __builtin_amdgcn_cluster_workgroup_max_flat_id();
  const int x = __builtin_amdgcn_cluster_id_x(), y = __builtin_amdgcn_cluster_id_y();
  __builtin_amdgcn_s_cluster_barrier();
#else
  const int inside = 0, last = 0, x = blockIdx.x, y = blockIdx.y;
#endif
  if (threadIdx.x == 0) {
    const int mine = blockIdx.y * gridDim.x + blockIdx.x;
    out[mine] = room[blockDim.x - 1] * (inside + 16 * last + 256 * x + 4096 * y);
  }
}

static void attributes() {
  const auto launch = CALL(hipLaunchKernelExC, const Config*, const void*, void**);
  const auto driver_launch = CALL(hipDrvLaunchKernelEx, const DriverConfig*, hipFunction_t, void**, void**);
  hipFunction_t function;
  const void* const kernel = reinterpret_cast<void*>(clusters);
  OK(CALL(hipGetFuncBySymbol, hipFunction_t*, const void*)(&function, kernel));
  constexpr int workgroups = 4 * 4;
  int *out, host[workgroups], scale = 3;
  OK(hipMalloc(&out, sizeof host));
  void* arguments[] = {&out, &scale};
  hipStream_t stream;
  OK(hipStreamCreate(&stream));
  Attribute each[2] = {};
  Config config = {dim3(4, 4), dim3(64), 256, stream, each, 0};
  const auto fetch = [&] {
    OK(hipStreamSynchronize(stream));
    OK(hipMemcpy(host, out, sizeof host, hipMemcpyDeviceToHost));
    OK(hipMemset(out, 0xff, sizeof host));
  };
  // What a workgroup of these clusters says.
  const auto clusters_of = [&](unsigned x, unsigned y) {
    for (unsigned i = 0; i < workgroups; ++i) {
      const unsigned wx = i % 4, wy = i / 4;
      const unsigned inside = wx % x + x * (wy % y);
      if (host[i] != static_cast<int>(scale * (inside + 16 * (x * y - 1) + 256 * (wx / x) + 4096 * (wy / y)))) return false;
    }
    return true;
  };

  OK(launch(&config, kernel, arguments));
  fetch();
  CHECK(clusters_of(1, 1));
  each[0].id = cooperative, each[0].val.cooperative = 1;
  each[1].id = priority;
  config.numAttrs = 2;
  OK(launch(&config, kernel, arguments));
  fetch();
  CHECK(clusters_of(1, 1));
  config.gridDim = dim3(1 << 20);
  GIVES(hipErrorCooperativeLaunchTooLarge, launch(&config, kernel, arguments));
  config.gridDim = dim3(4, 4);
  each[1].id = stream_serialization, each[1].val.cooperative = 1;
  OK(launch(&config, kernel, arguments));
  fetch();
  CHECK(clusters_of(1, 1));
  each[1].id = event_in_kernel;
  GIVES(hipErrorNotSupported, launch(&config, kernel, arguments));
  each[1].id = 77;
  GIVES(hipErrorInvalidValue, launch(&config, kernel, arguments));
  config.attrs = nullptr;
  GIVES(hipErrorInvalidValue, launch(&config, kernel, arguments));
  config.attrs = each;
  GIVES(hipErrorInvalidConfiguration, launch(nullptr, kernel, arguments));
  config.numAttrs = 0;
  GIVES(hipErrorInvalidDeviceFunction, launch(&config, &config, arguments));

  // Clusters. One of one workgroup every GPU has.
  config.numAttrs = 1;
  each[0].id = cluster_dimension;
  each[0].val.clusterDim = {1, 1, 1};
  OK(launch(&config, kernel, arguments));
  fetch();
  CHECK(clusters_of(1, 1));
  hipDeviceProp_t properties;
  OK(hipGetDeviceProperties(&properties, 0));
  each[0].val.clusterDim = {2, 4, 1};
  if (std::strcmp(properties.gcnArchName, "gfx1250") != 0) {
    GIVES(hipErrorNotSupported, launch(&config, kernel, arguments));
  } else {
    OK(launch(&config, kernel, arguments));
    fetch();
    CHECK(clusters_of(2, 4));
    each[0].val.clusterDim = {4, 1, 1};
    const DriverConfig driver = {4, 4, 1, 64, 1, 1, 256, stream, each, 1};
    OK(driver_launch(&driver, function, arguments, nullptr));
    fetch();
    CHECK(clusters_of(4, 1));
    for (const auto& [x, y, z] : {std::array{3u, 1u, 1u}, {0u, 1u, 1u}, {4u, 4u, 2u}, {1u << 31, 2u, 1u}}) {
      each[0].val.clusterDim = {x, y, z};
      GIVES(hipErrorInvalidConfiguration, launch(&config, kernel, arguments));
    }
    // A graph keeps the cluster of what it captured.
    hipGraph_t graph;
    hipGraphExec_t executable;
    each[0].val.clusterDim = {2, 2, 1};
    OK(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
    OK(launch(&config, kernel, arguments));
    OK(hipStreamEndCapture(stream, &graph));
    OK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
    OK(hipGraphLaunch(executable, stream));
    fetch();
    CHECK(clusters_of(2, 2));
    OK(hipGraphExecDestroy(executable));
    OK(hipGraphDestroy(graph));
  }
  const DriverConfig plain = {4, 4, 1, 64, 1, 1, 256, stream, nullptr, 0};
  OK(driver_launch(&plain, function, arguments, nullptr));
  fetch();
  CHECK(clusters_of(1, 1));
  OK(hipStreamDestroy(stream));
  OK(hipFree(out));
}

static void memory() {
  constexpr size_t pitch = 64, height = 3;
  unsigned char *rows, host[pitch * height];
  OK(hipMalloc(&rows, sizeof host));
  hipStream_t stream;
  OK(hipStreamCreate(&stream));
  const auto is = [&](unsigned value, size_t element, size_t width) {
    OK(hipMemcpy(host, rows, sizeof host, hipMemcpyDeviceToHost));
    for (size_t i = 0; i < sizeof host; ++i) {
      const unsigned expected = i % pitch < width * element ? value >> (8 * (i % element)) & 0xff : 0;
      if (host[i] != expected) return false;
    }
    return true;
  };
  const auto clear = [&] { OK(hipMemset(rows, 0, sizeof host)); };
  clear();
  OK(CALL(hipMemsetD2D8, void*, size_t, unsigned char, size_t, size_t)(rows, pitch, 0xab, 33, height));
  CHECK(is(0xab, 1, 33));
  OK(CALL(hipMemsetD2D8Async, void*, size_t, unsigned char, size_t, size_t, hipStream_t)(rows, pitch, 7, 33, height, stream));
  OK(hipStreamSynchronize(stream));
  CHECK(is(7, 1, 33));
  clear();
  OK(CALL(hipMemsetD2D16, void*, size_t, unsigned short, size_t, size_t)(rows, pitch, 0x1234, 5, height));
  CHECK(is(0x1234, 2, 5));
  OK(CALL(hipMemsetD2D16Async, void*, size_t, unsigned short, size_t, size_t, hipStream_t)(rows, pitch, 0x5678, 9, height, stream));
  OK(hipStreamSynchronize(stream));
  CHECK(is(0x5678, 2, 9));
  clear();
  OK(CALL(hipMemsetD2D32, void*, size_t, unsigned, size_t, size_t)(rows, pitch, 0x12345678, 16, height));
  CHECK(is(0x12345678, 4, 16));
  OK(CALL(hipMemsetD2D32Async, void*, size_t, unsigned, size_t, size_t, hipStream_t)(rows, pitch, 0x9abcdef0, 16, height, stream));
  OK(hipStreamSynchronize(stream));
  CHECK(is(0x9abcdef0, 4, 16));
  GIVES(hipErrorInvalidValue, CALL(hipMemsetD2D32, void*, size_t, unsigned, size_t, size_t)(rows, pitch, 0, 17, height));
  OK(hipFree(rows));

  int* managed;
  OK(hipMallocManaged(&managed, 64));
  hipMemLocation place = {};
  place.type = hipMemLocationTypeDevice, place.id = 0;
  const auto prefetch = CALL(hipMemPrefetchAsync_v2, const void*, size_t, hipMemLocation, unsigned, hipStream_t);
  const auto advise = CALL(hipMemAdvise_v2, const void*, size_t, hipMemoryAdvise, hipMemLocation);
  OK(prefetch(managed, 64, place, 0, stream));
  OK(advise(managed, 64, hipMemAdviseSetReadMostly, place));
  GIVES(hipErrorInvalidValue, prefetch(managed, 64, place, 1, stream));
  place.id = 99;
  GIVES(hipErrorInvalidDevice, advise(managed, 64, hipMemAdviseSetReadMostly, place));
  place.type = static_cast<hipMemLocationType>(2);  // the host
  OK(prefetch(managed, 64, place, 0, stream));
  OK(hipStreamSynchronize(stream));
  OK(hipStreamDestroy(stream));
  OK(hipFree(managed));
}

static void events_and_occupancy() {
  const auto record = CALL(hipEventRecordWithFlags, hipEvent_t, hipStream_t, unsigned);
  hipStream_t stream;
  hipEvent_t event, later;
  OK(hipStreamCreate(&stream));
  OK(hipEventCreate(&event));
  OK(hipEventCreate(&later));
  OK(record(event, stream, 0));
  OK(hipEventRecord(later, stream));
  OK(hipEventSynchronize(later));
  float ms = -1;
  OK(hipEventElapsedTime(&ms, event, later));
  CHECK(ms >= 0);
  GIVES(hipErrorInvalidValue, record(event, stream, 2));
  GIVES(hipErrorInvalidValue, record(event, stream, 1));  // external, where nothing is captured
  hipGraph_t graph;
  hipGraphExec_t executable;
  OK(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
  OK(record(event, stream, 1));
  OK(hipStreamEndCapture(stream, &graph));
  hipGraphNode_t node;
  size_t count = 1;
  OK(hipGraphGetNodes(graph, &node, &count));
  hipGraphNodeType type;
  OK(hipGraphNodeGetType(node, &type));
  CHECK(count == 1 && type == hipGraphNodeTypeEventRecord);
  OK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  OK(hipGraphLaunch(executable, stream));
  OK(hipEventSynchronize(event));
  OK(hipStreamSynchronize(stream));
  OK(hipEventElapsedTime(&ms, later, event));
  CHECK(ms >= 0);
  OK(hipGraphExecDestroy(executable));
  OK(hipGraphDestroy(graph));
  OK(hipEventDestroy(event));
  OK(hipEventDestroy(later));
  OK(hipStreamDestroy(stream));

  hipDeviceProp_t properties;
  OK(hipGetDeviceProperties(&properties, 0));
  size_t bytes = 0;
  const auto available = CALL(hipOccupancyAvailableDynamicSMemPerBlock, size_t*, const void*, int, int);
  OK(available(&bytes, reinterpret_cast<void*>(clusters), 2, 64));
  CHECK(bytes == properties.sharedMemPerBlock / 2);
  GIVES(hipErrorInvalidValue, available(&bytes, reinterpret_cast<void*>(clusters), 1 << 20, 64));
  GIVES(hipErrorInvalidValue, available(&bytes, reinterpret_cast<void*>(clusters), 0, 64));
  hipModule_t module;
  GIVES(hipErrorInvalidImage, CALL(hipModuleLoadFatBinary, hipModule_t*, const void*)(&module, "nothing that is known"));
}

static void count(void* number) { ++*static_cast<int*>(number); }
/// What has run when the object goes: the graph's copies and launches keep it until they are through.
struct Kept {
  volatile int* flag;
  int gone = 0, flag_then = -1;
};
static void let_go(void* data) {
  Kept& kept = *static_cast<Kept*>(data);
  kept.flag_then = *kept.flag;
  ++kept.gone;
}

static void graphs() {
  using Object = void*;
  const auto create = CALL(hipUserObjectCreate, Object*, void*, hipHostFn_t, unsigned, unsigned);
  const auto retain = CALL(hipUserObjectRetain, Object, unsigned), release = CALL(hipUserObjectRelease, Object, unsigned);
  const auto graph_retain = CALL(hipGraphRetainUserObject, hipGraph_t, Object, unsigned, unsigned);
  const auto graph_release = CALL(hipGraphReleaseUserObject, hipGraph_t, Object, unsigned);
  Object object;
  int gone = 0;
  OK(create(&object, &gone, count, 2, 1));
  OK(retain(object, 1));
  OK(release(object, 2));
  GIVES(hipErrorInvalidValue, release(object, 2));
  CHECK(gone == 0);
  OK(release(object, 1));
  CHECK(gone == 1);
  GIVES(hipErrorInvalidValue, retain(object, 1));
  GIVES(hipErrorInvalidValue, create(&object, &gone, count, 1, 0));

  // A graph has it, then a copy that is launched and destroyed while the launch waits.
  int* flag;
  OK(hipHostMalloc(&flag, sizeof(int)));
  *flag = 0;
  Kept kept{flag};
  hipStream_t stream;
  hipGraph_t graph;
  OK(hipStreamCreate(&stream));
  OK(hipGraphCreate(&graph, 0));
  hipGraphNode_t set, copy, call;
  int *values, host[16];
  OK(hipMalloc(&values, sizeof host));
  hipMemsetParams fill = {};
  fill.dst = values, fill.value = 9, fill.elementSize = 4, fill.width = 16, fill.height = 1, fill.pitch = sizeof host;
  OK(hipGraphAddMemsetNode(&set, graph, nullptr, 0, &fill));
  OK(hipGraphAddMemcpyNode1D(&copy, graph, &set, 1, host, values, sizeof host, hipMemcpyDeviceToHost));
  hipHostNodeParams function = {};
  function.fn = [](void* waits) {
    while (*static_cast<volatile int*>(waits) == 0) usleep(1000);
  };
  function.userData = flag;
  OK(hipGraphAddHostNode(&call, graph, &copy, 1, &function));
  OK(create(&object, &kept, let_go, 1, 1));
  OK(graph_retain(graph, object, 1, 1));  // moved: it is the graph's now
  OK(graph_retain(graph, object, 2, 0));
  OK(graph_release(graph, object, 2));
  GIVES(hipErrorInvalidValue, graph_release(graph, object, 2));
  hipGraphExec_t executable;
  struct {
    hipGraphNode_t culprit;
    unsigned long long flags;
    int result;
    hipStream_t upload;
  } parameters = {call, 0, 77, nullptr};
  OK(CALL(hipGraphInstantiateWithParams, hipGraphExec_t*, hipGraph_t, void*)(&executable, graph, &parameters));
  CHECK(parameters.culprit == nullptr && parameters.result == 0);
  OK(hipGraphLaunch(executable, stream));

  char path[] = "/tmp/graph.XXXXXX";
  close(mkstemp(path));
  OK(CALL(hipGraphDebugDotPrint, hipGraph_t, const char*, unsigned)(graph, path, 0));
  std::ifstream drawn(path);
  const std::string text{std::istreambuf_iterator<char>(drawn), {}};
  CHECK(text.find("digraph") == 0 && text.find("node0 -> node1;") != text.npos && text.find("node1 -> node2;") != text.npos);
  CHECK(text.find("set 16 x 1 x 1 elements of 4 bytes") != text.npos && text.find("copy 64 x 1 x 1 bytes") != text.npos);
  GIVES(hipErrorOperatingSystem, CALL(hipGraphDebugDotPrint, hipGraph_t, const char*, unsigned)(graph, "/nowhere/graph", 0));
  std::remove(path);

  OK(hipGraphDestroy(graph));
  OK(hipGraphExecDestroy(executable));
  CHECK(kept.gone == 0);
  *flag = 1;
  OK(hipStreamSynchronize(stream));
  OK(hipStreamDestroy(stream));
  for (int i = 0; kept.gone == 0 && i < 5000; ++i) usleep(1000);
  CHECK(kept.gone == 1 && kept.flag_then == 1 && host[15] == 9);
  OK(hipFree(values));
  OK(hipHostFree(flag));
}

static void names() {
  const auto entry = CALL(hipGetDriverEntryPoint, const char*, void**, uint64_t, unsigned*);
  void* found = nullptr;
  unsigned status = 77;
  OK(entry("hipMemcpy", &found, 0, &status));
  CHECK(found == dlsym(RTLD_DEFAULT, "hipMemcpy") && status == 0);
  OK(entry("hipMemcpy", &found, 2, &status));  // the thread's own stream
  CHECK(found == dlsym(RTLD_DEFAULT, "hipMemcpy_spt"));
  OK(CALL(hipGetDriverEntryPoint_spt, const char*, void**, uint64_t, unsigned*)("hipMalloc", &found, 0, nullptr));
  CHECK(found == dlsym(RTLD_DEFAULT, "hipMalloc"));
  OK(CALL(hipGetProcAddress_spt, const char*, void**, int, uint64_t, unsigned*)("hipMemset", &found, 0, 0, nullptr));
  CHECK(found == dlsym(RTLD_DEFAULT, "hipMemset_spt"));
  GIVES(hipErrorNotFound, entry("hipNothing", &found, 0, &status));
  CHECK(found == nullptr && status == 1);
}

int main() {
  attributes();
  memory();
  events_and_occupancy();
  graphs();
  names();
  return verdict();
}
