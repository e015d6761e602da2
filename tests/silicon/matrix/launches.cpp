// One kernel of each class of products, compiled from C++ and launched on recorded inputs.
#include "check.hpp"
#include "check_integers.hpp"
#include "rdna3/engine.hpp"
#include "rdna4/engine.hpp"

namespace {

using namespace silicon;

/// The registers of a wave of 32 lanes, as products.hip has them in memory.
struct Registers {
  std::array<std::array<std::uint32_t, 32>, 32> v{};
};

template <class Device>
class Products {
 public:
  Products(const std::string& target, Engine engine)
      : code_(device_.load_file(LOCKSTEP_KERNEL_DIR "/products_" + target + ".hsaco")), engine_(engine) {
    REQUIRE_MESSAGE(code_, code_.message());
  }

  /// D, and zeros behind it.
  Registers run(const char* kernel, const Registers& sources) {
    std::vector<std::uint32_t> in, out(32 * 32);
    for (const auto& row : sources.v) in.insert(in.end(), row.begin(), row.end());
    const auto result = device_.launch(code_.kernel(kernel), {.grid = {1}, .block = {32}, .engine = engine_},
                                       device_.map(in), device_.map(out));
    REQUIRE_MESSAGE(result, result.message());
    Registers registers;
    for (std::size_t r = 0; r < 32; ++r)
      for (std::size_t lane = 0; lane < 32; ++lane) registers.v[r][lane] = out[r * 32 + lane];
    return registers;
  }

 private:
  Device device_;
  lockstep::Code code_;
  Engine engine_;
};

template <class Device>
void check_floats(const std::string& target) {
  const bool gfx11 = target == "gfx1100";
  for (const Engine engine : both_engines) {
    Products<Device> products(target, engine);
    Count dots(with_engine("V_DOT2_F32_F16, launched", engine), target, 50);
    for (const auto& line : lines_of("dot2.txt")) {
      if (line[0] != target || is_bf16(line[1])) continue;
      Registers sources;
      for (std::uint32_t r = 0; r < 3; ++r) sources.v[r].fill(hex(line[2 + r]));
      dots.add(everywhere(products.run("dot2_f16", sources), 0, 1, 32, hex(line[5]), 0), hex(line[5]), line[2]);
    }
    Count sums(with_engine("V_WMMA_F16_16X16X16_F16, launched", engine), target, 256);
    const auto lines = lines_of("wmma_packed.txt");
    REQUIRE((lines[0][0] == "f16" && lines[0][1] == "16"));
    const auto a = &lines[1], b = a + 16, c = b + 16, d = c + (gfx11 ? 16 : 32);
    Registers sources;
    for (std::uint32_t i = 0; i < 16; ++i) {
      for (std::uint32_t k = 0; k < 16; ++k) {
        set_input(sources, gfx11, 32, a_at, i, k, hex(a[i][k]));
        set_input(sources, gfx11, 32, b_at, k, i, hex(b[i][k]));
        const PackedPlace at = packed_place(gfx11, i, k);
        sources.v[c_at + at.number][at.lane] |= hex(c[i][k]) << at.shift;
      }
    }
    const Registers result = products.run("packed_f16", sources);
    for (std::uint32_t i = 0; i < 16; ++i) {
      for (std::uint32_t j = 0; j < 16; ++j) {
        const PackedPlace at = packed_place(gfx11, i, j);
        sums.add(result.v[at.number][at.lane] >> at.shift & 0xffffu, hex(d[i][j]), "row " + std::to_string(i));
      }
    }
  }
}

}  // namespace

TEST_CASE("gfx1100: recorded products by launches") { check_floats<lockstep::rdna3::Device>("gfx1100"); }
TEST_CASE("gfx1201: recorded products by launches") {
  check_floats<lockstep::rdna4::Device>("gfx1201");
  for (const Engine engine : both_engines) {
    Products<lockstep::rdna4::Device> products("gfx1201", engine);
    Count count(with_engine("WMMA, SWMMAC of IU8, CLAMP, launched", engine), "gfx1201", 16 + 16);
    for (const auto& line : lines_of("wmma_integers.txt")) {
      const bool sparse = line[0] == "v_swmmac_i32_16x16x32_iu8";
      if ((!sparse && line[0] != "v_wmma_i32_16x16x16_iu8") || line[2] != "0") continue;
      Registers sources;
      set_integers(sources, static_cast<std::uint32_t>(std::stoul(line[1])));
      const Registers result = products.run(sparse ? "sparse_iu8_clamped" : "iu8_clamped", sources);
      count.add(digest_of_sums(result, 0), long_hex(line[3 + 7]), line[0] + " sample " + line[1]);
    }
  }
}
