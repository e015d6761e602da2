// Lines on standard error, in the name of the runtime that this is linked into.
#pragma once

namespace runtime {

/// "hip", "rocm": the subcommand whose runtime this is. Each runtime defines it.
extern const char* const front_door;

/// A line on standard error, as "lockstep hip: ...".
void complain(const char* format, ...) __attribute__((format(printf, 1, 2)));
/// Says once a process, on standard error, that `call` is not there.
void say_not_supported(const char* call);

}  // namespace runtime
