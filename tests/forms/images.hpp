// Image instructions inside the frame: fields, the descriptors in s[32:43], and coordinates in v16 to v31.
#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "tested_isa.hpp"
#include "words.hpp"

namespace lockstep::forms {

/// An image instruction? The tensor data mover has encodings of images, too.
bool is_image_form(const FormInfo& form);

/// Chooses the fields of an image instruction.
void choose_image(const FormInfo& form, std::mt19937_64& random, conformance::Words& words, bool plain);

/// Puts what the instruction needs into an input image (`input_image`): a descriptor of an image inside the data,
/// which is at address `data`, a sampler, and coordinates inside the image and around it.
void image_inputs(const tested::Instruction& instruction, std::uint64_t data, std::vector<std::uint32_t>& in);

}  // namespace lockstep::forms
