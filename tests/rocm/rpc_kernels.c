/* Kernels of rpc.c: a client of the RPC protocol of LLVM's libc for GPUs, whose server is in LLVM's liboffload. No
 * package of Debian has that libc for a GPU. The source of the layouts and numbers: libc/shared/rpc.h and rpc_opcodes.h
 * of LLVM. */
#include <gpuintrin.h>
#include <stdint.h>

#define KERNEL __attribute__((visibility("protected"))) __gpu_kernel

enum { write_to_stdout = 'c' << 24 | 2, host_call = 'o' << 24 };

struct header {
  uint64_t mask;
  uint32_t opcode;
};
struct packet {
  uint64_t data[8];
};
/* liboffload finds it by its name, and fills it in before the first kernel. */
__attribute__((visibility("protected"), used)) struct {
  uint32_t port_count;
  const uint32_t* inbox;
  uint32_t* outbox;
  struct header* header;
  struct packet* packet;
  uint32_t lock[4096 / 32];
} __llvm_rpc_client;
#define client __llvm_rpc_client

/* A port that the active lanes of a wave have to themselves. The packets are the client's where both mailboxes say the
 * same. */
struct port {
  uint64_t lanes;
  uint32_t index, sent;
};

static uint32_t mailbox(const uint32_t* box) {
  return __scoped_atomic_load_n(box, __ATOMIC_RELAXED, __MEMORY_SCOPE_SYSTEM);
}

static void unlock(const struct port* port) {
  __scoped_atomic_thread_fence(__ATOMIC_RELEASE, __MEMORY_SCOPE_DEVICE);
  if (__gpu_is_first_in_lane(port->lanes))
    __scoped_atomic_fetch_and(&client.lock[port->index / 32], ~(1u << port->index % 32), __ATOMIC_RELAXED,
                              __MEMORY_SCOPE_DEVICE);
  __gpu_sync_lane(port->lanes);
}

static struct port open(uint32_t opcode) {
  struct port port = {__gpu_lane_mask(), 0, 0};
  for (;; port.index = (port.index + 1) % client.port_count) {
    const uint32_t bit = 1u << port.index % 32;
    uint32_t before = 0;
    if (__gpu_is_first_in_lane(port.lanes))
      before =
          __scoped_atomic_fetch_or(&client.lock[port.index / 32], bit, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE) & bit;
    if (__gpu_read_first_lane_u32(port.lanes, before) != 0) continue;
    __scoped_atomic_thread_fence(__ATOMIC_ACQUIRE, __MEMORY_SCOPE_DEVICE);
    port.sent = mailbox(&client.outbox[port.index]);
    if (mailbox(&client.inbox[port.index]) == port.sent) break;
    unlock(&port); /* the server has not finished with it */
  }
  if (__gpu_is_first_in_lane(port.lanes)) {
    client.header[port.index].mask = port.lanes;
    client.header[port.index].opcode = opcode;
  }
  __gpu_sync_lane(port.lanes);
  return port;
}

/* The lane's packet, once it is the client's. */
static struct packet* own(const struct port* port) {
  while (mailbox(&client.inbox[port->index]) != port->sent) __gpu_thread_suspend();
  __scoped_atomic_thread_fence(__ATOMIC_ACQUIRE, __MEMORY_SCOPE_SYSTEM);
  return &client.packet[port->index * __gpu_num_lanes() + __gpu_lane_id()];
}

static void hand_over(struct port* port) {
  port->sent ^= 1;
  __scoped_atomic_thread_fence(__ATOMIC_RELEASE, __MEMORY_SCOPE_SYSTEM);
  __scoped_atomic_store_n(&client.outbox[port->index], port->sent, __ATOMIC_RELAXED, __MEMORY_SCOPE_SYSTEM);
}

static void copy(void* to, const void* from, uint64_t bytes) {
  for (uint64_t i = 0; i < bytes; ++i) ((volatile uint8_t*)to)[i] = ((const uint8_t*)from)[i];
}

/* Each lane's bytes, which may differ in number: first the number and up to 56 of them, then 64 a packet. */
static void send_bytes(struct port* port, const void* bytes, uint64_t count) {
  enum { first = sizeof(struct packet) - sizeof(uint64_t) };
  struct packet* packet = own(port);
  packet->data[0] = count;
  copy(&packet->data[1], bytes, count < first ? count : first);
  hand_over(port);
  for (uint64_t at = first; __gpu_ballot(port->lanes, at < count) != 0; at += sizeof *packet) {
    packet = own(port);
    if (at < count) copy(packet, (const uint8_t*)bytes + at, count - at < sizeof *packet ? count - at : sizeof *packet);
    hand_over(port);
  }
}

/* What the server answers: its first word. The port is free again. */
static uint64_t answer(struct port* port) {
  const uint64_t word = own(port)->data[0];
  unlock(port);
  return word;
}

static uint32_t item(void) { return __gpu_block_id_x() * __gpu_num_threads_x() + __gpu_thread_id_x(); }

/* A line of each third work-item, longer from one to the next: "17: ...17 dots...". */
KERNEL void say(uint64_t* written) {
  char line[200];
  const uint32_t number = item();
  uint64_t length = 0;
  if (number % 3 != 0) return;
  line[length++] = (char)('0' + number / 100);
  line[length++] = (char)('0' + number / 10 % 10);
  line[length++] = (char)('0' + number % 10);
  for (uint32_t i = 0; i < number; ++i) line[length++] = '.';
  line[length++] = '\n';
  struct port port = open(write_to_stdout);
  send_bytes(&port, line, length);
  written[number] = answer(&port);
}

/* Each work-item has the host call a function with a record of its own. */
KERNEL void ask(uint64_t* results, uint64_t function) {
  const uint64_t record[] = {item(), 1000, (uint64_t)item() * item()};
  struct port port = open(host_call);
  send_bytes(&port, record, sizeof record);
  own(&port)->data[0] = function;
  hand_over(&port);
  results[item()] = answer(&port);
}
