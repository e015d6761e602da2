// What texture objects say of themselves, by both kinds of calls; bad use gives HIP's errors.
#include <cstdint>
#include <cstring>

#include "texture_model.h"

__global__ void sample(hipTextureObject_t texture, const Point* point, float* to) {
  *to = tex2D<float>(texture, point->x, point->y);
}

static void told() {
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  hipArray_t array;
  OK(hipMallocArray(&array, &format, 8, 8));
  hipResourceDesc resource = {}, resource_told = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  hipTextureDesc texture = description(hipAddressModeMirror, true, true, false), texture_told = {};
  texture.borderColor[2] = 0.5f;
  hipTextureObject_t object;
  OK(hipCreateTextureObject(&object, &resource, &texture, nullptr));
  OK(hipGetTextureObjectResourceDesc(&resource_told, object));
  CHECK(resource_told.resType == hipResourceTypeArray && resource_told.res.array.array == array);
  OK(hipGetTextureObjectTextureDesc(&texture_told, object));
  CHECK(std::memcmp(&texture, &texture_told, sizeof texture) == 0);
  OK(hipDestroyTextureObject(object));

  // By the driver's records.
  HIP_RESOURCE_DESC driver = {}, driver_told = {};
  HIP_TEXTURE_DESC how = {}, how_told = {};
  HIP_RESOURCE_VIEW_DESC view = {}, view_told = {};
  driver.resType = HIP_RESOURCE_TYPE_ARRAY;
  driver.res.array.hArray = array;
  how.addressMode[0] = how.addressMode[1] = how.addressMode[2] = HIP_TR_ADDRESS_MODE_WRAP;
  how.filterMode = HIP_TR_FILTER_MODE_LINEAR;
  how.flags = HIP_TRSF_NORMALIZED_COORDINATES | HIP_TRSF_READ_AS_INTEGER;
  view.format = HIP_RES_VIEW_FORMAT_FLOAT_1X32;
  OK(hipTexObjectCreate(&object, &driver, &how, &view));
  OK(hipTexObjectGetResourceDesc(&driver_told, object));
  OK(hipTexObjectGetTextureDesc(&how_told, object));
  OK(hipTexObjectGetResourceViewDesc(&view_told, object));
  CHECK(driver_told.resType == HIP_RESOURCE_TYPE_ARRAY && driver_told.res.array.hArray == array &&
        how_told.flags == how.flags);
  CHECK(how_told.addressMode[1] == HIP_TR_ADDRESS_MODE_WRAP && how_told.filterMode == HIP_TR_FILTER_MODE_LINEAR &&
        view_told.format == HIP_RES_VIEW_FORMAT_FLOAT_1X32);
  OK(hipTexObjectDestroy(object));
  float4* memory;
  OK(hipMalloc(&memory, 4096));
  driver = {};
  driver.resType = HIP_RESOURCE_TYPE_LINEAR;
  driver.res.linear.devPtr = memory;
  driver.res.linear.format = HIP_AD_FORMAT_FLOAT;
  driver.res.linear.numChannels = 4;
  driver.res.linear.sizeInBytes = 4096;
  OK(hipTexObjectCreate(&object, &driver, &how, nullptr));
  OK(hipTexObjectGetResourceDesc(&driver_told, object));
  CHECK(driver_told.res.linear.devPtr == memory && driver_told.res.linear.numChannels == 4 &&
        driver_told.res.linear.format == HIP_AD_FORMAT_FLOAT && driver_told.res.linear.sizeInBytes == 4096);
  OK(hipTexObjectDestroy(object));
  driver.res.linear.numChannels = 3;
  GIVES(hipErrorInvalidValue, hipTexObjectCreate(&object, &driver, &how, nullptr));
  OK(hipFree(memory));
  OK(hipFreeArray(array));
}

static void refused() {
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  hipArray_t array;
  OK(hipMallocArray(&array, &format, 8, 8));
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  hipTextureDesc texture = description(hipAddressModeClamp, false, false, false);
  hipTextureObject_t object = nullptr;
  const auto gives = [&](hipError_t error, const hipResourceDesc& what, const hipTextureDesc& how) {
    GIVES(error, hipCreateTextureObject(&object, &what, &how, nullptr));
  };
  GIVES(hipErrorInvalidValue, hipCreateTextureObject(nullptr, &resource, &texture, nullptr));
  GIVES(hipErrorInvalidValue, hipCreateTextureObject(&object, nullptr, &texture, nullptr));
  GIVES(hipErrorInvalidValue, hipCreateTextureObject(&object, &resource, nullptr, nullptr));
  hipTextureDesc wrong = texture;
  wrong.maxAnisotropy = 4;
  gives(hipErrorNotSupported, resource, wrong);
  wrong = texture;
  wrong.mipmapLevelBias = 1;
  gives(hipErrorNotSupported, resource, wrong);
  wrong = texture;
  wrong.addressMode[1] = hipTextureAddressMode(9);
  gives(hipErrorInvalidValue, resource, wrong);
  wrong = texture;
  wrong.filterMode = hipTextureFilterMode(2);
  gives(hipErrorInvalidValue, resource, wrong);
  hipResourceDesc other = resource;
  other.res.array.array = nullptr;
  gives(hipErrorInvalidValue, other, texture);
  other.res.array.array = reinterpret_cast<hipArray_t>(&other);
  gives(hipErrorInvalidValue, other, texture);
  other.resType = hipResourceTypeMipmappedArray;
  gives(hipErrorInvalidValue, other, texture);
  other.resType = hipResourceType(7);
  gives(hipErrorInvalidValue, other, texture);

  float* memory;
  OK(hipMalloc(&memory, 4096));
  hipResourceDesc linear = {};
  linear.resType = hipResourceTypeLinear;
  linear.res.linear.devPtr = memory;
  linear.res.linear.desc = format;
  linear.res.linear.sizeInBytes = 4096;
  hipResourceViewDesc view = {};
  view.format = hipResViewFormatFloat1;
  GIVES(hipErrorInvalidValue, hipCreateTextureObject(&object, &linear, &texture, &view));
  other = linear;
  other.res.linear.devPtr = memory + 1;  // not aligned
  other.res.linear.sizeInBytes = 256;
  gives(hipErrorInvalidValue, other, texture);
  other = linear;
  other.res.linear.sizeInBytes = 4100;  // more than there is
  gives(hipErrorInvalidValue, other, texture);
  other.res.linear.sizeInBytes = 3;
  gives(hipErrorInvalidValue, other, texture);
  other = linear;
  other.res.linear.devPtr = nullptr;
  gives(hipErrorInvalidValue, other, texture);
  alignas(256) static float own[64];
  other.res.linear.devPtr = own;  // not HIP's
  other.res.linear.sizeInBytes = sizeof own;
  gives(hipErrorInvalidValue, other, texture);
  hipResourceDesc pitched = {};
  pitched.resType = hipResourceTypePitch2D;
  pitched.res.pitch2D.devPtr = memory;
  pitched.res.pitch2D.desc = format;
  pitched.res.pitch2D.width = 64;
  pitched.res.pitch2D.height = 16;
  pitched.res.pitch2D.pitchInBytes = 256;
  for (const int what : {0, 1, 2, 3, 4}) {
    other = pitched;
    if (what == 0) other.res.pitch2D.pitchInBytes = 260;
    if (what == 1) other.res.pitch2D.height = 17;
    if (what == 2) other.res.pitch2D.width = 65;
    if (what == 3) other.res.pitch2D.height = ~size_t{0};
    if (what == 4) other.res.pitch2D.pitchInBytes = ~size_t{0} << 8;
    gives(hipErrorInvalidValue, other, texture);
  }
  OK(hipCreateTextureObject(&object, &pitched, &texture, nullptr));
  OK(hipDestroyTextureObject(object));
  GIVES(hipErrorInvalidValue, hipDestroyTextureObject(object));
  OK(hipDestroyTextureObject(nullptr));
  GIVES(hipErrorInvalidValue, hipGetTextureObjectResourceDesc(&other, object));
  GIVES(hipErrorInvalidValue, hipGetTextureObjectTextureDesc(&wrong, nullptr));
  GIVES(hipErrorInvalidValue, hipGetTextureObjectResourceViewDesc(nullptr, object));

  // A texture keeps its array's texels.
  const float in[64] = {3, 4};
  OK(hipMemcpy2DToArray(array, 0, 0, in, 32, 32, 8, hipMemcpyHostToDevice));
  OK(hipCreateTextureObject(&object, &resource, &texture, nullptr));
  OK(hipFreeArray(array));
  Point* point;
  float* to;
  OK(hipMallocManaged(&point, sizeof *point));
  OK(hipMallocManaged(&to, sizeof *to));
  *point = {1.5f, 0.5f, 0, 0};
  sample<<<1, 1>>>(object, point, to);
  OK(hipDeviceSynchronize());
  CHECK(*to == 4);
  OK(hipDestroyTextureObject(object));
  OK(hipFree(to));
  OK(hipFree(point));
  OK(hipFree(memory));
}

int main() {
  told();
  refused();
  return verdict();
}
