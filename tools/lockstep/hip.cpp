// lockstep hip: runs a program with lockstep's HIP runtime in place of ROCm's.
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "command.hpp"

namespace command {

namespace {

namespace fs = std::filesystem;

/// Where the runtime is: beside an installed command, else where it was built. Empty if it is in neither place.
fs::path runtime_folder() {
  std::error_code error;
  const fs::path own = fs::read_symlink("/proc/self/exe", error).parent_path();
  for (const fs::path& folder : {own / LOCKSTEP_HIP_INSTALLED, fs::path(LOCKSTEP_HIP_BUILT)})
    if (fs::exists(folder / "libamdhip64.so.6", error)) return fs::canonical(folder, error);
  return {};
}

/// Puts a path before those that the variable has.
void put_first(const char* variable, const std::string& path) {
  const char* const before = std::getenv(variable);
  setenv(variable, before && *before ? (path + ":" + before).c_str() : path.c_str(), 1);
}

}  // namespace

int run_hip(const std::vector<std::string>& words) {
  if (words.empty()) return fail("hip: give a program and its arguments");
  const fs::path folder = runtime_folder();
  if (folder.empty())
    return fail("hip: the HIP runtime was not built: it wants HIP's headers and zlib (libamdhip64-dev, zlib1g-dev)");
  put_first("LD_LIBRARY_PATH", folder.string());
  // For programs that look elsewhere first.
  std::error_code error;
  if (const fs::path search = folder / "lockstep_hip_search.so"; fs::exists(search, error))
    put_first("LD_AUDIT", search.string());
  std::vector<std::string> copies = words;
  std::vector<char*> arguments;
  for (std::string& word : copies) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  execvp(arguments[0], arguments.data());
  return fail("hip: cannot run " + words[0] + ": " + std::system_category().message(errno));
}

}  // namespace command
