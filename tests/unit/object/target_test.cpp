// Target ids: of e_flags by the code object's version, of text, and which device takes which.
#include "lockstep/object/target.hpp"

#include <doctest/doctest.h>

#include <string>

#include "files.hpp"
#include "lockstep/object/code_object.hpp"

using namespace lockstep;

namespace {

TargetId target_of(const std::vector<std::uint8_t>& bytes) {
  const auto code = CodeObject::read(bytes);
  REQUIRE_MESSAGE(code, code.message());
  return code->target();
}

bool same(const TargetId& a, const TargetId& b) {
  return a.processor == b.processor && a.xnack == b.xnack && a.sramecc == b.sramecc;
}

}  // namespace

TEST_CASE("target ids of code objects as clang names them, with every setting") {
  for (const std::string xnack : {"", ":xnack+", ":xnack-"}) {
    for (const std::string sramecc : {"", ":sramecc+", ":sramecc-"}) {
      const std::string text = "gfx90a" + sramecc + xnack;
      CAPTURE(text);
      const TargetId target = target_of(kernel_file("older_" + text + ".hsaco"));
      CHECK(target.text() == text);
      CHECK(same(target, target_from_text(text)));
    }
    for (const std::string processor : {"gfx900", "gfx1010"}) {
      const TargetId target = target_of(kernel_file("older_" + processor + xnack + ".hsaco"));
      CHECK(target.text() == processor + xnack);
      CHECK(target.sramecc == TargetFeature::unsupported);
      CHECK(same(target, target_from_text(processor + xnack)));
    }
  }
  CHECK(target_of(kernel_file("features.hsaco")).text() == "gfx950:sramecc+:xnack-");
  CHECK(target_of(kernel_file("arguments_gfx950_v5.hsaco")).text() == "gfx950");
  CHECK(same(target_of(kernel_file("older_gfx1030.hsaco")), target_from_text("gfx1030")));
  CHECK(target_from_flags(0x77).processor == "machine 0x77");
}

TEST_CASE("code object version 3 has a bit for each setting") {
  for (const bool xnack : {false, true})
    for (const bool sramecc : {false, true}) {
      auto bytes = kernel_file("older_gfx90a.hsaco");
      REQUIRE(bytes[8] == 2);
      bytes[8] = 1;
      bytes[49] = static_cast<std::uint8_t>((xnack ? 1 : 0) | (sramecc ? 2 : 0));
      const auto code = CodeObject::read(bytes);
      REQUIRE_MESSAGE(code, code.message());
      CHECK(code->version() == 3);
      CHECK(code->target().text() ==
            std::string("gfx90a") + (sramecc ? ":sramecc+" : ":sramecc-") + (xnack ? ":xnack+" : ":xnack-"));
      CHECK(code->find_kernel("older") != nullptr);
    }
  CHECK(target_from_flags(0x12c, 3).text() == "gfx900:xnack+");
  CHECK(target_from_flags(0x2c, 3).text() == "gfx900:xnack-");
  CHECK(target_from_flags(0x36, 3).text() == "gfx1030");
}

TEST_CASE("text of target ids: unknown words are left out, and version 3 has names of its own") {
  CHECK(target_from_text("gfx906").text() == "gfx906");
  CHECK(target_from_text("gfx906").xnack == TargetFeature::any);
  CHECK(target_from_text("gfx906:xnack-:sramecc+").text() == "gfx906:sramecc+:xnack-");
  CHECK(target_from_text("gfx906+sram-ecc").text() == "gfx906:sramecc+:xnack-");
  CHECK(target_from_text("gfx906+xnack+sram-ecc").text() == "gfx906:sramecc+:xnack+");
  CHECK(target_from_text("gfx906:wavefrontsize64+:xnack+").text() == "gfx906:xnack+");
  CHECK(target_from_text("gfx906:xnack").text() == "gfx906");
  CHECK(target_from_text("gfx906:").text() == "gfx906");
  CHECK(target_from_text("").processor.empty());
  CHECK(target_from_text("gfx9-4-generic:xnack-").processor == "gfx9-4-generic");
}

TEST_CASE("which device runs which code") {
  const auto runs = [](std::string_view code, std::string_view device) {
    return target_runs_on(target_from_text(code), device);
  };
  CHECK(runs("gfx90a", "gfx90a"));
  CHECK(!runs("gfx908", "gfx90a"));
  for (const std::string code : {"gfx90a", "gfx90a:xnack+", "gfx90a:sramecc-:xnack-"}) CHECK(runs(code, "gfx90a"));
  CHECK(runs("gfx90a:xnack+", "gfx90a:sramecc+:xnack+"));
  CHECK(!runs("gfx90a:xnack+", "gfx90a:sramecc+:xnack-"));
  CHECK(!runs("gfx90a:sramecc-", "gfx90a:sramecc+:xnack-"));
  CHECK(runs("gfx90a", "gfx90a:sramecc+:xnack-"));
  for (const std::string processor : {"gfx900", "gfx902", "gfx904", "gfx906", "gfx909", "gfx90c"})
    CHECK(runs("gfx9-generic", processor));
  CHECK(!runs("gfx9-generic", "gfx908"));
  CHECK(!runs("gfx9-generic", "gfx90a"));
  CHECK(!runs("gfx9-generic:xnack+", "gfx900:xnack-"));
  for (const std::string processor : {"gfx1010", "gfx1011", "gfx1012", "gfx1013"})
    CHECK(runs("gfx10-1-generic", processor));
  for (const std::string processor : {"gfx1030", "gfx1031", "gfx1032", "gfx1033", "gfx1034", "gfx1035", "gfx1036"})
    CHECK(runs("gfx10-3-generic", processor));
  CHECK(!runs("gfx10-3-generic", "gfx1010"));
  // Siblings of one ISA: code for one is no code for the other, as for the driver's loader.
  CHECK(!runs("gfx1250", "gfx1251"));
  CHECK(!runs("gfx1251", "gfx1250"));
  for (const std::string processor : {"gfx1250", "gfx1251"}) CHECK(!runs("gfx12-generic", processor));
  for (const std::string target : {"gfx9-generic", "gfx10-1-generic", "gfx10-3-generic"}) {
    const TargetId generic = target_of(kernel_file("older_" + target + ".hsaco"));
    CHECK(generic.processor == target);
    CHECK(generic.generic_version == 1);
  }
  const TargetId generic = target_of(kernel_file("generic.hsaco"));
  CHECK(generic.generic_version == 1);
  for (const std::string processor : {"gfx942", "gfx950"}) CHECK(target_runs_on(generic, processor));
  CHECK(!target_runs_on(generic, "gfx1100"));
}

TEST_CASE("descriptors that ask for a private segment buffer") {
  for (const std::string target : {"gfx900", "gfx90a", "gfx1010", "gfx1030"}) {
    CAPTURE(target);
    const auto code = CodeObject::read(kernel_file("older_" + target + ".hsaco"));
    REQUIRE(code);
    const KernelDescriptor& d = code->find_kernel("older")->descriptor;
    CHECK(d.private_segment_buffer());
    CHECK(d.flat_scratch_init());
    CHECK(d.kernarg_segment_ptr());
    CHECK(!d.dispatch_ptr());
    CHECK(d.requested_user_sgprs() == 8);
    CHECK(d.rsrc2.user_sgprs() == 8);
    CHECK(d.rsrc2.private_segment());
    CHECK(d.private_segment_fixed_size == 48);
    CHECK(d.rsrc1.granulated_vgprs() == (target == "gfx90a" || target.size() == 7 ? 1 : 2));  // 9 by 8 or by 4
    CHECK(d.wave_size() == (target.size() == 7 ? 32 : 64));
    if (target == "gfx90a") CHECK(d.rsrc3.accum_offset() == 12);
  }
}
