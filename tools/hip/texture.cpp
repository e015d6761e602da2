#include "texture.hpp"

#include <algorithm>
#include <cstring>

#include "allocation.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "image.hpp"
#include "image_objects.hpp"
#include "mipmapped_array.hpp"

namespace hip {

namespace {

namespace image = lockstep::image;

bool in_order(const hipTextureDesc& given) {
  const auto is = [](int value, int most) { return value >= 0 && value <= most; };
  return std::all_of(std::begin(given.addressMode), std::end(given.addressMode),
                     [&](int mode) { return is(mode, hipAddressModeBorder); }) &&
         is(given.filterMode, hipFilterModeLinear) && is(given.mipmapFilterMode, hipFilterModeLinear) &&
         is(given.readMode, hipReadModeNormalizedFloat);
}

image::Clamp clamp_of(hipTextureAddressMode mode, bool normalized) {
  switch (mode) {
    case hipAddressModeBorder: return image::Clamp::border;
    case hipAddressModeWrap: return normalized ? image::Clamp::wrap : image::Clamp::last_texel;
    case hipAddressModeMirror: return normalized ? image::Clamp::mirror : image::Clamp::last_texel;
    default: return image::Clamp::last_texel;
  }
}

/// What AMD's runtime makes of it: the first address mode is that of all dimensions, and the border is 0.
image::SamplerDescription sampler_of(const hipTextureDesc& given, std::size_t dimensions) {
  const bool differ = std::any_of(given.addressMode, given.addressMode + dimensions,
                                  [&](auto mode) { return mode != *given.addressMode; });
  const bool border = std::any_of(given.borderColor, given.borderColor + 4, [](float each) { return each != 0; });
  if (differ) complain("a texture: as in AMD's runtime, the first address mode is that of all dimensions");
  if (border && given.addressMode[0] == hipAddressModeBorder)
    complain("a texture: as in AMD's runtime, the border is 0 whatever borderColor says");
  image::SamplerDescription sampler;
  sampler.clamp.fill(clamp_of(given.addressMode[0], given.normalizedCoords != 0));
  sampler.unnormalized = given.normalizedCoords == 0;
  sampler.magnify = sampler.minify =
      given.filterMode == hipFilterModeLinear ? image::XyFilter::linear : image::XyFilter::point;
  return sampler;
}

/// In 1/256 levels.
std::uint32_t lod_of(float level) {
  return static_cast<std::uint32_t>(std::clamp(level >= 0 ? level : 0, 0.0f, 15.0f) * 256);
}
/// Between the levels of a mipmapped array.
void add_levels(const hipTextureDesc& given, image::SamplerDescription& sampler) {
  sampler.mip = given.mipmapFilterMode == hipFilterModeLinear ? image::MipFilter::linear : image::MipFilter::point;
  sampler.min_lod = lod_of(given.minMipmapLevelClamp);
  sampler.max_lod = lod_of(given.maxMipmapLevelClamp);
}

/// Nothing where there is no such format. sRGB is one of four normalized components of 8 bits; AMD's runtime takes no
/// notice of it where there are fewer components.
std::optional<TexelView> view_of(std::optional<Texel> texel, const hipTextureDesc& texture) {
  if (!texel) return std::nullopt;
  const bool srgb = texture.sRGB == 1 && texel->channels == 4;
  const bool normalized = texture.readMode == hipReadModeNormalizedFloat;
  if (srgb && (texel->component != HIP_AD_FORMAT_UNSIGNED_INT8 || !normalized)) return std::nullopt;
  return TexelView{*texel, normalized, srgb};
}

bool aligned(const void* address) { return address && reinterpret_cast<std::uintptr_t>(address) % 256 == 0; }

/// Memory that HIP knows, so that kernels can read it.
bool readable(const void* start, std::size_t bytes) { return !pageable(start) && fits(start, bytes); }

std::optional<ImageObject> object_of(const Array& array, const hipTextureDesc& texture,
                                     const hipResourceViewDesc* given) {
  const bool other = given && given->format != hipResViewFormatNone;
  const auto view = view_of(other ? texel_of(given->format) : array.texel, texture);
  if (!view || view->texel.bytes() != array.texel.bytes()) return std::nullopt;
  return image_object(*current(), image_of(array, *view), *view);
}

/// All levels, or those of the view.
std::optional<ImageObject> object_of(const MipmappedArray& whole, const hipTextureDesc& texture,
                                     const hipResourceViewDesc* given) {
  const Array& first = *whole.levels.front();
  const bool other = given && given->format != hipResViewFormatNone;
  const auto view = view_of(other ? texel_of(given->format) : first.texel, texture);
  if (!view || view->texel.bytes() != first.texel.bytes() || texture.normalizedCoords == 0) return std::nullopt;
  auto description = image_of(first, *view);
  description.last_level = description.levels - 1;
  if (given) {
    if (given->firstMipmapLevel > given->lastMipmapLevel || given->lastMipmapLevel >= description.levels)
      return std::nullopt;
    description.base_level = given->firstMipmapLevel;
    description.last_level = given->lastMipmapLevel;
  }
  return image_object(*current(), description, *view);
}

std::optional<ImageObject> linear(const hipResourceDesc& resource, const hipTextureDesc& texture) {
  const auto& given = resource.res.linear;
  const auto view = view_of(texel_of(given.desc), texture);
  if (!view || !aligned(given.devPtr) || !readable(given.devPtr, given.sizeInBytes)) return std::nullopt;
  const std::size_t count = given.sizeInBytes / view->texel.bytes();
  if (count == 0 || count > ~std::uint32_t{0}) return std::nullopt;
  return buffer_object(*current(), given.devPtr, count, *view);
}

std::optional<ImageObject> pitched(const hipResourceDesc& resource, const hipTextureDesc& texture) {
  const auto& given = resource.res.pitch2D;
  const auto view = view_of(texel_of(given.desc), texture);
  if (!view || !aligned(given.devPtr) || given.width == 0 || given.height == 0 || given.width > most_texels ||
      given.height > most_texels || given.pitchInBytes % 256 != 0)
    return std::nullopt;
  const std::size_t texel = view->texel.bytes(), width = given.width * texel;
  const auto bytes = extent(given.devPtr, width, {given.pitchInBytes, given.height}, {0, 1});
  if (given.pitchInBytes < width || !bytes || !readable(given.devPtr, *bytes)) return std::nullopt;
  if (given.pitchInBytes / texel > ~std::uint32_t{0}) return std::nullopt;
  auto description = image_of(*view, {given.width, given.height, 0}, false);
  description.base = reinterpret_cast<std::uintptr_t>(given.devPtr);
  // (gfx1010 to gfx1013 have no field for another pitch.)
  if (given.pitchInBytes != size_of(*current(), description).row)
    description.pitch = static_cast<std::uint32_t>(given.pitchInBytes / texel);
  return image_object(*current(), description, *view);
}

}  // namespace

hipError_t create_texture(hipTextureObject_t* result, const hipResourceDesc* resource, const hipTextureDesc* texture,
                          const hipResourceViewDesc* view) {
  if (const hipError_t error = image_support(); error != hipSuccess) return error;
  if (!result || !resource || !texture || !in_order(*texture)) return hipErrorInvalidValue;
  const bool levels = resource->resType == hipResourceTypeMipmappedArray;
  if (view && !levels && resource->resType != hipResourceTypeArray) return hipErrorInvalidValue;
  if (texture->maxAnisotropy != 0 || texture->mipmapLevelBias != 0) return hipErrorNotSupported;
  auto entry = std::make_shared<ImageObjectEntry>();
  entry->parts = {*resource, *texture, view ? *view : hipResourceViewDesc{}};
  std::optional<ImageObject> object;
  std::size_t dimensions = 1;
  switch (resource->resType) {
    case hipResourceTypeArray:
      entry->array = array_of(resource->res.array.array);
      if (!entry->array) return hipErrorInvalidValue;
      object = object_of(*entry->array, *texture, view);
      dimensions = entry->array->dimensions();
      break;
    case hipResourceTypeMipmappedArray: {
      const auto whole = mipmapped_array_of(resource->res.mipmap.mipmap);
      if (!whole) return hipErrorInvalidValue;
      entry->array = whole->levels.front();
      object = object_of(*whole, *texture, view);
      dimensions = entry->array->dimensions();
      break;
    }
    case hipResourceTypeLinear: object = linear(*resource, *texture); break;
    case hipResourceTypePitch2D:
      object = pitched(*resource, *texture);
      dimensions = 2;
      break;
    default: break;
  }
  if (!object) return hipErrorInvalidValue;
  auto how = sampler_of(*texture, dimensions);
  if (levels) add_levels(*texture, how);
  const SamplerObject sampler = sampler_object(*current(), how);
  std::array<std::uint32_t, std::tuple_size_v<ImageObject> + std::tuple_size_v<SamplerObject>> words{};
  std::copy(sampler.begin(), sampler.end(), std::copy(object->begin(), object->end(), words.begin()));
  if (const hipError_t error = add_object(words.data(), words.size(), "hipCreateTextureObject", entry);
      error != hipSuccess)
    return error;
  *result = static_cast<hipTextureObject_t>(entry->memory);
  return hipSuccess;
}

hipError_t destroy_texture(hipTextureObject_t texture) {
  if (!texture) return hipSuccess;
  if (const hipError_t error = image_support(); error != hipSuccess) return error;
  return remove_object(texture, true);
}

hipError_t parts_of(hipTextureObject_t texture, TextureParts& parts) {
  if (!texture) return hipErrorInvalidValue;
  if (const hipError_t error = image_support(); error != hipSuccess) return error;
  const auto entry = object_at(texture, true);
  if (!entry) return hipErrorInvalidValue;
  parts = entry->parts;
  return hipSuccess;
}

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipCreateTextureObject(hipTextureObject_t* result, const hipResourceDesc* resource,
                                  const hipTextureDesc* texture, const hipResourceViewDesc* view) {
  return call([&] { return create_texture(result, resource, texture, view); });
}
hipError_t hipDestroyTextureObject(hipTextureObject_t texture) {
  return call([&] { return destroy_texture(texture); });
}
hipError_t hipGetTextureObjectResourceDesc(hipResourceDesc* result, hipTextureObject_t texture) {
  return call([&] {
    TextureParts parts;
    const hipError_t error = result ? parts_of(texture, parts) : hipErrorInvalidValue;
    if (error == hipSuccess) *result = parts.resource;
    return error;
  });
}
hipError_t hipGetTextureObjectTextureDesc(hipTextureDesc* result, hipTextureObject_t texture) {
  return call([&] {
    TextureParts parts;
    const hipError_t error = result ? parts_of(texture, parts) : hipErrorInvalidValue;
    if (error == hipSuccess) *result = parts.texture;
    return error;
  });
}
hipError_t hipGetTextureObjectResourceViewDesc(hipResourceViewDesc* result, hipTextureObject_t texture) {
  return call([&] {
    TextureParts parts;
    const hipError_t error = result ? parts_of(texture, parts) : hipErrorInvalidValue;
    if (error == hipSuccess) *result = parts.view;
    return error;
  });
}

}  // extern "C"
