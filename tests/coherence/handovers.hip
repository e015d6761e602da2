// Workgroups, and waves of a workgroup, that hand data over by atomics. ACQUIRE, RELEASE, BOTH: orders; SCOPE: of the
// atomics. FENCE: the scope's name, of kernels whose order comes from fences. Blocks of 128 work-items; `f` and `d` are
// zeros.
#define load(p, order) __hip_atomic_load(p, order, SCOPE)
#define store(p, v, order) __hip_atomic_store(p, v, order, SCOPE)
#define add(p, v, order) __hip_atomic_fetch_add(p, v, order, SCOPE)
#define swap(p, v, order) __hip_atomic_exchange(p, v, order, SCOPE)
#define RELAXED __ATOMIC_RELAXED
#define KERNEL extern "C" __global__ void

// One workgroup stores, another one waits for its flag.
KERNEL message(int* f, int* d, int* out) {
  const int l = threadIdx.x;
  if (blockIdx.x == 0) {
    d[l] = l + 1;
    __syncthreads();
    if (l == 0) store(f, 1, RELEASE);
  } else {
    if (l == 0)
      while (load(f, ACQUIRE) == 0) {
      }
    __syncthreads();
    out[l] = d[l];
  }
}

// The same, where fences order.
KERNEL fenced(int* f, int* d, int* out) {
  const int l = threadIdx.x;
  if (blockIdx.x == 0) {
    d[l] = l + 1;
    __syncthreads();
    if (l == 0) {
      __builtin_amdgcn_fence(__ATOMIC_RELEASE, FENCE);
      store(f, 1, RELAXED);
    }
  } else {
    if (l == 0) {
      while (load(f, RELAXED) == 0) {
      }
      __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, FENCE);
    }
    __syncthreads();
    out[l] = d[l];
  }
}

// The last workgroup sums what all have stored.
KERNEL last_block(int* f, int* d, int* out) {
  __shared__ int last;
  const int l = threadIdx.x, groups = GROUPS;
  d[blockIdx.x * 128 + l] = l;
  __syncthreads();
  if (l == 0) last = add(f, 1, BOTH) == groups - 1;
  __syncthreads();
  if (last) {
    int sum = 0;
    for (int i = 0; i < groups; ++i) sum += d[i * 128 + l];
    out[l] = sum;
  }
}

// The data goes on from workgroup to workgroup.
KERNEL chain(int* f, int* d, int* out) {
  const int l = threadIdx.x;
  if (l == 0)
    while (load(f, ACQUIRE) != (int)blockIdx.x) {
    }
  __syncthreads();
  d[l] += l;
  __syncthreads();
  if (l == 0) store(f, (int)blockIdx.x + 1, RELEASE);
}

KERNEL spin_lock(int* f, int* d, int* out) {
  if (threadIdx.x % 64 != 0) return;
  while (swap(f, 1, ACQUIRE) != 0) {
  }
  d[0] += 1;
  d[1] = d[0];
  store(f, 0, RELEASE);
}

KERNEL cas_lock(int* f, int* d, int* out) {
  if (threadIdx.x % 64 != 0) return;
  int expected = 0;
  while (!__hip_atomic_compare_exchange_weak(f, &expected, 1, ACQUIRE, RELAXED, SCOPE)) expected = 0;
  d[0] += 1;
  d[1] = d[0];
  store(f, 0, RELEASE);
}

KERNEL ticket_lock(int* f, int* d, int* out) {
  if (threadIdx.x % 64 != 0) return;
  const int ticket = add(f, 1, RELAXED);
  while (load(f + 64, ACQUIRE) != ticket) {
  }
  d[0] += 1;
  d[1] = d[0];
  add(f + 64, 1, RELEASE);
}

// Right whatever the order: the data are atomics themselves.
KERNEL counters(int* f, int* d, int* out) {
  const int l = threadIdx.x;
  add(d + l % 8, 1, RELAXED);
  add(f, 1, RELAXED);
  out[blockIdx.x * 128 + l] = load(d + l % 8, RELAXED);
}

// Atomics that are loops of a compare-and-swap behind a plain load.
KERNEL loops(int* f, int* d, int* out) {
  float* const x = (float*)d;
  for (int i = 0; i < 2; ++i) {
    unsigned old = *(unsigned*)(x + threadIdx.x % 4), next;
    do {
      next = __builtin_bit_cast(unsigned, __builtin_bit_cast(float, old) * 2 + 1);
    } while (
        !__hip_atomic_compare_exchange_strong((unsigned*)x + threadIdx.x % 4, &old, next, RELAXED, RELAXED, SCOPE));
    __hip_atomic_fetch_max((float*)f + 1, 1.5f, RELAXED, SCOPE);
  }
}

// Waves of a workgroup: by a barrier.
KERNEL by_barrier(int* f, int* d, int* out) {
  const int l = threadIdx.x;
  d[blockIdx.x * 128 + l] = l;
  __syncthreads();
  const int other = d[blockIdx.x * 128 + (l ^ 64)];
  __syncthreads();
  d[blockIdx.x * 128 + l] = other;
  __syncthreads();
  out[blockIdx.x * 128 + l] = d[blockIdx.x * 128 + (l ^ 64)];
}

// By a flag in memory: the first wave waits for the last one.
KERNEL by_flag(int* f, int* d, int* out) {
  const int l = threadIdx.x;
  if (l >= 64) {
    d[64 + l] = l;
    if (l % 64 == 0) store(f, 1, RELEASE);
  } else {
    while (load(f, ACQUIRE) == 0) {
    }
    out[l] = d[128];
  }
}

// By a flag in LDS, which a store or an addition sets. The first wave waits for the last one.
template <bool adds>
static __device__ __forceinline__ void by_lds(int* out) {
  __shared__ int flag, data;
  const int l = threadIdx.x;
  if (l == 0) store(&flag, 0, RELAXED);
  __syncthreads();
  if (l >= 64) {
    if (l % 64 == 0) {
      data = 42;
      if (adds)
        add(&flag, 1, RELEASE);
      else
        store(&flag, 1, RELEASE);
    }
  } else {
    while (load(&flag, ACQUIRE) == 0) {
    }
    out[l] = data;
  }
}
KERNEL by_lds_flag(int* f, int* d, int* out) { by_lds<false>(out); }
KERNEL by_lds_counter(int* f, int* d, int* out) { by_lds<true>(out); }
