// What headers leave to lockstep::common: base/common.hpp. tests/rooms holds that all of them stand here.
#undef LOCKSTEP_COMMON_LINKED
#define LOCKSTEP_COMMON_IMPLEMENTATION

#include "lockstep/isa/other_isas.hpp"
#include "lockstep/launch/code.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/launch/fault_text.hpp"
#include "lockstep/launch/host_ranges.hpp"
#include "lockstep/launch/kernarg.hpp"
#include "lockstep/launch/launch_explanation.hpp"
#include "lockstep/launch/load_code.hpp"
#include "lockstep/launch/prepare.hpp"
#include "lockstep/launch/prepare_dispatch.hpp"
#include "lockstep/memory/memory_view.hpp"
#include "lockstep/memory/range_table.hpp"
#include "lockstep/object/code_object.hpp"
#include "lockstep/object/elf.hpp"
#include "lockstep/object/metadata.hpp"
#include "lockstep/object/msgpack.hpp"
#include "lockstep/object/offload_bundle.hpp"
#include "lockstep/object/read_file.hpp"
#include "lockstep/object/target.hpp"
