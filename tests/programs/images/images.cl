// Image instructions by LLVM's names for them: loads, stores, atomics and sizes; samples and gathers where the target has
// them (SAMPLES). A kernel finds the image's descriptor at a pointer, as programs of HIP and OpenCL do. Coordinates are
// read from memory, one row of four for each work-item.

#define IMAGE(result, name, llvm, ...) result name(__VA_ARGS__) __asm("llvm.amdgcn.image." llvm);
IMAGE(float4, load_1d_, "load.1d.v4f32.i32", int, int, int8, int, int)
IMAGE(float4, load_2d_, "load.2d.v4f32.i32", int, int, int, int8, int, int)
IMAGE(float4, load_3d_, "load.3d.v4f32.i32", int, int, int, int, int8, int, int)
IMAGE(float4, load_1d_array_, "load.1darray.v4f32.i32", int, int, int, int8, int, int)
IMAGE(float4, load_2d_array_, "load.2darray.v4f32.i32", int, int, int, int, int8, int, int)
IMAGE(float4, load_level_, "load.mip.2d.v4f32.i32", int, int, int, int, int8, int, int)
IMAGE(float, load_green_, "load.2d.f32.i32", int, int, int, int8, int, int)
IMAGE(void, store_1d_, "store.1d.v4f32.i32", float4, int, int, int8, int, int)
IMAGE(void, store_2d_, "store.2d.v4f32.i32", float4, int, int, int, int8, int, int)
IMAGE(void, store_3d_, "store.3d.v4f32.i32", float4, int, int, int, int, int8, int, int)
IMAGE(void, store_1d_array_, "store.1darray.v4f32.i32", float4, int, int, int, int8, int, int)
IMAGE(void, store_2d_array_, "store.2darray.v4f32.i32", float4, int, int, int, int, int8, int, int)
IMAGE(uint, add_, "atomic.add.2d.i32.i32", uint, int, int, int8, int, int)
IMAGE(uint, exchange_, "atomic.cmpswap.2d.i32.i32", uint, uint, int, int, int8, int, int)
IMAGE(float4, size_, "getresinfo.2d.v4f32.i32", int, int, int8, int, int)

#define KERNEL(name, coordinates, body)                                                                \
  kernel void name(constant int8* image, global const coordinates* from, global float4* data) {        \
    const uint i = get_global_id(0);                                                                   \
    const coordinates at = from[i];                                                                    \
    body;                                                                                              \
  }
KERNEL(load_1d, int4, data[i] = load_1d_(15, at.x, *image, 0, 0))
KERNEL(load_2d, int4, data[i] = load_2d_(15, at.x, at.y, *image, 0, 0))
KERNEL(load_3d, int4, data[i] = load_3d_(15, at.x, at.y, at.z, *image, 0, 0))
KERNEL(load_1d_array, int4, data[i] = load_1d_array_(15, at.x, at.z, *image, 0, 0))
KERNEL(load_2d_array, int4, data[i] = load_2d_array_(15, at.x, at.y, at.z, *image, 0, 0))
KERNEL(load_level, int4, data[i] = load_level_(15, at.x, at.y, at.z, *image, 0, 0))
KERNEL(load_green, int4, data[i] = (float4)(load_green_(2, at.x, at.y, *image, 0, 0)))
KERNEL(store_1d, int4, store_1d_(data[i], 15, at.x, *image, 0, 0))
KERNEL(store_2d, int4, store_2d_(data[i], 15, at.x, at.y, *image, 0, 0))
KERNEL(store_3d, int4, store_3d_(data[i], 15, at.x, at.y, at.z, *image, 0, 0))
KERNEL(store_1d_array, int4, store_1d_array_(data[i], 15, at.x, at.z, *image, 0, 0))
KERNEL(store_2d_array, int4, store_2d_array_(data[i], 15, at.x, at.y, at.z, *image, 0, 0))
KERNEL(add, int4, data[i].x = as_float(add_(i + 1, at.x, at.y, *image, 0, 0)))
KERNEL(exchange, int4, data[i].x = as_float(exchange_(1000 + i, at.z, at.x, at.y, *image, 0, 0)))
KERNEL(size, int4, data[i] = size_(15, at.z, *image, 0, 0))
// Of two texels the sum: what it is computed from matters to check `init`.
KERNEL(add_neighbours, int4, data[i] = load_2d_(15, at.x, at.y, *image, 0, 0) + load_2d_(15, at.x + 1, at.y, *image, 0, 0))
// The first workgroup writes what the second one reads.
KERNEL(meet, int4, if (get_group_id(0) == 0) store_2d_(data[i], 15, at.x, at.y, *image, 0, 0);
       else data[i] = load_2d_(15, at.x, at.y, *image, 0, 0))

#ifdef SAMPLES
IMAGE(float4, sample_1d_, "sample.lz.1d.v4f32.f32", int, float, int8, int4, bool, int, int)
IMAGE(float4, sample_2d_, "sample.lz.2d.v4f32.f32", int, float, float, int8, int4, bool, int, int)
IMAGE(float4, sample_3d_, "sample.lz.3d.v4f32.f32", int, float, float, float, int8, int4, bool, int, int)
IMAGE(float4, sample_1d_array_, "sample.lz.1darray.v4f32.f32", int, float, float, int8, int4, bool, int, int)
IMAGE(float4, sample_2d_array_, "sample.lz.2darray.v4f32.f32", int, float, float, float, int8, int4, bool, int, int)
IMAGE(float4, sample_level_, "sample.l.2d.v4f32.f32", int, float, float, float, int8, int4, bool, int, int)
IMAGE(float4, sample_, "sample.2d.v4f32.f32", int, float, float, int8, int4, bool, int, int)
IMAGE(float4, gather_red_, "gather4.lz.2d.v4f32.f32", int, float, float, int8, int4, bool, int, int)

#define SAMPLE(name, call)                                                                                          \
  kernel void name(constant int8* image, global const float4* from, global float4* data, constant int4* sampler) { \
    const uint i = get_global_id(0);                                                                                \
    const float4 at = from[i];                                                                                      \
    data[i] = call;                                                                                                 \
  }
SAMPLE(sample_1d, sample_1d_(15, at.x, *image, *sampler, false, 0, 0))
SAMPLE(sample_2d, sample_2d_(15, at.x, at.y, *image, *sampler, false, 0, 0))
SAMPLE(sample_3d, sample_3d_(15, at.x, at.y, at.z, *image, *sampler, false, 0, 0))
SAMPLE(sample_1d_array, sample_1d_array_(15, at.x, at.z, *image, *sampler, false, 0, 0))
SAMPLE(sample_2d_array, sample_2d_array_(15, at.x, at.y, at.z, *image, *sampler, false, 0, 0))
SAMPLE(sample_level, sample_level_(15, at.x, at.y, at.z, *image, *sampler, false, 0, 0))
SAMPLE(sample_without_level, sample_(15, at.x, at.y, *image, *sampler, false, 0, 0))
SAMPLE(gather_red, gather_red_(1, at.x, at.y, *image, *sampler, false, 0, 0))
SAMPLE(gather_green, gather_red_(2, at.x, at.y, *image, *sampler, false, 0, 0))
#endif
