/* What the parts of the test have in common: the agents, a loaded executable, packets, queues whose errors are awaited.
 */
#pragma once

#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define CHECK(condition)                                                      \
  do {                                                                        \
    if (!(condition)) {                                                       \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
      exit(1);                                                                \
    }                                                                         \
  } while (0)
#define OK(call) CHECK((call) == HSA_STATUS_SUCCESS)

enum { count = 256, rounds = 200 };

extern hsa_agent_t gpu, host;
extern hsa_amd_memory_pool_t device_pool, kernarg_pool;
extern hsa_executable_t executable;
/* Of take_error. */
extern volatile int queue_failed;

struct kernel {
  uint64_t object;
  uint32_t group, private, kernarg;
};

/* The agent's last global pool with these flags. */
hsa_amd_memory_pool_t pool_of(hsa_agent_t agent, uint32_t flags);
/* The kernels of a code object, for `gpu`, into `executable`. */
void load(const char* path);
/* Of `executable`. */
struct kernel find(const char* name);
/* Kernel arguments: a pointer, a number, and hidden ones for `count` work-items. */
void* arguments(struct kernel kernel, void* pointer, uint32_t value);
void launch(hsa_queue_t* queue, struct kernel kernel, uint32_t items, void* kernarg, hsa_signal_t done);
void barrier(hsa_queue_t* queue, int type, hsa_signal_t first, hsa_signal_t second, hsa_signal_t done);
void wait_zero(hsa_signal_t signal);
hsa_signal_t signal_of(hsa_signal_value_t value);
/* A queue's function for errors, whose data is &queue_failed. */
void take_error(hsa_status_t status, hsa_queue_t* queue, void* data);
/* A queue with take_error. */
hsa_queue_t* watched_queue(void);
/* Waits for the queue's error, and destroys the queue. */
void expect_error(hsa_queue_t* queue, int status);
/* Adds 1 and its index to each of `count` numbers there, by a kernel. The status that the queue stops with, or success.
 */
void add(uint32_t* out, int status);
/* What goes to standard error from `listen` to `heard` is kept: is that text in it? It then goes to standard error. */
void listen_to_errors(void);
int heard(const char* text);
/* Runs this program again with these arguments, of which the last may be null. */
pid_t start_again(const char* first, const char* second, const char* third);
/* Waits for it; its exit status. */
int status_of(pid_t child);
/* The agents and pools, after hsa_init, and the kernels of a code object. */
void set_up(const char* path);

/* refusals.c */
void locked(void);
void boxes(void);
void doorbells(uint32_t* out);
void fail(uint32_t* out);
void misuse(void);

/* svm.c */
void shared(void);
