// Memory of large buffers in pages of the operating system, which take room when they are written: until then they are
// a file's, which all processes of the machine share, or zeros.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "lockstep/base/result.hpp"

namespace command {

class BufferPages {
 public:
  /// Smaller buffers are copied sooner than mapped.
  static constexpr std::uint64_t least_bytes = std::uint64_t{1} << 20;

  /// Zeros. Null: the host has no memory for it.
  static std::shared_ptr<BufferPages> make(std::uint64_t bytes);
  ~BufferPages();
  BufferPages(const BufferPages&) = delete;
  BufferPages& operator=(const BufferPages&) = delete;

  std::uint8_t* bytes() const { return now_; }
  std::uint64_t size() const { return size_; }

  /// Puts the whole pages of an open ordinary file at the front, as many as there is room for, and gives the bytes that
  /// these are. If the file loses them while they are mapped, who touches them ends the process with a sentence.
  std::uint64_t map(int file, const std::string& path);
  std::uint64_t mapped() const { return mapped_; }  ///< those bytes
  /// Which file that is, as it is now, and on which machine; empty: none.
  const std::string& file_identity() const { return identity_; }

  /// From now on `before()` has the bytes of now, of which those from `filled` on are zero. False: the host has no
  /// memory for it.
  bool keep(std::uint64_t filled);
  /// Null: they were all zero.
  const std::uint8_t* before() const { return before_; }
  /// Of each MemorySnapshot::block_bytes, may it have been written? Empty: the system does not tell.
  std::vector<bool> written() const;

 private:
  explicit BufferPages(std::uint64_t size) : size_(size) {}

  std::uint64_t size_, reserved_ = 0, mapped_ = 0;
  std::uint8_t *region_ = nullptr, *now_ = nullptr, *before_ = nullptr;
  int file_ = -1;
  std::string path_, identity_;
};

}  // namespace command
