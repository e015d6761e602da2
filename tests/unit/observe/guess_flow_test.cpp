// Check `guess` against execution: bits of random registers are guesses, an instruction executes with them and with
// others, and every bit that differs afterwards is one that the check takes for a guess. A branch, MODE and a register
// of another number need a finding.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>

#include "cdna3/device.hpp"
#include "fast/any_wave.hpp"
#include "launch/known_instruction.hpp"
#include "launch/launch_view.hpp"
#include "launch/wave_views.hpp"
#include "lockstep/cdna3.hpp"
#include "lockstep/rdna4.hpp"
#include "observe/guess_check.hpp"
#include "rdna4/device.hpp"
#include "robust/random_instruction.hpp"
#include "weekly.hpp"

using namespace lockstep;

namespace {

template <class Core, std::uint16_t size>
class Bench : private LaneMover {
 public:
  using W = fast::AnyWave<size>;
  int compared = 0;  ///< instructions
  std::map<std::string, int> wrong;

  void hold_all(int samples) {
    for (std::size_t form = 0; form < isa_.forms().size(); ++form) {
      const InstructionInfo& info = isa_.info(isa_.form(form).opcode);
      if (info.status == Status::unsupported || info.memory != nullptr || info.terminator) continue;
      if (info.writes.has(State::signal) || info.reads.has(State::signal)) continue;
      for (int sample = 0; sample < samples; ++sample) {
        const auto instruction = robust::random_instruction<Core>(random_, form, W::wave_size, 4000);
        if (instruction) hold(decode(isa_, instruction->words).at_end().instruction, sample);
      }
    }
  }

 private:
  void find(LaneSources& sources) const override { LaneMoves<W>::find(*before_, known_.instruction, probe_, sources); }
  void fill(W& wave, int sample) {
    for (auto& row : wave.v)
      for (std::uint32_t& value : row)
        value = sample % 3 == 0   ? random_.word()
                : sample % 3 == 1 ? random_.word() & 127u
                                  : random_.word() | 0x3f000000u;
    for (std::uint32_t n = 0; n < isa_.vcc_lo; ++n) wave.s[n] = sample % 2 == 0 ? random_.word() : random_.word() & 63u;
    wave.s[isa_.vcc_lo] = random_.word();
    wave.s[isa_.vcc_lo + 1] = random_.word();
    wave.s[isa_.m0] = sample % 2 == 0 ? random_.below(8) : random_.word() & 0xf00fu;
    wave.scc = random_.below(2) != 0;
    wave.set_exec(sample % 4 == 0 ? ~std::uint64_t{0} : random_.next() | 1);
    wave.pc = 0x1000;
  }
  /// Some bits of what the instruction reads, and of a few other registers.
  void guess(WaveTaints& w) {
    const auto bits = [&] { return random_.below(2) != 0 ? ~0u : random_.word() & random_.word(); };
    const auto vector = [&](std::uint32_t number) {
      const std::uint64_t lanes = random_.below(2) != 0 ? ~std::uint64_t{0} : random_.next();
      w.vgprs.change(w.row(number), lanes, [&](std::uint32_t) { return guessed(1, bits()); });
    };
    const auto scalar = [&](std::uint32_t number) {
      const SelectorKind kind = isa_.selectors[number].kind;
      if (kind != SelectorKind::exec && kind != SelectorKind::ttmp) w.set_scalar(number, guessed(1, bits()));
    };
    for (const RegisterUse& use : known_.uses.all())
      for (std::uint32_t i = 0; i < use.count; ++i) {
        if (random_.below(3) == 0) continue;
        use.file == UsedFile::vgpr ? vector(use.first + i) : scalar(use.first + i);
      }
    for (int i = 0; i < 3; ++i) scalar(random_.below(32)), vector(random_.below(16));
    if (random_.below(3) == 0) w.scc = 1;
  }
  W other_than(const W& wave, const WaveTaints& w) {
    W other = wave;
    for (std::uint32_t row = 0; row < other.allocated_rows(); ++row)
      for (std::uint32_t lane = 0; w.vgprs.any(row) && lane < W::wave_size; ++lane)
        other.v[row][lane] ^= random_.word() & w.vgprs.at(row, lane).undefined;
    for (std::uint32_t n = 0; n < 256; ++n) other.s[n] ^= random_.word() & w.scalars[n].undefined;
    if (w.scc != 0) other.scc = random_.below(2) != 0;
    return other;
  }
  bool execute(W& wave) {
    MemoryView memory;
    Machine<MemoryView> machine{memory};
    return !step_decoded(wave, known_.instruction, machine).fault;
  }

  void hold(const AnyInstruction& instruction, int sample) {
    Findings findings;
    GuessCheck check(findings, FidelityRule{});
    MemoryView memory;
    check.launch_begins(launch_view(isa_, W::wave_size, Dispatch{}, memory));
    const std::array<std::uint32_t, 3> id{};
    check.workgroup_begins(std::span<const std::uint32_t, 3>(id), 1);
    fill(*before_, sample);
    known_.learn(instruction, before_->pc, 1, before_->accum_offset());
    if (!known_.executes) return;
    Step& step = known_.told;
    WaveViews<W> views(1);
    views.begin(0, id, 1);
    views.look(*before_, step.wave);
    StartView start;
    start.wave = step.wave;
    check.wave_begins(start);
    // The operation that gave these guesses.
    static constexpr InstructionInfo guess_info{
        .name = "V_GUESS", .status = Status::hand_written, .fidelity = Fidelity::bounded};
    static constexpr Uses no_uses{};
    Step origin;
    origin.wave = step.wave;
    origin.info = &guess_info;
    origin.uses = &no_uses;
    check.before(origin);
    check.after(origin);
    WaveTaints& taints = check.guesses_of(step.wave);
    guess(taints);
    const auto guesses = std::make_unique<WaveTaints>(taints);

    if (known_.moves_lanes) step.lane_mover = this;
    check.before(step);
    const auto after = std::make_unique<W>(*before_);
    if (!execute(*after)) return;
    views.look(*after, step.wave);
    check.after(step);
    ++compared;
    const std::string all = findings.list().empty() ? "" : findings.list().front().what;
    if (all.starts_with("the number of a register")) return;
    for (int flip = 0; flip < 3; ++flip) {
      const auto other = std::make_unique<W>(other_than(*before_, *guesses));
      if (execute(*other)) compare(*after, *other, taints, !findings.list().empty());
    }
  }
  void compare(const W& a, const W& b, const WaveTaints& taints, bool found) {
    const auto look = [&](std::uint32_t differ, std::uint32_t known, const std::string& where) {
      if ((differ & ~known) != 0)
        ++wrong[std::string(known_.told.info->name) + " " +
                std::string(isa_.encoding_info(known_.instruction.encoding()).name) + ": " + where];
    };
    for (std::uint32_t row = 0; row < a.allocated_rows(); ++row)
      for (std::uint32_t lane = 0; lane < W::wave_size; ++lane)
        if (a.v[row][lane] != b.v[row][lane])
          look(a.v[row][lane] ^ b.v[row][lane], taints.vgprs.at(row, lane).undefined, "a vector register");
    for (std::uint32_t n = 0; n < 256; ++n)
      if (a.s[n] != b.s[n])
        look(a.s[n] ^ b.s[n], taints.scalars[n].undefined,
             n == isa_.vcc_lo    ? "VCC"
             : n == isa_.exec_lo ? "EXEC"
                                 : "an SGPR");
    look(a.scc != b.scc ? 1 : 0, taints.scc != 0 ? 1 : 0, "SCC");
    look(a.pc != b.pc ? 1 : 0, found ? 1 : 0, "a branch");
    look(a.exec() != b.exec() ? 1 : 0, found ? 1 : 0, "EXEC without a finding");
    look(a.mode.bits() != b.mode.bits() ? 1 : 0, found ? 1 : 0, "MODE without a finding");
  }

  robust::Random random_{34};
  const IsaTables& isa_ = tables_of<Core>();
  std::unique_ptr<W> before_ = make_wave<Core, size>();
  KnownInstruction<W> known_;
  mutable LaneProbe<W> probe_;
};

/// `samples` of every form each time, `weekly_samples` in the weekly run; each sample compares `at_least` instructions
/// or more.
template <class Core, std::uint16_t size>
void hold_all(int samples, int weekly_samples, int at_least) {
  Bench<Core, size> bench;
  if (lockstep_test::weekly()) samples = weekly_samples;
  bench.hold_all(samples);
  for (const auto& [what, count] : bench.wrong) MESSAGE(what, " (", count, ")");
  CHECK(bench.wrong.empty());
  CHECK(bench.compared > at_least * samples);
}

}  // namespace

TEST_CASE("what differs when a guess does is a guess: every instruction without memory of gfx942") {
  hold_all<cdna3::Isa, 64>(3, 8, 1000);
}
TEST_CASE("the same of gfx1201, in waves of 32 and 64") {
  hold_all<rdna4::Isa, 32>(1, 4, 1500);
  hold_all<rdna4::Isa, 64>(1, 2, 1500);
}
