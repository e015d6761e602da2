// HIP's headers with a newer clang and older device libraries. Of version 5 (Debian's): what they take from clang, and
// it has no more; and names that newer headers have. Of version 6 and later: what they take from newer device
// libraries. Before all else in a HIP program that scripts/compile_hip.sh or hiprtc here compiles. With
// LOCKSTEP_HIP_RUNTIME_LATER (scripts/hipcc) it is there before all else without hip_runtime.h, and again with it.
#ifdef __HIP__
#ifndef LOCKSTEP_HIP_OLDER_CLANG
#define LOCKSTEP_HIP_OLDER_CLANG

// Lanes of a wave: clang 22 has no macro for them. (Other than this, as by -mwavefrontsize64, is told by -D.)
#ifndef __AMDGCN_WAVEFRONT_SIZE
#if defined(__HIP_DEVICE_COMPILE__) && !defined(__GFX9__)
#define __AMDGCN_WAVEFRONT_SIZE 32
#else
#define __AMDGCN_WAVEFRONT_SIZE 64
#endif
#endif

#include <hip/hip_version.h>
#if HIP_VERSION_MAJOR < 6
// Reciprocals of halves, which clang's own headers declared. hip_fp16.h calls them.
typedef _Float16 lockstep_two_halves __attribute__((ext_vector_type(2)));
static inline __attribute__((device, always_inline, const)) _Float16 __llvm_amdgcn_rcp_f16(_Float16 x) {
  return static_cast<_Float16>(__builtin_amdgcn_rcph(x));
}
static inline __attribute__((device, always_inline, const)) lockstep_two_halves __llvm_amdgcn_rcp_2f16(
    lockstep_two_halves x) {
  return lockstep_two_halves{__llvm_amdgcn_rcp_f16(x.x), __llvm_amdgcn_rcp_f16(x.y)};
}

#else
// The clock that wall_clock64 reads.
extern "C" inline __attribute__((device)) unsigned long long __ockl_steadyctr_u64() {
  return __builtin_readsteadycounter();
}
#endif
#endif  // LOCKSTEP_HIP_OLDER_CLANG

#if !defined(LOCKSTEP_HIP_RUNTIME_LATER) && !defined(LOCKSTEP_HIP_OLDER_HEADERS)
#define LOCKSTEP_HIP_OLDER_HEADERS

// Version 5's atomicInc and atomicDec are intrinsics that LLVM has dropped, and its atomicMin and atomicMax of floats
// give what they stored, not what was there before: they step aside for these.
#if HIP_VERSION_MAJOR < 6
#define atomicInc lockstep_atomicInc_of_the_header
#define atomicDec lockstep_atomicDec_of_the_header
#define atomicMin lockstep_atomicMin_of_the_header
#define atomicMax lockstep_atomicMax_of_the_header
#define atomicMin_system lockstep_atomicMin_system_of_the_header
#define atomicMax_system lockstep_atomicMax_system_of_the_header
#include <hip/hip_runtime.h>
#undef atomicInc
#undef atomicDec
#undef atomicMin
#undef atomicMax
#undef atomicMin_system
#undef atomicMax_system
static inline __attribute__((device)) unsigned atomicInc(unsigned* address, unsigned most) {
  return __builtin_amdgcn_atomic_inc32(address, most, __ATOMIC_RELAXED, "agent");
}
static inline __attribute__((device)) unsigned atomicDec(unsigned* address, unsigned most) {
  return __builtin_amdgcn_atomic_dec32(address, most, __ATOMIC_RELAXED, "agent");
}
#define LOCKSTEP_ATOMIC_INTEGER(name, type)                                  \
  static inline __attribute__((device)) type name(type* address, type val) { \
    return lockstep_##name##_of_the_header(address, val);                    \
  }
#define LOCKSTEP_ATOMIC_FLOAT(name, type, bits, op, scope)                                                        \
  static inline __attribute__((device)) type name(type* address, type val) {                                      \
    auto* const place = reinterpret_cast<bits*>(address);                                                         \
    bits before = __hip_atomic_load(place, __ATOMIC_RELAXED, scope);                                              \
    while (val op __builtin_bit_cast(type, before) &&                                                             \
           !__hip_atomic_compare_exchange_strong(place, &before, __builtin_bit_cast(bits, val), __ATOMIC_RELAXED, \
                                                 __ATOMIC_RELAXED, scope)) {                                      \
    }                                                                                                             \
    return __builtin_bit_cast(type, before);                                                                      \
  }
#define LOCKSTEP_ATOMICS(name, op, scope)                 \
  LOCKSTEP_ATOMIC_INTEGER(name, int)                      \
  LOCKSTEP_ATOMIC_INTEGER(name, unsigned)                 \
  LOCKSTEP_ATOMIC_INTEGER(name, unsigned long)            \
  LOCKSTEP_ATOMIC_INTEGER(name, unsigned long long)       \
  LOCKSTEP_ATOMIC_FLOAT(name, float, unsigned, op, scope) \
  LOCKSTEP_ATOMIC_FLOAT(name, double, unsigned long, op, scope)
LOCKSTEP_ATOMICS(atomicMin, <, __HIP_MEMORY_SCOPE_AGENT)
LOCKSTEP_ATOMICS(atomicMax, >, __HIP_MEMORY_SCOPE_AGENT)
LOCKSTEP_ATOMICS(atomicMin_system, <, __HIP_MEMORY_SCOPE_SYSTEM)
LOCKSTEP_ATOMICS(atomicMax_system, >, __HIP_MEMORY_SCOPE_SYSTEM)
#undef LOCKSTEP_ATOMICS
#undef LOCKSTEP_ATOMIC_FLOAT
#undef LOCKSTEP_ATOMIC_INTEGER

// Version 5's surfaces convert integers to floats and back, where an image has the integers' bits: these keep them.
#ifdef HIP_INCLUDE_HIP_AMD_DETAIL_SURFACE_FUNCTIONS_H
#define LOCKSTEP_ELEMENT __attribute__((host, device)) inline
#define LOCKSTEP_TO(part) __builtin_bit_cast(float, static_cast<int>(part))
#define LOCKSTEP_FROM(type, part) static_cast<type>(__builtin_bit_cast(int, static_cast<float>(part)))
#define LOCKSTEP_SURFACE(type, name)                                                               \
  template <>                                                                                      \
  LOCKSTEP_ELEMENT float4::Native_vec_ __hipMapToNativeFloat4<type>(const type& t) {               \
    return {LOCKSTEP_TO(t), 0, 0, 0};                                                              \
  }                                                                                                \
  template <>                                                                                      \
  LOCKSTEP_ELEMENT const type __hipMapFromNativeFloat4<type>(const float4::Native_vec_& u) {       \
    return LOCKSTEP_FROM(type, u.x);                                                               \
  }                                                                                                \
  template <>                                                                                      \
  LOCKSTEP_ELEMENT float4::Native_vec_ __hipMapToNativeFloat4<name##1>(const name##1 & t) {        \
    return {LOCKSTEP_TO(t.x), 0, 0, 0};                                                            \
  }                                                                                                \
  template <>                                                                                      \
  LOCKSTEP_ELEMENT const name##1 __hipMapFromNativeFloat4<name##1>(const float4::Native_vec_& u) { \
    return name##1(LOCKSTEP_FROM(type, u.x));                                                      \
  }                                                                                                \
  template <>                                                                                      \
  LOCKSTEP_ELEMENT float4::Native_vec_ __hipMapToNativeFloat4<name##2>(const name##2 & t) {        \
    return {LOCKSTEP_TO(t.x), LOCKSTEP_TO(t.y), 0, 0};                                             \
  }                                                                                                \
  template <>                                                                                      \
  LOCKSTEP_ELEMENT const name##2 __hipMapFromNativeFloat4<name##2>(const float4::Native_vec_& u) { \
    return name##2(LOCKSTEP_FROM(type, u.x), LOCKSTEP_FROM(type, u.y));                            \
  }                                                                                                \
  template <>                                                                                      \
  LOCKSTEP_ELEMENT float4::Native_vec_ __hipMapToNativeFloat4<name##4>(const name##4 & t) {        \
    return {LOCKSTEP_TO(t.x), LOCKSTEP_TO(t.y), LOCKSTEP_TO(t.z), LOCKSTEP_TO(t.w)};               \
  }                                                                                                \
  template <>                                                                                      \
  LOCKSTEP_ELEMENT const name##4 __hipMapFromNativeFloat4<name##4>(const float4::Native_vec_& u) { \
    return name##4(LOCKSTEP_FROM(type, u.x), LOCKSTEP_FROM(type, u.y), LOCKSTEP_FROM(type, u.z),   \
                   LOCKSTEP_FROM(type, u.w));                                                      \
  }
LOCKSTEP_SURFACE(char, char)
LOCKSTEP_SURFACE(unsigned char, uchar)
LOCKSTEP_SURFACE(short, short)
LOCKSTEP_SURFACE(unsigned short, ushort)
LOCKSTEP_SURFACE(int, int)
LOCKSTEP_SURFACE(unsigned, uint)
#undef LOCKSTEP_SURFACE
#undef LOCKSTEP_FROM
#undef LOCKSTEP_TO
#undef LOCKSTEP_ELEMENT
#endif
#else
#include <hip/hip_runtime.h>
#endif

// Which lanes are at work, and what lanes of a mask do together: newer headers have them. All lanes of a wave that are
// at work come at once, so the mask adds nothing to the plain functions.
#if HIP_VERSION < 60200000
static inline __attribute__((device)) unsigned long long __activemask() { return __ballot(1); }
#define LOCKSTEP_SHUFFLE(name, where)                                                                  \
  template <class Mask, class T>                                                                       \
  static inline __attribute__((device)) T name##_sync(Mask, T value, where at, int width = warpSize) { \
    static_assert(sizeof(Mask) == 8, "a mask has 64 bits");                                            \
    return name(value, at, width);                                                                     \
  }
LOCKSTEP_SHUFFLE(__shfl, int)
LOCKSTEP_SHUFFLE(__shfl_xor, int)
LOCKSTEP_SHUFFLE(__shfl_up, unsigned)
LOCKSTEP_SHUFFLE(__shfl_down, unsigned)
#undef LOCKSTEP_SHUFFLE
template <class Mask>
static inline __attribute__((device)) unsigned long long __ballot_sync(Mask mask, int predicate) {
  static_assert(sizeof(Mask) == 8, "a mask has 64 bits");
  return __ballot(predicate) & mask;
}
template <class Mask>
static inline __attribute__((device)) int __any_sync(Mask mask, int predicate) {
  return __ballot_sync(mask, predicate) != 0;
}
template <class Mask>
static inline __attribute__((device)) int __all_sync(Mask mask, int predicate) {
  return __ballot_sync(mask, predicate) == mask;
}
#endif

// cooperative_groups' grid.sync() and multi_grid.sync(). Debian's device libraries wait by global wave sync, which
// lockstep does not have (and gfx12 neither). As newer libraries do, these wait in the memory that the runtime gives to
// cooperative launches. AMD's runtime 5.2 gives 1 in place of an address to those of one device: a variable of the
// program is that memory, which one launch at a time uses, because they all go to one queue.
struct lockstep_grid_info {
  __attribute__((address_space(1))) unsigned* grids;  // low 8 bits: grids that have come; the rest: how often all had
  unsigned grid, grid_count;
  unsigned long items_before, items;
  unsigned arrived;  // low half: workgroups that have come; high half: how often all had
  unsigned unused;
  unsigned workgroups;
};
// The last one that comes calls `all_here` before the others go on.
template <unsigned unit, class Last>
static inline __attribute__((device)) void lockstep_meet(__attribute__((address_space(1))) unsigned* arrived,
                                                         unsigned count, Last all_here) {
  const unsigned before = __hip_atomic_fetch_add(arrived, 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  if ((before & (unit - 1)) == count - 1) {
    all_here();
    __hip_atomic_fetch_add(arrived, unit - count, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  } else {
    while ((__hip_atomic_load(arrived, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM) ^ before) < unit)
      __builtin_amdgcn_s_sleep(1);
  }
}
// The device libraries' own: 400, 500 or 600.
extern "C" __attribute__((constant)) const int __oclc_ABI_version;
static inline __attribute__((device)) void lockstep_grid_sync(bool over_devices) {
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "");
  __builtin_amdgcn_s_barrier();
  if ((__builtin_amdgcn_workitem_id_x() | __builtin_amdgcn_workitem_id_y() | __builtin_amdgcn_workitem_id_z()) == 0) {
    // hidden_multigrid_sync_arg: number 11 of the hidden arguments of code object version 5, number 6 before.
    const auto* const hidden =
        (const __attribute__((address_space(4))) unsigned long*)__builtin_amdgcn_implicitarg_ptr();
    const unsigned long given = hidden[__oclc_ABI_version < 500 ? 6 : 11];
    if (given == 1) {
      static __attribute__((device)) unsigned arrived;
      const auto* const packet = (const __attribute__((address_space(4))) unsigned*)__builtin_amdgcn_dispatch_ptr();
      const unsigned group[] = {packet[1] & 0xffff, packet[1] >> 16, packet[2] & 0xffff};  // work-items
      unsigned groups = 1;
      for (int i = 0; i < 3; ++i) groups *= (packet[3 + i] + group[i] - 1) / group[i];
      lockstep_meet<0x10000>((__attribute__((address_space(1))) unsigned*)&arrived, groups, [] {});
    } else {
      auto* const info = (__attribute__((address_space(1))) lockstep_grid_info*)given;
      lockstep_meet<0x10000>(&info->arrived, info->workgroups, [=] {
        if (over_devices) lockstep_meet<0x100>(info->grids, info->grid_count, [] {});
      });
    }
  }
  __builtin_amdgcn_s_barrier();
  // Each wave, because those of a workgroup may run on two compute units with caches of their own (WGP mode).
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "");
}
extern "C" inline __attribute__((device)) void __ockl_grid_sync() { lockstep_grid_sync(false); }
extern "C" inline __attribute__((device)) void __ockl_multi_grid_sync() { lockstep_grid_sync(true); }

#endif  // LOCKSTEP_HIP_OLDER_HEADERS
#endif
