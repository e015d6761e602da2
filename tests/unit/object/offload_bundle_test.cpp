#include "lockstep/object/offload_bundle.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "files.hpp"

using namespace lockstep;

namespace {
bool same(std::span<const std::uint8_t> a, const std::vector<std::uint8_t>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end());
}
}  // namespace

TEST_CASE("the target's own part of a bundle, else that of its family") {
  const auto bundle = kernel_file("plain.hipfb");
  REQUIRE(!bundle.empty());
  CHECK(same(*unbundle(bundle, "gfx950"), kernel_file("bare.hsaco")));
  CHECK(same(*unbundle(bundle, "gfx942"), kernel_file("arguments_gfx942_v5.hsaco")));
  CHECK(same(*unbundle(bundle, "gfx941"), kernel_file("generic.hsaco")));
  CHECK(unbundle(bundle, "gfx1100").message() ==
        "an offload bundle built for gfx942, gfx9-4-generic, gfx950:xnack-, this is gfx1100");
}

TEST_CASE("the entries of a bundle, without the host's") {
  const auto bundle = kernel_file("plain.hipfb");
  const auto entries = bundle_entries(bundle);
  REQUIRE(entries);
  REQUIRE(entries->size() == 3);
  CHECK(same((*entries)[1].code, kernel_file("generic.hsaco")));
  CHECK((*entries)[2].target == "gfx950:xnack-");
  CHECK((*entries)[2].processor() == "gfx950");
  CHECK(bundle_entries(kernel_file("compress.hipfb")).message() ==
        unbundle(kernel_file("compress.hipfb"), "").message());
}

TEST_CASE("what is no bundle is left alone; a compressed one is refused") {
  const auto object = kernel_file("bare.hsaco");
  CHECK(same(*unbundle(object, "gfx950"), object));
  CHECK(unbundle({}, "gfx950")->empty());
  CHECK(unbundle(kernel_file("compress.hipfb"), "gfx950").message() ==
        "a compressed offload bundle: build it with --no-offload-compress");
}

TEST_CASE("a bundle cut at any byte is refused or whole") {
  const auto bundle = kernel_file("plain.hipfb");
  for (std::size_t length = 24; length < bundle.size(); length += length < 300 ? 1 : 97) {
    const std::vector<std::uint8_t> cut(bundle.begin(), bundle.begin() + static_cast<std::ptrdiff_t>(length));
    const auto part = unbundle(cut, "gfx950");
    CHECK(!part);
  }
}

TEST_CASE("offsets that wrap around are refused") {
  auto bundle = kernel_file("plain.hipfb");
  for (std::size_t at : {32u, 40u, 48u}) {
    auto changed = bundle;
    std::fill_n(changed.begin() + static_cast<std::ptrdiff_t>(at), 8, std::uint8_t{0xff});
    CHECK(unbundle(changed, "gfx950").message().find("truncated offload bundle") == 0);
  }
}
