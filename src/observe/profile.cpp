// Profiles: how they are counted.
#include "lockstep/device/profile.hpp"

#include <algorithm>
#include <bit>
#include <unordered_map>
#include <utility>

#include "observe/arithmetic.hpp"
#include "observe/lds_banks.hpp"
#include "observe/line_set.hpp"
#include "observe/members.hpp"

namespace lockstep {

std::string_view class_name(InstructionClass kind) {
  switch (kind) {
    case InstructionClass::salu: return "salu";
    case InstructionClass::valu: return "valu";
    case InstructionClass::transcendental: return "transcendental";
    case InstructionClass::matrix: return "matrix";
    case InstructionClass::smem: return "smem";
    case InstructionClass::vmem: return "vmem";
    case InstructionClass::lds: return "lds";
    case InstructionClass::branch: return "branch";
    case InstructionClass::message: return "message";
    case InstructionClass::barrier: return "barrier";
    case InstructionClass::end: return "end";
  }
  return "";
}

InstructionProfile& InstructionProfile::operator+=(const InstructionProfile& other) {
  executions += other.executions;
  lanes += other.lanes;
  whole += other.whole;
  none += other.none;
  taken += other.taken;
  accesses += other.accesses;
  bytes += other.bytes;
  lines64 += other.lines64;
  lines128 += other.lines128;
  least128 += other.least128;
  lds_accesses += other.lds_accesses;
  lds_bytes += other.lds_bytes;
  lds_turns += other.lds_turns;
  lds_least += other.lds_least;
  scratch_bytes += other.scratch_bytes;
  operations += other.operations;
  return *this;
}

InstructionProfile ProfileResult::total() const {
  InstructionProfile sum;
  for (const ProfiledInstruction& each : instructions) sum += each.counts;
  return sum;
}

std::array<InstructionProfile, instruction_classes> ProfileResult::by_class() const {
  std::array<InstructionProfile, instruction_classes> sums{};
  for (const ProfiledInstruction& each : instructions) sums[static_cast<std::size_t>(each.kind)] += each.counts;
  return sums;
}

class Profile::Counter {
 public:
  void launch_begins(const LaunchView& launch) {
    result_ = {};
    result_.launch = launch;
    workgroups_.launch_begins(launch);
    slots_.clear();
    index_.clear();
    recent_.fill({});
    read_lines_.clear();
    written_lines_.clear();
  }
  void workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) {
    ProfiledWorkgroup group;
    group.id = {id[0], id[1], id[2]};
    group.waves = waves;
    RunningWorkgroup& running = workgroups_.next();
    running.place = result_.workgroups.size();
    running.wave_counts.assign(waves, 0);
    result_.workgroups.push_back(group);
    result_.waves += waves;
  }
  void wave_begins(const StartView& start) {
    result_.vgprs = std::max(result_.vgprs, start.wave.vgprs);
    result_.accvgprs = std::max(result_.accvgprs, start.wave.accvgprs);
    result_.sgprs = std::max(result_.sgprs, start.wave.sgprs);
  }

  void before(const Step& step) {
    Slot& slot = slot_of(step);
    InstructionProfile& counts = slot.counts;
    ++counts.executions;
    ++workgroups_.of(step.wave).wave_counts[step.wave.wave];
    if (!is_vector(slot.kind)) {
      if (step.access != nullptr) count_memory(counts, step);
      return;
    }
    const auto on = static_cast<std::uint32_t>(std::popcount(step.wave.exec));
    counts.lanes += on;
    counts.whole += on == step.wave.lanes ? 1 : 0;
    counts.none += on == 0 ? 1 : 0;
    if (step.access != nullptr) count_memory(counts, step);
  }
  void moved(const Step& step) {
    if (step.info->memory->action == MemoryAction::sample) count_memory(slot_of(step).counts, step);
  }
  void after(const Step& step) {
    if (step.uses->instruction_class != InstructionClass::branch) return;
    if (step.wave.pc != step.pc + 4 * step.words.size()) ++slot_of(step).counts.taken;
  }
  void workgroup_ends(const Fault& fault) {
    const RunningWorkgroup& running = workgroups_.next();
    ProfiledWorkgroup& group = result_.workgroups[running.place];
    group.shortest_wave = ~std::uint64_t{0};
    for (const std::uint64_t count : running.wave_counts) {
      group.instructions += count;
      group.longest_wave = std::max(group.longest_wave, count);
      group.shortest_wave = std::min(group.shortest_wave, count);
    }
    if (fault) result_.faulted = true;
  }

  ProfileResult take() {
    for (Slot& slot : slots_) add_arithmetic(slot);
    result_.read_lines = read_lines_.size();
    result_.written_lines = written_lines_.size();
    for (const Slot& slot : slots_)
      result_.instructions.push_back({result_.launch.file_pc(slot.pc),
                                      result_.launch.disassemble(std::span(slot.words).first(slot.dwords)), "",
                                      slot.kind, slot.counts});
    std::sort(result_.instructions.begin(), result_.instructions.end(),
              [](const ProfiledInstruction& a, const ProfiledInstruction& b) { return a.pc < b.pc; });
    return std::move(result_);
  }

 private:
  struct Slot {
    std::uint64_t pc = 0;
    std::array<std::uint32_t, 4> words{};
    std::uint32_t dwords = 0;
    InstructionClass kind{};
    InstructionArithmetic arithmetic{};
    InstructionProfile counts{};
  };
  struct RunningWorkgroup {
    std::size_t place = 0;  ///< in the result's workgroups
    std::vector<std::uint64_t> wave_counts;
  };
  struct Recent {
    std::uint64_t pc = 0;
    std::uint32_t slot = 0;  ///< + 1; 0: none
  };

  Slot& slot_of(const Step& step) {
    Recent& recent = recent_[step.pc / 4 % recent_.size()];
    if (recent.slot != 0 && recent.pc == step.pc) return slots_[recent.slot - 1];
    const auto [at, is_new] = index_.try_emplace(step.pc, static_cast<std::uint32_t>(slots_.size()));
    if (is_new) add_slot(step);
    recent = {step.pc, at->second + 1};
    return slots_[at->second];
  }
  void add_slot(const Step& step) {
    Slot slot;
    slot.pc = step.pc;
    std::copy(step.words.begin(), step.words.end(), slot.words.begin());
    slot.dwords = static_cast<std::uint32_t>(step.words.size());
    slot.kind = step.uses->instruction_class;
    slot.arithmetic = arithmetic_of(step);
    slots_.push_back(slot);
    for (const RegisterUse& use : step.uses->all()) {
      const std::uint32_t end = std::uint32_t{use.first} + use.count;
      if (use.file == UsedFile::scalar) {
        if ((*result_.launch.selectors)[use.first].kind == SelectorKind::sgpr)
          result_.used_sgprs = std::max(result_.used_sgprs, end);
      } else if (use.first >= first_accvgpr && step.wave.accvgprs != 0) {
        result_.used_accvgprs = std::max(result_.used_accvgprs, end - first_accvgpr);
      } else {
        result_.used_vgprs = std::max(result_.used_vgprs, end);
      }
    }
  }

  /// From the number of executions, or of lanes.
  void add_arithmetic(Slot& slot) {
    const std::uint64_t times = slot.arithmetic.by_lanes ? slot.counts.lanes : slot.counts.executions;
    slot.counts.operations = times * slot.arithmetic.total();
    auto& sums = slot.arithmetic.matrix ? result_.arithmetic.matrix : result_.arithmetic.vector;
    for (std::size_t i = 0; i < slot.arithmetic.used; ++i) {
      const InstructionArithmetic::Part& part = slot.arithmetic.parts[i];
      sums[static_cast<std::size_t>(part.format)] += times * part.count;
    }
  }

  void count_memory(InstructionProfile& counts, const Step& step) {
    const AccessView& access = *step.access;
    bool lds = false, scratch = false;
    std::size_t lines = 0;
    std::uint64_t bytes = 0;
    // The numbers of lines of 64 bytes. Most come in order, so a line that is equal to the last one is left out.
    const auto add = [&](std::uint64_t address, std::uint32_t count) {
      std::uint64_t line = address / 64;
      std::uint64_t more = (address % 64 + (count != 0 ? count - 1 : 0)) / 64 + 1;  // an access may end at 2^64
      for (; more != 0 && lines < lines_.size(); --more, ++line)
        if (lines == 0 || lines_[lines - 1] != line) lines_[lines++] = line;
    };
    for (std::uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
      const auto lane = static_cast<std::size_t>(std::countr_zero(rest));
      if (access.to_lds()) {
        result_.used_lds = std::max(result_.used_lds, static_cast<std::uint32_t>(access.address1[lane]) + access.bytes);
        ++counts.lds_accesses;
        counts.lds_bytes += access.bytes;
      }
      if (access.space[lane] == AddressSpace::lds) {
        lds = true;
        for (std::uint32_t i = 0; i < (access.both ? 2u : 1u); ++i) {
          const std::uint64_t address = i == 0 ? access.address[lane] : access.address1[lane];
          result_.used_lds = std::max(result_.used_lds, static_cast<std::uint32_t>(address) + access.bytes);
          ++counts.lds_accesses;
          counts.lds_bytes += access.bytes;
        }
        continue;
      }
      ++counts.accesses;
      bytes += access.asked_bytes();
      if (access.space[lane] == AddressSpace::scratch) {
        scratch = true;
        counts.scratch_bytes += access.asked_bytes();
      }
      if (access.left_out == 0) {
        add(access.address[lane], access.bytes);
        continue;
      }
      access.each_piece(static_cast<std::uint32_t>(lane),
                        [&](std::uint32_t first, std::uint32_t count) { add(access.address[lane] + first, count); });
    }
    counts.bytes += bytes;
    if (lines != 0) {
      const std::size_t distinct = count_lines(counts, lines, bytes);
      if (!scratch) touch(access, distinct);  // addresses of scratch are those of a lane
    }
    if (!lds) return;
    const LdsTurns turns = lds_turns(access, step.wave.lanes, result_.launch.geometry);
    counts.lds_turns += turns.turns;
    counts.lds_least += turns.least;
  }
  /// The first `distinct` lines of lines_, which are in order.
  void touch(const AccessView& access, std::size_t distinct) {
    const bool stores = access.op->action == MemoryAction::store || access.from_lds();
    for (std::size_t i = 0; i < distinct; ++i) {
      if (i != 0 && lines_[i] / 2 == lines_[i - 1] / 2) continue;
      if (!stores) read_lines_.add(lines_[i] / 2);
      if (stores || access.atomic()) written_lines_.add(lines_[i] / 2);
    }
  }
  /// Gives the number of different lines, which then stand at the front of lines_.
  std::size_t count_lines(InstructionProfile& counts, std::size_t lines, std::uint64_t bytes) {
    const auto begin = lines_.begin(), end = begin + static_cast<std::ptrdiff_t>(lines);
    if (!std::is_sorted(begin, end)) std::sort(begin, end);
    const auto distinct = std::unique(begin, end);
    counts.lines64 += static_cast<std::uint64_t>(distinct - begin);
    std::uint64_t wide = 0;
    for (auto at = begin; at != distinct; ++at) wide += at == begin || *at / 2 != *(at - 1) / 2 ? 1 : 0;
    counts.lines128 += wide;
    counts.least128 += std::min(wide, (bytes + 127) / 128);
    return static_cast<std::size_t>(distinct - begin);
  }

  ProfileResult result_;
  std::vector<Slot> slots_;
  std::unordered_map<std::uint64_t, std::uint32_t> index_;  ///< of a slot, by pc
  std::array<Recent, 1024> recent_{};
  OfMembers<RunningWorkgroup> workgroups_;
  LineSet read_lines_, written_lines_;
  std::array<std::uint64_t, 64 * 9> lines_{};  ///< of one access: 64 lanes, at most 512 bytes each
};

Profile::Profile() : counter_(std::make_unique<Counter>()) {}
Profile::~Profile() = default;

void Profile::launch_begins(const LaunchView& launch) { counter_->launch_begins(launch); }
void Profile::workgroup_begins(std::span<const std::uint32_t, 3> id, std::uint32_t waves) {
  counter_->workgroup_begins(id, waves);
}
void Profile::wave_begins(const StartView& start) { counter_->wave_begins(start); }
void Profile::before(const Step& step) { counter_->before(step); }
void Profile::after(const Step& step) { counter_->after(step); }
void Profile::moved(const Step& step) { counter_->moved(step); }
void Profile::workgroup_ends(const Fault& fault) { counter_->workgroup_ends(fault); }

ProfileResult Profile::take() { return counter_->take(); }

}  // namespace lockstep
