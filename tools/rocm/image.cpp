#include "image.hpp"

#include <algorithm>

#include "lockstep/memory/image/layout.hpp"
#include "status.hpp"

namespace rocm {

namespace {

namespace image = lockstep::image;
using image::ImageType;
using lockstep::ImageFamily;

constexpr std::size_t most_in_buffer = 0xffffffff;

ImageFamily family_of(const Agent& agent) {
  return agent.is_gpu() ? runtime::image_family(agent.info) : ImageFamily::none;
}

bool is_depth(unsigned geometry) {
  return geometry == HSA_EXT_IMAGE_GEOMETRY_2DDEPTH || geometry == HSA_EXT_IMAGE_GEOMETRY_2DADEPTH;
}

/// How an image of a geometry is laid out, and which of its sizes count.
struct Geometry {
  ImageType type = ImageType::d1;
  bool height = false, depth = false, layers = false;
};
constexpr Geometry geometries[] = {
    {ImageType::d1},                            // 1D
    {ImageType::d2, true},                      // 2D
    {ImageType::d3, true, true},                // 3D
    {ImageType::d1_array, false, false, true},  // 1DA
    {ImageType::d2_array, true, false, true},   // 2DA
    {ImageType::buffer},                        // 1DB
    {ImageType::d2, true},                      // 2DDEPTH
    {ImageType::d2_array, true, false, true},   // 2DADEPTH
};

bool has_slices(hsa_ext_image_geometry_t geometry) { return geometries[geometry].depth || geometries[geometry].layers; }

/// A size that counts is not 0. One that does not is 0 or, as AMD's HIP runtime gives it, 1.
bool right(std::size_t size, bool counts, std::size_t most) { return counts ? size != 0 && size <= most : size <= 1; }

hsa_status_t lay_out_buffer(const Pitches& pitches, Image& result) {
  result.bytes = result.row = result.slice = result.width * result.texel_bytes();
  return pitches.slice == 0 && (pitches.row == 0 || pitches.row >= result.row)
             ? HSA_STATUS_SUCCESS
             : extended(HSA_EXT_STATUS_ERROR_IMAGE_PITCH_UNSUPPORTED);
}

hsa_status_t lay_out(const Agent& agent, const std::optional<Pitches>& pitches, Image& result) {
  const ImageFamily family = family_of(agent);
  image::ImageDescription& description = result.description;
  if (!image::image_problem(family, description).empty()) return extended(HSA_EXT_STATUS_ERROR_IMAGE_SIZE_UNSUPPORTED);
  const std::size_t texel = result.texel_bytes(), least = result.width * texel;
  if (pitches) {
    const std::size_t row = pitches->row != 0 ? pitches->row : least;
    if (row < least || row % texel != 0 || row % row_alignment(agent) != 0 || row / texel > UINT32_MAX)
      return extended(HSA_EXT_STATUS_ERROR_IMAGE_PITCH_UNSUPPORTED);
    if (row != image::level_of(family, description, 0).row_bytes)
      description.pitch = static_cast<std::uint32_t>(row / texel);
    if (!image::image_problem(family, description).empty())
      return extended(HSA_EXT_STATUS_ERROR_IMAGE_PITCH_UNSUPPORTED);
  }
  const image::Level level = image::level_of(family, description, 0);
  result.row = level.row_bytes;
  result.slice = level.slice_bytes;
  result.bytes = image::image_bytes(family, description);
  if (!pitches) return HSA_STATUS_SUCCESS;
  const std::size_t least_slice = result.row * result.height;
  const bool right = !has_slices(result.geometry)
                         ? pitches->slice == 0
                         : (pitches->slice != 0 ? pitches->slice : least_slice) == result.slice ||
                               (result.depth == 1 && pitches->slice >= least_slice);
  return right ? HSA_STATUS_SUCCESS : extended(HSA_EXT_STATUS_ERROR_IMAGE_PITCH_UNSUPPORTED);
}

}  // namespace

bool has_images(const Agent& agent) { return family_of(agent) != ImageFamily::none; }

std::size_t row_alignment(const Agent& agent) { return image::detail::row_alignment(family_of(agent)); }

std::uint32_t image_capability(const Agent& agent, unsigned geometry, const hsa_ext_image_format_t& format) {
  const ImageFamily family = family_of(agent);
  const auto texel = runtime::texel_layout({format.channel_type, format.channel_order});
  const bool depth_order = format.channel_order == HSA_EXT_IMAGE_CHANNEL_ORDER_DEPTH;
  if (family == ImageFamily::none || !texel || depth_order != is_depth(geometry) ||
      (family != ImageFamily::gfx9 && image::unified_number(family, texel->format) == 0))
    return HSA_EXT_IMAGE_CAPABILITY_NOT_SUPPORTED;
  if (texel->format.srgb())  // stores have no curve, and buffers neither
    return geometry == HSA_EXT_IMAGE_GEOMETRY_1DB
               ? std::uint32_t{HSA_EXT_IMAGE_CAPABILITY_NOT_SUPPORTED}
               : HSA_EXT_IMAGE_CAPABILITY_READ_ONLY | HSA_EXT_IMAGE_CAPABILITY_ACCESS_INVARIANT_DATA_LAYOUT;
  return HSA_EXT_IMAGE_CAPABILITY_READ_ONLY | HSA_EXT_IMAGE_CAPABILITY_WRITE_ONLY |
         HSA_EXT_IMAGE_CAPABILITY_READ_WRITE | HSA_EXT_IMAGE_CAPABILITY_ACCESS_INVARIANT_DATA_LAYOUT;
}

hsa_status_t describe(const Agent& agent, const hsa_ext_image_descriptor_t& wanted, hsa_access_permission_t access,
                      const std::optional<Pitches>& pitches, Image& result) {
  const auto which = static_cast<unsigned>(wanted.geometry);
  if (which >= std::size(geometries) || access < HSA_ACCESS_PERMISSION_RO || access > HSA_ACCESS_PERMISSION_RW)
    return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  const std::uint32_t needed = access == HSA_ACCESS_PERMISSION_RO   ? HSA_EXT_IMAGE_CAPABILITY_READ_ONLY
                               : access == HSA_ACCESS_PERMISSION_WO ? HSA_EXT_IMAGE_CAPABILITY_WRITE_ONLY
                                                                    : HSA_EXT_IMAGE_CAPABILITY_READ_WRITE;
  if ((image_capability(agent, which, wanted.format) & needed) == 0)
    return extended(HSA_EXT_STATUS_ERROR_IMAGE_FORMAT_UNSUPPORTED);
  const Geometry& geometry = geometries[which];
  const bool buffer = geometry.type == ImageType::buffer;
  if (!right(wanted.width, true, buffer ? most_in_buffer : runtime::most_texels) ||
      !right(wanted.height, geometry.height, runtime::most_texels) ||
      !right(wanted.depth, geometry.depth, runtime::most_planes) ||
      !right(wanted.array_size, geometry.layers, runtime::most_planes))
    return extended(HSA_EXT_STATUS_ERROR_IMAGE_SIZE_UNSUPPORTED);
  result.geometry = wanted.geometry;
  result.channels = {wanted.format.channel_type, wanted.format.channel_order};
  result.width = wanted.width;
  result.height = geometry.height ? wanted.height : 1;
  result.depth = geometry.depth ? wanted.depth : geometry.layers ? wanted.array_size : 1;
  const runtime::TexelLayout texel = runtime::texel_layout(result.channels).value();
  image::ImageDescription& description = result.description;
  description.format = texel.format;
  description.select = texel.select;
  description.type = geometry.type;
  if (buffer) return lay_out_buffer(pitches.value_or(Pitches{}), result);
  description.width = static_cast<std::uint32_t>(result.width);
  description.height = static_cast<std::uint32_t>(result.height);
  description.depth = static_cast<std::uint32_t>(result.depth);
  return lay_out(agent, pitches, result);
}

std::size_t data_alignment(const Image& result) { return result.is_buffer() ? 16 : 256; }

hsa_status_t image_info(const Agent& agent, unsigned attribute, void* value) {
  const bool there = has_images(agent);
  // The header says size_t. AMD's runtime gives 32 bits, and programs (AMD's HIP runtime, pocl) have room for these.
  const auto sizes = [&](std::size_t width, std::size_t height, std::size_t depth, unsigned count) {
    const std::size_t all[] = {width, height, depth};
    for (unsigned i = 0; i < count; ++i)
      static_cast<std::uint32_t*>(value)[i] = there ? static_cast<std::uint32_t>(all[i]) : 0;
    return HSA_STATUS_SUCCESS;
  };
  constexpr std::size_t most = runtime::most_texels, planes = runtime::most_planes;
  switch (attribute) {
    case HSA_EXT_AGENT_INFO_IMAGE_1D_MAX_ELEMENTS:
    case HSA_EXT_AGENT_INFO_IMAGE_1DA_MAX_ELEMENTS: return sizes(most, 0, 0, 1);
    case HSA_EXT_AGENT_INFO_IMAGE_1DB_MAX_ELEMENTS: return sizes(most_in_buffer, 0, 0, 1);
    case HSA_EXT_AGENT_INFO_IMAGE_2D_MAX_ELEMENTS:
    case HSA_EXT_AGENT_INFO_IMAGE_2DA_MAX_ELEMENTS:
    case HSA_EXT_AGENT_INFO_IMAGE_2DDEPTH_MAX_ELEMENTS:
    case HSA_EXT_AGENT_INFO_IMAGE_2DADEPTH_MAX_ELEMENTS: return sizes(most, most, 0, 2);
    case HSA_EXT_AGENT_INFO_IMAGE_3D_MAX_ELEMENTS: return sizes(most, most, planes, 3);
    case HSA_EXT_AGENT_INFO_IMAGE_ARRAY_MAX_LAYERS: return sizes(planes, 0, 0, 1);
    // As many as there is memory for; these are the standard's least numbers.
    case HSA_EXT_AGENT_INFO_MAX_IMAGE_RD_HANDLES: return sizes(128, 0, 0, 1);
    case HSA_EXT_AGENT_INFO_MAX_IMAGE_RORW_HANDLES: return sizes(64, 0, 0, 1);
    case HSA_EXT_AGENT_INFO_MAX_SAMPLER_HANDLERS: return sizes(16, 0, 0, 1);
    case HSA_EXT_AGENT_INFO_IMAGE_LINEAR_ROW_PITCH_ALIGNMENT: return sizes(row_alignment(agent), 0, 0, 1);
    default: return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  }
}

}  // namespace rocm
