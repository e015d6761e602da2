// Libraries of kernels (HIP 7.2): code that is loaded when its first kernel is wanted. A kernel of one is a function
// like those of modules, by the same handle, so that every launch takes it.
#include <map>
#include <mutex>

#include "bundle.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "module.hpp"
#include "stream.hpp"

namespace hip {

struct Library {
  std::vector<std::uint8_t> bytes;
  std::shared_ptr<Module> module;  ///< null: not loaded yet
};

namespace {

std::mutex& mutex = *new std::mutex;
auto& libraries = *new std::map<Library*, std::unique_ptr<Library>>;

hipError_t make(Library** result, std::vector<std::uint8_t> bytes, unsigned options) {
  if (options != 0) return not_supported("hipLibraryLoadData with options of a compiler");
  if (bytes.empty()) return hipErrorInvalidImage;
  auto library = std::make_unique<Library>();
  library->bytes = std::move(bytes);
  const std::lock_guard lock(mutex);
  *result = library.get();
  libraries.emplace(library.get(), std::move(library));
  return hipSuccess;
}

/// Loads it if it is not; with the lock.
hipError_t load(Library* library) {
  if (libraries.count(library) == 0) return hipErrorInvalidResourceHandle;
  if (library->module) return hipSuccess;
  if (!current()) return hipErrorNoDevice;
  hipError_t error = hipSuccess;
  library->module = load_module(*current(), library->bytes, error);
  return library->module ? hipSuccess : error;
}

/// The library of a kernel; null if it is of none. With the lock.
Library* library_of(const Function& function) {
  for (const auto& [library, owned] : libraries)
    if (library->module.get() == function.module.get()) return library;
  return nullptr;
}

}  // namespace

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipLibraryLoadData(Library** library, const void* image, const void*, void**, unsigned options, const void*,
                              void**, unsigned) {
  return call(
      [&] { return library && image ? make(library, code_bytes(image).copy(), options) : hipErrorInvalidValue; });
}
hipError_t hipLibraryLoadFromFile(Library** library, const char* path, const void*, void**, unsigned options,
                                  const void*, void**, unsigned) {
  return call([&] {
    if (!library || !path) return hipErrorInvalidValue;
    std::vector<uint8_t> bytes;
    const hipError_t error = read_code(path, bytes);
    return error == hipSuccess ? make(library, std::move(bytes), options) : error;
  });
}
hipError_t hipLibraryUnload(Library* library) {
  return call([&] {
    std::unique_ptr<Library> gone;
    {
      std::unique_lock lock(mutex);
      const auto found = libraries.find(library);
      if (found == libraries.end()) return hipErrorInvalidResourceHandle;
      if (const auto module = found->second->module) {
        lock.unlock();
        if (const hipError_t error = finish_all(*module->gpu); error != hipSuccess) return error;
        lock.lock();
      }
      const auto still = libraries.find(library);
      if (still == libraries.end()) return hipErrorInvalidResourceHandle;
      gone = std::move(still->second);
      libraries.erase(still);
    }
    if (gone->module) forget_functions(*gone->module);
    return hipSuccess;
  });
}
hipError_t hipLibraryGetKernelCount(unsigned* count, Library* library) {
  return call([&] {
    if (!count) return hipErrorInvalidValue;
    const std::lock_guard lock(mutex);
    const hipError_t error = load(library);
    if (error == hipSuccess) *count = lockstep_kernel_count(library->module->code);
    return error;
  });
}
hipError_t hipLibraryGetKernel(hipFunction_t* kernel, Library* library, const char* name) {
  return call([&] {
    if (!kernel || !name) return hipErrorInvalidValue;
    const std::lock_guard lock(mutex);
    if (const hipError_t error = load(library); error != hipSuccess) return error;
    auto function = library->module->function(name);
    if (!function) return hipErrorNotFound;
    *kernel = handle_of(std::move(function));
    return hipSuccess;
  });
}
hipError_t hipLibraryEnumerateKernels(hipFunction_t* kernels, unsigned room, Library* library) {
  return call([&] {
    if (!kernels || room == 0) return hipErrorInvalidValue;
    const std::lock_guard lock(mutex);
    if (const hipError_t error = load(library); error != hipSuccess) return error;
    unsigned i = 0;
    for (const std::string& name : library->module->function_names())
      if (i < room) kernels[i++] = handle_of(library->module->function(name));
    return hipSuccess;
  });
}

hipError_t hipKernelGetLibrary(Library** library, hipFunction_t kernel) {
  return call([&] {
    const auto function = function_of(kernel);
    if (!library || !function) return hipErrorInvalidValue;
    const std::lock_guard lock(mutex);
    *library = library_of(*function);
    return *library ? hipSuccess : hipErrorInvalidResourceHandle;
  });
}
hipError_t hipKernelGetName(const char** name, hipFunction_t kernel) {
  return call([&] {
    const auto function = function_of(kernel);
    if (!name || !function) return hipErrorInvalidValue;
    *name = function->name.c_str();
    return hipSuccess;
  });
}
hipError_t hipKernelGetFunction(hipFunction_t* function, hipFunction_t kernel) {
  return call([&] {
    if (!function || !function_of(kernel)) return hipErrorInvalidValue;
    *function = kernel;
    return hipSuccess;
  });
}
hipError_t hipKernelGetParamInfo(hipFunction_t kernel, size_t which, size_t* offset, size_t* bytes) {
  return call([&] {
    const auto function = function_of(kernel);
    if (!offset || !function || which >= function->arguments.size()) return hipErrorInvalidValue;
    *offset = function->arguments[which].offset;
    if (bytes) *bytes = function->arguments[which].size;
    return hipSuccess;
  });
}
hipError_t hipKernelGetAttribute(int* value, hipFunction_attribute attribute, hipFunction_t kernel,
                                 hipDevice_t device) {
  return call([&] { return gpu(device) ? hipFuncGetAttribute(value, attribute, kernel) : hipErrorInvalidDevice; });
}
hipError_t hipKernelSetAttribute(hipFunction_attribute attribute, int value, hipFunction_t kernel, hipDevice_t device) {
  return call([&] {
    const auto function = function_of(kernel);
    if (!gpu(device)) return hipErrorInvalidDevice;
    if (!function || value < 0) return hipErrorInvalidValue;
    switch (attribute) {
      // Launches may have all that fits, whatever was announced.
      case HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
        return function->info.lds_bytes + static_cast<unsigned>(value) > function->module->gpu->info.lds_bytes
                   ? hipErrorInvalidValue
                   : hipSuccess;
      case HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: return hipSuccess;
      default: return hipErrorInvalidValue;  // what the code object says
    }
  });
}

}  // extern "C"
