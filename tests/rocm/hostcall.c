/* printf by hostcall: the program is the host's side of AMD's protocol, as a runtime above HSA is. Kernels ring a
 * signal that a thread waits for, write packets, and wait for the answers in memory. It returns 0 only if every line of
 * the kernels comes once and is right.  usage: hostcall CODE_OBJECT The source of the layouts: the binary interface of
 * ROCm's device libraries (ockl.bc). */
#include "hsa_program.h"

enum { packets = 16, lanes = 64, words = 8, most_words = 32, third = 3 };

struct header {
  uint64_t next, active;
  uint32_t service, control;
};
struct payload {
  uint64_t slots[lanes][words];
};
struct buffer {
  struct header* headers;
  struct payload* payloads;
  hsa_signal_t doorbell;
  uint64_t free_stack, ready_stack, index_mask;
};

/* A text that is not whole yet; its number is its place. */
struct message {
  uint64_t words[most_words];
  unsigned length;
};
static struct message messages[4 * count];
static unsigned begun, ended;
static char lines[4 * count][200];
static struct buffer* buffer;
static int over;

/* The format and each argument: whole words, texts with their zero. */
static void print(const struct message* message, char* line) {
  CHECK(message->length > 1 && message->words[0] == 0); /* standard output */
  const char* format = (const char*)&message->words[1];
  unsigned at = 1 + (unsigned)strlen(format) / 8 + 1;
  char* const end = line + sizeof lines[0];
  while (*format) {
    const size_t plain = strcspn(format, "%");
    line += snprintf(line, (size_t)(end - line), "%.*s", (int)plain, format);
    format += plain;
    if (!*format) break;
    char one[16];
    const size_t length = strcspn(format, "usfx") + 1;
    CHECK(length < sizeof one && at < message->length);
    memcpy(one, format, length);
    one[length] = 0;
    format += length;
    double number;
    memcpy(&number, &message->words[at], sizeof number);
    const char* const text = (const char*)&message->words[at];
    switch (one[length - 1]) {
      case 'u': line += snprintf(line, (size_t)(end - line), "%u", (unsigned)message->words[at++]); break;
      case 'x': line += snprintf(line, (size_t)(end - line), one, (unsigned long long)message->words[at++]); break;
      case 'f': line += snprintf(line, (size_t)(end - line), one, number), ++at; break;
      default: line += snprintf(line, (size_t)(end - line), "%s", text), at += (unsigned)strlen(text) / 8 + 1;
    }
    CHECK(line < end);
  }
  CHECK(at == message->length);
}

/* Of the first word, bit 0 begins a message and bit 1 ends it, bits 5 to 7 count the words that follow, and the others
 * are the message's number, which the host gives. */
static void answer(uint64_t* slot) {
  const uint64_t head = slot[0];
  const unsigned number = head & 1 ? begun++ : (unsigned)(head >> 8), length = head >> 5 & 7;
  CHECK(number < begun && begun <= 4 * count);
  struct message* const message = &messages[number];
  CHECK(message->length + length <= most_words);
  memcpy(&message->words[message->length], slot + 1, length * sizeof *slot);
  message->length += length;
  slot[0] = (head & 0xfe) | (uint64_t)number << 8;
  if (head & 2) {
    print(message, lines[ended++]);
    slot[0] = strlen(lines[ended - 1]);
  }
}

static void* serve(void* data) {
  (void)data;
  for (hsa_signal_value_t seen = 0; !__atomic_load_n(&over, __ATOMIC_ACQUIRE);) {
    seen =
        hsa_signal_wait_scacquire(buffer->doorbell, HSA_SIGNAL_CONDITION_NE, seen, UINT64_MAX, HSA_WAIT_STATE_BLOCKED);
    uint64_t link = __atomic_exchange_n(&buffer->ready_stack, 0, __ATOMIC_ACQUIRE);
    while (link != 0) {
      struct header* const header = &buffer->headers[link & buffer->index_mask];
      struct payload* const payload = &buffer->payloads[link & buffer->index_mask];
      link = header->next;
      CHECK(header->service == 2);
      for (unsigned lane = 0; lane < lanes; ++lane)
        if (header->active >> lane & 1) answer(payload->slots[lane]);
      __atomic_fetch_and(&header->control, ~1u, __ATOMIC_RELEASE);
    }
  }
  return NULL;
}

static void make_buffer(void) {
  uint8_t* memory;
  const size_t headers_at = 64, payloads_at = headers_at + (packets * sizeof(struct header) + 63) / 64 * 64;
  OK(hsa_amd_memory_pool_allocate(pool_of(host, HSA_AMD_MEMORY_POOL_GLOBAL_FLAG_FINE_GRAINED),
                                  payloads_at + packets * sizeof(struct payload), 0, (void**)&memory));
  buffer = (struct buffer*)memory;
  *buffer = (struct buffer){
      (struct header*)(memory + headers_at), (struct payload*)(memory + payloads_at), signal_of(0), 0, 0, packets - 1};
  /* A link is an index and a count of uses above it, so none is 0. */
  for (uint64_t i = 0; i < packets; ++i) {
    buffer->headers[i] = (struct header){buffer->free_stack, 0, 0, 0};
    buffer->free_stack = packets + i;
  }
}

static int by_text(const void* left, const void* right) { return strcmp(left, right); }

int main(int argc, char** argv) {
  CHECK(argc == 2);
  OK(hsa_init());
  set_up(argv[1]);
  make_buffer();
  pthread_t thread;
  CHECK(pthread_create(&thread, NULL, serve, NULL) == 0);

  uint32_t* numbers;
  OK(hsa_amd_memory_pool_allocate(kernarg_pool, count * sizeof *numbers, 0, (void**)&numbers));
  for (uint32_t i = 0; i < count; ++i) numbers[i] = i;
  const struct kernel say = find("say.kd");
  uint8_t* const kernarg = arguments(say, numbers, third);
  const size_t hostcall_at = 16 + 80; /* hidden_hostcall_buffer of code objects of version 5 */
  CHECK(say.kernarg >= hostcall_at + sizeof buffer);
  memcpy(kernarg + hostcall_at, &buffer, sizeof buffer);
  hsa_queue_t *one = watched_queue(), *two = watched_queue();
  const hsa_signal_t done = signal_of(2);
  launch(one, say, count, kernarg, done);
  launch(two, say, count, kernarg, done);
  wait_zero(done);
  __atomic_store_n(&over, 1, __ATOMIC_RELEASE);
  hsa_signal_add_screlease(buffer->doorbell, 1);
  pthread_join(thread, NULL);

  static char expected[4 * count][sizeof lines[0]];
  unsigned right = 0;
  for (int twice = 0; twice < 2; ++twice) {
    for (unsigned i = 0; i < count; i += third)
      snprintf(expected[right++], sizeof expected[0], "item %u: %s %.2f\n", i, i % 2 ? "odd" : "even", 0.25 * i);
    snprintf(expected[right++], sizeof expected[0],
             "this format has more than the fifty-six bytes of text that a packet holds, and a number: %llx\n", ~0ull);
  }
  CHECK(begun == right && ended == right);
  qsort(lines, right, sizeof lines[0], by_text);
  qsort(expected, right, sizeof expected[0], by_text);
  for (unsigned i = 0; i < right; ++i) CHECK(strcmp(lines[i], expected[i]) == 0);
  OK(hsa_queue_destroy(one));
  OK(hsa_queue_destroy(two));
  OK(hsa_signal_destroy(done));
  OK(hsa_shut_down());
  return 0;
}
