#include "lockstep/loader/code_object.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "files.hpp"

using namespace lockstep;

namespace {
CodeObject load(const std::string& name) {
  auto code = CodeObject::read(kernel_file(name));
  REQUIRE_MESSAGE(code, name << ": " << code.message());
  return *code;
}
std::string refusal(const std::vector<std::uint8_t>& bytes) {
  auto code = CodeObject::read(bytes);
  REQUIRE(!code);
  return code.message();
}
}  // namespace

TEST_CASE("target, version and kernels of every target and version") {
  for (const std::string target : {"gfx950", "gfx942", "gfx1100"})
    for (int version : {4, 5, 6}) {
      CAPTURE(target);
      CAPTURE(version);
      const auto code = load("arguments_" + target + "_v" + std::to_string(version) + ".hsaco");
      CHECK(code.version() == version);
      CHECK(code.target().processor == target);
      REQUIRE(code.kernels().size() == 3);
      const KernelInfo* saxpy = code.find_kernel("saxpy");
      REQUIRE(saxpy);
      CHECK(saxpy->has_metadata);
      CHECK(saxpy->metadata.wavefront_size == (target == "gfx1100" ? 32u : 64u));
      CHECK(saxpy->descriptor.wave_size() == (target == "gfx1100" ? 32 : 64));
      CHECK(saxpy->descriptor.kernarg_size == saxpy->metadata.kernarg_segment_size);
      CHECK(saxpy->descriptor.requested_user_sgprs() <= saxpy->descriptor.rsrc2.user_sgprs());
      CHECK(saxpy->descriptor.rsrc2.workgroup_id(0));
      CHECK(saxpy->metadata.max_flat_workgroup_size == 256);
    }
}

TEST_CASE("arguments with their offsets, sizes and kinds") {
  const auto code = load("arguments_gfx950_v5.hsaco");
  const auto& tiles = code.find_kernel("tiles")->metadata;
  using K = ArgumentKind;
  const struct {
    K kind;
    std::uint32_t offset, size;
  } expected[] = {{K::global_buffer, 0, 8}, {K::dynamic_shared_pointer, 8, 4},
                  {K::by_value, 12, 1},     {K::by_value, 14, 2},
                  {K::by_value, 16, 8},     {K::by_value, 32, 16}};
  REQUIRE(tiles.arguments.size() >= std::size(expected));
  for (std::size_t i = 0; i < std::size(expected); ++i) {
    CAPTURE(i);
    CHECK(tiles.arguments[i].kind == expected[i].kind);
    CHECK(tiles.arguments[i].offset == expected[i].offset);
    CHECK(tiles.arguments[i].size == expected[i].size);
    CHECK(!tiles.arguments[i].hidden());
  }
  CHECK(tiles.arguments[0].type_name == "int*");
  CHECK(tiles.arguments[0].address_space == "global");
  CHECK(tiles.reqd_workgroup_size == std::array<std::uint32_t, 3>{64, 2, 1});
  CHECK(tiles.group_segment_fixed_size == 128);
  CHECK(std::any_of(tiles.arguments.begin(), tiles.arguments.end(),
                    [](const ArgumentInfo& a) { return a.hidden() && a.kind != K::unknown; }));
  CHECK(code.find_kernel("scratch")->descriptor.private_segment_fixed_size >= 128);
  CHECK(code.find_kernel("scratch")->descriptor.rsrc2.private_segment());
}

TEST_CASE("no argument kind that clang emits is unknown") {
  for (const auto* file : {"arguments_gfx950_v4.hsaco", "arguments_gfx950_v5.hsaco", "arguments_gfx950_v6.hsaco"}) {
    const CodeObject code = load(file);
    for (const auto& kernel : code.kernels())
      for (const auto& argument : kernel.metadata.arguments) {
        CAPTURE(argument.value_kind);
        CHECK(argument.kind != ArgumentKind::unknown);
      }
  }
}

TEST_CASE("code is found where the symbol says") {
  const auto code = load("bare.hsaco");
  const KernelInfo* bare = code.find_kernel("bare");
  REQUIRE(bare);
  CHECK(!bare->has_metadata);
  CHECK(bare->metadata.kernarg_segment_size == 24);
  CHECK(bare->metadata.group_segment_fixed_size == 128);
  CHECK(bare->descriptor.dispatch_ptr());
  CHECK(bare->descriptor.kernarg_segment_ptr());
  CHECK(!bare->descriptor.queue_ptr());
  CHECK(bare->descriptor.requested_user_sgprs() == 4);
  CHECK(bare->descriptor.rsrc2.user_sgprs() == 4);
  CHECK(bare->descriptor.rsrc2.workgroup_id(1));
  CHECK(!bare->descriptor.rsrc2.workgroup_id(2));
  CHECK(bare->descriptor.rsrc2.workitem_ids() == 2);
  CHECK(bare->descriptor.rsrc3.accum_offset() == 8);
  CHECK(bare->descriptor.rsrc1.float_mode() == 0xc0);  // round to nearest even; f32 denormals flushed
  CHECK(bare->descriptor.rsrc1.ieee());
  CHECK(bare->descriptor.rsrc1.dx10_clamp());
  const std::size_t at = bare->entry_address - code.image_base();
  const std::uint8_t s_endpgm[] = {0x00, 0x00, 0x81, 0xbf};
  CHECK(std::equal(s_endpgm, s_endpgm + 4, code.image().data() + at));
  CHECK(code.text_address() == bare->entry_address);
  CHECK(std::equal(s_endpgm, s_endpgm + 4, code.text().data()));
}

TEST_CASE("kernarg preload") {
  const auto code = load("preload.hsaco");
  const auto& saxpy = code.find_kernel("saxpy")->descriptor;
  CHECK(saxpy.preload_dwords() >= 6);
  CHECK(saxpy.preload_offset_dwords() == 0);
  CHECK(saxpy.requested_user_sgprs() == saxpy.rsrc2.user_sgprs());
}

TEST_CASE("relocations refer to where the image is put") {
  const auto code = load("globals.hsaco");
  REQUIRE(code.relocations().size() == 2);
  std::vector<std::uint8_t> image(code.image().begin(), code.image().end());
  const std::uint64_t base = 0x123456789000;
  code.relocate(image, base);
  for (const auto& place : code.relocations()) {
    std::uint64_t value = 0;
    for (int i = 7; i >= 0; --i) value = value << 8 | image[place.address - code.image_base() + i];
    CHECK(value == place.target - code.image_base() + base);
  }
  const std::uint64_t counter = code.relocations()[0].target - code.image_base();
  CHECK(image[counter] == 5);
  CHECK(std::all_of(image.begin() + counter + 4, image.begin() + counter + 1204, [](auto b) { return b == 0; }));
}

TEST_CASE("target ids") {
  CHECK(load("features.hsaco").target().text() == "gfx950:sramecc+:xnack-");
  CHECK(load("arguments_gfx950_v5.hsaco").target().text() == "gfx950");
  const auto generic = load("generic.hsaco").target();
  CHECK(generic.processor == "gfx9-4-generic");
  CHECK(generic.generic_version == 1);
  CHECK(target_runs_on(generic, "gfx950"));
  CHECK(target_runs_on(generic, "gfx942"));
  CHECK(!target_runs_on(generic, "gfx1100"));
  CHECK(!target_runs_on(target_from_flags(0x4c), "gfx950"));
  CHECK(target_from_flags(0x77).processor == "machine 0x77");
}

TEST_CASE("refusals say why") {
  const auto good = kernel_file("arguments_gfx950_v5.hsaco");
  auto bytes = good;
  bytes[18] = 62;
  CHECK(refusal(bytes) == "not an AMDGPU code object: ELF machine 62 (AMDGPU is 224)");
  bytes = good;
  bytes[7] = 0;
  CHECK(refusal(bytes) == "not an amdhsa code object: ELF OS ABI 0 (amdhsa is 64)");
  bytes = good;
  bytes[8] = 1;
  CHECK(refusal(bytes) == "code object version 3 is not supported: rebuild with -mcode-object-version=4, 5 or 6");
  CHECK(refusal(kernel_file("unlinked.o")) == "a relocatable object, not yet linked: link it with ld.lld -shared");
  auto unknown = load("arguments_gfx950_v5.hsaco").kernel("sgemm");
  REQUIRE(!unknown);
  CHECK(unknown.message() == "no kernel 'sgemm' in the code object; it has saxpy, tiles, scratch");
}

TEST_CASE("a file cut at any byte is refused or loaded, never read beyond its end") {
  for (const auto* name : {"arguments_gfx950_v5.hsaco", "globals.hsaco", "bare.hsaco"}) {
    const auto whole = kernel_file(name);
    REQUIRE(!whole.empty());
    std::size_t refused = 0;
    for (std::size_t length = 0; length < whole.size(); ++length) {
      // A buffer of exactly this length, so that a sanitizer sees any read behind it.
      const std::vector<std::uint8_t> cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length));
      refused += !CodeObject::read(cut);
    }
    CHECK(refused == whole.size());
  }
}

TEST_CASE("a file with any byte of its headers changed is refused or loaded") {
  const auto whole = kernel_file("globals.hsaco");
  std::size_t loaded = 0, refused = 0;
  for (std::size_t at = 0; at < whole.size(); ++at)
    for (std::uint8_t bits : {0x01, 0x80, 0xff}) {
      auto changed = whole;
      changed[at] ^= bits;
      (CodeObject::read(changed) ? loaded : refused) += 1;
    }
  CHECK(loaded > 0);
  CHECK(refused > 0);
}
