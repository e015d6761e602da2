/* What the parts of the test of images have in common. */
#pragma once

#include <hsa/hsa_ext_image.h>

#include "hsa_program.h"

enum { width = 16, height = 8, depth = 4, texels = width * height };

extern hsa_agent_t first_gpu;
/* Colours that a kernel gives or takes, by its work-items. */
extern float (*out)[4];

struct made {
  hsa_ext_image_t image;
  uint8_t* data;
};

/* Of these sizes, as far as the geometry has them. */
hsa_ext_image_descriptor_t described(hsa_ext_image_geometry_t geometry, unsigned type, unsigned order);
struct made make(const hsa_ext_image_descriptor_t* wanted, hsa_access_permission_t access);
void give_back(struct made made);
hsa_ext_image_region_t region(uint32_t x, uint32_t y, uint32_t z, uint32_t w, uint32_t h, uint32_t d);
/* A kernel of images.cl. */
void run(const char* name, uint64_t image, uint32_t items);

/* image_refusals.c */
void layouts(void);
void informed(int there);
void refused(void);
void nothing_there(void);
