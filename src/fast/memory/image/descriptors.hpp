// Descriptors of images and samplers that a host thread has met, decoded: a kernel reads few of them, and often.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "fast/memory/image/rows.hpp"
#include "lockstep/memory/image/operands.hpp"

namespace lockstep::fast {

/// An image, as its descriptor says.
struct KnownImage {
  static constexpr std::uint32_t most_levels = 16;

  std::array<std::uint32_t, 8> words{};
  ImageFamily family = ImageFamily::none;
  bool plain = false;  ///< the fast engine knows what to do; else the reference engine does, whatever it is
  image::ImageDescription description{};
  ElementFormat element{};
  std::array<ChannelForm, 4> channels{};        ///< red, green, blue, alpha
  std::array<TexelGrid, most_levels> levels{};  ///< of the view, from its base level on; layers of the view
  std::uint32_t level_count = 0;

  /// Decodes. Not plain: unbound ones, ones with a fault, ones of 4 GiB and more.
  void read(ImageFamily of, const std::uint32_t* from) {
    std::copy_n(from, 8, words.begin());
    family = of;
    plain = false;
    bool unbound = false;
    if (image::describe_image(family, words, description, unbound) || unbound) return;
    if (image::image_bytes(family, description) >> 32 != 0) return;
    level_count = description.last_level - description.base_level + 1;
    if (level_count > most_levels) return;
    element = description.format.element();
    find_channels();
    const bool array = is_array(description.type), volume = description.type == image::ImageType::d3;
    for (std::uint32_t i = 0; i < level_count; ++i) {
      const image::Level level = image::level_of(family, description, description.base_level + i);
      TexelGrid& grid = levels[i];
      grid = {.width = level.width,
              .height = level.height,
              .layers = array    ? description.depth - description.first_slice
                        : volume ? level.depth
                                 : 1,
              .first = static_cast<std::uint32_t>(level.offset + description.first_slice * level.slice_bytes),
              .texel_bytes = element.bytes,
              .row_bytes = static_cast<std::uint32_t>(level.row_bytes),
              .layer_bytes = static_cast<std::uint32_t>(level.slice_bytes)};
    }
    plain = true;
  }

 private:
  void find_channels() {
    std::uint32_t at = 0;
    bool there = true;
    for (std::uint32_t i = 0; i < 4; ++i) {
      there = there && element.width[i] != 0;
      channels[i] = {.number = element.number,
                     .dword = static_cast<std::uint8_t>(at / 32),
                     .shift = static_cast<std::uint8_t>(at % 32),
                     .width = there ? element.width[i] : std::uint8_t{0},
                     .curve = description.format.srgb() && i < 3,
                     .flushes = false};
      at += channels[i].width;
      if (channels[i].width == 0) channels[i].dword = channels[i].shift = 0;
    }
  }
};

/// A sampler likewise. UNRM of the instruction is not part of its words.
struct KnownSampler {
  std::array<std::uint32_t, 4> words{};
  ImageFamily family = ImageFamily::none;
  bool plain = false;
  image::SamplerDescription description{};

  void read(ImageFamily of, const std::uint32_t* from) {
    std::copy_n(from, 4, words.begin());
    family = of;
    plain = !image::describe_sampler(family, words, false, description);
  }
};

/// What was decoded last, by a sum of the words.
class KnownDescriptors {
 public:
  const KnownImage& image(ImageFamily family, const std::uint32_t* words) {
    return find(images_, family, words, words[0] * 0x9e3779b1u + words[1] * 0x85ebca6bu);
  }
  const KnownSampler& sampler(ImageFamily family, const std::uint32_t* words) {
    return find(samplers_, family, words, words[0] * 0x9e3779b1u + words[2] * 0x85ebca6bu);
  }

 private:
  template <class Known, std::size_t Count>
  static const Known& find(std::array<Known, Count>& all, ImageFamily family, const std::uint32_t* words,
                           std::uint32_t sum) {
    static_assert(Count == 4);
    Known& known = all[sum >> 30];
    if (known.family != family || !std::equal(known.words.begin(), known.words.end(), words)) [[unlikely]]
      known.read(family, words);
    return known;
  }

  std::array<KnownImage, 4> images_{};
  std::array<KnownSampler, 4> samplers_{};
};

}  // namespace lockstep::fast
