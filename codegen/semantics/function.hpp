// An operation as a C++ function.
#pragma once

#include <string>
#include <vector>

#include "passes/effects.hpp"
#include "passes/ir.hpp"

namespace isagen::pcode {

struct Function {
  std::string name;         ///< v_add_f32
  std::string parameters;   ///< "uint32_t s0, uint32_t s1, const M& mode"
  std::string result;       ///< "uint32_t", "SccResult<uint32_t>", "void"
  std::string template_of;  ///< "class M", "class Files", or empty
  bool in_halves = false;   ///< a template on what holds 64 bits: uint64_t, or a pair of halves
  std::vector<std::string> body;
};

/// The parts of a result that has more than one: members of the struct, in its order.
struct ResultMember {
  std::string name;
  Type type;  ///< none for `signal`
};
std::vector<ResultMember> result_members(const Effects& effects);

/// `lanes`: of a vector operation, for which `in_halves` is worth it. Throws SemanticError when the results have no
/// struct in lockstep/isa/results.hpp.
Function print_function(const Operation& operation, const Effects& effects, bool lanes = false);

/// S_ADD_U32 -> s_add_u32.
std::string function_name(const std::string& operation);

}  // namespace isagen::pcode
