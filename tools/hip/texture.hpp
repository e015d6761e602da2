// Texture objects: what kernels read through them (an image object, then a sampler object), and what the program gave.
#pragma once

#include <hip/hip_runtime_api.h>

namespace hip {

struct Gpu;
struct Module;

/// The object's address, where kernels find it. hipErrorNotSupported where the device has no image instructions.
hipError_t create_texture(hipTextureObject_t* result, const hipResourceDesc* resource, const hipTextureDesc* texture,
                          const hipResourceViewDesc* view);
/// Nothing happens for null.
hipError_t destroy_texture(hipTextureObject_t texture);

/// What the program gave.
struct TextureParts {
  hipResourceDesc resource{};
  hipTextureDesc texture{};
  hipResourceViewDesc view{};  ///< zeros if there was none
};
hipError_t parts_of(hipTextureObject_t texture, TextureParts& parts);

/// hipErrorNotSupported if the current device has no image instructions.
hipError_t image_support();

/// Takes away all texture and surface objects of a device.
void forget_textures(const Gpu& gpu);
/// Takes away what is bound to the texture references of a module.
void unbind_references(const Module& module);

}  // namespace hip
