// Conditions of a trace's filter, as text.
#include "lockstep/device/trace.hpp"
#include "observe/trace_numbers.hpp"

namespace lockstep {

namespace {

/// "A" or "A-B".
template <class T>
bool parse_range(std::string_view text, char between, T& first, T& last) {
  const std::size_t at = text.find(between);
  if (at == std::string_view::npos) return parse_whole(text, first) && parse_whole(text, last);
  return parse_whole(text.substr(0, at), first) && parse_whole(text.substr(at + 1), last) && first <= last;
}

bool parse_register(std::string_view text, TraceFilter& filter) {
  if (text.empty()) return false;
  const std::string_view file = text.substr(0, 1);
  std::string_view numbers = text.substr(1);
  if (file != "v" && file != "s" && file != "a") numbers = {};
  if (numbers.starts_with("[") && numbers.ends_with("]")) numbers = numbers.substr(1, numbers.size() - 2);
  if (!numbers.empty() && parse_range(numbers, ':', filter.first_register, filter.last_register)) {
    filter.register_file = file;
    return true;
  }
  for (const std::string_view name : {"vcc", "exec", "m0", "scc", "flat_scratch", "xnack_mask"})
    if (text == name ||
        (name != "m0" && name != "scc" && (text == std::string(name) + "_lo" || text == std::string(name) + "_hi"))) {
      filter.register_file = text;
      return true;
    }
  return false;
}

}  // namespace

Result<void> add_condition(TraceFilter& filter, std::string_view text) {
  const std::size_t at = text.find('=');
  const std::string_view name = text.substr(0, at);
  std::string_view value = at == std::string_view::npos ? "" : text.substr(at + 1);
  const Error wrong{"'" + std::string(text) +
                    "': conditions are workgroup=X,Y,Z, wave=N, pc=A-B, index=A-B and register=v3 (or s[4:7], vcc)"};
  if (name == "wave") {
    std::uint32_t wave = 0;
    if (!parse_whole(value, wave)) return wrong;
    filter.wave = wave;
  } else if (name == "workgroup") {
    std::array<std::uint32_t, 3> id{};
    for (std::size_t i = 0; i < 3; ++i) {
      const std::size_t comma = value.find(',');
      if (!parse_whole(value.substr(0, comma), id[i])) return wrong;
      if (comma == std::string_view::npos) {
        value = {};
        break;
      }
      value.remove_prefix(comma + 1);
      if (i == 2) return wrong;
    }
    filter.workgroup = id;
  } else if (name == "pc") {
    if (!parse_range(value, '-', filter.first_pc, filter.last_pc)) return wrong;
  } else if (name == "index") {
    if (!parse_range(value, '-', filter.first_index, filter.last_index)) return wrong;
  } else if (name == "register") {
    if (!parse_register(value, filter)) return wrong;
  } else {
    return wrong;
  }
  return {};
}

}  // namespace lockstep
