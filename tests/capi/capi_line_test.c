/* Source lines that a caller's function gives for faults. */
#include "check.h"

/* *(uint32_t*)s[0:1] = 0; words from llvm-mc 22 */
static uint32_t program[] = {
    0x7e020280,             /* v_mov_b32_e32 v1, 0 */
    0xdc708000, 0x00000101, /* global_store_dword v1, v1, s[0:1] */
    0xbf810000,             /* s_endpgm */
};

typedef struct teller {
  uint32_t calls, bytes;
  uint64_t file_pc;
} teller;

static void note(void* data, uint64_t file_pc, uint32_t bytes) {
  teller* to = data;
  ++to->calls;
  to->bytes = bytes;
  to->file_pc = file_pc;
}
static int a_line(void* data, uint64_t file_pc, char* text, uint32_t bytes) {
  note(data, file_pc, bytes);
  strcpy(text, "kernel.cl:12");
  return 1;
}
/* No final 0. */
static int all_bytes(void* data, uint64_t file_pc, char* text, uint32_t bytes) {
  note(data, file_pc, bytes);
  memset(text, '~', bytes);
  return 1;
}
static int not_known(void* data, uint64_t file_pc, char* text, uint32_t bytes) {
  note(data, file_pc, bytes);
  strcpy(text, "kernel.cl:12");
  return 0;
}

static size_t count(const char* text, char of) {
  size_t found = 0;
  for (; *text != 0; ++text) found += *text == of;
  return found;
}

int main(void) {
  lockstep_device* device = lockstep_device_create("gfx950");
  const uint32_t nowhere[2] = {64, 0};
  lockstep_dispatch_info info = raw(program, nowhere);
  lockstep_result plain, result;
  lockstep_options options;
  uint32_t engine;
  if (!device) return 1;
  CHECK(lockstep_map_host_read_only(device, program, sizeof program) == LOCKSTEP_OK);
  for (engine = LOCKSTEP_ENGINE_FAST; engine <= LOCKSTEP_ENGINE_REFERENCE; ++engine) {
    teller told;
    memset(&told, 0, sizeof told);
    memset(&options, 0, sizeof options);
    options.struct_size = sizeof options;
    options.engine = engine;
    plain = result = empty_result();
    CHECK(lockstep_dispatch(device, &info, &options, &plain) == LOCKSTEP_FAULT);
    CHECK(plain.fault == LOCKSTEP_FAULT_OUT_OF_BOUNDS && strstr(plain.text, "kernel.cl") == NULL);

    options.source_line = a_line;
    options.source_line_data = &told;
    CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_FAULT);
    CHECK(strstr(result.text, "kernel.cl:12") != NULL);
    CHECK(told.calls != 0 && told.file_pc == result.file_pc && result.file_pc == plain.file_pc);

    options.source_line = all_bytes;
    CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_FAULT);
    CHECK(told.bytes != 0 && count(lockstep_error(), '~') == told.bytes);
    CHECK(strlen(result.text) == sizeof result.text - 1);

    options.source_line = not_known;
    told.calls = 0;
    CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_FAULT);
    CHECK(told.calls != 0 && strcmp(result.text, plain.text) == 0);

    /* A caller of before the option. */
    options.source_line = a_line;
    options.struct_size = offsetof(lockstep_options, source_line);
    told.calls = 0;
    CHECK(lockstep_dispatch(device, &info, &options, &result) == LOCKSTEP_FAULT);
    CHECK(told.calls == 0 && strcmp(result.text, plain.text) == 0);
  }
  lockstep_device_destroy(device);
  if (failures == 0) puts("all good");
  return failures != 0;
}
