// What texels_test.py looks at: texels of arrays that nobody wrote are told where they are computed with, by textures and by surfaces;
// texels that a copy or a surface has written are not. A texture of memory that was freed is told, too.
#include "check.h"

__global__ void samples_written(float* to, hipTextureObject_t from) { to[threadIdx.x] = tex2D<float>(from, threadIdx.x, 0) * 2; }
__global__ void samples_unwritten(float* to, hipTextureObject_t from) { to[threadIdx.x] = tex2D<float>(from, threadIdx.x, 0) * 2; }
__global__ void loads_written(float* to, hipSurfaceObject_t from) {
  float value;
  surf2Dread(&value, from, threadIdx.x * 4, 0);
  to[threadIdx.x] = value * 2;
}
__global__ void loads_unwritten(float* to, hipSurfaceObject_t from) {
  float value;
  surf2Dread(&value, from, threadIdx.x * 4, 0);
  to[threadIdx.x] = value * 2;
}
__global__ void stores(hipSurfaceObject_t to) { surf2Dwrite(static_cast<float>(threadIdx.x), to, threadIdx.x * 4, 0); }
__global__ void samples_freed(float* to, hipTextureObject_t from) { to[threadIdx.x] = tex2D<float>(from, threadIdx.x, 0); }

constexpr int count = 64;
constexpr std::size_t bytes = count * sizeof(float);

static hipArray_t allocate() {
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  hipArray_t array = nullptr;
  OK(hipMallocArray(&array, &format, count, 1));
  return array;
}
static hipResourceDesc resource_of(hipArray_t array) {
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  return resource;
}
static hipTextureObject_t texture_of(const hipResourceDesc& resource) {
  hipTextureDesc texture = {};
  for (auto& mode : texture.addressMode) mode = hipAddressModeClamp;
  hipTextureObject_t object = nullptr;
  OK(hipCreateTextureObject(&object, &resource, &texture, nullptr));
  return object;
}
static hipSurfaceObject_t surface_of(hipArray_t array) {
  const hipResourceDesc resource = resource_of(array);
  hipSurfaceObject_t object = nullptr;
  OK(hipCreateSurfaceObject(&object, &resource));
  return object;
}

int main() {
  float host[count] = {}, *out;
  OK(hipMalloc(&out, bytes));
  hipArray_t const copied = allocate(), stored = allocate(), nobodys = allocate();
  OK(hipMemcpy2DToArray(copied, 0, 0, host, bytes, bytes, 1, hipMemcpyHostToDevice));
  samples_written<<<1, count>>>(out, texture_of(resource_of(copied)));
  loads_written<<<1, count>>>(out, surface_of(copied));
  stores<<<1, count>>>(surface_of(stored));
  samples_written<<<1, count>>>(out, texture_of(resource_of(stored)));
  loads_written<<<1, count>>>(out, surface_of(stored));
  OK(hipMemcpy(host, out, bytes, hipMemcpyDeviceToHost));
  for (int i = 0; i < count; ++i) CHECK(host[i] == static_cast<float>(2 * i));
  samples_unwritten<<<1, count>>>(out, texture_of(resource_of(nobodys)));
  loads_unwritten<<<1, count>>>(out, surface_of(nobodys));
  OK(hipDeviceSynchronize());

  // Pitched memory that is freed before its texture is read.
  hipResourceDesc pitched = {};
  pitched.resType = hipResourceTypePitch2D;
  pitched.res.pitch2D.desc = hipCreateChannelDesc<float>();
  pitched.res.pitch2D.width = count;
  pitched.res.pitch2D.height = 1;
  OK(hipMallocPitch(&pitched.res.pitch2D.devPtr, &pitched.res.pitch2D.pitchInBytes, bytes, 1));
  const hipTextureObject_t late = texture_of(pitched);
  OK(hipFree(pitched.res.pitch2D.devPtr));
  samples_freed<<<1, count>>>(out, late);
  std::puts(hipGetErrorName(hipDeviceSynchronize()));
  return verdict();
}
