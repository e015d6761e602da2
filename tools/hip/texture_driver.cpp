// hipTexObject...: textures by records of the driver's interface, which say the same as hipCreateTextureObject's.
#include <algorithm>

#include "error.hpp"
#include "texel.hpp"
#include "texture.hpp"

namespace hip {

namespace {

constexpr unsigned read_as_integer = 0x01, normalized_coordinates = 0x02, srgb = 0x10;  // HIP_TRSF_...

/// False if it names no element.
bool take(const HIP_RESOURCE_DESC& given, hipResourceDesc& result) {
  result = {};
  result.resType = static_cast<hipResourceType>(given.resType);
  switch (given.resType) {
    case HIP_RESOURCE_TYPE_ARRAY: result.res.array.array = given.res.array.hArray; return true;
    case HIP_RESOURCE_TYPE_MIPMAPPED_ARRAY: result.res.mipmap.mipmap = given.res.mipmap.hMipmappedArray; return true;
    case HIP_RESOURCE_TYPE_LINEAR: {
      const auto& linear = given.res.linear;
      const auto texel = texel_of(linear.format, linear.numChannels);
      if (texel) result.res.linear = {linear.devPtr, description_of(*texel), linear.sizeInBytes};
      return texel.has_value();
    }
    case HIP_RESOURCE_TYPE_PITCH2D: {
      const auto& box = given.res.pitch2D;
      const auto texel = texel_of(box.format, box.numChannels);
      if (texel) result.res.pitch2D = {box.devPtr, description_of(*texel), box.width, box.height, box.pitchInBytes};
      return texel.has_value();
    }
    default: return false;
  }
}

void tell(const hipResourceDesc& given, HIP_RESOURCE_DESC& result) {
  result = {};
  result.resType = static_cast<HIPresourcetype>(given.resType);
  switch (given.resType) {
    case hipResourceTypeArray: result.res.array.hArray = given.res.array.array; break;
    case hipResourceTypeMipmappedArray: result.res.mipmap.hMipmappedArray = given.res.mipmap.mipmap; break;
    case hipResourceTypeLinear: {
      const Texel texel = texel_of(given.res.linear.desc).value_or(Texel{});
      result.res.linear = {given.res.linear.devPtr, texel.component, texel.channels, given.res.linear.sizeInBytes};
      break;
    }
    case hipResourceTypePitch2D: {
      const auto& box = given.res.pitch2D;
      const Texel texel = texel_of(box.desc).value_or(Texel{});
      result.res.pitch2D = {box.devPtr, texel.component, texel.channels, box.width, box.height, box.pitchInBytes};
      break;
    }
    default: break;
  }
}

void take(const HIP_TEXTURE_DESC& given, hipTextureDesc& result) {
  result = {};
  for (int i = 0; i < 3; ++i) result.addressMode[i] = static_cast<hipTextureAddressMode>(given.addressMode[i]);
  result.filterMode = static_cast<hipTextureFilterMode>(given.filterMode);
  result.readMode = (given.flags & read_as_integer) != 0 ? hipReadModeElementType : hipReadModeNormalizedFloat;
  result.sRGB = (given.flags & srgb) != 0;
  std::copy_n(given.borderColor, 4, result.borderColor);
  result.normalizedCoords = (given.flags & normalized_coordinates) != 0;
  result.maxAnisotropy = given.maxAnisotropy;
  result.mipmapFilterMode = static_cast<hipTextureFilterMode>(given.mipmapFilterMode);
  result.mipmapLevelBias = given.mipmapLevelBias;
  result.minMipmapLevelClamp = given.minMipmapLevelClamp;
  result.maxMipmapLevelClamp = given.maxMipmapLevelClamp;
}

void tell(const hipTextureDesc& given, HIP_TEXTURE_DESC& result) {
  result = {};
  for (int i = 0; i < 3; ++i) result.addressMode[i] = static_cast<HIPaddress_mode>(given.addressMode[i]);
  result.filterMode = static_cast<HIPfilter_mode>(given.filterMode);
  result.flags = (given.readMode == hipReadModeElementType ? read_as_integer : 0) |
                 (given.normalizedCoords != 0 ? normalized_coordinates : 0) | (given.sRGB != 0 ? srgb : 0);
  result.maxAnisotropy = given.maxAnisotropy;
  result.mipmapFilterMode = static_cast<HIPfilter_mode>(given.mipmapFilterMode);
  result.mipmapLevelBias = given.mipmapLevelBias;
  result.minMipmapLevelClamp = given.minMipmapLevelClamp;
  result.maxMipmapLevelClamp = given.maxMipmapLevelClamp;
  std::copy_n(given.borderColor, 4, result.borderColor);
}

template <class To, class From>
To view(const From& given) {
  To result{};
  result.format = static_cast<decltype(result.format)>(given.format);
  result.width = given.width;
  result.height = given.height;
  result.depth = given.depth;
  result.firstMipmapLevel = given.firstMipmapLevel;
  result.lastMipmapLevel = given.lastMipmapLevel;
  result.firstLayer = given.firstLayer;
  result.lastLayer = given.lastLayer;
  return result;
}

}  // namespace

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipTexObjectCreate(hipTextureObject_t* result, const HIP_RESOURCE_DESC* resource,
                              const HIP_TEXTURE_DESC* texture, const HIP_RESOURCE_VIEW_DESC* given) {
  return call([&] {
    if (const hipError_t error = image_support(); error != hipSuccess) return error;
    hipResourceDesc plain;
    hipTextureDesc plain_texture;
    if (!resource || !texture || !take(*resource, plain)) return hipErrorInvalidValue;
    take(*texture, plain_texture);
    if (!given) return create_texture(result, &plain, &plain_texture, nullptr);
    const auto plain_view = view<hipResourceViewDesc>(*given);
    return create_texture(result, &plain, &plain_texture, &plain_view);
  });
}
hipError_t hipTexObjectDestroy(hipTextureObject_t texture) { return hipDestroyTextureObject(texture); }
hipError_t hipTexObjectGetResourceDesc(HIP_RESOURCE_DESC* result, hipTextureObject_t texture) {
  return call([&] {
    TextureParts parts;
    const hipError_t error = result ? parts_of(texture, parts) : hipErrorInvalidValue;
    if (error == hipSuccess) tell(parts.resource, *result);
    return error;
  });
}
hipError_t hipTexObjectGetTextureDesc(HIP_TEXTURE_DESC* result, hipTextureObject_t texture) {
  return call([&] {
    TextureParts parts;
    const hipError_t error = result ? parts_of(texture, parts) : hipErrorInvalidValue;
    if (error == hipSuccess) tell(parts.texture, *result);
    return error;
  });
}
hipError_t hipTexObjectGetResourceViewDesc(HIP_RESOURCE_VIEW_DESC* result, hipTextureObject_t texture) {
  return call([&] {
    TextureParts parts;
    const hipError_t error = result ? parts_of(texture, parts) : hipErrorInvalidValue;
    if (error == hipSuccess) *result = view<HIP_RESOURCE_VIEW_DESC>(parts.view);
    return error;
  });
}

}  // extern "C"
