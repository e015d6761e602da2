// Images and samplers of the images extension. A handle is the address of the words that kernels read.
#pragma once

#include <hsa/hsa.h>
#include <hsa/hsa_ext_image.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "agent.hpp"
#include "image_object.hpp"

namespace rocm {

/// Of some numbers, AMD's and the extension's, hsa_status_t has no names.
inline hsa_status_t extended(int status) { return static_cast<hsa_status_t>(status); }

struct Image {
  const Agent* agent = nullptr;
  hsa_ext_image_geometry_t geometry = HSA_EXT_IMAGE_GEOMETRY_1D;
  runtime::Channels channels{};
  lockstep::image::ImageDescription description{};  ///< of 1DB images the format alone
  std::size_t width = 0, height = 1, depth = 1;     ///< depth: planes or layers
  std::size_t row = 0, slice = 0, bytes = 0;        ///< bytes to the next row and slice, and of all
  std::uint8_t* data = nullptr;
  void* words = nullptr;  ///< where kernels read them

  std::size_t texel_bytes() const { return description.format.texel_bytes(); }
  std::uint8_t* at(std::size_t x, std::size_t y, std::size_t z) const {
    return data + z * slice + y * row + x * texel_bytes();
  }
  bool is_buffer() const { return geometry == HSA_EXT_IMAGE_GEOMETRY_1DB; }
};

/// Have its kernels image instructions?
bool has_images(const Agent& agent);
/// Bytes that rows of an image in the linear layout are a multiple of.
std::size_t row_alignment(const Agent& agent);
/// hsa_ext_image_capability_t of images of the geometry and format; 0: there are none.
std::uint32_t image_capability(const Agent& agent, unsigned geometry, const hsa_ext_image_format_t& format);

/// Pitches in bytes; 0 for those that follow from the size.
struct Pitches {
  std::size_t row = 0, slice = 0;
};
/// Everything about an image but its data, its agent and its words. Without pitches its layout is the agent's own.
hsa_status_t describe(const Agent& agent, const hsa_ext_image_descriptor_t& wanted, hsa_access_permission_t access,
                      const std::optional<Pitches>& pitches, Image& image);
std::size_t data_alignment(const Image& image);

/// Null if the agent has no such image.
std::shared_ptr<const Image> image_at(const Agent& agent, hsa_ext_image_t handle);

/// An attribute of HSA_EXT_AGENT_INFO_..., in 32 bits each.
hsa_status_t image_info(const Agent& agent, unsigned attribute, void* value);

}  // namespace rocm
