// What gcc's torture tests want of the C library, for a kernel. All lanes do the same thing at the same time, so they
// share the heap and every other global.
#include "libc/libc.h"

#include "libc/signal.h"

enum { returned = 0x10000, aborted = 0x20000 };  // as torture.py reads them
unsigned* lockstep_status;                       // one word a lane

void lockstep_exit(unsigned status) {
  lockstep_status[__builtin_amdgcn_workitem_id_x()] = status;
  __builtin_amdgcn_endpgm();
}
void abort(void) {
  lockstep_exit(aborted);
  __builtin_unreachable();
}
void exit(int status) {
  lockstep_exit(returned | (status & 0xff));
  __builtin_unreachable();
}

static _Alignas(16) char heap[1 << 20];
static size_t used;
void* malloc(size_t bytes) {
  const size_t size = (bytes + 31) & ~(size_t)15, start = used + 16;  // the size stands before the block
  if (bytes > sizeof heap || start + size > sizeof heap) return NULL;
  used = start + size;
  *(size_t*)(heap + start - 16) = bytes;
  return heap + start;
}
void* calloc(size_t count, size_t bytes) {
  void* start = malloc(count * bytes);
  return start ? memset(start, 0, count * bytes) : NULL;
}
void* realloc(void* old, size_t bytes) {
  char* start = malloc(bytes);
  const size_t before = old ? *(size_t*)((char*)old - 16) : 0;
  return start && old ? memcpy(start, old, before < bytes ? before : bytes) : start;
}
void free(void* start) { (void)start; }
int abs(int x) { return x < 0 ? -x : x; }
long labs(long x) { return x < 0 ? -x : x; }

void* memcpy(void* to, const void* from, size_t bytes) {
  for (size_t i = 0; i < bytes; ++i) ((char*)to)[i] = ((const char*)from)[i];
  return to;
}
void* memmove(void* to, const void* from, size_t bytes) {
  if ((char*)to <= (const char*)from) return memcpy(to, from, bytes);
  while (bytes-- > 0) ((char*)to)[bytes] = ((const char*)from)[bytes];
  return to;
}
void* memset(void* to, int byte, size_t bytes) {
  for (size_t i = 0; i < bytes; ++i) ((char*)to)[i] = (char)byte;
  return to;
}
int memcmp(const void* a, const void* b, size_t bytes) {
  const unsigned char *x = a, *y = b;
  for (; bytes > 0; --bytes, ++x, ++y)
    if (*x != *y) return *x - *y;
  return 0;
}
void* memchr(const void* start, int byte, size_t bytes) {
  for (const unsigned char* p = start; bytes > 0; --bytes, ++p)
    if (*p == (unsigned char)byte) return (void*)p;
  return NULL;
}
size_t strlen(const char* text) {
  size_t length = 0;
  while (text[length]) ++length;
  return length;
}
char* strcpy(char* to, const char* from) { return memcpy(to, from, strlen(from) + 1); }
char* strncpy(char* to, const char* from, size_t bytes) {
  size_t i = 0;
  for (; i < bytes && from[i]; ++i) to[i] = from[i];
  for (; i < bytes; ++i) to[i] = 0;
  return to;
}
char* strcat(char* to, const char* from) {
  strcpy(to + strlen(to), from);
  return to;
}
int strncmp(const char* a, const char* b, size_t bytes) {
  for (; bytes > 0; --bytes, ++a, ++b)
    if (*a != *b || !*a) return (unsigned char)*a - (unsigned char)*b;
  return 0;
}
int strcmp(const char* a, const char* b) { return strncmp(a, b, (size_t)-1); }
char* strchr(const char* text, int letter) {
  for (; *text != (char)letter; ++text)
    if (!*text) return NULL;
  return (char*)text;
}
char* strrchr(const char* text, int letter) {
  const char* last = NULL;
  for (;; ++text) {
    if (*text == (char)letter) last = text;
    if (!*text) return (char*)last;
  }
}
void (*signal(int number, void (*handler)(int)))(int) {
  (void)number, (void)handler;
  return NULL;
}
