// Both engines of the library.
#pragma once

#include <cstdint>
#include <memory>

#include "fast/program/discover.hpp"

namespace digest {

using namespace lockstep;

template <class Isa, std::uint16_t wave_size>
class Engines {
 public:
  using State = fast::AnyWave<wave_size>;

  Engines() { forget(); }
  static std::unique_ptr<State> make() { return make_wave<Isa, wave_size>(); }
  /// The code has changed.
  void forget() {
    programs_ = std::make_unique<fast::ProgramCache>(tables_of<Isa>());
    runner_ = std::make_unique<fast::Runner>();
    runner_->begin(*programs_);
  }
  WaveRun execute(State& wave, Machine<MemoryView>& machine, std::uint64_t instructions, Engine engine) {
    return engine == Engine::fast ? runner_->run(wave, machine, instructions, [] { return false; })
                                  : run_by_reference(wave, machine, instructions);
  }

 private:
  std::unique_ptr<fast::ProgramCache> programs_;
  std::unique_ptr<fast::Runner> runner_;
};

}  // namespace digest
