#include "buffer_pages.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstring>
#include <span>

#include "command.hpp"
#include "lockstep/device/memory_snapshot.hpp"
#include "machine.hpp"
#include "staged_outputs.hpp"

namespace command {

namespace {

constexpr std::uint64_t large_page = std::uint64_t{2} << 20, most_bytes = std::uint64_t{1} << 40;

std::uint64_t page_bytes() {
  static const auto bytes = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  return bytes;
}
std::uint64_t rounded_up(std::uint64_t value, std::uint64_t unit) { return (value + unit - 1) / unit * unit; }

// The system sends SIGBUS to who touches a page of a file that is not there any more, or that its disk does not give.

struct Watched {
  const std::uint8_t *begin, *end;
  std::string sentence;
  Watched* next;
};
std::atomic<Watched*> watched{nullptr};  ///< never freed: a signal may come at any time
struct sigaction other_action;

void lost_page(int, siginfo_t* info, void*) {
  const auto* const at = static_cast<const std::uint8_t*>(info->si_addr);
  for (const Watched* known = watched.load(); known != nullptr; known = known->next) {
    if (at < known->begin || at >= known->end) continue;
    StagedOutputs::remove_all();
    (void)!write(STDERR_FILENO, known->sentence.data(), known->sentence.size());
    _exit(bad_input);
  }
  sigaction(SIGBUS, &other_action, nullptr);  // it comes again, to whom it is for
}

void watch(const std::uint8_t* begin, std::uint64_t bytes, const std::string& path) {
  static const bool installed = [] {
    struct sigaction action = {};
    action.sa_sigaction = lost_page;
    action.sa_flags = SA_SIGINFO;
    return sigaction(SIGBUS, &action, &other_action) == 0;
  }();
  if (!installed) return;
  auto* const known =
      new Watched{begin, begin + bytes,
                  "lockstep: '" + path +
                      "' was cut off during the run, or cannot be read any more: the kernel did not get all of it, and "
                      "nothing was written\n",
                  watched.load()};
  watched.store(known);
}

/// What /proc/self/pagemap says of pages, which is 64 bits of each.
class PageMap {
 public:
  PageMap() : file_(open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC)) {
    // Trusted where it is right: under an emulator it may be that of other addresses.
    const std::uint64_t page = page_bytes();
    void* const two = mmap(nullptr, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (two == MAP_FAILED) return;
    auto* const bytes = static_cast<volatile std::uint8_t*>(two);
    bytes[0] = 1;
    std::array<std::uint64_t, 2> entries{};
    known_ = read(static_cast<const std::uint8_t*>(two), entries) && own(entries[0]) && !own(entries[1]);
    munmap(two, 2 * page);
  }
  bool known() const { return known_; }
  bool read(const std::uint8_t* from, std::span<std::uint64_t> entries) const {
    const auto at = static_cast<off_t>(reinterpret_cast<std::uintptr_t>(from) / page_bytes() * sizeof entries[0]);
    return file_ >= 0 &&
           pread(file_, entries.data(), entries.size_bytes(), at) == static_cast<ssize_t>(entries.size_bytes());
  }
  /// Is the page in memory or swapped, and not a file's?
  static bool own(std::uint64_t entry) {
    constexpr std::uint64_t present = std::uint64_t{1} << 63, swapped = std::uint64_t{1} << 62,
                            of_file = std::uint64_t{1} << 61;
    return (entry & swapped) != 0 || (entry & (present | of_file)) == present;
  }

 private:
  int file_;
  bool known_ = false;
};

}  // namespace

std::shared_ptr<BufferPages> BufferPages::make(std::uint64_t bytes) {
  if (bytes > most_bytes) return nullptr;
  std::shared_ptr<BufferPages> pages(new BufferPages(bytes));
  // Whole large pages that nothing else is in.
  pages->reserved_ = rounded_up(bytes, large_page) + large_page;
  void* const region = mmap(nullptr, pages->reserved_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (region == MAP_FAILED) return nullptr;
  pages->region_ = static_cast<std::uint8_t*>(region);
  const auto address = reinterpret_cast<std::uintptr_t>(region);
  pages->now_ = pages->region_ + (rounded_up(address, large_page) - address);
#ifdef MADV_HUGEPAGE
  (void)madvise(pages->now_, rounded_up(bytes, large_page),
                MADV_HUGEPAGE);  // they stay small where there are no others
#endif
  return pages;
}

BufferPages::~BufferPages() {
  if (region_ != nullptr) munmap(region_, reserved_);
  if (before_ != nullptr) munmap(before_, rounded_up(size_, page_bytes()));
  if (file_ >= 0) close(file_);
}

std::uint64_t BufferPages::map(int file, const std::string& path) {
  struct stat about = {};
  if (fstat(file, &about) != 0 || !S_ISREG(about.st_mode) || about.st_size <= 0) return 0;
  constexpr std::uint64_t largest_page = 65536;  // of any host: ranks of several kinds map alike
  if (page_bytes() > largest_page) return 0;
  const std::uint64_t whole = std::min(static_cast<std::uint64_t>(about.st_size), size_) / largest_page * largest_page;
  if (whole == 0 || (file_ = fcntl(file, F_DUPFD_CLOEXEC, 0)) < 0) return 0;
  if (mmap(now_, whole, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED, file_, 0) == MAP_FAILED) {
    // What was there may be gone.
    (void)!mmap(now_, whole, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
    return 0;
  }
  (void)madvise(now_, whole, MADV_WILLNEED);
  watch(now_, whole, path);
  mapped_ = whole;
  path_ = path;
  if (machine_id().empty()) return whole;
  identity_ = machine_id();
  for (const long long part : {static_cast<long long>(about.st_dev), static_cast<long long>(about.st_ino),
                               static_cast<long long>(about.st_size), static_cast<long long>(about.st_mtim.tv_sec),
                               static_cast<long long>(about.st_mtim.tv_nsec)})
    identity_ += " " + std::to_string(part);
  return whole;
}

bool BufferPages::keep(std::uint64_t filled) {
  if (filled == 0) return true;
  void* const copy = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (copy == MAP_FAILED) return false;
  before_ = static_cast<std::uint8_t*>(copy);
  if (mapped_ != 0) {
    if (mmap(before_, mapped_, PROT_READ, MAP_PRIVATE | MAP_FIXED, file_, 0) == MAP_FAILED) return false;
    watch(before_, mapped_, path_);
  }
  if (filled > mapped_) std::memcpy(before_ + mapped_, now_ + mapped_, filled - mapped_);
  return true;
}

std::vector<bool> BufferPages::written() const {
  static const PageMap map;
  if (!map.known()) return {};
  constexpr std::uint64_t block = lockstep::MemorySnapshot::block_bytes;
  const std::uint64_t page = page_bytes(), pages = rounded_up(size_, page) / page;
  std::vector<bool> blocks(rounded_up(size_, block) / block);
  std::array<std::uint64_t, 4096> entries;
  for (std::uint64_t first = 0; first < pages; first += entries.size()) {
    const std::span<std::uint64_t> piece(entries.data(), std::min<std::uint64_t>(entries.size(), pages - first));
    if (!map.read(now_ + first * page, piece)) return {};
    for (std::uint64_t i = 0; i < piece.size(); ++i) {
      if (!PageMap::own(piece[i])) continue;
      const std::uint64_t begin = (first + i) * page / block,
                          end =
                              std::min<std::uint64_t>(rounded_up((first + i + 1) * page, block) / block, blocks.size());
      std::fill(blocks.begin() + static_cast<std::ptrdiff_t>(begin), blocks.begin() + static_cast<std::ptrdiff_t>(end),
                true);
    }
  }
  return blocks;
}

}  // namespace command
