/* Source lines that a caller's function gives for faults. Without one they are the code object's.
 * usage: capi_line_test SAXPY.hsaco OFF_BY_ONE.hsaco, which has debug information */
#include "check.h"

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

static void keep(void* to, const lockstep_finding* finding) {
  snprintf(to, 256, "%s: %s", finding->source, finding->what);
}

/* Lines and names of arguments out of the code object, which the caller's function overrules for lines. */
static void of_the_code(lockstep_device* device, const char* path) {
  static const uint32_t grid[3] = {1, 1, 1}, block[3] = {64, 1, 1};
  uint64_t kernarg[2] = {0, 0};
  char found[256] = "";
  lockstep_code* code = NULL;
  lockstep_result result = empty_result();
  lockstep_options options;
  lockstep_debugger* debugger = NULL;
  lockstep_stop stop;
  teller told;
  memset(&told, 0, sizeof told);
  memset(&options, 0, sizeof options);
  memset(&stop, 0, sizeof stop);
  options.struct_size = sizeof options;
  stop.struct_size = sizeof stop;
  CHECK(lockstep_load_file(device, path, &code) == LOCKSTEP_OK);
  CHECK(lockstep_allocate(device, 256, &kernarg[0]) == LOCKSTEP_OK);
  CHECK(lockstep_allocate(device, 256, &kernarg[1]) == LOCKSTEP_OK);
  CHECK(lockstep_launch(device, code, "off_by_one", grid, block, kernarg, sizeof kernarg, NULL, &result) ==
        LOCKSTEP_FAULT);
  CHECK(strstr(result.text, "off_by_one.cl:4)") != NULL && strstr(result.text, "past the end of argument 1 'out'"));
  options.source_line = a_line;
  options.source_line_data = &told;
  CHECK(lockstep_launch(device, code, "off_by_one", grid, block, kernarg, sizeof kernarg, &options, &result) ==
        LOCKSTEP_FAULT);
  CHECK(strstr(result.text, "(kernel.cl:12)") != NULL && strstr(result.text, "past the end of argument 1 'out'"));
  options.source_line = NULL;
  options.check = "memory";
  options.take_finding = keep;
  options.take_finding_data = found;
  CHECK(lockstep_launch(device, code, "off_by_one", grid, block, kernarg, sizeof kernarg, &options, &result) ==
        LOCKSTEP_OK);
  CHECK(strstr(found, "off_by_one.cl:4: out_of_bounds write") != NULL);
  CHECK(lockstep_debug(device, code, "off_by_one", grid, block, kernarg, sizeof kernarg, NULL, &debugger) ==
        LOCKSTEP_OK);
  CHECK(lockstep_unload(device, code) == LOCKSTEP_OK);
  CHECK(lockstep_debugger_go(debugger, LOCKSTEP_MOVE_CONTINUE, &stop) == LOCKSTEP_OK);
  CHECK(stop.reason == LOCKSTEP_STOP_FAULT || stop.reason == LOCKSTEP_STOP_FAILED);
  lockstep_debugger_destroy(debugger);
}

int main(int argc, char** argv) {
  static const uint32_t grid[3] = {1, 1, 1}, block[3] = {64, 1, 1};
  /* x and y are nowhere. */
  static const struct {
    uint32_t n;
    float a;
    uint64_t x, y;
  } kernarg = {64, 2.0f, 64, 64};
  lockstep_device* device = lockstep_device_create("gfx950");
  lockstep_code* code = NULL;
  lockstep_result plain, result;
  lockstep_options options;
  uint32_t engine;
  if (!device || argc != 3) return 2;
  CHECK(lockstep_load_file(device, argv[1], &code) == LOCKSTEP_OK);
  for (engine = LOCKSTEP_ENGINE_FAST; engine <= LOCKSTEP_ENGINE_REFERENCE; ++engine) {
    teller told;
    memset(&told, 0, sizeof told);
    memset(&options, 0, sizeof options);
    options.struct_size = sizeof options;
    options.engine = engine;
    plain = result = empty_result();
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &plain) ==
          LOCKSTEP_FAULT);
    CHECK(plain.fault == LOCKSTEP_FAULT_OUT_OF_BOUNDS && strstr(plain.text, "kernel.cl") == NULL);

    options.source_line = a_line;
    options.source_line_data = &told;
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_FAULT);
    CHECK(strstr(result.text, "kernel.cl:12") != NULL);
    CHECK(told.calls != 0 && told.file_pc == result.file_pc && result.file_pc == plain.file_pc);

    options.source_line = all_bytes;
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_FAULT);
    CHECK(told.bytes != 0 && count(lockstep_error(), '~') == told.bytes);
    CHECK(strlen(result.text) == sizeof result.text - 1);

    options.source_line = not_known;
    told.calls = 0;
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_FAULT);
    CHECK(told.calls != 0 && strcmp(result.text, plain.text) == 0);

    /* A caller of before the option. */
    options.source_line = a_line;
    options.struct_size = offsetof(lockstep_options, source_line);
    told.calls = 0;
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_FAULT);
    CHECK(told.calls == 0 && strcmp(result.text, plain.text) == 0);
  }
  of_the_code(device, argv[2]);
  lockstep_device_destroy(device);
  if (failures == 0) puts("all good");
  return failures != 0;
}
