// Compiling HIP source by an installed clang.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace hip {

struct Compiled {
  bool done = false;
  std::vector<std::uint8_t> code{};
  std::string log{};
};

struct SourceFile {
  std::string name, text;
};

/// Source for a target, with further compiler options; `files` are headers that it may include by their names.
Compiled compile(const std::string& source, const std::string& name, const std::string& target, unsigned wave_size,
                 const std::vector<SourceFile>& files, const std::vector<std::string>& options);

/// The code of several files of LLVM's bitcode (or its text, or archives), by clang and its linker.
Compiled link(const std::vector<SourceFile>& inputs, const std::string& target);

}  // namespace hip
