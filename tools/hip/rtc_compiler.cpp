// Running clang. LOCKSTEP_CLANG names it; device libraries that know a target not yet take those of the nearest one.
#include "rtc_compiler.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

extern char** environ;

namespace hip {

namespace {

namespace fs = std::filesystem;

/// The variables of this process, but for those that are no compiler's: that is no HIP program.
class Environment {
 public:
  explicit Environment(const fs::path& temporary) : temporary_("TMPDIR=" + temporary.string()) {
    for (char** each = environ; *each; ++each)
      if (const std::string_view all = *each; all.substr(0, 16) != "LD_LIBRARY_PATH=" &&
                                              all.substr(0, 9) != "LD_AUDIT=" && all.substr(0, 7) != "TMPDIR=")
        pointers_.push_back(*each);
    pointers_.push_back(temporary_.data());
    pointers_.push_back(nullptr);
  }
  Environment(const Environment&) = delete;
  Environment& operator=(const Environment&) = delete;
  char** get() { return pointers_.data(); }

 private:
  std::string temporary_;
  std::vector<char*> pointers_{};
};

/// A folder of its own, which goes with it, and with the process: should that end meanwhile, however it does, a shell
/// that waits for the end of a pipe ends the compiler, which is in its group, and removes the folder.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = (fs::temp_directory_path() / "lockstep-hiprtc-XXXXXX").string();
    if (!mkdtemp(name.data())) return;
    path_ = name;
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    char
        shell[] = "sh",
        option[] = "-c",
        script[] =
            "read -r done && exit; trap '' TERM; kill 0; for i in 1 2 3 4 5; do rm -rf \"$0\" && exit; sleep 0.1; done";
    char* words[] = {shell, option, script, name.data(), nullptr};
    Environment environment(path_);
    pid_t child = 0;
    if (posix_spawn(&child, "/bin/sh", &actions, &attributes, words, environment.get()) == 0) {
      guard_ = child;
      pipe_ = ends[1];
    } else {
      (void)close(ends[1]);
    }
    (void)close(ends[0]);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
    if (guard_ == 0) return;
    (void)!write(pipe_, "\n", 1);
    (void)close(pipe_);
    while (waitpid(guard_, nullptr, 0) < 0 && errno == EINTR) {
    }
  }
  const fs::path& path() const { return path_; }
  /// The process group that ends with this process; 0: there is none.
  pid_t group() const { return guard_; }

 private:
  fs::path path_;
  pid_t guard_ = 0;
  int pipe_ = -1;
};

std::string read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

fs::path installed_libraries() {
  if (const char* path = std::getenv("HIP_DEVICE_LIB_PATH")) return path;
  for (const char* path :
       {"/opt/rocm/amdgcn/bitcode", "/usr/lib/x86_64-linux-gnu/amdgcn/bitcode", "/usr/amdgcn/bitcode"})
    if (fs::exists(path)) return path;
  return {};
}

/// Links to the device libraries, with one for this target.
void link_libraries(const fs::path& to, const std::string& target) {
  constexpr std::string_view prefix = "oclc_isa_version_";
  const std::string number = target.substr(std::min<std::size_t>(target.size(), 3));
  std::string nearest;
  std::size_t common = 0;
  fs::create_directory(to);
  for (const auto& entry : fs::directory_iterator(installed_libraries())) {
    const std::string name = entry.path().filename().string();
    fs::create_symlink(entry.path(), to / name);
    if (name.compare(0, prefix.size(), prefix) != 0) continue;
    const std::string other = entry.path().stem().string().substr(prefix.size());
    std::size_t same = 0;
    while (same < number.size() && same < other.size() && number[same] == other[same]) ++same;
    if (other.size() != number.size()) same = 0;
    if (nearest.empty() || same > common || (same == common && other > nearest)) {
      nearest = other;
      common = same;
    }
  }
  const auto add = [&](const std::string& wanted, const std::string& like) {
    if (!fs::exists(to / wanted) && fs::exists(to / like)) fs::create_symlink(to / like, to / wanted);
  };
  add(std::string(prefix) + number + ".bc", std::string(prefix) + nearest + ".bc");
  add("oclc_abi_version_600.bc", "oclc_abi_version_500.bc");
}

/// Runs a program with its output in a file; false if it cannot be run or fails.
bool run(std::vector<std::string> words, const TemporaryFolder& folder, const fs::path& output) {
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  if (folder.group() != 0) {
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    posix_spawnattr_setpgroup(&attributes, folder.group());
  }
  Environment environment(folder.path());
  pid_t child = 0;
  const int error = posix_spawnp(&child, arguments[0], &actions, &attributes, arguments.data(), environment.get());
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) {
    std::ofstream(output) << "cannot run " << words[0] << ": " << std::system_category().message(error)
                          << "; LOCKSTEP_CLANG names the compiler\n";
    return false;
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

const char* compiler() {
  const char* const given = std::getenv("LOCKSTEP_CLANG");
  return given ? given : "clang-22";
}

Compiled result_of(const std::vector<std::string>& words, const TemporaryFolder& folder, const fs::path& code,
                   const fs::path& log) {
  Compiled result;
  result.done = run(words, folder, log);
  result.log = read(log);
  const std::string bytes = result.done ? read(code) : std::string();
  result.code.assign(bytes.begin(), bytes.end());
  return result;
}

constexpr const char* older_headers =
#include "hip_older_headers.inc"
    ;
/// Headers that those of HIP's version 5 are without.
constexpr std::pair<const char*, const char*> newer_headers[] = {
    {
        "hip_bf16.h",
#include "hip_bf16.inc"
    },
    {
        "hip_fp4.h",
#include "hip_fp4.inc"
    },
    {
        "hip_fp8.h",
#include "hip_fp8.inc"
    },
    {
        "hip_math_constants.h",
#include "hip_math_constants.inc"
    },
};
/// What a program has without including it. The macro that says hiprtc comes last: HIP's headers of version 5 leave out
/// most of this where it is defined, and do not go with C++'s headers then.
constexpr const char* given_headers = R"(#include "hip_older_headers.h"
#include <hip/hip_bfloat16.h>
#include <hip/hip_complex.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>
#include <stdint.h>

#include <cmath>
#include <cstdint>
#include <type_traits>

// A function of these that is not inline would be in each program that is linked with another.
namespace cooperative_groups::internal::coalesced_group {
inline __device__ unsigned masked_bit_count(unsigned long long, unsigned);
}
#include <hip/hip_cooperative_groups.h>
#define __HIPCC_RTC__ 1
)";
constexpr const char* no_folder = "no temporary folder can be made\n";

}  // namespace

Compiled compile(const std::string& source, const std::string& name, const std::string& target, unsigned wave_size,
                 const std::vector<SourceFile>& files, const std::vector<std::string>& options) {
  const TemporaryFolder folder;
  if (folder.path().empty()) return {.log = no_folder};
  const fs::path input = folder.path() / fs::path(name.empty() ? "program" : name).filename(),
                 code = folder.path() / "code.o", log = folder.path() / "log";
  const fs::path before = folder.path() / "before" / "given_headers.h";
  fs::create_directory(before.parent_path());
  std::ofstream(before) << given_headers;
  std::ofstream(before.parent_path() / "hip_older_headers.h") << older_headers;
  const fs::path newer = folder.path() / "newer";
  fs::create_directories(newer / "hip");
  for (const auto& [header, text] : newer_headers) std::ofstream(newer / "hip" / header) << text;
  std::ofstream(input) << source;
  for (const SourceFile& file : files) {
    const fs::path path = (folder.path() / file.name).lexically_normal();
    if (path.string().compare(0, folder.path().string().size(), folder.path().string()) != 0) continue;
    fs::create_directories(path.parent_path());
    std::ofstream(path) << file.text;
  }
  std::vector<std::string> words = {compiler(),
                                    "-x",
                                    "hip",
                                    "--offload-device-only",
                                    "--no-gpu-bundle-output",
                                    "--offload-arch=" + target,
                                    "-mcode-object-version=5",
                                    "-D__AMDGCN_WAVEFRONT_SIZE=" + std::to_string(wave_size),
                                    "-O3",
                                    "-std=c++17",
                                    "-include",
                                    before.string(),
                                    "-I" + folder.path().string(),
                                    "-idirafter",  // what is installed comes first
                                    newer.string(),
                                    "-Wno-unused-command-line-argument"};
  if (!std::getenv("ROCM_PATH")) words.push_back("--hip-path=/usr");
  if (!installed_libraries().empty()) {
    link_libraries(folder.path() / "libraries", target);
    words.push_back("--rocm-device-lib-path=" + (folder.path() / "libraries").string());
    // What clang does not link any more, and __syncthreads of older headers wants, and logf, powf and others of
    // ocml.bc.
    for (const char* name : {"hip.bc", "oclc_daz_opt_off.bc"})
      if (const fs::path rest = folder.path() / "libraries" / name; fs::exists(rest))
        words.insert(words.end(), {"-Xclang", "-mlink-builtin-bitcode", "-Xclang", rest.string()});
  }
  words.insert(words.end(), options.begin(), options.end());
  // With -fgpu-rdc what comes out is linked later, by hiprtcLinkComplete.
  if (std::find(options.begin(), options.end(), "-fgpu-rdc") != options.end())
    words.insert(words.end(), {"-emit-llvm", "-c"});
  words.insert(words.end(), {input.string(), "-o", code.string()});
  return result_of(words, folder, code, log);
}

Compiled link(const std::vector<SourceFile>& inputs, const std::string& target) {
  const TemporaryFolder folder;
  if (folder.path().empty()) return {.log = no_folder};
  const fs::path code = folder.path() / "code.o", log = folder.path() / "log";
  std::vector<std::string> words = {
      compiler(), "--target=amdgcn-amd-amdhsa", "-nogpulib", "-mcpu=" + target, "-flto", "-O3", "-x",
      "ir",       "-Wno-override-module"};
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    const fs::path path = folder.path() / ("input" + std::to_string(i));
    std::ofstream(path, std::ios::binary) << inputs[i].text;
    words.push_back(path.string());
  }
  words.insert(words.end(), {"-o", code.string()});
  return result_of(words, folder, code, log);
}

}  // namespace hip
