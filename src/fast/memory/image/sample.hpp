// Samples and gathers, row by row: what memory/image/sampling.hpp does lane by lane. Each function does the whole
// instruction, or nothing: false hands it to the reference engine.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "fast/memory/image/access.hpp"
#include "lockstep/memory/image/sample.hpp"

namespace lockstep::fast {

/// One sample or gather of a wave.
class TexelSampler {
 public:
  TexelSampler(const ImageJob& job, FastWave& wave, const MemoryPorts& ports)
      : job_(job), wave_(wave), ports_(ports), rows_(*job.rows) {}

  bool run() {
    image_ = image_of(job_, wave_, ports_.descriptors);
    if (image_ == nullptr || wave_.exec() == 0) return false;
    std::array<std::uint32_t, 4> words;
    std::memcpy(words.data(), &wave_.s[job_.sampler], 16);
    const KnownSampler& known = ports_.descriptors.sampler(job_.family, words.data());
    if (!known.plain) return false;
    sampler_ = known.description;
    if (job_.unnormalized) sampler_.unnormalized = true;
    const image::ImageDescription& about = image_->description;
    if (image::detail::sampling_problem(job_.op, about, sampler_)) return false;
    sides_ = image::detail::sides_of(about.type);
    integer_ = about.format.integer();
    find_channels();
    read_address();
    return job_.gathers() ? gather() : sample();
  }

 private:
  using Colours = std::array<TexelRow, 4>;

  /// Lanes that go the same way: a level of the image, and how it is filtered.
  struct Way {
    std::uint32_t level = 0;
    bool linear = false;
    bool operator==(const Way&) const = default;
  };

  /// Which channels of texels count, and how they are read.
  void find_channels() {
    const std::array<std::uint8_t, 4>& select = image_->description.select;
    for (std::uint32_t i = 0; i < 4; ++i) {
      const bool asked = job_.gathers() ? i == job_.channel : (job_.texel.mask >> i & 1u) != 0;
      if (asked && select[i] >= 4) wanted_[select[i] - 4u] = true;
    }
    for (std::uint32_t i = 0; i < 4; ++i) {
      channels_[i] = image_->channels[i];
      if (sampler_.skip_degamma) channels_[i].curve = false;
      channels_[i].flushes = !integer_;
    }
  }

  void read_address() {
    const image::AddressRegisters& address = job_.address[sides_ - 1];
    const AddressRows from(job_, wave_, address);
    rows_.expand(wave_.exec(), take_);
    for (std::uint32_t i = 0; i < sides_; ++i) {
      coordinate_[i] = from.component(i, NumberFormat::floating, room_[i]);
      offset_[i] = &from.offset(i, offset_room_[i]);
    }
    const image::ImageDescription& about = image_->description;
    if (is_array(about.type) && address.shape.slice) {
      const std::uint32_t* const slices = from.component(sides_, NumberFormat::floating, room_[3]);
      const std::uint32_t count = about.depth - about.first_slice;
      for (std::uint32_t lane = 0; lane < row_lanes; ++lane) slice_.lane[lane] = image::slice_of(slices[lane], count);
    } else {
      slice_ = zero_row;
    }
    if (job_.op.level) level_ = from.component(address.shape.components() - 1, NumberFormat::floating, level_room_);
  }

  /// The level of detail of each lane, in 1/256 from the base level on; the same in all without one in a register.
  std::int64_t level_of_detail(std::uint32_t lane) const {
    image::SamplerDescription bounds = sampler_;
    if (job_.op.level_zero) bounds.lod_bias = 0;
    return image::level_of_detail(level_ == nullptr ? 0 : level_[lane], bounds);
  }
  std::int64_t nearest_level(std::int64_t lod) const {
    return sampler_.mip == image::MipFilter::base_level ? 0 : (lod + 128) >> 8;
  }

  /// Calls `visit(way, lanes)` for each way that a lane goes, with a row of these lanes; `way_of(lane)` tells it.
  /// False: a visit gave false.
  template <class WayOf, class Visit>
  bool each_way(WayOf&& way_of, Visit&& visit) {
    const std::uint64_t active = wave_.exec();
    if (level_ == nullptr) return visit(way_of(first_lane(active)), take_);
    std::array<Way, row_lanes> ways{};
    for_lanes(active, [&](std::uint32_t lane) { ways[lane] = way_of(lane); });
    for (std::uint64_t left = active; left != 0;) {
      const Way way = ways[first_lane(left)];
      std::uint64_t here = 0;
      for_lanes(left, [&](std::uint32_t lane) { here |= std::uint64_t{ways[lane] == way} << lane; });
      TexelRow lanes;
      rows_.expand(here, lanes);
      if (!visit(way, lanes)) return false;
      left &= ~here;
    }
    return true;
  }

  bool sample() {
    Colours colours{}, found;
    TexelRow next_weight = zero_row, next_level = zero_row;
    bool blends_levels = false;
    const std::int64_t last = std::int64_t{image_->level_count} - 1;
    const auto way_of = [&](std::uint32_t lane) {
      const std::int64_t lod = level_of_detail(lane);
      std::int64_t level = nearest_level(lod);
      if (sampler_.mip == image::MipFilter::linear) {
        level = lod >> 8;
        next_weight.lane[lane] = static_cast<std::uint32_t>(lod & 255);
      }
      if (level >= last) {
        level = last;
        next_weight.lane[lane] = 0;
      }
      blends_levels = blends_levels || next_weight.lane[lane] != 0;
      next_level.lane[lane] = static_cast<std::uint32_t>(level) + 1;
      const bool linear = (lod <= 0 ? sampler_.magnify : sampler_.minify) == image::XyFilter::linear;
      return Way{static_cast<std::uint32_t>(level), linear};
    };
    const auto merge = [&](const TexelRow& lanes, Colours& to) {
      for (std::uint32_t i = 0; i < 4; ++i)
        if (wanted_[i]) rows_.choose(lanes, found[i], to[i], to[i]);
    };
    std::array<Way, row_lanes> ways{};
    const bool done = each_way([&](std::uint32_t lane) { return ways[lane] = way_of(lane); },
                               [&](const Way& way, const TexelRow& lanes) {
                                 if (!filter(way, lanes, found)) return false;
                                 merge(lanes, colours);
                                 return true;
                               });
    if (!done) return false;
    if (blends_levels && !blend_levels(ways, next_level, next_weight, colours)) return false;
    put_colour(job_, wave_, take_, integer_, job_.texel.mask,
               [&](std::uint32_t i, TexelRow&) -> const TexelRow& { return selected(i, colours); });
    return true;
  }

  /// Blends `colours` with those of the next levels, where these have weights.
  bool blend_levels(std::array<Way, row_lanes>& ways, const TexelRow& next_level, const TexelRow& weight,
                    Colours& colours) {
    const std::uint64_t active = wave_.exec();
    Colours found;
    if (level_ == nullptr) {  // one lane stands for all
      const std::uint32_t lane = first_lane(active);
      TexelRow all;
      for (std::uint32_t i = 0; i < row_lanes; ++i) all.lane[i] = weight.lane[lane];
      if (!filter({next_level.lane[lane], ways[lane].linear}, take_, found)) return false;
      blend(colours, found, all);
      return true;
    }
    for (std::uint64_t left = active; left != 0;) {
      const std::uint32_t first = first_lane(left);
      const Way way{next_level.lane[first], ways[first].linear};
      std::uint64_t here = 0, same = 0;
      TexelRow lanes, weights = zero_row;
      for_lanes(left, [&](std::uint32_t lane) {
        if (next_level.lane[lane] != way.level || ways[lane].linear != way.linear) return;
        same |= std::uint64_t{1} << lane;
        weights.lane[lane] = weight.lane[lane];
        here |= std::uint64_t{weight.lane[lane] != 0} << lane;
      });
      left &= ~same;
      if (here == 0) continue;
      rows_.expand(here, lanes);
      if (!filter(way, lanes, found)) return false;
      blend(colours, found, weights);
    }
    return true;
  }

  /// A level's colours, of `lanes`.
  bool filter(const Way& way, const TexelRow& lanes, Colours& colours) {
    const TexelGrid& grid = image_->levels[way.level];
    const std::array<std::uint32_t, 3> size{grid.width, grid.height, grid.layers};
    std::array<bool, 3> blends{};
    for (std::uint32_t i = 0; i < sides_; ++i) {
      const bool linear =
          i < 2 || sampler_.z == image::ZFilter::as_xy ? way.linear : sampler_.z == image::ZFilter::linear;
      blends[i] = find_places(i, size[i], linear, false, lanes);
    }
    return sides_ == 1   ? blend_sides<1>(grid, blends, lanes, 0, 0, colours)
           : sides_ == 2 ? blend_sides<2>(grid, blends, lanes, 0, 0, colours)
                         : blend_sides<3>(grid, blends, lanes, 0, 0, colours);
  }

  bool find_places(std::uint32_t side, std::uint32_t size, bool linear, bool keeps_second, const TexelRow& lanes) {
    const image::Clamp clamp = sampler_.clamp[side];
    const SideForm form{
        .clamp = clamp,
        .linear = linear,
        .truncate = sampler_.truncate,
        .repeats = (clamp == image::Clamp::wrap || clamp == image::Clamp::mirror) && !sampler_.unnormalized,
        .keeps_second = keeps_second,
        .scale = 256 * (sampler_.unnormalized ? 1 : size),
        .size = size};
    return rows_.places(form, coordinate_[side], *offset_[side], lanes, side_[side]);
  }

  /// Blends along the lower `sides` sides; `y` and `z` say which of two texels counts along the others.
  template <std::uint32_t sides>
  bool blend_sides(const TexelGrid& grid, const std::array<bool, 3>& blends, const TexelRow& lanes, std::uint32_t y,
                   std::uint32_t z, Colours& colours) {
    const auto take = [&](std::uint32_t which, Colours& to) {
      if constexpr (sides == 1)
        return fetch(grid, lanes, which, y, z, to);
      else if constexpr (sides == 2)
        return blend_sides<1>(grid, blends, lanes, which, z, to);
      else
        return blend_sides<2>(grid, blends, lanes, y, which, to);
    };
    if (!take(0, colours)) return false;
    if (!blends[sides - 1]) return true;
    Colours next;
    if (!take(1, next)) return false;
    blend(colours, next, side_[sides - 1].weight);
    return true;
  }

  void blend(Colours& colours, const Colours& next, const TexelRow& weight) {
    for (std::uint32_t i = 0; i < 4; ++i)
      if (wanted_[i]) rows_.blend(colours[i], next[i], weight, colours[i]);
  }

  /// The texels at the first (0) or second (1) place along each side.
  bool fetch(const TexelGrid& grid, const TexelRow& lanes, std::uint32_t x, std::uint32_t y, std::uint32_t z,
             Colours& colours) {
    const auto place = [&](std::uint32_t side, std::uint32_t which) -> const TexelRow& {
      return which == 0 ? side_[side].first : side_[side].second;
    };
    TexelRow border, offset;
    const std::uint32_t most = rows_.locate_corner(grid, place(0, x), sides_ > 1 ? place(1, y) : zero_row,
                                                   sides_ > 2 ? place(2, z) : slice_, lanes, border, offset);
    std::uint32_t inside = 0, outside = 0;
    for (std::uint32_t lane = 0; lane < row_lanes; ++lane) {
      inside |= lanes.lane[lane] & ~border.lane[lane];
      outside |= lanes.lane[lane] & border.lane[lane];
    }
    Colours dwords;
    if (inside != 0) {
      const std::uint8_t* const from = image_place(ports_, image_->description.base, most, image_->element.bytes);
      if (from == nullptr) return false;
      rows_.gather(image_->element.bytes, from, offset, dwords.data());
    }
    for (std::uint32_t i = 0; i < 4; ++i) {
      if (!wanted_[i]) continue;
      if (inside == 0 || channels_[i].width == 0)
        colours[i] = zero_row;
      else
        rows_.decode(channels_[i], dwords[channels_[i].dword], colours[i]);
      if (outside != 0) rows_.choose(border, border_colour(i), colours[i], colours[i]);
    }
    return true;
  }
  const TexelRow& border_colour(std::uint32_t channel) const {
    using image::BorderColour;
    const bool one = channel == 3 ? sampler_.border != BorderColour::transparent_black
                                  : sampler_.border == BorderColour::opaque_white;
    return one ? one_row(integer_) : zero_row;
  }

  /// Channel `i` of a result.
  const TexelRow& selected(std::uint32_t i, const Colours& colours) const {
    const std::uint32_t from = image_->description.select[i];
    return from >= 4 ? colours[from - 4] : from == 1 ? one_row(integer_) : zero_row;
  }

  /// One channel of the four texels that a linear filter blends, as sampling.hpp orders them.
  bool gather() {
    Colours results{};
    const std::int64_t last = std::int64_t{image_->level_count} - 1;
    const auto way_of = [&](std::uint32_t lane) {
      const std::int64_t nearest = nearest_level(level_of_detail(lane));
      return Way{static_cast<std::uint32_t>(nearest < last ? nearest : last), true};
    };
    const bool done = each_way(way_of, [&](const Way& way, const TexelRow& lanes) {
      const TexelGrid& grid = image_->levels[way.level];
      find_places(0, grid.width, true, true, lanes);
      find_places(1, grid.height, true, true, lanes);
      constexpr std::array<std::array<std::uint32_t, 2>, 4> steps{{{0, 1}, {1, 1}, {1, 0}, {0, 0}}};
      for (std::uint32_t i = 0; i < 4; ++i) {
        Colours found;
        if (!fetch(grid, lanes, steps[i][0], steps[i][1], 0, found)) return false;
        rows_.choose(lanes, selected(job_.channel, found), results[i], results[i]);
      }
      return true;
    });
    if (!done) return false;
    put_colour(job_, wave_, take_, integer_, job_.texel.mask,
               [&](std::uint32_t i, TexelRow&) -> const TexelRow& { return results[i]; });
    return true;
  }

  const ImageJob& job_;
  FastWave& wave_;
  const MemoryPorts& ports_;
  const TexelRows& rows_;
  const KnownImage* image_ = nullptr;
  image::SamplerDescription sampler_{};
  std::uint32_t sides_ = 0;
  bool integer_ = false;
  std::array<bool, 4> wanted_{};  ///< channels of texels
  std::array<ChannelForm, 4> channels_{};
  std::array<const std::uint32_t*, 3> coordinate_{};
  std::array<const TexelRow*, 3> offset_{};
  const std::uint32_t* level_ = nullptr;
  TexelRow take_, slice_, level_room_;
  std::array<TexelRow, 4> room_;
  std::array<TexelRow, 3> offset_room_;
  std::array<SideRows, 3> side_;
};

inline bool sample_texels(const MemoryJob& job, FastWave& wave, const MemoryPorts& ports) {
  return TexelSampler(*job.image, wave, ports).run();
}

}  // namespace lockstep::fast
