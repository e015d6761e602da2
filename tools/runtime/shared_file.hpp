// Memory in files without names. Other processes open such a file by its process and number, so nothing is left when
// the processes end.
#pragma once

#include <cstddef>
#include <cstdint>

namespace runtime {

/// What a handle for other processes holds.
struct FileHandle {
  std::uint32_t kind = 0;  ///< what the file holds: a number of the runtime's
  std::int32_t process = 0, file = -1;
  std::uint32_t detail = 0;    ///< the runtime's own
  std::uint64_t identity = 0;  ///< the file's, because its number is used again
  std::uint64_t bytes = 0;     ///< that the other process may use
};

/// A new file of zeros whose size no process can change; -1: the system has none to give.
int make_file(const char* name, std::size_t bytes);
/// Can no process make the file shorter? Memory of another file ends the process when its pages go.
bool keeps_its_size(int file);
/// The handle of an open file of this process.
FileHandle handle_of_file(std::uint32_t kind, int file, std::uint64_t bytes);
/// The file, opened here, with at least `at_least` bytes; -1 with a line on standard error, which names `call`, if it
/// is gone.
int open_file(const FileHandle& handle, std::size_t at_least, const char* call);

constexpr std::size_t file_page = 4096;
constexpr std::size_t whole_file_pages(std::size_t bytes) { return (bytes + file_page - 1) / file_page * file_page; }

/// The file's pages take the place of what stands there. `bytes` are whole pages.
bool map_file(void* start, std::size_t bytes, int file);
/// Moves whole pages of private memory into a new file, where they stand. Nobody may write them meanwhile. The file; -1
/// if there is none to be had, and nothing has changed.
int move_into_file(void* start, std::size_t bytes, const char* name);

}  // namespace runtime
