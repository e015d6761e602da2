/* Images that the program lays out, what the runtime says of images, and what it refuses. */
#include "images.h"

/* Rows where the program wants them, and descriptors as AMD's driver hands them over. */
void layouts(void) {
  const hsa_ext_image_descriptor_t wanted =
      described(HSA_EXT_IMAGE_GEOMETRY_2D, HSA_EXT_IMAGE_CHANNEL_TYPE_UNORM_INT8, HSA_EXT_IMAGE_CHANNEL_ORDER_RGBA);
  const hsa_ext_image_data_layout_t linear = HSA_EXT_IMAGE_DATA_LAYOUT_LINEAR;
  const hsa_access_permission_t rw = HSA_ACCESS_PERMISSION_RW;
  hsa_ext_image_data_info_t info;
  hsa_ext_image_t image;
  uint8_t* data;
  /* gfx1010 has no field for the pitch: rows stand at its own. */
  char name[64];
  OK(hsa_agent_get_info(gpu, HSA_AGENT_INFO_NAME, name));
  const int has_pitch = strncmp(name, "gfx101", 6) != 0;
  const size_t pitch = has_pitch ? 768 : 256;
  if (!has_pitch)
    CHECK((int)hsa_ext_image_data_get_info_with_layout(gpu, &wanted, rw, linear, 768, 0, &info) ==
          HSA_EXT_STATUS_ERROR_IMAGE_PITCH_UNSUPPORTED);
  OK(hsa_ext_image_data_get_info_with_layout(gpu, &wanted, rw, linear, pitch, 0, &info));
  CHECK(info.size == pitch * height && info.alignment == 256);
  OK(hsa_amd_memory_pool_allocate(device_pool, info.size, 0, (void**)&data));
  OK(hsa_ext_image_create_with_layout(gpu, &wanted, data, rw, linear, pitch, 0, &image));
  for (size_t i = 0; i < info.size; ++i) data[i] = (uint8_t)(i * 7);
  run("plane.kd", image.handle, texels);
  for (int i = 0; i < texels; ++i) CHECK(out[i][0] == (float)data[i / width * pitch + i % width * 4] / 255.0f);
  /* The driver's way: version, vendor and device, the descriptor. */
  uint32_t device = 0;
  OK(hsa_agent_get_info(gpu, (hsa_agent_info_t)HSA_AMD_AGENT_INFO_CHIP_ID, &device));
  union {
    hsa_amd_image_descriptor_t descriptor;
    uint32_t words[10];
  } given;
  given.words[0] = 1;
  given.words[1] = 0x1002u << 16 | device;
  memcpy(given.words + 2, (const void*)image.handle, 32);
  OK(hsa_ext_image_destroy(gpu, image));
  uint8_t* other;
  OK(hsa_amd_memory_pool_allocate(device_pool, info.size, 0, (void**)&other));
  memset(other, 51, info.size);
  OK(hsa_amd_image_create(gpu, &wanted, &given.descriptor, other, rw, &image));
  other[pitch * 3 + 4 * 2] = 255;
  run("plane.kd", image.handle, texels);
  CHECK(out[3 * width + 2][0] == 1 && out[3 * width + 3][0] == 0.2f);
  OK(hsa_ext_image_destroy(gpu, image));
  for (int word = 0; word < 4;
       word += word == 1 ? 2 : 1) { /* version, device, the upper half of the address and the format */
    const uint32_t kept = given.words[word];
    given.words[word] ^= 0x03ff0000;
    CHECK(hsa_amd_image_create(gpu, &wanted, &given.descriptor, other, rw, &image) ==
          HSA_STATUS_ERROR_INVALID_ARGUMENT);
    given.words[word] = kept;
  }
  CHECK(hsa_amd_image_create(gpu, &wanted, NULL, other, rw, &image) == HSA_STATUS_ERROR_INVALID_ARGUMENT);

  const int unsupported = HSA_EXT_STATUS_ERROR_IMAGE_PITCH_UNSUPPORTED;
  CHECK((int)hsa_ext_image_data_get_info_with_layout(gpu, &wanted, rw, linear, 32, 0, &info) == unsupported);
  CHECK((int)hsa_ext_image_data_get_info_with_layout(gpu, &wanted, rw, linear, 300, 0, &info) == unsupported);
  CHECK((int)hsa_ext_image_data_get_info_with_layout(gpu, &wanted, rw, linear, 0, 0, &info) == unsupported);
  CHECK((int)hsa_ext_image_data_get_info_with_layout(gpu, &wanted, rw, linear, pitch, 1 << 20, &info) == unsupported);
  CHECK((int)hsa_ext_image_create_with_layout(gpu, &wanted, data, rw, linear, 100, 0, &image) == unsupported);
  CHECK(hsa_ext_image_create_with_layout(gpu, &wanted, data, rw, HSA_EXT_IMAGE_DATA_LAYOUT_OPAQUE, pitch, 0, &image) ==
        HSA_STATUS_ERROR_INVALID_ARGUMENT);
  OK(hsa_memory_free(data));
  OK(hsa_memory_free(other));
}

void informed(int there) {
  bool supported = !there;
  OK(hsa_agent_extension_supported(HSA_EXTENSION_IMAGES, gpu, 1, 0, &supported));
  CHECK(supported == there);
  OK(hsa_agent_extension_supported(HSA_EXTENSION_IMAGES, host, 1, 0, &supported));
  CHECK(!supported);
  OK(hsa_system_extension_supported(HSA_EXTENSION_IMAGES, 1, 0, &supported));
  CHECK(supported);
  OK(hsa_system_extension_supported(HSA_EXTENSION_IMAGES, 1, 1, &supported));
  CHECK(!supported);
  uint8_t extensions[128];
  OK(hsa_agent_get_info(gpu, HSA_AGENT_INFO_EXTENSIONS, extensions));
  CHECK((extensions[0] >> HSA_EXTENSION_IMAGES & 1) == there);
  uint32_t sizes[4] = {9, 9, 9, 9};
  const hsa_agent_info_t of_3d = (hsa_agent_info_t)HSA_EXT_AGENT_INFO_IMAGE_3D_MAX_ELEMENTS;
  OK(hsa_agent_get_info(gpu, of_3d, sizes));
  CHECK(there ? sizes[0] >= 2048 && sizes[1] >= 2048 && sizes[2] >= 2048 : sizes[0] == 0 && sizes[2] == 0);
  CHECK(sizes[3] == 9); /* as AMD's runtime, which gives 32 bits */
  OK(hsa_amd_image_get_info_max_dim(gpu, (hsa_agent_info_t)HSA_EXT_AGENT_INFO_IMAGE_1D_MAX_ELEMENTS, sizes));
  CHECK(sizes[0] == (there ? 16384 : 0));
  CHECK(hsa_amd_image_get_info_max_dim(gpu, (hsa_agent_info_t)0x300d, sizes) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_image_get_info_max_dim(gpu, of_3d, NULL) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_amd_image_get_info_max_dim((hsa_agent_t){3}, of_3d, sizes) == HSA_STATUS_ERROR_INVALID_AGENT);
  hsa_ext_images_1_pfn_t calls;
  memset(&calls, 0, sizeof calls);
  OK(hsa_system_get_major_extension_table(HSA_EXTENSION_IMAGES, 1, sizeof calls, &calls));
  CHECK(calls.hsa_ext_image_create == hsa_ext_image_create &&
        calls.hsa_ext_image_create_with_layout == hsa_ext_image_create_with_layout);
  CHECK(hsa_system_get_extension_table(HSA_EXTENSION_IMAGES, 1, 1, &calls) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_system_get_extension_table(HSA_EXTENSION_IMAGES, 2, 0, &calls) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
}

/* What cannot be asked for. */
void refused(void) {
  const hsa_access_permission_t rw = HSA_ACCESS_PERMISSION_RW;
  hsa_ext_image_descriptor_t wanted =
      described(HSA_EXT_IMAGE_GEOMETRY_2D, HSA_EXT_IMAGE_CHANNEL_TYPE_FLOAT, HSA_EXT_IMAGE_CHANNEL_ORDER_R);
  const struct made made = make(&wanted, rw);
  hsa_ext_image_data_info_t info;
  hsa_ext_image_t image;
  CHECK(hsa_ext_image_create((hsa_agent_t){3}, &wanted, made.data, rw, &image) == HSA_STATUS_ERROR_INVALID_AGENT);
  CHECK(hsa_ext_image_create(gpu, NULL, made.data, rw, &image) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_ext_image_create(gpu, &wanted, NULL, rw, &image) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_ext_image_create(gpu, &wanted, made.data + 4, rw, &image) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_ext_image_create(gpu, &wanted, made.data + 256, rw, &image) ==
        HSA_STATUS_ERROR_INVALID_ARGUMENT); /* too long */
  CHECK(hsa_ext_image_create(gpu, &wanted, (void*)0x100, rw, &image) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_ext_image_create(gpu, &wanted, made.data, rw, NULL) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_ext_image_create(gpu, &wanted, made.data, (hsa_access_permission_t)9, &image) ==
        HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK((int)hsa_ext_image_create(host, &wanted, made.data, rw, &image) ==
        HSA_EXT_STATUS_ERROR_IMAGE_FORMAT_UNSUPPORTED);
  uint32_t mask;
  CHECK(hsa_ext_image_get_capability(gpu, (hsa_ext_image_geometry_t)8, &wanted.format, &mask) ==
        HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_ext_image_get_capability(gpu, wanted.geometry, NULL, &mask) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_ext_image_get_capability_with_layout(gpu, wanted.geometry, &wanted.format, HSA_EXT_IMAGE_DATA_LAYOUT_OPAQUE,
                                                 &mask) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  const hsa_ext_image_format_t no_formats[] = {{16, 1},
                                               {1000, 1},
                                               {15, 20},
                                               {15, 4000},
                                               {15, HSA_EXT_IMAGE_CHANNEL_ORDER_DEPTH},
                                               {15, HSA_EXT_IMAGE_CHANNEL_ORDER_RGB},
                                               {3, HSA_EXT_IMAGE_CHANNEL_ORDER_SRGBA}};
  for (size_t i = 0; i < sizeof no_formats / sizeof *no_formats; ++i) {
    hsa_ext_image_descriptor_t wrong = wanted;
    wrong.format = no_formats[i];
    OK(hsa_ext_image_get_capability(gpu, wrong.geometry, &wrong.format, &mask));
    CHECK(mask == 0 &&
          (int)hsa_ext_image_data_get_info(gpu, &wrong, rw, &info) == HSA_EXT_STATUS_ERROR_IMAGE_FORMAT_UNSUPPORTED);
  }
  const size_t sizes[][4] = {{0, 8, 0, 0},  {16385, 8, 0, 0},          {16, 0, 0, 0}, {16, 16385, 0, 0}, {16, 8, 2, 0},
                             {16, 8, 0, 2}, {SIZE_MAX, SIZE_MAX, 0, 0}};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; ++i) {
    hsa_ext_image_descriptor_t wrong = wanted;
    wrong.width = sizes[i][0], wrong.height = sizes[i][1], wrong.depth = sizes[i][2], wrong.array_size = sizes[i][3];
    CHECK((int)hsa_ext_image_data_get_info(gpu, &wrong, rw, &info) == HSA_EXT_STATUS_ERROR_IMAGE_SIZE_UNSUPPORTED);
  }
  wanted.geometry = (hsa_ext_image_geometry_t)8;
  CHECK(hsa_ext_image_data_get_info(gpu, &wanted, rw, &info) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  /* Handles that are none, or another agent's. */
  const hsa_ext_image_t garbage[] = {{0}, {made.image.handle + 4}, {(uintptr_t)made.data}, {0xdead0000}};
  for (size_t i = 0; i < sizeof garbage / sizeof *garbage; ++i)
    CHECK(hsa_ext_image_destroy(gpu, garbage[i]) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_ext_image_destroy(first_gpu, made.image) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_ext_image_destroy((hsa_agent_t){3}, made.image) == HSA_STATUS_ERROR_INVALID_AGENT);
  CHECK(hsa_ext_sampler_destroy(gpu, (hsa_ext_sampler_t){made.image.handle}) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  /* Regions that are not in the image, and memory that is not there. */
  float memory[texels], value[4] = {0};
  const hsa_ext_image_region_t wrong[] = {region(0, 0, 0, width + 1, 1, 1), region(1, 0, 0, width, 1, 1),
                                          region(0, height, 0, 1, 1, 1),    region(0, 0, 1, 1, 1, 1),
                                          region(0, 0, 0, 1, 1, 2),         region(UINT32_MAX, 0, 0, 2, 1, 1)};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
    CHECK(hsa_ext_image_import(gpu, memory, 0, 0, made.image, &wrong[i]) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
    CHECK(hsa_ext_image_export(gpu, made.image, memory, 0, 0, &wrong[i]) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
    CHECK(hsa_ext_image_clear(gpu, made.image, value, &wrong[i]) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
    const hsa_dim3_t zero = {0, 0, 0};
    CHECK(hsa_ext_image_copy(gpu, made.image, &wrong[i].offset, made.image, &zero, &wrong[i].range) ==
          HSA_STATUS_ERROR_INVALID_ARGUMENT);
    CHECK(hsa_ext_image_copy(gpu, made.image, &zero, garbage[1], &zero, &zero) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  }
  const hsa_ext_image_region_t all = region(0, 0, 0, width, height, 1);
  CHECK(hsa_ext_image_import(gpu, NULL, 0, 0, made.image, &all) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_ext_image_import(gpu, memory, 0, 0, made.image, NULL) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_ext_image_import(gpu, memory, SIZE_MAX / 4, 0, made.image, &all) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_ext_image_export(gpu, made.image, (void*)4096, 0, 0, &all) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  CHECK(hsa_ext_image_clear(gpu, made.image, NULL, &all) == HSA_STATUS_ERROR_INVALID_ARGUMENT);
  give_back(made);
}

/* A target without image instructions. */
void nothing_there(void) {
  const hsa_ext_image_descriptor_t wanted =
      described(HSA_EXT_IMAGE_GEOMETRY_2D, HSA_EXT_IMAGE_CHANNEL_TYPE_FLOAT, HSA_EXT_IMAGE_CHANNEL_ORDER_R);
  hsa_ext_image_data_info_t info;
  uint32_t mask = 9;
  OK(hsa_ext_image_get_capability(gpu, wanted.geometry, &wanted.format, &mask));
  CHECK(mask == HSA_EXT_IMAGE_CAPABILITY_NOT_SUPPORTED);
  CHECK((int)hsa_ext_image_data_get_info(gpu, &wanted, HSA_ACCESS_PERMISSION_RO, &info) ==
        HSA_EXT_STATUS_ERROR_IMAGE_FORMAT_UNSUPPORTED);
  const hsa_ext_sampler_descriptor_t how = {0, 0, 1};
  hsa_ext_sampler_t sampler;
  CHECK((int)hsa_ext_sampler_create(gpu, &how, &sampler) == HSA_EXT_STATUS_ERROR_SAMPLER_DESCRIPTOR_UNSUPPORTED);
}
