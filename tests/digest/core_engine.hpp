// The core's engine, which needs no library: for hosts that have none, as WebAssembly.
#pragma once

#include <cstdint>
#include <memory>

#include "lockstep/engine/reference.hpp"
#include "lockstep/launch/reference_device.hpp"

namespace digest {

using namespace lockstep;

enum class Engine : std::uint8_t { reference };

template <class Isa, std::uint16_t wave_size>
class Engines {
 public:
  using State = lockstep::detail::ReferenceWave<Isa, wave_size>;

  static std::unique_ptr<State> make() { return std::make_unique<State>(); }
  void forget() {}
  WaveRun execute(State& wave, Machine<MemoryView>& machine, std::uint64_t instructions, Engine) {
    return run_wave(wave, machine, instructions);
  }
};

}  // namespace digest
