// Memory instructions by the host's vector instructions.
#pragma once

#include <cstdint>

#include "lockstep/fast/host/intrinsics.hpp"
#include "lockstep/fast/memory/access.hpp"
#include "lockstep/fast/memory/avx512.hpp"
#include "lockstep/fast/memory/plan.hpp"

namespace lockstep::fast {

#if LOCKSTEP_X86_64
inline constexpr LaneOperations avx512_operations{&avx512::consecutive, &avx512::within, &avx512::join_pieces};

namespace avx512 {

/// access_lds with the question that is asked most often in registers: do all lanes follow each other? In waves of 64.
template <class W>
[[gnu::always_inline]] LOCKSTEP_TARGET_AVX512 inline bool access_lds(const MemoryJob& job, W& wave,
                                                                     const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  const std::uint32_t* row = v[job.address];
  const std::uint32_t bytes = job.dwords * 4u, first = row[0];
  const std::uint64_t start = std::uint64_t{first} + job.offset0;
  // (What is in LDS is far below 2^32: no lane wraps.)
  if (wave.exec_pair() != all_lanes || !is_sequence(row, first, bytes) || start + 64 * bytes > ports.lds.size())
    return fast::access_lds(job, wave, ports);
  std::uint8_t* place = ports.lds.data() + start;
  if (job.dwords != 1)
    job.move.block(place, v + job.data);
  else if (job.store)
    copy_row(place, v[job.data]);
  else
    copy_row(v[job.data], place);
  return true;
}

/// access_global likewise.
template <class W, bool ScalarBase>
[[gnu::always_inline]] LOCKSTEP_TARGET_AVX512 inline bool access_global(const MemoryJob& job, W& wave,
                                                                        const MemoryPorts& ports) {
  const Rows v = registers_of(wave);
  const std::uint32_t* row = v[job.address];
  const std::uint32_t bytes = job.dwords * 4u, first = row[0];
  std::uint64_t address = job.offset + first;
  if constexpr (ScalarBase)
    address += wave.scalar_pair(job.scalar);
  else
    address += static_cast<std::uint64_t>(row[64]) << 32;
  if (wave.exec_pair() != all_lanes || first > 0xffffffffu - 64 * bytes || !is_sequence(row, first, bytes) ||
      (!ScalarBase && !all_equal(row + 64)))
    return fast::access_global<W, ScalarBase>(job, wave, ports);
  std::uint8_t* place = global_place(ports, address, 64 * bytes, job.store);
  if (place == nullptr) return fast::access_global<W, ScalarBase>(job, wave, ports);
  if (job.dwords != 1)
    job.move.block(place, v + job.data);
  else if (job.store)
    copy_row(place, v[job.data]);
  else
    copy_row(v[job.data], place);
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
            &avx512::access_lds<FastWave>,
            &avx512::access_global<FastWave, false>,
            &avx512::access_global<FastWave, true>};
#endif
  return {};
}

}  // namespace lockstep::fast
