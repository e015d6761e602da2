// Loads, stores and atomics of images, row by row. Each function does the whole instruction, or nothing: false hands it
// to the reference engine.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "fast/memory/image/descriptors.hpp"
#include "fast/memory/image/job.hpp"
#include "fast/memory/lane_addresses.hpp"
#include "fast/memory/special.hpp"
#include "fast/program/fast_wave.hpp"

namespace lockstep::fast {

/// A row of zeros.
inline constexpr TexelRow zero_row{};

/// The image of an instruction, or null: what it is or does is left to the reference engine.
inline const KnownImage* image_of(const ImageJob& job, const FastWave& wave, KnownDescriptors& known) {
  std::array<std::uint32_t, 8> words{};
  std::memcpy(words.data(), &wave.s[job.resource], 16);
  if (job.resource_words == 8) std::memcpy(&words[4], &wave.s[job.resource + 4u], 16);
  const KnownImage& found = known.image(job.family, words.data());
  if (!found.plain) return nullptr;
  const image::ImageType type = found.description.type;
  if (job.has_dim && !image::detail::dimension_fits(job.dim, type)) return nullptr;
  return job.address[image::detail::sides_of(type) - 1].count != 0 ? &found : nullptr;
}

/// Components of an address as rows.
class AddressRows {
 public:
  AddressRows(const ImageJob& job, const FastWave& wave, const image::AddressRegisters& address)
      : job_(job), v_(registers_of(wave)), address_(address) {}

  /// Component `i`, in `room` where it is not a register as it is. `number`: what halves hold.
  const std::uint32_t* component(std::uint32_t i, NumberFormat number, TexelRow& room) const {
    const std::uint32_t first = address_.offset ? 1 : 0;
    if (!address_.half) return v_[address_.number[first + i]];
    job_.rows->unpack(i % 2 != 0, number, v_[address_.number[first + i / 2]], room);
    return room.lane;
  }
  /// Texels to add along side `i`.
  const TexelRow& offset(std::uint32_t i, TexelRow& room) const {
    if (!address_.offset) return zero_row;
    const std::uint32_t* from = v_[address_.number[0]];
    for (std::uint32_t lane = 0; lane < row_lanes; ++lane)
      room.lane[lane] = static_cast<std::uint32_t>(sign_extend(from[lane] >> (8 * i) & 0x3fu, 6));
    return room;
  }

 private:
  const ImageJob& job_;
  ConstRows v_;
  const image::AddressRegisters& address_;
};

/// Host memory from the image's base to the end of its texel at `most`, or null.
inline std::uint8_t* image_place(const MemoryPorts& ports, std::uint64_t base, std::uint32_t most,
                                 std::uint32_t bytes) {
  const std::uint64_t end = std::uint64_t{most} + bytes;
  return end >> 32 != 0 ? nullptr : global_place(ports, base, static_cast<std::uint32_t>(end), false);
}
/// The same for stores; `stored` is who wants to know of them, or null, and `from` where the image is in it.
inline std::uint8_t* stored_place(const MemoryPorts& ports, std::uint64_t base, std::uint32_t most, std::uint32_t bytes,
                                  WrittenBytes*& stored, std::uint64_t& from) {
  const MemoryRange* range = ports.global->find(base, std::uint64_t{most} + bytes);
  if (range == nullptr || !range->may_write(base, std::uint64_t{most} + bytes)) return nullptr;
  stored = range->stored;
  from = base - range->address;
  return range->bytes + from;
}

/// Texels of loads, stores and atomics: where each lane's is.
struct TexelPlaces {
  TexelRow take, inside, offset;  ///< lanes that take part; that reach a texel; offsets from the image's base
  std::uint32_t most = 0;         ///< the largest offset
  std::uint64_t lanes = 0;        ///< `inside`, one bit each
};

/// Lanes of which each reaches a level of its own.
inline void locate_levels(const KnownImage& image, const std::uint32_t* x, const std::uint32_t* y,
                          const std::uint32_t* layer, const std::uint32_t* level, const ImageJob& job,
                          TexelPlaces& at) {
  at.inside = at.offset = zero_row;
  at.most = 0;
  TexelRow inside, offset, here;
  for (std::uint32_t i = 0; i < image.level_count; ++i) {
    std::uint32_t any = 0;
    for (std::uint32_t lane = 0; lane < row_lanes; ++lane) {
      here.lane[lane] = level[lane] == i ? at.take.lane[lane] : 0;
      any |= here.lane[lane];
    }
    if (any == 0) continue;
    const std::uint32_t most = job.rows->locate(image.levels[i], x, y, layer, here, inside, offset);
    at.most = std::max(at.most, most);
    for (std::uint32_t lane = 0; lane < row_lanes; ++lane) {
      at.inside.lane[lane] |= inside.lane[lane];
      at.offset.lane[lane] |= offset.lane[lane];
    }
  }
}

inline void locate_texels(const ImageJob& job, const FastWave& wave, const KnownImage& image, TexelPlaces& at) {
  const image::ImageType type = image.description.type;
  const std::uint32_t sides = image::detail::sides_of(type);
  const image::AddressRegisters& address = job.address[sides - 1];
  const AddressRows rows(job, wave, address);
  const std::uint64_t lanes = wave.exec();
  job.rows->expand(lanes, at.take);
  TexelRow x_room, y_room, layer_room, level_room;
  const auto component = [&](std::uint32_t i, TexelRow& room) { return rows.component(i, NumberFormat::uint, room); };
  const std::uint32_t* const x = component(0, x_room);
  const std::uint32_t* const y = sides > 1 ? component(1, y_room) : zero_row.lane;
  const bool slice = is_array(type) && address.shape.slice;
  const std::uint32_t* const layer = sides == 3 ? component(2, layer_room)
                                     : slice    ? component(sides, layer_room)
                                                : zero_row.lane;
  if (address.shape.level) {
    const std::uint32_t* const level = component(address.shape.components() - 1, level_room);
    locate_levels(image, x, y, layer, level, job, at);
  } else {
    at.most = job.rows->locate(image.levels[0], x, y, layer, at.take, at.inside, at.offset);
  }
  at.lanes = 0;
  for (std::uint32_t lane = 0; lane < row_lanes; ++lane) at.lanes |= std::uint64_t{at.inside.lane[lane] & 1u} << lane;
}

/// Writes a texel's four channels, which are `channel(i)` in `room` or where they stand, as the instruction's registers
/// have them.
template <class Channel>
void put_colour(const ImageJob& job, FastWave& wave, const TexelRow& take, bool integer, std::uint32_t mask,
                Channel&& channel) {
  const Rows to = registers_of(wave) + job.data;
  TexelRow one, other, both;
  std::uint32_t at = 0;
  const TexelRow* low = nullptr;
  for (std::uint32_t i = 0; i < 4; ++i) {
    if ((mask >> i & 1u) == 0) continue;
    if (!job.texel.d16) {
      job.rows->put(take, channel(i, one), to[at++]);
    } else if (low == nullptr) {
      low = &channel(i, one);
    } else {
      job.rows->pack(integer, *low, channel(i, other), both);
      job.rows->put(take, both, to[at++]);
      low = nullptr;
    }
  }
  if (low == nullptr) return;
  job.rows->pack(integer, *low, zero_row, both);
  job.rows->put(take, both, to[at]);
}

/// A row of ones, as DST_SEL gives them.
inline const TexelRow& one_row(bool integer) {
  struct Ones {
    TexelRow row{};
    constexpr explicit Ones(std::uint32_t value) {
      for (std::uint32_t& lane : row.lane) lane = value;
    }
  };
  static constexpr Ones whole{1}, real{image::one_f32};
  return integer ? whole.row : real.row;
}

inline bool load_texels(const MemoryJob& job, FastWave& wave, const MemoryPorts& ports) {
  const ImageJob& plan = *job.image;
  const KnownImage* const image = image_of(plan, wave, ports.descriptors);
  if (image == nullptr || wave.exec() == 0) return false;
  TexelPlaces at;
  locate_texels(plan, wave, *image, at);
  const image::ImageDescription& about = image->description;
  std::array<TexelRow, 4> dwords;
  if (at.lanes != 0) {
    const std::uint8_t* const from = image_place(ports, about.base, at.most, image->element.bytes);
    if (from == nullptr) return false;
    plan.rows->gather(image->element.bytes, from, at.offset, dwords.data());
  }
  const bool integer = about.format.integer();
  TexelRow colour;
  put_colour(plan, wave, at.take, integer, plan.texel.mask, [&](std::uint32_t i, TexelRow& room) -> const TexelRow& {
    const std::uint32_t from = about.select[i];
    if (from == 1) return one_row(integer);
    const ChannelForm form = from < 4 ? ChannelForm{} : image->channels[from - 4];
    if (form.width == 0 || at.lanes == 0) return zero_row;
    plan.rows->decode(form, dwords[form.dword], colour);
    plan.rows->choose(at.inside, colour, zero_row, room);
    return room;
  });
  return true;
}

/// What a store gives for channel `i` of a texel, before the format: a register, or half of one in `room`.
class StoredChannels {
 public:
  StoredChannels(const ImageJob& job, const FastWave& wave, NumberFormat number)
      : job_(job), v_(registers_of(wave) + job.data), number_(number) {
    for (std::uint32_t i = 0; i < 4; ++i)
      if ((job.texel.mask >> i & 1u) != 0) ++count_;
  }

  const std::uint32_t* of(std::uint32_t i, TexelRow& room) const {
    const image::TexelRegisters& texel = job_.texel;
    if (texel.d16) {  // the mask tells how many there are
      if (i >= count_ && !texel.repeats) return zero_row.lane;
      return half(i < count_ ? i : 0, room);
    }
    if ((texel.mask >> i & 1u) == 0) return texel.repeats ? v_[0] : zero_row.lane;
    std::uint32_t at = 0;
    for (std::uint32_t k = 0; k < i; ++k) at += texel.mask >> k & 1u;
    return v_[at];
  }

 private:
  const std::uint32_t* half(std::uint32_t at, TexelRow& room) const {
    job_.rows->unpack(at % 2 != 0, number_, v_[at / 2], room);
    return room.lane;
  }
  const ImageJob& job_;
  ConstRows v_;
  NumberFormat number_;
  std::uint32_t count_ = 0;
};

/// Writes texels in ascending order of lanes.
inline void scatter(std::uint32_t bytes, const std::array<TexelRow, 4>& dwords, std::uint64_t lanes,
                    const TexelRow& offset, std::uint8_t* to) {
  for_lanes(lanes, [&](std::uint32_t lane) {
    std::uint8_t* const place = to + offset.lane[lane];
    const std::uint32_t first = dwords[0].lane[lane];
    const auto short_one = static_cast<std::uint16_t>(first);
    switch (bytes) {
      case 1: *place = static_cast<std::uint8_t>(first); break;
      case 2: std::memcpy(place, &short_one, 2); break;
      case 4: std::memcpy(place, &first, 4); break;
      default:
        for (std::uint32_t i = 0; 8 * i < bytes; ++i) {
          const std::uint64_t unit = dwords[2 * i].lane[lane] | std::uint64_t{dwords[2 * i + 1].lane[lane]} << 32;
          std::memcpy(place + 8 * i, &unit, 8);
        }
    }
  });
}

inline bool store_texels(const MemoryJob& job, FastWave& wave, const MemoryPorts& ports) {
  const ImageJob& plan = *job.image;
  const KnownImage* const image = image_of(plan, wave, ports.descriptors);
  if (image == nullptr || image->description.format.srgb() || wave.exec() == 0) return false;
  TexelPlaces at;
  locate_texels(plan, wave, *image, at);
  if (at.lanes == 0) return true;
  const image::ImageDescription& about = image->description;
  WrittenBytes* stored = nullptr;
  std::uint64_t from = 0;
  const std::uint32_t bytes = image->element.bytes;
  std::uint8_t* const to = stored_place(ports, about.base, at.most, bytes, stored, from);
  if (to == nullptr) return false;
  std::array<TexelRow, 4> dwords{};
  const StoredChannels given(plan, wave, image->element.number);
  TexelRow room, colour;
  for (std::uint32_t i = 0; i < 4; ++i) {
    const ChannelForm& form = image->channels[i];
    if (form.width == 0) break;
    // The first result that selects the channel gives it (ElementFormat::encode).
    std::uint32_t source = 0;
    while (source < 4 && about.select[source] != i + 4) ++source;
    if (source == 4) continue;
    copy_row(colour.lane, given.of(source, room));
    plan.rows->encode(form, colour, dwords[form.dword]);
  }
  scatter(bytes, dwords, at.lanes, at.offset, to);
  if (stored != nullptr)
    for_lanes(at.lanes, [&](std::uint32_t lane) { stored->set(from + at.offset.lane[lane], bytes, true); });
  return true;
}

/// An atomic on T.
template <class T>
bool update_texels(const MemoryJob& job, FastWave& wave, const MemoryPorts& ports) {
  if (ports.global->atomic_log() != nullptr) return false;  // the reference engine's handler notes them
  const ImageJob& plan = *job.image;
  const KnownImage* const image = image_of(plan, wave, ports.descriptors);
  if (image == nullptr || image->element.bytes != sizeof(T) || wave.exec() == 0) return false;
  TexelPlaces at;
  locate_texels(plan, wave, *image, at);
  WrittenBytes* stored = nullptr;
  std::uint64_t from = 0;
  std::uint8_t* const to = stored_place(ports, image->description.base, at.most, sizeof(T), stored, from);
  if (to == nullptr || stored != nullptr) return false;
  const Places places{reinterpret_cast<std::uintptr_t>(to), at.offset.lane};
  if (!update<T, false>(job, registers_of(wave), wave.mode, at.lanes, places)) return false;
  const std::uint64_t outside = wave.exec() & ~at.lanes;
  if (job.returns && outside != 0) {  // they get 0
    job.image->rows->expand(outside, at.take);
    for (std::uint32_t i = 0; i < job.dwords; ++i)
      plan.rows->put(at.take, zero_row, registers_of(wave)[job.result + i]);
  }
  return true;
}

}  // namespace lockstep::fast
