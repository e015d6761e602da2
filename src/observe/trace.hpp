// Every instruction of a launch as it executes: what it was and what it wrote. As values, or as lines of text.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "observe/trace_filter.hpp"
#include "observe/trace_step.hpp"

namespace lockstep {

struct TraceOptions {
  TraceFilter filter{};
  bool lanes = false;  ///< all lanes of vectors in place of digests
};

/// Hands each instruction that fits to `take`, in the order of execution. An instruction that faults is not told: the
/// fault itself is.
class Trace final : public Observer {
 public:
  using Take = std::function<void(const TracedStep&)>;

  Trace(TraceOptions options, Take take) : options_(std::move(options)), take_(std::move(take)) {}

  void launch_begins(const LaunchView& launch) override { launch_ = launch; }

  void before(const Step& step) override {
    wanted_ = fits(step);
    if (!wanted_) return;
    told_.workgroup = step.wave.workgroup;
    told_.wave = step.wave.wave;
    told_.index = step.wave.instructions;
    told_.pc = launch_.file_pc(step.pc);
    told_.from_entry = step.pc - launch_.entry;
    told_.text = text_of(step);
    told_.writes.clear();
    places_.clear();
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
    look_at_access(step);
  }

  void after(const Step& step) override {
    if (!wanted_) return;
    const std::uint32_t lanes = step.wave.lanes;
    for (const Place& place : places_) {
      TracedWrite write;
      write.vector = place.file == UsedFile::vgpr;
      if (!write.vector) {
        write.before = place.before;
        write.after = step.wave.scalar(place.number);
        if (place.unsure && write.before == write.after) continue;
        write.name = register_name(place.file, place.number, step.wave);
      } else {
        const std::span now = row(step, place.number).first(lanes);
        const std::span then = std::span(rows_).subspan(place.row * most_lanes, lanes);
        if (place.unsure && std::equal(now.begin(), now.end(), then.begin())) continue;
        write.name = register_name(place.file, place.number, step.wave);
        write.before = digest_of(then);
        write.after = digest_of(now);
        if (options_.lanes) {
          write.lanes_then.assign(then.begin(), then.end());
          write.lanes.assign(now.begin(), now.end());
        }
      }
      told_.writes.push_back(std::move(write));
    }
    if (step.uses->writes.has(State::scc)) told_.writes.push_back({"scc", false, scc_, step.wave.scc, {}, {}});
    take_(told_);
  }

 private:
  static constexpr std::size_t most_lanes = 64;
  struct Place {
    UsedFile file{};
    std::uint32_t number = 0;
    std::uint32_t before = 0;  ///< of a scalar
    std::size_t row = 0;       ///< of a vector: in rows_
    bool unsure = false;       ///< told only if it has changed
  };

  static std::span<const std::uint32_t> row(const Step& step, std::uint32_t number) {
    const bool accumulator = number >= 256 && step.wave.accvgprs != 0;
    return {accumulator ? step.wave.accumulators + most_lanes * (number - 256) : step.wave.rows + most_lanes * number,
            most_lanes};
  }
  static bool has_row(const Step& step, std::uint32_t number) {
    if (number >= 256 && step.wave.accvgprs != 0) return number - 256 < step.wave.accvgprs;
    return number < step.wave.vgprs;
  }

  void keep(const Step& step, UsedFile file, std::uint32_t number, bool unsure = false) {
    Place place{file, number, 0, 0, unsure};
    if (file == UsedFile::vgpr) {
      if (!has_row(step, number)) return;  // the instruction will fault
      place.row = places_.size();
      rows_.resize(std::max(rows_.size(), (place.row + 1) * most_lanes));
      std::copy_n(row(step, number).data(), most_lanes, rows_.data() + place.row * most_lanes);
    } else {
      if (number >= 256) return;
      place.before = step.wave.scalar(number);
    }
    places_.push_back(place);
  }
  void keep_all(const Step& step) {
    for (std::uint32_t n = 0; n < 128; ++n)
      if ((*launch_.selectors)[n].is_register()) keep(step, UsedFile::scalar, n, true);
    for (std::uint32_t n = 0; n < step.wave.vgprs; ++n) keep(step, UsedFile::vgpr, n, true);
    for (std::uint32_t n = 0; n < step.wave.accvgprs; ++n) keep(step, UsedFile::vgpr, 256 + n, true);
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
        if (name.starts_with(filter.register_file) && detail::parse_whole(std::string_view(name).substr(1), number) &&
            number >= filter.first_register && number <= filter.last_register)
          return true;
      }
    return false;
  }

  void look_at_access(const Step& step) {
    told_.access = {};
    if (step.access == nullptr) return;
    const AccessView& access = *step.access;
    TracedAccess& to = told_.access;
    to.bytes = access.asked_bytes();
    to.lowest = ~std::uint64_t{0};
    std::uint32_t digest = access.bytes ^ access.left_out;
    AddressSpace space = AddressSpace::global;
    bool several = false;
    // Of a block the first dword may be left out.
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
    to.what = several                          ? "flat"
              : space == AddressSpace::lds     ? "LDS"
              : space == AddressSpace::scratch ? "scratch"
                                               : "global";
    to.what += access.atomic()     ? " atomic"
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
  TracedStep told_;
  std::vector<Place> places_;
  std::vector<std::uint32_t> rows_;  ///< as they were before, by Place::row
  std::unordered_map<std::uint64_t, Text> texts_;
};

}  // namespace lockstep
