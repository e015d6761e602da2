#include "staged_outputs.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

namespace command {

namespace fs = std::filesystem;
using lockstep::Error;
using lockstep::Result;

std::atomic<StagedOutputs::Staged*> StagedOutputs::all_{nullptr};
std::atomic<StagedOutputs::Progress> StagedOutputs::progress_{Progress::none};

StagedOutputs::~StagedOutputs() {
  for (Staged* file : files_) {
    std::remove(file->beside.c_str());
    file->there = false;
  }
}

void StagedOutputs::remove_all() {
  for (Staged* file = all_.load(); file != nullptr; file = file->next)
    if (file->there) unlink(file->beside.c_str());
}

std::string StagedOutputs::problem(const std::string& path, int number) {
  return "cannot write '" + path + "': " + std::system_category().message(number);
}

bool StagedOutputs::ordinary(const Output& output) {
  std::error_code error;
  const fs::file_status status = fs::status(output.path, error);
  return output.path != "-" && (!fs::exists(status) || fs::is_regular_file(status));
}

/// The file itself, or the one beside it.
Result<std::FILE*> StagedOutputs::open(const Output& output) {
  std::error_code error;
  fs::path path = output.path;
  if (fs::is_symlink(path, error)) path = fs::weakly_canonical(path, error);  // the link stays
  std::string to = path.string();
  if (ordinary(output)) {
    auto* const staged = new Staged{to + suffix + std::to_string(getpid()), to, {}, all_.load()};
    to = staged->beside;
    all_.store(staged);
    files_.push_back(staged);
    staged->there = true;
  }
  std::FILE* const file = std::fopen(to.c_str(), "wb");
  if (file == nullptr) return Error{problem(output.path, errno)};
  return file;
}

Result<void> StagedOutputs::add(const Output& output, std::span<const std::uint8_t> buffer) {
  if (output.path == "-") {
    const bool written = std::fwrite(buffer.data(), 1, buffer.size(), stdout) == buffer.size();
    if (std::fflush(stdout) != 0 || !written) return Error{"cannot write standard output"};
    return {};
  }
  auto file = open(output);
  if (!file) return file.error();
  const bool written = std::fwrite(buffer.data(), 1, buffer.size(), *file) == buffer.size();
  const int number = errno;
  if (std::fclose(*file) != 0 || !written) return Error{problem(output.path, written ? errno : number)};
  return {};
}

Result<std::string> StagedOutputs::reserve(const Output& output, std::uint64_t bytes) {
  auto file = open(output);
  if (!file) return file.error();
  const bool grown = ftruncate(fileno(*file), static_cast<off_t>(bytes)) == 0;
  const int number = errno;
  if (std::fclose(*file) != 0 || !grown) return Error{problem(output.path, grown ? errno : number)};
  return files_.back()->beside;
}

Result<void> StagedOutputs::commit() {
  progress_ = Progress::renaming;
  const Result<void> done = rename_all();
  progress_ = done ? Progress::renamed : Progress::none;
  return done;
}

Result<void> StagedOutputs::rename_all() {
  for (Staged* file : files_) {
    std::error_code error;
    const fs::file_status status = fs::status(file->path, error);
    if (fs::exists(status)) fs::permissions(file->beside, status.permissions(), error);
    if (std::rename(file->beside.c_str(), file->path.c_str()) != 0) return Error{problem(file->path, errno)};
    file->there = false;
  }
  files_.clear();
  return {};
}

}  // namespace command
