// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/semantics.
// Hash of what this file is made of: 05d6b95dacd9f7b5
// The fast engine's handlers of all operations, by group. A group has a source file (handlers_<group>.cpp).
#pragma once

#include "fast/program/handler_table.hpp"

namespace lockstep::fast {

inline constexpr HandlerEntry no_handlers[1]{};
extern const HandlerEntry handlers_sop[];
extern const HandlerEntry handlers_vop1[];
extern const HandlerEntry handlers_vop2[];
extern const HandlerEntry handlers_vop3_cvt[];
extern const HandlerEntry handlers_vop3_float[];
extern const HandlerEntry handlers_vop3_int[];
extern const HandlerEntry handlers_vop3p[];
extern const HandlerEntry handlers_vopc[];
extern const HandlerEntry handlers_vopd[];

/// By operations::Group; in a group by the operation's number.
inline constexpr const HandlerEntry* handler_groups[] = {
    no_handlers,
    handlers_sop,
    handlers_vop1,
    handlers_vop2,
    handlers_vop3_cvt,
    handlers_vop3_float,
    handlers_vop3_int,
    handlers_vop3p,
    handlers_vopc,
    handlers_vopd,
};

}  // namespace lockstep::fast
