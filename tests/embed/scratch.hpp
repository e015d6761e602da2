// Scratch as memory has it: dwords of all lanes side by side.
#pragma once

#include <array>
#include <set>

#include "kernels.hpp"

/// `store`: a dword of each lane to offset 8; `load`: two dwords from the offset in v1, plus 2.
template <class Isa, std::uint16_t size>
void check_scratch_addresses(const std::vector<std::uint32_t>& store, const std::vector<std::uint32_t>& load) {
  using namespace lockstep;
  constexpr std::uint32_t lane_bytes = 64;
  const embed::ScratchLayout layout{0x10000, 2 * lane_bytes * size, size};
  std::vector<std::uint8_t> scratch(lane_bytes * size);
  Simulated simulated;
  embed::DecodedCode<Isa, size> code;
  const auto issue = [&](embed::Wave<Isa, size> & wave, const std::vector<std::uint32_t>& words) -> auto& {
    simulated.put(Simulated::code, words.data(), 4 * words.size());
    code = {};
    wave.registers.pc = Simulated::code;
    wave.registers.set_exec(~std::uint64_t{0});
    wave.scratch = {scratch, lane_bytes};
    for (std::uint32_t lane = 0; lane < size; ++lane) wave.registers.set_vgpr(lane, 1, lane % 8 * 4);
    const auto next = wave.fetch(code, simulated.memory);
    REQUIRE(next);
    const embed::Issued issued = wave.issue(*next);
    REQUIRE_MESSAGE(issued.event == embed::Event::memory, issued.fault.detail.data());
    return *wave.find(issued.access);
  };
  embed::Wave<Isa, size> storing, loading;
  const auto& stored = issue(storing, store);
  // Offset 8 is dword 2: a row of all lanes' dwords.
  const std::uint64_t row = 0x10000 + 3 * 2 * lane_bytes * size + 2 * 4 * size;
  std::vector<std::uint64_t> lines;
  for (std::uint32_t line = 0; line < 4u * size; line += 64) lines.push_back(row + line);
  CHECK(stored.scratch_blocks(64, layout, 3) == lines);
  CHECK(stored.blocks(64, AddressSpace::scratch).size() == 1);
  CHECK(stored.blocks(64).empty());
  std::uint32_t lanes = 0;
  stored.each_piece([&](const embed::AccessPiece& piece) {
    CHECK(layout.address(3, piece.owner, piece.address) == row + 4 * lanes++);
  });
  CHECK(lanes == size);

  // Eight bytes from the middle of a dword on lie in three rows.
  const auto& loaded = issue(loading, load);
  loaded.each_piece([&](const embed::AccessPiece& piece) {
    std::vector<std::array<std::uint64_t, 3>> parts;
    layout.each_part(0, piece.owner, piece.address, piece.bytes,
                     [&](std::uint64_t address, std::uint32_t first, std::uint32_t count) {
                       parts.push_back({address, first, count});
                     });
    const std::uint64_t at = 0x10000 + piece.lane % 8 * 4 * size + 4 * piece.lane;
    using Parts = std::vector<std::array<std::uint64_t, 3>>;
    CHECK(parts == Parts{{at + 2, 0, 2}, {at + 4 * size, 2, 4}, {at + 8 * size, 6, 2}});
  });

  // No two bytes of a wave share a place, and none lies outside its region.
  std::set<std::uint64_t> places;
  for (std::uint32_t lane = 0; lane < size; ++lane)
    for (std::uint32_t offset = 0; offset < lane_bytes; ++offset) places.insert(layout.address(1, lane, offset));
  CHECK(places.size() == lane_bytes * size);
  CHECK(*places.begin() == layout.base + layout.stride);
  CHECK(*places.rbegin() == layout.base + layout.stride + lane_bytes * size - 1);
}

/// A kernel whose scratch stands in a simulator's memory, by its layout: all of the rest of memory is then as after the
/// reference engine.
template <class Isa, std::uint16_t size>
void run_with_scratch_in_memory(const std::string& target) {
  using namespace lockstep;
  constexpr std::uint64_t in = Simulated::data, out = in + 0x10000;
  std::vector<std::uint32_t> data(0x20000 / 4);
  std::mt19937 random(11);
  for (std::uint32_t& value : data) value = static_cast<std::uint32_t>(random());
  Simulated simulated, engine;
  const LaunchShape options{.grid = {5}, .block = {128}};
  std::uint64_t accesses = 0;
  for (Simulated* s : {&simulated, &engine}) {
    const Dispatch dispatch = s->load<Isa>(target, "scratch", options, in, out);
    s->put(in, data.data(), 4 * data.size());
    if (s == &engine) {
      run_by_engine<Isa, size>(Isa{}, dispatch, *s);
      continue;
    }
    REQUIRE(dispatch.scratch_bytes > 0);
    const embed::ScratchLayout layout{0x8000'0000, std::uint64_t{dispatch.scratch_bytes} * size, size};
    embed::DecodedCode<Isa, size> code;
    for (std::uint64_t index = 0; index < dispatch.workgroups().volume(); ++index) {
      embed::Workgroup<Isa, size> group(dispatch, embed::workgroup_id(dispatch, index));
      std::vector<std::uint8_t> bytes(group.waves() * layout.stride);
      SpanMemory private_memory(layout.base, bytes);
      while (!group.done())
        for (std::size_t slot = 0; slot < group.waves(); ++slot) {
          auto& wave = group[slot];
          if (wave.ended() || !wave.try_resume()) continue;
          const auto next = wave.fetch(code, s->memory);
          REQUIRE(next);
          const embed::Issued issued = wave.issue(*next);
          REQUIRE_MESSAGE(issued.event != embed::Event::fault, issued.fault.detail.data());
          if (issued.access == 0) continue;
          auto& access = *wave.find(issued.access);
          bool in_scratch = false;
          access.each_piece([&](const embed::AccessPiece& piece) {
            if (piece.space != AddressSpace::scratch) return;
            in_scratch = true;
            REQUIRE_FALSE(access.atomic());
            const auto move = [&](std::uint64_t address, std::uint32_t first, std::uint32_t count) {
              if (access.writes())
                REQUIRE(private_memory.write(address, access.stored(piece).data() + first, count));
              else
                REQUIRE(private_memory.read(address, access.loaded(piece).data() + first, count));
            };
            layout.each_part(slot, piece.owner, piece.address, piece.bytes, move);
          });
          accesses += in_scratch ? 1 : 0;
          if (!in_scratch) REQUIRE(!wave.perform(access, s->memory));
          REQUIRE(wave.complete(access.id));
        }
    }
  }
  CHECK(accesses > 20);
  CHECK(simulated.bytes == engine.bytes);
}
