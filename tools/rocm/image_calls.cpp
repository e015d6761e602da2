// Images: what agents can have, and the handles of images and samplers.
#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>
#include <hsa/hsa_ext_image.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <mutex>

#include "image.hpp"
#include "memory.hpp"
#include "status.hpp"

using namespace rocm;

namespace rocm {

namespace {

namespace image = lockstep::image;

struct Table {
  std::mutex mutex;
  std::map<std::uint64_t, std::shared_ptr<const Image>> images;  // by handle
  std::map<std::uint64_t, const Agent*> samplers;
};
Table& table() {
  static auto* const one = new Table;
  return *one;
}

/// Puts words where kernels of the agent read them; null if it has no memory for them.
template <std::size_t count>
void* put_words(const Agent& agent, const std::array<std::uint32_t, count>& words) {
  void* place = nullptr;
  if (allocate(*agent.pools.front(), sizeof words, &place) != HSA_STATUS_SUCCESS) return nullptr;
  std::memcpy(place, words.data(), sizeof words);
  mark_written(place, sizeof words);
  return place;
}

hsa_status_t add(const Agent& agent, Image&& made, const void* data, hsa_ext_image_t* result) {
  if (!data || reinterpret_cast<std::uintptr_t>(data) % data_alignment(made) != 0 || !is_there(data, made.bytes))
    return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  made.agent = &agent;
  made.data = static_cast<std::uint8_t*>(const_cast<void*>(data));
  const auto family = runtime::image_family(agent.info);
  runtime::ImageObject words{};
  if (made.is_buffer()) {
    words = runtime::buffer_object(family, data, made.width, {made.description.format, made.description.select},
                                   made.channels);
  } else {
    made.description.base = reinterpret_cast<std::uintptr_t>(data);
    if (!image::image_problem(family, made.description).empty()) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    words = runtime::image_object(family, made.description, made.channels);
  }
  made.words = put_words(agent, words);
  if (!made.words) return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
  result->handle = reinterpret_cast<std::uintptr_t>(made.words);
  auto entry = std::make_shared<const Image>(std::move(made));
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  all.images[result->handle] = std::move(entry);
  return HSA_STATUS_SUCCESS;
}

/// What AMD's driver says of an image of graphics, in version 1: the descriptor, whose address is another.
hsa_status_t describe_as(const Agent& agent, const hsa_amd_image_descriptor_t& layout, Image& made) {
  constexpr std::uint32_t vendor = 0x1002;
  if (layout.version != 1 || layout.deviceID != (vendor << 16 | agent.board.pci_device))
    return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  std::array<std::uint32_t, 8> words{};
  std::memcpy(words.data(), layout.data, sizeof words);
  const auto family = runtime::image_family(agent.info);
  image::ImageDescription given = image::decode_image(family, words);
  given.base = 0;
  const image::ImageDescription& wanted = made.description;
  if (made.is_buffer() || given.format != wanted.format || given.type != wanted.type || given.width != wanted.width ||
      given.height != wanted.height || given.depth != wanted.depth || given.levels != 1 || given.swizzle != 0 ||
      given.compressed || !image::image_problem(family, given).empty())
    return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  if (given.pitch == 0) return HSA_STATUS_SUCCESS;
  made.description.pitch = given.pitch;
  const std::size_t before = made.row;
  made.row = given.pitch * made.texel_bytes();
  made.slice = made.slice / before * made.row;
  made.bytes = made.slice * made.depth;
  return HSA_STATUS_SUCCESS;
}

/// Nothing where there is no such sampler: coordinates that count texels neither repeat nor mirror.
std::optional<image::SamplerDescription> sampler_of(const hsa_ext_sampler_descriptor_t& given) {
  const bool normalized = given.coordinate_mode == HSA_EXT_SAMPLER_COORDINATE_MODE_NORMALIZED;
  image::Clamp clamp{};
  switch (given.address_mode) {
    case HSA_EXT_SAMPLER_ADDRESSING_MODE_UNDEFINED:
    case HSA_EXT_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE: clamp = image::Clamp::last_texel; break;
    case HSA_EXT_SAMPLER_ADDRESSING_MODE_CLAMP_TO_BORDER: clamp = image::Clamp::border; break;
    case HSA_EXT_SAMPLER_ADDRESSING_MODE_REPEAT: clamp = image::Clamp::wrap; break;
    case HSA_EXT_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT: clamp = image::Clamp::mirror; break;
    default: return std::nullopt;
  }
  const bool repeats = clamp == image::Clamp::wrap || clamp == image::Clamp::mirror;
  if (given.coordinate_mode > HSA_EXT_SAMPLER_COORDINATE_MODE_NORMALIZED ||
      given.filter_mode > HSA_EXT_SAMPLER_FILTER_MODE_LINEAR || (repeats && !normalized))
    return std::nullopt;
  image::SamplerDescription sampler;
  sampler.clamp.fill(clamp);
  sampler.unnormalized = !normalized;
  sampler.magnify = sampler.minify =
      given.filter_mode == HSA_EXT_SAMPLER_FILTER_MODE_LINEAR ? image::XyFilter::linear : image::XyFilter::point;
  return sampler;
}

}  // namespace

std::shared_ptr<const Image> image_at(const Agent& agent, hsa_ext_image_t handle) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  const auto found = all.images.find(handle.handle);
  return found == all.images.end() || found->second->agent != &agent ? nullptr : found->second;
}

}  // namespace rocm

namespace {

template <class Body>
hsa_status_t with_agent(hsa_agent_t handle, Body&& body) {
  return call([&] {
    const Agent* const agent = agent_of(handle);
    return agent ? body(*agent) : HSA_STATUS_ERROR_INVALID_AGENT;
  });
}

hsa_status_t data_info(hsa_agent_t handle, const hsa_ext_image_descriptor_t* wanted, hsa_access_permission_t access,
                       const std::optional<Pitches>& pitches, hsa_ext_image_data_info_t* result) {
  return with_agent(handle, [&](const Agent& agent) {
    if (!wanted || !result) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    Image described;
    const hsa_status_t status = describe(agent, *wanted, access, pitches, described);
    if (status == HSA_STATUS_SUCCESS) *result = {described.bytes, data_alignment(described)};
    return status;
  });
}

hsa_status_t create(hsa_agent_t handle, const hsa_ext_image_descriptor_t* wanted, const void* data,
                    hsa_access_permission_t access, const std::optional<Pitches>& pitches, hsa_ext_image_t* result) {
  return with_agent(handle, [&](const Agent& agent) {
    if (!wanted || !result) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    Image made;
    const hsa_status_t status = describe(agent, *wanted, access, pitches, made);
    return status == HSA_STATUS_SUCCESS ? add(agent, std::move(made), data, result) : status;
  });
}

}  // namespace

extern "C" {

hsa_status_t hsa_ext_image_get_capability(hsa_agent_t handle, hsa_ext_image_geometry_t geometry,
                                          const hsa_ext_image_format_t* format, uint32_t* result) {
  return with_agent(handle, [&](const Agent& agent) {
    if (!format || !result || static_cast<unsigned>(geometry) > HSA_EXT_IMAGE_GEOMETRY_2DADEPTH)
      return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return give<std::uint32_t>(result, image_capability(agent, geometry, *format));
  });
}
// All images are linear.
hsa_status_t hsa_ext_image_get_capability_with_layout(hsa_agent_t agent, hsa_ext_image_geometry_t geometry,
                                                      const hsa_ext_image_format_t* format,
                                                      hsa_ext_image_data_layout_t layout, uint32_t* result) {
  if (initialized() && agent_of(agent) && layout != HSA_EXT_IMAGE_DATA_LAYOUT_LINEAR)
    return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  return hsa_ext_image_get_capability(agent, geometry, format, result);
}
hsa_status_t hsa_ext_image_data_get_info(hsa_agent_t agent, const hsa_ext_image_descriptor_t* wanted,
                                         hsa_access_permission_t access, hsa_ext_image_data_info_t* result) {
  return data_info(agent, wanted, access, std::nullopt, result);
}
hsa_status_t hsa_ext_image_data_get_info_with_layout(hsa_agent_t agent, const hsa_ext_image_descriptor_t* wanted,
                                                     hsa_access_permission_t access, hsa_ext_image_data_layout_t layout,
                                                     size_t row, size_t slice, hsa_ext_image_data_info_t* result) {
  if (initialized() && agent_of(agent) && layout != HSA_EXT_IMAGE_DATA_LAYOUT_LINEAR)
    return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  return data_info(agent, wanted, access, Pitches{row, slice}, result);
}
hsa_status_t hsa_ext_image_create(hsa_agent_t agent, const hsa_ext_image_descriptor_t* wanted, const void* data,
                                  hsa_access_permission_t access, hsa_ext_image_t* result) {
  return create(agent, wanted, data, access, std::nullopt, result);
}
hsa_status_t hsa_ext_image_create_with_layout(hsa_agent_t agent, const hsa_ext_image_descriptor_t* wanted,
                                              const void* data, hsa_access_permission_t access,
                                              hsa_ext_image_data_layout_t layout, size_t row, size_t slice,
                                              hsa_ext_image_t* result) {
  if (initialized() && agent_of(agent) && layout != HSA_EXT_IMAGE_DATA_LAYOUT_LINEAR)
    return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  return create(agent, wanted, data, access, Pitches{row, slice}, result);
}
hsa_status_t hsa_amd_image_create(hsa_agent_t handle, const hsa_ext_image_descriptor_t* wanted,
                                  const hsa_amd_image_descriptor_t* layout, const void* data,
                                  hsa_access_permission_t access, hsa_ext_image_t* result) {
  return with_agent(handle, [&](const Agent& agent) {
    if (!wanted || !layout || !result) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    Image made;
    hsa_status_t status = describe(agent, *wanted, access, std::nullopt, made);
    if (status == HSA_STATUS_SUCCESS) status = describe_as(agent, *layout, made);
    return status == HSA_STATUS_SUCCESS ? add(agent, std::move(made), data, result) : status;
  });
}
hsa_status_t hsa_ext_image_destroy(hsa_agent_t handle, hsa_ext_image_t image) {
  return with_agent(handle, [&](const Agent& agent) {
    Table& all = table();
    std::shared_ptr<const Image> last;
    {
      const std::lock_guard lock(all.mutex);
      const auto found = all.images.find(image.handle);
      if (found == all.images.end() || found->second->agent != &agent) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
      last = std::move(found->second);
      all.images.erase(found);
    }
    return release(last->words);
  });
}
hsa_status_t hsa_amd_image_get_info_max_dim(hsa_agent_t handle, hsa_agent_info_t attribute, void* value) {
  return with_agent(handle, [&](const Agent& agent) {
    return value ? image_info(agent, static_cast<unsigned>(attribute), value) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}

hsa_status_t hsa_ext_sampler_create(hsa_agent_t handle, const hsa_ext_sampler_descriptor_t* wanted,
                                    hsa_ext_sampler_t* result) {
  return with_agent(handle, [&](const Agent& agent) {
    if (!wanted || !result) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const auto family = agent.is_gpu() ? runtime::image_family(agent.info) : lockstep::ImageFamily::none;
    const auto sampler = sampler_of(*wanted);
    if (!sampler || family == lockstep::ImageFamily::none)
      return extended(HSA_EXT_STATUS_ERROR_SAMPLER_DESCRIPTOR_UNSUPPORTED);
    void* const words = put_words(agent, runtime::sampler_object(family, *sampler));
    if (!words) return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
    result->handle = reinterpret_cast<std::uintptr_t>(words);
    Table& all = table();
    const std::lock_guard lock(all.mutex);
    all.samplers[result->handle] = &agent;
    return HSA_STATUS_SUCCESS;
  });
}
hsa_status_t hsa_ext_sampler_destroy(hsa_agent_t handle, hsa_ext_sampler_t sampler) {
  return with_agent(handle, [&](const Agent& agent) {
    Table& all = table();
    {
      const std::lock_guard lock(all.mutex);
      const auto found = all.samplers.find(sampler.handle);
      if (found == all.samplers.end() || found->second != &agent) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
      all.samplers.erase(found);
    }
    return release(reinterpret_cast<void*>(sampler.handle));
  });
}

}  // extern "C"
