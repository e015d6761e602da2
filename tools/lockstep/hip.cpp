// lockstep hip, lockstep rocm: run a program with lockstep's HIP runtime, or its HSA runtime, in place of ROCm's.
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "command.hpp"

namespace command {

namespace {

namespace fs = std::filesystem;

/// Where a runtime is: beside an installed command, else where it was built. Empty if it is in neither place.
fs::path runtime_folder(const char* installed, const char* built, const char* library) {
  std::error_code error;
  const fs::path own = fs::read_symlink("/proc/self/exe", error).parent_path();
  for (const fs::path& folder : {own / installed, fs::path(built)})
    if (fs::exists(folder / library, error)) return fs::canonical(folder, error);
  return {};
}

/// Puts a path before those that the variable has.
void put_first(const char* variable, const std::string& path) {
  const char* const before = std::getenv(variable);
  setenv(variable, before && *before ? (path + ":" + before).c_str() : path.c_str(), 1);
}

/// Becomes the program.
int become(const std::vector<std::string>& words, const std::string& front_door) {
  std::vector<std::string> copies = words;
  std::vector<char*> arguments;
  for (std::string& word : copies) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  execvp(arguments[0], arguments.data());
  return fail(front_door + ": cannot run " + words[0] + ": " + std::system_category().message(errno));
}

}  // namespace

int run_hip(const std::vector<std::string>& words) {
  if (words.empty()) return fail("hip: give a program and its arguments");
  const fs::path folder = runtime_folder(LOCKSTEP_HIP_INSTALLED, LOCKSTEP_HIP_BUILT, "libamdhip64.so.6");
  if (folder.empty())
    return fail("hip: the HIP runtime was not built: it wants HIP's headers and zlib (libamdhip64-dev, zlib1g-dev)");
  put_first("LD_LIBRARY_PATH", folder.string());
  // For programs that look elsewhere first.
  std::error_code error;
  if (const fs::path search = folder / "lockstep_hip_search.so"; fs::exists(search, error))
    put_first("LD_AUDIT", search.string());
  return become(words, "hip");
}

int run_rocm(const std::vector<std::string>& words) {
  if (words.empty()) return fail("rocm: give a program and its arguments");
  const fs::path folder = runtime_folder(LOCKSTEP_ROCM_INSTALLED, LOCKSTEP_ROCM_BUILT, "libhsa-runtime64.so.1");
  if (folder.empty()) return fail("rocm: the HSA runtime was not built: it wants HSA's headers (libhsa-runtime-dev)");
  put_first("LD_LIBRARY_PATH", folder.string());
  // For programs that ask the kernel's driver first.
  std::error_code error;
  if (const fs::path files = folder / "lockstep_rocm_files.so"; fs::exists(files, error))
    put_first("LD_PRELOAD", files.string());
  return become(words, "rocm");
}

}  // namespace command
