// Whole kernels through the embedding interface, with everything in random order that may be, against a launch.
#pragma once

#include <algorithm>
#include <bit>
#include <memory>
#include <optional>
#include <random>

#include "lockstep/embed/checkpoint.hpp"
#include "lockstep/embed/order_check.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/engine/workgroup.hpp"
#include "simulated.hpp"

/// Answers an access without Wave::perform, from what its pieces say.
template <class Wave, class Access>
void answer_by_pieces(Wave& wave, Access& access, lockstep::SpanMemory& global) {
  using lockstep::AddressSpace;
  access.each_piece([&](const embed::AccessPiece& piece) {
    lockstep::SpanMemory lds(0, wave.lds);
    lockstep::SpanMemory scratch(0, piece.space == AddressSpace::scratch ? wave.scratch.lane(piece.owner) : wave.lds);
    auto& memory = piece.space == AddressSpace::global ? global : piece.space == AddressSpace::lds ? lds : scratch;
    std::array<std::uint8_t, 64> bytes{};
    REQUIRE(piece.bytes <= bytes.size());
    if (access.op().action == lockstep::MemoryAction::store_from_lds) {
      REQUIRE(lds.read(piece.lds, bytes.data(), piece.bytes));
      REQUIRE(memory.write(piece.address, bytes.data(), piece.bytes));
    } else if (access.atomic()) {
      REQUIRE(memory.read(piece.address, access.loaded(piece).data(), piece.bytes));
      std::uint64_t value = 0;
      std::memcpy(&value, access.loaded(piece).data(), piece.bytes);
      value = access.updated(piece, value);
      std::memcpy(bytes.data(), &value, sizeof value);
      REQUIRE(memory.write(piece.address, bytes.data(), piece.bytes));
    } else if (access.writes()) {
      REQUIRE(memory.write(piece.address, access.stored(piece).data(), piece.bytes));
    } else {
      REQUIRE(memory.read(piece.address, access.loaded(piece).data(), piece.bytes));
    }
  });
}

/// Runs all workgroups of a dispatch, three at a time. Each turn either steps a random wave, answers a random access
/// that is on its way, or goes back to a checkpoint.
template <class Isa, std::uint16_t size>
class RandomMachine {
 public:
  using Group = embed::Workgroup<Isa, size>;

  RandomMachine(const Isa& isa, const lockstep::Dispatch& dispatch, Simulated& simulated, unsigned seed)
      : isa_(isa), dispatch_(dispatch), simulated_(simulated), random_(seed), code_(isa) {}

  void run() {
    const std::uint64_t workgroups = dispatch_.workgroups().volume();
    while (next_ < workgroups || !state_.groups.empty()) {
      if (state_.groups.size() < 3 && next_ < workgroups)
        state_.groups.emplace_back(isa_, dispatch_, embed::workgroup_id(dispatch_, next_++));
      if (++turns_ % 199 == 0) checkpoint();
      if (turns_ % 199 == 100 && saved_) {
        restore();
        ++restored;
        continue;
      }
      const std::size_t which = random_() % state_.groups.size();
      Group& group = state_.groups[which];
      auto& wave = group[random_() % group.waves()];
      if (random_() % 3 == 0) {
        answer(wave);
      } else {
        step(wave);
      }
      if (group.done()) state_.groups.erase(state_.groups.begin() + static_cast<std::ptrdiff_t>(which));
      REQUIRE(turns_ < 50'000'000);
    }
  }

  std::uint64_t instructions = 0, blocked = 0, restored = 0, most_in_flight = 0, by_pieces = 0, from_bytes = 0;

 private:
  struct State {
    std::vector<Group> groups;
  };
  using Launch = embed::LaunchState<Group>;

  /// As values, and as bytes, in turn.
  void checkpoint() {
    saved_ = Launch{dispatch_, next_, state_.groups, {{Simulated::base, simulated_.bytes}}};
    as_bytes_.clear();
    if (turns_ % 2 == 0) return;
    as_bytes_ = embed::save<Isa, size>(isa_, *saved_);
    saved_ = Launch{};
  }
  void restore() {
    if (!as_bytes_.empty()) {
      auto loaded = embed::load_launch<Isa, size, Group>(as_bytes_, isa_);
      REQUIRE_MESSAGE(loaded, (loaded ? "" : loaded.message()));
      REQUIRE((embed::save<Isa, size>(isa_, *loaded) == as_bytes_));
      saved_ = std::move(*loaded);
      ++from_bytes;
    }
    std::swap(saved_->memory.at(0).bytes, simulated_.bytes);  // the memory object keeps pointing at `bytes`
    simulated_.memory = lockstep::SpanMemory(Simulated::base, simulated_.bytes);
    state_.groups = std::move(saved_->running);
    next_ = saved_->next;
    saved_.reset();
  }

  template <class Wave>
  void step(Wave& wave) {
    if (wave.ended() || !wave.try_resume()) return;
    wave.set_clock(turns_, turns_ / 10);
    const auto next = wave.fetch(code_, simulated_.memory);
    REQUIRE_MESSAGE(next, next.fault.detail);
    const embed::Issued issued = wave.issue(*next);
    REQUIRE_MESSAGE(issued.event != embed::Event::fault, next->info().name << ": " << issued.fault.detail);
    blocked += issued.event == embed::Event::blocked ? 1 : 0;
    instructions += issued.event == embed::Event::blocked ? 0 : 1;
    most_in_flight = std::max<std::uint64_t>(most_in_flight, wave.in_flight().size());
  }
  template <class Wave>
  void answer(Wave& wave) {
    if (wave.in_flight().empty()) return;
    const auto& chosen = wave.in_flight()[random_() % wave.in_flight().size()];
    if (chosen.completed) return;
    // Memory sees the accesses of a wave in the order of issue; when each is answered is a matter of chance.
    const std::uint64_t id = chosen.id;
    for (const auto& older : wave.in_flight()) {
      auto& access = *wave.find(older.id);
      if (access.id > id || access.user != 0) continue;
      if (turns_ % 16 == 0) REQUIRE(!embed::overtaken(wave, access));
      if (access.id % 2 == 0 && access.kind == embed::AccessKind::memory) {
        answer_by_pieces(wave, access, simulated_.memory);
        access.answered = true;
        ++by_pieces;
      } else {
        REQUIRE(!wave.perform(access, simulated_.memory));
      }
      access.user = 1;
    }
    REQUIRE(wave.complete(id));
  }

  const Isa& isa_;
  const lockstep::Dispatch& dispatch_;
  Simulated& simulated_;
  std::mt19937 random_;
  embed::DecodedCode<Isa, size> code_;
  State state_;
  std::optional<Launch> saved_;
  std::vector<std::uint8_t> as_bytes_;
  std::uint64_t next_ = 0, turns_ = 0;
};

/// All arguments given: g++ 12 does not survive the defaults here.
template <class Isa, std::uint16_t size>
using EngineWave = lockstep::Wave<
    Isa, lockstep::full_shape<Isa, size>,
    lockstep::WaveRegisters<Isa, lockstep::full_shape<Isa, size>.row_lanes(), lockstep::full_shape<Isa, size>.vgprs,
                            lockstep::full_shape<Isa, size>.accvgprs>>;

/// The same dispatch by the reference engine: every instruction complete before the next.
template <class Isa, std::uint16_t size>
void run_by_engine(const Isa& isa, const lockstep::Dispatch& dispatch, Simulated& simulated) {
  using W = EngineWave<Isa, size>;
  for (std::uint64_t index = 0; index < dispatch.workgroups().volume(); ++index) {
    const auto id = embed::workgroup_id(dispatch, index);
    std::vector<W> waves(lockstep::waves_of(dispatch.size_of(id), W::wave_size), W(isa));
    std::vector<std::uint8_t> lds(dispatch.lds_bytes + 4), scratch(waves.size() * W::lanes * dispatch.scratch_bytes);
    const std::size_t one = scratch.size() / waves.size();
    for (std::uint32_t i = 0; i < waves.size(); ++i)
      lockstep::start_wave(waves[i], dispatch, id, i, lockstep::abi::scratch_base(isa.memory.abi, i * one));
    lockstep::Barriers barriers;
    lockstep::Machine<lockstep::SpanMemory> machine{simulated.memory, lds, {scratch, dispatch.scratch_bytes}};
    machine.barriers = &barriers;
    lockstep::InstructionBudget budget;
    const auto run = [&](W& wave, std::uint32_t i, std::uint64_t most) {
      machine.scratch.bytes = std::span(scratch).subspan(i * one, one);
      return lockstep::run_wave(wave, machine, most);
    };
    const lockstep::Fault fault = lockstep::run_workgroup(std::span(waves), barriers, run, budget);
    REQUIRE_MESSAGE(!fault, fault.detail);
  }
}

/// Runs a kernel both ways on the same memory and compares all of it but `clocks` bytes at its end. Returns how many
/// accesses of one wave were on their way at most.
template <class Isa, std::uint16_t size, class... Arguments>
std::uint64_t run_kernel(const Isa& isa, const std::string& target, const char* kernel,
                         const lockstep::LaunchShape& options, const std::vector<std::uint32_t>& data,
                         std::size_t clocks, const Arguments&... arguments) {
  Simulated simulated, engine;
  std::uint64_t most_in_flight = 0;
  for (Simulated* s : {&simulated, &engine}) {
    const auto dispatch = s->load_for(isa, target, kernel, options, arguments...);
    REQUIRE(dispatch.wave_size == size);
    s->put(Simulated::data, data.data(), 4 * data.size());
    if (s == &engine) {
      run_by_engine<Isa, size>(isa, dispatch, *s);
      continue;
    }
    RandomMachine<Isa, size> machine(isa, dispatch, *s, 1);
    machine.run();
    CHECK(machine.blocked > 0);
    CHECK(machine.restored > 0);
    CHECK(machine.from_bytes > 0);
    most_in_flight = machine.most_in_flight;
    CHECK(machine.by_pieces > 0);
  }
  const std::vector<std::uint8_t> untouched = [&] {
    Simulated s;
    (void)s.load_for(isa, target, kernel, options, arguments...);
    s.put(Simulated::data, data.data(), 4 * data.size());
    return s.bytes;
  }();
  CHECK(engine.bytes != untouched);
  const std::size_t compared = engine.bytes.size() - clocks;
  engine.bytes.resize(compared);
  simulated.bytes.resize(compared);
  CHECK(simulated.bytes == engine.bytes);
  return most_in_flight;
}

template <std::uint16_t size, class Isa>
void run_kernels_of(const Isa& isa, const std::string& target) {
  std::mt19937 random(7);
  constexpr std::uint64_t in = Simulated::data, out = in + 0x10000, more = in + 0x20000;
  constexpr std::uint64_t clocks = Simulated::base + 0x60000 - 64;
  std::vector<std::uint32_t> data(0x20000 / 4);
  for (std::uint32_t& value : data) value = std::bit_cast<std::uint32_t>(static_cast<float>(random() % 2000) * 0.01f);
  SUBCASE("saxpy") {
    CHECK(run_kernel<Isa, size>(isa, target, "saxpy", {.grid = {4}, .block = {256}}, data, 0, 1000u, 2.5f, in, out) >
          1);
  }
  SUBCASE("reduce") {
    CHECK(run_kernel<Isa, size>(isa, target, "reduce", {.grid = {5}, .block = {256}}, data, 0, 2500u, in, out) > 1);
  }
  SUBCASE("softmax") {
    CHECK(run_kernel<Isa, size>(isa, target, "softmax", {.grid = {6}, .block = {64}}, data, 0, 150u, in, out) > 1);
  }
  SUBCASE("messages") {
    CHECK(run_kernel<Isa, size>(isa, target, "messages", {.grid = {4}, .block = {128}}, data, 0, in, out) > 1);
  }
  SUBCASE("mixed") {
    CHECK(run_kernel<Isa, size>(isa, target, "mixed", {.grid = {5}, .block = {128}}, data, 64, 600u, in, out, more,
                                clocks) > 1);
  }
}

template <class Isa, std::uint16_t size = Isa::wave_sizes[0]>
void run_kernels(const std::string& target) {
  run_kernels_of<size>(Isa{}, target);
}
