// For LD_PRELOAD of `lockstep rocm`: programs that look for the kernel's driver of AMD's GPUs find one. The driver's
// files are in a folder of the process, made when the program first asks for one of them. The library stands beside the
// HSA runtime and uses the C library alone, because every program of a shell script loads it, too.
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <ftw.h>
#include <pthread.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

constexpr std::size_t longest = 4096;
using Path = char[longest];

/// The function of that name that the program would call without this library.
template <class Function>
struct Next {
  const char* name;
  std::atomic<Function> found{};
  Function get() {
    if (const Function known = found.load(std::memory_order_relaxed)) return known;
    const auto function = reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
    found.store(function, std::memory_order_relaxed);
    return function;
  }
};

constinit Next<FILE* (*)(const char*, const char*)> next_fopen{"fopen"};

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
Path folder;  // empty: not made yet
pid_t maker = 0;
bool module_written = false, topology_written = false, complained = false;
thread_local bool busy = false;  // this library itself opens files

/// Is the path that file, or below that folder?
bool is_at(const char* path, const char* place) {
  const std::size_t length = std::strlen(place);
  return std::strncmp(path, place, length) == 0 && (path[length] == '\0' || path[length] == '/');
}

bool make_folder() {
  if (*folder) return true;
  const char* const temporary = std::getenv("TMPDIR");
  const char* const where = temporary && *temporary == '/' ? temporary : "/tmp";
  if (std::snprintf(folder, sizeof folder, "%s/lockstep-rocm-XXXXXX", where) >= 256 || !mkdtemp(folder)) {
    *folder = '\0';
    return false;
  }
  maker = getpid();
  return true;
}

/// Opens FOLDER/PATH for writing, with the folders above it; null if it cannot.
FILE* create(const char* path) {
  Path name;
  if (std::snprintf(name, sizeof name, "%s%s", folder, path) >= static_cast<int>(sizeof name)) return nullptr;
  for (char* slash = name + std::strlen(folder) + 1; (slash = std::strchr(slash, '/')); *slash++ = '/') {
    *slash = '\0';
    (void)mkdir(name, 0755);
  }
  return next_fopen.get()(name, "w");
}

bool write_file(const char* path, const char* text) {
  FILE* const file = create(path);
  if (!file) return false;
  std::fputs(text, file);
  return std::fclose(file) == 0;
}

/// What the kernel says of the module amdgpu, besides what it says of others.
bool write_module() {
  FILE* const list = create("/proc/modules");
  if (!list) return false;
  if (FILE* const others = next_fopen.get()("/proc/modules", "r")) {
    char line[longest];
    while (std::fgets(line, sizeof line, others))
      if (std::strncmp(line, "amdgpu ", 7) != 0) std::fputs(line, list);
    std::fclose(others);
  }
  std::fputs("amdgpu 16384 0 - Live 0x0000000000000000\n", list);
  Path holders;
  if (std::fclose(list) != 0 || !write_file("/sys/module/amdgpu/initstate", "live\n") ||
      !write_file("/sys/module/amdgpu/coresize", "16384\n") || !write_file("/sys/module/amdgpu/refcnt", "0\n"))
    return false;
  std::snprintf(holders, sizeof holders, "%.300s/sys/module/amdgpu/holders", folder);
  return mkdir(holders, 0755) == 0 || errno == EEXIST;
}

/// The GPUs, as the HSA runtime has them: by a library that knows it.
bool write_topology() {
  Dl_info own{};
  if (dladdr(reinterpret_cast<void*>(&is_at), &own) == 0) return false;
  const char* const end = std::strrchr(own.dli_fname, '/');
  Path name;
  std::snprintf(name, sizeof name, "%.*s/lockstep_rocm_topology.so", end ? static_cast<int>(end - own.dli_fname) : 1,
                end ? own.dli_fname : ".");
  void* const library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
  const auto write = reinterpret_cast<bool (*)(const char*)>(dlsym(library, "lockstep_write_topology"));
  return write && write(folder);
}

/// The path that stands for `path`; `to` has room for it.
const char* instead(const char* path, Path& to) {
  if (!path || *path != '/' || busy) return path;
  if (std::strcmp(path, "/dev/kfd") == 0) return "/dev/null";
  const bool module = std::strcmp(path, "/proc/modules") == 0 || is_at(path, "/sys/module/amdgpu");
  const bool topology = is_at(path, "/sys/class/kfd") || is_at(path, "/sys/devices/virtual/kfd");
  if (!module && !topology) return path;
  pthread_mutex_lock(&mutex);
  busy = true;
  if (*folder && maker != getpid()) {  // after a fork: the folder goes with the process that made it
    *folder = '\0';
    module_written = topology_written = false;
  }
  bool& written = module ? module_written : topology_written;
  if (make_folder() && !written) written = module ? write_module() : write_topology();
  if (!written && !complained) {
    complained = true;
    std::fputs("lockstep rocm: cannot write the files of the kernel's driver: check TMPDIR\n", stderr);
  }
  const bool there = written && std::snprintf(to, sizeof to, "%s%s", folder, path) < static_cast<int>(sizeof to);
  busy = false;
  pthread_mutex_unlock(&mutex);
  return there ? to : path;
}

/// No other thread is at the files while the process forks: the child could not wait for it.
[[gnu::constructor]] void watch_forks() {
  const auto unlock = [] { pthread_mutex_unlock(&mutex); };
  (void)pthread_atfork([] { pthread_mutex_lock(&mutex); }, unlock, unlock);
}

[[gnu::destructor]] void remove_folder() {
  if (!*folder || maker != getpid()) return;
  (void)nftw(
      folder, [](const char* each, const struct stat*, int, FTW*) { return remove(each); }, 8, FTW_DEPTH | FTW_PHYS);
}

}  // namespace

// Each function that takes a path, with the path that stands for it.
#define INSTEAD(type, name, nothrow, parameters, ...)      \
  extern "C" type name parameters nothrow;                 \
  type name parameters nothrow {                           \
    static constinit Next<type(*) parameters> next{#name}; \
    Path to;                                               \
    path = instead(path, to);                              \
    return next.get()(__VA_ARGS__);                        \
  }
#define INSTEAD_OPEN(name, parameters, ...)                           \
  extern "C" int name parameters;                                     \
  int name parameters {                                               \
    static constinit Next<int(*) parameters> next{#name};             \
    mode_t mode = 0;                                                  \
    if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE) { \
      va_list rest;                                                   \
      va_start(rest, flags);                                          \
      mode = va_arg(rest, mode_t);                                    \
      va_end(rest);                                                   \
    }                                                                 \
    Path to;                                                          \
    path = instead(path, to);                                         \
    return next.get()(__VA_ARGS__, mode);                             \
  }

INSTEAD_OPEN(open, (const char* path, int flags, ...), path, flags)
INSTEAD_OPEN(open64, (const char* path, int flags, ...), path, flags)
INSTEAD_OPEN(openat, (int at, const char* path, int flags, ...), at, path, flags)
INSTEAD_OPEN(openat64, (int at, const char* path, int flags, ...), at, path, flags)
INSTEAD(int, __open_2, , (const char* path, int flags), path, flags)
INSTEAD(int, __open64_2, , (const char* path, int flags), path, flags)
INSTEAD(int, __openat_2, , (int at, const char* path, int flags), at, path, flags)
INSTEAD(int, __openat64_2, , (int at, const char* path, int flags), at, path, flags)
INSTEAD(FILE*, fopen, , (const char* path, const char* mode), path, mode)
INSTEAD(FILE*, fopen64, , (const char* path, const char* mode), path, mode)
INSTEAD(DIR*, opendir, , (const char* path), path)
INSTEAD(int, scandir, ,
        (const char* path, dirent*** names, int (*wanted)(const dirent*), int (*order)(const dirent**, const dirent**)),
        path, names, wanted, order)
INSTEAD(int, scandir64, ,
        (const char* path, dirent64*** names, int (*wanted)(const dirent64*),
         int (*order)(const dirent64**, const dirent64**)),
        path, names, wanted, order)
INSTEAD(int, access, noexcept, (const char* path, int mode), path, mode)
INSTEAD(int, faccessat, noexcept, (int at, const char* path, int mode, int flags), at, path, mode, flags)
INSTEAD(int, stat, noexcept, (const char* path, struct stat* to_fill), path, to_fill)
INSTEAD(int, stat64, noexcept, (const char* path, struct stat64* to_fill), path, to_fill)
INSTEAD(int, lstat, noexcept, (const char* path, struct stat* to_fill), path, to_fill)
INSTEAD(int, lstat64, noexcept, (const char* path, struct stat64* to_fill), path, to_fill)
INSTEAD(int, fstatat, noexcept, (int at, const char* path, struct stat* to_fill, int flags), at, path, to_fill, flags)
INSTEAD(int, fstatat64, noexcept, (int at, const char* path, struct stat64* to_fill, int flags), at, path, to_fill,
        flags)
INSTEAD(int, statx, noexcept, (int at, const char* path, int flags, unsigned mask, struct statx* to_fill), at, path,
        flags, mask, to_fill)
// Of programs that were linked before glibc 2.33.
INSTEAD(int, __xstat, noexcept, (int version, const char* path, struct stat* to_fill), version, path, to_fill)
INSTEAD(int, __xstat64, noexcept, (int version, const char* path, struct stat64* to_fill), version, path, to_fill)
INSTEAD(int, __lxstat, noexcept, (int version, const char* path, struct stat* to_fill), version, path, to_fill)
INSTEAD(int, __lxstat64, noexcept, (int version, const char* path, struct stat64* to_fill), version, path, to_fill)
