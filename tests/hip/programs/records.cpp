// Records and enumerators as programs of each version of the interface pass them, stated here without HIP's headers.
// The version that a program was built against is that of the SONAME it asks for: the argument says which this one is,
// 5, 6 or 7.
#include <dlfcn.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

static int failures = 0, version = 0;
#define CHECK(condition)                                                              \
  do {                                                                                \
    if (!(condition)) {                                                               \
      std::printf("records.cpp:%d: version %d: %s\n", __LINE__, version, #condition); \
      ++failures;                                                                     \
    }                                                                                 \
  } while (0)
#define GIVES(error, ...)                                                                                              \
  do {                                                                                                                 \
    const int given = (__VA_ARGS__);                                                                                   \
    if (given != (error)) {                                                                                            \
      std::printf("records.cpp:%d: version %d: %s gives %d, not %d\n", __LINE__, version, #__VA_ARGS__, given, error); \
      ++failures;                                                                                                      \
    }                                                                                                                  \
  } while (0)

constexpr int success = 0, invalid_value = 1, out_of_memory = 2;

// hipMemLocation: type (1: device, 2: the host), number.
struct Location {
  int type, id;
};
// hipMemAllocationProp of 5.2, and of 5.3 and later.
struct Property52 {
  unsigned char compression;
  Location location;
  int handle, type;
  unsigned short usage;
  void* win32;
};
struct Property53 {
  int type, handle;
  Location location;
  void* win32;
  unsigned char compression, rdma;
  unsigned short usage;
};
static_assert(sizeof(Property52) == 32 && offsetof(Property52, location) == 4 && offsetof(Property52, handle) == 12);
static_assert(offsetof(Property52, type) == 16 && offsetof(Property52, usage) == 20 &&
              offsetof(Property52, win32) == 24);
static_assert(sizeof(Property53) == 32 && offsetof(Property53, location) == 8 && offsetof(Property53, win32) == 16);
static_assert(offsetof(Property53, compression) == 24 && offsetof(Property53, rdma) == 25 &&
              offsetof(Property53, usage) == 26);

// HIP_MEMCPY3D: 128 bytes before version 6, 184 from then on.
template <class Size>
struct Copy {
  Size from_x, from_y, from_z, from_level;
  int from_type;
  const void *from_host, *from_device, *from_array;
  Size from_pitch, from_height, to_x, to_y, to_z, to_level;
  int to_type;
  void *to_host, *to_device, *to_array;
  Size to_pitch, to_height, width, height, depth;
};
using Copy5 = Copy<unsigned>;
using Copy6 = Copy<std::size_t>;
static_assert(sizeof(Copy5) == 128 && offsetof(Copy5, from_pitch) == 48 && offsetof(Copy5, to_type) == 72 &&
              offsetof(Copy5, depth) == 120);
static_assert(sizeof(Copy6) == 184 && offsetof(Copy6, from_pitch) == 64 && offsetof(Copy6, to_type) == 112 &&
              offsetof(Copy6, depth) == 176);

// hipChannelFormatDesc and hipExtent, in all versions.
struct ChannelFormat {
  int x, y, z, w, kind;
};
struct Extent {
  std::size_t width, height, depth;
};

// hip_Memcpy2D, in all versions.
struct Copy2 {
  std::size_t from_x, from_y;
  int from_type;
  const void *from_host, *from_device, *from_array;
  std::size_t from_pitch, to_x, to_y;
  int to_type;
  void *to_host, *to_device, *to_array;
  std::size_t to_pitch, width, height;
};
static_assert(sizeof(Copy2) == 128 && offsetof(Copy2, to_type) == 72);

// hipMemPoolProps; the size is there since 6.2, and 0 before.
struct PoolProperties {
  int type, handles;
  Location location;
  void* security;
  std::size_t most;
  unsigned char reserved[56];
};
static_assert(sizeof(PoolProperties) == 88 && offsetof(PoolProperties, most) == 24);

// hipMemsetParams, and HIP_MEMSET_NODE_PARAMS, which hipDrvGraphAddMemsetNode takes in 6.1 to 6.3.
struct Memset {
  void* to;
  unsigned element;
  std::size_t height, pitch;
  unsigned value;
  std::size_t width;
};
struct MemsetNode {
  void* to;
  std::size_t pitch;
  unsigned value, element;
  std::size_t width, height;
};
static_assert(sizeof(Memset) == 48 && offsetof(Memset, width) == 40);
static_assert(sizeof(MemsetNode) == 40 && offsetof(MemsetNode, element) == 20);

// hipPointerAttribute_t, in all versions; the numbers of the types differ.
struct PointerAttribute {
  int type, device;
  void *on_device, *on_host;
  int managed;
  unsigned flags;
};
static_assert(sizeof(PointerAttribute) == 32);

struct AccessDescription {
  Location location;
  int flags;
};

extern "C" {
int hipGetDeviceCount(int*);
int hipMalloc(void**, std::size_t);
int hipFree(void*);
int hipHostMalloc(void**, std::size_t, unsigned);
int hipHostFree(void*);
int hipMallocManaged(void**, std::size_t, unsigned);
int hipMemcpy(void*, const void*, std::size_t, int);
int hipMemset(void*, int, std::size_t);
int hipDeviceSynchronize();
int hipDeviceGetAttribute(int*, int, int);
int hipGetDeviceProperties(void*, int);
int hipMemGetAllocationGranularity(std::size_t*, const void*, int);
int hipMemCreate(void**, std::size_t, const void*, unsigned long long);
int hipMemRelease(void*);
int hipMemGetAllocationPropertiesFromHandle(void*, void*);
int hipMemAddressReserve(void**, std::size_t, std::size_t, void*, unsigned long long);
int hipMemAddressFree(void*, std::size_t);
int hipMemMap(void*, std::size_t, std::size_t, void*, unsigned long long);
int hipMemUnmap(void*, std::size_t);
int hipMemSetAccess(void*, std::size_t, const AccessDescription*, std::size_t);
int hipDrvMemcpy3D(const void*);
int hipDrvMemcpy3DAsync(const void*, void*);
int hipMemcpyParam2D(const Copy2*);
int hipMallocArray(void**, const ChannelFormat*, std::size_t, std::size_t, unsigned);
int hipMalloc3DArray(void**, const ChannelFormat*, Extent, unsigned);
int hipFreeArray(void*);
int hipMemPoolCreate(void**, const PoolProperties*);
int hipMemPoolDestroy(void*);
int hipMallocFromPoolAsync(void**, std::size_t, void*, void*);
int hipFreeAsync(void*, void*);
int hipPointerGetAttributes(PointerAttribute*, const void*);
int hipGraphCreate(void**, unsigned);
int hipGraphDestroy(void*);
int hipGraphInstantiate(void**, void*, void**, char*, std::size_t);
int hipGraphExecDestroy(void*);
int hipGraphLaunch(void*, void*);
int hipGraphNodeGetType(void*, int*);
int hipGraphAddEmptyNode(void**, void*, void* const*, std::size_t);
}

template <class Function>
Function* newer(const char* name) {
  auto* const found = reinterpret_cast<Function*>(dlsym(RTLD_DEFAULT, name));
  if (!found) {
    std::printf("records.cpp: no %s\n", name);
    std::exit(1);
  }
  return found;
}

// hipMemoryType.
static int host_type() { return version == 5 ? 0 : 1; }
static int device_type() { return version == 5 ? 1 : 2; }
static int managed_type() { return 3; }  // 5.2 has no other name than unified
static int array_type() { return version == 5 ? 2 : 10; }
static int unified_type() { return version == 5 ? 3 : 11; }

template <class Property>
static void memory_by_handles(const Property& property) {
  std::size_t granularity = 0;
  GIVES(success, hipMemGetAllocationGranularity(&granularity, &property, 0));
  CHECK(granularity == 4096);
  void *handle = nullptr, *start = nullptr;
  constexpr std::size_t bytes = 2 << 20;
  GIVES(success, hipMemCreate(&handle, bytes, &property, 0));
  Property again;
  std::memset(&again, 0xee, sizeof again);
  GIVES(success, hipMemGetAllocationPropertiesFromHandle(&again, handle));
  CHECK(again.type == property.type && again.handle == property.handle);
  CHECK(again.location.type == property.location.type && again.location.id == property.location.id);
  CHECK(again.compression == 0 && again.usage == 0 && again.win32 == nullptr);
  GIVES(success, hipMemAddressReserve(&start, bytes, 0, nullptr, 0));
  GIVES(success, hipMemMap(start, bytes, 0, handle, 0));
  const AccessDescription access[] = {{{1, 0}, 3}, {{2, 0}, 3}};
  GIVES(success, hipMemSetAccess(start, bytes, access, version == 7 ? 2 : 1));
  GIVES(success, hipMemset(start, 0x5a, bytes));
  unsigned char last = 0;
  GIVES(success, hipMemcpy(&last, static_cast<char*>(start) + bytes - 1, 1, 2));
  CHECK(last == 0x5a);
  GIVES(success, hipMemUnmap(start, bytes));
  GIVES(success, hipMemAddressFree(start, bytes));
  GIVES(success, hipMemRelease(handle));
}

static void allocation_properties() {
  Property53 now{};
  now.type = now.location.type = 1;
  memory_by_handles(now);
  now.handle = 1;  // a file descriptor
  memory_by_handles(now);
  Property52 old{};
  old.type = old.location.type = 1;
  std::size_t granularity = 0;
  if (version == 5) {
    memory_by_handles(old);
    old.handle = 1;
    memory_by_handles(old);
  } else {
    GIVES(invalid_value, hipMemGetAllocationGranularity(&granularity, &old, 0));
    now.handle = 0;
    now.type = 0x40000000;  // uncached, since 6.4
    GIVES(success, hipMemGetAllocationGranularity(&granularity, &now, 1));
    CHECK(granularity == 2 << 20);
  }
  now = {};
  GIVES(invalid_value, hipMemGetAllocationGranularity(&granularity, &now, 0));
  GIVES(invalid_value, hipMemGetAllocationGranularity(&granularity, nullptr, 0));
}

// A box of 5 x 4 x 3 bytes out of one of 16 x 8 x 6, into one of 10 x 6 x 5.
template <class Record>
static void copy_box() {
  std::vector<unsigned char> from(16 * 8 * 6), to(10 * 6 * 5, 0xff);
  for (std::size_t i = 0; i < from.size(); ++i) from[i] = static_cast<unsigned char>(i * 7);
  void* device = nullptr;
  GIVES(success, hipMalloc(&device, to.size()));
  GIVES(success, hipMemset(device, 0xff, to.size()));
  Record copy{};
  copy.from_x = 3, copy.from_y = 2, copy.from_z = 1, copy.from_pitch = 16, copy.from_height = 8;
  copy.from_type = host_type();
  copy.from_host = from.data();
  copy.to_x = 1, copy.to_y = 2, copy.to_z = 1, copy.to_pitch = 10, copy.to_height = 6;
  copy.to_type = device_type();
  copy.to_device = device;
  copy.width = 5, copy.height = 4, copy.depth = 3;
  const auto right = [&] {
    GIVES(success, hipDeviceSynchronize());
    GIVES(success, hipMemcpy(to.data(), device, to.size(), 2));
    int wrong = 0;
    for (int z = 0; z < 5; ++z)
      for (int y = 0; y < 6; ++y)
        for (int x = 0; x < 10; ++x) {
          const bool inside = x >= 1 && x < 6 && y >= 2 && z >= 1 && z < 4;
          const int at = (z - 1 + 1) * 128 + (y - 2 + 2) * 16 + x - 1 + 3;
          wrong += to[z * 60 + y * 10 + x] != (inside ? from[at] : 0xff);
        }
    GIVES(success, hipMemset(device, 0xff, to.size()));
    return wrong == 0;
  };
  GIVES(success, hipDrvMemcpy3D(&copy));
  CHECK(right());
  GIVES(success, hipDrvMemcpy3DAsync(&copy, nullptr));
  CHECK(right());
  copy.to_type = unified_type();
  GIVES(success, hipDrvMemcpy3D(&copy));
  CHECK(right());
  void *graph = nullptr, *node = nullptr, *executable = nullptr;
  GIVES(success, hipGraphCreate(&graph, 0));
  const auto add = newer<int(void**, void*, void* const*, std::size_t, const void*, void*)>("hipDrvGraphAddMemcpyNode");
  GIVES(success, add(&node, graph, nullptr, 0, &copy, nullptr));
  GIVES(success, newer<int(void*, const void*)>("hipDrvGraphMemcpyNodeSetParams")(node, &copy));
  GIVES(success, hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  GIVES(success, newer<int(void*, void*, const void*, void*)>("hipDrvGraphExecMemcpyNodeSetParams")(executable, node,
                                                                                                    &copy, nullptr));
  GIVES(success, hipGraphLaunch(executable, nullptr));
  CHECK(right());
  GIVES(success, hipGraphExecDestroy(executable));
  GIVES(success, hipGraphDestroy(graph));
  GIVES(success, hipFree(device));
}

static void copy_plane() {
  unsigned char from[64], to[64] = {};
  for (int i = 0; i < 64; ++i) from[i] = static_cast<unsigned char>(i);
  void* device = nullptr;
  GIVES(success, hipMalloc(&device, 64));
  Copy2 copy{};
  copy.from_type = host_type(), copy.from_host = from, copy.from_pitch = 8;
  copy.to_type = device_type(), copy.to_device = device, copy.to_pitch = 8;
  copy.width = copy.height = 8;
  GIVES(success, hipMemcpyParam2D(&copy));
  GIVES(success, hipMemcpy(to, device, 64, 2));
  CHECK(std::memcmp(from, to, 64) == 0);
  if (version >= 6) {
    void* other = nullptr;
    GIVES(success, hipMalloc(&other, 64));
    GIVES(success, hipMemcpy(other, device, 64, 1024));  // hipMemcpyDeviceToDeviceNoCU, since 6.1
    std::memset(to, 0, sizeof to);
    GIVES(success, hipMemcpy(to, other, 64, 2));
    CHECK(std::memcmp(from, to, 64) == 0);
    GIVES(success, hipFree(other));
  }
  GIVES(21, hipMemcpy(device, from, 64, 1025));
  GIVES(success, hipFree(device));
}

/// Arrays on one side; a device without images has none.
template <class Record>
static void copy_arrays() {
  constexpr ChannelFormat bytes{8, 0, 0, 0, 1};
  void* array = nullptr;
  const int made = hipMalloc3DArray(&array, &bytes, {8, 4, 3}, 0);
  if (version == 5) {  // by the device that this test has
    GIVES(801, made);
    return;
  }
  GIVES(success, made);
  unsigned char from[96], to[96] = {};
  for (int i = 0; i < 96; ++i) from[i] = static_cast<unsigned char>(i);
  Record copy{};
  copy.from_type = host_type(), copy.from_host = from, copy.from_pitch = 8, copy.from_height = 4;
  copy.to_type = array_type(), copy.to_array = array;
  copy.width = 8, copy.height = 4, copy.depth = 3;
  GIVES(success, hipDrvMemcpy3D(&copy));
  Record back{};
  back.from_type = array_type(), back.from_array = array, back.from_x = 2, back.from_z = 1;
  back.to_type = host_type(), back.to_host = to, back.to_pitch = 6, back.to_height = 4;
  back.width = 6, back.height = 4, back.depth = 2;
  GIVES(success, hipDrvMemcpy3D(&back));
  for (int i = 0; i < 48; ++i) CHECK(to[i] == from[(1 + i / 24) * 32 + i / 6 % 4 * 8 + 2 + i % 6]);
  back.from_z = 2;
  GIVES(invalid_value, hipDrvMemcpy3D(&back));
  Copy2 plane{};
  plane.from_type = array_type(), plane.from_array = array, plane.from_y = 1;
  plane.to_type = host_type(), plane.to_host = to;
  plane.width = 8, plane.height = 3;
  GIVES(success, hipMemcpyParam2D(&plane));
  CHECK(std::memcmp(to, from + 8, 24) == 0);
  GIVES(success, hipFreeArray(array));
  GIVES(success, hipMallocArray(&array, &bytes, 8, 4, 0));
  plane.from_array = array;
  plane.height = 4;
  GIVES(invalid_value, hipMemcpyParam2D(&plane));
  GIVES(success, hipFreeArray(array));
}

template <class Record>
static void fill_by_graph(Record record) {
  std::vector<unsigned short> got(64);
  GIVES(success, hipMalloc(&record.to, 128));
  GIVES(success, hipMemset(record.to, 0, 128));
  record.pitch = 32, record.value = 0x1234, record.element = 2, record.width = 7, record.height = 3;
  void *graph = nullptr, *node = nullptr, *executable = nullptr;
  GIVES(success, hipGraphCreate(&graph, 0));
  GIVES(success, newer<int(void**, void*, void* const*, std::size_t, const void*, void*)>("hipDrvGraphAddMemsetNode")(
                     &node, graph, nullptr, 0, &record, nullptr));
  GIVES(success, hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  record.value = 0x4321;
  GIVES(success, newer<int(void*, void*, const void*, void*)>("hipDrvGraphExecMemsetNodeSetParams")(executable, node,
                                                                                                    &record, nullptr));
  GIVES(success, hipGraphLaunch(executable, nullptr));
  GIVES(success, hipDeviceSynchronize());
  GIVES(success, hipMemcpy(got.data(), record.to, 128, 2));
  int wrong = 0;
  for (int i = 0; i < 64; ++i) wrong += got[i] != (i % 16 < 7 && i / 16 < 3 ? 0x4321 : 0);
  CHECK(wrong == 0);
  GIVES(success, hipGraphExecDestroy(executable));
  GIVES(success, hipGraphDestroy(graph));
  GIVES(success, hipFree(record.to));
}

static void pools() {
  PoolProperties properties{};
  properties.type = properties.location.type = 1;
  void *pool = nullptr, *memory = nullptr, *more = nullptr;
  GIVES(success, hipMemPoolCreate(&pool, &properties));
  GIVES(success, hipMallocFromPoolAsync(&memory, 4 << 20, pool, nullptr));
  GIVES(success, hipFreeAsync(memory, nullptr));
  GIVES(success, hipDeviceSynchronize());
  GIVES(success, hipMemPoolDestroy(pool));
  properties.most = 1 << 20;
  GIVES(success, hipMemPoolCreate(&pool, &properties));
  GIVES(out_of_memory, hipMallocFromPoolAsync(&memory, (1 << 20) + 1, pool, nullptr));
  GIVES(success, hipMallocFromPoolAsync(&memory, 1 << 19, pool, nullptr));
  GIVES(out_of_memory, hipMallocFromPoolAsync(&more, (1 << 19) + 1, pool, nullptr));
  GIVES(success, hipFreeAsync(memory, nullptr));
  GIVES(success, hipDeviceSynchronize());
  GIVES(success, hipMemPoolDestroy(pool));
  properties.location.type = 0;
  GIVES(invalid_value, hipMemPoolCreate(&pool, &properties));
}

static void pointers() {
  void *device = nullptr, *host = nullptr, *managed = nullptr;
  GIVES(success, hipMalloc(&device, 64));
  GIVES(success, hipHostMalloc(&host, 64, 0));
  GIVES(success, hipMallocManaged(&managed, 64, 1));
  PointerAttribute attribute{};
  GIVES(success, hipPointerGetAttributes(&attribute, device));
  CHECK(attribute.type == device_type() && attribute.on_device == device && !attribute.on_host &&
        attribute.managed == 0);
  GIVES(success, hipPointerGetAttributes(&attribute, host));
  CHECK(attribute.type == host_type() && attribute.on_host == host);
  GIVES(success, hipPointerGetAttributes(&attribute, managed));
  CHECK(attribute.type == managed_type() && attribute.managed == 1);
  int local = 0;
  GIVES(version == 5 ? invalid_value : success, hipPointerGetAttributes(&attribute, &local));
  if (version != 5) CHECK(attribute.type == 0);
  GIVES(success, hipFree(device));
  GIVES(success, hipHostFree(host));
  GIVES(success, hipFree(managed));
}

static void attributes() {
  const auto value = [](int number) {
    int result = -77;
    const int error = hipDeviceGetAttribute(&result, number, 0);
    return error == success ? result : -1000 - error;
  };
  // hipDeviceAttribute_t, what 5.2 does not have: 89 to 99 and 10017 to 10022.
  CHECK(value(89) == 1 && value(90) == 1);   // virtual memory, hipHostRegister
  CHECK(value(91) == 0 && value(92) == -1);  // handles of pools, the NUMA node
  for (int number = 93; number <= 99; ++number) CHECK(value(number) == 0);
  CHECK(value(100) == -1000 - invalid_value && value(-1) == -1000 - invalid_value);
  CHECK(value(10017) == 100000);                                              // kHz of wall_clock64()
  CHECK(value(10018) == 1 || value(10018) == 8);                              // XCCs
  CHECK(value(10019) == 256 || value(10019) == 512 || value(10019) == 1024);  // VGPRs a work-item
  for (int number = 10020; number <= 10022; ++number) CHECK(value(number) == 0);
  CHECK(value(10023) == -1000 - invalid_value);
  // Those that version 6 has taken out of use.
  for (const int number : {64, 86, 10001, 10003, 10004})
    CHECK(version == 5 ? value(number) >= 0 : value(number) == -1000 - invalid_value);
  if (version == 5) CHECK(value(10003) >= 900);  // gcnArch
}

template <class T>
T at(const std::vector<unsigned char>& record, std::size_t offset) {
  T value;
  std::memcpy(&value, record.data() + offset, sizeof value);
  return value;
}

// hipDeviceProp_t: 792 bytes by the name of before version 6, 1,472 by the one since.
static void properties() {
  std::vector<unsigned char> old(800, 0xee), now(1480, 0xee);
  GIVES(success, hipGetDeviceProperties(old.data(), 0));
  GIVES(success, newer<int(void*, int)>("hipGetDevicePropertiesR0600")(now.data(), 0));
  CHECK(old[792] == 0xee && now[1472] == 0xee);
  CHECK(std::strcmp(reinterpret_cast<char*>(old.data()), reinterpret_cast<char*>(now.data())) == 0);
  int lanes = 0, block = 0, units = 0;
  GIVES(success, hipDeviceGetAttribute(&lanes, 87, 0));
  GIVES(success, hipDeviceGetAttribute(&block, 56, 0));
  GIVES(success, hipDeviceGetAttribute(&units, 63, 0));
  CHECK(at<int>(old, 276) == lanes && at<int>(now, 308) == lanes);
  CHECK(at<int>(old, 280) == block && at<int>(now, 320) == block);
  CHECK(at<int>(old, 336) == units && at<int>(now, 388) == units);
  CHECK(at<std::size_t>(old, 256) == at<std::size_t>(now, 288));  // bytes of memory
  CHECK(std::strncmp(reinterpret_cast<char*>(&old[396]), "gfx", 3) == 0);
  CHECK(std::strcmp(reinterpret_cast<char*>(&old[396]), reinterpret_cast<char*>(&now[1160])) == 0);
  CHECK(at<int>(old, 788) == at<int>(now, 704));  // pageable memory by the host's page tables
  CHECK(at<int>(now, 1464) == at<int>(old, 764) && at<int>(now, 1464) == 1);  // isLargeBar
  CHECK((at<unsigned>(now, 1428) >> 13 & 1) == 0 &&
        (at<unsigned>(now, 1428) >> 7 & 1) == 1);  // hasSyncThreadsExt, hasDoubles
}

static void node_types() {
  void *graph = nullptr, *node = nullptr;
  int type = -1;
  GIVES(success, hipGraphCreate(&graph, 0));
  GIVES(success, hipGraphAddEmptyNode(&node, graph, nullptr, 0));
  GIVES(success, hipGraphNodeGetType(node, &type));
  CHECK(type == (version == 5 ? 6 : 5));
  GIVES(success, hipGraphDestroy(graph));
}

int main(int count, char** arguments) {
  version = count > 1 ? std::atoi(arguments[1]) : 0;
  int devices = 0;
  GIVES(success, hipGetDeviceCount(&devices));
  allocation_properties();
  version == 5 ? copy_box<Copy5>() : copy_box<Copy6>();
  copy_plane();
  version == 5 ? copy_arrays<Copy5>() : copy_arrays<Copy6>();
  fill_by_graph(Memset{});
  if (version != 5) fill_by_graph(MemsetNode{});
  pools();
  pointers();
  attributes();
  properties();
  node_types();
  if (failures == 0) std::puts("all good");
  return failures != 0;
}
