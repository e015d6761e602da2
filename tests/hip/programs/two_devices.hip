// The order of work on two devices: every pair of operations (kernels, copies, fills, functions of the host) in every
// pair of streams, where the second reads what the first writes, or writes what the first reads. The first comes behind
// a kernel that takes its time. Which pairs have an order is said here by the rules of streams: a pair without one is
// not tried.
#include <hip/hip_runtime.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <set>
#include <string>

#include "check.h"

constexpr int count = 64, bytes = count * sizeof(int);

__global__ void write(int* to, int value) { to[threadIdx.x] = value; }
__global__ void write_late(int* to, int value) {
  int spin = 0;
  for (int i = 0; i < 600; ++i) asm volatile("" : "+v"(spin));
  to[threadIdx.x] = value + spin;
}
__global__ void read(int* to, const int* from) { to[threadIdx.x] = from[threadIdx.x]; }

// Where memory is: on one of the devices, or pinned on the host.
enum Place { on_0, on_1, on_host, places };
enum Kind { kernel, copy, peer_copy, copy_2d, fill, host_function };
enum StreamKind { null_stream, blocking, not_blocking, of_thread, stream_kinds };

struct Operation {
  Kind kind;
  bool waits;  // the form of the call that does not end in Async
  int device;
  StreamKind stream;
  Place other;  // of copies: the place beside the cell
};

static int* cells[places];      // what one of a pair writes, and the other reads
static int* originals[places];  // what copies into a cell take
static int* results[places];    // what is read of a cell goes here
static hipStream_t streams[2][stream_kinds];

static bool is_copy(Kind kind) { return kind == copy || kind == peer_copy || kind == copy_2d; }

// A stream by its device and kind.
using Stream = std::pair<int, StreamKind>;

// The streams in whose order it is. Memory of one other device is that device's affair: its null stream has the
// operation, too. Between two devices the null streams of both have it, if it is in a null stream.
static std::set<Stream> orders(const Operation& operation, Place cell) {
  std::set<Stream> result = {{operation.device, operation.stream}};
  std::set<int> homes;
  if (operation.kind == fill && cell != on_host) homes.insert(cell);
  if (is_copy(operation.kind))
    for (const Place each : {cell, operation.other})
      if (each != on_host) homes.insert(each);
  if (homes.size() == 2 && operation.stream != null_stream) return result;
  for (const int home : homes)
    if (home != operation.device) result.insert({home, null_stream});
  return result;
}

// Has the host waited for it when the call returns? Not for copies inside the memory of one device.
static bool host_waits(const Operation& operation, Place cell) {
  return operation.waits && is_copy(operation.kind) && (cell == on_host || operation.other != cell);
}

static bool ordered(const Operation& first, const Operation& second, Place cell) {
  if (host_waits(first, cell)) return true;
  for (const Stream& a : orders(first, cell))
    for (const Stream& b : orders(second, cell)) {
      if (a == b) return true;
      const bool block = a.second != not_blocking && b.second != not_blocking;
      if (a.first == b.first && block && (a.second == null_stream || b.second == null_stream)) return true;
    }
  return false;
}

struct Assignment {
  int *to, *from;
};

static void move(const Operation& o, Assignment what, Place to, Place from) {
  const hipStream_t stream = streams[o.device][o.stream];
  const auto device_of = [&](Place place) { return place == on_host ? o.device : int{place}; };
  if (o.kind == copy && o.waits) OK(hipMemcpy(what.to, what.from, bytes, hipMemcpyDefault));
  if (o.kind == copy && !o.waits) OK(hipMemcpyAsync(what.to, what.from, bytes, hipMemcpyDefault, stream));
  if (o.kind == peer_copy && o.waits) OK(hipMemcpyPeer(what.to, device_of(to), what.from, device_of(from), bytes));
  if (o.kind == peer_copy && !o.waits)
    OK(hipMemcpyPeerAsync(what.to, device_of(to), what.from, device_of(from), bytes, stream));
  if (o.kind == copy_2d && o.waits) OK(hipMemcpy2D(what.to, 64, what.from, 64, 64, bytes / 64, hipMemcpyDefault));
  if (o.kind == copy_2d && !o.waits)
    OK(hipMemcpy2DAsync(what.to, 64, what.from, 64, 64, bytes / 64, hipMemcpyDefault, stream));
}

static void assign_by_host(hipStream_t stream, Assignment what) {
  const auto function = [](hipStream_t, hipError_t, void* data) {
    auto* const given = static_cast<Assignment*>(data);
    std::copy_n(given->from, count, given->to);
    delete given;
  };
  OK(hipStreamAddCallback(stream, function, new Assignment(what), 0));
}

// The value is one that a fill has, too.
static void do_write(const Operation& o, Place cell, int value) {
  OK(hipSetDevice(o.device));
  const hipStream_t stream = streams[o.device][o.stream];
  if (o.kind == kernel) write<<<1, count, 0, stream>>>(cells[cell], value);
  if (is_copy(o.kind)) move(o, {cells[cell], originals[o.other]}, cell, o.other);
  if (o.kind == fill && o.waits) OK(hipMemset(cells[cell], value & 0xff, bytes));
  if (o.kind == fill && !o.waits) OK(hipMemsetAsync(cells[cell], value & 0xff, bytes, stream));
  if (o.kind == host_function) assign_by_host(stream, {cells[cell], originals[on_host]});
}
static Place do_read(const Operation& o, Place cell) {  // gives where the result is
  OK(hipSetDevice(o.device));
  const hipStream_t stream = streams[o.device][o.stream];
  const Place to = is_copy(o.kind) ? o.other : o.kind == kernel ? Place(o.device) : on_host;
  if (o.kind == kernel) read<<<1, count, 0, stream>>>(results[to], cells[cell]);
  if (is_copy(o.kind)) move(o, {results[to], cells[cell]}, to, cell);
  if (o.kind == host_function) assign_by_host(stream, {results[on_host], cells[cell]});
  return to;
}

static void all_done() {
  for (int device = 0; device < 2; ++device) {
    OK(hipSetDevice(device));
    OK(hipDeviceSynchronize());
  }
}

static std::string text(const Operation& o) {
  const char *kinds[] = {"kernel", "copy", "peer copy", "2D copy", "fill", "function"}, *at[] = {"0", "1", "the host"},
             *names[] = {"null", "blocking", "other", "thread's"};
  return std::string(kinds[o.kind]) + (o.waits ? " that waits" : "") + " in the " + names[o.stream] + " stream of " +
         std::to_string(o.device) + (is_copy(o.kind) ? std::string(", other side on ") + at[o.other] : "");
}

static int tried = 0;

// A value of four equal bytes, which all kinds can write.
static int bytes_of(int number) { return (number % 120 + 1) * 0x01010101; }

static void check(Place result, int expected, const char* what, const Operation& first, const Operation& second,
                  Place cell) {
  ++tried;
  int got[count];
  OK(hipMemcpy(got, results[result], bytes, hipMemcpyDefault));
  if (std::all_of(got, got + count, [&](int each) { return each == expected; })) return;
  if (++failures < 20)
    std::printf("%s:%d: %s, cell on %d: %08x, not %08x: %s; then %s\n", __FILE__, __LINE__, what, cell, got[5],
                expected, text(first).c_str(), text(second).c_str());
}

static void set_all(int* const* which, int value) {
  for (int place = 0; place < places; ++place) {
    OK(hipMemset(which[place], value & 0xff, bytes));
  }
  all_done();
}

// The first writes late, the second reads.
static void write_then_read(const Operation& first, const Operation& second, Place cell, int number) {
  const int value = bytes_of(number);
  set_all(originals, value);
  OK(hipSetDevice(first.device));
  write_late<<<1, count, 0, streams[first.device][first.stream]>>>(cells[cell], -1);
  do_write(first, cell, value);
  const Place result = do_read(second, cell);
  all_done();
  check(result, value, "written, then read", first, second, cell);
}

// The first reads late, the second writes.
static void read_then_write(const Operation& first, const Operation& second, Place cell, int number) {
  const int value = bytes_of(number), other = bytes_of(number + 60);
  set_all(originals, other);
  set_all(cells, value);
  static int* scratch[2];
  OK(hipSetDevice(first.device));
  if (!scratch[first.device]) OK(hipMalloc(&scratch[first.device], bytes));
  write_late<<<1, count, 0, streams[first.device][first.stream]>>>(scratch[first.device], -1);
  const Place result = do_read(first, cell);
  do_write(second, cell, other);
  all_done();
  check(result, value, "read, then written", first, second, cell);
}

static std::vector<Operation> operations(Place cell, bool writes) {
  std::vector<Operation> all;
  for (const Kind kind : {kernel, copy, peer_copy, copy_2d, fill, host_function}) {
    if (kind == fill && !writes) continue;
    if (kind == host_function && cell != on_host) continue;
    for (int other = 0; other < places; ++other) {
      if (!is_copy(kind) && other != 0) continue;
      if (kind == peer_copy && (cell == on_host || other == on_host || other == cell)) continue;
      for (int device = 0; device < 2; ++device) {
        for (int stream = 0; stream < stream_kinds; ++stream)
          all.push_back({kind, false, device, StreamKind(stream), Place(other)});
        if (is_copy(kind) || kind == fill) all.push_back({kind, true, device, null_stream, Place(other)});
      }
    }
  }
  return all;
}

// An event orders any two streams, and the host behind one.
static void events() {
  for (int from = 0; from < 2 * stream_kinds; ++from)
    for (int to = 0; to < 2 * stream_kinds; ++to) {
      const int first = from % 2, second = to % 2, value = bytes_of(from * 8 + to);
      hipEvent_t event;
      OK(hipSetDevice(first));
      OK(hipEventCreate(&event));
      write_late<<<1, count, 0, streams[first][from / 2]>>>(cells[on_0], value);
      OK(hipEventRecord(event, streams[first][from / 2]));
      OK(hipSetDevice(second));
      OK(hipStreamWaitEvent(streams[second][to / 2], event, 0));
      read<<<1, count, 0, streams[second][to / 2]>>>(results[on_host], cells[on_0]);
      OK(hipEventSynchronize(event));
      int got[count];
      OK(hipStreamSynchronize(streams[second][to / 2]));
      std::copy_n(results[on_host], count, got);
      CHECK(got[0] == value && got[count - 1] == value);
      OK(hipEventDestroy(event));
    }
}

// A graph with work of both devices, captured by an event into the other's stream and one back.
static void graph() {
  hipEvent_t fork, join;
  OK(hipSetDevice(1));
  OK(hipEventCreate(&join));
  OK(hipSetDevice(0));
  OK(hipEventCreate(&fork));
  const hipStream_t a = streams[0][blocking], b = streams[1][blocking];
  OK(hipStreamBeginCapture(a, hipStreamCaptureModeGlobal));
  write_late<<<1, count, 0, a>>>(cells[on_0], 0x2a);
  OK(hipMemcpyPeerAsync(cells[on_1], 1, cells[on_0], 0, bytes, a));
  OK(hipEventRecord(fork, a));
  OK(hipStreamWaitEvent(b, fork, 0));
  OK(hipSetDevice(1));
  read<<<1, count, 0, b>>>(results[on_1], cells[on_1]);
  OK(hipEventRecord(join, b));
  OK(hipSetDevice(0));
  OK(hipStreamWaitEvent(a, join, 0));
  OK(hipMemcpyAsync(results[on_host], results[on_1], bytes, hipMemcpyDeviceToHost, a));
  hipGraph_t graph;
  OK(hipStreamEndCapture(a, &graph));
  hipGraphExec_t executable;
  OK(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
  std::fill_n(results[on_host], count, 0);
  OK(hipGraphLaunch(executable, a));
  OK(hipStreamSynchronize(a));
  CHECK(results[on_host][0] == 0x2a && results[on_host][count - 1] == 0x2a);
  OK(hipGraphExecDestroy(executable));
  OK(hipGraphDestroy(graph));
}

// What the host reads itself when a call that waits has returned.
static void host_reads() {
  for (int i = 0; i < 50; ++i) {
    const int value = bytes_of(i);
    int* managed;
    OK(hipSetDevice(0));
    OK(hipMallocManaged(&managed, bytes));
    write_late<<<1, count>>>(cells[on_0], value);
    OK(hipMemcpy(managed, cells[on_0], bytes, i % 2 == 0 ? hipMemcpyDefault : hipMemcpyDeviceToDevice));
    CHECK(managed[0] == value && managed[count - 1] == value);
    OK(hipFree(managed));
    OK(hipSetDevice(1));
    write_late<<<1, count>>>(cells[on_1], value);
    OK(hipSetDevice(0));  // the other device's memory, by a copy of this one
    int host[count];
    OK(hipMemcpy(host, cells[on_1], bytes, hipMemcpyDeviceToHost));
    CHECK(host[0] == value && host[count - 1] == value);
  }
}

// The null stream is at its end when the streams that block are.
static void questions() {
  static std::atomic<bool> go{false};
  OK(hipSetDevice(0));
  const auto wait = [](hipStream_t, hipError_t, void*) {
    while (!go) {
    }
  };
  OK(hipStreamAddCallback(streams[0][blocking], wait, nullptr, 0));
  GIVES(hipErrorNotReady, hipStreamQuery(nullptr));
  GIVES(hipErrorNotReady, hipStreamQuery(streams[0][blocking]));
  OK(hipStreamQuery(streams[0][not_blocking]));
  OK(hipSetDevice(1));
  OK(hipStreamQuery(nullptr));
  go = true;
  all_done();
  OK(hipSetDevice(0));
  OK(hipStreamQuery(nullptr));
}

int main(int argument_count, char** arguments) {
  const int each = argument_count > 1 ? std::atoi(arguments[1]) : 1;  // of how many pairs one is tried
  int devices = 0;
  OK(hipGetDeviceCount(&devices));
  CHECK(devices == 2);
  for (int device = 0; device < 2; ++device) {
    OK(hipSetDevice(device));
    OK(hipDeviceEnablePeerAccess(1 - device, 0));
    for (int** which : {cells, originals, results}) OK(hipMalloc(&which[device], bytes));
    OK(hipStreamCreate(&streams[device][blocking]));
    OK(hipStreamCreateWithFlags(&streams[device][not_blocking], hipStreamNonBlocking));
    streams[device][of_thread] = hipStreamPerThread;
  }
  for (int** which : {cells, originals, results}) OK(hipHostMalloc((void**)&which[on_host], bytes));
  int number = 0, pairs = 0;
  for (int cell = 0; cell < places; ++cell) {
    const auto writing = operations(Place(cell), true), reading = operations(Place(cell), false);
    for (const Operation& w : writing)
      for (const Operation& r : reading) {
        pairs += 2;
        if (ordered(w, r, Place(cell)) && ++number % each == 0) write_then_read(w, r, Place(cell), number);
        if (ordered(r, w, Place(cell)) && ++number % each == 0) read_then_write(r, w, Place(cell), number);
      }
  }
  std::printf("%d pairs, %d with an order, %d tried\n", pairs, number, tried);
  CHECK(tried > 100);
  events();
  graph();
  host_reads();
  questions();
  return verdict();
}
