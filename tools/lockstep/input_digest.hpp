// What a launch depends on, in few bytes: ranks compare them.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>

#include "command.hpp"
#include "session.hpp"

namespace command {

/// Adds up bytes, in four sums that do not wait for each other.
class Digest {
 public:
  void add(const void* from, std::size_t count) {
    const auto* bytes = static_cast<const std::uint8_t*>(from);
    std::size_t i = 0;
    std::array<std::uint64_t, 4> words{};
    for (; i + sizeof words <= count; i += sizeof words) {
      std::memcpy(words.data(), bytes + i, sizeof words);
      for (std::size_t k = 0; k < words.size(); ++k) mix(sums_[k], words[k]);
    }
    for (; i < count; ++i) mix(sums_[0], bytes[i]);
  }
  void add(std::span<const std::uint8_t> bytes) { add(bytes.data(), bytes.size()); }
  void add(const std::string& text) { add(text.c_str(), text.size() + 1); }
  std::uint64_t value() const {
    std::uint64_t all = sums_[0];
    for (std::size_t k = 1; k < sums_.size(); ++k) mix(all, sums_[k]);
    return all;
  }

 private:
  static void mix(std::uint64_t& sum, std::uint64_t word) {
    sum = (sum ^ word) * 0x9e3779b97f4a7c15u;
    sum ^= sum >> 32;
  }
  std::array<std::uint64_t, 4> sums_ = {0xcbf29ce484222325u, 1, 2, 3};
};

/// Everything but the pages of files.
inline std::uint64_t input_digest(const RunOptions& options, Session& session) {
  Digest digest;
  digest.add(session.code_bytes());
  for (const std::string& text : {options.target, options.kernel, options.grid, options.work_items, options.block,
                                  options.engine, options.max_instructions, options.stack_bytes, options.cluster,
                                  options.matrix_model, options.numerics, options.interleave})
    digest.add(text);
  digest.add(&options.unordered_updates, sizeof options.unordered_updates);
  const Plan& plan = session.plan();
  for (std::size_t i = 0; i < plan.arguments.size(); ++i) {
    digest.add(plan.arguments[i].value.bytes);
    digest.add(&plan.arguments[i].value.local_bytes, sizeof plan.arguments[i].value.local_bytes);
    digest.add(&plan.arguments[i].buffer_bytes, sizeof plan.arguments[i].buffer_bytes);
    digest.add(session.copied(i));
  }
  if (plan.kernarg) digest.add(*plan.kernarg);
  return digest.value();
}

/// Which files' pages buffers have: ranks of which this is equal have the same pages. 0: of some it is not known.
inline std::uint64_t files_digest(Session& session) {
  Digest digest;
  for (std::size_t i = 0; i < session.plan().arguments.size(); ++i) {
    const BufferPages* const pages = session.pages(i);
    if (pages == nullptr || pages->mapped() == 0) continue;
    if (pages->file_identity().empty()) return 0;
    digest.add(pages->file_identity());
  }
  return digest.value() | 1;
}

/// What was in these pages before the launch. For sessions that keep it.
inline std::uint64_t pages_digest(Session& session) {
  Digest digest;
  for (std::size_t i = 0; i < session.plan().arguments.size(); ++i)
    if (const BufferPages* const pages = session.pages(i)) digest.add(pages->before(), pages->mapped());
  return digest.value();
}

}  // namespace command
