// Finds out whether there are several ranks, and the library that connects them: a process of its own does not load
// MPI.
#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "ranks.hpp"

namespace ranks {

namespace fs = std::filesystem;

bool started() {
  for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"})
    if (const char* size = std::getenv(name); size != nullptr && std::atoi(size) > 1) return true;
  return false;
}

std::optional<Place> place() {
  const char *rank = std::getenv("OMPI_COMM_WORLD_RANK"), *size = std::getenv("OMPI_COMM_WORLD_SIZE");
  if (rank == nullptr || size == nullptr) return std::nullopt;
  return Place{std::atoi(rank), std::atoi(size)};
}

lockstep::Result<std::unique_ptr<Ranks>> join() {
  using lockstep::Error;
  // OpenMPI looks for networks for 0.2 s, which ranks of one machine have no use for: it is told how they talk.
  const char *all = std::getenv("OMPI_COMM_WORLD_SIZE"), *here = std::getenv("OMPI_COMM_WORLD_LOCAL_SIZE");
  if (all != nullptr && here != nullptr && std::atoi(all) == std::atoi(here)) setenv("OMPI_MCA_pml", "ob1", 0);
  std::error_code error;
  const fs::path own = fs::read_symlink("/proc/self/exe", error).parent_path();
  std::string why = "lockstep was built without MPI (libopenmpi-dev)";
  for (const fs::path& folder : {own / LOCKSTEP_RANKS_INSTALLED, fs::path(LOCKSTEP_RANKS_BUILT)}) {
    const fs::path file = folder / "liblockstep_mpi.so";
    if (!fs::exists(file, error)) continue;
    void* const library = dlopen(file.c_str(), RTLD_NOW | RTLD_GLOBAL);
    if (library == nullptr) {
      why = dlerror();
      continue;
    }
    const auto open = reinterpret_cast<Ranks* (*)()>(dlsym(library, "lockstep_join_ranks"));
    if (open == nullptr) continue;
    if (Ranks* const ranks = open()) return std::unique_ptr<Ranks>(ranks);
    why = "MPI did not start";
  }
  return Error{"this process is one of several ranks, but cannot reach the others: " + why};
}

}  // namespace ranks
