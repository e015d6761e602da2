// Functions of some size that are the same for all ISAs and run once a kernel, a launch or a message. They are inline,
// as everything here, unless the program links lockstep::common, as all do that link an ISA's library: then they are
// compiled there, and headers only declare them. CMake defines LOCKSTEP_COMMON_LINKED.
#pragma once

#if defined(LOCKSTEP_COMMON_IMPLEMENTATION)  // lockstep::common itself
#define LOCKSTEP_COMMON
#else
#define LOCKSTEP_COMMON inline
#endif
