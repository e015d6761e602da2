// A launch's stream against a wave that is stepped beside it: embed::Wave, with memory of its own, executes what the
// stream says was executed, wave by wave in the stream's order, and its accesses have to be those that were told.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <compare>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lockstep/device/instruction_stream.hpp"
#include "lockstep/embed/prepare.hpp"
#include "lockstep/embed/workgroup.hpp"
#include "lockstep/memory/tensor/parts.hpp"

namespace streams {

namespace embed = lockstep::embed;
using lockstep::AddressSpace;

/// One address.
struct Touch {
  std::uint32_t lane = 0;
  AddressSpace space{};
  std::uint64_t address = 0;
  std::uint32_t bytes = 0;
  std::uint64_t lds = 0;  ///< of copies between memory and LDS
  auto operator<=>(const Touch&) const = default;
};

/// One instruction, with all that was told of it.
struct Told {
  std::uint64_t pc = 0, exec = 0;
  std::uint32_t workgroup = 0, wave = 0;
  std::vector<Touch> touches{};
};

/// Takes a stream apart.
class Listener {
 public:
  void read(lockstep::InstructionReader& reader) {
    for (lockstep::StreamedInstruction i; reader.next(i);) {
      if (!i.continued) told.push_back({i.pc, i.exec, i.workgroup, i.wave});
      REQUIRE(!told.empty());
      const Told& first = told.back();
      REQUIRE((i.pc == first.pc && i.exec == first.exec && i.workgroup == first.workgroup && i.wave == first.wave));
      std::vector<Touch>& to = told.back().touches;
      REQUIRE(i.addresses.size() == static_cast<std::size_t>(std::popcount(i.lanes)));
      REQUIRE((i.second.empty() || i.second.size() == i.addresses.size()));
      std::size_t at = 0;
      for (std::uint64_t left = i.lanes; left != 0; left &= left - 1, ++at) {
        const auto lane = static_cast<std::uint32_t>(std::countr_zero(left));
        const bool two = !i.second.empty() && i.space == AddressSpace::lds;
        to.push_back({lane, i.space, i.addresses[at], i.bytes, two || i.second.empty() ? 0 : i.second[at]});
        if (two) to.push_back({lane, i.space, i.second[at], i.bytes, 0});
      }
    }
  }
  std::vector<Told> told;
};

/// Memory in pieces.
class Memory {
 public:
  void put(std::uint64_t address, const void* from, std::size_t count) {
    const auto* bytes = static_cast<const std::uint8_t*>(from);
    ranges_[address].assign(bytes, bytes + count);
  }
  bool read(std::uint64_t address, std::uint8_t* to, std::uint32_t bytes) {
    const std::uint8_t* const place = at(address, bytes);
    if (place != nullptr) std::memcpy(to, place, bytes);
    return place != nullptr;
  }
  bool write(std::uint64_t address, const std::uint8_t* from, std::uint32_t bytes) {
    std::uint8_t* const place = at(address, bytes);
    if (place != nullptr) std::memcpy(place, from, bytes);
    return place != nullptr;
  }
  template <class T, class F>
  bool atomic(std::uint64_t address, T& old, F&& op) {
    std::uint8_t* const place = at(address, sizeof(T));
    if (place == nullptr) return false;
    std::memcpy(&old, place, sizeof old);
    const T value = op(old);
    std::memcpy(place, &value, sizeof value);
    return true;
  }
  const std::vector<std::uint8_t>& range(std::uint64_t address) const { return ranges_.at(address); }

 private:
  std::uint8_t* at(std::uint64_t address, std::uint32_t bytes) {
    auto range = ranges_.upper_bound(address);
    if (range == ranges_.begin()) return nullptr;
    --range;
    const std::uint64_t offset = address - range->first;
    return offset + bytes <= range->second.size() ? range->second.data() + offset : nullptr;
  }
  std::map<std::uint64_t, std::vector<std::uint8_t>> ranges_;
};

inline std::vector<std::uint8_t> code_object(const std::string& folder, const std::string& name) {
  std::ifstream file(std::string(LOCKSTEP_KERNEL_DIR) + "/" + folder + "/" + name + ".hsaco", std::ios::binary);
  REQUIRE(file.good());
  return {std::istreambuf_iterator<char>(file), {}};
}

/// What the stepped wave's access touches, where accesses of a launch's own objects (its arguments) are `at`.
template <class Access>
std::vector<Touch> touches_of(const Access& access) {
  std::vector<Touch> touches;
  if (access.kind == embed::AccessKind::tensor) {
    lockstep::tensor::PartList list;
    for (const auto& part : list.of(access.tile, access.op().action == lockstep::MemoryAction::tensor_store))
      if (!part.zeros) touches.push_back({0, AddressSpace::global, part.address, part.bytes, part.lds});
  }
  access.each_piece([&](const embed::AccessPiece& piece) {
    const auto action = access.parts[piece.part].request.op.action;
    const bool copies =
        action == lockstep::MemoryAction::load_to_lds || action == lockstep::MemoryAction::store_from_lds;
    touches.push_back({piece.lane, piece.space, piece.address, piece.bytes, copies ? piece.lds : 0});
  });
  // Addresses alone have to be the same.
  std::size_t count = 0;
  access.each_address([&](std::uint32_t lane, AddressSpace space, std::uint64_t address, std::uint32_t bytes) {
    REQUIRE(count < touches.size());
    const Touch& touch = touches[count++];
    CHECK((touch.lane == lane && touch.space == space && touch.address == address && touch.bytes == bytes));
  });
  CHECK(count == touches.size());
  return touches;
}

/// One kernel, its buffers, and the launch of it that is compared.
template <class Device, class Isa, std::uint16_t size = Isa::wave_sizes[0]>
struct Run {
  std::string folder, file, kernel;
  lockstep::LaunchOptions options;
  std::vector<std::vector<std::uint32_t>> data;  ///< of buffers: the first arguments

  std::vector<std::vector<std::uint32_t>> results;  ///< of the last launch
  /// Accesses that were told, by mnemonic.
  std::map<std::string, std::vector<Touch>> by_name;
  std::vector<std::uint64_t> buffers;

  static constexpr std::uint64_t own =
      0x2000'0000'0000;  ///< where the stepped wave has its dispatch packet and arguments

  template <class... Arguments>
  void compare(lockstep::Engine engine, const Arguments&... arguments) {
    CAPTURE(folder);
    CAPTURE(kernel);
    CAPTURE(lockstep::engine_name(engine));
    Device gpu;
    const std::string path = std::string(LOCKSTEP_KERNEL_DIR) + "/" + folder + "/" + file + ".hsaco";
    const auto code = gpu.load_file(path);
    REQUIRE_MESSAGE(code, code.message());
    std::vector<lockstep::Buffer<std::uint32_t>> uploaded;
    buffers.clear();
    for (const auto& each : data) {
      uploaded.push_back(gpu.upload(each));
      buffers.push_back(uploaded.back().address);
    }
    Listener listener;
    lockstep::InstructionPieces pieces([&](lockstep::InstructionReader& reader) { listener.read(reader); });
    options.engine = engine;
    options.stream = &pieces;
    const lockstep::LaunchResult result = with_buffers(
        [&](const auto&... all) { return gpu.launch(code.kernel(kernel), options, all...); }, arguments...);
    pieces.flush();
    REQUIRE_MESSAGE(result, result.message());
    CHECK(listener.told.size() == result.statistics.instructions);
    results.clear();
    for (std::size_t i = 0; i < data.size(); ++i) {
      results.emplace_back(data[i].size());
      REQUIRE(gpu.download(uploaded[i], results.back()).has_value());
    }
    step(listener.told, arguments...);
  }

 private:
  template <class Call, class... Arguments>
  auto with_buffers(Call&& call, const Arguments&... arguments) {
    REQUIRE(buffers.size() == 2);
    return call(buffers[0], buffers[1], arguments...);
  }

  template <class... Arguments>
  void step(const std::vector<Told>& told, const Arguments&... arguments) {
    REQUIRE(!told.empty());
    const std::vector<std::uint8_t> object = code_object(folder, file);
    std::uint64_t base = 0x3000'0000;
    std::optional<embed::PlacedCode> placed;
    std::optional<embed::PreparedKernel> ready;
    for (int times = 0; times < 2; ++times) {  // the second time where the launch had it
      auto place = embed::place_code(object, Isa::target, base);
      REQUIRE_MESSAGE(place, (place ? "" : place.message()));
      placed = *place;
      auto prepared = with_buffers(
          [&](const auto&... all) {
            return embed::prepare<Isa>(placed->kernel(kernel), options, {own, own + 0x1000, own + 0x2000}, all...);
          },
          arguments...);
      REQUIRE_MESSAGE(prepared, (prepared ? "" : prepared.message()));
      ready = *prepared;
      REQUIRE(ready->dispatch.wave_size == size);
      base += told[0].pc - embed::Workgroup<Isa, size>(ready->dispatch, {})[0].registers.pc;
    }
    Memory memory;
    memory.put(placed->image.address, placed->image.bytes.data(), placed->image.bytes.size());
    for (const embed::MemoryImage& image : ready->memory)
      memory.put(image.address, image.bytes.data(), image.bytes.size());
    for (std::size_t i = 0; i < data.size(); ++i) memory.put(buffers[i], data[i].data(), 4 * data[i].size());

    embed::DecodedCode<Isa, size> decoded;
    std::optional<embed::Workgroup<Isa, size>> group;
    std::uint32_t workgroup = ~0u;
    by_name.clear();
    for (const Told& told_one : told) {
      if (told_one.workgroup != workgroup) {
        workgroup = told_one.workgroup;
        group.emplace(ready->dispatch, embed::workgroup_id(ready->dispatch, workgroup));
      }
      auto& wave = (*group)[told_one.wave];
      REQUIRE(wave.try_resume());
      const auto next = wave.fetch(decoded, memory);
      REQUIRE(next);
      CAPTURE(next->info().name);
      REQUIRE(told_one.pc == wave.registers.pc);
      REQUIRE(told_one.exec == wave.registers.exec());
      const embed::Issued issued = wave.issue(*next);
      REQUIRE_MESSAGE(issued.event != embed::Event::fault, issued.fault.detail);
      REQUIRE(issued.event != embed::Event::blocked);
      std::vector<Touch> expected;
      if (issued.access != 0) {
        auto& access = *wave.find(issued.access);
        expected = touches_of(access);
        if (issued.event == embed::Event::memory) {
          const lockstep::Fault fault = wave.perform(access, memory);
          REQUIRE_MESSAGE(!fault, fault.detail);
        }
        REQUIRE(wave.complete(issued.access));
      }
      judge(std::string(next->info().name), told_one.touches, expected);
    }
    for (std::size_t i = 0; i < data.size(); ++i) {
      const auto& bytes = memory.range(buffers[i]);
      CHECK(std::memcmp(bytes.data(), results[i].data(), bytes.size()) == 0);
    }
  }

  void judge(const std::string& name, std::vector<Touch> told, std::vector<Touch> expected) {
    auto& all = by_name[name];
    all.insert(all.end(), told.begin(), told.end());
    std::sort(told.begin(), told.end());
    std::sort(expected.begin(), expected.end());
    // A launch has its arguments elsewhere.
    for (std::size_t i = 0; i < expected.size() && i < told.size(); ++i)
      if (expected[i].address >= own && expected[i].address < own + 0x10000) expected[i].address = told[i].address;
    CHECK(told.size() == expected.size());
    CHECK(told == expected);
  }
};

}  // namespace streams
