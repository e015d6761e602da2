// What people and editors are shown of a stopped launch.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/debugger.hpp"
#include "lockstep/device/stepped_launch.hpp"

namespace command {

/// Lines of source files, read once.
class SourceFiles {
 public:
  /// The text of a line, from 1; nothing if the file or the line is not there.
  std::optional<std::string> line(std::string_view file, std::uint32_t number);

 private:
  std::map<std::string, std::vector<std::string>, std::less<>> files_;
};

/// The name of the function that holds an address of the code object; empty if none does.
std::string function_at(const lockstep::Debugger& debugger, std::uint64_t file_pc);
/// "workgroup (0,0,0)" of a wave.
std::string workgroup_text(const lockstep::SteppedLaunch& launch, std::uint32_t wave);
/// "workgroup (0,0,0) wave 1 lane 3 in saxpy at saxpy.cl:12".
std::string place_of(const lockstep::Debugger& debugger);
/// "0x1934 'v_add_f32_e32 v1, v2, v3'", of the selected wave's next instruction.
std::string next_instruction(lockstep::Debugger& debugger);
/// What a stop was for, as one line: "breakpoint 1 (saxpy.cl:12)".
std::string stop_text(lockstep::Debugger& debugger, const lockstep::Debugger::Stop& stop);
/// "vmcnt 2, lgkmcnt 1"; empty if nothing is pending.
std::string pending_text(const lockstep::Debugger& debugger, std::uint32_t wave);
std::string_view status_text(lockstep::WaveStatus status);

/// How bits are shown: "x", "d", "u", and the names of types; i8 to f16 as so many in a register.
struct ShowFormat {
  lockstep::debug::ValueType type = lockstep::debug::ValueType::u32;
  bool hexadecimal = true;
};
/// Nothing if there is no such format.
std::optional<ShowFormat> parse_format(std::string_view text);
/// `bytes` bytes of `bits`; several in brackets where the type is smaller.
std::string show_bits(const ShowFormat& format, std::uint64_t bits, std::uint32_t bytes);

/// The scalar registers that people look at besides SGPRs, with their expressions.
std::vector<std::string> special_registers();

}  // namespace command
