#include "lockstep/object/code_object.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

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

TEST_CASE("refusals say why") {
  const auto good = kernel_file("arguments_gfx950_v5.hsaco");
  auto bytes = good;
  bytes[18] = 62;
  CHECK(refusal(bytes) == "not an AMDGPU code object: ELF machine 62 (AMDGPU is 224)");
  bytes = good;
  bytes[7] = 0;
  CHECK(refusal(bytes) == "not an amdhsa code object: ELF OS ABI 0 (amdhsa is 64)");
  bytes = good;
  bytes[8] = 0;
  CHECK(refusal(bytes) == "code object version 2 is not supported: rebuild with -mcode-object-version=4, 5 or 6");
  CHECK(refusal(kernel_file("unlinked.o")) == "a relocatable object, not yet linked: link it with ld.lld -shared");
  auto unknown = load("arguments_gfx950_v5.hsaco").kernel("sgemm");
  REQUIRE(!unknown);
  CHECK(unknown.message() == "no kernel 'sgemm' in the code object; it has saxpy, tiles, scratch");
}

namespace {

/// Puts `to` in the place of each `from` of the file.
std::vector<std::uint8_t> replaced(std::vector<std::uint8_t> bytes, std::string_view old, std::string_view to) {
  REQUIRE(old.size() == to.size());
  const std::vector<std::uint8_t> from(old.begin(), old.end());
  unsigned found = 0;
  for (auto at = bytes.begin(); (at = std::search(at, bytes.end(), from.begin(), from.end())) != bytes.end(); ++found)
    at = std::copy(to.begin(), to.end(), at);
  REQUIRE(found != 0);
  return bytes;
}

bool has_problem(const CodeObject& code, std::string_view text) {
  return std::any_of(code.problems().begin(), code.problems().end(),
                     [&](const std::string& problem) { return problem.find(text) != std::string::npos; });
}

}  // namespace

TEST_CASE("an argument that ends beyond its kernarg segment is a problem, and makes the segment longer") {
  // Without .kernarg_segment_size the segment has no byte.
  const auto bytes = kernel_file("arguments_gfx950_v5.hsaco");
  const auto code = CodeObject::read(replaced(bytes, "\xb5.kernarg_segment_size", "\xb5.kernarg_segment_sizE"));
  REQUIRE_MESSAGE(code, code.message());
  CHECK(has_problem(*code, "of .kernarg_segment_size; the segment gets"));
  for (const auto& kernel : code->kernels())
    for (const auto& argument : kernel.metadata.arguments)
      CHECK(argument.offset + argument.size <= kernel.metadata.kernarg_segment_size);
  CHECK(CodeObject::read(bytes)->problems().empty());
}

TEST_CASE("what cannot be launched is shown, with what is wrong") {
  const auto good = kernel_file("arguments_gfx950_v5.hsaco");
  const std::size_t kernels = CodeObject::read(good)->kernels().size();
  const auto shown = [](const std::vector<std::uint8_t>& bytes) {
    auto code = CodeObject::inspect(bytes);
    REQUIRE_MESSAGE(code, code.message());
    return std::move(*code);
  };
  CHECK(shown(good).problems().empty());
  auto bytes = good;
  bytes[7] = 0;
  bytes[8] = 0;
  CHECK(has_problem(shown(bytes), "ELF OS ABI 0"));
  CHECK(has_problem(shown(bytes), "code object version 2"));
  CHECK(shown(bytes).kernels().size() == kernels);
  // Metadata that is no MessagePack, or lacks what a kernel needs: descriptors tell of the kernels.
  bytes = replaced(good,
                   "\xae"
                   "amdhsa.kernels",
                   "\xc1"
                   "amdhsa.kernels");
  CHECK(!CodeObject::read(bytes));
  CHECK(has_problem(shown(bytes), "AMDGPU metadata note"));
  CHECK(shown(bytes).kernels().size() == kernels);
  CHECK(!shown(bytes).kernels()[0].has_metadata);
  bytes = replaced(good, "\xa7.symbol", "\xa7.symboL");
  CHECK(!CodeObject::read(bytes));
  CHECK(has_problem(shown(bytes), "lacks .name or .symbol"));
  CHECK(shown(bytes).kernels().size() == kernels);
  // A descriptor that no symbol names.
  bytes = replaced(good, std::string_view("\0saxpy.kd", 9), std::string_view("\0saxpy.kx", 9));
  CHECK(!CodeObject::read(bytes));
  const auto without = shown(bytes);
  CHECK(has_problem(without, "kernel 'saxpy' has no descriptor symbol 'saxpy.kd'"));
  REQUIRE(without.find_kernel("saxpy") != nullptr);
  CHECK(!without.find_kernel("saxpy")->has_descriptor);
  CHECK(!without.find_kernel("saxpy")->metadata.arguments.empty());
  CHECK(shown(kernel_file("talking.hsaco")).problems().size() > 0);
}

TEST_CASE("a relocatable object is shown: sections from 0, kernels with their descriptors") {
  const auto code = CodeObject::inspect(kernel_file("unlinked.o"));
  REQUIRE_MESSAGE(code, code.message());
  CHECK(code->relocatable());
  CHECK(code->problems().empty());
  CHECK(code->target().processor == "gfx950");
  REQUIRE(!code->code_sections().empty());
  for (const auto& section : code->code_sections()) CHECK(section.shown_address == 0);
  const auto linked = load("arguments_gfx950_v5.hsaco");
  REQUIRE(code->kernels().size() == linked.kernels().size());
  for (const auto& kernel : linked.kernels()) {
    const auto* const same = code->find_kernel(kernel.name);
    REQUIRE(same != nullptr);
    CHECK(same->has_descriptor);
    CHECK(same->descriptor.group_segment_fixed_size == kernel.descriptor.group_segment_fixed_size);
    const auto words = code->image().subspan(same->entry_address - code->image_base(), 4);
    CHECK(std::equal(words.begin(), words.end(), linked.image().data() + (kernel.entry_address - linked.image_base())));
  }
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
      static_cast<void>(CodeObject::inspect(cut));
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
      static_cast<void>(CodeObject::inspect(changed));
    }
  CHECK(loaded > 0);
  CHECK(refused > 0);
}
