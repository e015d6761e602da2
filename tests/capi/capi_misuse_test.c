/* Every function with null pointers and with structures whose size is wrong: refused with a sentence, nothing crashes.
 * usage: capi_misuse_test SAXPY.hsaco */
#include "check.h"

/* Refused, and says why. */
#define REFUSED(call)                                                                        \
  do {                                                                                       \
    CHECK((call) == LOCKSTEP_ERROR);                                                         \
    CHECK(strlen(lockstep_error()) > 10 && strcmp(lockstep_error(), "internal error") != 0); \
  } while (0)

static lockstep_device* device;
static lockstep_code* code;
static const uint32_t one[3] = {1, 1, 1};
static const char kernarg[24];

static void test_nulls(void) {
  char text[64];
  uint64_t address = 0;
  uint32_t words[2] = {0, 0}, used = 0;
  lockstep_code* loaded = NULL;
  lockstep_device_info about = {.struct_size = sizeof about};
  lockstep_kernel_info info = {.struct_size = sizeof info};
  lockstep_kernel_argument argument = {.struct_size = sizeof argument};
  lockstep_symbol symbol = {.struct_size = sizeof symbol};
  CHECK(lockstep_target_for(NULL, 10) == NULL && lockstep_error()[0] != 0);
  CHECK(lockstep_device_create(NULL) == NULL && lockstep_error()[0] != 0);
  CHECK(lockstep_device_create_with(NULL, 0) == NULL && lockstep_device_create_with("gfx950", 8) == NULL);
  lockstep_device_destroy(NULL);
  CHECK(lockstep_target(~0u) == NULL && lockstep_matrix_model_name(~0u) == NULL && lockstep_fault_name(~0u) != NULL);
  REFUSED(lockstep_get_device_info(NULL, &about));
  REFUSED(lockstep_get_device_info(device, NULL));
  REFUSED(lockstep_disassemble(NULL, words, 2, text, sizeof text, &used));
  REFUSED(lockstep_disassemble(device, NULL, 2, text, sizeof text, &used));
  REFUSED(lockstep_disassemble(device, words, 0, text, sizeof text, &used));
  REFUSED(lockstep_disassemble(device, words, 2, NULL, sizeof text, &used));
  REFUSED(lockstep_disassemble(device, words, 2, text, 0, &used));
  REFUSED(lockstep_disassemble(device, words, 2, text, sizeof text, NULL));
  uint64_t size = 0;
  REFUSED(lockstep_assemble(NULL, "s_nop 0", 7, NULL, 0, &size));
  REFUSED(lockstep_assemble(device, NULL, 7, NULL, 0, &size));
  REFUSED(lockstep_assemble(device, "s_nop 0", 7, NULL, 1, &size));
  REFUSED(lockstep_assemble(device, "s_nop 0", 7, NULL, 0, NULL));
  REFUSED(lockstep_allocate(NULL, 8, &address));
  REFUSED(lockstep_allocate(device, 8, NULL));
  REFUSED(lockstep_allocate(device, 0, &address));
  REFUSED(lockstep_allocate(device, UINT64_MAX, &address));
  REFUSED(lockstep_free(NULL, 1));
  REFUSED(lockstep_free(device, 1));
  REFUSED(lockstep_map_host(NULL, text, 8));
  REFUSED(lockstep_map_host(device, NULL, 8));
  REFUSED(lockstep_map_host(device, text, 0));
  REFUSED(lockstep_map_host(device, text, UINT64_MAX));
  REFUSED(lockstep_map_host_read_only(NULL, text, 8));
  REFUSED(lockstep_map_host_read_only(device, NULL, 8));
  REFUSED(lockstep_map_host_named(NULL, text, 8, 0, "text"));
  REFUSED(lockstep_map_host_named(device, NULL, 8, 0, "text"));
  REFUSED(lockstep_map_host_named(device, text, 8, 0, NULL));
  REFUSED(lockstep_map_host_named(device, text, 8, 8, "text"));
  REFUSED(lockstep_unmap_host(NULL, text));
  REFUSED(lockstep_unmap_host(device, NULL));
  REFUSED(lockstep_unmap_host_without_waiting(NULL, text));
  REFUSED(lockstep_unmap_host_without_waiting(device, NULL));
  REFUSED(lockstep_mark_unwritten(NULL, 0, 1));
  REFUSED(lockstep_mark_unwritten(device, 0, 1));
  REFUSED(lockstep_mark_written(NULL, 0, 1));
  REFUSED(lockstep_mark_written(device, 0, 1));
  REFUSED(lockstep_mark_copied(NULL, 0, 0, 1));
  REFUSED(lockstep_mark_copied(device, 0, 0, 1));
  REFUSED(lockstep_set_host_ranges(NULL, NULL, 0));
  REFUSED(lockstep_set_host_ranges(device, NULL, 1));
  const lockstep_host_range range = {text, sizeof text, 0, 0};
  REFUSED(lockstep_set_host_ranges(device, &range, UINT64_MAX));
  REFUSED(lockstep_write(NULL, 0, text, 1));
  REFUSED(lockstep_write(device, 0, NULL, 1));
  REFUSED(lockstep_write(device, 0, text, UINT64_MAX));
  REFUSED(lockstep_read(NULL, 0, text, 1));
  REFUSED(lockstep_read(device, 0, NULL, 1));
  REFUSED(lockstep_read(device, 0, text, UINT64_MAX));
  REFUSED(lockstep_load(NULL, text, 1, &loaded));
  REFUSED(lockstep_load(device, NULL, 1, &loaded));
  REFUSED(lockstep_load(device, text, 0, &loaded));
  REFUSED(lockstep_load(device, text, 1, NULL));
  REFUSED(lockstep_load_file(NULL, "x", &loaded));
  REFUSED(lockstep_load_file(device, NULL, &loaded));
  REFUSED(lockstep_load_file(device, "x", NULL));
  REFUSED(lockstep_unload(NULL, code));
  REFUSED(lockstep_unload(device, NULL));
  CHECK(lockstep_kernel_count(NULL) == 0 && lockstep_kernel_name(NULL, 0) == NULL);
  CHECK(lockstep_kernel_name(code, ~0u) == NULL && lockstep_symbol_name(code, ~0u) == NULL);
  CHECK(lockstep_symbol_name(NULL, 0) == NULL);
  REFUSED(lockstep_get_kernel_info(NULL, "saxpy", &info));
  REFUSED(lockstep_get_kernel_info(code, NULL, &info));
  REFUSED(lockstep_get_kernel_info(code, "saxpy", NULL));
  CHECK(lockstep_kernel_argument_count(NULL, "saxpy") == 0 && lockstep_error()[0] != 0);
  CHECK(lockstep_kernel_argument_count(code, NULL) == 0 && lockstep_error()[0] != 0);
  REFUSED(lockstep_get_kernel_argument(NULL, "saxpy", 0, &argument));
  REFUSED(lockstep_get_kernel_argument(code, NULL, 0, &argument));
  REFUSED(lockstep_get_kernel_argument(code, "saxpy", ~0u, &argument));
  REFUSED(lockstep_get_kernel_argument(code, "saxpy", 0, NULL));
  REFUSED(lockstep_get_symbol(NULL, "saxpy", &symbol));
  REFUSED(lockstep_get_symbol(code, NULL, &symbol));
  REFUSED(lockstep_get_symbol(code, "saxpy", NULL));
  REFUSED(lockstep_launch(NULL, code, "saxpy", one, one, kernarg, sizeof kernarg, NULL, NULL));
  REFUSED(lockstep_launch(device, NULL, "saxpy", one, one, kernarg, sizeof kernarg, NULL, NULL));
  REFUSED(lockstep_launch(device, code, NULL, one, one, kernarg, sizeof kernarg, NULL, NULL));
  REFUSED(lockstep_launch(device, code, "saxpy", NULL, one, kernarg, sizeof kernarg, NULL, NULL));
  REFUSED(lockstep_launch(device, code, "saxpy", one, NULL, kernarg, sizeof kernarg, NULL, NULL));
  REFUSED(lockstep_launch(device, code, "saxpy", one, one, NULL, sizeof kernarg, NULL, NULL));
  REFUSED(lockstep_launch(device, code, "saxpy", one, one, NULL, 0, NULL, NULL)); /* it has arguments */
  lockstep_options half = {.struct_size = sizeof half, .dispatch_packet = 64};
  for (int i = 0; i < 2; ++i) {
    REFUSED(lockstep_launch(device, code, "saxpy", one, one, kernarg, sizeof kernarg, &half, NULL));
    CHECK(strstr(lockstep_error(), "dispatch_packet and options.queue go together") != NULL);
    half.dispatch_packet = 0;
    half.queue = 64;
  }
  REFUSED(lockstep_dispatch(NULL, NULL, NULL, NULL));
  REFUSED(lockstep_dispatch(device, NULL, NULL, NULL));
  lockstep_dispatch_info dispatch = raw(words, words);
  REFUSED(lockstep_dispatch(NULL, &dispatch, NULL, NULL));
  dispatch.user_sgprs = NULL;
  REFUSED(lockstep_dispatch(device, &dispatch, NULL, NULL));
}

static void test_null_debuggers(void) {
  lockstep_debugger* debugger = NULL;
  lockstep_value value = {.struct_size = sizeof value};
  lockstep_result result = empty_result();
  REFUSED(lockstep_debug(NULL, code, "saxpy", one, one, kernarg, sizeof kernarg, NULL, &debugger));
  REFUSED(lockstep_debug(device, NULL, "saxpy", one, one, kernarg, sizeof kernarg, NULL, &debugger));
  REFUSED(lockstep_debug(device, code, NULL, one, one, kernarg, sizeof kernarg, NULL, &debugger));
  REFUSED(lockstep_debug(device, code, "saxpy", NULL, one, kernarg, sizeof kernarg, NULL, &debugger));
  REFUSED(lockstep_debug(device, code, "saxpy", one, NULL, kernarg, sizeof kernarg, NULL, &debugger));
  REFUSED(lockstep_debug(device, code, "saxpy", one, one, NULL, sizeof kernarg, NULL, &debugger));
  REFUSED(lockstep_debug(device, code, "saxpy", one, one, kernarg, sizeof kernarg, NULL, NULL));
  CHECK(debugger == NULL);
  lockstep_debugger_destroy(NULL);
  lockstep_debugger_interrupt(NULL);
  REFUSED(lockstep_debugger_break(NULL, "saxpy", NULL, NULL));
  REFUSED(lockstep_debugger_watch(NULL, "v0", 0, NULL));
  REFUSED(lockstep_debugger_delete(NULL, 1));
  REFUSED(lockstep_debugger_go(NULL, LOCKSTEP_MOVE_STEP, NULL));
  REFUSED(lockstep_debugger_select(NULL, 0, 0));
  REFUSED(lockstep_debugger_evaluate(NULL, "1", &value));
  REFUSED(lockstep_debugger_set(NULL, "v0", "1"));
  REFUSED(lockstep_debugger_result(NULL, &result));
  CHECK(lockstep_debug(device, code, "saxpy", one, one, kernarg, sizeof kernarg, NULL, &debugger) == LOCKSTEP_OK);
  REFUSED(lockstep_debugger_break(debugger, NULL, NULL, NULL));
  REFUSED(lockstep_debugger_watch(debugger, NULL, 0, NULL));
  REFUSED(lockstep_debugger_evaluate(debugger, NULL, &value));
  REFUSED(lockstep_debugger_evaluate(debugger, "1", NULL));
  REFUSED(lockstep_debugger_set(debugger, NULL, "1"));
  REFUSED(lockstep_debugger_set(debugger, "v0", NULL));
  CHECK(lockstep_debugger_break(debugger, "saxpy", NULL, NULL) == LOCKSTEP_OK);
  CHECK(lockstep_debugger_go(debugger, LOCKSTEP_MOVE_STEP, NULL) == LOCKSTEP_OK);
  CHECK(lockstep_debugger_result(debugger, NULL) == LOCKSTEP_OK);
  lockstep_debugger_destroy(debugger);
}

static void test_sizes(uint32_t wrong) {
  uint32_t words[1] = {0xbf810000}; /* s_endpgm */
  lockstep_device_info about = {.struct_size = wrong};
  lockstep_kernel_info info = {.struct_size = wrong};
  lockstep_kernel_argument argument = {.struct_size = wrong};
  lockstep_symbol symbol = {.struct_size = wrong};
  lockstep_options options = {.struct_size = wrong};
  lockstep_result result = {.struct_size = wrong};
  lockstep_value value = {.struct_size = wrong};
  lockstep_stop stop = {.struct_size = wrong};
  lockstep_debugger* debugger = NULL;
  REFUSED(lockstep_get_device_info(device, &about));
  CHECK(strstr(lockstep_error(), "set it to sizeof(lockstep_device_info)") != NULL && about.target == NULL);
  REFUSED(lockstep_get_kernel_info(code, "saxpy", &info));
  REFUSED(lockstep_get_kernel_argument(code, "saxpy", 0, &argument));
  REFUSED(lockstep_get_symbol(code, "saxpy", &symbol));
  REFUSED(lockstep_launch(device, code, "saxpy", one, one, kernarg, sizeof kernarg, &options, NULL));
  REFUSED(lockstep_launch(device, code, "saxpy", one, one, kernarg, sizeof kernarg, NULL, &result));
  REFUSED(lockstep_debug(device, code, "saxpy", one, one, kernarg, sizeof kernarg, &options, &debugger));
  CHECK(lockstep_map_host(device, words, sizeof words) == LOCKSTEP_OK);
  lockstep_dispatch_info dispatch = raw(words, words);
  REFUSED(lockstep_dispatch(device, &dispatch, &options, NULL));
  REFUSED(lockstep_dispatch(device, &dispatch, NULL, &result));
  dispatch.struct_size = wrong;
  REFUSED(lockstep_dispatch(device, &dispatch, NULL, NULL));
  CHECK(lockstep_unmap_host(device, words) == LOCKSTEP_OK);
  CHECK(lockstep_debug(device, code, "saxpy", one, one, kernarg, sizeof kernarg, NULL, &debugger) == LOCKSTEP_OK);
  REFUSED(lockstep_debugger_go(debugger, LOCKSTEP_MOVE_STEP, &stop));
  REFUSED(lockstep_debugger_evaluate(debugger, "1", &value));
  REFUSED(lockstep_debugger_result(debugger, &result));
  lockstep_debugger_destroy(debugger);
}

int main(int count, char** arguments) {
  CHECK(count == 2);
  device = lockstep_device_create("gfx950");
  CHECK(device != NULL && lockstep_load_file(device, arguments[1], &code) == LOCKSTEP_OK);
  test_nulls();
  test_null_debuggers();
  test_sizes(0);
  test_sizes(4);
  test_sizes(4097);
  test_sizes(UINT32_MAX);
  CHECK(lockstep_unload(device, code) == LOCKSTEP_OK);
  lockstep_device_destroy(device);
  if (failures == 0) puts("all good");
  return failures != 0;
}
