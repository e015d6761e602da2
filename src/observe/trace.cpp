// Traces: what an instruction writes.
#include "lockstep/device/trace.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <unordered_map>
#include <utility>

#include "lockstep/device/register_name.hpp"
#include "observe/trace_numbers.hpp"

namespace lockstep {

namespace {

/// 32 bits that almost always differ if the values do.
std::uint32_t digest_of(std::span<const std::uint32_t> values, std::uint32_t seed = 0x811c9dc5u) {
  std::uint64_t state = seed;
  for (const std::uint32_t value : values) {
    state = (state ^ value) * 0x9e3779b97f4a7c15u;
    state ^= state >> 29;
  }
  return static_cast<std::uint32_t>(state ^ state >> 32);
}

}  // namespace

class Trace::Recorder {
 public:
  Recorder(TraceOptions options, Take take) : options_(std::move(options)), take_(std::move(take)) {}

  void launch_begins(const LaunchView& launch) { launch_ = launch; }

  void before(const Step& step) {
    wanted_ = fits(step);
    if (!wanted_) return;
    traced_.workgroup = step.wave.workgroup;
    traced_.wave = step.wave.wave;
    traced_.index = step.wave.instructions;
    traced_.pc = launch_.file_pc(step.pc);
    traced_.from_entry = step.pc - launch_.entry;
    traced_.text = text_of(step);
    traced_.writes.clear();
    kept_.clear();
    scc_ = step.wave.scc;
    const StateSet written = step.uses->writes;
    if (written.has(State::vgprs) || written.has(State::sgprs)) {
      keep_all(step);
    } else {
      for (const RegisterUse& use : step.uses->all())
        if (use.written)
          for (std::uint32_t i = 0; i < use.count; ++i)
            if (step.access == nullptr || !step.access->leaves_out(i)) keep(step, use.file, use.first + i);
    }
    trace_access(step);
  }

  void after(const Step& step) {
    if (!wanted_) return;
    const std::uint32_t lanes = step.wave.lanes;
    for (const KeptRegister& kept : kept_) {
      TracedWrite write;
      write.vector = kept.file == UsedFile::vgpr;
      if (!write.vector) {
        write.before = kept.before;
        write.after = step.wave.scalar(kept.number);
        if (kept.unsure && write.before == write.after) continue;
        write.name = register_name(kept.file, kept.number, step.wave);
      } else {
        const std::span now = row(step, kept.number).first(lanes);
        const std::span then = std::span(rows_).subspan(kept.row * most_lanes, lanes);
        if (kept.unsure && std::equal(now.begin(), now.end(), then.begin())) continue;
        write.name = register_name(kept.file, kept.number, step.wave);
        write.before = digest_of(then);
        write.after = digest_of(now);
        if (options_.lanes) {
          write.lanes_before.assign(then.begin(), then.end());
          write.lanes.assign(now.begin(), now.end());
        }
      }
      traced_.writes.push_back(std::move(write));
    }
    if (step.uses->writes.has(State::scc)) traced_.writes.push_back({"scc", false, scc_, step.wave.scc, {}, {}});
    take_(traced_);
  }

 private:
  static constexpr std::size_t most_lanes = 64;
  /// A register that the instruction writes, with its value before.
  struct KeptRegister {
    UsedFile file{};
    std::uint32_t number = 0;
    std::uint32_t before = 0;  ///< of a scalar
    std::size_t row = 0;       ///< of a vector: its number in rows_
    bool unsure = false;       ///< shown only if it has changed
  };

  static std::span<const std::uint32_t> row(const Step& step, std::uint32_t number) {
    const bool accumulator = number >= first_accvgpr && step.wave.accvgprs != 0;
    return {accumulator ? step.wave.accumulators + most_lanes * (number - first_accvgpr)
                        : step.wave.rows + most_lanes * number,
            most_lanes};
  }
  static bool has_row(const Step& step, std::uint32_t number) {
    if (number >= first_accvgpr && step.wave.accvgprs != 0) return number - first_accvgpr < step.wave.accvgprs;
    return number < step.wave.vgprs;
  }

  void keep(const Step& step, UsedFile file, std::uint32_t number, bool unsure = false) {
    KeptRegister kept{file, number, 0, 0, unsure};
    if (file == UsedFile::vgpr) {
      if (!has_row(step, number)) return;  // the instruction will fault
      kept.row = kept_.size();
      rows_.resize(std::max(rows_.size(), (kept.row + 1) * most_lanes));
      std::copy_n(row(step, number).data(), most_lanes, rows_.data() + kept.row * most_lanes);
    } else {
      if (number >= 256) return;
      kept.before = step.wave.scalar(number);
    }
    kept_.push_back(kept);
  }
  void keep_all(const Step& step) {
    for (std::uint32_t n = 0; n < 128; ++n)
      if ((*launch_.selectors)[n].is_register()) keep(step, UsedFile::scalar, n, true);
    for (std::uint32_t n = 0; n < step.wave.vgprs; ++n) keep(step, UsedFile::vgpr, n, true);
    for (std::uint32_t n = 0; n < step.wave.accvgprs; ++n) keep(step, UsedFile::vgpr, first_accvgpr + n, true);
  }

  const std::string& text_of(const Step& step) {
    Text& known = texts_[step.pc];
    if (!std::equal(step.words.begin(), step.words.end(), known.words.begin()) || known.text.empty()) {
      std::copy(step.words.begin(), step.words.end(), known.words.begin());
      known.text = launch_.disassemble(step.words);
    }
    return known.text;
  }

  bool fits(const Step& step) const {
    const TraceFilter& filter = options_.filter;
    const std::uint64_t pc = launch_.file_pc(step.pc);
    if (pc < filter.first_pc || pc > filter.last_pc) return false;
    if (filter.wave && *filter.wave != step.wave.wave) return false;
    if (filter.workgroup && *filter.workgroup != step.wave.workgroup) return false;
    if (step.wave.instructions < filter.first_index || step.wave.instructions > filter.last_index) return false;
    return !filter.has_register() || touches(step);
  }
  bool touches(const Step& step) const {
    const TraceFilter& filter = options_.filter;
    if (filter.register_file == "scc") return step.uses->writes.has(State::scc) || step.uses->reads.has(State::scc);
    for (const RegisterUse& use : step.uses->all())
      for (std::uint32_t i = 0; i < use.count; ++i) {
        const bool vector = use.file == UsedFile::vgpr;
        const std::string name = register_name(use.file, use.first + i, step.wave);
        if (name == filter.register_file || (!vector && name.substr(0, name.rfind('_')) == filter.register_file))
          return true;
        std::uint32_t number = 0;
        if (name.starts_with(filter.register_file) && parse_whole(std::string_view(name).substr(1), number) &&
            number >= filter.first_register && number <= filter.last_register)
          return true;
      }
    return false;
  }

  void trace_access(const Step& step) {
    traced_.access = {};
    if (step.access == nullptr) return;
    const AccessView& access = *step.access;
    TracedAccess& to = traced_.access;
    to.bytes = access.asked_bytes();
    to.lowest = ~std::uint64_t{0};
    std::uint32_t digest = access.bytes ^ access.left_out;
    AddressSpace space = AddressSpace::global;
    bool several = false;
    // A block may leave out its first dwords.
    const std::uint32_t begin = 4 * static_cast<std::uint32_t>(std::countr_one(access.left_out));
    const auto add = [&](std::uint64_t address) {
      to.lowest = std::min(to.lowest, address + begin);
      to.highest = std::max(to.highest, address + (access.bytes != 0 ? access.bytes - 1 : 0));
      const std::array<std::uint32_t, 2> halves = {static_cast<std::uint32_t>(address),
                                                   static_cast<std::uint32_t>(address >> 32)};
      digest = digest_of(halves, digest);
    };
    for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane) {
      if ((access.lanes >> lane & 1) == 0) continue;
      if (to.lanes++ == 0) space = access.space[lane];
      several = several || access.space[lane] != space;
      add(access.address[lane]);
      if (access.both) add(access.address1[lane]);
      if (!access.writes()) continue;
      for (const RegisterUse& use : step.uses->all()) {
        if (!use.read || (use.role != Role::data && use.role != Role::data1)) continue;
        for (std::uint32_t i = 0; i < use.count; ++i)
          if (use.file == UsedFile::vgpr && has_row(step, use.first + i) && !access.leaves_out(i))
            digest = digest_of(row(step, use.first + i).subspan(lane, 1), digest);
      }
    }
    to.digest = digest;
    to.kind = several                          ? "flat"
              : space == AddressSpace::lds     ? "LDS"
              : space == AddressSpace::scratch ? "scratch"
                                               : "global";
    to.kind += access.atomic()     ? " atomic"
               : access.to_lds()   ? " load to LDS"
               : access.from_lds() ? " store from LDS"
               : access.writes()   ? " store"
                                   : " load";
  }

  struct Text {
    std::array<std::uint32_t, 4> words{};
    std::string text;
  };

  TraceOptions options_;
  Take take_;
  LaunchView launch_;
  bool wanted_ = false, scc_ = false;
  TracedStep traced_;
  std::vector<KeptRegister> kept_;
  std::vector<std::uint32_t> rows_;  ///< the vectors before the instruction, by KeptRegister::row
  std::unordered_map<std::uint64_t, Text> texts_;
};

Trace::Trace(TraceOptions options, Take take)
    : recorder_(std::make_unique<Recorder>(std::move(options), std::move(take))) {}
Trace::~Trace() = default;

void Trace::launch_begins(const LaunchView& launch) { recorder_->launch_begins(launch); }
void Trace::before(const Step& step) { recorder_->before(step); }
void Trace::after(const Step& step) { recorder_->after(step); }

}  // namespace lockstep
