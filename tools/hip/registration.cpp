// What clang's start-up code calls: the program's own binaries, kernels and variables.
#include <algorithm>
#include <cstring>
#include <map>
#include <unordered_map>

#include "allocation.hpp"
#include "bundle.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "module.hpp"
#include "stream.hpp"
#include "thread_object.hpp"

namespace hip {

namespace {

struct ManagedVariable {
  std::string name;
  void* memory = nullptr;
};

struct FatBinary {
  const void* data = nullptr;
  std::vector<ManagedVariable> managed{};
  std::map<int, std::shared_ptr<Module>> modules{};  // by device
  std::map<int, hipError_t> failed{};
};

struct Registered {
  FatBinary* binary = nullptr;
  std::string name{};
};

std::recursive_mutex& mutex = *new std::recursive_mutex;
auto& binaries = *new std::vector<std::unique_ptr<FatBinary>>;
auto& functions = *new std::unordered_map<const void*, Registered>;
auto& variables = *new std::unordered_map<const void*, Registered>;

/// The binary's code in that device, which is loaded when it is first wanted.
std::shared_ptr<Module> module_of(FatBinary& binary, Gpu& gpu, hipError_t& error) {  // with the lock
  const auto found = binary.modules.find(gpu.ordinal);
  if (found != binary.modules.end()) return found->second;
  if (const auto failure = binary.failed.find(gpu.ordinal); failure != binary.failed.end()) {
    error = failure->second;
    return nullptr;
  }
  auto module = load_module(gpu, code_bytes(binary.data).bytes, error);
  if (!module) {
    binary.failed.emplace(gpu.ordinal, error);
    return nullptr;
  }
  for (const ManagedVariable& variable : binary.managed) {
    std::uint8_t* place = nullptr;
    std::size_t bytes = 0;
    if (module->variable(variable.name, &place, &bytes) && bytes == sizeof variable.memory)
      std::memcpy(place, &variable.memory, sizeof variable.memory);
  }
  binary.modules.emplace(gpu.ordinal, module);
  return module;
}

}  // namespace

hipError_t function_of(const void* host, Gpu& gpu, std::shared_ptr<const Function>& function) {
  // Launches in a row are mostly of the same kernels.
  struct Last {
    const void* host = nullptr;
    const Gpu* gpu = nullptr;
    std::weak_ptr<const Function> function{};
  };
  Last& last = of_thread<Last>();
  if (last.host == host && last.gpu == &gpu && (function = last.function.lock())) return hipSuccess;
  const std::lock_guard lock(mutex);
  const auto found = functions.find(host);
  if (found == functions.end()) return hipErrorInvalidDeviceFunction;
  hipError_t error = hipSuccess;
  const auto module = module_of(*found->second.binary, gpu, error);
  if (!module) return error;
  function = module->function(found->second.name);
  if (!function) return hipErrorInvalidDeviceFunction;
  last = {host, &gpu, function};
  return hipSuccess;
}

hipError_t variable_of(const void* host, Gpu& gpu, std::uint8_t** address, std::size_t* bytes) {
  const std::lock_guard lock(mutex);
  const auto found = variables.find(host);
  if (found == variables.end()) return hipErrorInvalidSymbol;
  hipError_t error = hipSuccess;
  const auto module = module_of(*found->second.binary, gpu, error);
  if (!module) return error;
  return module->variable(found->second.name, address, bytes) ? hipSuccess : hipErrorInvalidSymbol;
}

std::string target_of_program() {
  const std::lock_guard lock(mutex);
  for (const auto& binary : binaries) {
    const auto code = code_bytes(binary->data);
    if (const char* target = code.empty() ? nullptr : lockstep_target_for(code.bytes.data(), code.bytes.size()))
      return target;
  }
  return "";
}

const char* name_of(const void* host) {
  const std::lock_guard lock(mutex);
  const auto found = functions.find(host);
  return found == functions.end() ? nullptr : found->second.name.c_str();
}

}  // namespace hip

using namespace hip;

extern "C" {

void** __hipRegisterFatBinary(const void* given) {
  struct Wrapper {
    std::uint32_t magic, version;
    const void* binary;
    const void* unused;
  };
  const auto* const wrapper = static_cast<const Wrapper*>(given);
  constexpr std::uint32_t hip_magic = 0x48495046;  // "HIPF"
  if (!wrapper || wrapper->magic != hip_magic || wrapper->version != 1) {
    complain("a fat binary of a kind that is not known");
    return nullptr;
  }
  const std::lock_guard lock(mutex);
  binaries.push_back(std::make_unique<FatBinary>(FatBinary{wrapper->binary}));
  return reinterpret_cast<void**>(binaries.back().get());
}

void __hipUnregisterFatBinary(void** handle) {
  if (!handle) return;
  auto* const binary = reinterpret_cast<FatBinary*>(handle);
  std::map<int, std::shared_ptr<Module>> modules;
  {
    const std::lock_guard lock(mutex);
    modules.swap(binary->modules);
    std::erase_if(functions, [&](const auto& each) { return each.second.binary == binary; });
    std::erase_if(variables, [&](const auto& each) { return each.second.binary == binary; });
    std::erase_if(binaries, [&](const auto& each) { return each.get() == binary; });
  }
  for (const auto& [device, module] : modules) (void)finish_all(*module->gpu);  // its kernels may still run
}

void __hipRegisterFunction(void** handle, const void* host, char*, const char* name, unsigned, void*, void*, void*,
                           void*, int*) {
  if (!handle) return;
  const std::lock_guard lock(mutex);
  functions[host] = {reinterpret_cast<FatBinary*>(handle), name};
}

void __hipRegisterVar(void** handle, void* host, char*, char* name, int, std::size_t, int, int) {
  if (!handle) return;
  const std::lock_guard lock(mutex);
  variables[host] = {reinterpret_cast<FatBinary*>(handle), name};
}

void __hipRegisterManagedVar(void** handle, void** pointer, void* initial, const char* name, std::size_t bytes,
                             unsigned) {
  if (!handle) return;
  void* memory = nullptr;
  if (allocate(MemoryKind::managed, bytes, hipMemAttachGlobal, "a __managed__ variable", &memory) != hipSuccess) {
    complain("no memory for the managed variable %s", name);
    return;
  }
  std::memcpy(memory, initial, bytes);
  *pointer = memory;
  const std::lock_guard lock(mutex);
  auto* const binary = reinterpret_cast<FatBinary*>(handle);
  binary->managed.push_back({name, memory});
  variables[pointer] = {binary, name};
}

// References of textures and surfaces are variables of the device, too.
void __hipRegisterTexture(void** handle, void* host, char*, char* name, int, int, int) {
  __hipRegisterVar(handle, host, nullptr, name, 0, 0, 0, 0);
}
void __hipRegisterSurface(void** handle, void* host, char*, char* name, int, int) {
  __hipRegisterVar(handle, host, nullptr, name, 0, 0, 0, 0);
}

}  // extern "C"
