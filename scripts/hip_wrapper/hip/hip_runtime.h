// For scripts/hipcc: a source that includes HIP's header gets hip_older_headers.h with it, and one that does not is left alone.
#ifdef LOCKSTEP_HIP_RUNTIME_LATER
#undef LOCKSTEP_HIP_RUNTIME_LATER
#include "../../hip_older_headers.h"  // includes this file again
#else
#include_next <hip/hip_runtime.h>
#endif
