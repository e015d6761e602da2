// What observers of a launch are told of images: checks, the profile and the stream of instructions, on both engines.
#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>

#include "launch.hpp"
#include "lockstep/device/instruction_stream.hpp"
#include "lockstep/device/profile.hpp"

namespace {

using namespace images;
using lockstep::CheckKind;
using lockstep::Engine;
using lockstep::Finding;

ImageDescription plane() {
  ImageDescription description;
  description.width = 16;
  description.height = 16;
  return description;
}

/// One texel for each item: whole numbers, or the texels' centres, or their corners, where four are blended.
void fill(Work& work, bool sample, float centre) {
  for (std::uint32_t i = 0; i < items; ++i) {
    const std::uint32_t x = i % 16, y = i / 16;
    work.from[i] = {x, y, 0, 0};
    if (!sample) continue;
    work.from[i][0] = std::bit_cast<std::uint32_t>((static_cast<float>(x) + centre) / 16);
    work.from[i][1] = std::bit_cast<std::uint32_t>((static_cast<float>(y) + centre) / 16);
  }
}

std::array<std::uint32_t, 4> linear_sampler(ImageFamily family) {
  SamplerDescription sampler;
  sampler.clamp.fill(Clamp::last_texel);
  sampler.magnify = sampler.minify = XyFilter::linear;
  return encode(family, sampler);
}

std::vector<Finding> checked(const Target& target, Work& work, const char* checks) {
  std::vector<Finding> first;
  for (const Engine engine : lockstep::all_engines) {
    lockstep::LaunchOptions options{.engine = engine};
    options.check = *lockstep::parse_checks(checks);
    const lockstep::LaunchResult result = launch(target, work, options);
    REQUIRE_MESSAGE(result, result.message());
    if (engine == lockstep::all_engines[0]) first = result.findings;
    REQUIRE(result.findings.size() == first.size());
    for (std::size_t i = 0; i < first.size(); ++i) CHECK(result.findings[i].message() == first[i].message());
  }
  return first;
}

}  // namespace

TEST_CASE("a texel outside every allocation is told, and is a fault without the check") {
  for (const Target& target : targets)
    for (const bool sample : {false, true}) {
      if (sample && !target.samples) continue;
      HostImage image(target.family, formats[0], plane());
      Work work{sample ? "sample_2d" : "load_2d", &image};
      work.sampler = linear_sampler(target.family);
      work.mapped = level_of(target.family, image.description, 0).row_bytes * 12;  // of 16 rows
      fill(work, sample, 0.5f);
      for (const Engine engine : lockstep::all_engines) {
        const lockstep::LaunchResult result = launch(target, work, {.engine = engine});
        CHECK(result.fault.kind == lockstep::FaultKind::out_of_bounds);
        CHECK(result.fault.size == 16);
        CHECK(result.fault.address >= image.description.base + work.mapped);
      }
      const std::vector<Finding> findings = checked(target, work, "memory");
      REQUIRE(findings.size() == 1);
      CHECK(findings[0].kind == CheckKind::memory);
      CHECK(findings[0].count == 64);
      CHECK(findings[0].at.instruction.find(sample ? "image_sample_lz" : "image_load") == 0);
      CHECK(findings[0].what.find("texels") != std::string::npos);  // the label of the allocation
    }
}

TEST_CASE("a texel that nobody wrote is told where it decides a result") {
  for (const Target& target : targets) {
    for (const Format& format : {formats[0], formats[1]}) {
      HostImage image(target.family, format, plane());
      const std::uint64_t row = level_of(target.family, image.description, 0).row_bytes;
      Work copy{"load_2d", &image}, sum{"add_neighbours", &image};
      copy.unwritten = sum.unwritten = 2 * row;
      fill(copy, false, 0);
      fill(sum, false, 0);
      CHECK(checked(target, copy, "init").empty());  // it is copied alone
      const std::vector<Finding> findings = checked(target, sum, "init");
      REQUIRE(findings.size() == 1);
      CHECK(findings[0].kind == CheckKind::init);
      CHECK(findings[0].count >= 1);
      if (!target.samples) continue;
      Work blend{"sample_2d", &image}, point{"sample_2d", &image};
      blend.unwritten = point.unwritten = 2 * row;
      blend.sampler = linear_sampler(target.family);
      point.sampler = encode(target.family, SamplerDescription{});
      fill(blend, true, 0.0f);
      fill(point, true, 0.5f);
      CHECK(checked(target, point, "init").empty());
      const std::vector<Finding> blended = checked(target, blend, "init");
      REQUIRE(blended.size() == 1);
      CHECK(blended[0].what.find("what is stored to memory was computed from") == 0);
      // Rows below those are written.
      blend.from.assign(items, bits_of({0.5f, 0.5f, 0, 0}));
      CHECK(checked(target, blend, "init").empty());
    }
  }
}

TEST_CASE("what is stored to an image is as defined as its register") {
  for (const Target& target : targets) {
    HostImage image(target.family, formats[0], plane());
    Work work{"store_2d", &image};
    work.unwritten = image_bytes(target.family, image.description);
    fill(work, false, 0);
    CHECK(checked(target, work, "init,memory").empty());
    // The whole image has been written, so nothing is told of it.
    Work meet{"meet", &image};
    fill(meet, false, 0);
    for (std::uint32_t i = 0; i < items; ++i) meet.from[i][1] = i % 128 / 16;  // both workgroups: the same texels
    const std::vector<Finding> findings = checked(target, meet, "race");
    REQUIRE(findings.size() == 1);
    CHECK(findings[0].kind == CheckKind::race);
    CHECK(findings[0].bytes.address >= image.description.base);
  }
}

TEST_CASE("the profile and the stream have every texel") {
  struct Sum final : lockstep::InstructionWriter {
    std::vector<std::uint64_t> room = std::vector<std::uint64_t>(1 << 20), words;
    std::span<std::uint64_t> hand_over(std::span<std::uint64_t> full) override {
      words.insert(words.end(), full.begin(), full.end());
      return room;
    }
  };
  for (const Target& target : targets) {
    for (const bool sample : {false, true}) {
      if (sample && !target.samples) continue;
      HostImage image(target.family, formats[0], plane());
      Work work{sample ? "sample_2d" : "load_2d", &image, 1};
      work.sampler = linear_sampler(target.family);
      fill(work, sample, 0.75f);  // between four texels
      const std::uint64_t texels = sample ? 4 * items : items;
      std::vector<std::vector<std::uint64_t>> streams;
      for (const Engine engine : lockstep::all_engines) {
        lockstep::Profile profile;
        lockstep::LaunchOptions options{.engine = engine};
        options.observer = &profile;
        REQUIRE(launch(target, work, options));
        const lockstep::ProfileResult result = profile.take();
        std::uint64_t accesses = 0, bytes = 0;
        for (const lockstep::ProfiledInstruction& each : result.instructions)
          if (each.text.find("image_") == 0) accesses += each.counts.accesses, bytes += each.counts.bytes;
        CHECK(accesses == texels);
        CHECK(bytes == 16 * texels);
        Sum stream;
        options.observer = nullptr;
        options.stream = &stream;
        REQUIRE(launch(target, work, options));
        stream.flush();
        lockstep::InstructionReader reader(stream.words);
        lockstep::StreamedInstruction each;
        const std::uint64_t base = image.description.base, end = base + image_bytes(target.family, image.description);
        std::vector<std::uint64_t>& addresses = streams.emplace_back();
        while (reader.next(each))
          for (const std::uint64_t address : each.addresses)
            if (each.bytes == 16 && address >= base && address < end) addresses.push_back(address);
        CHECK(addresses.size() == texels);
      }
      CHECK(streams[0] == streams[1]);
    }
  }
}
