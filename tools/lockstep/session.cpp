#include "session.hpp"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "argument_check.hpp"
#include "code_file.hpp"
#include "code_target.hpp"
#include "kernel_name.hpp"
#include "lockstep/device/stepped_launch.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "lockstep/object/read_file.hpp"
#include "watched_run.hpp"

namespace command {

using lockstep::Buffer;
using lockstep::Device;
using lockstep::Error;
using lockstep::Result;

namespace {

/// The bytes of an open file from `at` on, straight into a buffer: it may be large. Gives the bytes that it has then.
Result<std::uint64_t> fill(Device& gpu, std::FILE* file, const std::string& path, std::uint64_t address,
                           std::uint64_t at, std::uint64_t room) {
  if (at != 0 && fseeko(file, static_cast<off_t>(at), SEEK_SET) != 0) return lockstep::file_error("cannot read", path);
  std::vector<std::uint8_t> piece(std::min<std::uint64_t>(room - at + 1, 1 << 20));
  for (;;) {
    const std::size_t n = std::fread(piece.data(), 1, piece.size(), file);
    if (n == 0) break;
    if (n > room - at) return Error{"'" + path + "' has more than " + lockstep::count_of(room, "byte")};
    if (auto written = gpu.memory().write(address + at, std::span(piece).first(n)); !written) return written.error();
    at += n;
  }
  if (std::ferror(file) != 0) return lockstep::file_error("cannot read", path);
  return at;
}

}  // namespace

Result<std::unique_ptr<Session>> Session::open(const RunOptions& options, bool buffers_first) {
  std::unique_ptr<Session> session(new Session);
  auto plan = plan_of(options);
  if (!plan) return plan.error();
  session->plan_ = std::move(*plan);
  auto bytes = lockstep::plain_code_file(options.file);
  if (!bytes) return bytes.error();
  session->code_bytes_ = std::move(*bytes);
  const auto target = code_target(session->code_bytes_, options.target);
  if (!target) return Error{options.file + ": " + target.message()};
  const auto elf = lockstep::unbundle(session->code_bytes_, *target);
  if (elf) session->elf_ = *elf;
  session->lines_.emplace(session->elf_);
  session->plan_.launch.lines = &*session->lines_;
  auto device = Device::create(*target);
  if (!device) return device.error();
  session->device_ = std::move(*device);
  if (buffers_first)
    if (auto made = session->make_buffers(); !made) return made.error();
  if (auto loaded = session->load(options); !loaded) return loaded.error();
  if (!buffers_first)
    if (auto made = session->make_buffers(); !made) return made.error();
  if (session->plan_.kernarg)
    if (auto placed = place_arguments(session->plan_); !placed) return placed.error();
  return session;
}

Result<void> Session::load(const RunOptions& options) {
  code_ = device_->load(code_bytes_, options.file);
  if (!code_) return Error{code_.message()};
  for (const std::string& problem : code_.loaded().object.problems())
    std::fprintf(stderr, "lockstep: warning: %s: %s\n", options.file.c_str(), problem.c_str());
  const auto name = kernel_name(code_.loaded().object, options.kernel);
  if (!name) return Error{options.file + ": " + name.message()};
  kernel_ = code_.kernel(*name);
  if (!kernel_) return Error{kernel_.message()};
  return plan_.kernarg ? Result<void>{} : check_types(kernel_.info(), plan_.arguments);
}

Result<void> Session::make_buffers() {
  buffers_.resize(plan_.arguments.size());
  pages_.resize(buffers_.size());
  filled_.resize(buffers_.size());
  for (std::size_t i = 0; i < buffers_.size(); ++i) {
    CommandArgument& argument = plan_.arguments[i];
    if (!argument.is_buffer) continue;
    if (auto made = make_buffer(i); !made) return Error{"--arg " + argument.text + ": " + made.message()};
    argument.value = lockstep::make_argument(buffers_[i]);
  }
  return {};
}

Result<void> Session::make_buffer(std::size_t argument) {
  const CommandArgument& wanted = plan_.arguments[argument];
  const std::string& path = wanted.initial_bytes;
  const std::uint64_t size = wanted.buffer_bytes;
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(path.empty() ? nullptr : std::fopen(path.c_str(), "rb"),
                                                             [](std::FILE* f) { return f ? std::fclose(f) : 0; });
  if (!path.empty() && !file) return lockstep::file_error("cannot open", path);
  lockstep::DeviceMemory& memory = device_->memory();
  std::shared_ptr<BufferPages>& pages = pages_[argument];
  const bool large = size >= BufferPages::least_bytes;
  if (large) pages = BufferPages::make(size);
  const std::uint64_t mapped = pages && file ? pages->map(fileno(file.get()), path) : 0;
  auto address = large ? memory.adopt({pages, pages ? pages->bytes() : nullptr}, size) : memory.allocate(size);
  if (!address) return address.error();
  buffers_[argument] = {*address, size, {}};
  if (wanted.unwritten)
    if (auto marked = memory.mark_unwritten(*address, size); !marked) return marked;
  if (!file) return {};
  auto filled = fill(*device_, file.get(), path, *address, mapped, size);
  if (!filled) return filled.error();
  filled_[argument] = *filled;
  return {};
}

std::string Session::place_in_arguments(std::uint64_t address) const {
  for (std::size_t i = 0; i < buffers_.size(); ++i) {
    if (address < buffers_[i].address || address - buffers_[i].address >= buffers_[i].count) continue;
    const auto& arguments = kernel_.info().metadata.arguments;
    const std::string name = i < arguments.size() && !arguments[i].name.empty() ? " '" + arguments[i].name + "'" : "";
    return "byte " + lockstep::decimal(address - buffers_[i].address) + " of argument " + lockstep::decimal(i) + name;
  }
  return "";
}

std::span<const std::uint8_t> Session::copied(std::size_t argument) const {
  auto all = contents(argument);
  if (!all) return {};
  const std::uint64_t mapped = pages_[argument] ? pages_[argument]->mapped() : 0;
  return all->subspan(mapped, filled_[argument] - mapped);
}

Result<std::vector<lockstep::KeptRange>> Session::keep() {
  std::vector<lockstep::KeptRange> known;
  for (std::size_t i = 0; i < pages_.size(); ++i) {
    if (!pages_[i]) continue;
    if (!pages_[i]->keep(filled_[i]))
      return Error{"the host has no memory for a copy of the buffer of argument " + std::to_string(i)};
    known.push_back({buffers_[i].address, pages_[i]->before(), [pages = pages_[i]] { return pages->written(); }});
  }
  return known;
}

lockstep::LaunchResult Session::launch(lockstep::Observer* observer) {
  lockstep::LaunchOptions options = plan_.launch;
  Standing standing;
  const bool stands = observer == nullptr && options.check;
  options.observer = stands ? &standing : observer;
  WatchedRun watched(
      stands ? &standing : nullptr, [this](std::uint64_t pc) { return lines_->text(pc); }, options.max_instructions);
  options.progress = [&](const lockstep::Progress& progress) { watched.show(progress); };
  options.stop_requested = [&] { return watched.stop_requested(); };
  lockstep::LaunchResult result;
  if (plan_.kernarg) {
    result = device_->launch_kernarg(kernel_, options, *plan_.kernarg);
  } else {
    std::vector<lockstep::Argument> values;
    for (const CommandArgument& argument : plan_.arguments) values.push_back(argument.value);
    result = device_->launch_arguments(kernel_, options, values);
  }
  return result;
}

Result<std::unique_ptr<lockstep::SteppedLaunch>> Session::begin() {
  if (plan_.kernarg) return device_->begin_kernarg(kernel_, plan_.launch, *plan_.kernarg);
  std::vector<lockstep::Argument> values;
  for (const CommandArgument& argument : plan_.arguments) values.push_back(argument.value);
  return device_->begin_arguments(kernel_, plan_.launch, values);
}

Result<std::span<const std::uint8_t>> Session::contents(std::size_t argument) const {
  const Buffer<std::uint8_t>& buffer = buffers_[argument];
  if (buffer.count == 0) return std::span<const std::uint8_t>();
  const lockstep::MemoryRange* const range = device_->memory().view().find(buffer.address, buffer.count);
  if (range == nullptr) return Error{"argument " + std::to_string(argument) + " is in no memory of the device"};
  return std::span<const std::uint8_t>(range->bytes + (buffer.address - range->address), buffer.count);
}

Result<void> Session::give_results() {
  StagedOutputs outputs;
  return give_results(outputs, [](const Output&) { return false; });
}

Result<void> Session::add(const Output& output, StagedOutputs& outputs) {
  auto bytes = contents(output.argument);
  return bytes ? outputs.add(output, *bytes) : Result<void>(bytes.error());
}

Result<void> Session::finish(StagedOutputs& outputs) {
  if (auto written = outputs.commit(); !written) return written;
  for (const Print& print : plan_.prints) {
    auto bytes = contents(print.argument);
    if (!bytes) return bytes.error();
    show(print, *bytes, text());
  }
  return {};
}

int Session::compare_results() {
  int code = done;
  for (const Expectation& expectation : plan_.expectations) {
    auto actual = contents(expectation.argument);
    if (!actual) return fail(actual.message());
    const std::string difference_found = difference(expectation, *actual);
    if (difference_found.empty()) continue;
    std::fprintf(stderr, "lockstep: %s\n", difference_found.c_str());
    code = unexpected;
  }
  return code;
}

}  // namespace command
