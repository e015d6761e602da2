#include "include/parts.h"

int count(void) {
  int template = 1000; /* a word of C++ */
  return template;
}
