// Atomics of halves, which clang makes of a compare-and-swap of the dword, beside plain accesses; for check `race`.
typedef unsigned short half_word;

// Who stores: a workgroup of 64 of several, or of a workgroup of several times 64 those work-items.
__device__ bool is(unsigned stores) { return blockIdx.x + threadIdx.x / 64 == stores; }
__device__ unsigned lane() { return threadIdx.x % 64; }

// Right: the upper halves are stored, the others add to the lower ones.
extern "C" __global__ void beside(half_word* x, unsigned stores) {
  if (is(stores))
    x[2 * lane() + 1] = 7;
  else
    __hip_atomic_fetch_add(x + 2 * lane(), (half_word)(3 + lane()), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}

// Right: the same several times, each time another number, and two lanes add to one half.
extern "C" __global__ void again(half_word* x, unsigned stores) {
  for (unsigned i = 0; i < 4; ++i) {
    if (is(stores))
      x[2 * lane() + 1] = 7 + i;
    else
      __hip_atomic_fetch_add(x + lane() / 2 * 2, (half_word)(3 + lane()), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  }
}

// Right: two lanes add to both halves of a dword, and others load and store the bytes of the next one.
extern "C" __global__ void both(half_word* x, unsigned stores) {
  if (is(stores)) {
    x[4 * lane() + 3] = x[4 * lane() + 2] + 7;
  } else {
    const unsigned at = lane() / 2 * 4 + lane() % 2;
    __hip_atomic_fetch_max(x + at, (half_word)lane(), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  }
}

// Right: in LDS. A block of 128.
extern "C" __global__ void in_lds(half_word* out, unsigned stores) {
  __shared__ half_word x[128];
  x[threadIdx.x] = 0;
  __syncthreads();
  const unsigned pair = 2 * (threadIdx.x % 64);
  if (is(stores))
    x[pair + 1] = threadIdx.x + 1;
  else
    __hip_atomic_fetch_add(x + pair, (half_word)(threadIdx.x + 1), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  __syncthreads();
  out[threadIdx.x] = x[threadIdx.x];
}

// Wrong: what the load sees of the upper half depends on the order.
extern "C" __global__ void reads(unsigned* x, unsigned stores, unsigned* out) {
  if (is(stores))
    ((half_word*)x)[2 * lane() + 1] = 7;
  else
    out[lane()] = x[lane()] * 3;
}

// Wrong: the exchange changes the half that is stored.
extern "C" __global__ void changes(unsigned* x, unsigned stores) {
  if (is(stores)) {
    ((half_word*)x)[2 * lane() + 1] = 7;
  } else {
    unsigned old = x[lane()];
    while (!__hip_atomic_compare_exchange_strong(x + lane(), &old, old + 0x10000, __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                                 __HIP_MEMORY_SCOPE_AGENT)) {
    }
  }
}

// Wrong: it exchanges something else than what it has loaded, and goes by that.
extern "C" __global__ void goes_by(unsigned* x, unsigned stores, unsigned* out) {
  if (is(stores)) {
    ((half_word*)x)[2 * lane() + 1] = 7;
  } else {
    out[lane()] = x[lane()] * 3;
    unsigned old = 12345;
    __hip_atomic_compare_exchange_strong(x + lane(), &old, 12346u, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  }
}

// Wrong: in LDS. A block of 128.
extern "C" __global__ void reads_lds(unsigned* out, unsigned stores) {
  __shared__ unsigned x[64];
  if (threadIdx.x < 64) x[threadIdx.x] = 0;
  __syncthreads();
  if (is(stores))
    ((half_word*)x)[2 * lane() + 1] = 7;
  else
    out[lane()] = x[lane()] * 3;
}

// Wrong: in LDS, the exchange changes the half that is stored. A block of 128.
extern "C" __global__ void changes_lds(unsigned* out, unsigned stores) {
  __shared__ unsigned x[64];
  if (threadIdx.x < 64) x[threadIdx.x] = 0;
  __syncthreads();
  if (is(stores)) {
    ((half_word*)x)[2 * lane() + 1] = 7;
  } else {
    unsigned old = x[lane()];
    while (!__hip_atomic_compare_exchange_strong(x + lane(), &old, old + 0x10000, __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                                 __HIP_MEMORY_SCOPE_WORKGROUP)) {
    }
  }
  __syncthreads();
  if (threadIdx.x < 64) out[threadIdx.x] = x[threadIdx.x];
}
