// A set of host ranges given at once, which may overlap and ask for whole pages: as ranges without overlap.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/launch/host_range.hpp"

namespace lockstep {

namespace detail {

/// A piece of a set: begin and end of an address range, without overlap.
struct HostPiece {
  std::uint64_t begin = 0, end = 0;
  bool writable = true;
};

/// Why the host cannot have such a range; empty if it can.
inline std::string host_range_problem(const void* start, std::uint64_t size) {
  const auto address = reinterpret_cast<std::uintptr_t>(start);
  if (start && size != 0 && size <= ~std::uint64_t{0} - address) return "";
  return "cannot map the host range at " + hex(address) + " with " + count_of(size, "byte");
}

/// The pieces of a set, sorted. Pieces that touch and have the same protection are one. Where ranges overlap, bytes
/// that a range itself has count before those that it gets from its pages; among these, read-only counts first, because
/// a store to memory that the host may only read ends the process.
Result<std::vector<HostPiece>> host_pieces(std::span<const HostRange> ranges);

}  // namespace detail

}  // namespace lockstep

namespace lockstep::detail {

inline Result<std::vector<HostPiece>> host_pieces(std::span<const HostRange> ranges) {
  constexpr std::uint64_t page = 4096;  // of every host; larger pages begin and end at multiples of it, too
  enum Layer : std::uint8_t { own_read_only, own_writable, page_read_only, page_writable, layers };
  struct Edge {
    std::uint64_t at;
    Layer layer;
    int step;
  };
  std::vector<Edge> edges;
  edges.reserve(2 * ranges.size());
  const auto add = [&](std::uint64_t begin, std::uint64_t end, Layer layer) {
    if (begin == end) return;
    edges.push_back({begin, layer, 1});
    edges.push_back({end, layer, -1});
  };
  for (const HostRange& range : ranges) {
    if (std::string problem = host_range_problem(range.start, range.size); !problem.empty())
      return Error{"range " + decimal(static_cast<std::size_t>(&range - ranges.data())) + " of the set: " + problem};
    const std::uint64_t begin = reinterpret_cast<std::uintptr_t>(range.start), end = begin + range.size;
    add(begin, end, range.writable ? own_writable : own_read_only);
    if (!range.whole_pages) continue;
    const std::uint64_t last_page = (end - 1) / page * page;
    if (last_page + page < last_page) return Error{"the last page of the address space cannot be mapped"};
    add(begin / page * page, begin, range.writable ? page_writable : page_read_only);
    add(end, last_page + page, range.writable ? page_writable : page_read_only);
  }
  std::sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) { return a.at < b.at; });

  std::vector<HostPiece> pieces;
  std::array<std::uint64_t, layers> covering{};
  for (std::size_t i = 0; i < edges.size();) {
    const std::uint64_t at = edges[i].at;
    for (; i < edges.size() && edges[i].at == at; ++i)
      covering[edges[i].layer] += static_cast<std::uint64_t>(std::int64_t{edges[i].step});
    const auto highest = std::find_if(covering.begin(), covering.end(), [](std::uint64_t n) { return n != 0; });
    if (highest == covering.end()) continue;
    const auto layer = static_cast<Layer>(highest - covering.begin());
    const bool writable = layer == own_writable || layer == page_writable;
    if (!pieces.empty() && pieces.back().end == at && pieces.back().writable == writable)
      pieces.back().end = edges[i].at;
    else
      pieces.push_back({at, edges[i].at, writable});
  }
  return pieces;
}

}  // namespace lockstep::detail
