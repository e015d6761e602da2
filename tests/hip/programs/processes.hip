// Several processes: memory and events that two use, memory by file descriptors, a fork in the middle, and a process
// that dies. The program runs itself once more as the other process.
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <set>
#include <string>
#include <thread>

#include "check.h"

__global__ void add(int* values, int n, int by) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) values[i] += by;
}
/// Says in flags[1] that it runs.
__global__ void wait_for(volatile int* flags) {
  flags[1] = 1;
  while (flags[0] == 0) {
  }
}
__global__ void say(int* value) { printf("child says %d\n", ++*value); }

constexpr int n = 5000;

/// What the parent sends.
struct Letter {
  hipIpcMemHandle_t whole, inside;
  hipIpcEventHandle_t filled, used;
  int descriptor;
};

static bool all_are(const int* device, int count, int value) {
  std::vector<int> host(count);
  OK(hipMemcpy(host.data(), device, count * sizeof(int), hipMemcpyDeviceToHost));
  for (const int each : host)
    if (each != value) return false;
  return true;
}

static int* map_shared(hipMemGenericAllocationHandle_t memory, size_t bytes) {
  void* place;
  OK(hipMemAddressReserve(&place, bytes, 0, nullptr, 0));
  OK(hipMemMap(place, bytes, 0, memory, 0));
  hipMemAccessDesc access = {};
  access.location.type = hipMemLocationTypeDevice;
  access.flags = hipMemAccessFlagsProtReadWrite;
  OK(hipMemSetAccess(place, bytes, &access, 1));
  return static_cast<int*>(place);
}

static int other_process(int letters) {
  Letter letter;
  CHECK(read(letters, &letter, sizeof letter) == sizeof letter);
  int *whole, *inside;
  hipEvent_t filled, used;
  OK(hipIpcOpenMemHandle(reinterpret_cast<void**>(&whole), letter.whole, hipIpcMemLazyEnablePeerAccess));
  OK(hipIpcOpenMemHandle(reinterpret_cast<void**>(&inside), letter.inside, hipIpcMemLazyEnablePeerAccess));
  OK(hipIpcOpenEventHandle(&filled, letter.filled));
  OK(hipIpcOpenEventHandle(&used, letter.used));

  // The parent records it only when this process has asked; the stream here waits for the kernel there.
  hipStream_t stream;
  OK(hipStreamCreate(&stream));
  while (hipEventQuery(filled) == hipSuccess && !all_are(whole, 1, 1)) usleep(1000);
  OK(hipStreamWaitEvent(stream, filled, 0));
  add<<<(n + 63) / 64, 64, 0, stream>>>(whole, n, 10);
  OK(hipEventRecord(used, stream));
  OK(hipEventSynchronize(used));
  CHECK(all_are(whole, n, 11) && all_are(inside, n - 100, 11));

  hipPointerAttribute_t attributes;
  OK(hipPointerGetAttributes(&attributes, whole));
  CHECK(attributes.devicePointer == whole);
  GIVES(hipErrorInvalidValue, hipFree(whole));
  OK(hipIpcCloseMemHandle(inside));
  GIVES(hipErrorInvalidValue, hipIpcCloseMemHandle(inside));
  add<<<1, 64>>>(inside, 64, 1);  // no longer there
  GIVES(hipErrorIllegalAddress, hipDeviceSynchronize());
  OK(hipIpcCloseMemHandle(whole));
  OK(hipEventDestroy(filled));
  OK(hipEventDestroy(used));

  hipMemGenericAllocationHandle_t memory;
  OK(hipMemImportFromShareableHandle(&memory, &letter.descriptor, hipMemHandleTypePosixFileDescriptor));
  int* const values = map_shared(memory, 1 << 16);
  CHECK(all_are(values, 1 << 14, 5));
  add<<<256, 64>>>(values, 1 << 14, 2);
  OK(hipDeviceSynchronize());
  return failures != 0;  // the parent says whether all is good
}

static pid_t start(const char* self, const char* mode, int input) {
  const std::string number = std::to_string(input);
  char* const words[] = {const_cast<char*>(self), const_cast<char*>(mode), const_cast<char*>(number.c_str()), nullptr};
  pid_t child = -1;
  CHECK(posix_spawn(&child, "/proc/self/exe", nullptr, nullptr, words, environ) == 0);
  return child;
}

static int status_of(pid_t child) {
  int status = -1;
  CHECK(waitpid(child, &status, 0) == child);
  return status;
}

static void share(const char* self) {
  int* values;
  OK(hipMalloc(&values, n * sizeof(int)));
  OK(hipMemset(values, 0, n * sizeof(int)));
  int pipe_ends[2];
  CHECK(pipe(pipe_ends) == 0);
  Letter letter;
  OK(hipIpcGetMemHandle(&letter.whole, values));
  OK(hipIpcGetMemHandle(&letter.inside, values + 100));
  hipEvent_t filled, used, plain;
  OK(hipEventCreateWithFlags(&filled, hipEventInterprocess | hipEventDisableTiming));
  OK(hipEventCreateWithFlags(&used, hipEventInterprocess | hipEventDisableTiming));
  OK(hipEventCreate(&plain));
  GIVES(hipErrorInvalidValue, hipEventCreateWithFlags(&plain, hipEventInterprocess));
  OK(hipIpcGetEventHandle(&letter.filled, filled));
  OK(hipIpcGetEventHandle(&letter.used, used));
  GIVES(hipErrorInvalidValue, hipIpcGetEventHandle(&letter.used, plain));

  hipMemAllocationProp properties = {};
  properties.type = hipMemAllocationTypePinned;
  properties.location.type = hipMemLocationTypeDevice;
  properties.requestedHandleType = hipMemHandleTypePosixFileDescriptor;
  hipMemGenericAllocationHandle_t memory;
  OK(hipMemCreate(&memory, 1 << 16, &properties, 0));
  OK(hipMemExportToShareableHandle(&letter.descriptor, memory, hipMemHandleTypePosixFileDescriptor, 0));
  int* const mapped = map_shared(memory, 1 << 16);
  add<<<256, 64>>>(mapped, 1 << 14, 5);
  OK(hipDeviceSynchronize());

  const pid_t child = start(self, "other", pipe_ends[0]);
  CHECK(write(pipe_ends[1], &letter, sizeof letter) == sizeof letter);
  add<<<(n + 63) / 64, 64>>>(values, n, 1);
  OK(hipEventRecord(filled));
  // What the child recorded, waited for by a stream here.
  while (all_are(values, 1, 1)) usleep(1000);
  hipStream_t stream;
  OK(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  OK(hipStreamWaitEvent(stream, used, 0));
  OK(hipStreamSynchronize(stream));
  OK(hipEventSynchronize(used));
  OK(hipEventQuery(used));
  CHECK(status_of(child) == 0);
  CHECK(all_are(values, n, 11) && all_are(mapped, 1 << 14, 7));

  void* again;
  GIVES(hipErrorInvalidContext, hipIpcOpenMemHandle(&again, letter.whole, hipIpcMemLazyEnablePeerAccess));
  GIVES(hipErrorInvalidValue, hipIpcGetMemHandle(&letter.whole, &letter));
  hipIpcMemHandle_t nothing = {};
  GIVES(hipErrorInvalidHandle, hipIpcOpenMemHandle(&again, nothing, hipIpcMemLazyEnablePeerAccess));
  OK(hipFree(values));
  OK(hipEventDestroy(filled));
  OK(hipEventDestroy(used));
  OK(hipEventDestroy(plain));
  OK(hipStreamDestroy(stream));
  close(letter.descriptor);
  close(pipe_ends[0]);
  close(pipe_ends[1]);
}

// A child goes on with the parent's devices, streams and memory, while a kernel of the parent's still runs.
static void fork_in_the_middle() {
  int *values, *flag;
  OK(hipMallocManaged(&values, n * sizeof(int)));
  OK(hipHostMalloc(&flag, 2 * sizeof(int)));
  std::memset(values, 0, n * sizeof(int));
  flag[0] = flag[1] = 0;
  hipStream_t stream;
  OK(hipStreamCreate(&stream));
  wait_for<<<1, 1, 0, stream>>>(flag);
  while (static_cast<volatile int*>(flag)[1] == 0) usleep(1000);  // still in the queue, it would be the child's, too
  std::fflush(stdout);
  const pid_t child = fork();
  if (child == 0) {
    alarm(60);
    failures = 0;
    hipStream_t own;
    OK(hipStreamCreateWithFlags(&own, hipStreamNonBlocking));
    add<<<(n + 63) / 64, 64, 0, own>>>(values, n, 3);
    OK(hipStreamSynchronize(own));
    CHECK(values[0] == 3 && values[n - 1] == 3);
    say<<<1, 1, 0, stream>>>(values);
    OK(hipDeviceSynchronize());
    int* more;
    OK(hipMalloc(&more, 1 << 20));
    OK(hipFree(more));
    std::fflush(stdout);
    _exit(failures != 0);
  }
  CHECK(status_of(child) == 0);
  *flag = 1;
  add<<<(n + 63) / 64, 64>>>(values, n, 1);
  OK(hipDeviceSynchronize());
  CHECK(values[0] == 1 && values[n - 1] == 1);  // the child had its own
  OK(hipStreamDestroy(stream));
  OK(hipFree(values));
  OK(hipHostFree(flag));
}

static std::set<std::string> names_in(const char* folder) {
  std::set<std::string> names;
  DIR* const open = opendir(folder);
  while (const dirent* each = open ? readdir(open) : nullptr) names.insert(each->d_name);
  if (open) closedir(open);
  return names;
}

// A process that dies while its kernels run: nothing of it stays, and what others have of it stays whole.
static int dying_process(int letters) {
  int *values, *flag;
  OK(hipMalloc(&values, n * sizeof(int)));
  OK(hipHostMalloc(&flag, 2 * sizeof(int)));
  flag[0] = flag[1] = 0;
  add<<<(n + 63) / 64, 64>>>(values, n, 4);
  OK(hipDeviceSynchronize());
  Letter letter;
  OK(hipIpcGetMemHandle(&letter.whole, values));
  wait_for<<<1, 1>>>(flag);
  CHECK(write(letters, &letter, sizeof letter) == sizeof letter);
  for (;;) pause();
}

// The same, with an event that it recorded behind a kernel that does not end.
static int dying_recorder(int letters) {
  int* flag;
  OK(hipHostMalloc(&flag, 2 * sizeof(int)));
  flag[0] = flag[1] = 0;
  hipEvent_t event;
  OK(hipEventCreateWithFlags(&event, hipEventInterprocess | hipEventDisableTiming));
  wait_for<<<1, 1>>>(flag);
  OK(hipEventRecord(event));
  Letter letter;
  OK(hipIpcGetEventHandle(&letter.filled, event));
  CHECK(write(letters, &letter, sizeof letter) == sizeof letter);
  for (;;) pause();
}

// Whoever waits for that event must not wait forever: neither host nor stream, whether it began before or after the death.
static void death_of_a_recorder(const char* self) {
  int pipe_ends[2];
  CHECK(pipe(pipe_ends) == 0);
  const pid_t child = start(self, "record and die", pipe_ends[1]);
  Letter letter;
  CHECK(read(pipe_ends[0], &letter, sizeof letter) == sizeof letter);
  hipEvent_t event;
  OK(hipIpcOpenEventHandle(&event, letter.filled));
  hipStream_t stream;
  OK(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  GIVES(hipErrorNotReady, hipEventQuery(event));
  alarm(120);  // a wait that does not end ends the test
  OK(hipStreamWaitEvent(stream, event, 0));
  GIVES(hipErrorNotReady, hipStreamQuery(stream));
  std::thread kills([child] {
    usleep(50000);
    kill(child, SIGKILL);
  });
  GIVES(hipErrorContextIsDestroyed, hipEventSynchronize(event));  // the child is not buried yet
  kills.join();
  GIVES(hipErrorContextIsDestroyed, hipStreamSynchronize(stream));
  CHECK(WIFSIGNALED(status_of(child)));
  GIVES(hipErrorContextIsDestroyed, hipEventQuery(event));
  GIVES(hipErrorContextIsDestroyed, hipEventSynchronize(event));
  OK(hipStreamWaitEvent(stream, event, 0));
  GIVES(hipErrorContextIsDestroyed, hipStreamSynchronize(stream));
  // Recorded again by one that lives, it is an event like others.
  OK(hipEventRecord(event, stream));
  OK(hipEventSynchronize(event));
  OK(hipEventQuery(event));
  OK(hipStreamSynchronize(stream));
  alarm(0);
  OK(hipStreamDestroy(stream));
  OK(hipEventDestroy(event));
  close(pipe_ends[0]);
  close(pipe_ends[1]);
}

static void death_of_another(const char* self) {
  const char* const temporary = std::getenv("TMPDIR") ? std::getenv("TMPDIR") : "/tmp";
  const auto shared_before = names_in("/dev/shm");
  int pipe_ends[2];
  CHECK(pipe(pipe_ends) == 0);
  const pid_t child = start(self, "die", pipe_ends[1]);
  Letter letter;
  CHECK(read(pipe_ends[0], &letter, sizeof letter) == sizeof letter);
  int* values;
  OK(hipIpcOpenMemHandle(reinterpret_cast<void**>(&values), letter.whole, hipIpcMemLazyEnablePeerAccess));
  kill(child, SIGKILL);
  CHECK(WIFSIGNALED(status_of(child)));
  CHECK(all_are(values, n, 4));  // as long as somebody has it
  add<<<(n + 63) / 64, 64>>>(values, n, 1);
  CHECK(all_are(values, n, 5));
  OK(hipIpcCloseMemHandle(values));
  void* gone;
  GIVES(hipErrorMapFailed, hipIpcOpenMemHandle(&gone, letter.whole, hipIpcMemLazyEnablePeerAccess));
  CHECK(names_in("/dev/shm") == shared_before);
  for (const std::string& name : names_in(temporary)) CHECK(name.find(std::to_string(child)) == std::string::npos);
  close(pipe_ends[0]);
  close(pipe_ends[1]);
}

int main(int argc, char** argv) {
  if (argc == 3 && std::strcmp(argv[1], "other") == 0) return other_process(std::atoi(argv[2]));
  if (argc == 3 && std::strcmp(argv[1], "die") == 0) return dying_process(std::atoi(argv[2]));
  if (argc == 3 && std::strcmp(argv[1], "record and die") == 0) return dying_recorder(std::atoi(argv[2]));
  share(argv[0]);
  fork_in_the_middle();
  death_of_another(argv[0]);
  death_of_a_recorder(argv[0]);
  return verdict();
}
