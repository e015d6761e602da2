// No signals: a handler is never called.
#pragma once
#define SIGABRT 6
#define SIGFPE 8
#define SIGSEGV 11
void (*signal(int number, void (*handler)(int)))(int);
