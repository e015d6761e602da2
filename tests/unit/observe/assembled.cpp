#include "observe/assembled.hpp"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "lockstep/base/text.hpp"

namespace lockstep::assembled {

namespace {

/// A folder that is removed with its files.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "lockstep-assembled-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("cannot create a folder at " + pattern);
    path_ = pattern;
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }
  std::string file(const std::string& name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

void run(const std::string& command) {
  if (std::system(command.c_str()) != 0) throw std::runtime_error("this command fails: " + command);
}

struct AssembledTarget {
  std::string name;
  bool rdna_like = false;  ///< waves of 32 lanes are usual
  bool wave64 = false;
  bool old_names = false;     ///< S_LOAD_DWORDX2, not S_LOAD_B64
  bool accum_offset = false;  ///< VGPRs and AccVGPRs are one file

  explicit AssembledTarget(const std::string& text)
      : name(text.substr(0, text.find(' '))),
        rdna_like(name.starts_with("gfx1")),
        wave64(text.ends_with(" 64")),
        old_names(name.starts_with("gfx9") || name.starts_with("gfx10")),
        accum_offset(name.starts_with("gfx9") && name >= "gfx90a") {}
  std::uint32_t lanes() const { return rdna_like && !wave64 ? 32 : 64; }
};

std::string code_of(const AssembledTarget& target, const std::string& name, const std::string& body,
                    const std::string& descriptor) {
  std::string text = ".text\n.globl " + name + "\n.p2align 8\n.type " + name + ",@function\n" + name + ":\n";
  text += target.old_names ? "s_load_dwordx2 s[2:3], s[0:1], 0x0\n" : "s_load_b64 s[2:3], s[0:1], 0x0\n";
  text += target.name.starts_with("gfx12") ? "s_wait_kmcnt 0x0\n" : "s_waitcnt lgkmcnt(0)\n";
  text += "s_mov_b64 s[8:9], s[2:3]\ns_mov_b32 m0, 0\nv_mov_b32 v2, 0\nv_mov_b32 v3, 0\nv_mov_b32 v4, 0\n";
  text += times(3, "s_nop 7\n") + times(20, "v_nop\n") + body + "\ns_endpgm\n";
  text += ".section .rodata\n.p2align 6\n.amdhsa_kernel " + name +
          "\n.amdhsa_next_free_vgpr 96\n.amdhsa_next_free_sgpr 32\n.amdhsa_user_sgpr_kernarg_segment_ptr 1\n"
          ".amdhsa_group_segment_fixed_size 1024\n";
  if (target.rdna_like && target.name != "gfx1250")
    text += std::string(".amdhsa_wavefront_size32 ") + (target.wave64 ? "0\n" : "1\n");
  if (target.accum_offset) text += ".amdhsa_accum_offset 96\n";
  return text + descriptor + ".end_amdhsa_kernel\n";
}

std::string metadata_of(const AssembledTarget& target, const std::string& name) {
  return "  - .name: " + name + "\n    .symbol: " + name +
         ".kd\n    .kernarg_segment_size: 8\n    .kernarg_segment_align: 8\n    .group_segment_fixed_size: 1024\n"
         "    .private_segment_fixed_size: 0\n    .wavefront_size: " +
         decimal(target.lanes()) +
         "\n    .sgpr_count: 32\n    .vgpr_count: 96\n    .max_flat_workgroup_size: 256\n"
         "    .args: [{.size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global}]\n";
}

std::string name_of(std::size_t body) { return "body" + decimal(body); }

}  // namespace

std::string times(int n, const std::string& text) {
  std::string all;
  for (int i = 0; i < n; ++i) all += text;
  return all;
}

Kernels::Kernels(const std::string& target_text, const std::vector<std::string>& bodies,
                 const std::string& descriptor) {
  const AssembledTarget target(target_text);
  lanes_ = target.lanes();
  const TemporaryFolder folder;
  {
    std::ofstream source(folder.file("kernels.s"));
    for (std::size_t i = 0; i < bodies.size(); ++i) source << code_of(target, name_of(i), bodies[i], descriptor);
    source << ".amdgpu_metadata\n---\namdhsa.version: [1, 2]\namdhsa.kernels:\n";
    for (std::size_t i = 0; i < bodies.size(); ++i) source << metadata_of(target, name_of(i));
    source << "...\n.end_amdgpu_metadata\n";
  }
  run("llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=" + target.name + (target.wave64 ? " -mattr=+wavefrontsize64" : "") +
      " -filetype=obj " + folder.file("kernels.s") + " -o " + folder.file("kernels.o"));
  run("ld.lld-22 --no-undefined -shared " + folder.file("kernels.o") + " -o " + folder.file("kernels.hsaco"));
  auto device = Device::create(target.name);
  if (!device) throw std::runtime_error(device.message());
  device_ = std::move(*device);
  code_ = device_->load_file(folder.file("kernels.hsaco"));
  if (!code_) throw std::runtime_error(code_.message());
  buffer_ = device_->upload(std::vector<std::uint32_t>(1024));
}

std::vector<Finding> Kernels::check(std::size_t body, CheckKind kind, Engine engine, std::uint32_t waves) {
  LaunchOptions options{.grid = {1}, .block = {waves * lanes_}};
  options.engine = engine;
  options.check.add(kind);
  const LaunchResult result = device_->launch(code_.kernel(name_of(body)), options, buffer_);
  if (!result) throw std::runtime_error(result.message());
  return result.findings;
}

}  // namespace lockstep::assembled
