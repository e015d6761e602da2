// Source of the layouts: LLVM's lowering of a buffered printf, and __printf_alloc of ROCm's device libraries.
#include "printf_buffer.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <string_view>

#include "allocation.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "lockstep/object/elf.hpp"
#include "lockstep/object/msgpack.hpp"
#include "lockstep/object/offload_bundle.hpp"
#include "printf.hpp"

namespace hip {

namespace {

constexpr std::size_t buffer_bytes = std::size_t{4} << 20;
constexpr std::uint32_t note_metadata = 32;

/// What __printf_alloc keeps before the messages.
struct Head {
  std::uint32_t used, room;  // bytes behind it
};

template <class T>
T at(const std::uint8_t* from) {
  T value;
  std::memcpy(&value, from, sizeof value);
  return value;
}

/// One message: a word with its size above bit 2, the format or the number of a constant one, the arguments. Both are
/// in whole words of 8 bytes, as those of a hostcall are.
void print_frame(std::span<const std::uint8_t> frame, const PrintfFormats& formats) {
  const auto control = at<std::uint32_t>(frame.data());
  const bool constant = (control & 2) != 0;
  std::span<const std::uint8_t> rest = frame.subspan(sizeof control);
  std::vector<std::uint64_t> message = {control & 1u};
  if (constant) {
    if (rest.size() < 8) return;
    const auto known = formats.find(at<std::uint64_t>(rest.data()));
    if (known == formats.end()) return complain("a kernel printed by a format that its code object does not list");
    const std::string& format = known->second;
    const std::size_t before = message.size();
    message.resize(before + format.size() / 8 + 1);
    std::memcpy(&message[before], format.data(), format.size());
    rest = rest.subspan(8);
  }
  const std::size_t before = message.size();
  message.resize(before + rest.size() / 8);
  std::memcpy(message.data() + before, rest.data(), rest.size() / 8 * 8);
  bool asserted = false;  // assertions go by hostcall
  (void)print_message(message, asserted);
}

}  // namespace

PrintfFormats printf_formats(std::span<const std::uint8_t> bytes, const std::string& target) {
  using lockstep::msgpack::Value;
  PrintfFormats formats;
  const auto code = lockstep::unbundle(bytes, target);
  if (!code) return formats;
  const auto file = lockstep::elf::File::open(*code);
  if (!file) return formats;
  const auto notes = file->notes();
  if (!notes) return formats;
  for (const auto& note : *notes) {
    if (note.name != "AMDGPU" || note.type != note_metadata) continue;
    const auto root = lockstep::msgpack::Reader(note.description).read();
    const Value* const list = root ? root->find("amdhsa.printf") : nullptr;
    if (!list || !list->is(Value::Kind::array)) continue;
    for (const Value& item : list->items) {
      // "0:0:NUMBER,FORMAT", the number in hexadecimal digits.
      const std::string_view text = item.string;
      constexpr std::string_view begin = "0:0:";
      const std::size_t comma = text.find(',');
      if (!item.is(Value::Kind::string) || text.substr(0, begin.size()) != begin || comma == std::string_view::npos)
        continue;
      const std::string number(text.substr(begin.size(), comma - begin.size()));
      formats.emplace(std::strtoull(number.c_str(), nullptr, 16), text.substr(comma + 1));
    }
  }
  return formats;
}

std::uint8_t* PrintfBuffers::take() {
  std::uint8_t* buffer = nullptr;
  {
    const std::lock_guard lock(allocation_lock());
    if (!free_.empty()) {
      buffer = free_.back();
      free_.pop_back();
    }
  }
  if (!buffer)
    buffer =
        static_cast<std::uint8_t*>(allocate_service(&gpu_, buffer_bytes, sizeof(std::uint64_t), "buffer of printf"));
  if (!buffer) return nullptr;
  const Head head{0, buffer_bytes - sizeof(Head)};
  std::memcpy(buffer, &head, sizeof head);
  return buffer;
}

void PrintfBuffers::print(std::uint8_t* buffer, const PrintfFormats& formats) {
  const std::size_t used = std::min<std::size_t>(at<Head>(buffer).used, buffer_bytes - sizeof(Head));
  const std::span<std::uint8_t> all(buffer + sizeof(Head), used);
  std::span<std::uint8_t> left = all;
  while (left.size() >= 4) {
    const std::size_t size = at<std::uint32_t>(left.data()) >> 2;
    if (size < 4 || size > left.size()) break;  // the wave that took this place did not get to write it
    print_frame(left.first(size), formats);
    left = left.subspan(size);
  }
  std::fill(all.begin(), all.end(), std::uint8_t{0});
  const std::lock_guard lock(allocation_lock());
  free_.push_back(buffer);
}

}  // namespace hip
