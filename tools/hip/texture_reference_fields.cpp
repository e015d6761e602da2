// hipTexRefSet... and hipTexRefGet...: members of a texture reference, which count when it is bound next; and what it
// is bound to.
#include "error.hpp"
#include "texture.hpp"

namespace hip {

namespace {

constexpr unsigned read_as_integer = 0x01, normalized_coordinates = 0x02, srgb = 0x10;  // HIP_TRSF_...

/// The body of a call that needs all of `pointers`.
template <class Body, class... Pointers>
hipError_t field_call(Body&& body, const Pointers*... pointers) {
  return call([&] {
    if (((pointers == nullptr) || ...)) return hipErrorInvalidValue;
    const hipError_t error = image_support();
    return error == hipSuccess ? body() : error;
  });
}

/// Gives `from` back to the program.
template <class To, class From>
hipError_t tell(To* to, const From& from) {
  *to = static_cast<To>(from);
  return hipSuccess;
}

}  // namespace

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipTexRefSetFormat(textureReference* reference, hipArray_Format format, int channels) {
  return field_call(
      [&] {
        reference->numChannels = channels;
        return tell(&reference->format, format);
      },
      reference);
}
hipError_t hipTexRefGetFormat(hipArray_Format* format, int* channels, const textureReference* reference) {
  return field_call(
      [&] {
        *channels = reference->numChannels;
        return tell(format, reference->format);
      },
      format, channels, reference);
}
hipError_t hipTexRefSetFlags(textureReference* reference, unsigned flags) {
  return field_call(
      [&] {
        reference->readMode = (flags & read_as_integer) != 0 ? hipReadModeElementType : hipReadModeNormalizedFloat;
        reference->normalized = (flags & normalized_coordinates) != 0;
        reference->sRGB = (flags & srgb) != 0;
        return hipSuccess;
      },
      reference);
}
hipError_t hipTexRefGetFlags(unsigned* flags, const textureReference* reference) {
  return field_call(
      [&] {
        return tell(flags, (reference->readMode == hipReadModeElementType ? read_as_integer : 0) |
                               (reference->normalized == 1 ? normalized_coordinates : 0) |
                               (reference->sRGB == 1 ? srgb : 0));
      },
      flags, reference);
}
hipError_t hipTexRefSetFilterMode(textureReference* reference, hipTextureFilterMode mode) {
  return field_call([&] { return tell(&reference->filterMode, mode); }, reference);
}
hipError_t hipTexRefGetFilterMode(hipTextureFilterMode* mode, const textureReference* reference) {
  return field_call([&] { return tell(mode, reference->filterMode); }, mode, reference);
}
hipError_t hipTexRefSetAddressMode(textureReference* reference, int dimension, hipTextureAddressMode mode) {
  return field_call(
      [&] {
        if (dimension < 0 || dimension > 2) return hipErrorInvalidValue;
        return tell(&reference->addressMode[dimension], mode);
      },
      reference);
}
hipError_t hipTexRefGetAddressMode(hipTextureAddressMode* mode, const textureReference* reference, int dimension) {
  return field_call(
      [&] {
        // AMD's runtime tells of the first two.
        if (dimension != 0 && dimension != 1) return hipErrorInvalidValue;
        return tell(mode, reference->addressMode[dimension]);
      },
      mode, reference);
}
hipError_t hipTexRefSetMaxAnisotropy(textureReference* reference, unsigned most) {
  return field_call([&] { return tell(&reference->maxAnisotropy, most); }, reference);
}
hipError_t hipTexRefGetMaxAnisotropy(int* most, const textureReference* reference) {
  return field_call([&] { return tell(most, reference->maxAnisotropy); }, most, reference);
}
hipError_t hipTexRefSetMipmapFilterMode(textureReference* reference, hipTextureFilterMode mode) {
  return field_call([&] { return tell(&reference->mipmapFilterMode, mode); }, reference);
}
hipError_t hipTexRefGetMipmapFilterMode(hipTextureFilterMode* mode, const textureReference* reference) {
  return field_call([&] { return tell(mode, reference->mipmapFilterMode); }, mode, reference);
}
hipError_t hipTexRefSetMipmapLevelBias(textureReference* reference, float bias) {
  return field_call([&] { return tell(&reference->mipmapLevelBias, bias); }, reference);
}
hipError_t hipTexRefGetMipmapLevelBias(float* bias, const textureReference* reference) {
  return field_call([&] { return tell(bias, reference->mipmapLevelBias); }, bias, reference);
}
hipError_t hipTexRefSetMipmapLevelClamp(textureReference* reference, float least, float most) {
  return field_call(
      [&] {
        reference->minMipmapLevelClamp = least;
        return tell(&reference->maxMipmapLevelClamp, most);
      },
      reference);
}
hipError_t hipTexRefGetMipmapLevelClamp(float* least, float* most, const textureReference* reference) {
  return field_call(
      [&] {
        *least = reference->minMipmapLevelClamp;
        return tell(most, reference->maxMipmapLevelClamp);
      },
      least, most, reference);
}

hipError_t hipTexRefGetArray(hipArray_t* array, const textureReference* reference) {
  return field_call(
      [&] {
        TextureParts parts;
        if (const hipError_t error = parts_of(reference->textureObject, parts); error != hipSuccess) return error;
        if (parts.resource.resType != hipResourceTypeArray) return hipErrorInvalidValue;
        return tell(array, parts.resource.res.array.array);
      },
      array, reference);
}
hipError_t hipTexRefGetMipMappedArray(hipMipmappedArray_t* array, const textureReference* reference) {
  return field_call(
      [&] {
        TextureParts parts;
        if (const hipError_t error = parts_of(reference->textureObject, parts); error != hipSuccess) return error;
        if (parts.resource.resType != hipResourceTypeMipmappedArray) return hipErrorInvalidValue;
        return tell(array, parts.resource.res.mipmap.mipmap);
      },
      array, reference);
}
hipError_t hipTexRefGetAddress(hipDeviceptr_t* address, const textureReference* reference) {
  return field_call(
      [&] {
        TextureParts parts;
        if (const hipError_t error = parts_of(reference->textureObject, parts); error != hipSuccess) return error;
        if (parts.resource.resType == hipResourceTypeLinear) return tell(address, parts.resource.res.linear.devPtr);
        if (parts.resource.resType == hipResourceTypePitch2D) return tell(address, parts.resource.res.pitch2D.devPtr);
        return hipErrorInvalidValue;
      },
      address, reference);
}

}  // extern "C"
