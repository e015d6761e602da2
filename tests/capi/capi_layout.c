/* Programs that were compiled with an older lockstep.h have these offsets in them (LP64). A new member goes behind the
 * last one: no line here changes. */
#include <stddef.h>

#include "lockstep.h"

#define AT(structure, member, offset) \
  _Static_assert(sizeof(void*) != 8 || offsetof(lockstep_##structure, member) == (offset), "old callers break")
#define SIZE(structure, bytes) \
  _Static_assert(sizeof(void*) != 8 || sizeof(lockstep_##structure) == (bytes), "callers have arrays of it")

AT(options, stop, 32);
AT(options, check, 104);
AT(options, source_line, 200);
AT(options, host_range_count, 232);
AT(options, take_finding, 240);
AT(options, take_step_data, 264);
AT(result, text, 80);
AT(result, numerics, 1148);
AT(kernel_info, entry, 48);
AT(kernel_argument, address_space, 48);
AT(device_info, target, 16);
AT(device_info, reserved, 44);
AT(symbol, size, 16);
AT(dispatch_info, reserved2, 84);
AT(stop, text, 184);
AT(value, number, 16);
AT(place, lane, 44);
AT(finding, text, 112);
AT(trace_step, write_size, 108);
SIZE(instruction_count, 32);
SIZE(host_range, 24);
AT(trace_write, vector, 36);
