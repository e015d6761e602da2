// Debugger: the functions that a wave is in, and the registers that callers still have. Clang 22 writes no unwinding
// rules for AMD GPUs, so the debugger notes each call when it executes.
#include <algorithm>

#include "debug/debugger_scope.hpp"
#include "debug/history.hpp"
#include "debug/place.hpp"
#include "debug/wave_notes.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/launch/loaded_code.hpp"

namespace lockstep {

namespace {

using debug::CallNotes;
using debug::Frame;
using debug::StatePlace;

/// Clang compiles the body of an OpenCL kernel NAME as a function of this name and calls it from NAME.
constexpr std::string_view kernel_body = "__clang_ocl_kern_imp_";

std::string symbol_at(const CodeObject& object, std::uint64_t file_pc) {
  const CodeSymbol* nearest = nullptr;
  for (const CodeSymbol& symbol : object.symbols())
    if (symbol.kind == CodeSymbol::Kind::function && symbol.address <= file_pc &&
        file_pc - symbol.address < symbol.size && (nearest == nullptr || symbol.address > nearest->address))
      nearest = &symbol;
  return nearest != nullptr ? nearest->name : "";
}

}  // namespace

/// Keeps what a call leaves of its caller's registers.
void Debugger::note_call(debug::WaveNotes& notes, const SteppedInstruction& executed) {
  if (notes.calls.size() < notes.returns.size()) {
    const WaveState& state = *launch_->wave(stepped_wave_).state;
    constexpr std::uint32_t sgprs = 106;
    CallNotes& call = notes.calls.emplace_back();
    call.sgprs = std::make_shared<const std::vector<std::uint32_t>>(state.s.begin(), state.s.begin() + sgprs);
    return;
  }
  if (notes.calls.size() > notes.returns.size()) {
    const auto written = notes.calls.back().written;
    notes.calls.resize(notes.returns.size());
    if (!notes.calls.empty()) notes.calls.back().written |= written;
    return;
  }
  if (notes.calls.empty()) return;
  for (const RegisterUse& use : executed.uses.all()) {
    if (!use.written || use.file != UsedFile::vgpr) continue;
    for (std::uint32_t i = 0; i < use.count; ++i)
      if (use.first + i < notes.calls.back().written.size()) notes.calls.back().written.set(use.first + i);
  }
}

std::vector<Frame> Debugger::frames(std::uint32_t wave) const {
  std::vector<Frame> all;
  const CodeObject& object = launch_->code().object;
  std::vector<std::uint64_t> pcs = {file_pc(wave)};
  const std::span<const std::uint64_t> called = returns(wave);
  for (auto each = called.rbegin(); each != called.rend(); ++each) pcs.push_back(launch_->code().file_address(*each));
  for (std::uint32_t calls = 0; calls < pcs.size(); ++calls) {
    Frame frame;
    frame.file_pc = pcs[calls];
    frame.calls = calls;
    const std::string symbol = symbol_at(object, frame.own_pc());
    if (const auto place = source(frame.own_pc())) {
      frame.file = std::string(place->file);
      frame.line = place->line;
    }
    const auto functions =
        variables_ != nullptr ? variables_->functions(frame.own_pc()) : std::vector<SourceFunction>();
    for (std::uint32_t depth = 0; depth < functions.size(); ++depth) {
      const SourceFunction& function = functions[depth];
      frame.function = function.name;
      frame.is_inlined = function.is_inlined;
      frame.depth = depth;
      const bool is_body = frame.function.starts_with(kernel_body);
      if (is_body) frame.function.erase(0, kernel_body.size());
      if (is_body && depth + 2 == functions.size()) frame.is_inlined = false;  // nobody wrote its caller
      all.push_back(frame);
      if (is_body && depth + 2 == functions.size()) break;
      frame.file = std::string(function.call_file);
      frame.line = function.call_line;
    }
    if (functions.empty()) {
      frame.function = symbol;
      all.push_back(frame);
    }
  }
  return all;
}

Result<void> Debugger::select_frame(std::uint32_t frame) {
  const std::size_t all = frames(wave_).size();
  if (frame >= all)
    return Error{"frame " + decimal(frame) + ": wave " + decimal(wave_) + " is in " + count_of(all, "function") +
                 ", counted from 0"};
  frame_ = frame;
  return {};
}

/// Registers as a frame has them.
class Debugger::Scope::Lane final : public LaneView {
 public:
  Lane(const Debugger& debugger, const debug::Viewpoint& at, std::uint32_t calls)
      : debugger_(debugger), at_(at), calls_(calls) {}

  std::optional<std::uint32_t> sgpr(std::uint32_t number) const override {
    if (const CallNotes* const call = callee())
      return number < call->sgprs->size() ? std::optional((*call->sgprs)[number]) : std::nullopt;
    return now(StatePlace::Kind::scalar, number);
  }
  std::optional<std::uint32_t> vgpr(std::uint32_t number) const override {
    const std::uint32_t own = at_.launch->wave(at_.wave).vgprs;
    const bool is_accumulator = at_.launch->wave(at_.wave).accvgprs != 0 && number >= own;
    return overwritten(is_accumulator ? number - own + first_accvgpr : number) ? std::nullopt
                                                                               : now(StatePlace::Kind::vgpr, number);
  }
  std::optional<std::uint32_t> accvgpr(std::uint32_t number) const override {
    return overwritten(number + first_accvgpr) ? std::nullopt : now(StatePlace::Kind::accvgpr, number);
  }
  std::uint32_t frame_unit() const override {
    return at_.launch->wave(at_.wave).state->scratch_address != 0 ? at_.launch->wave_lanes() : 1;
  }
  /// The register's value was another frame's when this one called.
  bool keeps_sgprs() const { return callee() == nullptr; }

  StatePlace place(StatePlace::Kind kind, std::uint32_t number) const {
    StatePlace place;
    place.kind = kind;
    place.cluster = at_.launch->cluster_index();
    place.wave = at_.wave;
    place.lane = at_.lane;
    place.number = number;
    return place;
  }

 private:
  static constexpr std::uint32_t first_accvgpr = 256;  // Uses counts AccVGPRs on after the VGPRs

  /// The function that the frame has called; null: it is the innermost one.
  const CallNotes* callee() const {
    const auto& calls = debugger_.notes_[at_.wave].calls;
    return calls_ == 0 || calls_ > calls.size() ? nullptr : &calls[calls.size() - calls_];
  }
  bool overwritten(std::uint32_t number) const {
    const auto& calls = debugger_.notes_[at_.wave].calls;
    for (std::size_t i = 0; i < calls_ && i < calls.size(); ++i)
      if (const auto& written = calls[calls.size() - 1 - i].written; number >= written.size() || written.test(number))
        return true;
    return false;
  }
  std::optional<std::uint32_t> now(StatePlace::Kind kind, std::uint32_t number) const {
    const StatePlace where = place(kind, number);
    if (!place_problem(where, *at_.launch).empty()) return std::nullopt;
    return static_cast<std::uint32_t>(read_place(where, *at_.launch));
  }

  const Debugger& debugger_;
  const debug::Viewpoint& at_;
  std::uint32_t calls_;
};

debug::Object Debugger::Scope::object_of(const SourceVariable& variable, const debug::Viewpoint& at,
                                         const Frame& frame) const {
  using Where = VariablePart::Where;
  const Lane lane(debugger_, at, frame.calls);
  debug::Object object;
  object.type = variable.type;
  for (const VariablePart& part : variable.parts) {
    debug::ObjectPart made;
    made.at = part.at;
    made.size = part.size;
    const auto number = static_cast<std::uint32_t>(part.value);
    switch (part.where) {
      case Where::constant:
        made.constant = true;
        made.bits = part.value;
        break;
      case Where::sgpr:
        if (lane.keeps_sgprs()) {
          made.place = lane.place(StatePlace::Kind::scalar, number);
        } else {
          made.constant = true;
          made.bits = lane.sgpr(number).value_or(0);
        }
        break;
      case Where::vgpr: made.place = lane.place(StatePlace::Kind::vgpr, number); break;
      case Where::accvgpr: made.place = lane.place(StatePlace::Kind::accvgpr, number); break;
      default:
        made.place = lane.place(part.where == Where::scratch ? StatePlace::Kind::scratch
                                : part.where == Where::lds   ? StatePlace::Kind::lds
                                                             : StatePlace::Kind::global,
                                0);
        made.place.address =
            part.where == Where::global ? debugger_.launch_->code().device_address(part.value) : part.value;
        made.place.size = part.size;
    }
    object.parts.push_back(made);
  }
  return object;
}

Result<debug::Object> Debugger::Scope::variable(std::string_view name, const debug::Viewpoint& at) const {
  const auto frames = debugger_.frames(at.wave);
  const Frame& frame = frames[std::min<std::size_t>(at.frame, frames.size() - 1)];
  if (debugger_.variables_ == nullptr) return Error{"the code object does not describe variables: compile it with -g"};
  const auto found =
      debugger_.variables_->variable(name, frame.own_pc(), frame.depth, Lane(debugger_, at, frame.calls));
  if (!found) return Error{not_seen(name, frame.own_pc())};
  return object_of(*found, at, frame);
}

std::vector<std::pair<std::string, debug::Object>> Debugger::Scope::locals(const debug::Viewpoint& at) const {
  std::vector<std::pair<std::string, debug::Object>> found;
  const auto frames = debugger_.frames(at.wave);
  if (at.frame >= frames.size() || debugger_.variables_ == nullptr) return found;
  const Frame& frame = frames[at.frame];
  for (const SourceVariable& each :
       debugger_.variables_->variables(frame.own_pc(), frame.depth, Lane(debugger_, at, frame.calls)))
    found.emplace_back(each.name, object_of(each, at, frame));
  return found;
}

std::string Debugger::Scope::not_seen(std::string_view name, std::uint64_t file_pc) const {
  std::string text = "no variable '" + std::string(name) + "' can be seen at " + hex(file_pc);
  if (debugger_.lines_ != nullptr)
    if (const std::string line = debugger_.lines_->text(file_pc); !line.empty()) text += " (" + line + ")";
  return text + ": info locals lists those that can";
}

Result<void> Debugger::Scope::can_see(std::string_view name, std::uint64_t file_pc) const {
  struct Anyone final : LaneView {
    std::optional<std::uint32_t> sgpr(std::uint32_t) const override { return 0; }
    std::optional<std::uint32_t> vgpr(std::uint32_t) const override { return 0; }
    std::optional<std::uint32_t> accvgpr(std::uint32_t) const override { return 0; }
    std::uint32_t frame_unit() const override { return 1; }
  };
  if (debugger_.variables_->variable(name, file_pc, 0, Anyone())) return {};
  return Error{not_seen(name, file_pc)};
}

std::vector<std::pair<std::string, debug::Object>> Debugger::locals(std::uint32_t wave, std::uint32_t frame) const {
  debug::Viewpoint view = at();
  view.wave = wave;
  view.frame = frame;
  return scope_->locals(view);
}

Result<debug::TypedValue> Debugger::typed(std::string_view text) const {
  const auto expression = parse(text);
  return expression ? expression->typed(at()) : expression.error();
}

}  // namespace lockstep
