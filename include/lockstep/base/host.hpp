// What lockstep asks of the compiler and the host. Every public header includes this one first, ahead of the standard
// headers, so that the reason is the first line the compiler prints. And the last one: the include after it names no
// file, which ends the compilation, where #error alone would be followed by thousands of errors.
#pragma once

#if !defined(__cplusplus) || __cplusplus < 202002L
#error "lockstep needs C++20: compile with -std=c++20 or later"
#include <lockstep needs C++20>
#endif

#if !defined(__BYTE_ORDER__) || __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "lockstep needs a little-endian host: registers and memory are copied as the host has them"
#include <lockstep needs a little-endian host>
#endif

#if !defined(__SIZEOF_INT128__)
#error "lockstep needs integers of 128 bits: a compiler for a 64-bit host or for WebAssembly (build without -m32)"
#include <lockstep needs integers of 128 bits>
#endif

// clang says nothing of -funsafe-math-optimizations and its parts alone: with them results are wrong in silence.
#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__ > 0) || \
    defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || defined(__NO_SIGNED_ZEROS__)
#error "lockstep needs IEEE arithmetic: build without -ffast-math, -funsafe-math-optimizations and their like"
#include <lockstep needs IEEE arithmetic>
#endif
