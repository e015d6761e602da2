// The exports of a module: one ISA, which the build names (LOCKSTEP_ISA, its header and its table of bit flows). Texts
// and JSON go out by ls_output, bytes come in by ls_input. lockstep.js is the only one who calls them.
#include LOCKSTEP_HEADER
#include LOCKSTEP_BIT_FLOW

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "help.hpp"
#include "launch_setup.hpp"
#include "lockstep/launch/exception_readers.hpp"
#include "lockstep/launch/load_code.hpp"
#include "lockstep/launch/prepare.hpp"
#include "matrix_places.hpp"
#include "program.hpp"
#include "session_view.hpp"

namespace {

using namespace lockstep;
using Isa = lockstep::LOCKSTEP_ISA::Isa;
using Program = web::Program<Isa>;

/// Bytes of a text, at most.
constexpr std::size_t most_source = std::size_t{1} << 21;

/// All that a module holds between two calls.
struct Module {
  std::vector<std::uint8_t> input;
  std::string output;
  std::vector<std::uint16_t> places;
  std::map<std::uint32_t, std::shared_ptr<const Program>> programs;
  std::map<std::uint32_t, std::unique_ptr<web::Session>> sessions;
  std::uint32_t last_handle = 0;
};

Module& module() {
  static Module it;
  return it;
}

std::string_view input_text(std::size_t from = 0) {
  const auto& input = module().input;
  return {reinterpret_cast<const char*>(input.data()) + from, input.size() - from};
}

/// A handle that is no more: 0, and a sentence.
std::uint32_t fail(std::string sentence) {
  module().output = std::move(sentence);
  return 0;
}

bool is_target(std::string_view processor) {
  for (const std::string_view target : Isa::targets)
    if (target == processor) return true;
  return false;
}

std::uint32_t keep(Program program) {
  const std::uint32_t handle = ++module().last_handle;
  module().programs[handle] = std::make_shared<const Program>(std::move(program));
  return handle;
}

template <std::uint16_t size>
std::unique_ptr<web::Session> make_session(std::shared_ptr<const Program> program, std::shared_ptr<DeviceMemory> memory,
                                           PreparedLaunch launch, const web::StepOptions& options,
                                           std::vector<web::ShownRange> ranges) {
  return std::make_unique<web::ViewedSession<Isa, size>>(std::move(program), std::move(memory), std::move(launch),
                                                         options, std::move(ranges));
}

/// What the launch has of memory, as the page shows it.
std::vector<web::ShownRange> shown_ranges(const web::LaunchSetup& setup, const PreparedLaunch& launch,
                                          const std::vector<std::uint64_t>& buffers) {
  std::vector<web::ShownRange> shown;
  const auto show = [&](const MemoryRange& range, std::string name, bool writable) {
    shown.push_back({std::move(name), range.address, range.size, range.bytes, writable,
                     std::vector<std::uint32_t>((range.size + 3) / 4)});
  };
  std::size_t next = 0;
  for (const web::SetupArgument& argument : setup.arguments) {
    if (argument.kind != web::SetupArgument::Kind::buffer) continue;
    const std::uint64_t address = buffers[next++];
    launch.memory.for_each([&](const MemoryRange& range) {
      if (range.address == address) show(range, argument.name, true);
    });
  }
  launch.memory.for_each([&](const MemoryRange& range) {
    if (range.label == kernarg_label) show(range, range.label, true);
  });
  launch.memory.for_each([&](const MemoryRange& range) {
    if (range.kind == RangeKind::image && range.writable) show(range, range.label, true);
  });
  return shown;
}

std::uint32_t launch(const std::shared_ptr<const Program>& program, const web::LaunchSetup& setup) {
  auto memory = std::make_shared<DeviceMemory>();
  const Code code = load_code(*memory, program->target, program->bytes, "the program");
  if (!code) return fail(code.message());
  const Kernel kernel = code.kernel(setup.kernel);
  if (!kernel) return fail(kernel.message());
  std::vector<Argument> arguments;
  std::vector<std::uint64_t> buffers;
  for (const web::SetupArgument& given : setup.arguments) {
    using Kind = web::SetupArgument::Kind;
    if (given.kind == Kind::local) {
      arguments.push_back(make_argument(LocalMemory{given.local_bytes}));
    } else if (given.kind == Kind::value) {
      Argument argument;
      argument.bytes = given.bytes;
      arguments.push_back(std::move(argument));
    } else {
      const auto address = memory->allocate(given.bytes.size(), given.name);
      if (!address) return fail("buffer '" + given.name + "': " + address.message());
      if (auto written = memory->write(*address, given.bytes); !written) return fail(written.message());
      buffers.push_back(*address);
      arguments.push_back(make_argument(*address));
    }
  }
  auto segment = layout_arguments(kernel.info(), arguments);
  if (!segment) return fail(segment.message());
  auto prepared = prepare_launch(kernel, setup.shape, target_limits(Isa{}), memory->view(), std::move(*segment), 0);
  if (!prepared) return fail(prepared.message());
  Dispatch& dispatch = prepared->dispatch;
  if (dispatch.cluster_size() != 1) return fail("the page does not run clusters of workgroups: use lockstep run");
  const std::uint64_t waves = waves_of(dispatch.block, dispatch.wave_size);
  const std::uint64_t scratch = std::uint64_t{dispatch.scratch_bytes} * dispatch.wave_size * waves;
  if (scratch > web::most_memory)
    return fail("the workgroup needs " + count_of(scratch, "byte") + " of scratch, the page has at most " +
                decimal(web::most_memory));
  dispatch.raises_exceptions = any_code(code.loaded(), [](auto bytes) { return reads_exception_flags(Isa{}, bytes); });
  std::vector<web::ShownRange> ranges = shown_ranges(setup, *prepared, buffers);
  std::unique_ptr<web::Session> session;
  [&]<std::size_t... i>(std::index_sequence<i...>) {
    ((Isa::wave_sizes[i] == dispatch.wave_size
          ? void(session = make_session<Isa::wave_sizes[i]>(program, memory, std::move(*prepared), setup.options,
                                                            std::move(ranges)))
          : void()),
     ...);
  }
  (std::make_index_sequence<Isa::wave_sizes.size()>{});
  const std::uint32_t handle = ++module().last_handle;
  module().sessions[handle] = std::move(session);
  return handle;
}

const Program* program_of(std::uint32_t handle) {
  const auto found = module().programs.find(handle);
  return found == module().programs.end() ? nullptr : found->second.get();
}
web::Session* session_of(std::uint32_t handle) {
  const auto found = module().sessions.find(handle);
  return found == module().sessions.end() ? nullptr : found->second.get();
}

/// The result of a move: the kind of stop in the low three bits, the steps executed above.
std::uint64_t packed(const web::Stopped& stopped) {
  return stopped.executed << 3 | static_cast<std::uint64_t>(stopped.kind);
}

}  // namespace

// Debian builds clang's runtime library with stack protectors, and its C library for WASI has none of what they need.
extern "C" std::uintptr_t __stack_chk_guard;
std::uintptr_t __stack_chk_guard = 0x5f3759df;
extern "C" [[noreturn]] void __stack_chk_fail() { std::abort(); }

#define LOCKSTEP_EXPORT(name) extern "C" [[clang::export_name(#name)]]

/// Room for `bytes` of input; the address of its first byte.
LOCKSTEP_EXPORT(ls_input) std::uint8_t* ls_input(std::uint32_t bytes) {
  module().input.assign(bytes, 0);
  return module().input.data();
}
LOCKSTEP_EXPORT(ls_output) const char* ls_output() { return module().output.data(); }
LOCKSTEP_EXPORT(ls_output_size) std::uint32_t ls_output_size() {
  return static_cast<std::uint32_t>(module().output.size());
}

LOCKSTEP_EXPORT(ls_about) void ls_about() { module().output = web::about<Isa>(); }
LOCKSTEP_EXPORT(ls_mnemonics) void ls_mnemonics() { module().output = web::mnemonics<Isa>(); }
LOCKSTEP_EXPORT(ls_directives) void ls_directives() { module().output = web::directives<Isa>(); }
LOCKSTEP_EXPORT(ls_help) void ls_help() { module().output = web::help<Isa>(input_text()); }

/// Input: the target, then the text. A handle of a program; 0: the output is the problems.
LOCKSTEP_EXPORT(ls_assemble) std::uint32_t ls_assemble(std::uint32_t target_bytes) {
  const std::string_view source = input_text(target_bytes);
  std::string target(input_text().substr(0, target_bytes));
  if (target.empty()) target = assembler::named_target(source);
  if (target.empty()) target = Isa::targets[0];
  const auto problem = [](std::size_t line, std::size_t column, std::string_view message) {
    web::Json json;
    json.array(
        [&] { json.object([&] { json.number("line", line).number("column", column).text("message", message); }); });
    return fail(json.take());
  };
  if (source.size() > most_source)
    return problem(
        1, 1, "the text has " + count_of(source.size(), "byte") + ", the page has at most " + decimal(most_source));
  const std::string processor = target_from_text(target).processor;
  if (!is_target(processor))
    return problem(1, 1, "the target " + target.substr(0, 40) + " is none of " + std::string(Isa::name));
  constexpr Isa isa{};
  const assembler::IsaSource<Isa> instructions(isa);
  auto made = assembler::ProgramAssembler(instructions, target).assemble(source);
  if (!made.problems.empty()) {
    web::Json json;
    json.array([&] {
      for (const assembler::TextProblem& each : made.problems)
        json.object(
            [&] { json.number("line", each.line).number("column", each.column).text("message", each.message); });
    });
    return fail(json.take());
  }
  auto object = CodeObject::read(made.bytes);
  if (!object) return problem(1, 1, object.message());
  std::sort(made.lines.begin(), made.lines.end(), [](const auto& a, const auto& b) { return a.address < b.address; });
  return keep({processor, std::move(made.bytes), std::move(*object), std::move(made.lines)});
}

/// Input: the target, then the file.
LOCKSTEP_EXPORT(ls_open) std::uint32_t ls_open(std::uint32_t target_bytes) {
  std::string target(input_text().substr(0, target_bytes));
  const std::span<const std::uint8_t> bytes = std::span(module().input).subspan(target_bytes);
  if (target.empty()) {
    auto object = CodeObject::inspect(bytes);
    target = object && is_target(object->target().processor) ? object->target().processor : Isa::targets[0];
  }
  const std::string processor = target_from_text(target).processor;
  if (!is_target(processor))
    return fail("the target " + target.substr(0, 40) + " is none of " + std::string(Isa::name));
  auto object = read_code(bytes, processor);
  if (!object) return fail(object.message());
  if (!target_runs_on(object->target(), processor))
    return fail("built for " + object->target().processor + ", this is " + processor);
  return keep({processor, {bytes.begin(), bytes.end()}, std::move(*object), {}});
}

LOCKSTEP_EXPORT(ls_program) std::uint32_t ls_program(std::uint32_t handle) {
  const Program* const program = program_of(handle);
  if (program == nullptr) return 0;
  module().output = web::describe(*program);
  return 1;
}
/// The bytes of the file.
LOCKSTEP_EXPORT(ls_program_bytes) std::uint32_t ls_program_bytes(std::uint32_t handle) {
  const Program* const program = program_of(handle);
  if (program == nullptr) return 0;
  module().output.assign(program->bytes.begin(), program->bytes.end());
  return 1;
}
LOCKSTEP_EXPORT(ls_listing) std::uint32_t ls_listing(std::uint32_t handle) {
  const Program* const program = program_of(handle);
  if (program == nullptr) return 0;
  module().output = web::listing(*program);
  return 1;
}
LOCKSTEP_EXPORT(ls_uses) std::uint32_t ls_uses(std::uint32_t handle, std::uint64_t address, std::uint32_t wave_size) {
  const Program* const program = program_of(handle);
  const auto instruction = program != nullptr ? program->at(address) : std::nullopt;
  if (!instruction) return 0;
  const std::uint32_t size = wave_size == 32 || wave_size == 64 ? wave_size : program->wave_size();
  web::Json json;
  web::write_uses(json, *instruction, uses(*instruction, size));
  module().output = json.take();
  return 1;
}
LOCKSTEP_EXPORT(ls_matrix)
std::uint32_t ls_matrix(std::uint32_t handle, std::uint64_t address, std::uint32_t wave_size) {
  const Program* const program = program_of(handle);
  const auto instruction = program != nullptr ? program->at(address) : std::nullopt;
  if (!instruction) return 0;
  const std::uint32_t size = wave_size == 32 || wave_size == 64 ? wave_size : program->wave_size();
  module().output = web::matrix_places(*instruction, size, module().places);
  return module().output.empty() ? 0 : 1;
}
/// Input: see launch_setup.hpp. A handle of a session; 0: the output is a sentence.
LOCKSTEP_EXPORT(ls_launch) std::uint32_t ls_launch(std::uint32_t handle) {
  const auto found = module().programs.find(handle);
  if (found == module().programs.end()) return fail("the program is closed");
  const auto setup = web::read_setup(module().input);
  return setup ? launch(found->second, *setup) : fail(setup.message());
}
/// Of a program or a session.
LOCKSTEP_EXPORT(ls_close) void ls_close(std::uint32_t handle) {
  module().programs.erase(handle);
  module().sessions.erase(handle);
}

/// What to move to: `what` 0 a position, 1 a breakpoint, 2 an address, 3 a step of a wave, 4 another wave, 5 the end.
/// `limit`: steps, at most.
LOCKSTEP_EXPORT(ls_move)
std::uint64_t ls_move(std::uint32_t handle, std::uint32_t what, std::uint64_t to, std::int32_t wave,
                      std::uint32_t forwards, std::uint64_t limit) {
  web::Session* const session = session_of(handle);
  if (session == nullptr) return ~std::uint64_t{0};
  switch (what) {
    case 0: return packed(session->go_to(to, limit));
    case 1: return packed(session->run(forwards != 0, limit));
    case 2: return packed(session->run_to(to, wave, limit));
    case 3: return packed(session->step_wave(static_cast<std::uint32_t>(wave), forwards != 0, limit));
    case 4: return packed(session->to_next_wave(forwards != 0, limit));
    default: return packed(session->to_end(limit));
  }
}
/// Input: addresses, 8 bytes each.
LOCKSTEP_EXPORT(ls_breakpoints) std::uint32_t ls_breakpoints(std::uint32_t handle) {
  web::Session* const session = session_of(handle);
  if (session == nullptr) return 0;
  std::unordered_set<std::uint64_t> addresses;
  const auto& input = module().input;
  for (std::size_t i = 0; i + 8 <= input.size(); i += 8)
    addresses.insert(load_little_endian<std::uint64_t>(input.data() + i));
  session->set_breakpoints(std::move(addresses));
  return 1;
}
/// `what`: 0 status, 1 state of wave `which`, 2 memory, 3 accesses, 4 lane moves, 5 findings, 6 timeline.
LOCKSTEP_EXPORT(ls_see) std::uint32_t ls_see(std::uint32_t handle, std::uint32_t what, std::uint32_t which) {
  web::Session* const session = session_of(handle);
  if (session == nullptr) return 0;
  switch (what) {
    case 0: module().output = session->status(); break;
    case 1: module().output = session->state(which); break;
    case 2: module().output = session->memory(); break;
    case 3: module().output = session->accesses(); break;
    case 4: module().output = session->lane_moves(); break;
    case 5: module().output = session->findings(); break;
    default: module().output = session->timeline(); break;
  }
  return 1;
}
