// Large blocks of memory in large pages: a device's buffers are filled before the kernel begins, and with pages of 4
// KiB that takes longer than copying their bytes. These replace the functions that the standard library has for blocks
// that may be refused, which buffers and their copies are.
#include <sys/mman.h>

#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

constexpr std::size_t large_page = std::size_t{2} << 20, large_block = 2 * large_page;

void* take(std::size_t bytes, std::size_t alignment) noexcept {
  if (bytes < large_block) {
    // A block of 0 bytes has an address, too; aligned_alloc wants whole multiples.
    const std::size_t whole = (bytes + alignment - 1) / alignment * alignment;
    return std::aligned_alloc(alignment, whole == 0 ? alignment : whole);
  }
  if (bytes > ~std::size_t{0} - large_page) return nullptr;
  void* const block = std::aligned_alloc(large_page, (bytes + large_page - 1) / large_page * large_page);
  if (block != nullptr) (void)madvise(block, bytes, MADV_HUGEPAGE);  // pages stay small where there are no others
  return block;
}

}  // namespace

void* operator new[](std::size_t bytes, const std::nothrow_t&) noexcept {
  return take(bytes, __STDCPP_DEFAULT_NEW_ALIGNMENT__);
}
void* operator new[](std::size_t bytes, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return take(bytes, static_cast<std::size_t>(alignment));
}
void operator delete[](void* block) noexcept { std::free(block); }
void operator delete[](void* block, std::size_t) noexcept { std::free(block); }
void operator delete[](void* block, std::align_val_t) noexcept { std::free(block); }
void operator delete[](void* block, std::size_t, std::align_val_t) noexcept { std::free(block); }
