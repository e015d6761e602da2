// Debugger: its state, and what the user reads and sets.
#include "lockstep/device/debugger.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "debug/debugger_scope.hpp"
#include "debug/history.hpp"
#include "debug/place.hpp"
#include "debug/wave_notes.hpp"
#include "lockstep/launch/loaded_code.hpp"

namespace lockstep {

Result<std::unique_ptr<Debugger>> Debugger::create(std::unique_ptr<SteppedLaunch> launch, const LineTable* lines) {
  return unless_out_of_memory(
      [&]() -> Result<std::unique_ptr<Debugger>> {
        return std::unique_ptr<Debugger>(new Debugger(std::move(launch), lines));
      },
      []() -> Result<std::unique_ptr<Debugger>> {
        return Error{"the host has no memory for a copy of the memory that the kernel may write"};
      });
}

Debugger::Debugger(std::unique_ptr<SteppedLaunch> launch, const LineTable* lines)
    : launch_(std::move(launch)),
      lines_(lines),
      notes_(launch_->waves()),
      history_(std::make_unique<debug::History>(*launch_, notes_)),
      scope_(std::make_unique<Scope>(*this)) {
  wave_ = launch_->next_wave();
  lane_ = first_lane(wave_);
}

Debugger::~Debugger() = default;

Result<void> Debugger::select_wave(std::uint32_t wave) {
  if (wave >= launch_->waves())
    return Error{"wave " + decimal(wave) + ": the " +
                 (launch_->cluster_workgroups() > 1 ? "cluster has " : "workgroup has ") +
                 count_of(launch_->waves(), "wave")};
  wave_ = wave;
  frame_ = 0;
  return {};
}

Result<void> Debugger::select_lane(std::uint32_t lane) {
  if (lane >= launch_->wave_lanes())
    return Error{"lane " + decimal(lane) + ": a wave has " + decimal(launch_->wave_lanes()) + " lanes"};
  lane_ = lane;
  return {};
}

std::uint64_t Debugger::pc(std::uint32_t wave) const {
  const WaveState& state = *launch_->wave(wave).state;
  constexpr std::uint64_t end_bytes = 4;  // of S_ENDPGM and the instructions like it
  return state.state == WaveStatus::ended && state.pc >= end_bytes ? state.pc - end_bytes : state.pc;
}

std::uint64_t Debugger::file_pc(std::uint32_t wave) const { return launch_->code().file_address(pc(wave)); }

std::optional<SourcePlace> Debugger::source(std::uint64_t file_pc) const {
  return lines_ != nullptr ? lines_->at(file_pc) : std::nullopt;
}

std::span<const std::uint64_t> Debugger::returns(std::uint32_t wave) const { return notes_[wave].returns; }

const std::array<std::uint32_t, wait_counters>& Debugger::pending(std::uint32_t wave) const {
  return notes_[wave].pending;
}

const SteppedInstruction& Debugger::instruction(std::uint64_t pc) {
  const auto [found, is_new] = known_.try_emplace(pc);
  if (is_new) found->second = launch_->instruction(pc);
  return found->second;
}

std::uint32_t Debugger::first_lane(std::uint32_t wave) const {
  const std::uint64_t exec = exec_of(wave);
  return exec == 0 ? 0 : static_cast<std::uint32_t>(std::countr_zero(exec));
}

std::uint64_t Debugger::exec_of(std::uint32_t wave) const {
  const WaveState& state = *launch_->wave(wave).state;
  const std::uint32_t number = launch_->exec_number();
  return launch_->wave_lanes() == 32 ? state.s[number] : state.scalar_pair(number);
}

debug::Viewpoint Debugger::at() const { return {launch_.get(), wave_, lane_, scope_.get(), frame_}; }

Result<debug::Expression> Debugger::parse(std::string_view text) const {
  const auto name = [this](std::string_view name, std::uint64_t& address) {
    const auto found = symbol(name);
    if (found) address = launch_->code().device_address(*found);
    return found.has_value();
  };
  return debug::Expression::parse(text, name, variables_);
}

Result<debug::Value> Debugger::evaluate(std::string_view text) const {
  const auto expression = parse(text);
  return expression ? expression->evaluate(at()) : expression.error();
}

Result<void> Debugger::set(std::string_view text, std::string_view value_text) {
  const auto expression = parse(text);
  if (!expression) return expression.error();
  std::optional<ValueType> type;
  if (expression->has_variables()) {
    const auto found = expression->typed(at());
    if (!found) return found.error();
    if (found->object) {
      const auto value = typed(value_text);
      if (!value) return Error{"the value '" + std::string(value_text) + "' is wrong: " + value.message()};
      return set(*found->object, *value);
    }
  }
  const auto place = expression->place(at(), type);
  if (!place) return place.error();
  const auto value = evaluate(value_text);
  if (!value) return Error{"the value '" + std::string(value_text) + "' is wrong: " + value.message()};
  if (!type && value->kind == Value::Kind::real)
    return Error{value->text() + " is no whole number: write f32(" + std::string(text) + ") to set a float"};
  const std::uint64_t bits = type ? value->as(*type) : value->bits;
  StatePlace exact = *place;
  // A register is set as a whole, memory as many bytes as the type has.
  if (type && place->in_memory()) exact.size = size_of(*type);
  return set(exact, {reinterpret_cast<const char*>(&bits), exact.size});
}

Result<void> Debugger::set(const StatePlace& place, std::string_view bytes) {
  if (over()) return Error{"the launch is over: nothing can be set"};
  if (const std::string problem = place_problem(place, *launch_); !problem.empty()) return Error{problem};
  if (place.kind == StatePlace::Kind::global && !launch_->memory().writable(place.address, place.size))
    return Error{place_text(place, *launch_) + " are memory that kernels may only read"};
  if (place.kind == StatePlace::Kind::pc) {
    std::uint64_t to = 0;
    std::memcpy(&to, bytes.data(), std::min<std::size_t>(bytes.size(), 8));
    if (std::string problem = code_problem(to); !problem.empty()) return Error{problem};
  }
  const std::uint64_t now = launch_->executed();
  // The new value may change all that follows.
  std::erase_if(settings_, [&](const Setting& setting) { return setting.executed > now; });
  history_->forget_after(now);
  settings_.push_back({now, place, std::string(bytes)});
  apply(settings_.back());
  read_watched();
  return {};
}

void Debugger::apply(const Setting& setting) {
  if (!place_problem(setting.place, *launch_).empty()) return;
  if (setting.place.in_memory()) {
    const auto bytes = debug::bytes_of(setting.place, *launch_);
    std::memcpy(bytes.data(), setting.bytes.data(), std::min(bytes.size(), setting.bytes.size()));
    return;
  }
  std::uint64_t value = 0;
  std::memcpy(&value, setting.bytes.data(), std::min<std::size_t>(setting.bytes.size(), 8));
  write_place(setting.place, *launch_, value);
}

void Debugger::apply_settings() {
  const std::uint64_t now = launch_->executed();
  for (const Setting& setting : settings_)
    if (setting.executed == now) apply(setting);
}

}  // namespace lockstep
