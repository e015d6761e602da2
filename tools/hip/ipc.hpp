// Handles for other processes: a file of this one, named by process and number, so that nothing is left when it ends.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hip {

/// What a handle of HIP, 64 bytes, holds.
struct FileHandle {
  enum Kind : std::uint32_t { memory = 0x6d656d31, event = 0x65767431 };
  std::uint32_t kind = 0;
  std::int32_t process = 0, file = -1, unused = 0;
  std::uint64_t identity = 0;  ///< the file's, because numbers are used again
  std::uint64_t bytes = 0, offset = 0;
};

/// The handle of an open file of this process.
FileHandle handle_of_file(FileHandle::Kind kind, int file);
/// The file, opened here, which has at least that many bytes; -1 with a line on standard error if it is gone.
int open_file(const FileHandle& handle, std::size_t at_least, const char* call);

}  // namespace hip
