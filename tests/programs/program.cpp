#include "program.hpp"

#include <cstring>
#include <memory>

#include "lockstep/device.hpp"
#include "lockstep/device/instruction_stream.hpp"
#include "lockstep/launch/device_memory.hpp"

namespace programs {

namespace {

/// All that is told of an instruction, to be compared.
std::string bytes_of(const lockstep::StreamedInstruction& i) {
  std::string bytes;
  const auto add = [&](const auto& value) { bytes.append(reinterpret_cast<const char*>(&value), sizeof value); };
  for (const std::uint64_t value : {i.pc, i.exec, i.lanes, std::uint64_t{i.workgroup}}) add(value);
  add(i.wave);
  add(i.bytes);
  for (const std::uint8_t value : {static_cast<std::uint8_t>(i.space), std::uint8_t{i.continued}}) add(value);
  for (const auto& addresses : {i.addresses, i.second}) {
    add(addresses.size());
    for (const std::uint64_t address : addresses) add(address);
  }
  return bytes;
}

}  // namespace

Launch::Launch(std::string file, std::string name, lockstep::Dim3 grid, lockstep::Dim3 block)
    : file_(std::move(file)), name_(std::move(name)), grid_(grid), block_(block) {}

void Launch::add_buffer(std::uint8_t* data, std::size_t size) {
  items_.push_back({Item::Kind::buffer, data, size, {}});
}
void Launch::add_value(const void* data, std::size_t size) {
  const auto* bytes = static_cast<const std::uint8_t*>(data);
  items_.push_back({Item::Kind::value, nullptr, size, {bytes, bytes + size}});
}
Launch& Launch::local(std::uint32_t bytes) {
  items_.push_back({Item::Kind::local, nullptr, bytes, {}});
  return *this;
}

lockstep::LaunchResult Launch::launch(const Way& way, const Contents& before, lockstep::InstructionWriter* stream) {
  auto device = lockstep::Device::create(way.target);
  REQUIRE_MESSAGE(device, device.message());
  lockstep::Device& gpu = **device;
  const lockstep::Code code = gpu.load_file(way.code_object);
  REQUIRE_MESSAGE(code, code.message());
  std::vector<lockstep::Argument> arguments;
  for (std::size_t i = 0; i < items_.size(); ++i) {
    Item& item = items_[i];
    if (item.kind == Item::Kind::buffer) {
      std::memcpy(item.data, before[i].data(), item.size);
      const auto mapped = gpu.memory().map_host(item.data, item.size, true);
      REQUIRE_MESSAGE(mapped, mapped.message());
      arguments.push_back(lockstep::make_argument(item.data));
    } else if (item.kind == Item::Kind::local) {
      arguments.push_back(lockstep::make_argument(lockstep::LocalMemory{static_cast<std::uint32_t>(item.size)}));
    } else {
      lockstep::Argument argument;
      argument.bytes = item.bytes;
      arguments.push_back(argument);
    }
  }
  lockstep::LaunchResult result = gpu.launch_arguments(code.kernel(name_),
                                                       {.grid = grid_,
                                                        .block = block_,
                                                        .engine = way.engine,
                                                        .numerics = numerics_,
                                                        .check = way.checks,
                                                        .stream = stream},
                                                       arguments);
  REQUIRE_MESSAGE(result, result.message());
  return result;
}

void Launch::compare_streams(Way way, const Contents& before) {
  way.checks = {};
  std::vector<std::string> of_reference;
  for (const auto engine : {lockstep::Engine::reference, lockstep::Engine::fast}) {
    way.engine = engine;
    std::size_t executed = 0, different = 0;
    lockstep::InstructionPieces pieces([&](lockstep::InstructionReader& reader) {
      for (lockstep::StreamedInstruction i; reader.next(i); ++executed) {
        const std::string bytes = bytes_of(i);
        if (engine == lockstep::Engine::reference) {
          of_reference.push_back(bytes);
        } else if (executed >= of_reference.size() || of_reference[executed] != bytes) {
          if (different++ == 0) FAIL_CHECK("engines tell other instructions from number ", executed, " on, pc ", i.pc);
        }
      }
    });
    const lockstep::LaunchResult result = launch(way, before, &pieces);
    pieces.flush();
    CHECK(executed >= result.statistics.instructions);
    CHECK(executed == of_reference.size());
  }
}

bool Launch::run(const std::function<void(const Way&)>& judge) {
  INFO(file_, ": ", name_);
  Contents before, first_result;
  for (const Item& item : items_) before.emplace_back(item.data, item.data + (item.data ? item.size : 0));

  std::vector<Way> all = ways(file_, wave_size_);
  if (fast_alone_)
    std::erase_if(all, [](const Way& way) { return way.engine != lockstep::Engine::fast || way.checks; });
  std::string judged = all.empty() ? "" : all.front().code_object;
  for (const Way& way : all) {
    CAPTURE(way.code_object);
    CAPTURE(way.target);
    CAPTURE(lockstep::engine_name(way.engine));
    if (way.streams && !fast_alone_) compare_streams(way, before);
    const lockstep::LaunchResult result = launch(way, before, nullptr);
    for (const lockstep::Finding& finding : result.findings) FAIL_CHECK(finding.message());  // a false alarm
    if (judge && way.code_object != judged) {
      judged = way.code_object;
      first_result.clear();
    }
    if (judge && first_result.empty()) judge(way);
    for (std::size_t i = 0; i < items_.size(); ++i) {
      const Item& item = items_[i];
      if (first_result.size() < items_.size()) {
        first_result.emplace_back(item.data, item.data + (item.data ? item.size : 0));
      } else if (item.kind == Item::Kind::buffer) {
        REQUIRE_MESSAGE(std::memcmp(first_result[i].data(), item.data, item.size) == 0,
                        "engines or targets disagree on argument ", i);
      }
    }
  }
  return !all.empty();
}

}  // namespace programs
