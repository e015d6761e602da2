// An in-order compute unit: wave scheduler, scoreboard, LDS with banks, a cache, DRAM with a latency and a bandwidth.
// The machine is a toy, what it runs is not: lockstep executes the instructions, this file says when.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <queue>
#include <set>
#include <string>
#include <vector>

namespace simulator {

/// Times in cycles.
struct Config {
  unsigned simds = 4, waves_per_simd = 8;
  unsigned lanes_a_cycle = 16;  ///< of a vector instruction
  unsigned pass = 4;            ///< of a matrix instruction: what one of Uses::passes takes
  unsigned salu_latency = 2, valu_latency = 4, branch = 8, barrier = 4;
  unsigned lds_banks = 32, lds_latency = 32;
  unsigned line = 128, sets = 32, ways = 4, hit = 60;
  unsigned dram_latency = 300, dram_bytes_a_cycle = 32;
  unsigned accesses = 16;  ///< of vector memory on their way, of the whole compute unit
};

/// Why a SIMD issued nothing in a cycle: what its oldest wave that has not ended waits for.
enum Stall { no_wave, counter, registers, unit, barrier, memory_full, fetch, stalls };
inline constexpr std::array<const char*, stalls> stall_names = {
    "no wave", "wait counter", "register not ready", "unit busy", "barrier", "memory queue full", "fetch after branch"};

struct Report {
  unsigned long long cycles = 0, instructions = 0, hits = 0, misses = 0, bank_conflicts = 0;
  std::array<unsigned long long, stalls> stall{};
  std::string fault;
};

/// Tags of a cache with least-recently-used replacement.
class Cache {
 public:
  explicit Cache(const Config& config) : config_(config), sets_(config.sets) {}
  bool hit(std::uint64_t address) {
    auto& set = sets_[address / config_.line % config_.sets];
    const bool known = set.remove(address) != 0;
    set.push_front(address);
    if (set.size() > config_.ways) set.pop_back();
    return known;
  }

 private:
  const Config& config_;
  std::vector<std::list<std::uint64_t>> sets_;
};

template <class Isa, class Memory>
class ComputeUnit {
  using Group = lockstep::embed::Workgroup<Isa>;
  using Wave = typename Group::WaveType;
  using Class = lockstep::InstructionClass;
  using Time = std::uint64_t;

  /// A wave on a SIMD, and when each of its registers has been written.
  struct Slot {
    std::shared_ptr<Group> group;
    Wave* wave = nullptr;
    Time next = 0;  ///< no instruction before
    std::array<Time, 256> scalar{};
    std::vector<Time> vector = std::vector<Time>(Isa::max_vgprs);
    Time scc = 0;
  };
  struct Simd {
    std::vector<Slot> slots;  ///< oldest first
    Time valu_free = 0, matrix_free = 0;
  };
  struct Answer {
    Time time;
    std::shared_ptr<Group> group;
    Wave* wave;
    std::uint64_t access;
    bool vector;
    bool operator<(const Answer& other) const { return time > other.time; }
  };

 public:
  ComputeUnit(const Config& config, Memory& memory)
      : config_(config), memory_(memory), simds_(config.simds), cache_(config) {}

  Report run(const lockstep::Dispatch& dispatch) {
    std::uint64_t next_group = 0, groups = dispatch.workgroups().volume();
    for (;; ++now_) {
      while (!answers_.empty() && answers_.top().time <= now_) {
        const Answer& answer = answers_.top();
        answer.wave->complete(answer.access);
        in_flight_ -= answer.vector ? 1 : 0;
        answers_.pop();
      }
      for (Simd& simd : simds_) std::erase_if(simd.slots, [](const Slot& s) { return s.group->done(); });
      while (next_group < groups && admit(dispatch, next_group)) ++next_group;
      const bool idle = std::all_of(simds_.begin(), simds_.end(), [](const Simd& s) { return s.slots.empty(); });
      if (idle && next_group == groups) break;
      if (idle) fail("a workgroup does not fit into the compute unit");
      for (Simd& simd : simds_) issue_one(simd);
      if (!report_.fault.empty()) return report_;
    }
    report_.cycles = now_;
    return report_;
  }

 private:
  bool fail(std::string why) {
    report_.fault = std::move(why);
    return false;
  }

  /// A workgroup begins when there are slots for all its waves.
  bool admit(const lockstep::Dispatch& dispatch, std::uint64_t index) {
    const auto id = lockstep::embed::workgroup_id(dispatch, index);
    std::size_t free = config_.simds * config_.waves_per_simd;
    for (const Simd& simd : simds_) free -= simd.slots.size();
    if (free < lockstep::waves_of(dispatch.size_of(id), Wave::lanes)) return false;
    auto group = std::make_shared<Group>(dispatch, id);
    for (std::size_t i = 0; i < group->waves(); ++i) {
      Simd& simd = *std::ranges::min_element(simds_, {}, [](const Simd& s) { return s.slots.size(); });
      Slot& slot = simd.slots.emplace_back();
      slot.group = group;
      slot.wave = &(*group)[i];
    }
    return true;
  }

  /// The oldest wave that can, issues; else the oldest that has not ended says what it waits for.
  void issue_one(Simd& simd) {
    Stall reason = no_wave;
    for (Slot& slot : simd.slots) {
      if (slot.wave->ended()) continue;
      Stall why{};
      if (issued(simd, slot, why)) return;
      if (reason == no_wave) reason = why;
    }
    ++report_.stall[reason];
  }

  bool issued(Simd& simd, Slot& slot, Stall& why) {
    Wave& wave = *slot.wave;
    if (wave.at_barrier()) {
      why = barrier;
      if (wave.try_resume()) slot.next = now_ + config_.barrier;
      return false;
    }
    why = fetch;
    if (now_ < slot.next) return false;
    const auto next = wave.fetch(code_, memory_);
    if (!next) return fail(std::string(next.fault.detail));
    why = counter;
    if (wave.blocked_by(next->uses)) return false;
    why = registers;
    if (!registers_ready(slot, next->uses)) return false;
    why = unit;
    const Class kind = next->uses.instruction_class;
    const bool matrix = kind == Class::matrix, vector = matrix || next->uses.vector_alu();
    if (vector && (now_ < simd.valu_free || (matrix && now_ < simd.matrix_free))) return false;
    if ((kind == Class::lds && now_ < lds_free_) || (kind == Class::vmem && now_ < vmem_free_)) return false;
    why = memory_full;
    if (kind == Class::vmem && in_flight_ >= config_.accesses) return false;

    wave.set_clock(now_, now_ / 20);
    const std::uint64_t pc = wave.registers.pc;
    const lockstep::embed::Issued result = wave.issue(*next);
    if (result.event == lockstep::embed::Event::fault)
      return fail(std::string(next->info().name) + ": " + std::string(result.fault.detail));
    ++report_.instructions;
    Time latency = config_.salu_latency;
    if (vector) {
      const Time slow = kind == Class::transcendental ? 4 : 1;
      const Time busy = std::max<Time>(1, slow * Wave::lanes / config_.lanes_a_cycle);
      simd.valu_free = now_ + (matrix ? 1 : busy);
      latency = busy + config_.valu_latency;
      if (matrix) simd.matrix_free = now_ + (latency = std::max(1u, next->uses.passes * config_.pass));
    }
    if (wave.registers.pc != pc + next->instruction.bytes() && !wave.ended()) slot.next = now_ + config_.branch;
    if (result.access != 0) {
      send(slot, *wave.find(result.access), kind);
    } else {
      set_ready(slot, next->uses, now_ + latency);
    }
    return true;
  }

  bool registers_ready(const Slot& slot, const lockstep::Uses& uses) const {
    for (const lockstep::RegisterUse& use : uses.all())
      for (unsigned n = use.first; n < unsigned{use.first} + use.count; ++n)
        if (now_ < (use.file == lockstep::UsedFile::vgpr ? slot.vector[n] : slot.scalar[n])) return false;
    return !uses.reads.has(lockstep::State::scc) || now_ >= slot.scc;
  }
  void set_ready(Slot& slot, const lockstep::Uses& uses, Time when) {
    for (const lockstep::RegisterUse& use : uses.all())
      for (unsigned n = use.first; use.written && n < unsigned{use.first} + use.count; ++n)
        (use.file == lockstep::UsedFile::vgpr ? slot.vector[n] : slot.scalar[n]) = when;
    if (uses.writes.has(lockstep::State::scc)) slot.scc = when;
  }

  /// Memory is in order: an access takes effect when it is issued, and is answered later.
  void send(Slot& slot, typename Wave::AccessType& access, Class kind) {
    if (const lockstep::Fault fault = slot.wave->perform(access, memory_))
      return void(fail(std::string(access.instruction.info().name) + ": " + std::string(fault.detail)));
    Time done = now_ + config_.salu_latency;
    if (access.kind != lockstep::embed::AccessKind::message) done = now_ + config_.lds_latency;
    const unsigned rounds = lds_rounds(access);
    if (rounds > 0) {
      lds_free_ = std::max(lds_free_, now_) + rounds;
      report_.bank_conflicts += rounds - 1;
      done = lds_free_ + config_.lds_latency;
    }
    const auto lines = access.blocks(config_.line);
    if (kind == Class::vmem) vmem_free_ = now_ + std::max<std::size_t>(1, lines.size());
    for (const std::uint64_t line : lines) {
      const bool hit = cache_.hit(line);
      ++(hit ? report_.hits : report_.misses);
      done = std::max(done, now_ + config_.hit);
      if (hit) continue;
      dram_free_ = std::max(dram_free_, now_) + config_.line / config_.dram_bytes_a_cycle;
      done = std::max(done, dram_free_ + config_.dram_latency);
    }
    in_flight_ += kind == Class::vmem ? 1 : 0;
    answers_.push({done, slot.group, slot.wave, access.id, kind == Class::vmem});
  }

  /// Cycles that LDS takes: as many as the bank has dwords that most are wanted of. 0: no LDS.
  unsigned lds_rounds(const typename Wave::AccessType& access) const {
    std::map<unsigned, std::set<std::uint64_t>> wanted;
    std::size_t most = 0;
    access.each_address([&](std::uint32_t, lockstep::AddressSpace space, std::uint64_t address, std::uint32_t bytes) {
      if (space != lockstep::AddressSpace::lds) return;
      for (std::uint64_t dword = address / 4; dword * 4 < address + bytes; ++dword) {
        auto& of_bank = wanted[static_cast<unsigned>(dword % config_.lds_banks)];
        of_bank.insert(dword);
        most = std::max(most, of_bank.size());
      }
    });
    return static_cast<unsigned>(most);
  }

  const Config& config_;
  Memory& memory_;
  std::vector<Simd> simds_;
  Cache cache_;
  lockstep::embed::DecodedCode<Isa> code_;
  std::priority_queue<Answer> answers_;
  Report report_;
  Time now_ = 0, lds_free_ = 0, vmem_free_ = 0, dram_free_ = 0;
  unsigned in_flight_ = 0;
};

}  // namespace simulator
