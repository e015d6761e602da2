// The kernels of this folder, with what is known of their accesses beforehand.
#pragma once

#include "oracle.hpp"

namespace streams {

inline std::vector<std::uint32_t> numbers(std::size_t count) {
  std::vector<std::uint32_t> values(count);
  for (std::size_t i = 0; i < count; ++i) values[i] = static_cast<std::uint32_t>(i) * 2654435761u >> 7;
  return values;
}

template <class Device, class Isa, std::uint16_t size = Isa::wave_sizes[0]>
Run<Device, Isa, size> run_of(const std::string& folder, const char* kernel, std::uint32_t grid, std::uint32_t block) {
  Run<Device, Isa, size> run{folder, "accesses", kernel, {.grid = {grid}, .block = {block}}, {}, {}, {}, {}};
  run.data = {std::vector<std::uint32_t>(2048), numbers(2048)};
  return run;
}

/// What a kernel's instructions whose names begin so were told to access.
template <class Run>
std::vector<Touch> told_of(const Run& run, const std::string& begin) {
  std::vector<Touch> all;
  for (const auto& [name, touches] : run.by_name)
    if (name.starts_with(begin)) all.insert(all.end(), touches.begin(), touches.end());
  return all;
}

/// On every ISA.
template <class Device, class Isa, std::uint16_t size = Isa::wave_sizes[0]>
void check_accesses(const std::string& folder) {
  for (const lockstep::Engine engine : lockstep::all_engines) {
    for (const std::uint32_t records : {0u, 1u, 100u, 102u, 256u, 260u, 8192u}) {
      CAPTURE(records);
      auto run = run_of<Device, Isa, size>(folder, "buffers", 2, 64);
      run.compare(engine, records);
      constexpr bool cdna = Isa::wave_sizes[0] == 64;
      const auto loads = told_of(run, cdna ? "BUFFER_LOAD_DWORD" : "BUFFER_LOAD_B");
      if (records != 1) CHECK(loads.empty() == (records == 0));
      if (records == 100) {  // eight bytes at 8 * lane + 4, of two workgroups
        const auto stores = told_of(run, cdna ? "BUFFER_STORE_DWORDX2" : "BUFFER_STORE_B64");
        CHECK(stores.size() == 2 * 12);
        for (const Touch& touch : stores) CHECK((touch.bytes == 8 && touch.address <= run.buffers[1] + 100 - 8));
      }
    }
    auto run = run_of<Device, Isa, size>(folder, "shared", 3, 96);
    run.compare(engine);
    const auto flat = told_of(run, "FLAT_LOAD");
    for (const AddressSpace space : {AddressSpace::global, AddressSpace::lds, AddressSpace::scratch})
      CHECK(std::any_of(flat.begin(), flat.end(), [&](const Touch& touch) { return touch.space == space; }));
  }
}

/// Loads from memory to LDS: CDNA3 and CDNA4.
template <class Device, class Isa>
void check_loads_to_lds(const std::string& folder) {
  for (const lockstep::Engine engine : lockstep::all_engines)
    for (const std::uint32_t records : {0u, 100u, 4096u}) {
      CAPTURE(records);
      auto run = run_of<Device, Isa>(folder, "to_lds", 1, 64);
      run.compare(engine, records);
      CHECK(told_of(run, "GLOBAL_LOAD_LDS_DWORD").size() == 64);
    }
}

/// Blocks of registers: RDNA4 and CDNA5.
template <class Device, class Isa>
void check_blocks(const std::string& folder) {
  for (const lockstep::Engine engine : lockstep::all_engines)
    for (const std::uint32_t mask : {0u, 0x80u, 0x84u, 0x0f0u, 0x8000'01a5u, 0xffff'ffffu}) {
      CAPTURE(mask);
      auto run = run_of<Device, Isa>(folder, "blocks", 1, 32);
      run.compare(engine, mask);
      std::uint64_t bytes = 0;
      for (const Touch& touch : told_of(run, "GLOBAL_LOAD_BLOCK")) {
        const std::uint64_t at = touch.address - run.buffers[1];
        CHECK(at / 128 == touch.lane);
        for (std::uint64_t i = at; i < at + touch.bytes; i += 4) CHECK((mask >> i / 4 % 32 & 1) == 1);
        bytes += touch.bytes;
      }
      CHECK(bytes == 32u * 4 * static_cast<std::uint32_t>(std::popcount(mask)));
      // Through scratch and back: what was read, and no more.
      for (std::uint32_t i = 0; i < 32 * 32; ++i)
        CHECK(run.results[0][i] == ((mask >> i % 32 & 1) != 0 ? run.data[1][i] : 0));
    }
}

}  // namespace streams
