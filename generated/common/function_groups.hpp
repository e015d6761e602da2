// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 341b57486ce5cdda
// The exact functions of all operations, by group. A group has a source file (handlers_<group>.cpp).
#pragma once

#include "tables/operation_functions.hpp"

namespace lockstep {

inline constexpr OperationFunctions no_functions[1]{};
extern const OperationFunctions functions_sop[];
extern const OperationFunctions functions_vop1[];
extern const OperationFunctions functions_vop2[];
extern const OperationFunctions functions_vop3_cvt[];
extern const OperationFunctions functions_vop3_float[];
extern const OperationFunctions functions_vop3_int[];
extern const OperationFunctions functions_vop3p[];
extern const OperationFunctions functions_vopc[];
extern const OperationFunctions functions_vopd[];

/// By operations::Group; in a group by the operation's number.
inline constexpr const OperationFunctions* function_groups[] = {
    no_functions,
    functions_sop,
    functions_vop1,
    functions_vop2,
    functions_vop3_cvt,
    functions_vop3_float,
    functions_vop3_int,
    functions_vop3p,
    functions_vopc,
    functions_vopd,
};

}  // namespace lockstep
