// What there is to see of a session, as JSON; bulk data as addresses in the module's memory.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "json.hpp"
#include "launch/lane_moves.hpp"
#include "mode_text.hpp"
#include "program.hpp"
#include "session.hpp"

namespace lockstep::web {

template <class Isa, std::uint16_t size>
class ViewedSession final : public SteppedSession<Isa, size> {
 public:
  using Base = SteppedSession<Isa, size>;
  using Steps = typename Base::Steps;
  using WaveType = typename Steps::WaveType;

  ViewedSession(std::shared_ptr<const Program<Isa>> program, std::shared_ptr<DeviceMemory> memory,
                PreparedLaunch launch, const StepOptions& options, std::vector<ShownRange> ranges)
      : Base(std::move(launch), options, std::move(ranges)), program_(std::move(program)), memory_(std::move(memory)) {}

  std::string status() override {
    const auto& state = steps_.state;
    const std::string_view name = steps_.fault ? "fault" : state.over ? "ended" : state.position ? "running" : "ready";
    Json json;
    json.object([&] {
      json.number("position", state.position).number("furthest", steps_.furthest).text("status", name);
      json.number("nextWave", steps_.next_wave()).number("lastWave", state.last_wave);
      json.key("pc");
      address(json, steps_.pc());
      json.number("workgroup", state.workgroup).number("workgroups", steps_.workgroups());
      json.key("workgroupId");
      triple(json, steps_.group().id());
      json.key("waves").array([&] {
        for (std::size_t i = 0; i < steps_.group().waves(); ++i) write_wave(json, i);
      });
      json.key("fault");
      write_fault(json);
    });
    return json.take();
  }

  std::string state(std::uint32_t index) override {
    const auto* const before = this->before_last_step();
    WaveType& wave = steps_.wave(std::min<std::size_t>(index, steps_.group().waves() - 1));
    auto& registers = wave.registers;
    const bool moved = before != nullptr && steps_.state.last_wave == static_cast<std::int32_t>(index);
    changes(registers, moved ? before : nullptr);
    Json json;
    json.object([&] {
      json.number("wave", index).number("lanes", std::uint32_t{size}).text("status", status_of(index));
      json.key("pc");
      address(json, registers.pc);
      show_rows(registers);
      view(json, "vgprs", shown_rows_.data(), std::size_t{64} * registers.vgpr_limit);
      json.number("vgprCount", registers.vgpr_limit);
      view(json, "accvgprs", shown_rows_.data() + std::size_t{64} * registers.vgpr_limit,
           std::size_t{64} * registers.accvgpr_limit);
      json.number("accvgprCount", registers.accvgpr_limit);
      view(json, "scalars", registers.s.data(), registers.s.size());
      json.number("sgprCount", registers.sgpr_limit);
      json.wide("exec", registers.exec()).wide("vcc", registers.vcc()).boolean("scc", registers.scc);
      json.number("m0", registers.m0());
      json.key("mode");
      write_mode(json, registers.mode, Isa::mode_layout);
      json.key("counters").array([&] { write_outstanding(json, wave); });
      json.key("inFlight").array([&] { write_in_flight(json, wave); });
      const std::size_t vgprs = std::size_t{2} * registers.vgpr_limit;
      view(json, "changedVgprs", changed_rows_.data(), vgprs);
      view(json, "changedAccvgprs", changed_rows_.data() + vgprs, std::size_t{2} * registers.accvgpr_limit);
      view(json, "changedScalars", changed_scalars_.data(), changed_scalars_.size());
      json.boolean("changedScc", moved && before->scc != registers.scc);
    });
    return json.take();
  }

  std::string memory() override {
    Json json;
    json.object([&] {
      view(json, "lds", steps_.group().lds().data(), steps_.group().lds().size());
      view(json, "ldsTouches", steps_.state.lds_touches.data(), steps_.state.lds_touches.size());
      json.key("buffers").array([&] {
        for (const ShownRange& range : steps_.ranges) {
          json.object([&] {
            json.text("name", range.name).wide("address", range.address).number("bytes", range.size);
            json.boolean("writable", range.writable);
            view(json, "content", range.bytes, range.size);
            view(json, "touches", range.touches.data(), range.touches.size());
          });
        }
      });
    });
    return json.take();
  }

  std::string accesses() override {
    (void)this->before_last_step();  // after a move backwards nothing is known of the step before
    constexpr std::array<std::string_view, 4> kinds = {"", "read", "written", "atomic"};
    Json json;
    json.array([&] {
      for (const Touch& touch : steps_.touches) {
        json.object([&] {
          json.number("lane", touch.lane).text("space", space_name(touch.space)).wide("address", touch.address);
          json.number("bytes", touch.bytes).text("kind", kinds[touch.kind]);
          std::int32_t buffer = -1;
          std::uint64_t offset = 0;
          for (std::size_t i = 0; i < steps_.ranges.size() && touch.space == AddressSpace::global; ++i) {
            const ShownRange& range = steps_.ranges[i];
            if (touch.address < range.address || touch.address - range.address >= range.size) continue;
            buffer = static_cast<std::int32_t>(i);
            offset = touch.address - range.address;
          }
          json.number("buffer", buffer).number("offset", offset);
        });
      }
    });
    return json.take();
  }

  std::string lane_moves() override {
    Json json;
    using W = typename Steps::Registers;
    using Moves = LaneMoves<W>;
    const std::int32_t next = steps_.next_wave();
    if (next < 0 || steps_.state.finished) return json.null().take();
    WaveType& wave = steps_.wave(static_cast<std::size_t>(next));
    const auto* const instruction = steps_.instruction_at(wave, wave.registers.pc);
    if (instruction == nullptr || instruction->refused || Moves::kind_of(instruction->instruction) == Moves::Kind::none)
      return json.null().take();
    if (probe_ == nullptr) probe_ = std::make_unique<LaneProbe<W>>();
    LaneSources sources;
    Moves::find(wave.registers, instruction->instruction, *probe_, sources);
    std::copy_n(sources.from.begin(), size, from_.begin());
    json.object([&] {
      view(json, "from", from_.data(), size);
      const auto name = [&](std::uint16_t number, std::uint8_t count) {
        return register_text(Isa{},
                             {.file = UsedFile::vgpr, .first = number, .count = std::max<std::uint16_t>(count, 1)});
      };
      json.text("source", name(sources.source, sources.dwords)).text("target", name(sources.target, 1));
      json.boolean("computes", sources.computes);
    });
    return json.take();
  }

  std::string findings() override {
    Json json;
    json.array([&] {
      for (std::size_t i = 0; i < steps_.found().size(); ++i) {
        const Finding& found = steps_.found()[i];
        json.object([&] {
          json.text("check", check_name(found.kind)).number("step", steps_.found_at[i].step);
          json.number("wave", found.at.wave).number("workgroup", steps_.found_at[i].workgroup);
          json.number("lane", found.at.lane).number("count", found.count);
          json.key("address");
          address(json, found.at.pc);
          write_line(json, program_->line_of(steps_.file_address(found.at.pc)));
          json.text("message", message_of(found));
        });
      }
    });
    return json.take();
  }

  std::string timeline() override {
    constexpr std::array<std::string_view, 7> names = {"begins",  "turn", "waits", "barrier",
                                                       "resumes", "ends", "fault"};
    Json json;
    json.array([&] {
      for (const TimelineEvent& event : steps_.timeline) {
        json.object([&] {
          json.number("step", event.step).number("wave", event.wave).number("workgroup", event.workgroup);
          json.text("event", names[static_cast<std::size_t>(event.kind)]);
          json.key("address");
          address(json, event.pc);
        });
      }
    });
    return json.take();
  }

 private:
  using Base::steps_;

  static std::string_view space_name(AddressSpace space) {
    return space == AddressSpace::lds ? "lds" : space == AddressSpace::scratch ? "scratch" : "global";
  }
  static void triple(Json& json, const std::array<std::uint32_t, 3>& of) {
    json.array([&] {
      for (const std::uint32_t each : of) json.number(each);
    });
  }
  /// An address of code as the file has it.
  void address(Json& json, std::optional<std::uint64_t> pc) const {
    if (pc)
      json.wide(steps_.file_address(*pc));
    else
      json.null();
  }
  /// [where in the module's memory, how many elements]
  template <class T>
  static void view(Json& json, std::string_view name, const T* data, std::size_t count) {
    json.key(name).array([&] { json.number(reinterpret_cast<std::uintptr_t>(data)).number(count); });
  }

  std::string_view status_of(std::size_t index) {
    const WaveType& wave = steps_.wave(index);
    if (steps_.fault && steps_.fault->wave == index) return "fault";
    return wave.ended() ? "ended" : wave.at_barrier() ? "at barrier" : "running";
  }
  void write_wave(Json& json, std::size_t index) {
    const auto& wave = steps_.wave(index);
    json.object([&] {
      json.number("index", index).text("status", status_of(index));
      json.key("pc");
      address(json, wave.registers.pc);
      json.wide("exec", wave.registers.exec()).number("instructions", wave.registers.instructions);
      json.number("inFlight", wave.in_flight().size());
    });
  }
  void write_fault(Json& json) {
    if (!steps_.fault) {
      json.null();
      return;
    }
    const Fault& fault = *steps_.fault;
    json.object([&] {
      json.text("kind", fault_name(fault.kind));
      json.key("address");
      address(json, fault.pc);
      write_line(json, program_->line_of(steps_.file_address(fault.pc)));
      json.number("wave", fault.wave).number("lane", fault.lane);
      json.key("workgroup");
      triple(json, fault.workgroup);
      json.text("message", steps_.fault_text);
    });
  }

  /// What, the instruction that it conflicts with, what to do.
  std::string message_of(const Finding& found) {
    std::string text = found.what;
    if (found.other.known && found.other.pc != found.at.pc) {
      const std::uint64_t pc = steps_.file_address(found.other.pc);
      text += "; the other: ";
      if (const auto instruction = program_->at(pc))
        text.append("'").append(disassemble(*instruction, {.wave_size = size})).append("'");
      const std::optional<std::size_t> line = program_->line_of(pc);
      text.append(line ? " in line " + decimal(*line) : " at pc " + hex(pc));
    }
    if (!found.advice.empty()) text.append("; ").append(found.advice);
    return text;
  }

  void write_outstanding(Json& json, const WaveType& wave) const {
    WaitCounterSet seen;
    for (const WaitField& field : Isa::wait_fields()) {
      if (seen.has(field.counter)) continue;
      seen.bits = static_cast<std::uint16_t>(seen.bits | wait_counter_set(field.counter).bits);
      json.object([&] {
        json.text("name", wait_counter_name(field.counter)).number("outstanding", wave.outstanding(field.counter));
        json.number("most", field.most());
      });
    }
  }
  void write_in_flight(Json& json, const WaveType& wave) {
    for (const auto& access : wave.in_flight()) {
      json.object([&] {
        json.number("id", access.id);
        json.key("address");
        address(json, access.pc);
        json.text("text", disassemble(access.instruction, {.wave_size = size}));
        json.key("counters");
        write_counters(json, access.counters);
        json.number("step", access.user);
        json.key("registers").array([&] {
          if (const auto* const known = steps_.instruction_at(wave, access.pc))
            for (const RegisterUse& use : known->uses.all())
              if (use.written) write_register(json, Isa{}, use);
        });
      });
    }
  }

  /// Masks of lanes that differ, by row; bits of scalars that differ.
  template <class Registers>
  void changes(const Registers& now, const Registers* before) {
    const std::size_t rows = now.allocated_rows();
    changed_rows_.assign(2 * std::max<std::size_t>(rows, 1), 0);
    changed_scalars_.fill(0);
    if (before == nullptr) return;
    for (std::size_t row = 0; row < rows; ++row)
      for (std::uint32_t lane = 0; lane < size; ++lane)
        if (now.v[row][lane] != before->v[row][lane]) changed_rows_[2 * row + lane / 32] |= 1u << lane % 32;
    for (std::size_t n = 0; n < now.s.size(); ++n)
      if (now.s[n] != before->s[n]) changed_scalars_[n / 32] |= 1u << n % 32;
  }

  /// Rows of 64 lanes one behind the other, as the page reads them.
  template <class Registers>
  void show_rows(const Registers& now) {
    shown_rows_.assign(64 * std::max<std::size_t>(now.allocated_rows(), 1), 0);
    for (std::size_t row = 0; row < now.allocated_rows(); ++row)
      for (std::uint32_t lane = 0; lane < size; ++lane) shown_rows_[64 * row + lane] = now.v[row][lane];
  }

  std::shared_ptr<const Program<Isa>> program_;
  std::shared_ptr<DeviceMemory> memory_;
  std::unique_ptr<LaneProbe<typename Steps::Registers>> probe_{};
  std::array<std::int8_t, 64> from_{};
  std::vector<std::uint32_t> shown_rows_{}, changed_rows_{};
  std::array<std::uint32_t, 8> changed_scalars_{};
};

}  // namespace lockstep::web
