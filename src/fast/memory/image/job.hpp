// One image instruction as the fast engine sees it: planned once, run on a wave.
#pragma once

#include <array>
#include <cstdint>

#include "fast/memory/image/rows.hpp"
#include "lockstep/isa/instruction_traits.hpp"
#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/memory/image/operands.hpp"

namespace lockstep::fast {

struct ImageJob {
  const TexelRows* rows = nullptr;
  ImageFamily family = ImageFamily::none;
  ImageOp op{};
  std::uint16_t resource = 0, sampler = 0;  ///< first scalars of the descriptors
  std::uint8_t resource_words = 8;
  bool unnormalized = false;  ///< UNRM
  bool has_dim = false;       ///< DIM names the image's type; else the descriptor does
  std::uint8_t dim = 0;
  image::TexelRegisters texel{};  ///< without the image's format and selection
  std::uint8_t channel = 0;       ///< that a gather takes
  std::uint16_t data = 0;         ///< row of the first register of data
  /// Rows of the address for images of one, two and three sides; count 0: the wave does not own them, or DIM names no
  /// image with so many.
  std::array<image::AddressRegisters, 3> address{};

  bool gathers() const { return op.action == ImageAction::gather; }
};

}  // namespace lockstep::fast
