// The files of --out, which become what they are together, or not at all.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "lockstep/base/result.hpp"
#include "result_option.hpp"

namespace command {

/// Bytes go to a file beside the wanted one, which takes its place when all have been written. What is no ordinary file
/// (a pipe, /dev/null) is written as it stands.
class StagedOutputs {
 public:
  /// What the names of files beside others have more, before a number.
  static constexpr const char* suffix = ".lockstep-";

  StagedOutputs() = default;
  ~StagedOutputs();
  StagedOutputs(const StagedOutputs&) = delete;
  StagedOutputs& operator=(const StagedOutputs&) = delete;

  /// Is it, or will it be, an ordinary file?
  static bool ordinary(const Output& output);
  lockstep::Result<void> add(const Output& output, std::span<const std::uint8_t> buffer);
  /// Of an ordinary file: one of `bytes` zeros beside it, to be written by whoever. Its path.
  lockstep::Result<std::string> reserve(const Output& output, std::uint64_t bytes);
  lockstep::Result<void> commit();
  /// "cannot write 'PATH': REASON", of an errno.
  static std::string problem(const std::string& path, int number);

  /// For signal handlers whose process ends: no file beside another is left behind.
  static void remove_all();
  /// For them, too: files are getting their names, which should not be interrupted; or have got them.
  enum class Progress : int { none, renaming, renamed };
  static Progress progress() { return progress_; }

 private:
  struct Staged {
    std::string beside, path;
    std::atomic<bool> there{false};
    Staged* next = nullptr;
  };
  lockstep::Result<std::FILE*> open(const Output& output);
  lockstep::Result<void> rename_all();

  std::vector<Staged*> files_;
  static std::atomic<Staged*> all_;  ///< never freed, since a signal may come at any time
  static std::atomic<Progress> progress_;
};

}  // namespace command
