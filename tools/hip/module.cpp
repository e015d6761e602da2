// Loading code objects, and HIP's calls on modules.
#include "module.hpp"

#include <cstdio>
#include <cstring>
#include <fstream>
#include <functional>
#include <iterator>
#include <set>
#include <span>
#include <string_view>
#include <unordered_map>

#include "allocation.hpp"
#include "bundle.hpp"
#include "capture.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "lockstep/object/elf.hpp"
#include "lockstep/object/offload_bundle.hpp"
#include "stream.hpp"
#include "texture.hpp"

struct ihipModule_t {
  std::shared_ptr<hip::Module> module;
};
struct ihipModuleSymbol_t {
  std::shared_ptr<const hip::Function> function;
};

namespace hip {

namespace {

std::mutex& mutex = *new std::mutex;
auto& modules = *new std::set<hipModule_t>;
auto& handles = *new std::unordered_map<const Function*, std::unique_ptr<ihipModuleSymbol_t>>;

hipError_t load_bytes(hipModule_t* result, std::span<const std::uint8_t> bytes) {
  Gpu* const gpu = current();
  if (!gpu) return hipErrorNoDevice;
  if (bytes.empty()) return hipErrorInvalidImage;
  hipError_t error = hipSuccess;
  auto module = load_module(*gpu, bytes, error);
  if (!module) return error;
  const std::lock_guard lock(mutex);
  *result = *modules.insert(new ihipModule_t{std::move(module)}).first;
  return hipSuccess;
}

/// Is it whole, as far as can be told, and of another target? Else it is damaged.
bool for_other_targets(const Gpu& gpu, std::span<const std::uint8_t> bytes) {
  if (const char* const target = lockstep_target_for(bytes.data(), bytes.size())) return gpu.target != target;
  constexpr std::string_view elf = "\177ELF";  // else a bundle without any target that lockstep has
  const bool object = bytes.size() >= elf.size() && std::memcmp(bytes.data(), elf.data(), elf.size()) == 0;
  return !object || lockstep::elf::File::open(bytes);
}

}  // namespace

std::shared_ptr<Module> module_of(hipModule_t handle) {
  const std::lock_guard lock(mutex);
  return modules.count(handle) != 0 ? handle->module : nullptr;
}

Module::Module() = default;

Module::~Module() {
  for (const std::uintptr_t start : variables)
    (void)release(reinterpret_cast<void*>(start), MemoryKind::variable, MemoryKind::variable, hipSuccess);
  (void)lockstep_unload(gpu->device, code);
}

std::shared_ptr<const Function> Module::function(const std::string& name) const {
  const std::lock_guard lock(mutex_);
  auto& known = functions_[name];
  if (known) return known;
  auto made = std::make_shared<Function>();
  made->info.struct_size = sizeof made->info;
  if (lockstep_get_kernel_info(code, name.c_str(), &made->info) != LOCKSTEP_OK) return nullptr;
  made->name = name;
  // The module lives as long as its functions are known, not the other way round.
  made->module = std::shared_ptr<const Module>(std::shared_ptr<const Module>(), this);
  bool block_counts = false;
  const std::uint32_t count = lockstep_kernel_argument_count(code, name.c_str());
  for (std::uint32_t i = 0; i < count; ++i) {
    lockstep_kernel_argument argument{};
    argument.struct_size = sizeof argument;
    if (lockstep_get_kernel_argument(code, name.c_str(), i, &argument) != LOCKSTEP_OK) continue;
    if (argument.kind != LOCKSTEP_ARGUMENT_HIDDEN) made->arguments.push_back({argument.offset, argument.size});
    made->hostcall |= std::strcmp(argument.value_kind, "hidden_hostcall_buffer") == 0;
    made->printf_buffer |= std::strcmp(argument.value_kind, "hidden_printf_buffer") == 0;
    made->waits_for_grid |= std::strcmp(argument.value_kind, "hidden_multigrid_sync_arg") == 0;
    made->heap |= std::strcmp(argument.value_kind, "hidden_heap_v1") == 0;
    block_counts |= std::strcmp(argument.value_kind, "hidden_block_count_x") == 0;
  }
  // Before version 5 of code objects malloc keeps its books in a variable, and no argument says that there is one.
  made->heap |= made->hostcall && !block_counts;
  return known = std::move(made);
}

std::vector<std::string> Module::function_names() const {
  std::vector<std::string> result;
  for (std::uint32_t i = 0; i < lockstep_kernel_count(code); ++i) result.push_back(lockstep_kernel_name(code, i));
  return result;
}

bool Module::variable(const std::string& name, std::uint8_t** address, std::size_t* bytes) {
  lockstep_symbol symbol{};
  symbol.struct_size = sizeof symbol;
  if (lockstep_get_symbol(code, name.c_str(), &symbol) != LOCKSTEP_OK || symbol.kind != LOCKSTEP_SYMBOL_OBJECT)
    return false;
  *address = reinterpret_cast<std::uint8_t*>(symbol.address);
  *bytes = symbol.size;
  const std::lock_guard lock(mutex_);
  if (symbol.size != 0 && register_memory(MemoryKind::variable, *address, symbol.size, 0, "a __device__ variable",
                                          gpu->ordinal) == hipSuccess)
    variables.push_back(symbol.address);
  return true;
}

std::shared_ptr<Module> load_module(Gpu& gpu, std::span<const std::uint8_t> bytes, hipError_t& error) {
  auto module = std::make_shared<Module>();
  module->gpu = &gpu;
  if (lockstep_load(gpu.device, bytes.data(), bytes.size(), &module->code) == LOCKSTEP_OK) {
    const auto part = lockstep::unbundle(bytes, gpu.target);  // the pages of other targets are not touched
    const auto code = part ? *part : bytes;
    module->code_hash = std::hash<std::string_view>{}({reinterpret_cast<const char*>(code.data()), code.size()});
    module->formats = printf_formats(code, gpu.target);
    return module;
  }
  complain("%s", lockstep_error());
  error = for_other_targets(gpu, bytes) ? hipErrorNoBinaryForGpu : hipErrorInvalidImage;
  return nullptr;
}

hipFunction_t handle_of(std::shared_ptr<const Function> function) {
  const std::lock_guard lock(mutex);
  auto& handle = handles[function.get()];
  if (!handle) handle = std::make_unique<ihipModuleSymbol_t>(ihipModuleSymbol_t{std::move(function)});
  return handle.get();
}

void forget_functions(const Module& module) {
  const std::lock_guard lock(mutex);
  for (auto each = handles.begin(); each != handles.end();)
    each = each->second->function->module.get() == &module ? handles.erase(each) : std::next(each);
}

hipError_t read_code(const char* path, std::vector<std::uint8_t>& bytes) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return hipErrorFileNotFound;
  const std::vector<char> all{std::istreambuf_iterator<char>(file), {}};
  bytes = code_bytes(all.data(), all.size()).copy();
  return bytes.empty() ? hipErrorInvalidImage : hipSuccess;
}

std::shared_ptr<const Function> function_of(hipFunction_t handle) {
  const std::lock_guard lock(mutex);
  for (const auto& [function, each] : handles)
    if (each.get() == handle) return each->function;
  return nullptr;
}

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipModuleLoad(hipModule_t* module, const char* path) {
  return call([&] {
    if (!module || !path) return hipErrorInvalidValue;
    std::vector<uint8_t> bytes;
    const hipError_t error = read_code(path, bytes);
    return error == hipSuccess ? load_bytes(module, bytes) : error;
  });
}
hipError_t hipModuleLoadData(hipModule_t* module, const void* image) {
  return call([&] { return module && image ? load_bytes(module, code_bytes(image).bytes) : hipErrorInvalidValue; });
}
hipError_t hipModuleLoadDataEx(hipModule_t* module, const void* image, unsigned, hipJitOption*, void**) {
  return hipModuleLoadData(module, image);
}
hipError_t hipModuleLoadFatBinary(hipModule_t* module, const void* image) { return hipModuleLoadData(module, image); }
hipError_t hipModuleUnload(hipModule_t handle) {
  return call([&] {
    const auto module = module_of(handle);
    if (!module) return hipErrorInvalidResourceHandle;
    if (const hipError_t error = unordered_call(); error != hipSuccess) return error;
    if (const hipError_t error = finish_all(*module->gpu); error != hipSuccess) return error;
    forget_functions(*module);
    unbind_references(*module);
    const std::lock_guard lock(mutex);
    modules.erase(handle);
    delete handle;
    return hipSuccess;
  });
}
hipError_t hipModuleGetFunction(hipFunction_t* function, hipModule_t handle, const char* name) {
  return call([&] {
    if (!function || !name) return hipErrorInvalidValue;
    const auto module = module_of(handle);
    if (!module) return hipErrorInvalidResourceHandle;
    auto found = module->function(name);
    if (!found) return hipErrorNotFound;
    *function = handle_of(std::move(found));
    return hipSuccess;
  });
}
hipError_t hipModuleGetFunctionCount(unsigned* count, hipModule_t handle) {
  return call([&] {
    const auto module = module_of(handle);
    if (!count || !module) return module ? hipErrorInvalidValue : hipErrorInvalidResourceHandle;
    *count = lockstep_kernel_count(module->code);
    return hipSuccess;
  });
}
hipError_t hipModuleGetGlobal(hipDeviceptr_t* address, size_t* bytes, hipModule_t handle, const char* name) {
  return call([&] {
    if (!name) return hipErrorInvalidValue;
    const auto module = module_of(handle);
    if (!module) return hipErrorInvalidResourceHandle;
    uint8_t* place = nullptr;
    size_t size = 0;
    if (!module->variable(name, &place, &size)) return hipErrorNotFound;
    if (address) *address = place;
    if (bytes) *bytes = size;
    return hipSuccess;
  });
}
hipError_t hipGetFuncBySymbol(hipFunction_t* function, const void* host) {
  return call([&] {
    if (!function || !current()) return hipErrorInvalidValue;
    std::shared_ptr<const Function> found;
    const hipError_t error = function_of(host, *current(), found);
    if (error == hipSuccess) *function = handle_of(std::move(found));
    return error;
  });
}
const char* hipKernelNameRef(const hipFunction_t handle) {
  const auto function = function_of(handle);
  return function ? function->name.c_str() : nullptr;
}
const char* hipKernelNameRefByPtr(const void* host, hipStream_t) { return name_of(host); }

}  // extern "C"
