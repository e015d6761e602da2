// Atomics of halves, which clang makes of a compare-and-swap of the dword, beside plain accesses; for check `race`.
typedef unsigned short half_word;

// Right: one workgroup stores the upper halves, the others add to the lower ones.
extern "C" __global__ void beside(half_word* x, unsigned stores) {
  if (blockIdx.x == stores)
    x[2 * threadIdx.x + 1] = 7;
  else
    __hip_atomic_fetch_add(x + 2 * threadIdx.x, (half_word)(3 + threadIdx.x), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

// Right: the same, where two lanes add to both halves of a dword, and others load and store the bytes of the next one.
extern "C" __global__ void both(half_word* x, unsigned stores) {
  if (blockIdx.x == stores) {
    x[4 * threadIdx.x + 3] = x[4 * threadIdx.x + 2] + 7;
  } else {
    const unsigned at = threadIdx.x / 2 * 4 + threadIdx.x % 2;
    __hip_atomic_fetch_max(x + at, (half_word)threadIdx.x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  }
}

// Right: in LDS. A block of 128.
extern "C" __global__ void in_lds(half_word* out) {
  __shared__ half_word x[128];
  x[threadIdx.x] = 0;
  __syncthreads();
  const unsigned pair = 2 * (threadIdx.x % 64);
  if (threadIdx.x < 64)
    __hip_atomic_fetch_add(x + pair, (half_word)threadIdx.x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  else
    x[pair + 1] = threadIdx.x;
  __syncthreads();
  out[threadIdx.x] = x[threadIdx.x];
}

// Wrong: what the load sees of the upper half depends on the order.
extern "C" __global__ void reads(unsigned* x, unsigned stores, unsigned* out) {
  if (blockIdx.x == stores)
    ((half_word*)x)[2 * threadIdx.x + 1] = 7;
  else
    out[threadIdx.x] = x[threadIdx.x] * 3;
}

// Wrong: the exchange changes the half that the other workgroup stores.
extern "C" __global__ void changes(unsigned* x, unsigned stores) {
  if (blockIdx.x == stores) {
    ((half_word*)x)[2 * threadIdx.x + 1] = 7;
  } else {
    unsigned old = x[threadIdx.x];
    while (!__hip_atomic_compare_exchange_strong(x + threadIdx.x, &old, old + 0x10000, __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                                 __HIP_MEMORY_SCOPE_AGENT)) {
    }
  }
}

// Wrong: it exchanges something else than what it has loaded, and goes by that.
extern "C" __global__ void goes_by(unsigned* x, unsigned stores, unsigned* out) {
  if (blockIdx.x == stores) {
    ((half_word*)x)[2 * threadIdx.x + 1] = 7;
  } else {
    out[threadIdx.x] = x[threadIdx.x] * 3;
    unsigned old = 12345;
    __hip_atomic_compare_exchange_strong(x + threadIdx.x, &old, 12346u, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  }
}

// Wrong: in LDS. A block of 128.
extern "C" __global__ void reads_lds(unsigned* out) {
  __shared__ unsigned x[64];
  if (threadIdx.x < 64) x[threadIdx.x] = 0;
  __syncthreads();
  const unsigned at = threadIdx.x % 64;
  if (threadIdx.x < 64)
    ((half_word*)x)[2 * at + 1] = 7;
  else
    out[at] = x[at] * 3;
}
