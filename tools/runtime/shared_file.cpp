#include "shared_file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "complain.hpp"

namespace runtime {

namespace {

/// Writes the pages that hold something: those that nobody touched stay holes.
bool write_pages(int file, const std::uint8_t* from, std::size_t bytes) {
  static constexpr std::uint8_t nothing[file_page] = {};
  for (std::size_t at = 0; at < bytes; at += file_page) {
    if (std::equal(from + at, from + at + file_page, nothing)) continue;
    if (pwrite(file, from + at, file_page, static_cast<off_t>(at)) != static_cast<ssize_t>(file_page)) return false;
  }
  return true;
}

}  // namespace

int make_file(const char* name, std::size_t bytes) {
  const int file = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0) return -1;
  if (ftruncate(file, static_cast<off_t>(bytes)) == 0 &&
      fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0)
    return file;
  (void)close(file);
  return -1;
}

bool keeps_its_size(int file) {
  const int seals = fcntl(file, F_GET_SEALS);
  return seals >= 0 && (seals & F_SEAL_SHRINK) != 0;
}

FileHandle handle_of_file(std::uint32_t kind, int file, std::uint64_t bytes) {
  FileHandle handle;
  handle.kind = kind;
  handle.process = getpid();
  handle.file = file;
  handle.bytes = bytes;
  struct stat status {};
  if (fstat(file, &status) == 0) handle.identity = status.st_ino;
  return handle;
}

int open_file(const FileHandle& handle, std::size_t at_least, const char* call) {
  char path[64];
  std::snprintf(path, sizeof path, "/proc/%d/fd/%d", handle.process, handle.file);
  const int file = open(path, O_RDWR | O_CLOEXEC);
  if (file < 0) {
    complain("%s: %s, which the handle names: %s; the process that made it must be running, as the same user", call,
             path, std::strerror(errno));
    return -1;
  }
  struct stat status {};
  if (fstat(file, &status) == 0 && status.st_ino == handle.identity &&
      static_cast<std::uint64_t>(status.st_size) >= at_least && keeps_its_size(file))
    return file;
  complain("%s: %s, which the handle names, is another file by now: what it shared was given back", call, path);
  (void)close(file);
  return -1;
}

bool map_file(void* start, std::size_t bytes, int file) {
  return mmap(start, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) != MAP_FAILED;
}

int move_into_file(void* start, std::size_t bytes, const char* name) {
  const int file = make_file(name, bytes);
  if (file >= 0 && write_pages(file, static_cast<const std::uint8_t*>(start), bytes) && map_file(start, bytes, file))
    return file;
  if (file >= 0) (void)close(file);
  return -1;
}

}  // namespace runtime
