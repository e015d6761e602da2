// What gcc's torture tests want of the C library, for a kernel: declarations.
#pragma once

#include <stddef.h>

void abort(void) __attribute__((noreturn));
void exit(int status) __attribute__((noreturn));
void* malloc(size_t bytes);
void* calloc(size_t count, size_t bytes);
void* realloc(void* old, size_t bytes);
void free(void* start);
int abs(int x);
long labs(long x);

void* memcpy(void* to, const void* from, size_t bytes);
void* memmove(void* to, const void* from, size_t bytes);
void* memset(void* to, int byte, size_t bytes);
int memcmp(const void* a, const void* b, size_t bytes);
void* memchr(const void* start, int byte, size_t bytes);
size_t strlen(const char* text);
char* strcpy(char* to, const char* from);
char* strncpy(char* to, const char* from, size_t bytes);
char* strcat(char* to, const char* from);
int strcmp(const char* a, const char* b);
int strncmp(const char* a, const char* b, size_t bytes);
char* strchr(const char* text, int letter);
char* strrchr(const char* text, int letter);

// Not defined: a test that calls one of these does not link, and is counted as such.
int printf(const char* format, ...);
int sprintf(char* to, const char* format, ...);
int snprintf(char* to, size_t bytes, const char* format, ...);

#define assert(condition) ((condition) ? (void)0 : abort())
