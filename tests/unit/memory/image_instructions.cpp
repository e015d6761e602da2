// Image instructions on waves of each family: registers of addresses and data, bounds, data types. Words as llvm-mc 22
// writes them.
#include <doctest/doctest.h>

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/isa/decode.hpp"
#include "lockstep/isa/traits/gcn5.hpp"
#include "lockstep/isa/traits/rdna2.hpp"
#include "lockstep/isa/traits/rdna3.hpp"
#include "lockstep/isa/traits/rdna4.hpp"
#include "lockstep/memory/execute.hpp"
#include "lockstep/state/wave.hpp"

namespace {

using namespace lockstep::image;
using lockstep::Fault;
using lockstep::FaultKind;

struct Encoded {
  std::string_view name;
  std::array<std::uint32_t, 3> words;
};
// clang-format off
constexpr Encoded gfx900[] = {
    {"load 2d", {0xf0001f00, 0x00000800}},  // image_load v[8:11], v[0:1], s[0:7] dmask:0xf unorm
    {"load array", {0xf0005f00, 0x00000800}},  // image_load v[8:11], v[0:2], s[0:7] dmask:0xf unorm da
    {"load red blue", {0xf0001500, 0x00000800}},  // image_load v[8:9], v[0:1], s[0:7] dmask:0x5 unorm
    {"load halves", {0xf0001f00, 0x80000800}},  // image_load v[8:9], v[0:1], s[0:7] dmask:0xf unorm d16
    {"load a16", {0xf0009f00, 0x00000800}},  // image_load v[8:11], v0, s[0:7] dmask:0xf unorm a16
    {"load mip", {0xf0041f00, 0x00000800}},  // image_load_mip v[8:11], v[0:2], s[0:7] dmask:0xf unorm
    {"store 2d", {0xf0201f00, 0x00000800}},  // image_store v[8:11], v[0:1], s[0:7] dmask:0xf unorm
    {"store red", {0xf0201100, 0x00000800}},  // image_store v8, v[0:1], s[0:7] dmask:0x1 unorm
    {"size", {0xf0380f00, 0x00000800}},  // image_get_resinfo v[8:11], v0, s[0:7] dmask:0xf
    {"sample lz", {0xf09c0f00, 0x00400800}},  // image_sample_lz v[8:11], v[0:1], s[0:7], s[8:11] dmask:0xf
    {"sample", {0xf0800f00, 0x00400800}},  // image_sample v[8:11], v[0:1], s[0:7], s[8:11] dmask:0xf
    {"sample l", {0xf0900f00, 0x00400800}},  // image_sample_l v[8:11], v[0:2], s[0:7], s[8:11] dmask:0xf
    {"sample offset", {0xf0dc0f00, 0x00400800}},  // image_sample_lz_o v[8:11], v[0:2], s[0:7], s[8:11] dmask:0xf
    {"add", {0xf0483100, 0x00000800}},  // image_atomic_add v8, v[0:1], s[0:7] dmask:0x1 unorm glc
    {"swap if", {0xf0443300, 0x00000800}},  // image_atomic_cmpswap v[8:9], v[0:1], s[0:7] dmask:0x3 unorm glc
};
constexpr Encoded gfx1030[] = {
    {"load 2d", {0xf0000f0a, 0x00000800, 0x00000001}},  // image_load v[8:11], [v0,v1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"load array", {0xf0000f2a, 0x00000800, 0x00000201}},  // image_load v[8:11], [v0,v1,v2], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
    {"load red blue", {0xf000050a, 0x00000800, 0x00000001}},  // image_load v[8:9], [v0,v1], s[0:7] dmask:0x5 dim:SQ_RSRC_IMG_2D
    {"load halves", {0xf0000f0a, 0x80000800, 0x00000001}},  // image_load v[8:9], [v0,v1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D d16
    {"load a16", {0xf0000f08, 0x40000800}},  // image_load v[8:11], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D a16
    {"load mip", {0xf0040f0a, 0x00000800, 0x00000201}},  // image_load_mip v[8:11], [v0,v1,v2], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"store 2d", {0xf0200f0a, 0x00000800, 0x00000001}},  // image_store v[8:11], [v0,v1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"store red", {0xf020010a, 0x00000800, 0x00000001}},  // image_store v8, [v0,v1], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D
    {"size", {0xf0380f08, 0x00000800}},  // image_get_resinfo v[8:11], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"sample lz", {0xf09c0f0a, 0x00400800, 0x00000001}},  // image_sample_lz v[8:11], [v0,v1], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"sample", {0xf0800f0a, 0x00400800, 0x00000001}},  // image_sample v[8:11], [v0,v1], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"sample l", {0xf0900f0a, 0x00400800, 0x00000201}},  // image_sample_l v[8:11], [v0,v1,v2], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"sample offset", {0xf0dc0f0a, 0x00400800, 0x00000201}},  // image_sample_lz_o v[8:11], [v0,v1,v2], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"add", {0xf044210a, 0x00000800, 0x00000001}},  // image_atomic_add v8, [v0,v1], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D glc
    {"swap if", {0xf040230a, 0x00000800, 0x00000001}},  // image_atomic_cmpswap v[8:9], [v0,v1], s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_2D glc
};
constexpr Encoded gfx1100[] = {
    {"load 2d", {0xf0000f05, 0x00000800, 0x00000001}},  // image_load v[8:11], [v0,v1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"load array", {0xf0000f15, 0x00000800, 0x00000201}},  // image_load v[8:11], [v0,v1,v2], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
    {"load red blue", {0xf0000505, 0x00000800, 0x00000001}},  // image_load v[8:9], [v0,v1], s[0:7] dmask:0x5 dim:SQ_RSRC_IMG_2D
    {"load halves", {0xf0020f05, 0x00000800, 0x00000001}},  // image_load v[8:9], [v0,v1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D d16
    {"load a16", {0xf0010f04, 0x00000800}},  // image_load v[8:11], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D a16
    {"load mip", {0xf0040f05, 0x00000800, 0x00000201}},  // image_load_mip v[8:11], [v0,v1,v2], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"store 2d", {0xf0180f05, 0x00000800, 0x00000001}},  // image_store v[8:11], [v0,v1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"store red", {0xf0180105, 0x00000800, 0x00000001}},  // image_store v8, [v0,v1], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D
    {"size", {0xf05c0f04, 0x00000800}},  // image_get_resinfo v[8:11], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"sample lz", {0xf07c0f05, 0x08000800, 0x00000001}},  // image_sample_lz v[8:11], [v0,v1], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"sample", {0xf06c0f05, 0x08000800, 0x00000001}},  // image_sample v[8:11], [v0,v1], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"sample l", {0xf0740f05, 0x08000800, 0x00000201}},  // image_sample_l v[8:11], [v0,v1,v2], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"sample offset", {0xf0a40f05, 0x08000800, 0x00000201}},  // image_sample_lz_o v[8:11], [v0,v1,v2], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"add", {0xf0304105, 0x00000800, 0x00000001}},  // image_atomic_add v8, [v0,v1], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D glc
    {"swap if", {0xf02c4305, 0x00000800, 0x00000001}},  // image_atomic_cmpswap v[8:9], [v0,v1], s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_2D glc
};
constexpr Encoded gfx1201[] = {
    {"load 2d", {0xd3c00001, 0x00000008, 0x00000100}},  // image_load v[8:11], [v0,v1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"load array", {0xd3c00005, 0x00000008, 0x00020100}},  // image_load v[8:11], [v0,v1,v2], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D_ARRAY
    {"load red blue", {0xd1400001, 0x00000008, 0x00000100}},  // image_load v[8:9], [v0,v1], s[0:7] dmask:0x5 dim:SQ_RSRC_IMG_2D
    {"load halves", {0xd3c00021, 0x00000008, 0x00000100}},  // image_load v[8:9], [v0,v1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D d16
    {"load a16", {0xd3c00041, 0x00000008, 0x00000000}},  // image_load v[8:11], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D a16
    {"load mip", {0xd3c04001, 0x00000008, 0x00020100}},  // image_load_mip v[8:11], [v0,v1,v2], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"store 2d", {0xd3c18001, 0x00000008, 0x00000100}},  // image_store v[8:11], [v0,v1], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"store red", {0xd0418001, 0x00000008, 0x00000100}},  // image_store v8, [v0,v1], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D
    {"size", {0xd3c5c001, 0x00000008, 0x00000000}},  // image_get_resinfo v[8:11], v0, s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"sample lz", {0xe7c7c001, 0x04000008, 0x00000100}},  // image_sample_lz v[8:11], [v0,v1], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"sample", {0xe7c6c001, 0x04000008, 0x00000100}},  // image_sample v[8:11], [v0,v1], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"sample l", {0xe7c74001, 0x04000008, 0x00020100}},  // image_sample_l v[8:11], [v0,v1,v2], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"sample offset", {0xe7ca4001, 0x04000008, 0x00020100}},  // image_sample_lz_o v[8:11], [v0,v1,v2], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
    {"add", {0xd0430001, 0x00100008, 0x00000100}},  // image_atomic_add_uint v8, [v0,v1], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_ATOMIC_RETURN
    {"swap if", {0xd0c2c001, 0x00100008, 0x00000100}},  // image_atomic_cmpswap v[8:9], [v0,v1], s[0:7] dmask:0x3 dim:SQ_RSRC_IMG_2D th:TH_ATOMIC_RETURN
};
// clang-format on

constexpr std::uint32_t bits(float value) { return std::bit_cast<std::uint32_t>(value); }

/// A wave that looks at an image of 8 x 4 texels, three slices where it is an array.
template <class Isa, std::uint16_t lanes>
struct Machine {
  std::span<const Encoded> code;
  lockstep::ImageFamily family = Isa::memory.image;
  lockstep::Wave<Isa, lockstep::WaveShape{lanes, 16, 0, lanes}> wave;
  ImageDescription image{};
  std::vector<std::uint8_t> memory{};

  Machine(std::span<const Encoded> words, ImageFormat format, ImageType type = ImageType::d2) : code(words) {
    wave.set_exec(0b1111);
    image = {.base = 0x7f0012340000, .format = format, .type = type, .width = 8, .height = 4};
    if (is_array(type)) image.depth = 3;
    bind();
    memory.resize(image_bytes(family, image));
    for (std::size_t i = 0; i < memory.size(); ++i) memory[i] = static_cast<std::uint8_t>(7 * i + i / 256);
  }
  void bind() {
    REQUIRE(image_problem(family, image) == "");
    const auto words = encode(family, image);
    for (std::uint32_t i = 0; i < 8; ++i) wave.s[i] = words[i];
  }
  void bind(const SamplerDescription& sampler) {
    const auto words = encode(family, sampler);
    for (std::uint32_t i = 0; i < 4; ++i) wave.s[8 + i] = words[i];
  }
  std::uint8_t* texel(std::uint32_t x, std::uint32_t y, std::uint32_t slice = 0) {
    const Level level = level_of(family, image, 0);
    return &memory[level.offset + slice * level.slice_bytes + y * level.row_bytes + x * image.format.texel_bytes()];
  }
  void address(std::uint32_t lane, std::array<std::uint32_t, 3> at) {
    for (std::uint32_t i = 0; i < 3; ++i) wave.set_vgpr(lane, i, at[i]);
  }
  Fault run(std::string_view name) {
    for (const Encoded& each : code) {
      if (each.name != name) continue;
      const auto decoded = lockstep::decode<Isa>(each.words);
      REQUIRE(decoded.error == lockstep::DecodeError::none);
      lockstep::SpanMemory global(image.base, memory);
      return lockstep::execute_memory(wave, decoded.instruction, global, std::span<std::uint8_t>{}, {});
    }
    REQUIRE_MESSAGE(false, std::string(name));
    return {};
  }
  std::array<std::uint32_t, 4> result(std::uint32_t lane) {
    return {wave.vgpr(lane, 8), wave.vgpr(lane, 9), wave.vgpr(lane, 10), wave.vgpr(lane, 11)};
  }
  void data(std::uint32_t lane, std::array<std::uint32_t, 4> values) {
    for (std::uint32_t i = 0; i < 4; ++i) wave.set_vgpr(lane, 8 + i, values[i]);
  }
};
using Words4 = std::array<std::uint32_t, 4>;
constexpr ImageFormat bytes_uint{DataFormat::d8_8_8_8, Number::uint}, bytes_unorm{DataFormat::d8_8_8_8, Number::unorm},
    dword{DataFormat::d32, Number::uint}, one_float{DataFormat::d32, Number::floating};

template <class Isa, std::uint16_t lanes>
void loads(std::span<const Encoded> code) {
  Machine<Isa, lanes> m(code, bytes_uint);
  const auto bytes = [&](std::uint32_t x, std::uint32_t y, std::uint32_t slice = 0) {
    const std::uint8_t* at = m.texel(x, y, slice);
    return Words4{at[0], at[1], at[2], at[3]};
  };
  m.address(0, {3, 2, 0});
  m.address(1, {8, 0, 0});                    // beyond the row
  m.address(2, {0, 4, 0});                    // beyond the last row
  m.address(3, {0xffffffff, 0xffffffff, 0});  // unsigned
  m.wave.set_vgpr(4, 8, 77);
  REQUIRE(!m.run("load 2d"));
  CHECK(m.result(0) == bytes(3, 2));
  for (std::uint32_t lane = 1; lane < 4; ++lane) CHECK(m.result(lane) == Words4{});
  CHECK(m.wave.vgpr(4, 8) == 77);  // switched off

  m.image.select = {6, 5, 4, 1};
  m.bind();
  REQUIRE(!m.run("load 2d"));
  CHECK(m.result(0) == Words4{bytes(3, 2)[2], bytes(3, 2)[1], bytes(3, 2)[0], 1});
  m.image.select = {4, 5, 6, 7};
  m.bind();
  m.data(0, {});
  REQUIRE(!m.run("load red blue"));
  CHECK(m.result(0) == Words4{bytes(3, 2)[0], bytes(3, 2)[2], 0, 0});
  REQUIRE(!m.run("load halves"));
  CHECK(m.wave.vgpr(0, 8) == (bytes(3, 2)[0] | bytes(3, 2)[1] << 16));
  CHECK(m.wave.vgpr(0, 9) == (bytes(3, 2)[2] | bytes(3, 2)[3] << 16));
  m.address(0, {1u << 16 | 5, 0, 0});
  REQUIRE(!m.run("load a16"));
  CHECK(m.result(0) == bytes(5, 1));
  m.address(0, {2, 1, 0});
  m.address(1, {2, 1, 1});  // a level that the image lacks
  REQUIRE(!m.run("load mip"));
  CHECK(m.result(0) == bytes(2, 1));
  CHECK(m.result(1) == Words4{});

  for (std::uint32_t i = 0; i < 8; ++i) m.wave.s[i] = 0;  // unbound
  m.data(0, {1, 1, 1, 1});
  REQUIRE(!m.run("load 2d"));
  CHECK(m.result(0) == Words4{});
  REQUIRE(!m.run("store 2d"));
}

template <class Isa, std::uint16_t lanes>
void arrays(std::span<const Encoded> code) {
  Machine<Isa, lanes> m(code, bytes_uint, ImageType::d2_array);
  m.image.first_slice = 1;
  m.bind();
  m.address(0, {7, 3, 0});
  m.address(1, {7, 3, 1});
  m.address(2, {7, 3, 2});  // the view has two slices
  REQUIRE(!m.run("load array"));
  CHECK(m.result(0)[0] == m.texel(7, 3, 1)[0]);
  CHECK(m.result(1)[3] == m.texel(7, 3, 2)[3]);
  CHECK(m.result(2) == Words4{});
}

/// An instruction that names an array reaches texels of images that are none: AMD's runtime stores so to all types.
template <class Isa, std::uint16_t lanes>
void named_as_array(std::span<const Encoded> code) {
  Machine<Isa, lanes> plane(code, bytes_uint);
  plane.address(0, {7, 3, 0});
  plane.address(1, {7, 4, 0});  // beyond the last row
  plane.wave.set_exec(0b11);
  REQUIRE(!plane.run("load array"));
  CHECK(plane.result(0)[2] == plane.texel(7, 3)[2]);
  CHECK(plane.result(1) == Words4{});

  Machine<Isa, lanes> row(code, bytes_uint);
  row.image.type = ImageType::d1_array;
  row.image.height = 1;
  row.image.depth = 3;
  row.bind();
  row.memory.resize(image_bytes(row.family, row.image), 7);
  row.address(0, {7, 0, 2});
  row.address(1, {7, 1, 0});
  row.wave.set_exec(0b11);
  if (row.family == lockstep::ImageFamily::gfx9) return;  // such images have other address registers there
  REQUIRE(!row.run("load array"));
  CHECK(row.result(0)[1] == row.texel(7, 0, 2)[1]);
  CHECK(row.result(1) == Words4{});

  Machine<Isa, lanes> volume(code, bytes_uint, ImageType::d3);
  volume.image.depth = 3;
  volume.bind();
  volume.memory.resize(image_bytes(volume.family, volume.image), 5);
  volume.address(0, {7, 3, 2});
  volume.address(1, {7, 3, 3});  // beyond the last plane
  volume.wave.set_exec(0b11);
  *volume.texel(7, 3, 2) = 99;
  REQUIRE(!volume.run("load array"));
  CHECK(volume.result(0)[0] == 99);
  CHECK(volume.result(1) == Words4{});

  // What a slice does that is not the first of a plane is not known.
  plane.address(1, {7, 3, 1});
  CHECK(plane.run("load array").kind == FaultKind::illegal_operand);
}

template <class Isa, std::uint16_t lanes>
void stores(std::span<const Encoded> code) {
  Machine<Isa, lanes> m(code, bytes_unorm);
  const std::vector<std::uint8_t> before = m.memory;
  m.address(0, {1, 1, 0});
  for (std::uint32_t lane = 1; lane < 4; ++lane) m.address(lane, {8 + lane, 0, 0});
  m.data(0, {bits(1), bits(0.5f), bits(-3), bits(7)});
  for (std::uint32_t lane = 1; lane < 4; ++lane) m.data(lane, {bits(1), bits(1), bits(1), bits(1)});
  REQUIRE(!m.run("store 2d"));
  const std::uint8_t* at = m.texel(1, 1);
  CHECK((at[0] == 255 && at[1] == 128 && at[2] == 0 && at[3] == 255));
  std::size_t changed = 0;
  for (std::size_t i = 0; i < before.size(); ++i) changed += before[i] != m.memory[i] ? 1 : 0;
  CHECK(changed <= 4);  // the others are dropped
  m.address(0, {2, 2, 0});
  REQUIRE(!m.run("store red"));
  at = m.texel(2, 2);
  const std::uint8_t rest = Isa::memory.image == lockstep::ImageFamily::gfx12 ? 255 : 0;
  CHECK((at[0] == 255 && at[1] == rest && at[2] == rest && at[3] == rest));
  m.memory.resize(256);  // memory that ends before the image does
  const Fault fault = m.run("store red");
  CHECK((fault.kind == FaultKind::out_of_bounds && fault.lane == 0));
}

template <class Isa, std::uint16_t lanes>
void atomics(std::span<const Encoded> code) {
  Machine<Isa, lanes> m(code, dword);
  const auto value = [&](std::uint32_t x, std::uint32_t y) {
    std::uint32_t found;
    std::memcpy(&found, m.texel(x, y), 4);
    return found;
  };
  const std::uint32_t old = value(4, 3);
  for (std::uint32_t lane = 0; lane < 4; ++lane) {
    m.address(lane, {lane == 3 ? 8u : 4u, 3, 0});
    m.wave.set_vgpr(lane, 8, lane + 1);
  }
  REQUIRE(!m.run("add"));
  CHECK(value(4, 3) == old + 6);
  CHECK((m.wave.vgpr(0, 8) == old && m.wave.vgpr(1, 8) == old + 1 && m.wave.vgpr(2, 8) == old + 3));
  CHECK(m.wave.vgpr(3, 8) == 0);  // outside
  m.wave.set_exec(1);
  m.data(0, {99, old + 6, 0, 0});  // the new value, then the comparand
  REQUIRE(!m.run("swap if"));
  CHECK((value(4, 3) == 99 && m.wave.vgpr(0, 8) == old + 6 && m.wave.vgpr(0, 9) == old + 6));
  m.image.format = bytes_uint;
  m.image.format = {DataFormat::d16, Number::uint};
  m.bind();
  CHECK(m.run("add").kind == FaultKind::illegal_operand);
}

template <class Isa, std::uint16_t lanes>
void samples(std::span<const Encoded> code) {
  Machine<Isa, lanes> m(code, one_float);
  for (std::uint32_t y = 0; y < 4; ++y)
    for (std::uint32_t x = 0; x < 8; ++x) {
      const auto value = static_cast<float>(10 * y + x);
      std::memcpy(m.texel(x, y), &value, 4);
    }
  SamplerDescription sampler{.clamp = {Clamp::last_texel, Clamp::last_texel, Clamp::last_texel}};
  m.bind(sampler);
  m.address(0, {bits(3.5f / 8), bits(2.5f / 4), 0});
  m.address(1, {bits(5), bits(-5), 0});
  for (const char* name : {"sample lz", "sample", "sample l"}) {
    m.data(0, {1, 1, 1, 1});
    REQUIRE(!m.run(name));
    CHECK(m.result(0) == Words4{bits(23), 0, 0, 0});
    CHECK(m.result(1) == Words4{bits(7), 0, 0, 0});
  }
  sampler.magnify = sampler.minify = XyFilter::linear;
  m.bind(sampler);
  m.address(0, {bits(4.0f / 8), bits(2.0f / 4), 0});  // where four texels meet: 13, 14, 23, 24
  REQUIRE(!m.run("sample lz"));
  CHECK(m.result(0)[0] == bits(18.5f));
  m.address(0, {0x3f | 1 << 8, bits(4.0f / 8), bits(2.0f / 4)});  // one to the left, one down
  REQUIRE(!m.run("sample offset"));
  CHECK(m.result(0)[0] == bits(27.5f));
  sampler.minify = XyFilter::point;  // which filter counts depends on derivatives
  m.bind(sampler);
  CHECK(m.run("sample").kind == FaultKind::illegal_operand);
  m.image.format = dword;
  m.bind();
  CHECK(m.run("sample lz").kind == FaultKind::illegal_operand);
}

template <class Isa, std::uint16_t lanes>
void sizes_and_refusals(std::span<const Encoded> code) {
  Machine<Isa, lanes> m(code, bytes_uint);
  m.wave.set_vgpr(0, 0, 0);
  m.wave.set_vgpr(1, 0, 1);
  REQUIRE(!m.run("size"));
  CHECK(m.result(0) == Words4{8, 4, 1, 1});
  CHECK(m.result(1) == Words4{0, 0, 0, 1});
  m.image.swizzle = 5;
  m.bind();
  const Fault fault = m.run("load 2d");
  CHECK(fault.kind == FaultKind::illegal_operand);
  CHECK(std::string(fault.detail) ==
        "image descriptor: its swizzle mode is not linear. Only linear images are executed");
  // Where EXEC has no lane nobody looks at the descriptor.
  m.wave.set_exec(0);
  for (const char* name : {"load 2d", "store 2d", "add", "size", "sample lz"}) CHECK(!m.run(name));
}

template <class Isa, std::uint16_t lanes>
void everything(std::span<const Encoded> code) {
  loads<Isa, lanes>(code);
  arrays<Isa, lanes>(code);
  named_as_array<Isa, lanes>(code);
  stores<Isa, lanes>(code);
  atomics<Isa, lanes>(code);
  samples<Isa, lanes>(code);
  sizes_and_refusals<Isa, lanes>(code);
}

TEST_CASE("image instructions of gfx900") { everything<lockstep::gcn5::Isa, 64>(gfx900); }
TEST_CASE("image instructions of gfx1030") { everything<lockstep::rdna2::Isa, 32>(gfx1030); }
TEST_CASE("image instructions of gfx1100") { everything<lockstep::rdna3::Isa, 32>(gfx1100); }
TEST_CASE("image instructions of gfx1201") { everything<lockstep::rdna4::Isa, 32>(gfx1201); }

}  // namespace
