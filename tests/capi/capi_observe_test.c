/* Traces, timelines and profiles in C. usage: capi_observe_test SAXPY.hsaco FOLDER */
#include <stdlib.h>

#include "check.h"

static const uint32_t grid[3] = {2, 1, 1}, block[3] = {256, 1, 1};

typedef struct seen {
  unsigned lines, ends;
  unsigned stop_at; /* 0: never */
  char first[256];
} seen;

static int take(void* data, const char* line) {
  seen* all = data;
  if (all->lines++ == 0) strncpy(all->first, line, sizeof all->first - 1);
  if (strstr(line, " s_endpgm")) ++all->ends;
  return all->lines == all->stop_at;
}

static char* contents(const char* path) {
  FILE* file = fopen(path, "rb");
  char* text = calloc(1, 1 << 20);
  if (file) {
    CHECK(fread(text, 1, (1 << 20) - 1, file) > 0);
    fclose(file);
    remove(path);
  }
  return text;
}

int main(int argc, char** argv) {
  lockstep_device* device = lockstep_device_create("gfx950");
  lockstep_code* code = NULL;
  lockstep_options options;
  lockstep_result result = empty_result();
  struct {
    uint32_t n;
    float a;
    uint64_t x, y;
  } kernarg = {500, 2.0f, 0, 0};
  char profile[512], timeline[512];
  uint32_t engine;
  if (argc != 3) return 2;
  CHECK(lockstep_load_file(device, argv[1], &code) == LOCKSTEP_OK);
  CHECK(lockstep_allocate(device, 2048, &kernarg.x) == LOCKSTEP_OK);
  CHECK(lockstep_allocate(device, 2048, &kernarg.y) == LOCKSTEP_OK);
  for (engine = 0; engine < 2; ++engine) {
    seen all;
    memset(&options, 0, sizeof options);
    options.struct_size = sizeof options;
    options.engine = engine;
    options.threads = 4;
    options.trace = take;
    options.trace_data = &all;
    memset(&all, 0, sizeof all);
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_OK);
    CHECK(all.lines == result.instructions && all.ends == 8);
    CHECK(strncmp(all.first, "(0,0,0) 0 0 0x", 14) == 0);

    memset(&all, 0, sizeof all);
    options.trace_only = "wave=1  workgroup=1";
    options.trace_lanes = 1;
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_OK);
    CHECK(all.lines > 10 && all.ends == 1);
    CHECK(strncmp(all.first, "(1,0,0) 1 0 0x", 14) == 0);

    /* The caller stops it. */
    memset(&all, 0, sizeof all);
    all.stop_at = 7;
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_FAULT);
    CHECK(all.lines == 7 && result.fault == LOCKSTEP_FAULT_OBSERVER && result.workgroup[0] == 1 && result.wave == 1);
    CHECK(strcmp(lockstep_fault_name(result.fault), "observer") == 0);
    CHECK(strstr(result.text, "the caller's trace function asked to stop") != NULL);

    options.trace_only = "wave=1 lane=3";
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_ERROR);
    CHECK(strncmp(lockstep_error(), "trace_only: 'lane=3': conditions are ", 37) == 0);
    options.trace = NULL;
    options.trace_only = NULL;

    /* Files. */
    snprintf(profile, sizeof profile, "%s/profile.json", argv[2]);
    snprintf(timeline, sizeof timeline, "%s/timeline.json", argv[2]);
    options.profile = profile;
    options.timeline = timeline;
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_OK);
    {
      char *counts = contents(profile), *events = contents(timeline), number[64];
      snprintf(number, sizeof number, "\"total\":{\"executions\":%llu,", (unsigned long long)result.instructions);
      CHECK(strstr(counts, number) != NULL);
      CHECK(strstr(events, "\"traceEvents\"") != NULL && strstr(events, "workgroup (1,0,0)") != NULL);
      free(counts);
      free(events);
    }
    snprintf(profile, sizeof profile, "%s/profile.html", argv[2]);
    options.timeline = NULL;
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_OK);
    {
      char* page = contents(profile);
      CHECK(strncmp(page, "<!doctype html>", 15) == 0 && strstr(page, "global_store_dword") != NULL);
      free(page);
    }
    options.profile = "/nowhere/profile.txt";
    CHECK(lockstep_launch(device, code, "saxpy", grid, block, &kernarg, sizeof kernarg, &options, &result) ==
          LOCKSTEP_ERROR);
    CHECK(strcmp(lockstep_error(), "cannot write /nowhere/profile.txt") == 0);
  }
  lockstep_device_destroy(device);
  if (failures == 0) puts("observers in C: ok");
  return failures != 0;
}
