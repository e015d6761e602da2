#include "rank_outputs.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "machine.hpp"

namespace command {

using lockstep::MemorySnapshot;
using lockstep::Result;

namespace {

constexpr std::uint64_t block_bytes = MemorySnapshot::block_bytes;

/// What is said of one file.
struct Reserved {
  std::uint64_t argument = 0, device = 0, number = 0, path_bytes = 0;
};

template <class T>
void put(std::vector<std::uint8_t>& bytes, const T& value) {
  const auto* from = reinterpret_cast<const std::uint8_t*>(&value);
  bytes.insert(bytes.end(), from, from + sizeof value);
}
template <class T>
T take(std::span<const std::uint8_t>& bytes) {
  T value{};
  std::memcpy(&value, bytes.data(), sizeof value);
  bytes = bytes.subspan(sizeof value);
  return value;
}

void put_blocks(std::vector<std::uint8_t>& bytes, const std::vector<bool>& blocks) {
  const std::size_t at = bytes.size();
  bytes.resize(at + (blocks.size() + 7) / 8);
  for (std::size_t i = 0; i < blocks.size(); ++i)
    if (blocks[i]) bytes[at + i / 8] = static_cast<std::uint8_t>(bytes[at + i / 8] | (1u << (i % 8)));
}
std::vector<bool> take_blocks(std::span<const std::uint8_t>& bytes, std::size_t count) {
  std::vector<bool> blocks(count);
  for (std::size_t i = 0; i < count; ++i) blocks[i] = (bytes[i / 8] >> (i % 8) & 1) != 0;
  bytes = bytes.subspan((count + 7) / 8);
  return blocks;
}

}  // namespace

RankOutputs::~RankOutputs() {
  for (const File& file : files_)
    if (file.descriptor >= 0) close(file.descriptor);
}

Result<RankOutputs::Bytes> RankOutputs::reserve(StagedOutputs& staged) {
  const Plan& plan = session_.plan();
  const auto looked_at = [&](std::size_t argument) {
    const auto names_it = [&](const auto& option) { return option.argument == argument; };
    return std::any_of(plan.prints.begin(), plan.prints.end(), names_it) ||
           std::any_of(plan.expectations.begin(), plan.expectations.end(), names_it);
  };
  std::string machine = machine_id();
  Bytes bytes(machine.begin(), machine.end());
  bytes.resize(machine_id_bytes);
  for (const Output& output : plan.outputs) {
    const BufferPages* const pages = session_.pages(output.argument);
    if (pages == nullptr || looked_at(output.argument) || !StagedOutputs::ordinary(output)) continue;
    auto path = staged.reserve(output, pages->size());
    if (!path) return path.error();
    struct stat about = {};
    if (stat(path->c_str(), &about) != 0) return lockstep::Error{StagedOutputs::problem(output.path, errno)};
    put(bytes, Reserved{output.argument, about.st_dev, about.st_ino, path->size()});
    bytes.insert(bytes.end(), path->begin(), path->end());
    reserved_.push_back(&output);
  }
  return bytes;
}

bool RankOutputs::reserved(const Output& output) const {
  return std::find(reserved_.begin(), reserved_.end(), &output) != reserved_.end();
}

void RankOutputs::open(std::span<const std::uint8_t> reserved) {
  const std::string machine(reserved.begin(), reserved.begin() + machine_id_bytes);
  able_ = rank_ == 0 || machine == machine_id();
  for (reserved = reserved.subspan(machine_id_bytes); !reserved.empty();) {
    const auto known = take<Reserved>(reserved);
    const std::string path(reserved.begin(), reserved.begin() + static_cast<std::ptrdiff_t>(known.path_bytes));
    reserved = reserved.subspan(known.path_bytes);
    files_.push_back({known.argument, path.substr(0, path.rfind(StagedOutputs::suffix)),
                      able_ ? ::open(path.c_str(), O_WRONLY | O_CLOEXEC) : -1});
    struct stat about = {};
    able_ = able_ && files_.back().descriptor >= 0 && fstat(files_.back().descriptor, &about) == 0 &&
            about.st_dev == known.device && about.st_ino == known.number;
    const bool again = std::any_of(buffers_.begin(), buffers_.end(),
                                   [&](const Buffer& buffer) { return buffer.argument == known.argument; });
    if (again) continue;
    const BufferPages& pages = *session_.pages(known.argument);
    const Blocks none((pages.size() + block_bytes - 1) / block_bytes);
    buffers_.push_back({known.argument, session_.address(known.argument), {pages.bytes(), pages.size()}, none, none});
  }
}

RankOutputs::Buffer* RankOutputs::find(std::uint64_t address) {
  for (Buffer& buffer : buffers_)
    if (address - buffer.address < buffer.bytes.size()) return &buffer;
  return nullptr;
}

RankOutputs::Bytes RankOutputs::claim(const MemorySnapshot& before, const lockstep::AtomicLog& log) {
  const auto note = [&](std::uint64_t address, Blocks Buffer::* blocks) {
    if (Buffer* const buffer = find(address)) (buffer->*blocks)[(address - buffer->address) / block_bytes] = true;
  };
  before.each_block([&](std::uint64_t address, std::span<const std::uint8_t> now, const std::uint8_t* was) {
    // A store of what was there counts, too: another rank may have changed that.
    if (find(address) != nullptr && (std::memcmp(now.data(), was, now.size()) != 0 || log.stored(address, now.size())))
      note(address, able_ ? &Buffer::own : &Buffer::merged);
  });
  for (const auto& [address, place] : log.places()) {
    note(address, &Buffer::merged);
    note(address + place.bytes - 1, &Buffer::merged);
  }
  Bytes bytes;
  for (const Buffer& buffer : buffers_) {
    put_blocks(bytes, buffer.own);
    put_blocks(bytes, buffer.merged);
  }
  return bytes;
}

RankOutputs::Bytes RankOutputs::settle(const std::vector<Bytes>& claims) {
  std::vector<std::span<const std::uint8_t>> left(claims.begin(), claims.end());
  Bytes bytes;
  for (Buffer& buffer : buffers_) {
    const std::size_t count = buffer.own.size();
    Blocks claimed(count), others(count), merged(count);
    for (std::size_t rank = 0; rank < claims.size(); ++rank) {
      const Blocks own = take_blocks(left[rank], count), shared = take_blocks(left[rank], count);
      for (std::size_t i = 0; i < count; ++i) {
        merged[i] = merged[i] || shared[i] || (own[i] && claimed[i]);
        claimed[i] = claimed[i] || own[i];
        others[i] = others[i] || (own[i] && rank != 0);
      }
    }
    for (std::size_t i = 0; i < count; ++i) buffer.own[i] = !others[i] && !merged[i];
    buffer.merged = std::move(merged);
    put_blocks(bytes, buffer.merged);
  }
  return bytes;
}

void RankOutputs::settled(std::span<const std::uint8_t> blocks) {
  for (Buffer& buffer : buffers_) {
    buffer.merged = take_blocks(blocks, buffer.merged.size());
    for (std::size_t i = 0; i < buffer.own.size(); ++i) buffer.own[i] = buffer.own[i] && !buffer.merged[i];
  }
}

bool RankOutputs::is_merged(std::uint64_t address) {
  const Buffer* const buffer = find(address);
  return buffer == nullptr || buffer->merged[(address - buffer->address) / block_bytes];
}

std::string RankOutputs::write_own() const { return write(&Buffer::own); }
std::string RankOutputs::write_merged() const { return write(&Buffer::merged); }

/// In pieces that leave the others a turn: the system lets one process at a time write to a file.
std::string RankOutputs::write(Blocks Buffer::* blocks) const {
  constexpr std::size_t most = (std::size_t{8} << 20) / block_bytes;
  for (const File& file : files_) {
    const Buffer& buffer = *std::find_if(buffers_.begin(), buffers_.end(),
                                         [&](const Buffer& known) { return known.argument == file.argument; });
    const Blocks& wanted = buffer.*blocks;
    for (std::size_t i = 0, end = 0; i < wanted.size(); i = end) {
      end = i + 1;
      if (!wanted[i]) continue;
      while (end < wanted.size() && wanted[end] && end - i < most) ++end;
      const std::size_t last = std::min(end * block_bytes, buffer.bytes.size());
      for (std::size_t at = i * block_bytes; at < last;) {
        const ssize_t written = pwrite(file.descriptor, buffer.bytes.data() + at, last - at, static_cast<off_t>(at));
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return StagedOutputs::problem(file.wanted, written == 0 ? ENOSPC : errno);
        at += static_cast<std::size_t>(written);
      }
    }
  }
  return "";
}

}  // namespace command
