// Built without nlohmann_json: there is no Debug Adapter Protocol.
#include "command.hpp"

namespace command {

int dap() { return fail("dap: this lockstep was built without nlohmann_json (package nlohmann-json3-dev)"); }

}  // namespace command
