// Textures: how they are described, and what they give, computed by the host.
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "check.h"

struct Image {
  int width = 1, height = 1, depth = 1;  // depth: planes or layers
  unsigned channels = 1;
  std::vector<float> texels;  // as they are read: x, then y, then z, then the channel

  float at(int x, int y, int z, unsigned channel) const {
    return texels[((static_cast<size_t>(z) * height + y) * width + x) * channels + channel];
  }
};

struct Point {
  float x, y, z, w;
};

inline hipTextureDesc description(hipTextureAddressMode mode, bool linear, bool normalized_coordinates,
                                  bool normalized_values) {
  hipTextureDesc texture = {};
  for (auto& each : texture.addressMode) each = mode;
  texture.filterMode = linear ? hipFilterModeLinear : hipFilterModePoint;
  texture.readMode = normalized_values ? hipReadModeNormalizedFloat : hipReadModeElementType;
  texture.normalizedCoords = normalized_coordinates;
  return texture;
}

/// The texel at `i` of `n`; -1: the border.
inline int placed(int i, int n, hipTextureAddressMode mode) {
  const int period = mode == hipAddressModeMirror ? 2 * n : n;
  const int inside = ((i % period) + period) % period;
  switch (mode) {
    case hipAddressModeWrap: return inside;
    case hipAddressModeMirror: return inside < n ? inside : 2 * n - 1 - inside;
    case hipAddressModeBorder: return i < 0 || i >= n ? -1 : i;
    default: return i < 0 ? 0 : i >= n ? n - 1 : i;
  }
}

/// One channel at a place in texels. `dimensions` of x, y, z are coordinates; of fewer than 3, z is the layer.
inline float sampled(const Image& image, Point p, int dimensions, unsigned channel, hipTextureAddressMode mode,
                     bool linear) {
  const float at[3] = {p.x, p.y, p.z};
  const int sizes[3] = {image.width, image.height, image.depth};
  int first[3] = {0, 0, 0};
  float weight[3] = {0, 0, 0};  // of the second texel
  for (int d = 0; d < 3; ++d) {
    if (d >= dimensions) {
      first[d] = d == 2 ? static_cast<int>(p.z) : 0;
      continue;
    }
    const float where = linear ? at[d] - 0.5f : at[d];
    first[d] = static_cast<int>(std::floor(where));
    weight[d] = linear ? where - std::floor(where) : 0;
  }
  float sum = 0;
  for (int corner = 0; corner < 8; ++corner) {
    float share = 1;
    int texel[3];
    bool border = false;
    for (int d = 0; d < 3; ++d) {
      const int second = corner >> d & 1;
      share *= second ? weight[d] : 1 - weight[d];
      texel[d] = d < dimensions ? placed(first[d] + second, sizes[d], mode) : first[d];
      border = border || texel[d] < 0;
    }
    if (share != 0 && !border) sum += share * image.at(texel[0], texel[1], texel[2], channel);
  }
  return sum;
}

/// Places from one size before the image to one behind it, at odd multiples of 1/32 texel: weights are then exact.
/// Layers are those of the image.
inline std::vector<Point> places(const Image& image, int dimensions, size_t count) {
  std::vector<Point> result(count);
  uint32_t seed = 12345;
  const auto along = [&](int n) {
    seed = seed * 1664525 + 1013904223;
    return static_cast<float>(static_cast<int>(seed >> 8) % (3 * n * 16) * 2 + 1) / 32 - static_cast<float>(n);
  };
  for (Point& each : result) {
    each = {along(image.width), along(image.height), along(image.depth), 0};
    if (dimensions < 2) each.y = 0;
    if (dimensions < 3) each.z = static_cast<float>((seed >> 20) % static_cast<uint32_t>(image.depth));
  }
  return result;
}
