// What a store writes, by lane and byte: the registers that hold its data.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lockstep/device/observer.hpp"

namespace lockstep {

class StoredData {
 public:
  StoredData() = default;
  explicit StoredData(const Step& step) : wave_(&step.wave) {
    for (const RegisterUse& use : step.uses->all())
      if (use.read && (use.role == Role::data || use.role == Role::data1) && count_ < parts_.size())
        parts_[count_++] = &use;
    if (step.access->op->d16 == D16::high) first_bit_ = 16;
  }

  /// `bytes` bytes of a lane's data from byte `at` on, with a bit above them; of more than four a digest. 0: not known.
  std::uint64_t value(std::uint32_t lane, std::uint32_t at, std::uint32_t bytes) const {
    if (count_ == 0) return 0;
    if (bytes < 4) {
      const std::uint32_t bits = dword(lane, at / 4) >> (8 * (at % 4) + first_bit_);
      return (bits & ((1u << 8 * bytes) - 1)) | known;
    }
    std::uint64_t all = 0;
    for (std::uint32_t i = 0; i < bytes; i += 4) all = all * 0x9e3779b97f4a7c15 + dword(lane, (at + i) / 4);
    return all | known;
  }

 private:
  static constexpr std::uint64_t known = std::uint64_t{1} << 63;
  std::uint32_t dword(std::uint32_t lane, std::uint32_t index) const {
    for (std::size_t i = 0; i < count_; ++i) {
      const RegisterUse& use = *parts_[i];
      if (index < use.count)
        return use.file == UsedFile::scalar ? wave_->scalar((use.first + index) & 255u)
                                            : wave_->vector(lane, use.first + index);
      index -= use.count;
    }
    return 0;
  }

  const WaveView* wave_ = nullptr;
  std::array<const RegisterUse*, 2> parts_{};
  std::size_t count_ = 0;
  std::uint32_t first_bit_ = 0;
};

}  // namespace lockstep
