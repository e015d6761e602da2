// Memory instructions by the host's vector instructions.
#pragma once

#include <cstdint>

#include "fast/host/intrinsics.hpp"
#include "fast/memory/access.hpp"
#include "fast/memory/avx2.hpp"
#include "fast/memory/avx512.hpp"
#include "fast/memory/image/host_kernels.hpp"
#include "fast/memory/plan.hpp"

namespace lockstep::fast {

#if LOCKSTEP_X86_64
inline constexpr LaneOperations avx2_operations{&avx2::consecutive, &avx2::within, &portable_join_pieces};
inline constexpr LaneOperations avx512_operations{&avx512::consecutive, &avx512::within, &avx512::join_pieces};

namespace avx512 {

template <std::uint32_t lanes>
[[gnu::always_inline]] inline bool has_all_lanes(const FastWave& wave) {
  return lanes == 32 ? wave.s[FastWave::exec_lo] == 0xffffffffu : wave.exec_pair() == all_lanes;
}

/// Are all lanes of a row at most `last`?
template <std::uint32_t lanes>
LOCKSTEP_INLINE_AVX512 bool all_within(const std::uint32_t* row, std::uint32_t last) {
  __m512i most = _mm512_max_epu32(load16(row), load16(row + 16));
  if constexpr (lanes == 64) most = _mm512_max_epu32(most, _mm512_max_epu32(load16(row + 32), load16(row + 48)));
  return _mm512_cmpgt_epu32_mask(most, _mm512_set1_epi32(static_cast<std::int32_t>(last))) == 0;
}

/// Four dwords in all lanes, which do not follow each other: rows of a tile. False: not done.
template <class W, std::uint32_t lanes>
LOCKSTEP_TARGET_AVX512 [[gnu::noinline]] bool load_lds_pieces(const MemoryJob& job, W& wave, const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  const std::uint64_t end = std::uint64_t{job.offset0} + 16;
  if (ports.lds.size() < end || !all_within<lanes>(v[job.address], static_cast<std::uint32_t>(ports.lds.size() - end)))
    return false;
  const auto origin = reinterpret_cast<std::uintptr_t>(ports.lds.data()) + job.offset0;
  load_all4<lanes>({origin, v[job.address]}, v + job.data);
  return true;
}
/// The same from global memory, at offsets from `base`.
template <class W, std::uint32_t lanes>
LOCKSTEP_TARGET_AVX512 [[gnu::noinline]] bool load_global_pieces(const MemoryJob& job, W& wave,
                                                                 const MemoryPorts& ports, std::uint64_t base) {
  const Rows v = registers_of(wave);
  Places places;
  if (!global_places(job, *ports.global, base, v[job.address], job.all_lanes(), false, places)) return false;
  fetch_next_lines(places, lanes);
  load_all4<lanes>(places, v + job.data);
  return true;
}

/// access_lds with the question that is asked most often in registers: do all lanes follow each other? In waves of
/// `lanes`.
template <class W, std::uint32_t lanes>
[[gnu::always_inline]] LOCKSTEP_TARGET_AVX512 inline bool access_lds(const MemoryJob& job, W& wave,
                                                                     const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  const std::uint32_t* row = v[job.address];
  const std::uint32_t bytes = job.dwords * 4u, first = row[0];
  const std::uint64_t start = std::uint64_t{first} + job.offset0;
  // (What is in LDS is far below 2^32: no lane wraps.)
  if (!has_all_lanes<lanes>(wave) || !is_sequence<lanes>(row, first, bytes) ||
      start + lanes * bytes > ports.lds.size()) {
    const bool pieces = job.dwords == 4 && !job.store && has_all_lanes<lanes>(wave);
    return (pieces && load_lds_pieces<W, lanes>(job, wave, ports)) || fast::access_lds(job, wave, ports);
  }
  std::uint8_t* place = ports.lds.data() + start;
  if (job.dwords != 1)
    job.move.block(place, v + job.data, lanes);
  else if (job.store)
    copy_row<lanes>(place, v[job.data]);
  else
    copy_row<lanes>(v[job.data], place);
  return true;
}

/// access_global likewise.
template <class W, bool ScalarBase, std::uint32_t lanes>
[[gnu::always_inline]] LOCKSTEP_TARGET_AVX512 inline bool access_global(const MemoryJob& job, W& wave,
                                                                        const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  const std::uint32_t* row = v[job.address];
  const std::uint32_t bytes = job.dwords * 4u, first = row[0];
  std::uint64_t base = job.offset;
  if constexpr (ScalarBase)
    base += wave.scalar_pair(job.scalar);
  else
    base += static_cast<std::uint64_t>(row[64]) << 32;
  if (!has_all_lanes<lanes>(wave) || (!ScalarBase && !all_equal<lanes>(row + 64)))
    return fast::access_global<W, ScalarBase>(job, wave, ports);
  if (first > 0xffffffffu - lanes * bytes || !is_sequence<lanes>(row, first, bytes)) {
    const bool pieces = job.dwords == 4 && !job.store;
    return (pieces && load_global_pieces<W, lanes>(job, wave, ports, base)) ||
           fast::access_global<W, ScalarBase>(job, wave, ports);
  }
  std::uint8_t* place = global_place(ports, base + first, lanes * bytes, job.store);
  if (place == nullptr) return fast::access_global<W, ScalarBase>(job, wave, ports);
  if (job.dwords != 1)
    job.move.block(place, v + job.data, lanes);
  else if (job.store)
    copy_row<lanes>(place, v[job.data]);
  else
    copy_row<lanes>(v[job.data], place);
  return true;
}

/// A vector register, by one number beside the wave: of the registers' base compilers would keep a copy.
[[gnu::always_inline]] inline std::uint32_t* register_of(FastWave& wave, std::uint32_t number) {
  return reinterpret_cast<std::uint32_t*>(reinterpret_cast<std::byte*>(&wave) +
                                          (vgprs_offset + std::size_t{number} * row_bytes));
}

/// A dword of each lane from `place` or, for stores, to it.
template <std::uint32_t lanes>
[[gnu::always_inline]] LOCKSTEP_TARGET_AVX512 inline void move_row(const MemoryJob& job, FastWave& wave,
                                                                   std::uint8_t* place) {
  std::uint32_t* const row = register_of(wave, job.data);
  if (job.store)
    copy_row<lanes>(place, row);
  else
    copy_row<lanes>(row, place);
}

/// What access_lds is asked for most: a dword of all lanes, which follow each other. It calls nothing, so a handler
/// made of it saves no registers. False: not done.
template <std::uint32_t lanes>
[[gnu::always_inline]] LOCKSTEP_TARGET_AVX512 inline bool quick_lds(const MemoryJob& job, FastWave& wave,
                                                                    const MemoryPorts& ports) {
  const std::uint32_t* row = register_of(wave, job.address);
  const std::uint64_t start = std::uint64_t{row[0]} + job.offset0;
  // (The last lane says for most gathers that they are some, before sixteen at a time are compared.)
  if (row[lanes - 1] - row[0] != 4 * (lanes - 1)) [[unlikely]]
    return false;
  if (!has_all_lanes<lanes>(wave) || !is_sequence<lanes>(row, row[0], 4) || start + lanes * 4 > ports.lds.size())
      [[unlikely]]
    return false;
  move_row<lanes>(job, wave, ports.lds.data() + start);
  return true;
}
/// What it is asked for next: loads of a dword of all lanes, wherever they are. It calls nothing, either.
template <std::uint32_t lanes>
[[gnu::always_inline]] LOCKSTEP_TARGET_AVX512 inline bool gather_lds(const MemoryJob& job, FastWave& wave,
                                                                     const MemoryPorts& ports) {
  const std::uint32_t* row = register_of(wave, job.address);
  const std::uint64_t end = std::uint64_t{job.offset0} + 4;
  if (job.store || !has_all_lanes<lanes>(wave) || ports.lds.size() < end ||
      !all_within<lanes>(row, static_cast<std::uint32_t>(ports.lds.size() - end))) [[unlikely]]
    return false;
  load_all1<lanes>({reinterpret_cast<std::uintptr_t>(ports.lds.data()) + job.offset0, row},
                   register_of(wave, job.data));
  return true;
}
/// As quick_lds, of access_global, in the range used last.
template <bool ScalarBase, std::uint32_t lanes>
[[gnu::always_inline]] LOCKSTEP_TARGET_AVX512 inline bool quick_global(const MemoryJob& job, FastWave& wave,
                                                                       const MemoryPorts& ports) {
  const std::uint32_t* row = register_of(wave, job.address);
  if (!has_all_lanes<lanes>(wave) || !is_sequence<lanes>(row, row[0], 4)) [[unlikely]]
    return false;
  if (!ScalarBase && !all_equal<lanes>(row + 64)) [[unlikely]]
    return false;
  const RecentRange& recent = ports.recent;
  const std::uint64_t base = ScalarBase ? wave.scalar_pair(job.scalar) : std::uint64_t{row[64]} << 32;
  const std::uint64_t at = job.offset + base + row[0] - recent.address;
  if (row[0] > 0xffffffffu - lanes * 4 || at >= recent.size || recent.size - at < lanes * 4 ||
      (job.store && !recent.writable)) [[unlikely]]
    return false;
  move_row<lanes>(job, wave, recent.bytes + at);
  return true;
}

}  // namespace avx512
#endif

/// The kernels of a host level.
constexpr MemoryKernels memory_kernels([[maybe_unused]] HostIsa isa) {
#if LOCKSTEP_X86_64
  if (isa >= HostIsa::avx512)
    return {&avx512_operations,
            &avx512::moves<false>,
            &avx512::moves<true>,
            {&avx512::access_lds<FastWave, 64>, &avx512::access_global<FastWave, false, 64>,
             &avx512::access_global<FastWave, true, 64>, &avx512::access_lds<FastWave, 32>,
             &avx512::access_global<FastWave, false, 32>, &avx512::access_global<FastWave, true, 32>},
            image_kernels(isa)};
  if (isa >= HostIsa::avx2)
    return {&avx2_operations,
            &avx2::moves<false>,
            &avx2::moves<true>,
            {&avx2::access_lds<FastWave>, &avx2::access_global<FastWave, false>, &avx2::access_global<FastWave, true>,
             &avx2::access_lds<FastWave>, &avx2::access_global<FastWave, false>, &avx2::access_global<FastWave, true>},
            image_kernels(isa)};
#endif
  MemoryKernels kernels;
  kernels.images = image_kernels(HostIsa::plain);
  return kernels;
}

}  // namespace lockstep::fast
