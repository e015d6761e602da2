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
  CHECK((*entries)[2].id().processor == "gfx950");
  CHECK((*entries)[2].id().xnack == TargetFeature::off);
  CHECK(bundle_entries(kernel_file("compress.hipfb")).message() ==
        unbundle(kernel_file("compress.hipfb"), "").message());
}

TEST_CASE("of a target's code objects the one with the settings of the device, or with those that hardware has") {
  const auto bundle = kernel_file("settings.hipfb");
  REQUIRE(bundle_entries(bundle)->size() == 5);
  CHECK(same(*unbundle(bundle, "gfx90a"), kernel_file("older_gfx90a:xnack-.hsaco")));
  CHECK(same(*unbundle(bundle, "gfx90a:xnack-"), kernel_file("older_gfx90a:xnack-.hsaco")));
  CHECK(same(*unbundle(bundle, "gfx90a:sramecc+:xnack+"), kernel_file("older_gfx90a:xnack+.hsaco")));
  CHECK(same(*unbundle(bundle, "gfx1030"), kernel_file("older_gfx1030.hsaco")));
  CHECK(same(*unbundle(bundle, "gfx900"), kernel_file("older_gfx900:xnack-.hsaco")));
  CHECK(same(*unbundle(bundle, "gfx900:xnack+"), kernel_file("older_gfx9-generic.hsaco")));
  CHECK(same(*unbundle(bundle, "gfx906"), kernel_file("older_gfx9-generic.hsaco")));
  CHECK(!unbundle(bundle, "gfx908"));
}

TEST_CASE("entries as bundlers of other years name them") {
  auto bundle = kernel_file("plain.hipfb");
  const auto renamed = [&](std::string_view from, std::string_view to) {
    REQUIRE(from.size() == to.size());
    auto changed = bundle;
    const auto at = std::search(changed.begin(), changed.end(), from.begin(), from.end());
    REQUIRE(at != changed.end());
    std::copy(to.begin(), to.end(), at);
    return (*bundle_entries(changed))[2].id().text();
  };
  CHECK(renamed("hip-amdgcn-amd-amdhsa--gfx950:xnack-", "hipv4-amdgcn-amd-amdhsa-gfx906+xnack") ==
        "gfx906:sramecc-:xnack+");
  CHECK(renamed("amdgcn-amd-amdhsa--gfx950:xnack-", "amdgcn-amd-amdhsa-unknown-gfx900") == "gfx900");
}

TEST_CASE("what is no bundle is left alone, a compressed one is refused") {
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
