#include "cdna5/engine.hpp"
#include "kernels.hpp"
#include "lockstep/cdna5_embed.hpp"

using Device = lockstep::cdna5::Device;
using Isa = lockstep::cdna5::Isa;

TEST_CASE("CDNA5: a stream tells the addresses that a stepped wave accesses") {
  streams::check_accesses<Device, Isa>("gfx1250");
}
TEST_CASE("CDNA5: a stream tells blocks of registers") { streams::check_blocks<Device, Isa>("gfx1250"); }
TEST_CASE("CDNA5: a stream tells copies between memory and LDS") {
  for (const lockstep::Engine engine : lockstep::all_engines) {
    auto run = streams::run_of<Device, Isa>("gfx1250", "copies", 1, 32);
    run.compare(engine);
    for (const streams::Touch& touch : streams::told_of(run, "GLOBAL_LOAD_ASYNC"))
      CHECK((touch.bytes == 16 && touch.address == run.buffers[1] + 16 * touch.lane));
  }
}
TEST_CASE("CDNA5: a stream tells the lines of tiles") {
  for (const lockstep::Engine engine : lockstep::all_engines)
    for (const std::uint32_t width : {0u, 10u, 16u, 100u})
      for (const std::uint32_t height : {5u, 8u}) {
        CAPTURE(width);
        CAPTURE(height);
        auto run = streams::run_of<Device, Isa>("gfx1250", "tiles", 1, 32);
        run.compare(engine, width, height);
        const std::uint32_t dwords = std::min(width, 16u);
        std::uint64_t bytes = 0;
        for (const streams::Touch& touch : streams::told_of(run, "TENSOR_LOAD_TO_LDS")) {
          const std::uint64_t at = touch.address - run.buffers[1];
          CHECK(at % 160 + touch.bytes <= 4 * dwords);
          CHECK(touch.lds == at / 160 * 80 + at % 160 + at % 160 / 32 * 8);  // a gap of 8 bytes after 32
          bytes += touch.bytes;
        }
        CHECK(bytes == 4 * dwords * height);
        const auto stores = streams::told_of(run, "TENSOR_STORE_FROM_LDS");
        REQUIRE(stores.size() == (width == 0 ? 0 : height));
        for (std::uint32_t i = 0; i < stores.size(); ++i)
          CHECK(stores[i] ==
                streams::Touch{0, streams::AddressSpace::global, run.buffers[0] + 160 * i, 4 * dwords, 64 * i});
      }
}
TEST_CASE("CDNA5: lines of more than 255 bytes are told as they are") {
  for (const lockstep::Engine engine : lockstep::all_engines) {
    auto run = streams::run_of<Device, Isa>("gfx1250", "long_lines", 1, 32);
    run.compare(engine);
    const auto lines = streams::told_of(run, "TENSOR_LOAD_TO_LDS");
    REQUIRE(lines.size() == 2);
    for (std::uint32_t i = 0; i < 2; ++i)
      CHECK(lines[i] == streams::Touch{0, streams::AddressSpace::global, run.buffers[1] + 4000 * i, 1200, 1200 * i});
  }
}
