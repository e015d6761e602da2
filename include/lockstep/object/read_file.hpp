// Files as bytes, within bounds: a device without an end, a file larger than what it is for and a host without memory
// are errors, found as early as they can be.
#pragma once

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <new>
#include <span>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/object/elf.hpp"
#include "lockstep/object/offload_bundle.hpp"

namespace lockstep {

/// Largest file read as a code object or a bundle of them, bytes.
inline constexpr std::uint64_t max_code_file = std::uint64_t{1} << 31;

/// "cannot open 'x': No such file or directory", of the call of the C library that has just failed.
Error file_error(const char* what, const std::string& path);

/// What `make()` gives, a Result<T>; `failure()`, when the host has no memory for it.
template <class Make, class Failure>
auto unless_out_of_memory(Make&& make, Failure&& failure) -> decltype(make()) {
#if defined(__cpp_exceptions)
  try {
    return make();
  } catch (const std::bad_alloc&) {
    return failure();
  }
#else
  (void)failure;
  return make();
#endif
}

namespace detail {

/// Reads on until the file ends or has given more than `most` bytes. `problem(bytes)` sees the first block: what it
/// gives, if not empty, is the error.
template <class Problem>
[[gnu::cold]] Result<std::vector<std::uint8_t>> read_blocks(const std::string& path, std::uint64_t most,
                                                            Problem&& problem) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), &std::fclose);
  if (!file) return file_error("cannot open", path);
  std::vector<std::uint8_t> bytes;
  std::vector<std::uint8_t> block(65536);  // the stack of a WebAssembly program has no more
  for (;;) {
    const std::uint64_t room = most - bytes.size();
    const std::size_t wanted = room < block.size() ? static_cast<std::size_t>(room) + 1 : block.size();
    const std::size_t n = std::fread(block.data(), 1, wanted, file.get());
    if (n == 0) break;
    if (n > room) return Error{"'" + path + "' has more than " + count_of(most, "byte")};
    if (bytes.empty())
      if (std::string why = problem(std::span<const std::uint8_t>(block.data(), n)); !why.empty())
        return Error{path + ": " + why};
    bytes.insert(bytes.end(), block.begin(), block.begin() + static_cast<std::ptrdiff_t>(n));
  }
  if (std::ferror(file.get())) return file_error("cannot read", path);
  return bytes;
}

template <class Problem>
[[gnu::cold]] Result<std::vector<std::uint8_t>> read_bounded(const std::string& path, std::uint64_t most,
                                                             Problem&& problem) {
  return unless_out_of_memory([&] { return read_blocks(path, most, problem); },
                              [&]() -> Result<std::vector<std::uint8_t>> {
                                return Error{"the host has no memory for the bytes of '" + path + "'"};
                              });
}

}  // namespace detail

/// All bytes of a file, a pipe or a device. An error if there are more than `most`: not more than one byte beyond is
/// read.
Result<std::vector<std::uint8_t>> read_file(const std::string& path, std::uint64_t most);

/// All bytes of a code object or an offload bundle. What begins like neither is not read further.
Result<std::vector<std::uint8_t>> read_code_file(const std::string& path);

[[gnu::cold]] inline Error file_error(const char* what, const std::string& path) {
  const int reason = errno;
  std::string text = what;
  text.append(" '").append(path).append("': ");
  return Error{text + std::generic_category().message(reason)};
}

[[gnu::cold]] inline Result<std::vector<std::uint8_t>> read_file(const std::string& path, std::uint64_t most) {
  return detail::read_bounded(path, most, [](std::span<const std::uint8_t>) { return std::string(); });
}

[[gnu::cold]] inline Result<std::vector<std::uint8_t>> read_code_file(const std::string& path) {
  return detail::read_bounded(path, max_code_file, [](std::span<const std::uint8_t> first) {
    return elf::is_elf(first) || is_offload_bundle(first) ? std::string() : elf::File::open(first).message();
  });
}

}  // namespace lockstep
