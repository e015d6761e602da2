#include "lockstep/launch/kernarg.hpp"

#include <doctest/doctest.h>

#include "lockstep/device/buffer.hpp"
#include "lockstep/launch/loaded_code.hpp"

using namespace lockstep;

namespace {
ArgumentInfo parameter(std::string kind, std::uint32_t offset, std::uint32_t size, std::string type = "") {
  ArgumentInfo info;
  info.value_kind = kind;
  info.kind = metadata_detail::kind_of(kind);
  info.offset = offset;
  info.size = size;
  info.type_name = type;
  return info;
}

KernelInfo kernel() {
  KernelInfo info;
  info.name = "k";
  info.has_metadata = true;
  info.metadata.name = "k";
  info.metadata.kernarg_segment_size = 256;
  info.metadata.group_segment_fixed_size = 100;
  info.metadata.arguments = {
      parameter("by_value", 0, 4, "int"),          parameter("global_buffer", 8, 8, "float*"),
      parameter("dynamic_shared_pointer", 16, 4),  parameter("by_value", 20, 2, "half"),
      parameter("hidden_block_count_x", 24, 4),    parameter("hidden_block_count_z", 32, 4),
      parameter("hidden_group_size_y", 38, 2),     parameter("hidden_remainder_x", 42, 2),
      parameter("hidden_global_offset_x", 64, 8),  parameter("hidden_grid_dims", 88, 2),
      parameter("hidden_hostcall_buffer", 104, 8), parameter("hidden_dynamic_lds_size", 144, 4),
      parameter("hidden_queue_ptr", 224, 8),
  };
  info.metadata.arguments[2].pointee_align = 64;
  return info;
}

template <class... A>
Result<KernargSegment> lay(const KernelInfo& info, const A&... a) {
  const Argument list[] = {make_argument(a)..., Argument{}};
  return layout_arguments(info, {list, sizeof...(A)});
}

std::uint64_t at(const KernargSegment& s, std::size_t offset, int bytes) {
  std::uint64_t v = 0;
  for (int i = bytes - 1; i >= 0; --i) v = v << 8 | s.bytes[offset + i];
  return v;
}
const Buffer<float> buffer{0x1000001000, 4, {}};
}  // namespace

TEST_CASE("arguments stand where the metadata says") {
  auto segment = lay(kernel(), -5, buffer, LocalMemory{40}, std::uint16_t{0x3c00});
  REQUIRE_MESSAGE(segment, segment.message());
  CHECK(segment->bytes.size() == 256);
  CHECK(at(*segment, 0, 4) == 0xfffffffb);
  CHECK(at(*segment, 8, 8) == 0x1000001000);
  CHECK(at(*segment, 16, 4) == 128);  // behind 100 bytes, aligned to 64
  CHECK(at(*segment, 20, 2) == 0x3c00);
  CHECK(segment->dynamic_lds == 68);
}

TEST_CASE("a pointer may be given as a number of 8 bytes, and extra LDS at the end") {
  auto segment = lay(kernel(), 1, std::uint64_t{0x1234}, LocalMemory{1}, std::uint16_t{1}, LocalMemory{1000});
  REQUIRE_MESSAGE(segment, segment.message());
  CHECK(at(*segment, 8, 8) == 0x1234);
  CHECK(segment->dynamic_lds == 128 + 1 + 1000 - 100);
}

TEST_CASE("wrong arguments are named") {
  const auto k = kernel();
  CHECK(lay(k, 1).message() == "kernel 'k' takes 4 arguments, 1 given");
  CHECK(lay(k, 1, buffer, LocalMemory{4}, std::uint16_t{1}, 5).message() == "kernel 'k' takes 4 arguments, 5 given");
  CHECK(lay(k, 1.0, buffer, LocalMemory{4}, std::uint16_t{1}).message() ==
        "kernel 'k': argument 0 (int) takes 4 bytes, not a value of 8 bytes");
  CHECK(lay(k, 1, 2, LocalMemory{4}, std::uint16_t{1}).message() ==
        "kernel 'k': argument 1 (float*) is a pointer and takes a buffer, not a value of 4 bytes");
  CHECK(lay(k, buffer, buffer, LocalMemory{4}, std::uint16_t{1}).message() ==
        "kernel 'k': argument 0 (int) takes 4 bytes, not a buffer");
  CHECK(lay(k, 1, buffer, 8, std::uint16_t{1}).message() ==
        "kernel 'k': argument 2 (dynamic_shared_pointer) is a local pointer and takes LDS bytes, not a value "
        "of 4 bytes");
  CHECK(lay(k, LocalMemory{4}, buffer, LocalMemory{4}, std::uint16_t{1}).message() ==
        "kernel 'k': argument 0 (int) takes 4 bytes, not LDS bytes");
  CHECK(lay(k, 1, Buffer<float>{0, 0, "no memory"}, LocalMemory{4}, std::uint16_t{1}).message() ==
        "kernel 'k': argument 1 (float*) is a buffer that could not be made: no memory");
}

TEST_CASE("hidden arguments") {
  auto segment = lay(kernel(), 1, buffer, LocalMemory{40}, std::uint16_t{1});
  REQUIRE(segment);
  const HiddenArguments hidden{{7, 3, 1}, {64, 2, 1}, 68, 0xabcdef, 1, 2};
  auto all = *segment;
  fill_hidden(kernel().metadata, hidden, 0, all.bytes);
  CHECK(at(all, 24, 4) == 7);
  CHECK(at(all, 32, 4) == 1);
  CHECK(at(all, 38, 2) == 2);
  CHECK(at(all, 42, 2) == 0);
  CHECK(at(all, 64, 8) == 0);
  CHECK(at(all, 88, 2) == 2);
  CHECK(at(all, 104, 8) == 0);
  CHECK(at(all, 144, 4) == 68);
  CHECK(at(all, 224, 8) == 0xabcdef);
  auto some = *segment;
  fill_hidden(kernel().metadata, hidden, 36, some.bytes);
  CHECK(at(some, 24, 4) == 0);  // the caller's
  CHECK(at(some, 38, 2) == 2);
  HiddenArguments flat = hidden;
  flat.grid = {5, 1, 1};
  flat.block = {64, 1, 1};
  CHECK(hidden_value(ArgumentKind::hidden_grid_dims, flat) == 1);
  flat.block.z = 2;
  CHECK(hidden_value(ArgumentKind::hidden_grid_dims, flat) == 3);
}

TEST_CASE("services of the host that a launch does not give") {
  KernelInfo info = kernel();
  info.metadata.arguments.push_back(parameter("hidden_heap_v1", 112, 8));
  std::vector<std::uint8_t> bytes(256);
  CHECK(missing_services(info.metadata, bytes) == "hidden_hostcall_buffer and hidden_heap_v1");
  bytes[104 + 7] = 1;  // from the launch's services or, where the caller fills in hidden arguments, from there
  CHECK(missing_services(info.metadata, bytes) == "hidden_heap_v1");
  bytes[112] = 1;
  CHECK(missing_services(info.metadata, bytes) == "");
  // A segment that ends before them.
  CHECK(missing_services(info.metadata, std::vector<std::uint8_t>(119)) == "hidden_hostcall_buffer");
  CHECK(missing_services(info.metadata, {}) == "");
  info.metadata.arguments.resize(10);
  CHECK(missing_services(info.metadata, std::vector<std::uint8_t>(256)) == "");
}

TEST_CASE("without metadata arguments are laid out as in a C struct") {
  KernelInfo bare;
  bare.name = "bare";
  bare.metadata.kernarg_segment_size = 32;
  auto segment = lay(bare, std::uint8_t{1}, std::uint16_t{2}, 3u, buffer);
  REQUIRE(segment);
  CHECK(segment->bytes.size() == 32);
  CHECK(at(*segment, 0, 1) == 1);
  CHECK(at(*segment, 2, 2) == 2);
  CHECK(at(*segment, 4, 4) == 3);
  CHECK(at(*segment, 8, 8) == buffer.address);
  CHECK(lay(bare, buffer, buffer, buffer, buffer, 1).message() ==
        "kernel 'bare' takes 32 bytes of arguments, 36 were given");
}

TEST_CASE("a kernarg block given as bytes") {
  const std::vector<std::uint8_t> bytes(300, 1);
  const auto take = [&](std::size_t n) { return take_kernarg(kernel(), {bytes.data(), n}); };
  CHECK(take(22)->bytes.size() == 256);
  CHECK(take(256));
  CHECK(take(21).message() == "kernel 'k' takes 22 bytes of arguments (256 with the hidden ones), 21 were given");
  CHECK(!take(257));
}
