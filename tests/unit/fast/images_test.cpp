// Image instructions by plans against execute_memory: every load, store, atomic, sample and gather of six ISAs on
// random images, samplers and coordinates. Registers, EXEC and memory are compared; where a plan declines, it must have
// left everything as it was.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "../memory/machine.hpp"
#include "fast/memory/host_kernels.hpp"
#include "fast/memory/plan.hpp"
#include "fast/program/fast_wave.hpp"
#include "levels.hpp"
#include "lockstep/isa/traits/cdna2.hpp"
#include "lockstep/isa/traits/gcn5.hpp"
#include "lockstep/isa/traits/rdna1.hpp"
#include "lockstep/isa/traits/rdna2.hpp"
#include "lockstep/isa/traits/rdna3.hpp"
#include "lockstep/isa/traits/rdna4.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/memory/execute.hpp"
#include "lockstep/memory/image/description.hpp"
#include "lockstep/memory/image/sampler.hpp"

using namespace lockstep;
using image::Clamp;
using TexelFormat = image::DataFormat;
using image::ImageDescription;
using image::ImageType;
using image::Number;
using image::SamplerDescription;

namespace {

constexpr std::uint32_t resource = 8, sampler_number = 16, vgprs = 32, pool_bytes = 64 * 1024;

template <class Isa>
constexpr std::uint16_t accvgprs = Isa::max_vgprs > Isa::arch_vgprs ? vgprs : 0;

class Random {
 public:
  explicit Random(std::uint32_t seed) : engine_(seed) {}
  std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>(engine_()) % n; }
  bool one_in(std::uint32_t n) { return below(n) == 0; }
  std::uint32_t operator()() { return static_cast<std::uint32_t>(engine_()); }
  template <class T, std::size_t n>
  T of(const std::array<T, n>& values) {
    return values[below(n)];
  }

 private:
  std::mt19937 engine_;
};

constexpr std::uint32_t bits(float value) { return std::bit_cast<std::uint32_t>(value); }

/// Floats that conversions and filters treat in a way of their own.
constexpr std::array<std::uint32_t, 22> special_floats{
    0,          0x80000000, 0x7fc00000, 0xffc12345, 0x7f800001, 0xff8fffff, 0x7f800000, 0xff800000,
    0x00000001, 0x807fffff, 0x00800000, 0x3f800000, 0xbf800000, 0x3f7fffff, 0x3f800001, 0x4b000000,
    0xcb800000, 0x7f7fffff, 0xff7fffff, 0x53000000, 0x3b800000, 0xbb000000};
/// Numbers of texels, of slices and levels likewise.
constexpr std::array<std::uint32_t, 8> special_integers{0,          1,          0xffffffff, 0x80000000,
                                                        0x7fffffff, 0x00010000, 0x3fff,     0x4000};

ImageDescription random_image(ImageFamily family, ImageType type, std::uint64_t base, Random& random) {
  constexpr std::array data{TexelFormat::d8,          TexelFormat::d16,         TexelFormat::d8_8,
                            TexelFormat::d32,         TexelFormat::d16_16,      TexelFormat::d10_11_11,
                            TexelFormat::d11_11_10,   TexelFormat::d10_10_10_2, TexelFormat::d2_10_10_10,
                            TexelFormat::d8_8_8_8,    TexelFormat::d32_32,      TexelFormat::d16_16_16_16,
                            TexelFormat::d32_32_32_32};
  constexpr std::array numbers{Number::unorm, Number::snorm, Number::uscaled,  Number::sscaled,
                               Number::uint,  Number::sint,  Number::floating, Number::srgb};
  for (;;) {
    ImageDescription about;
    about.base = base;
    about.format = {random.of(data), random.of(numbers)};
    about.type = type;
    const bool flat = type == ImageType::d1 || type == ImageType::d1_array;
    about.width = random.one_in(12) ? 16384 : 1 + random.below(20);
    about.height = flat ? 1 : random.one_in(16) ? 5000 : 1 + random.below(12);
    if (image::detail::is_volume_or_array(type)) about.depth = random.one_in(16) ? 2000 : 1 + random.below(6);
    if (is_array(type)) about.first_slice = random.below(about.depth);
    if (random.one_in(3)) {
      about.levels = 1 + random.below(5);
      about.base_level = random.below(about.levels);
      about.last_level = about.base_level + random.below(about.levels - about.base_level);
    } else if (random.one_in(3)) {
      about.pitch = image::default_pitch(family, about) + 256 * random.below(3);
    }
    constexpr std::array<std::uint8_t, 6> select{0, 1, 4, 5, 6, 7};
    if (random.one_in(3))
      for (std::uint8_t& each : about.select) each = random.of(select);
    if (image::image_problem(family, about).empty()) return about;
  }
}

SamplerDescription random_sampler(Random& random, bool integer) {
  constexpr std::array clamps{Clamp::wrap,       Clamp::mirror,
                              Clamp::last_texel, Clamp::mirror_once_last_texel,
                              Clamp::border,     Clamp::mirror_once_border};
  SamplerDescription sampler;
  for (Clamp& each : sampler.clamp) each = random.of(clamps);
  if (random.one_in(40)) sampler.clamp[0] = Clamp::half_border;
  const auto filter = [&] { return integer || random.one_in(3) ? image::XyFilter::point : image::XyFilter::linear; };
  sampler.unnormalized = random.one_in(3);
  sampler.truncate = random.one_in(3);
  sampler.magnify = sampler.minify = filter();
  if (random.one_in(4)) sampler.minify = filter();
  if (!integer || random.one_in(20)) {
    sampler.z = static_cast<image::ZFilter>(random.below(3));
    sampler.mip = static_cast<image::MipFilter>(random.below(3));
  }
  if (random.one_in(4)) sampler.mip = image::MipFilter::point;
  sampler.min_lod = random.one_in(3) ? random.below(600) : 0;
  sampler.max_lod = random.one_in(3) ? random.below(900) : 4095;
  sampler.lod_bias = random.one_in(3) ? static_cast<std::int32_t>(random.below(1200)) - 600 : 0;
  sampler.border = static_cast<image::BorderColour>(random.below(random.one_in(20) ? 4 : 3));
  sampler.skip_degamma = random.one_in(3);
  sampler.reduction = random.one_in(40) ? 1 : 0;
  return sampler;
}

/// Bytes of texels: many of them floats with a meaning, in 32 and in 16 bits.
std::vector<std::uint8_t> random_texels(Random& random) {
  std::vector<std::uint8_t> bytes(pool_bytes);
  constexpr std::array<std::uint16_t, 8> halves{0x7c00, 0xfc00, 0x7e00, 0x7c01, 0x0001, 0x83ff, 0x3c00, 0xbc00};
  for (std::size_t i = 0; i + 4 <= bytes.size(); i += 4) {
    std::uint32_t word = random();
    if (random.one_in(4)) word = random.of(special_floats);
    if (random.one_in(4)) word = bits(static_cast<float>(static_cast<std::int32_t>(random())) * 1e-9f);
    if (random.one_in(6)) word = random.of(halves) | std::uint32_t{random.of(halves)} << 16;
    store_little_endian<std::uint32_t>(&bytes[i], word);
  }
  return bytes;
}

/// What a test runs on: a wave, and an image in device memory.
template <class Isa, std::uint16_t size>
struct World {
  fast::SizedWave<Isa, size> wave{};

  explicit World(Random& random) {
    wave.vgpr_limit = vgprs;
    wave.accvgpr_limit = accvgprs<Isa>;
    wave.sgpr_limit = 100;
    const std::uint64_t some = random() | std::uint64_t{random()} << 32;
    const std::uint64_t exec = random.one_in(2) ? ~std::uint64_t{0} : random.one_in(8) ? 0 : some;
    wave.set_exec(exec & wave.lanes_of_wave);
  }
  bool same(const World& other) const {
    for (std::size_t r = 0; r < 2 * vgprs && r < wave.v.size(); ++r)
      if (!std::equal(wave.v[r].begin(), wave.v[r].begin() + size, other.wave.v[r].begin())) return false;
    return wave.s == other.wave.s;
  }
};

template <class Isa>
Instruction<Isa> random_instruction(std::uint16_t form, Random& random) {
  Instruction<Isa> result;
  result.form = form;
  result.opcode = static_cast<typename Isa::Opcode>(Isa::form(form).opcode);
  const auto encoding = static_cast<typename Isa::Encoding>(Isa::form(form).encoding);
  result.dwords = 4;
  const auto put = [&](Field field, std::uint32_t value) {
    if (Isa::layout(encoding, field).present())
      memory_test::write_field(result.words, Isa::layout(encoding, field), value);
  };
  const auto scalars = [&](Field field, std::uint32_t number) {
    put(field, number / Isa::layout(encoding, field).group);
  };
  put(Field::op, Isa::form(form).number);
  put(Field::vdata, random.one_in(4) ? random.below(3) : 16 + random.below(random.one_in(16) ? 16 : 8));
  put(Field::vaddr, random.below(4));
  for (const Field field : {Field::vaddr0, Field::vaddr1, Field::vaddr2, Field::vaddr3, Field::vaddr4})
    put(field, random.one_in(60) ? 31 : random.below(8));
  scalars(Field::srsrc, resource);
  scalars(Field::ssamp, sampler_number);
  scalars(Field::samp, sampler_number);
  constexpr std::array<std::uint32_t, 8> masks{1, 3, 15, 15, 15, 2, 5, 0};
  put(Field::dmask, random.one_in(3) ? random.below(16) : random.of(masks));
  put(Field::dim, random.below(random.one_in(8) ? 8 : 6));
  put(Field::da, random.below(2));
  for (const Field field : {Field::a16, Field::d16, Field::unrm, Field::glc, Field::sc0, Field::acc})
    put(field, random.one_in(3) ? 1 : 0);
  put(Field::tfe, random.one_in(12) ? 1 : 0);
  put(Field::r128, random.one_in(20) ? 1 : 0);
  return result;
}

/// The type of image that an instruction names, mostly.
template <class Isa>
ImageType random_type(const Instruction<Isa>& instruction, Random& random) {
  constexpr std::array types{ImageType::d1,   ImageType::d2,       ImageType::d3,
                             ImageType::cube, ImageType::d1_array, ImageType::d2_array};
  if (!instruction.has(Field::dim) || random.one_in(16)) return random.of(types);
  const std::uint32_t dim = instruction.field(Field::dim) & 7u;
  return dim < 6 ? types[dim] : ImageType::d2;
}

std::uint32_t random_integer(Random& random, std::uint32_t near) {
  if (random.one_in(10)) return random.of(special_integers);
  return random.one_in(4) ? near + random.below(3) - 1 : random.below(near + 1);
}
std::uint32_t random_coordinate(Random& random, std::uint32_t texels, bool unnormalized) {
  if (random.one_in(6)) return random.of(special_floats);
  if (random.one_in(16)) return random();
  const float unit = unnormalized ? 1.0f : 1.0f / static_cast<float>(texels);
  const std::int32_t steps =
      static_cast<std::int32_t>(random.below(4 * texels + 8)) - static_cast<std::int32_t>(texels) - 4;
  // Texels' borders and middles, the numbers beside them, and anything between.
  constexpr std::array<float, 5> parts{0, 0.5f, 0.25f, 1.0f / 512, 0.998f};
  const float part = random.one_in(2) ? random.of(parts) : static_cast<float>(random.below(1 << 16)) / 65536.0f;
  return bits((static_cast<float>(steps) + part) * unit) + random.below(3) - 1;
}

/// Fills the registers of addresses (all of the first ones) and of data.
template <class Isa, std::uint16_t size>
void fill_registers(fast::SizedWave<Isa, size>& wave, const Instruction<Isa>& instruction,
                    const ImageDescription& about, const SamplerDescription& sampler, Random& random) {
  const MemoryOp& op = *instruction.info().memory;
  const bool samples = op.action == MemoryAction::sample, half = instruction.field(Field::a16) != 0;
  const bool unnormalized = sampler.unnormalized || instruction.field(Field::unrm) != 0;
  const bool alike = random.one_in(3);  // levels of detail
  const std::array<std::uint32_t, 4> sizes{about.width, about.height, about.depth, about.levels};
  for (std::size_t r = 0; r < 2 * vgprs && r < wave.v.size(); ++r) {
    const std::uint32_t texels = sizes[random.below(4)];
    std::uint32_t first = 0;
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      std::uint32_t value = random.one_in(3) ? random.of(special_floats) : random();
      const auto coordinate = [&] {
        return samples ? random_coordinate(random, texels, unnormalized) : random_integer(random, texels);
      };
      const auto half_of = [&](std::uint32_t word) -> std::uint32_t {
        return samples ? fp::f32_to_f16(F32{word}, DefaultMode{}).bits : word & 0xffffu;
      };
      if (r < 12) value = half ? half_of(coordinate()) | half_of(coordinate()) << 16 : coordinate();
      if (lane == 0) first = value;
      wave.v[r][lane] = r < 12 && alike ? first : value;
    }
    if (r < 12 && alike && r % 3 != 2)  // some of the registers differ
      for (std::uint32_t lane = 0; lane < 64; ++lane)
        if (!half)
          wave.v[r][lane] = samples ? random_coordinate(random, texels, unnormalized) : random_integer(random, texels);
  }
}

/// Attempts, and those that the plan did.
struct Count {
  std::uint32_t tried = 0, done = 0;
};

template <class Isa, std::uint16_t size>
Count count_of(std::uint16_t form, std::uint32_t attempts) {
  Count count;
  DeviceMemory device;
  const std::uint64_t base = device.allocate(pool_bytes).value();
  fast::KnownDescriptors descriptors;  // a host thread keeps them from instruction to instruction
  const std::vector<fast::HostIsa> levels = fast_test::tested_levels();
  for (std::uint32_t turn = 0; turn < attempts; ++turn) {
    const std::uint32_t seed = form * 4099u + turn;
    CAPTURE(seed);
    Random random(seed);
    const Instruction<Isa> instruction = random_instruction<Isa>(form, random);
    const MemoryOp& op = *instruction.info().memory;
    const ImageFamily family = Isa::memory.image;
    ImageDescription about = random_image(family, random_type(instruction, random), base, random);
    const bool near_end = random.one_in(8);  // the image does not end in the allocation
    if (near_end) about.base = base + pool_bytes - 256 * (1 + random.below(8));
    const SamplerDescription sampler = random_sampler(random, about.format.integer());
    World<Isa, size> by_plan(random);
    auto image_words = encode(family, about);
    const auto sampler_words = encode(family, sampler);
    if (random.one_in(24)) image_words[random.below(8)] ^= 1u << random.below(32);
    if (random.one_in(60)) image_words = {};
    std::copy(image_words.begin(), image_words.end(), by_plan.wave.s.begin() + resource);
    std::copy(sampler_words.begin(), sampler_words.end(), by_plan.wave.s.begin() + sampler_number);
    fill_registers<Isa, size>(by_plan.wave, instruction, about, sampler, random);
    const auto expected = std::make_unique<World<Isa, size>>(by_plan);
    const std::vector<std::uint8_t> texels = random_texels(random);
    REQUIRE(device.write(base, texels).has_value());
    const auto bytes = [&] {
      std::vector<std::uint8_t> all(pool_bytes);
      REQUIRE(device.read(base, all).has_value());
      return all;
    };
    const fast::HostIsa level = levels[turn % levels.size()];
    CAPTURE(fast::host_isa_name(level));
    const fast::WaveAllocation allocation{vgprs, accvgprs<Isa>, 100,
                                          static_cast<std::uint16_t>(by_plan.wave.first_accvgpr()),
                                          divides_vgprs(Isa::memory.abi)};
    const auto plan = fast::plan_memory(instruction, op, allocation, size, fast::memory_kernels(level));
    MemoryView view = device.view();
    bool ran = false;
    if (plan) {
      const fast::MemoryPorts ports{&view, {}, {}, {}, descriptors};
      ran = fast::run_memory(plan, by_plan.wave, ports);
      descriptors = ports.descriptors;
    }
    const std::vector<std::uint8_t> found = bytes();
    if (ran) {
      REQUIRE(device.write(base, texels).has_value());
      const Fault fault = execute_memory(expected->wave, instruction, op, view, {}, ScratchMemory{});
      CHECK(fault.detail == "");
      CHECK(!fault);
      CHECK(found == bytes());
    } else {
      CHECK(found == texels);
    }
    CHECK(by_plan.same(*expected));
    ++count.tried;
    if (ran) ++count.done;
  }
  return count;
}

template <class Isa, std::uint16_t size>
void compare_all() {
  std::map<MemoryAction, Count> counts;
  for (std::uint16_t form = 0; form < Isa::forms().size(); ++form) {
    const InstructionInfo& info = Isa::info(static_cast<typename Isa::Opcode>(Isa::form(form).opcode));
    if (info.memory == nullptr || info.memory->address != AddressForm::image || info.status == Status::unsupported)
      continue;
    if (info.memory->action == MemoryAction::image_size) continue;  // the reference engine's
    CAPTURE(info.name);
    const bool atomic = info.memory->action == MemoryAction::atomic;
    const Count count = count_of<Isa, size>(form, lockstep_test::weekly() ? 1500 : atomic ? 40 : 150);
    counts[info.memory->action].tried += count.tried;
    counts[info.memory->action].done += count.done;
  }
  for (const MemoryAction action :
       {MemoryAction::load, MemoryAction::store, MemoryAction::atomic, MemoryAction::sample}) {
    CAPTURE(static_cast<int>(action));
    const Count count = counts[action];
    CAPTURE(count.tried);
    CAPTURE(count.done);
    CHECK(count.tried != 0);
    CHECK((action == MemoryAction::atomic ? 40 : 4) * count.done >= count.tried);
  }
}

}  // namespace

TEST_CASE("images: every load, store, atomic and sample by a plan as by the reference") {
  SUBCASE("GCN5") { compare_all<gcn5::Isa, 64>(); }
  SUBCASE("CDNA2") { compare_all<cdna2::Isa, 64>(); }
  SUBCASE("RDNA1, waves of 32") { compare_all<rdna1::Isa, 32>(); }
  SUBCASE("RDNA2, waves of 64") { compare_all<rdna2::Isa, 64>(); }
  SUBCASE("RDNA3, waves of 32") { compare_all<rdna3::Isa, 32>(); }
  SUBCASE("RDNA4, waves of 32") { compare_all<rdna4::Isa, 32>(); }
}
