// Commands about frames and findings.
#include "debug_shell.hpp"
#include "finding_catcher.hpp"
#include "lockstep/base/text.hpp"
#include "number.hpp"
#include "source_lines.hpp"

namespace command {

using lockstep::decimal;

namespace {

std::string frame_text(const lockstep::debug::Frame& frame, std::size_t number) {
  std::string text = "#" + decimal(number);
  text.resize(4, ' ');
  text += frame.function.empty() ? "a function without a name" : frame.function;
  if (frame.line != 0) text += " at " + lockstep::SourceLines::shown(frame.file) + ":" + decimal(frame.line);
  if (frame.is_inlined) return text + ", inlined";
  return text + (frame.calls == 0 ? ", " : ", returns to ") + lockstep::hex(frame.file_pc);
}

}  // namespace

void DebugShell::backtrace(Words) {
  const auto frames = debugger_.frames(debugger_.wave());
  constexpr std::size_t most = 200;
  for (std::size_t i = 0; i < frames.size() && i < most; ++i) say(frame_text(frames[i], i));
  if (frames.size() > most) say("and " + decimal(frames.size() - most) + " more");
}

void DebugShell::show_frame() {
  const auto frames = debugger_.frames(debugger_.wave());
  const auto& frame = frames[debugger_.frame()];
  say(frame_text(frame, debugger_.frame()));
  if (frame.line == 0) return;
  if (const auto text = sources_.line(frame.file, frame.line)) say(decimal(frame.line) + "\t" + *text);
}

void DebugShell::select_frame(std::uint64_t number) {
  if (const auto selected = debugger_.select_frame(static_cast<std::uint32_t>(number)); !selected)
    return say(selected.message());
  show_frame();
}

void DebugShell::frame(Words rest) {
  bool negative = false;
  std::uint64_t number = 0;
  if (rest.empty()) return show_frame();
  if (!parse_integer(rest, negative, number) || negative || number > 0xffffffff)
    return say("write the number of a frame: backtrace lists them");
  select_frame(number);
}

void DebugShell::up(Words) { select_frame(std::uint64_t{debugger_.frame()} + 1); }

void DebugShell::down(Words) {
  if (debugger_.frame() == 0) return say("frame 0 is the innermost function");
  select_frame(debugger_.frame() - 1);
}

void DebugShell::set_catch(Words rest) {
  if (rest == "none") return debugger_.catch_findings({});
  if (!rest.starts_with("finding")) return say("write catch finding, catch finding KIND or catch none");
  rest.remove_prefix(std::string_view("finding").size());
  while (rest.starts_with(' ') || rest.starts_with('s')) rest.remove_prefix(1);
  auto found = find_findings(options_, rest.empty() ? "all" : std::string(rest));
  if (!found) return say(found.message());
  std::string text = found->empty()
                         ? "the checks find nothing in this launch"
                         : lockstep::count_of(found->size(), "finding") + " to stop at: info findings lists them";
  if (debugger_.has_settings()) text += "; they are of the launch without the values that you have set";
  debugger_.catch_findings(std::move(*found));
  say(text);
}

}  // namespace command
