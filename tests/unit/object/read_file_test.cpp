#include "lockstep/object/read_file.hpp"

#include <doctest/doctest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <fstream>

#include "files.hpp"
#include "lockstep/launch/loaded_code.hpp"

using namespace lockstep;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool memory_can_be_limited = false;  // sanitizers reserve terabytes of addresses
#elif defined(__has_feature)
constexpr bool memory_can_be_limited = !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer);
#else
constexpr bool memory_can_be_limited = true;
#endif

std::string temporary(const std::string& name) {
  return std::string(OBJECT_KERNELS) + "/read_file_" + name + "." + std::to_string(getpid());
}

/// A file that begins with `bytes` and ends, without using the disk, at `size`.
struct SparseFile {
  std::string path;
  SparseFile(const std::string& name, const std::vector<std::uint8_t>& bytes, std::uint64_t size)
      : path(temporary(name)) {
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    REQUIRE(truncate(path.c_str(), static_cast<off_t>(size)) == 0);
  }
  ~SparseFile() { std::remove(path.c_str()); }
};

/// While it lives the process may have `more` bytes of addresses beyond what it has.
struct MemoryLimit {
  rlimit before{};
  explicit MemoryLimit(std::uint64_t more) {
    std::uint64_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    getrlimit(RLIMIT_AS, &before);
    rlimit now = before;
    now.rlim_cur = pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)) + more;
    setrlimit(RLIMIT_AS, &now);
  }
  ~MemoryLimit() { setrlimit(RLIMIT_AS, &before); }
};

}  // namespace

TEST_CASE("a file is read up to the bound, and one byte more is an error") {
  const SparseFile file("bound", {1, 2, 3}, 70000);
  auto all = read_file(file.path, 70000);
  REQUIRE_MESSAGE(all, all.message());
  CHECK(all->size() == 70000);
  CHECK((*all)[2] == 3);
  CHECK(read_file(file.path, 69999).message() == "'" + file.path + "' has more than 69999 bytes");
  CHECK(read_file(file.path, 65536).message() == "'" + file.path + "' has more than 65536 bytes");
  CHECK(read_file("/dev/null", 0)->empty());
  CHECK(read_file("/none", 10).message() == "cannot open '/none': No such file or directory");
  CHECK(read_file(OBJECT_KERNELS, 10).message() == "cannot read '" OBJECT_KERNELS "': Is a directory");
}

TEST_CASE("devices without an end are not read beyond what can be used") {
  CHECK(read_file("/dev/zero", 4000).message() == "'/dev/zero' has more than 4000 bytes");
  CHECK(read_file("/dev/zero", 0).message() == "'/dev/zero' has more than 0 bytes");
  CHECK(read_code_file("/dev/zero").message() == "/dev/zero: not an ELF file: it does not begin with 7f 45 4c 46");
}

TEST_CASE("code objects and bundles, plain and compressed, are read whole") {
  for (const std::string name : {"bare.hsaco", "plain.hipfb", "compress.hipfb"}) {
    CAPTURE(name);
    auto bytes = read_code_file(std::string(OBJECT_KERNELS) + "/" + name);
    REQUIRE_MESSAGE(bytes, bytes.message());
    CHECK(*bytes == kernel_file(name));
  }
  CHECK(read_code_file("/dev/null")->empty());
  const SparseFile large("large", {0x7f, 'E', 'L', 'F'}, max_code_file + 1);
  if (memory_can_be_limited) {  // else it reads 2 GiB
    const MemoryLimit limit(64 << 20);
    CHECK(read_code_file(large.path).message() == "the host has no memory for the bytes of '" + large.path + "'");
  }
}

TEST_CASE("a code object that asks for more memory than the host has") {
  if (!memory_can_be_limited) return;
  std::vector<std::uint8_t> bytes = kernel_file("bare.hsaco");
  bool changed = false;
  for (std::size_t i = 0; i < bytes[56]; ++i) {  // the last loaded segment: 800 MB in memory
    std::uint8_t* header = bytes.data() + 64 + 56 * i;
    if (header[0] != 1) continue;
    header[40 + 3] = 0x30;
    changed = true;
  }
  REQUIRE(changed);
  const MemoryLimit limit(64 << 20);
  CHECK(read_code(bytes, "gfx950").message() == "the host has no memory for this code object");
}
