// Outputs of a launch on several ranks that each rank writes itself, as far as it alone has changed them: into files
// that rank 0 makes, on whose machine it is. What several ranks changed, and what atomics reached, is for rank 0, which
// merges it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "lockstep/base/result.hpp"
#include "lockstep/device/memory_snapshot.hpp"
#include "lockstep/memory/atomic_log.hpp"
#include "session.hpp"
#include "staged_outputs.hpp"

namespace command {

/// The steps in their order; what is said in bytes goes to all ranks, or from all to rank 0.
class RankOutputs {
 public:
  using Bytes = std::vector<std::uint8_t>;

  RankOutputs(Session& session, int rank) : session_(session), rank_(rank) {}
  ~RankOutputs();
  RankOutputs(const RankOutputs&) = delete;
  RankOutputs& operator=(const RankOutputs&) = delete;

  /// Rank 0: makes a file for each output of a large buffer that nobody looks at. Gives what ranks need to know.
  lockstep::Result<Bytes> reserve(StagedOutputs& staged);
  /// Has `reserve` made one for this output?
  bool reserved(const Output& output) const;
  /// Every rank: opens them, if they are there.
  void open(std::span<const std::uint8_t> reserved);
  /// Every rank: blocks that it has changed, and those of them that it cannot write.
  Bytes claim(const lockstep::MemorySnapshot& before, const lockstep::AtomicLog& log);
  /// Rank 0: of the claims of all, by rank. Blocks that are to be merged.
  Bytes settle(const std::vector<Bytes>& claims);
  /// The others: these blocks.
  void settled(std::span<const std::uint8_t> blocks);

  /// Is the block of the snapshot to be sent to rank 0?
  bool is_merged(std::uint64_t address);
  /// Writes what is this rank's to write: at rank 0 what no other does, but for what is merged. Empty, or why not.
  std::string write_own() const;
  /// Rank 0, after merging: the rest.
  std::string write_merged() const;

 private:
  using Blocks = std::vector<bool>;
  struct File {
    std::size_t argument = 0;
    std::string wanted;  ///< what it will be
    int descriptor = -1;
  };
  /// The buffer of one argument or more files; of each block, is it this rank's to write, or to be merged?
  struct Buffer {
    std::size_t argument = 0;
    std::uint64_t address = 0;
    std::span<const std::uint8_t> bytes{};
    Blocks own{}, merged{};
  };

  Buffer* find(std::uint64_t address);
  std::string write(Blocks Buffer::*blocks) const;

  Session& session_;
  int rank_;
  bool able_ = true;  ///< are all the files here?
  std::vector<const Output*> reserved_;
  std::vector<File> files_;
  std::vector<Buffer> buffers_;
};

}  // namespace command
