// A kernel argument that cannot be copied as bytes.
// expect: a kernel argument must be trivially copyable
#include <string>

#include "lockstep/launch/argument.hpp"

#ifdef MISTAKE
const auto argument = lockstep::make_argument(std::string("text"));
#else
const auto argument = lockstep::make_argument(7);
#endif
