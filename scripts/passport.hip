// The host part of a passport: runs the cases of passport.head by the kernels of passport.hsaco on a GPU and writes
// what they leave. scripts/make_passport.sh puts the three together. It needs HIP alone: hipcc passport.hip -o passport
// usage: ./passport RESULTS [DEVICE]
// A child process runs the cases, so that one that ends it, or never ends, costs that case alone.
#include <hip/hip_runtime_api.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#if !defined(__HIP_DEVICE_COMPILE__)
__asm__(
    ".section .rodata\n.balign 64\n"
    ".global passport_head\npassport_head:\n.incbin \"passport.head\"\n"
    ".global passport_head_end\npassport_head_end:\n.byte 0\n.balign 64\n"
    ".global passport_code\npassport_code:\n.incbin \"passport.hsaco\"\n"
    ".global passport_code_end\npassport_code_end:\n.byte 0\n.text\n");
#endif
extern "C" const char passport_head[], passport_head_end[], passport_code[], passport_code_end[];

namespace {

constexpr std::uint32_t cases_at_once = 64, scalar_flag = 1u << 9;
constexpr int seconds_without_progress = 120;
enum : std::uint8_t { not_run, done, crashed, hung };

struct Case {  // as in passport.head
  std::uint32_t words[16];
  std::uint32_t results() const { return words[10]; }
  std::uint32_t row_bytes() const { return words[11]; }
  std::uint32_t rows() const { return words[13]; }
  bool scalar() const { return (words[14] & scalar_flag) != 0; }
};

struct Part {
  const char* bytes = nullptr;
  std::size_t size = 0;
};

/// A section of passport.head.
Part part_of(const char* name) {
  for (const char* at = passport_head; at < passport_head_end;) {
    std::uint64_t size;
    std::memcpy(&size, at + 8, sizeof size);
    if (std::memcmp(at, name, 4) == 0) return {at + 16, static_cast<std::size_t>(size)};
    at += 16 + (size + 7) / 8 * 8;
  }
  return {};
}

std::string meta_value(const char* name) {
  const Part meta = part_of("meta");
  const std::string text(meta.bytes, meta.size), key = std::string(name) + " ";
  const std::size_t at = text.find(key);
  return at == std::string::npos ? "" : text.substr(at + key.size(), text.find('\n', at) - at - key.size());
}

/// What child and parent both see.
struct Shared {
  volatile std::uint32_t progress;      ///< launches that ended
  volatile std::uint32_t first, count;  ///< the cases of the launch that runs; none: the child is before its first one
  char device[1024];
};
Shared* shared;
std::uint8_t *outcomes, *results;
std::vector<Case> cases;
std::size_t result_bytes;

void* shared_memory(std::size_t bytes) {
  void* const memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) {
    std::perror("passport: memory");
    std::exit(2);
  }
  return memory;
}

#define OR_END(call)                                                                \
  do {                                                                              \
    const hipError_t error_ = (call);                                               \
    if (error_ != hipSuccess) {                                                     \
      std::fprintf(stderr, "passport: %s: %s\n", #call, hipGetErrorString(error_)); \
      std::_Exit(3);                                                                \
    }                                                                               \
  } while (false)

/// The GPU, with everything of passport.head in its memory.
class Gpu {
 public:
  explicit Gpu(int number) {
    OR_END(hipSetDevice(number));
    describe(number);
    OR_END(hipModuleLoadData(&module_, passport_code));
    OR_END(hipModuleGetFunction(&kernels_[0], module_, "vectors"));
    OR_END(hipModuleGetFunction(&kernels_[1], module_, "scalars"));
    cases_ = copy_of(part_of("case"));
    rows_ = copy_of(part_of("rows"));
    inputs_ = copy_of(part_of("inpt"));
    OR_END(hipMalloc(&results_, result_bytes));
    OR_END(hipMemset(results_, 0, result_bytes));
    lanes_ = static_cast<unsigned>(std::atoi(meta_value("wave").c_str()));
  }

  /// Cases of one kind that follow each other.
  void run(std::size_t first, std::size_t count) {
    shared->first = static_cast<std::uint32_t>(first);
    shared->count = static_cast<std::uint32_t>(count);
    std::uint32_t rows = 0;
    for (std::size_t i = first; i < first + count; ++i) rows = std::max(rows, cases[i].rows());
    struct {
      void *cases, *rows, *inputs, *results;
      std::uint32_t first, none;
    } arguments = {cases_, rows_, inputs_, results_, static_cast<std::uint32_t>(first), 0};
    std::size_t size = sizeof arguments;
    void* config[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &arguments, HIP_LAUNCH_PARAM_BUFFER_SIZE, &size,
                      HIP_LAUNCH_PARAM_END};
    OR_END(hipModuleLaunchKernel(kernels_[cases[first].scalar()], static_cast<unsigned>(count), rows, 1, lanes_, 1, 1,
                                 0, nullptr, nullptr, config));
    OR_END(hipDeviceSynchronize());
    const std::size_t begin = cases[first].results(), last = first + count - 1;
    const std::size_t end = cases[last].results() + std::size_t{cases[last].rows()} * cases[last].row_bytes();
    OR_END(hipMemcpy(results + begin, static_cast<char*>(results_) + begin, end - begin, hipMemcpyDeviceToHost));
    for (std::size_t i = first; i < first + count; ++i) outcomes[i] = done;
    ++shared->progress;
  }

 private:
  static void* copy_of(Part part) {
    void* memory = nullptr;
    OR_END(hipMalloc(&memory, part.size + 4));
    OR_END(hipMemcpy(memory, part.bytes, part.size, hipMemcpyHostToDevice));
    return memory;
  }
  void describe(int number) {
    hipDeviceProp_t properties;
    OR_END(hipGetDeviceProperties(&properties, number));
    int driver = 0, runtime = 0;
    OR_END(hipDriverGetVersion(&driver));
    OR_END(hipRuntimeGetVersion(&runtime));
    std::snprintf(shared->device, sizeof shared->device, "device %s\narchitecture %s\nHIP %d, driver %d\n",
                  properties.name, properties.gcnArchName, runtime, driver);
    const std::string target = meta_value("target"), architecture = properties.gcnArchName;
    if (architecture.substr(0, architecture.find(':')) != target) {
      std::fprintf(stderr, "passport: this program is for %s, the device is %s\n", target.c_str(),
                   architecture.c_str());
      std::_Exit(2);
    }
  }

  hipModule_t module_ = nullptr;
  hipFunction_t kernels_[2] = {};
  void *cases_ = nullptr, *rows_ = nullptr, *inputs_ = nullptr, *results_ = nullptr;
  unsigned lanes_ = 64;
};

/// How many cases from `first` on one launch takes: of one kind, none that ran.
std::size_t together(std::size_t first, std::size_t most) {
  std::size_t count = 1;
  while (count < most && first + count < cases.size() && cases[first + count].scalar() == cases[first].scalar() &&
         outcomes[first + count] == not_run)
    ++count;
  return count;
}

/// The child: all that did not run; `alone`: of the first launch each case by itself.
[[noreturn]] void run_all(int device, bool alone) {
  Gpu gpu(device);
  std::size_t left_alone = alone ? cases_at_once : 0;
  for (std::size_t i = 0; i < cases.size();) {
    if (outcomes[i] != not_run) {
      ++i;
      continue;
    }
    const std::size_t count = together(i, left_alone != 0 ? 1 : cases_at_once);
    gpu.run(i, count);
    i += count;
    left_alone -= left_alone != 0 ? 1 : 0;
  }
  std::_Exit(0);
}

/// Waits for the child; what became of it: 0, its exit status, or -1 if it made no progress.
int wait_for(pid_t child) {
  std::uint32_t seen = shared->progress;
  for (int idle = 0;;) {
    int status = 0;
    if (waitpid(child, &status, WNOHANG) == child) return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
    usleep(100000);
    idle = shared->progress == seen ? idle + 1 : 0;
    seen = shared->progress;
    if (idle > 10 * seconds_without_progress) {
      kill(child, SIGKILL);
      waitpid(child, &status, 0);
      return -1;
    }
  }
}

std::uint64_t digest = 0xcbf29ce484222325;
void put(std::FILE* file, const void* bytes, std::size_t size) {
  const auto* const at = static_cast<const std::uint8_t*>(bytes);
  for (std::size_t i = 0; i < size; ++i) digest = (digest ^ at[i]) * 0x100000001b3;
  std::fwrite(bytes, 1, size, file);
}
void put_part(std::FILE* file, const char* name, const void* bytes, std::uint64_t size) {
  const char zeros[8] = {};
  put(file, name, 4);
  put(file, zeros, 4);
  put(file, &size, 8);
  put(file, bytes, size);
  put(file, zeros, (8 - size % 8) % 8);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: %s RESULTS [DEVICE]\n", argv[0]);
    return 2;
  }
  const int device = argc > 2 ? std::atoi(argv[2]) : 0;
  const Part list = part_of("case");
  cases.resize(list.size / sizeof(Case));
  std::memcpy(cases.data(), list.bytes, list.size);
  for (const Case& each : cases)
    result_bytes = std::max(result_bytes, each.results() + std::size_t{each.rows()} * each.row_bytes());
  shared = static_cast<Shared*>(shared_memory(sizeof(Shared)));
  outcomes = static_cast<std::uint8_t*>(shared_memory(cases.size()));
  results = static_cast<std::uint8_t*>(shared_memory(result_bytes));

  bool alone = false;
  for (int failures = 0; failures < 256;) {
    shared->count = 0;
    const pid_t child = fork();
    if (child < 0) return std::perror("passport: fork"), 2;
    if (child == 0) run_all(device, alone);
    const int status = wait_for(child);
    if (status == 0) break;
    if (status == 2) return 2;
    if (shared->count == 0) {
      std::fprintf(stderr, "passport: the GPU %s before the first case\n",
                   status < 0 ? "does not answer" : "ends the program");
      return 2;
    }
    ++failures;
    // A launch of one case: that one is it. Of several: the next child runs them one by one.
    alone = true;
    if (shared->count != 1) continue;
    std::fprintf(stderr, "passport: case %u %s\n", shared->first, status < 0 ? "does not end" : "ends the program");
    outcomes[shared->first] = status < 0 ? hung : crashed;
  }

  std::FILE* const file = std::fopen(argv[1], "wb");
  if (file == nullptr) return std::perror(argv[1]), 2;
  put(file, "LSPASS01", 8);
  put(file, passport_head, static_cast<std::size_t>(passport_head_end - passport_head));
  put_part(file, "code", passport_code, static_cast<std::uint64_t>(passport_code_end - passport_code));
  put_part(file, "devi", shared->device, std::strlen(shared->device));
  put_part(file, "stat", outcomes, cases.size());
  put_part(file, "rslt", results, result_bytes);
  const std::uint64_t all = digest;
  put_part(file, "end ", &all, sizeof all);
  const bool written = std::fflush(file) == 0 && std::ferror(file) == 0;
  if (!written) std::perror(argv[1]);
  if (std::fclose(file) != 0 && written) return std::perror(argv[1]), 2;
  if (!written) return 2;
  std::printf("%zu of %zu cases ran; their results are in %s\n",
              static_cast<std::size_t>(std::count(outcomes, outcomes + cases.size(), std::uint8_t{done})), cases.size(),
              argv[1]);
  return 0;
}
