// Sets of host ranges: which pieces they become, and what the host cannot have.
#include "lockstep/launch/host_ranges.hpp"

#include <doctest/doctest.h>

using namespace lockstep;

namespace {

constexpr std::uint64_t page = 4096, first = 16 * page;

HostRange range(std::uint64_t begin, std::uint64_t end, bool writable, bool whole_pages = false) {
  return {reinterpret_cast<const void*>(static_cast<std::uintptr_t>(begin)), end - begin, writable, whole_pages};
}

/// The pieces as text, "BEGIN-END" from `first` on, with "w" where kernels may write.
std::string pieces(std::span<const HostRange> ranges) {
  const auto found = detail::host_pieces(ranges);
  if (!found) return found.message();
  std::string text;
  for (const detail::HostPiece& piece : *found)
    text += (text.empty() ? "" : " ") + decimal(static_cast<std::int64_t>(piece.begin - first)) + "-" +
            decimal(static_cast<std::int64_t>(piece.end - first)) + (piece.writable ? "w" : "");
  return text;
}
std::string pieces(std::initializer_list<HostRange> ranges) {
  return pieces(std::span<const HostRange>(ranges.begin(), ranges.size()));
}

}  // namespace

TEST_CASE("host ranges: pieces are sorted, and those that touch and are alike are one") {
  CHECK(pieces({}) == "");
  CHECK(pieces({range(first + 64, first + 128, true), range(first, first + 64, true)}) == "0-128w");
  CHECK(pieces({range(first, first + 64, true), range(first + 64, first + 128, false)}) == "0-64w 64-128");
  CHECK(pieces({range(first, first + 64, true), range(first + 65, first + 128, true)}) == "0-64w 65-128w");
  CHECK(pieces({range(first, first + 64, true), range(first, first + 64, true)}) == "0-64w");
}

TEST_CASE("host ranges: where they overlap, what may only be read counts") {
  CHECK(pieces({range(first, first + 100, true), range(first + 40, first + 60, false)}) == "0-40w 40-60 60-100w");
  CHECK(pieces({range(first, first + 100, false), range(first + 40, first + 60, true)}) == "0-100");
}

TEST_CASE("host ranges: bytes of a range count before those of whole pages") {
  CHECK(pieces({range(first + 10, first + 20, true, true)}) == "0-4096w");
  CHECK(pieces({range(first + 10, first + 20, false, true)}) == "0-4096");
  CHECK(pieces({range(first + 10, first + 20, false, true), range(first + 30, first + 40, true)}) ==
        "0-30 30-40w 40-4096");
  CHECK(pieces({range(first + 10, first + 20, true, true), range(first + 4000, first + 4200, false, true)}) ==
        "0-10 10-20w 20-8192");
  CHECK(pieces({range(first, first + page, true, true)}) == "0-4096w");  // pages that are whole already
}

TEST_CASE("host ranges: what the host cannot have is named by its place in the set") {
  const std::string empty = pieces({range(first, first + 4, true), range(first, first, true)});
  CHECK(empty == "range 1 of the set: cannot map the host range at 0x10000 with 0 bytes");
  CHECK(pieces({HostRange{nullptr, 8}}) == "range 0 of the set: cannot map the host range at 0x0 with 8 bytes");
  const HostRange too_long{reinterpret_cast<const void*>(static_cast<std::uintptr_t>(first)), ~std::uint64_t{0}};
  CHECK(pieces({too_long}).starts_with("range 0 of the set: cannot map the host range at 0x10000 with "));
  const std::uint64_t last = ~std::uint64_t{0};
  CHECK(pieces({range(last - 8, last, true, true)}) == "the last page of the address space cannot be mapped");
}
