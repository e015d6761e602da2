// Kernels of images.c. box has addresses: the image's descriptor, floats in fours, the sampler's descriptor, and points.
// Arguments of LLVM's intrinsics: which channels, coordinates, descriptor, no failures, no cache policy.
__attribute__((const)) float4 load_1d(int channels, int x, uint8 image, int failures, int policy) __asm("llvm.amdgcn.image.load.1d.v4f32.i32.v8i32");
__attribute__((const)) float4 load_2d(int channels, int x, int y, uint8 image, int failures, int policy) __asm("llvm.amdgcn.image.load.2d.v4f32.i32.v8i32");
__attribute__((const)) float4 load_3d(int channels, int x, int y, int z, uint8 image, int failures, int policy) __asm("llvm.amdgcn.image.load.3d.v4f32.i32.v8i32");
__attribute__((const)) float4 load_layer(int channels, int x, int y, int z, uint8 image, int failures, int policy) __asm("llvm.amdgcn.image.load.2darray.v4f32.i32.v8i32");
__attribute__((const)) float4 load_buffer(uint4 buffer, int index, int offset, int more, int policy) __asm("llvm.amdgcn.struct.buffer.load.format.v4f32");
__attribute__((const)) float4 sample_2d(int channels, float x, float y, uint8 image, uint4 sampler, bool unnormalized, int failures, int policy) __asm("llvm.amdgcn.image.sample.2d.v4f32.f32.v8i32.v4i32");
void store_2d(float4 value, int channels, int x, int y, uint8 image, int failures, int policy) __asm("llvm.amdgcn.image.store.2d.v4f32.i32.v8i32");

// The lowest 16 bits of `size` are the width, the others the height.
#define INDICES                                                                    \
  constant const uint8* image = (constant const uint8*)box[0];                     \
  global float4* out = (global float4*)box[1];                                     \
  const int i = (int)get_global_id(0), width = size & 0xffff, height = size >> 16; \
  const int x = i % width, y = i / width % height, z = i / (width * height);

kernel void row(global const ulong* box, uint size) { INDICES out[i] = load_1d(15, x, *image, 0, 0); }
kernel void plane(global const ulong* box, uint size) { INDICES out[i] = load_2d(15, x, y, *image, 0, 0); }
kernel void volume(global const ulong* box, uint size) { INDICES out[i] = load_3d(15, x, y, z, *image, 0, 0); }
kernel void layers(global const ulong* box, uint size) { INDICES out[i] = load_layer(15, x, y, z, *image, 0, 0); }
kernel void buffer(global const ulong* box, uint size) { INDICES out[i] = load_buffer((*image).lo, i, 0, 0, 0); }
kernel void put(global const ulong* box, uint size) { INDICES store_2d(out[i], 15, x, y, *image, 0, 0); }
kernel void sample(global const ulong* box, uint size) {
  INDICES
  const float2 point = ((global const float2*)box[3])[i];
  out[i] = sample_2d(15, point.x, point.y, *image, *(constant const uint4*)box[2], false, 0, 0);
}
