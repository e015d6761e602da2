// The accesses of a memory instruction before it executes, by the fast engine's plan. They are the same as those of a
// request (requested_access.hpp), and take less time.
#pragma once

#include <array>
#include <cstdint>

#include "fast/memory/plan.hpp"
#include "lockstep/base/address_space.hpp"
#include "lockstep/device/observer.hpp"
#include "lockstep/memory/complete.hpp"

namespace lockstep {

/// Of waves W.
template <class W>
class PlannedAccess {
 public:
  /// `plan` fits fast::watched_by_plan (fast/program/watched.hpp).
  const AccessView& of(const W& wave, const fast::MemoryPlan& plan) {
    const fast::MemoryJob& job = plan.job;
    view_.op = &job.op;
    view_.bytes = job.op.bytes();
    view_.returns = job.returns;
    view_.both = job.op.two_addresses();
    view_.dropped = nothing.data();
    view_.address = address_.data();
    view_.address1 = address1_.data();
    view_.lanes = detail::active_lanes(wave);
    switch (job.op.address) {
      case AddressForm::lds: lds(wave, job); break;
      case AddressForm::scratch: scratch(wave, job); break;
      case AddressForm::global: global(wave, job); break;
      default: scalar(wave, job); break;
    }
    return view_;
  }

 private:
  using Isa = typename W::Isa;
  static constexpr std::uint32_t lanes = W::lanes;

  static constexpr std::array<AddressSpace, lanes> everywhere(AddressSpace space) {
    std::array<AddressSpace, lanes> row{};
    row.fill(space);
    return row;
  }
  static constexpr std::array<AddressSpace, lanes> all_lds = everywhere(AddressSpace::lds),
                                                   all_scratch = everywhere(AddressSpace::scratch),
                                                   all_global = everywhere(AddressSpace::global);
  static constexpr std::array<std::uint16_t, lanes> nothing{};

  static const std::uint32_t* row(const W& wave, std::uint32_t number) { return wave.v[number].data(); }

  void lds(const W& wave, const fast::MemoryJob& job) {
    view_.space = all_lds.data();
    const std::uint32_t* const from = row(wave, job.address);
    for (std::uint32_t lane = 0; lane < lanes; ++lane) address_[lane] = from[lane] + job.offset0;
    if (!view_.both) return;
    for (std::uint32_t lane = 0; lane < lanes; ++lane) address1_[lane] = from[lane] + job.offset1;
  }
  void scratch(const W& wave, const fast::MemoryJob& job) {
    view_.space = all_scratch.data();
    const std::uint32_t base = static_cast<std::uint32_t>(job.offset) + (job.has_scalar ? wave.s[job.scalar] : 0);
    if (!job.has_vector) {
      address_.fill(base);
      return;
    }
    const std::uint32_t* const from = row(wave, job.address);
    for (std::uint32_t lane = 0; lane < lanes; ++lane) address_[lane] = from[lane] + base;
  }
  void global(const W& wave, const fast::MemoryJob& job) {
    view_.space = all_global.data();
    const std::uint32_t* const low = row(wave, job.address);
    if (job.has_scalar) {
      const std::uint64_t base = job.offset + wave.scalar_pair(job.scalar);
      for (std::uint32_t lane = 0; lane < lanes; ++lane)
        address_[lane] = base + detail::vector_offset(Isa{}, low[lane]);
      return;
    }
    const std::uint32_t* const high = row(wave, job.address + 1u);
    for (std::uint32_t lane = 0; lane < lanes; ++lane)
      address_[lane] = job.offset + (std::uint64_t{high[lane]} << 32 | low[lane]);
  }
  void scalar(const W& wave, const fast::MemoryJob& job) {
    view_.space = all_global.data();
    view_.lanes = 1;
    const std::uint64_t more = job.has_vector ? wave.s[job.address] & ~3u : 0;
    address_[0] = (wave.scalar_pair(job.scalar) & ~std::uint64_t{3}) + job.offset + more;
  }

  AccessView view_{};
  std::array<std::uint64_t, lanes> address_{}, address1_{};
};

}  // namespace lockstep
