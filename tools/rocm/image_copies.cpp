// Copies from, to and between images, and fills.
#include <hsa/hsa.h>
#include <hsa/hsa_ext_image.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>

#include "image.hpp"
#include "lockstep/memory/image/srgb.hpp"
#include "memory.hpp"
#include "rest.hpp"
#include "status.hpp"

using namespace rocm;

namespace {

struct Box {
  hsa_dim3_t offset{}, range{};
};

/// Sizes that the image does not have may be 0. The layers of 1DA images are along z.
Box box_of(const hsa_dim3_t& offset, const hsa_dim3_t& range) {
  return {offset, {range.x, std::max(range.y, 1u), std::max(range.z, 1u)}};
}

bool fits(const Image& image, const Box& box) {
  const auto inside = [](std::uint32_t offset, std::uint32_t range, std::size_t size) {
    return offset <= size && range <= size - offset;
  };
  return inside(box.offset.x, box.range.x, image.width) && inside(box.offset.y, box.range.y, image.height) &&
         inside(box.offset.z, box.range.z, image.depth) && is_there(image.data, image.bytes);
}

/// `body(bytes in the image, y, z)` for each row of a box.
template <class Body>
void for_rows(const Image& image, const Box& box, Body&& body) {
  const AtWork at_work;
  for (std::uint32_t z = 0; z < box.range.z; ++z)
    for (std::uint32_t y = 0; y < box.range.y; ++y)
      body(image.at(box.offset.x, box.offset.y + y, box.offset.z + z), y, z);
}

/// Rows and slices of a box in linear memory.
struct Linear {
  std::size_t width = 0, row = 0, slice = 0, bytes = 0;
};

/// Nothing if it does not end before the end of all addresses.
std::optional<Linear> linear(const Image& image, const Box& box, std::size_t row, std::size_t slice) {
  Linear result;
  result.width = box.range.x * image.texel_bytes();
  result.row = std::max(row, result.width);
  std::size_t least = 0, rows = 0, slices = 0;
  if (__builtin_mul_overflow(result.row, std::size_t{box.range.y}, &least)) return std::nullopt;
  result.slice = std::max(slice, least);
  if (__builtin_mul_overflow(result.row, std::size_t{box.range.y - 1}, &rows) ||
      __builtin_mul_overflow(result.slice, std::size_t{box.range.z - 1}, &slices) ||
      __builtin_add_overflow(rows, slices, &result.bytes) ||
      __builtin_add_overflow(result.bytes, result.width, &result.bytes))
    return std::nullopt;
  return result;
}

/// The texel as image.texel_bytes() bytes of a value of four channels (depth images: of one).
std::array<std::uint32_t, 4> encoded(const Image& image, const void* value) {
  const bool one = image.channels.order == HSA_EXT_IMAGE_CHANNEL_ORDER_DEPTH;
  std::array<std::uint32_t, 4> words{};
  std::memcpy(words.data(), value, one ? 4 : 16);
  if (image.description.format.srgb()) {  // the byte whose light is nearest, as the fraction that is stored for it
    for (unsigned i = 0; i < 3; ++i) {
      const float wanted = std::bit_cast<float>(words[i]);
      unsigned best = 0;
      for (unsigned byte = 1; byte < 256; ++byte) {
        const auto light = [](unsigned b) { return std::bit_cast<float>(lockstep::image::srgb_to_f32(b)); };
        if (std::fabs(light(byte) - wanted) < std::fabs(light(best) - wanted)) best = byte;
      }
      words[i] = std::bit_cast<std::uint32_t>(static_cast<float>(best) / 255.0f);
    }
  }
  lockstep::ElementFormat element = image.description.format.element();
  element.select = image.description.select;
  element.encode(4, lockstep::D16::none, words.data());
  return words;
}

/// Orders that differ by the curve of sRGB alone have the same bytes.
std::uint32_t without_curve(std::uint32_t order) {
  switch (order) {
    case HSA_EXT_IMAGE_CHANNEL_ORDER_SRGBA: return HSA_EXT_IMAGE_CHANNEL_ORDER_RGBA;
    case HSA_EXT_IMAGE_CHANNEL_ORDER_SBGRA: return HSA_EXT_IMAGE_CHANNEL_ORDER_BGRA;
    default: return order;
  }
}

template <class Body>
hsa_status_t with_image(hsa_agent_t handle, hsa_ext_image_t image, Body&& body) {
  return call([&] {
    const Agent* const agent = agent_of(handle);
    if (!agent) return HSA_STATUS_ERROR_INVALID_AGENT;
    const auto found = image_at(*agent, image);
    return found ? body(*agent, *found) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}

/// `copy(bytes in the image, bytes in memory, how many)` for each row.
template <class Memory, class Copy>
hsa_status_t transfer(hsa_agent_t agent, hsa_ext_image_t handle, Memory* memory, std::size_t row, std::size_t slice,
                      const hsa_ext_image_region_t* region, Copy&& copy) {
  return with_image(agent, handle, [&](const Agent&, const Image& image) {
    if (!memory || !region) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const Box box = box_of(region->offset, region->range);
    const auto place = linear(image, box, row, slice);
    if (!::fits(image, box) || !place || !is_there(memory, place->bytes)) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    for_rows(image, box, [&](std::uint8_t* texels, std::uint32_t y, std::uint32_t z) {
      copy(texels, memory + y * place->row + z * place->slice, place->width);
    });
    return HSA_STATUS_SUCCESS;
  });
}

void move(std::uint8_t* to, const std::uint8_t* from, std::size_t bytes) {
  std::memmove(to, from, bytes);
  mark_written(to, bytes);
}

}  // namespace

extern "C" {

hsa_status_t hsa_ext_image_import(hsa_agent_t agent, const void* from, size_t row, size_t slice, hsa_ext_image_t image,
                                  const hsa_ext_image_region_t* region) {
  return transfer(agent, image, static_cast<const std::uint8_t*>(from), row, slice, region, move);
}
hsa_status_t hsa_ext_image_export(hsa_agent_t agent, hsa_ext_image_t image, void* to, size_t row, size_t slice,
                                  const hsa_ext_image_region_t* region) {
  return transfer(
      agent, image, static_cast<std::uint8_t*>(to), row, slice, region,
      [](const std::uint8_t* texels, std::uint8_t* memory, std::size_t bytes) { move(memory, texels, bytes); });
}
hsa_status_t hsa_ext_image_copy(hsa_agent_t agent, hsa_ext_image_t from, const hsa_dim3_t* from_offset,
                                hsa_ext_image_t to, const hsa_dim3_t* to_offset, const hsa_dim3_t* range) {
  return with_image(agent, from, [&](const Agent& owner, const Image& source) {
    const auto target = image_at(owner, to);
    if (!target || !from_offset || !to_offset || !range) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const Box box = box_of(*from_offset, *range), other = box_of(*to_offset, *range);
    if (source.channels.type != target->channels.type ||
        without_curve(source.channels.order) != without_curve(target->channels.order) || !::fits(source, box) ||
        !::fits(*target, other))
      return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    for_rows(source, box, [&](const std::uint8_t* texels, std::uint32_t y, std::uint32_t z) {
      move(target->at(other.offset.x, other.offset.y + y, other.offset.z + z), texels,
           box.range.x * source.texel_bytes());
    });
    return HSA_STATUS_SUCCESS;
  });
}
hsa_status_t hsa_ext_image_clear(hsa_agent_t agent, hsa_ext_image_t handle, const void* value,
                                 const hsa_ext_image_region_t* region) {
  return with_image(agent, handle, [&](const Agent&, const Image& image) {
    if (!value || !region) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const Box box = box_of(region->offset, region->range);
    if (!::fits(image, box)) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const std::array<std::uint32_t, 4> texel = encoded(image, value);
    for_rows(image, box, [&](std::uint8_t* texels, std::uint32_t, std::uint32_t) {
      for (std::uint32_t x = 0; x < box.range.x; ++x)
        std::memcpy(texels + x * image.texel_bytes(), texel.data(), image.texel_bytes());
      mark_written(texels, box.range.x * image.texel_bytes());
    });
    return HSA_STATUS_SUCCESS;
  });
}

}  // extern "C"
