// Texture references: variables of programs and modules that kernels read textures by. Binding one makes a texture
// object and copies the reference to the device, whose kernels find the object's address in it.
#include <climits>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "allocation.hpp"
#include "array.hpp"
#include "copy.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "mipmapped_array.hpp"
#include "module.hpp"
#include "texture.hpp"

namespace hip {

namespace {

/// References of modules, which the runtime keeps for the program.
struct ModuleReference {
  std::unique_ptr<textureReference> reference;
  std::weak_ptr<Module> module{};
  std::string name{};
};
struct Table {
  std::mutex mutex;
  std::map<const void*, ModuleReference> references;
};
Table& table() {
  static auto* const one = new Table;
  return *one;
}

/// The device's variable behind a reference.
hipError_t device_place(const textureReference* reference, std::uint8_t** place) {
  Gpu* const gpu = current();
  if (!gpu) return hipErrorNoDevice;
  std::size_t bytes = 0;
  {
    Table& all = table();
    const std::lock_guard lock(all.mutex);
    if (const auto found = all.references.find(reference); found != all.references.end()) {
      const auto module = found->second.module.lock();
      if (!module || !module->variable(found->second.name, place, &bytes)) return hipErrorNotFound;
      return bytes == sizeof *reference ? hipSuccess : hipErrorNotFound;
    }
  }
  const hipError_t error = variable_of(reference, *gpu, place, &bytes);
  return error == hipSuccess && bytes != sizeof *reference ? hipErrorInvalidSymbol : error;
}

hipTextureDesc texture_of(const textureReference& reference) {
  hipTextureDesc result{};
  for (int i = 0; i < 3; ++i) result.addressMode[i] = reference.addressMode[i];
  result.filterMode = reference.filterMode;
  result.readMode = reference.readMode;
  result.sRGB = reference.sRGB;
  result.normalizedCoords = reference.normalized;
  result.maxAnisotropy = reference.maxAnisotropy;
  result.mipmapFilterMode = reference.mipmapFilterMode;
  result.mipmapLevelBias = reference.mipmapLevelBias;
  result.minMipmapLevelClamp = reference.minMipmapLevelClamp;
  result.maxMipmapLevelClamp = reference.maxMipmapLevelClamp;
  return result;
}

/// Whatever was bound before no longer is.
hipError_t bind(const textureReference* given, const hipResourceDesc& resource, const hipResourceViewDesc* view) {
  auto* const reference = const_cast<textureReference*>(given);
  if (const hipError_t error = image_support(); error != hipSuccess) return error;
  std::uint8_t* place = nullptr;
  if (const hipError_t error = device_place(reference, &place); error != hipSuccess) return error;
  if (const hipError_t error = destroy_texture(reference->textureObject); error != hipSuccess) return error;
  reference->textureObject = nullptr;
  const hipTextureDesc texture = texture_of(*reference);
  const hipError_t error = create_texture(&reference->textureObject, &resource, &texture, view);
  if (error != hipSuccess) return error;
  return submit_copy(nullptr, plain_copy(place, reference, sizeof *reference, hipMemcpyHostToDevice), true);
}

/// A texture begins at a multiple of 256 bytes: how far the address is behind one. hipErrorInvalidValue if it is, and
/// the program does not ask how far.
hipError_t align(std::size_t* offset, const void*& address) {
  const std::size_t behind = reinterpret_cast<std::uintptr_t>(address) % 256;
  if (behind != 0 && !offset) return hipErrorInvalidValue;
  if (offset) *offset = behind;
  address = static_cast<const std::uint8_t*>(address) - behind;
  return hipSuccess;
}

hipError_t bind_linear(std::size_t* offset, const textureReference* reference, const void* start,
                       const hipChannelFormatDesc& description, std::size_t bytes) {
  const auto memory = allocation_at(start);
  // The headers' default, of programs that do not say how much memory there is.
  if (memory && bytes == UINT_MAX) bytes = memory->end() - reinterpret_cast<std::uintptr_t>(start);
  const void* from = start;
  if (const hipError_t error = align(offset, from); error != hipSuccess) return error;
  bytes += static_cast<std::size_t>(static_cast<const std::uint8_t*>(start) - static_cast<const std::uint8_t*>(from));
  hipResourceDesc resource{};
  resource.resType = hipResourceTypeLinear;
  resource.res.linear = {const_cast<void*>(from), description, bytes};
  return bind(reference, resource, nullptr);
}

hipError_t bind_pitched(const textureReference* reference, const void* start, const hipChannelFormatDesc& description,
                        std::size_t width, std::size_t height, std::size_t pitch) {
  hipResourceDesc resource{};
  resource.resType = hipResourceTypePitch2D;
  resource.res.pitch2D = {const_cast<void*>(start), description, width, height, pitch};
  return bind(reference, resource, nullptr);
}

hipError_t bind_array(const textureReference* reference, hipArray_const_t handle, std::optional<Texel> texel) {
  const auto array = array_of(handle);
  if (!array || !texel) return hipErrorInvalidValue;
  hipResourceDesc resource{};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = const_cast<hipArray_t>(handle);
  const hipResourceViewDesc view{view_of(*texel), array->width, array->height, array->depth, 0, 0, 0, 0};
  return bind(reference, resource, &view);
}

hipError_t bind_mipmaps(const textureReference* reference, hipMipmappedArray_const_t handle,
                        std::optional<Texel> texel) {
  const auto whole = mipmapped_array_of(handle);
  if (!whole || !texel) return hipErrorInvalidValue;
  hipResourceDesc resource{};
  resource.resType = hipResourceTypeMipmappedArray;
  resource.res.mipmap.mipmap = whole->handle();
  const Array& first = *whole->levels.front();
  const hipResourceViewDesc view{view_of(*texel), first.width, first.height, first.depth, 0, first.levels - 1, 0, 0};
  return bind(reference, resource, &view);
}

/// References of modules that are unloaded: nothing is bound to them any more.  With the table's lock.
void forget_unloaded(Table& all) {
  std::erase_if(all.references, [](const auto& each) { return each.second.module.expired(); });
}

hipError_t module_reference(textureReference** result, hipModule_t handle, const char* name) {
  if (!result || !name || *name == 0) return hipErrorInvalidValue;
  if (!handle) return hipErrorInvalidResourceHandle;
  if (const hipError_t error = image_support(); error != hipSuccess) return error;
  const auto module = module_of(handle);
  if (!module) return hipErrorInvalidResourceHandle;
  std::uint8_t* place = nullptr;
  std::size_t bytes = 0;
  if (!module->variable(name, &place, &bytes) || bytes != sizeof(textureReference)) return hipErrorNotFound;
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  forget_unloaded(all);
  for (const auto& [address, known] : all.references)
    if (known.name == name && known.module.lock() == module) {
      *result = known.reference.get();
      return hipSuccess;
    }
  // As AMD's runtime begins: one float, read as it is, the edge outside.
  auto reference = std::make_unique<textureReference>();
  reference->readMode = hipReadModeNormalizedFloat;
  for (auto& mode : reference->addressMode) mode = hipAddressModeClamp;
  reference->channelDesc = description_of(Texel{HIP_AD_FORMAT_FLOAT, 1});
  reference->format = HIP_AD_FORMAT_FLOAT;
  reference->numChannels = 1;
  *result = reference.get();
  all.references.emplace(*result, ModuleReference{std::move(reference), module, name});
  return hipSuccess;
}

}  // namespace

void unbind_references(const Module& module) {
  std::vector<hipTextureObject_t> bound;
  {
    Table& all = table();
    const std::lock_guard lock(all.mutex);
    for (const auto& [address, known] : all.references)
      if (known.module.lock().get() == &module) bound.push_back(std::exchange(known.reference->textureObject, nullptr));
  }
  for (const hipTextureObject_t each : bound) (void)destroy_texture(each);
}

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipModuleGetTexRef(textureReference** result, hipModule_t module, const char* name) {
  return call([&] { return module_reference(result, module, name); });
}
hipError_t hipGetTextureReference(const textureReference** result, const void* symbol) {
  return call([&] {
    if (!result) return hipErrorInvalidValue;
    if (const hipError_t error = image_support(); error != hipSuccess) return error;
    std::uint8_t* place = nullptr;
    const auto* const reference = static_cast<const textureReference*>(symbol);
    const hipError_t error = device_place(reference, &place);
    if (error == hipSuccess) *result = reference;
    return error;
  });
}
hipError_t hipBindTexture(size_t* offset, const textureReference* reference, const void* start,
                          const hipChannelFormatDesc* description, size_t bytes) {
  return call([&] {
    if (!reference || !start || !description) return hipErrorInvalidValue;
    return bind_linear(offset, reference, start, *description, bytes);
  });
}
hipError_t hipBindTexture2D(size_t* offset, const textureReference* reference, const void* start,
                            const hipChannelFormatDesc* description, size_t width, size_t height, size_t pitch) {
  return call([&] {
    if (!reference || !start || !description || pitch == 0) return hipErrorInvalidValue;
    // Rows begin `offset` bytes later in the texture.
    const void* from = start;
    if (const hipError_t error = align(offset, from); error != hipSuccess) return error;
    const auto texel = texel_of(*description);
    if (!texel) return hipErrorInvalidValue;
    if (from != start) width += (*offset + texel->bytes() - 1) / texel->bytes();
    return bind_pitched(reference, from, *description, width, height, pitch);
  });
}
hipError_t hipBindTextureToArray(const textureReference* reference, hipArray_const_t array,
                                 const hipChannelFormatDesc* description) {
  return call([&] {
    if (!reference || !array || !description) return hipErrorInvalidValue;
    return bind_array(reference, array, texel_of(*description));
  });
}
hipError_t hipBindTextureToMipmappedArray(const textureReference* reference, hipMipmappedArray_const_t array,
                                          const hipChannelFormatDesc* description) {
  return call([&] {
    if (!reference || !array || !description) return hipErrorInvalidValue;
    return bind_mipmaps(reference, array, texel_of(*description));
  });
}
hipError_t hipUnbindTexture(const textureReference* given) {
  return call([&] {
    if (!given) return hipErrorInvalidValue;
    if (const hipError_t error = image_support(); error != hipSuccess) return error;
    const hipError_t error = destroy_texture(given->textureObject);
    if (error == hipSuccess) const_cast<textureReference*>(given)->textureObject = nullptr;
    return error;
  });
}
hipError_t hipGetTextureAlignmentOffset(size_t* offset, const textureReference* reference) {
  return call([&] {
    if (!offset || !reference) return hipErrorInvalidValue;
    if (const hipError_t error = image_support(); error != hipSuccess) return error;
    *offset = 0;  // what is bound was aligned
    return hipSuccess;
  });
}

hipError_t hipTexRefSetArray(textureReference* reference, hipArray_const_t array, unsigned flags) {
  return call([&] {
    constexpr unsigned override_format = 1;  // HIP_TRSA_OVERRIDE_FORMAT, the only one there is
    if (!reference || !array || flags != override_format) return hipErrorInvalidValue;
    const auto found = array_of(array);
    if (!found) return hipErrorInvalidValue;
    const hipError_t error = bind_array(reference, array, found->texel);
    if (error != hipSuccess) return error;
    reference->format = found->texel.component;
    reference->numChannels = static_cast<int>(found->texel.channels);
    return hipSuccess;
  });
}
hipError_t hipTexRefSetMipmappedArray(textureReference* reference, hipMipmappedArray* array, unsigned flags) {
  return call([&] {
    constexpr unsigned override_format = 1;  // HIP_TRSA_OVERRIDE_FORMAT, the only one there is
    if (!reference || !array || flags != override_format) return hipErrorInvalidValue;
    const auto found = mipmapped_array_of(array);
    if (!found) return hipErrorInvalidValue;
    const Texel texel = found->levels.front()->texel;
    const hipError_t error = bind_mipmaps(reference, array, texel);
    if (error != hipSuccess) return error;
    reference->format = texel.component;
    reference->numChannels = static_cast<int>(texel.channels);
    return hipSuccess;
  });
}
hipError_t hipTexRefSetAddress(size_t* offset, textureReference* reference, hipDeviceptr_t start, size_t bytes) {
  return call([&] {
    if (!reference || !start) return hipErrorInvalidValue;
    const auto texel = texel_of(reference->format, static_cast<unsigned>(reference->numChannels));
    return texel ? bind_linear(offset, reference, start, description_of(*texel), bytes) : hipErrorInvalidValue;
  });
}
hipError_t hipTexRefSetAddress2D(textureReference* reference, const HIP_ARRAY_DESCRIPTOR* given, hipDeviceptr_t start,
                                 size_t pitch) {
  return call([&] {
    if (!reference || !given || !start) return hipErrorInvalidValue;
    const auto texel = texel_of(given->Format, given->NumChannels);
    if (!texel) return hipErrorInvalidValue;
    return bind_pitched(reference, start, description_of(*texel), given->Width, given->Height, pitch);
  });
}

}  // extern "C"
