#include "texel.hpp"

#include <algorithm>
#include <array>

namespace hip {

namespace {

/// In the order of hipResourceViewFormat, where each type has three formats: of 1, 2 and 4 components.
struct Component {
  hipArray_Format format;
  hipChannelFormatKind kind;
  int bits;
};
constexpr std::array components{
    Component{HIP_AD_FORMAT_UNSIGNED_INT8, hipChannelFormatKindUnsigned, 8},
    Component{HIP_AD_FORMAT_SIGNED_INT8, hipChannelFormatKindSigned, 8},
    Component{HIP_AD_FORMAT_UNSIGNED_INT16, hipChannelFormatKindUnsigned, 16},
    Component{HIP_AD_FORMAT_SIGNED_INT16, hipChannelFormatKindSigned, 16},
    Component{HIP_AD_FORMAT_UNSIGNED_INT32, hipChannelFormatKindUnsigned, 32},
    Component{HIP_AD_FORMAT_SIGNED_INT32, hipChannelFormatKindSigned, 32},
    Component{HIP_AD_FORMAT_HALF, hipChannelFormatKindFloat, 16},
    Component{HIP_AD_FORMAT_FLOAT, hipChannelFormatKindFloat, 32},
};

const Component* component_of(hipArray_Format format) {
  const auto found =
      std::find_if(components.begin(), components.end(), [&](const Component& each) { return each.format == format; });
  return found == components.end() ? nullptr : &*found;
}

}  // namespace

unsigned Texel::bytes() const {
  const Component* const found = component_of(component);
  return found ? static_cast<unsigned>(found->bits) / 8 * channels : 0;
}

std::optional<Texel> texel_of(hipArray_Format component, unsigned channels) {
  if (!component_of(component) || (channels != 1 && channels != 2 && channels != 4)) return std::nullopt;
  return Texel{component, channels};
}

std::optional<Texel> texel_of(const hipChannelFormatDesc& given) {
  const int bits[] = {given.x, given.y, given.z, given.w};
  unsigned channels = 0;
  while (channels < 4 && bits[channels] != 0) ++channels;
  for (unsigned i = 0; i < 4; ++i)
    if (bits[i] != (i < channels ? given.x : 0)) return std::nullopt;
  for (const Component& each : components)
    if (each.kind == given.f && each.bits == given.x) return texel_of(each.format, channels);
  return std::nullopt;
}

std::optional<Texel> texel_of(hipResourceViewFormat view) {
  constexpr unsigned channels[] = {1, 2, 4};
  const auto number = static_cast<std::size_t>(view) - 1;
  if (view == hipResViewFormatNone || number >= 3 * components.size()) return std::nullopt;
  return Texel{components[number / 3].format, channels[number % 3]};
}

hipChannelFormatDesc description_of(Texel texel) {
  const Component* const found = component_of(texel.component);
  if (!found) return {};
  const auto bits = [&](unsigned channel) { return channel < texel.channels ? found->bits : 0; };
  return {bits(0), bits(1), bits(2), bits(3), found->kind};
}

hipResourceViewFormat view_of(Texel texel) {
  const Component* const found = component_of(texel.component);
  if (!found) return hipResViewFormatNone;
  const auto number = 3 * (found - components.data()) + (texel.channels == 4 ? 2 : texel.channels - 1);
  return static_cast<hipResourceViewFormat>(number + 1);
}

}  // namespace hip
