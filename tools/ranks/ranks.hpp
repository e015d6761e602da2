// Processes that share one launch, as the lockstep command sees them. What they are is a library's business:
// mpi_ranks.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "lockstep/base/result.hpp"

namespace ranks {

/// Every rank calls `broadcast` and `gather` in the same order, with `send` and `receive` between them. `take`, `limit`
/// and `lower` go at any time.
class Ranks {
 public:
  virtual ~Ranks() = default;
  virtual int rank() const = 0;
  virtual int size() const = 0;
  /// A counter that all share: its value, after which it is `count` more. It begins at 0.
  virtual std::uint64_t take(std::uint64_t count) = 0;
  /// A number that all share and that only goes down, from 2^64 - 1.
  virtual std::uint64_t limit() = 0;
  virtual void lower(std::uint64_t limit) = 0;
  /// The bytes of rank 0, at every rank.
  virtual std::vector<std::uint8_t> broadcast(std::vector<std::uint8_t> bytes) = 0;
  /// Everybody's bytes, by rank, at rank 0; nothing elsewhere.
  virtual std::vector<std::vector<std::uint8_t>> gather(std::span<const std::uint8_t> bytes) = 0;
  /// A message of at most 2^31 - 1 bytes to rank 0, which has to ask for it; messages of a rank come in order.
  virtual void send(std::span<const std::uint8_t> bytes) = 0;
  virtual std::vector<std::uint8_t> receive(int from) = 0;
};

/// Was this process started as one of several by an MPI launcher?
bool started();
/// Which one of how many, as far as the launcher says it to processes that have not joined the others.
struct Place {
  int rank = 0, size = 1;
};
std::optional<Place> place();
/// Joins the others. Error: what is missing.
lockstep::Result<std::unique_ptr<Ranks>> join();

}  // namespace ranks
