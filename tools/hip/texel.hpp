// What one element of an array or of a texture is: 1, 2 or 4 components of one type.
#pragma once

#include <hip/hip_runtime_api.h>

#include <optional>

namespace hip {

struct Texel {
  hipArray_Format component = HIP_AD_FORMAT_FLOAT;
  unsigned channels = 1;

  unsigned bytes() const;
  bool is_integer() const { return component != HIP_AD_FORMAT_HALF && component != HIP_AD_FORMAT_FLOAT; }
  bool operator==(const Texel&) const = default;
};

/// Nothing where the description is of no such element: three components, components of different sizes, bits that no
/// type has.
std::optional<Texel> texel_of(const hipChannelFormatDesc& description);
std::optional<Texel> texel_of(hipArray_Format component, unsigned channels);
/// Nothing for formats that compress blocks, and for hipResViewFormatNone.
std::optional<Texel> texel_of(hipResourceViewFormat view);
hipChannelFormatDesc description_of(Texel texel);
hipResourceViewFormat view_of(Texel texel);

}  // namespace hip
