// clang's offload bundle: what `hipcc --genco` writes, one code object for each target.
// Source: clang's documentation, "Clang Offload Bundler", bundled binary layout.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/object/target.hpp"

namespace lockstep {

namespace detail {

inline constexpr std::string_view bundle_magic = "__CLANG_OFFLOAD_BUNDLE__", compressed_bundle_magic = "CCOB";

inline bool begins_with(std::span<const std::uint8_t> bytes, std::string_view text) {
  return bytes.size() >= text.size() && std::memcmp(bytes.data(), text.data(), text.size()) == 0;
}

}  // namespace detail

/// Do the bytes begin like an offload bundle's, plain or compressed?
inline bool is_offload_bundle(std::span<const std::uint8_t> bytes) {
  return detail::begins_with(bytes, detail::bundle_magic) ||
         detail::begins_with(bytes, detail::compressed_bundle_magic);
}

/// A code object in a bundle.
struct BundleEntry {
  std::string_view target;  ///< "gfx950:xnack-"; both lie in the bundle
  std::span<const std::uint8_t> code;

  TargetId id() const { return target_from_text(target); }
};

/// The entries of a bundle that are for AMD GPUs, in its order.
Result<std::vector<BundleEntry>> bundle_entries(std::span<const std::uint8_t> bytes);

/// The code object for `device` ("gfx950", "gfx90a:xnack+") within `bytes`: that of its bundle, or `bytes` as they are
/// if they are no bundle. Of several that run there it is the one that target_rank puts first.
Result<std::span<const std::uint8_t>> unbundle(std::span<const std::uint8_t> bytes, std::string_view device);

[[gnu::cold]] inline Result<std::vector<BundleEntry>> bundle_entries(std::span<const std::uint8_t> bytes) {
  if (detail::begins_with(bytes, detail::compressed_bundle_magic))
    return Error{"a compressed offload bundle: build it with --no-offload-compress"};
  std::size_t at = detail::bundle_magic.size();
  const auto take = [&](std::uint64_t& value) {
    if (bytes.size() - at < 8) return false;
    value = 0;
    for (unsigned i = 0; i < 8; ++i) value |= std::uint64_t{bytes[at + i]} << (8 * i);
    at += 8;
    return true;
  };
  const Error truncated{"truncated offload bundle of " + count_of(bytes.size(), "byte")};
  std::uint64_t count = 0;
  if (!take(count)) return truncated;
  std::vector<BundleEntry> entries;
  for (; count > 0; --count) {  // each entry has bytes of its own, so a wrong count ends at the file's end
    std::uint64_t offset = 0, size = 0, length = 0;
    if (!take(offset) || !take(size) || !take(length) || length > bytes.size() - at || offset > bytes.size() ||
        size > bytes.size() - offset)
      return truncated;
    const std::string_view id(reinterpret_cast<const char*>(bytes.data()) + at, static_cast<std::size_t>(length));
    at += static_cast<std::size_t>(length);
    constexpr std::string_view triple = "amdgcn-amd-amdhsa-";
    const std::size_t dashes = id.find(triple);
    if (dashes == std::string_view::npos) continue;  // the host's part
    std::string_view name = id.substr(dashes + triple.size());
    for (const std::string_view environment : {"-", "unknown-"})  // of the triple; not every bundler writes it
      if (name.starts_with(environment)) name.remove_prefix(environment.size());
    entries.push_back({name, bytes.subspan(static_cast<std::size_t>(offset), static_cast<std::size_t>(size))});
  }
  return entries;
}

[[gnu::cold]] inline Result<std::span<const std::uint8_t>> unbundle(std::span<const std::uint8_t> bytes,
                                                                    std::string_view device) {
  if (!is_offload_bundle(bytes)) return bytes;
  const auto entries = bundle_entries(bytes);
  if (!entries) return entries.error();
  std::string targets;
  const BundleEntry* best = nullptr;
  int best_rank = 0;
  for (const BundleEntry& entry : *entries) {
    targets += (targets.empty() ? "" : ", ") + std::string(entry.target);
    const TargetId target = entry.id();
    const int rank = target_rank(target, device);
    if (!target_runs_on(target, device) || (best != nullptr && rank <= best_rank)) continue;
    best = &entry;
    best_rank = rank;
  }
  if (best != nullptr) return best->code;
  return Error{"an offload bundle built for " + (targets.empty() ? std::string("no AMD GPU") : targets) + ", this is " +
               std::string(device)};
}

}  // namespace lockstep
