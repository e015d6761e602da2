// Source of the format: clang's documentation, "Clang Offload Bundler", compressed bundles of versions 1 to 3.
#include "code_file.hpp"

#include <algorithm>
#include <utility>
#ifdef LOCKSTEP_HAS_ZLIB
#include <zlib.h>
#endif
#ifdef LOCKSTEP_HAS_ZSTD
#include <zstd.h>
#endif

#include "lockstep/object/offload_bundle.hpp"
#include "lockstep/object/read_file.hpp"

namespace lockstep {

namespace {

using Bytes = std::vector<std::uint8_t>;

/// The result grows by what is there, not to what a header claims.
class Output {
 public:
  explicit Output(std::uint64_t bytes) : left_(bytes) {}

  std::span<std::uint8_t> room() {
    const std::size_t piece = static_cast<std::size_t>(std::min<std::uint64_t>(left_, std::uint64_t{1} << 20));
    bytes_.resize(filled_ + piece);
    return {bytes_.data() + filled_, piece};
  }
  void fill(std::size_t count) {
    filled_ += count;
    left_ -= count;
  }
  bool full() const { return left_ == 0; }
  Bytes take() {
    bytes_.resize(filled_);
    return std::move(bytes_);
  }

 private:
  Bytes bytes_;
  std::size_t filled_ = 0;
  std::uint64_t left_;
};

#ifdef LOCKSTEP_HAS_ZLIB
bool inflate_all(std::span<const std::uint8_t> from, Output& to) {
  z_stream stream{};
  if (inflateInit(&stream) != Z_OK) return false;
  stream.next_in = const_cast<std::uint8_t*>(from.data());
  stream.avail_in = static_cast<uInt>(std::min<std::size_t>(from.size(), ~uInt{0}));
  int status = Z_OK;
  while (status == Z_OK && !to.full()) {
    const auto room = to.room();
    stream.next_out = room.data();
    stream.avail_out = static_cast<uInt>(room.size());
    status = inflate(&stream, Z_NO_FLUSH);
    to.fill(room.size() - stream.avail_out);
  }
  (void)inflateEnd(&stream);
  return to.full() && (status == Z_OK || status == Z_STREAM_END);
}
#endif

#ifdef LOCKSTEP_HAS_ZSTD
/// Does the frame end before `to` is full?
bool unzstd_all(std::span<const std::uint8_t> from, Output& to) {
  ZSTD_DStream* const stream = ZSTD_createDStream();
  ZSTD_inBuffer in{from.data(), from.size(), 0};
  bool going = stream != nullptr, ended = false;
  while (going && !to.full()) {
    const auto room = to.room();
    ZSTD_outBuffer out{room.data(), room.size(), 0};
    const std::size_t left = ZSTD_decompressStream(stream, &out, &in);
    to.fill(out.pos);
    ended = left == 0;
    going = !ZSTD_isError(left) && !ended && (out.pos != 0 || in.pos != in.size);
  }
  (void)ZSTD_freeDStream(stream);
  return ended;
}
#endif

std::uint64_t number(std::span<const std::uint8_t> bytes, std::size_t at, std::size_t count) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < count; ++i) value |= std::uint64_t{bytes[at + i]} << (8 * i);
  return value;
}

}  // namespace

Result<Bytes> unzstd([[maybe_unused]] std::span<const std::uint8_t> from, [[maybe_unused]] std::uint64_t most) {
#ifdef LOCKSTEP_HAS_ZSTD
  Output output(most + 1);
  const bool ended = unzstd_all(from, output);
  if (output.full()) return Error{"it is compressed by zstd and has more than " + count_of(most, "byte")};
  if (!ended) return Error{"it is compressed by zstd and damaged"};
  return output.take();
#else
  return Error{"it is compressed by zstd, and this build is without it (libzstd-dev); decompress it first: zstd -d"};
#endif
}

Result<Bytes> decompressed(std::span<const std::uint8_t> bundle) {
  constexpr std::size_t shortest = 20, header_bytes[] = {0, 20, 24, 32};
  if (bundle.size() < shortest) return Error{"a truncated compressed offload bundle"};
  const std::uint64_t version = number(bundle, 4, 2), method = number(bundle, 6, 2);
  if (version < 1 || version > 3)
    return Error{"a compressed offload bundle of version " + decimal(version) + "; 1, 2 and 3 are known"};
  const std::size_t header = header_bytes[version];
  if (bundle.size() < header) return Error{"a truncated compressed offload bundle"};
  const std::size_t width = version == 3 ? 8 : 4;
  const std::uint64_t total = version == 1 ? bundle.size() : number(bundle, 8, width),
                      bytes = number(bundle, version == 1 ? 8 : 8 + width, width);
  if (total < header || total > bundle.size()) return Error{"a truncated compressed offload bundle"};
  if (bytes > max_code_file)
    return Error{"a compressed offload bundle of " + count_of(bytes, "byte") + ", at most " + decimal(max_code_file) +
                 " are accepted"};
  [[maybe_unused]] const auto data = bundle.subspan(header, static_cast<std::size_t>(total) - header);
  Output output(bytes);
  bool whole = false;
  if (method == 0) {
#ifdef LOCKSTEP_HAS_ZLIB
    whole = inflate_all(data, output);
#else
    return Error{"an offload bundle compressed by zlib, and this build is without it (zlib1g-dev)"};
#endif
  } else if (method == 1) {
#ifdef LOCKSTEP_HAS_ZSTD
    (void)unzstd_all(data, output);
    whole = output.full();
#else
    return Error{"an offload bundle compressed by zstd, and this build is without it (libzstd-dev)"};
#endif
  } else {
    return Error{"an offload bundle compressed by method " + decimal(method) + "; 0, zlib, and 1, zstd, are known"};
  }
  if (!whole) return Error{"a damaged compressed offload bundle"};
  return output.take();
}

Result<std::span<const std::uint8_t>> plain_code(std::span<const std::uint8_t> bytes, Bytes& kept) {
  if (!detail::begins_with(bytes, detail::compressed_bundle_magic)) return bytes;
  auto whole = decompressed(bytes);
  if (!whole) return whole.error();
  kept = std::move(*whole);
  return std::span<const std::uint8_t>(kept);
}

Result<Bytes> plain_code_file(const std::string& path) {
  auto bytes = read_code_file(path);
  if (!bytes || !detail::begins_with(*bytes, detail::compressed_bundle_magic)) return bytes;
  auto whole = decompressed(*bytes);
  if (!whole) return Error{path + ": " + whole.message()};
  return whole;
}

}  // namespace lockstep
