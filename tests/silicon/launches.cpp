// The same by launches: instructions in a code object, with MODE and modifiers, on both engines. The fast engine gives
// every digest. The reference engine gives the digests of f16. Of f32 it computes 2^14 arguments a case, which must
// equal the fast engine's.
#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <string>

#include "cases.hpp"
#include "rdna3/device.hpp"
#include "rdna4/device.hpp"
#include "recorded.hpp"

namespace {

using namespace silicon;
using lockstep::Engine;
using lockstep::NumericModel;

/// Which of the kernel's variants (functions.s) has these modifiers.
std::uint32_t variant_of(const Modifiers& m) {
  if (m.neg && m.abs) return 8;
  if (m.clamp && m.omod == 1) return 7;
  return m.omod != 0 ? 3 + m.omod : m.clamp ? 3 : m.abs ? 2 : m.neg ? 1 : 0;
}

template <class Device>
class Gpu : public Computer {
 public:
  Gpu(const char* target, Engine engine, NumericModel numerics = NumericModel::silicon)
      : code_(device_.load_file(std::string(LOCKSTEP_KERNEL_DIR "/") + target + ".hsaco")),
        engine_(engine),
        numerics_(numerics) {
    REQUIRE_MESSAGE(code_, code_.message());
  }

  void compute(const Case& of, Function function, std::span<const std::uint32_t> arguments,
               std::span<std::uint32_t> results) override {
    run(of.half ? "f16" : "f32", variant_of(of.modifiers) * 8 + static_cast<std::uint32_t>(function), of.mode,
        arguments, results);
  }

  template <class T>
  lockstep::LaunchResult run(const char* kernel, std::uint32_t which, std::uint32_t mode, std::span<const T> arguments,
                             std::span<T> results, bool report = false) {
    const lockstep::LaunchResult result = launch(kernel, which, mode, arguments, results, report);
    REQUIRE_MESSAGE(result, result.message());
    return result;
  }
  /// The same, and the fault if there is one.
  template <class T>
  lockstep::LaunchResult launch(const char* kernel, std::uint32_t which, std::uint32_t mode,
                                std::span<const T> arguments, std::span<T> results, bool report = false) {
    std::vector<T> in(arguments.begin(), arguments.end()), out(results.size());
    in.resize((in.size() + 255) / 256 * 256);
    out.resize(in.size());
    const lockstep::LaunchResult result =
        device_.launch(code_.kernel(kernel),
                       {.grid = {static_cast<std::uint32_t>(in.size() / 256)},
                        .block = {256},
                        .engine = engine_,
                        .numerics = numerics_,
                        .report_fidelity = report},
                       device_.map(in), device_.map(out), which, mode & 0xffu, mode >> 23);
    std::copy(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(results.size()), results.begin());
    return result;
  }

 private:
  Device device_;
  lockstep::Code code_;
  Engine engine_;
  NumericModel numerics_;
};

}  // namespace

TEST_CASE("digests of gfx1201 by launches on the fast engine") {
  Gpu<lockstep::rdna4::Device> gpu("gfx1201", Engine::fast);
  CHECK(cases().size() == 57);
  for (const Case& each : cases()) {
    CAPTURE(each.name);
    CHECK(digest_of(each, gpu) == each.digest);
  }
}

TEST_CASE("digests of gfx1100 by launches on the fast engine") {
  Gpu<lockstep::rdna3::Device> gpu("gfx1100", Engine::fast);
  int compared = 0;
  for (const Case& each : cases()) {
    if (!each.gfx1100) continue;
    ++compared;
    CAPTURE(each.name);
    CHECK(digest_of(each, gpu) == each.digest);
  }
  CHECK(compared == 5);
}

TEST_CASE("digests of f16 by launches on the reference engine") {
  Gpu<lockstep::rdna4::Device> gpu("gfx1201", Engine::reference);
  int compared = 0;
  for (const Case& each : cases()) {
    if (!each.half) continue;
    ++compared;
    CAPTURE(each.name);
    CHECK(digest_of(each, gpu) == each.digest);
  }
  CHECK(compared == 40);
}

namespace {

constexpr std::uint32_t rcp_iflag = 128;  ///< of functions.s

template <class Device>
class ByIflag : public Computer {
 public:
  ByIflag(const char* target, Engine engine) : gpu_(target, engine) {}
  void compute(const Case& of, Function, std::span<const std::uint32_t> arguments,
               std::span<std::uint32_t> results) override {
    gpu_.run("f32", rcp_iflag, of.mode, arguments, results);
  }

 private:
  Gpu<Device> gpu_;
};

}  // namespace

TEST_CASE("V_RCP_IFLAG_F32 gives V_RCP_F32's digest") {
  const Case& reciprocal = cases().front();
  REQUIRE(std::string(reciprocal.name) == "V_RCP_F32 in [1, 2)");
  ByIflag<lockstep::rdna4::Device> rdna4("gfx1201", Engine::fast);
  CHECK(digest_of(reciprocal, rdna4) == reciprocal.digest);
  ByIflag<lockstep::rdna3::Device> rdna3("gfx1100", Engine::fast);
  CHECK(digest_of(reciprocal, rdna3) == reciprocal.digest);
  // The reference engine, on some.
  Gpu<lockstep::rdna4::Device> reference("gfx1201", Engine::reference);
  std::vector<std::uint32_t> arguments, a(4096), b(4096);
  for (std::uint32_t i = 0; i < a.size(); ++i) arguments.push_back(i * 0x9e3779b9u);
  reference.run("f32", rcp_iflag, 0xf0, std::span<const std::uint32_t>(arguments), std::span(a));
  reference.run("f32", static_cast<std::uint32_t>(Function::rcp), 0xf0, std::span<const std::uint32_t>(arguments),
                std::span(b));
  CHECK(a == b);
}

TEST_CASE("a number that a kernel of functions.s does not have traps") {
  const std::vector<std::uint32_t> arguments(256);
  std::vector<std::uint32_t> results(256);
  for (const Engine engine : lockstep::all_engines) {
    Gpu<lockstep::rdna4::Device> gpu("gfx1201", engine);
    for (const std::uint32_t which : {7u, 72u, 127u, 129u})
      CHECK_FALSE(gpu.launch("f32", which, 0xf0, std::span<const std::uint32_t>(arguments), std::span(results)));
  }
}

TEST_CASE("f32 on the reference engine as on the fast one") {
  Gpu<lockstep::rdna4::Device> reference("gfx1201", Engine::reference), fast("gfx1201", Engine::fast);
  int compared = 0;
  for (const Case& each : cases()) {
    if (each.half) continue;
    ++compared;
    CAPTURE(each.name);
    std::vector<std::uint32_t> arguments, a(1 << 14), b(1 << 14);
    const std::uint64_t step = each.count >> 14;
    for (std::uint64_t i = 0; i < each.count; i += step)
      arguments.push_back(each.argument(static_cast<std::uint32_t>(i + i / step % step)));
    for (const Function function : each.functions) {
      reference.compute(each, function, arguments, a);
      fast.compute(each, function, arguments, b);
      CHECK(a == b);
    }
  }
  CHECK(compared == 17);
}

TEST_CASE("recorded words of V_SIN_F32 and V_COS_F32") {
  const auto all_on = [](auto&& gpu) {
    std::vector<std::uint32_t> arguments, sines(std::size(turns)), cosines(std::size(turns));
    for (const Turn& each : turns) arguments.push_back(each.argument);
    gpu.run("f32", 5, 0xf0, std::span<const std::uint32_t>(arguments), std::span(sines));
    gpu.run("f32", 6, 0xf0, std::span<const std::uint32_t>(arguments), std::span(cosines));
    for (std::size_t i = 0; i < std::size(turns); ++i) {
      CAPTURE(turns[i].argument);
      CHECK(sines[i] == turns[i].sine);
      CHECK(cosines[i] == turns[i].cosine);
    }
  };
  for (const Engine engine : lockstep::all_engines) {
    all_on(Gpu<lockstep::rdna4::Device>("gfx1201", engine));
    all_on(Gpu<lockstep::rdna3::Device>("gfx1100", engine));
  }
}

TEST_CASE("recorded seeds of f64") {
  for (const Engine engine : lockstep::all_engines) {
    Gpu<lockstep::rdna4::Device> gpu("gfx1201", engine);
    const auto check = [&](std::uint32_t which, std::span<const silicon::Seed> seeds) {
      std::vector<std::uint64_t> arguments, results(seeds.size());
      for (const Seed& each : seeds) arguments.push_back(each.argument);
      gpu.run("f64", which, 0xf0, std::span<const std::uint64_t>(arguments), std::span(results));
      for (std::size_t i = 0; i < seeds.size(); ++i) {
        CAPTURE(seeds[i].argument);
        CHECK(results[i] == seeds[i].result);
      }
    };
    check(2, reciprocals);
    check(3, reciprocal_roots);
    check(4, roots);
  }
}

TEST_CASE("a launch chooses, and its report says what was used") {
  const std::vector<std::uint32_t> arguments(
      256, 0x3f8005a9);  // where silicon's reciprocal is one unit below the rounded one
  std::vector<std::uint32_t> results(256);
  for (const Engine engine : lockstep::all_engines)
    for (const NumericModel model : lockstep::all_numeric_models) {
      const bool silicon = model == NumericModel::silicon;
      Gpu<lockstep::rdna4::Device> gpu("gfx1201", engine, model);
      const auto result = gpu.run("f32", 2, 0xf0, std::span<const std::uint32_t>(arguments), std::span(results), true);
      CHECK(results[0] == (silicon ? 0x3f7ff4ae : 0x3f7ff4af));
      CHECK(result.fidelity.numerics == model);
      CHECK(result.fidelity.total(silicon ? lockstep::Fidelity::silicon : lockstep::Fidelity::bounded) == 8);
      CHECK(result.fidelity.text().find(silicon ? "  numerics silicon\n" : "  numerics rounded\n") !=
            std::string::npos);
    }
}
