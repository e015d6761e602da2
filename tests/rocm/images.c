/* Images and samplers of the images extension: kernels load, store and sample what the host imports, and the other way
 * round. On targets without image instructions the calls say so. */
#include "images.h"

#include <math.h>

hsa_agent_t first_gpu;
float (*out)[4];
static hsa_queue_t* queue;
static uint64_t* box;
static float (*points)[2];

static hsa_status_t take_first(hsa_agent_t agent, void* data) {
  (void)data;
  hsa_device_type_t type;
  OK(hsa_agent_get_info(agent, HSA_AGENT_INFO_DEVICE, &type));
  if (type != HSA_DEVICE_TYPE_GPU) return HSA_STATUS_SUCCESS;
  first_gpu = agent;
  return HSA_STATUS_INFO_BREAK;
}

hsa_ext_image_descriptor_t described(hsa_ext_image_geometry_t geometry, unsigned type, unsigned order) {
  hsa_ext_image_descriptor_t wanted = {geometry, width, 0, 0, 0, {type, order}};
  const int rows = geometry != HSA_EXT_IMAGE_GEOMETRY_1D && geometry != HSA_EXT_IMAGE_GEOMETRY_1DA &&
                   geometry != HSA_EXT_IMAGE_GEOMETRY_1DB;
  if (rows) wanted.height = height;
  if (geometry == HSA_EXT_IMAGE_GEOMETRY_3D) wanted.depth = depth;
  if (geometry == HSA_EXT_IMAGE_GEOMETRY_1DA || geometry == HSA_EXT_IMAGE_GEOMETRY_2DA ||
      geometry == HSA_EXT_IMAGE_GEOMETRY_2DADEPTH)
    wanted.array_size = depth;
  return wanted;
}

struct made make(const hsa_ext_image_descriptor_t* wanted, hsa_access_permission_t access) {
  hsa_ext_image_data_info_t info;
  struct made made;
  OK(hsa_ext_image_data_get_info(gpu, wanted, access, &info));
  CHECK(info.size != 0 && info.alignment != 0 && (info.alignment & (info.alignment - 1)) == 0);
  OK(hsa_amd_memory_pool_allocate(device_pool, info.size, 0, (void**)&made.data));
  OK(hsa_ext_image_create(gpu, wanted, made.data, access, &made.image));
  return made;
}
void give_back(struct made made) {
  OK(hsa_ext_image_destroy(gpu, made.image));
  CHECK(hsa_ext_image_destroy(gpu, made.image) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  OK(hsa_memory_free(made.data));
}

void run(const char* name, uint64_t image, uint32_t items) {
  box[0] = image;
  const struct kernel kernel = find(name);
  void* const kernarg = arguments(kernel, box, width | height << 16);
  const uint32_t groups[] = {(items + 63) / 64, 1, 1};
  memcpy((uint8_t*)kernarg + 16, groups, sizeof groups);
  const hsa_signal_t done = signal_of(1);
  launch(queue, kernel, items, kernarg, done);
  wait_zero(done);
  OK(hsa_signal_destroy(done));
  OK(hsa_memory_free(kernarg));
}

hsa_ext_image_region_t region(uint32_t x, uint32_t y, uint32_t z, uint32_t w, uint32_t h, uint32_t d) {
  const hsa_ext_image_region_t result = {{x, y, z}, {w, h, d}};
  return result;
}

/* One channel as the kernel reads it. */
static float read_channel(unsigned type, const uint8_t* at) {
  int16_t s16;
  uint16_t u16;
  float f32;
  memcpy(&s16, at, 2), memcpy(&u16, at, 2);
  float value = 0;
  int32_t integer = 0;
  switch (type) {
    case HSA_EXT_IMAGE_CHANNEL_TYPE_SNORM_INT8: return fmaxf((float)(int8_t)*at / 127.0f, -1.0f);
    case HSA_EXT_IMAGE_CHANNEL_TYPE_SNORM_INT16: return fmaxf((float)s16 / 32767.0f, -1.0f);
    case HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT8: return (float)*at / 255.0f;
    case HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT16: return (float)u16 / 65535.0f;
    case HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT8: integer = (int8_t)*at; break;
    case HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT16: integer = s16; break;
    case HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8: integer = *at; break;
    case HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16: integer = u16; break;
    case HSA_EXT_IMAGE_CHANNEL_TYPE_HALF_FLOAT: { /* numbers from 1 to 2 */
      CHECK(u16 >> 10 == 15);
      return 1.0f + (float)(u16 & 1023) / 1024.0f;
    }
    default: memcpy(&f32, at, 4); return f32; /* bits */
  }
  memcpy(&value, &integer, 4);
  return value;
}

static unsigned bytes_of(unsigned type) {
  switch (type) {
    case HSA_EXT_IMAGE_CHANNEL_TYPE_SNORM_INT8:
    case HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT8:
    case HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT8:
    case HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8: return 1;
    case HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT32:
    case HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32:
    case HSA_EXT_IMAGE_CHANNEL_TYPE_FLOAT: return 4;
    default: return 2;
  }
}

/* Where red, green, blue and alpha are in memory; '0' and '1' are not there. */
struct order {
  unsigned number, channels;
  const char* places;
  int bytes_alone, no_integers;
};
static const struct order orders[] = {
    {HSA_EXT_IMAGE_CHANNEL_ORDER_A, 1, "zzza", 0, 0},         {HSA_EXT_IMAGE_CHANNEL_ORDER_R, 1, "azzo", 0, 0},
    {HSA_EXT_IMAGE_CHANNEL_ORDER_RG, 2, "abzo", 0, 0},        {HSA_EXT_IMAGE_CHANNEL_ORDER_RA, 2, "azzb", 0, 0},
    {HSA_EXT_IMAGE_CHANNEL_ORDER_RGBA, 4, "abcd", 0, 0},      {HSA_EXT_IMAGE_CHANNEL_ORDER_BGRA, 4, "cbad", 1, 0},
    {HSA_EXT_IMAGE_CHANNEL_ORDER_ARGB, 4, "bcda", 1, 0},      {HSA_EXT_IMAGE_CHANNEL_ORDER_ABGR, 4, "dcba", 1, 0},
    {HSA_EXT_IMAGE_CHANNEL_ORDER_INTENSITY, 1, "aaaa", 0, 1}, {HSA_EXT_IMAGE_CHANNEL_ORDER_LUMINANCE, 1, "aaao", 0, 1},
};

static int is_integer(unsigned type) {
  return type >= HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT8 && type <= HSA_EXT_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32;
}

/* Texels of this type whose channels are numbers everywhere. */
static void fill(uint8_t* texel, size_t bytes, unsigned type) {
  static uint32_t seed = 1;
  for (size_t i = 0; i < bytes; ++i) texel[i] = (uint8_t)((seed = seed * 1664525 + 1013904223) >> 24);
  for (size_t i = 1; type == HSA_EXT_IMAGE_CHANNEL_TYPE_HALF_FLOAT && i < bytes; i += 2)
    texel[i] = (texel[i] & 3) | 0x3c;
  for (size_t i = 3; type == HSA_EXT_IMAGE_CHANNEL_TYPE_FLOAT && i < bytes; i += 4) texel[i] = 0x40;
}

/* What a kernel loads of every type and order; what is exported again. */
static void formats(void) {
  int tried = 0;
  for (unsigned type = 0; type <= HSA_EXT_IMAGE_CHANNEL_TYPE_FLOAT; ++type)
    for (size_t o = 0; o < sizeof orders / sizeof *orders; ++o) {
      const struct order* order = &orders[o];
      const hsa_ext_image_descriptor_t wanted = described(HSA_EXT_IMAGE_GEOMETRY_2D, type, order->number);
      const int packed =
          type >= HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT24 && type <= HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_SHORT_101010;
      const int expected =
          !packed && (!order->bytes_alone || bytes_of(type) == 1) && (!order->no_integers || !is_integer(type));
      uint32_t mask = 99;
      OK(hsa_ext_image_get_capability(gpu, wanted.geometry, &wanted.format, &mask));
      CHECK(mask ==
            (expected ? HSA_EXT_IMAGE_CAPABILITY_READ_ONLY | HSA_EXT_IMAGE_CAPABILITY_WRITE_ONLY |
                            HSA_EXT_IMAGE_CAPABILITY_READ_WRITE | HSA_EXT_IMAGE_CAPABILITY_ACCESS_INVARIANT_DATA_LAYOUT
                      : HSA_EXT_IMAGE_CAPABILITY_NOT_SUPPORTED));
      if (!expected) continue;
      ++tried;
      const struct made made = make(&wanted, HSA_ACCESS_PERMISSION_RW);
      const size_t texel = bytes_of(type) * order->channels, row = width * texel + 12;
      static uint8_t in[height * (width * 16 + 12)], back[sizeof in];
      fill(in, height * row, type);
      const hsa_ext_image_region_t all = region(0, 0, 0, width, height, 1);
      OK(hsa_ext_image_import(gpu, in, row, 0, made.image, &all));
      run("plane.kd", made.image.handle, texels);
      for (int i = 0; i < texels; ++i)
        for (int c = 0; c < 4; ++c) {
          const char place = order->places[c];
          const uint8_t* at = in + i / width * row + i % width * texel;
          const int32_t one = 1;
          float value = place == 'o' ? 1.0f : 0.0f;
          if (place == 'o' && is_integer(type)) memcpy(&value, &one, 4);
          if (place >= 'a' && place <= 'd') value = read_channel(type, at + (place - 'a') * bytes_of(type));
          if (memcmp(&out[i][c], &value, 4) != 0) {
            fprintf(stderr, "type %u, order %u, texel %d, channel %d: %.9g in place of %.9g\n", type, order->number, i,
                    c, (double)out[i][c], (double)value);
            exit(1);
          }
        }
      /* Stored by a kernel they are the same bytes. */
      const uint8_t nothing[16] = {0};
      OK(hsa_ext_image_clear(gpu, made.image, nothing, &all));
      if (!is_integer(type) && type != HSA_EXT_IMAGE_CHANNEL_TYPE_SNORM_INT8 &&
          type != HSA_EXT_IMAGE_CHANNEL_TYPE_SNORM_INT16)
        run("put.kd", made.image.handle, texels);
      else
        OK(hsa_ext_image_import(gpu, in, row, 0, made.image, &all));
      memset(back, 0, sizeof back);
      OK(hsa_ext_image_export(gpu, made.image, back, 0, 0, &all));
      for (int y = 0; y < height; ++y) CHECK(memcmp(back + y * width * texel, in + y * row, width * texel) == 0);
      give_back(made);
    }
  CHECK(tried == 5 * 12 + 3 * 4 + 2 * 6);
}

/* Geometries: one row, a volume, layers, a buffer. Parts of them are exported, copied and cleared. */
static void geometries(void) {
  static float in[depth][height][width], back[depth][height][width];
  for (int i = 0; i < depth * texels; ++i) (&in[0][0][0])[i] = (float)i + 0.25f;
  const unsigned type = HSA_EXT_IMAGE_CHANNEL_TYPE_FLOAT, order = HSA_EXT_IMAGE_CHANNEL_ORDER_R;
  const hsa_ext_image_geometry_t which[] = {HSA_EXT_IMAGE_GEOMETRY_3D, HSA_EXT_IMAGE_GEOMETRY_2DA};
  for (int i = 0; i < 2; ++i) {
    const hsa_ext_image_descriptor_t wanted = described(which[i], type, order);
    const struct made volume = make(&wanted, HSA_ACCESS_PERMISSION_RW);
    const hsa_ext_image_region_t all = region(0, 0, 0, width, height, depth);
    OK(hsa_ext_image_import(gpu, in, 0, 0, volume.image, &all));
    run(i == 0 ? "volume.kd" : "layers.kd", volume.image.handle, depth * texels);
    for (int t = 0; t < depth * texels; ++t) CHECK(out[t][0] == (&in[0][0][0])[t] && out[t][1] == 0 && out[t][3] == 1);
    /* A part of it, in wide rows and slices. */
    memset(back, 0, sizeof back);
    const hsa_ext_image_region_t part = region(3, 2, 1, 5, 4, 2);
    OK(hsa_ext_image_export(gpu, volume.image, back, sizeof back[0][0], sizeof back[0], &part));
    for (int z = 0; z < depth; ++z)
      for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) CHECK(back[z][y][x] == (z < 2 && y < 4 && x < 5 ? in[z + 1][y + 2][x + 3] : 0));
    /* To a plane. */
    const hsa_ext_image_descriptor_t flat = described(HSA_EXT_IMAGE_GEOMETRY_2D, type, order);
    const struct made plane = make(&flat, HSA_ACCESS_PERMISSION_RW);
    const float value[] = {-5, 1, 2, 3};
    const hsa_ext_image_region_t face = region(0, 0, 0, width, height, 1);
    OK(hsa_ext_image_clear(gpu, plane.image, value, &face));
    const hsa_dim3_t from = {1, 1, 3}, to = {8, 4, 0}, range = {8, 4, 1};
    OK(hsa_ext_image_copy(gpu, volume.image, &from, plane.image, &to, &range));
    run("plane.kd", plane.image.handle, texels);
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x) CHECK(out[y * width + x][0] == (x < 8 || y < 4 ? -5 : in[3][y - 3][x - 7]));
    give_back(plane);
    give_back(volume);
  }
  hsa_ext_image_descriptor_t wanted = described(HSA_EXT_IMAGE_GEOMETRY_1D, type, order);
  const struct made row = make(&wanted, HSA_ACCESS_PERMISSION_RO);
  const hsa_ext_image_region_t line = region(0, 0, 0, width, 1, 1);
  OK(hsa_ext_image_import(gpu, in[2], 0, 0, row.image, &line));
  run("row.kd", row.image.handle, width);
  for (int x = 0; x < width; ++x) CHECK(out[x][0] == in[2][0][x]);
  give_back(row);
  /* The layers of a row are along z. */
  wanted = described(HSA_EXT_IMAGE_GEOMETRY_1DA, type, order);
  const struct made rows = make(&wanted, HSA_ACCESS_PERMISSION_RW);
  const hsa_ext_image_region_t lines = region(2, 0, 1, 3, 1, 2);
  OK(hsa_ext_image_import(gpu, in, 0, sizeof in[0][0], rows.image, &lines));
  memset(back, 0, sizeof back);
  const hsa_ext_image_region_t every = region(0, 0, 0, width, 0, depth);
  OK(hsa_ext_image_export(gpu, rows.image, back, 0, 0, &every));
  for (int z = 0; z < depth; ++z)
    for (int x = 0; x < width; ++x)
      CHECK(back[0][z][x] == (x >= 2 && x < 5 && z >= 1 && z < 3 ? in[0][z - 1][x - 2] : 0));
  give_back(rows);
  wanted =
      described(HSA_EXT_IMAGE_GEOMETRY_1DB, HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT8, HSA_EXT_IMAGE_CHANNEL_ORDER_RGBA);
  const struct made buffer = make(&wanted, HSA_ACCESS_PERMISSION_RW);
  for (int i = 0; i < 4 * width; ++i) buffer.data[i] = (uint8_t)(i * 3);
  run("buffer.kd", buffer.image.handle, 64);
  for (int i = 0; i < 64; ++i)
    for (int c = 0; c < 4; ++c) CHECK(out[i][c] == (i < width ? (float)((4 * i + c) * 3) / 255.0f : 0));
  give_back(buffer);
}

/* Values of clear, by their channels. */
static void clears(void) {
  const hsa_ext_image_region_t one = region(3, 1, 0, 1, 1, 1);
  uint8_t back[16];
  const float half[] = {1, 0.5f, 0, 0.25f};
  hsa_ext_image_descriptor_t wanted =
      described(HSA_EXT_IMAGE_GEOMETRY_2D, HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT8, HSA_EXT_IMAGE_CHANNEL_ORDER_BGRA);
  struct made made = make(&wanted, HSA_ACCESS_PERMISSION_RW);
  OK(hsa_ext_image_clear(gpu, made.image, half, &one));
  OK(hsa_ext_image_export(gpu, made.image, back, 0, 0, &one));
  CHECK(back[0] == 0 && back[1] == 128 && back[2] == 255 && back[3] == 64);
  give_back(made);
  wanted.format = (hsa_ext_image_format_t){HSA_EXT_IMAGE_CHANNEL_TYPE_SIGNED_INT16, HSA_EXT_IMAGE_CHANNEL_ORDER_RG};
  made = make(&wanted, HSA_ACCESS_PERMISSION_RW);
  const int32_t numbers[] = {-2, 300, 7, 7};
  OK(hsa_ext_image_clear(gpu, made.image, numbers, &one));
  OK(hsa_ext_image_export(gpu, made.image, back, 0, 0, &one));
  CHECK(back[0] == 0xfe && back[1] == 0xff && back[2] == 300 % 256 && back[3] == 1);
  give_back(made);
  /* sRGB: light of 0.5 is nearest to the byte 188; alpha has no curve. */
  wanted.format = (hsa_ext_image_format_t){HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT8, HSA_EXT_IMAGE_CHANNEL_ORDER_SRGBA};
  uint32_t mask = 0;
  OK(hsa_ext_image_get_capability(gpu, wanted.geometry, &wanted.format, &mask));
  CHECK(mask == (HSA_EXT_IMAGE_CAPABILITY_READ_ONLY | HSA_EXT_IMAGE_CAPABILITY_ACCESS_INVARIANT_DATA_LAYOUT));
  made = make(&wanted, HSA_ACCESS_PERMISSION_RO);
  OK(hsa_ext_image_clear(gpu, made.image, half, &one));
  OK(hsa_ext_image_export(gpu, made.image, back, 0, 0, &one));
  CHECK(back[0] == 255 && back[1] == 188 && back[2] == 0 && back[3] == 64);
  give_back(made);
  /* Depth: one value. */
  wanted =
      described(HSA_EXT_IMAGE_GEOMETRY_2DDEPTH, HSA_EXT_IMAGE_CHANNEL_TYPE_FLOAT, HSA_EXT_IMAGE_CHANNEL_ORDER_DEPTH);
  made = make(&wanted, HSA_ACCESS_PERMISSION_RW);
  OK(hsa_ext_image_clear(gpu, made.image, &half[1], &one));
  run("plane.kd", made.image.handle, texels);
  CHECK(out[width + 3][0] == 0.5f && out[width + 4][0] == 0);
  give_back(made);
}

static void samplers(void) {
  const hsa_ext_image_descriptor_t wanted =
      described(HSA_EXT_IMAGE_GEOMETRY_2D, HSA_EXT_IMAGE_CHANNEL_TYPE_FLOAT, HSA_EXT_IMAGE_CHANNEL_ORDER_R);
  const struct made made = make(&wanted, HSA_ACCESS_PERMISSION_RO);
  float in[height][width];
  for (int i = 0; i < texels; ++i) (&in[0][0])[i] = (float)(i + 1);
  const hsa_ext_image_region_t all = region(0, 0, 0, width, height, 1);
  OK(hsa_ext_image_import(gpu, in, 0, 0, made.image, &all));
  for (unsigned normalized = 0; normalized < 2; ++normalized)
    for (unsigned filter = 0; filter < 2; ++filter)
      for (unsigned mode = HSA_EXT_SAMPLER_ADDRESSING_MODE_UNDEFINED;
           mode <= HSA_EXT_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT; ++mode) {
        const hsa_ext_sampler_descriptor_t how = {normalized, filter, mode};
        hsa_ext_sampler_t sampler;
        const int repeats = mode >= HSA_EXT_SAMPLER_ADDRESSING_MODE_REPEAT;
        const int status = hsa_ext_sampler_create(gpu, &how, &sampler);
        CHECK(status ==
              (repeats && !normalized ? (int)HSA_EXT_STATUS_ERROR_SAMPLER_DESCRIPTOR_UNSUPPORTED : HSA_STATUS_SUCCESS));
        if (status != HSA_STATUS_SUCCESS) continue;
        /* A texel's middle; between two texels; beyond the left edge. */
        const float places[][2] = {{3.5f, 2.5f}, {4.0f, 2.5f}, {-1.5f, 2.5f}};
        for (int i = 0; i < 3; ++i) {
          points[i][0] = normalized ? places[i][0] / width : places[i][0];
          points[i][1] = normalized ? places[i][1] / height : places[i][1];
        }
        box[2] = sampler.handle;
        run("sample.kd", made.image.handle, 3);
        const float outside = mode == HSA_EXT_SAMPLER_ADDRESSING_MODE_CLAMP_TO_BORDER   ? 0
                              : mode == HSA_EXT_SAMPLER_ADDRESSING_MODE_REPEAT          ? in[2][width - 2]
                              : mode == HSA_EXT_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT ? in[2][1]
                                                                                        : in[2][0];
        CHECK(out[0][0] == in[2][3] && out[1][0] == (filter ? (in[2][3] + in[2][4]) / 2 : in[2][4]) &&
              out[2][0] == outside);
        OK(hsa_ext_sampler_destroy(gpu, sampler));
        CHECK(hsa_ext_sampler_destroy(gpu, sampler) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
      }
  const hsa_ext_sampler_descriptor_t wrong[] = {{2, 0, 1}, {0, 2, 1}, {0, 0, 5}};
  hsa_ext_sampler_t sampler;
  for (int i = 0; i < 3; ++i)
    CHECK((int)hsa_ext_sampler_create(gpu, &wrong[i], &sampler) == HSA_EXT_STATUS_ERROR_SAMPLER_DESCRIPTOR_UNSUPPORTED);
  CHECK(hsa_ext_sampler_create(gpu, NULL, &sampler) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_ext_sampler_create(gpu, &wrong[0], NULL) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_ext_sampler_create((hsa_agent_t){3}, &wrong[0], &sampler) == HSA_STATUS_ERROR_INVALID_AGENT);
  give_back(made);
}

int main(int argc, char** argv) {
  CHECK(argc > 1);
  CHECK(hsa_ext_image_destroy(gpu, (hsa_ext_image_t){0}) == HSA_STATUS_ERROR_NOT_INITIALIZED);
  OK(hsa_init());
  set_up(argv[1]);
  (void)hsa_iterate_agents(take_first, NULL);
  CHECK(first_gpu.handle != gpu.handle);
  if (argc > 2) { /* "none" */
    informed(0);
    nothing_there();
  } else {
    OK(hsa_amd_memory_pool_allocate(kernarg_pool, 64, 0, (void**)&box));
    OK(hsa_amd_memory_pool_allocate(kernarg_pool, depth * texels * sizeof *out, 0, (void**)&out));
    OK(hsa_amd_memory_pool_allocate(kernarg_pool, texels * sizeof *points, 0, (void**)&points));
    box[1] = (uintptr_t)out;
    box[3] = (uintptr_t)points;
    queue = watched_queue();
    informed(1);
    formats();
    geometries();
    clears();
    samplers();
    layouts();
    refused();
    OK(hsa_queue_destroy(queue));
  }
  OK(hsa_shut_down());
  puts("all right");
  return 0;
}
