// Programs of what RDNA has and CDNA has not, for every target, both sizes of waves and every engine.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "lockstep/device.hpp"
#include "lockstep/launch/device_memory.hpp"

namespace {

struct Way {
  std::string target;
  std::uint32_t size;  // lanes of a wave
  lockstep::Engine engine;
  bool check;  // with all checks on, which must find nothing
};

/// What a test does in each way, on a fresh device with the code object `file` for it.
void every_way(const std::string& file,
               const std::function<void(lockstep::Device&, const lockstep::Code&, const Way&)>& test,
               const std::vector<std::string>& targets = {"gfx1100", "gfx1151", "gfx1201"}) {
  for (const std::string& target : targets)
    for (const std::uint32_t size : {32u, 64u})
      for (const auto& [engine, check] : {std::pair{lockstep::Engine::reference, false},
                                          {lockstep::Engine::fast, false},
                                          {lockstep::Engine::reference, true}}) {
        CAPTURE(target);
        CAPTURE(size);
        CAPTURE(lockstep::engine_name(engine));
        CAPTURE(check);
        auto device = lockstep::Device::create(target);
        REQUIRE_MESSAGE(device, device.message());
        const lockstep::Code code =
            (*device)->load_file(LOCKSTEP_KERNEL_DIR "/" + target + "/" + file + std::to_string(size) + ".hsaco");
        REQUIRE_MESSAGE(code, code.message());
        test(**device, code, {target, size, engine, check});
      }
}

template <class T>
lockstep::Argument map(lockstep::Device& gpu, std::vector<T>& values) {
  const auto mapped = gpu.memory().map_host(values.data(), values.size() * sizeof(T), true);
  REQUIRE_MESSAGE(mapped, mapped.message());
  return lockstep::make_argument(values.data());
}

lockstep::LaunchResult launch(lockstep::Device& gpu, const lockstep::Code& code, const char* name, const Way& way,
                              std::uint32_t groups, std::uint32_t threads,
                              const std::vector<lockstep::Argument>& arguments) {
  const lockstep::CheckSet checks = way.check ? lockstep::CheckSet::all() : lockstep::CheckSet{};
  lockstep::LaunchResult result = gpu.launch_arguments(
      code.kernel(name), {.grid = {groups}, .block = {threads}, .engine = way.engine, .check = checks}, arguments);
  if (result)
    for (const lockstep::Finding& finding : result.findings) FAIL_CHECK(finding.message());
  return result;
}

/// The sum of 64 work-items' 8 floats in the order in which the program adds them.
float partial_sum(const float* in) {
  std::vector<float> lane(64);
  for (std::uint32_t i = 0; i < 64; ++i) {
    const float* v = in + 8 * i;
    lane[i] = ((v[0] + v[4]) + (v[2] + v[6])) + ((v[1] + v[5]) + (v[3] + v[7]));
  }
  float row[4];
  for (std::uint32_t r = 0; r < 4; ++r) {
    std::vector<float> x(lane.begin() + 16 * r, lane.begin() + 16 * r + 16);
    for (const std::uint32_t step : {8u, 4u, 2u, 1u})
      for (std::uint32_t i = 0; i < 16; ++i) x[i] = (i + step < 16 ? x[i + step] : 0.0f) + x[i];
    row[r] = x[0];
  }
  return (row[0] + row[1]) + (row[2] + row[3]);
}

std::uint32_t half_bits(float x) { return __builtin_bit_cast(std::uint16_t, static_cast<_Float16>(x)); }
float half_value(std::uint32_t bits) {
  return static_cast<float>(__builtin_bit_cast(_Float16, static_cast<std::uint16_t>(bits)));
}

}  // namespace

TEST_CASE("a reduction of 256 Ki floats by DPP, row and half permutations, LDS and one atomic add a workgroup") {
  constexpr std::uint32_t count = 1u << 18, groups = count / 512;
  std::vector<float> whole(count), fractions(count);
  double sum = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t bits = i * 2654435761u;
    whole[i] = static_cast<float>(bits >> 29);  // their sums are exact in any order
    fractions[i] = static_cast<float>(static_cast<std::int32_t>(bits)) * 0x1p-20f;
    sum += whole[i];
  }
  every_way("reduce", [&](lockstep::Device& gpu, const lockstep::Code& code, const Way& way) {
    for (std::vector<float>* in : {&whole, &fractions}) {
      if (in == &fractions && way.engine == lockstep::Engine::reference && (way.check || way.target != "gfx1201"))
        continue;
      std::vector<float> partial(groups, -1.0f), total(1, 0.0f);
      std::vector<float> copy = *in;
      const auto result =
          launch(gpu, code, "reduce", way, groups, 64, {map(gpu, copy), map(gpu, partial), map(gpu, total)});
      REQUIRE_MESSAGE(result, result.message());
      for (std::uint32_t g = 0; g < groups; ++g) REQUIRE(partial[g] == partial_sum(in->data() + 512 * g));
      if (in == &whole) CHECK(total[0] == sum);
      REQUIRE(gpu.memory().unmap_host(copy.data()));
      REQUIRE(gpu.memory().unmap_host(partial.data()));
      REQUIRE(gpu.memory().unmap_host(total.data()));
    }
  });
}

TEST_CASE("halves of registers are operands, and the other half of a result stays") {
  constexpr std::uint32_t count = 256;
  std::vector<std::uint32_t> in(count);
  for (std::uint32_t i = 0; i < count; ++i) {
    const float low = static_cast<float>(static_cast<std::int32_t>(i * 37 % 101) - 50) * 0.25f;
    const float high = static_cast<float>(static_cast<std::int32_t>(i * 53 % 97) - 40) * 0.5f;
    in[i] = half_bits(low) | half_bits(high) << 16;
  }
  every_way("halves", [&](lockstep::Device& gpu, const lockstep::Code& code, const Way& way) {
    std::vector<std::uint32_t> copy = in, out(6 * count);
    const auto result = launch(gpu, code, "halves", way, 1, count, {map(gpu, copy), map(gpu, out)});
    REQUIRE_MESSAGE(result, result.message());
    for (std::uint32_t i = 0; i < count; ++i) {
      CAPTURE(i);
      const float low = half_value(in[i]), high = half_value(in[i] >> 16);
      const std::uint32_t sum = half_bits(low + high);
      const std::uint32_t* o = out.data() + 6 * i;
      CHECK(o[0] == (0x5555u | sum << 16));
      CHECK(o[1] == (0x66660000u | half_bits(high - low)));
      // Products and sums of such numbers are exact in f32, so one rounding to f16 remains.
      CHECK(o[2] == (half_bits(2.0f * high) | half_bits(high * low + half_value(sum)) << 16));
      CHECK(o[3] == (0x1111u | in[i] << 16));
      CHECK(o[4] == __builtin_bit_cast(std::uint32_t, high));
      CHECK(o[5] == (low < high ? 1u : 0u));
    }
  });
}

TEST_CASE("what saves EXEC_LO puts it into EXEC_HI, too, if that is its destination") {
  every_way("masks", [&](lockstep::Device& gpu, const lockstep::Code& code, const Way& way) {
    std::vector<std::uint32_t> out(6);
    const auto result = launch(gpu, code, "masks", way, 1, way.size, {map(gpu, out)});
    REQUIRE_MESSAGE(result, result.message());
    CHECK(out == std::vector<std::uint32_t>{5, 0xff, 0xf0, 0xf0, 0xf0, 0x12345678});
  });
}

TEST_CASE("registers in fields that an instruction has no operand in make no difference") {
  constexpr std::uint32_t count = 128;
  every_way("unlooked", [&](lockstep::Device& gpu, const lockstep::Code& code, const Way& way) {
    std::vector<std::uint32_t> out(4 * count);
    const auto result = launch(gpu, code, "unlooked", way, 1, count, {map(gpu, out)});
    REQUIRE_MESSAGE(result, result.message());
    for (std::uint32_t i = 0; i < count; ++i) {
      CAPTURE(i);
      const std::vector<std::uint32_t> found(out.data() + 4 * i, out.data() + 4 * i + 4);
      CHECK(found == std::vector<std::uint32_t>{std::max(i + 100, 120u), 7, i, 4 * i});
    }
  });
}

TEST_CASE(
    "GFX11: the first of two NaNs is the largest and the least one, lanes that DPP leaves out of a true compare") {
  constexpr std::uint32_t count = 128;
  // NaNs, and numbers in order, as f32 and as halves. All are positive.
  constexpr std::uint32_t nan[3]{0x7fc17e01, 0x7fc27e02, 0x7fc37e03}, number[3]{0x40004400, 0x3c003800, 0x44004800};
  std::vector<std::uint32_t> in(4 * count);
  for (std::uint32_t i = 0; i < count; ++i)
    for (std::uint32_t k = 0; k < 3; ++k) in[4 * i + k] = ((i >> k & 1) != 0 ? nan : number)[k];
  const auto least = [](std::uint32_t a, std::uint32_t b, std::uint32_t infinity) {
    return b > infinity ? a : a > infinity ? b : std::min(a, b);
  };
  const auto largest = [](std::uint32_t a, std::uint32_t b, std::uint32_t infinity) {
    return b > infinity ? a : a > infinity ? b : std::max(a, b);
  };
  const auto pair = [](const auto& pick, std::uint32_t a, std::uint32_t b) {
    return pick(a & 0xffff, b & 0xffff, 0x7c00u) | pick(a >> 16, b >> 16, 0x7c00u) << 16;
  };
  const auto middle = [&](std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t infinity) {
    if (std::max({a, b, c}) > infinity) return least(least(a, b, infinity), c, infinity);
    return std::max(std::min(a, b), std::min(std::max(a, b), c));
  };
  const auto test = [&](lockstep::Device& gpu, const lockstep::Code& code, const Way& way) {
    std::vector<std::uint32_t> copy = in, out(8 * count);
    const auto result = launch(gpu, code, "nans", way, 1, count, {map(gpu, copy), map(gpu, out)});
    REQUIRE_MESSAGE(result, result.message());
    for (std::uint32_t i = 0; i < count; ++i) {
      CAPTURE(i);
      constexpr std::uint32_t f32 = 0x7f800000, f16 = 0x7c00;
      const std::uint32_t a = in[4 * i], b = in[4 * i + 1], c = in[4 * i + 2], *o = out.data() + 8 * i;
      CHECK(o[0] == pair(largest, a, b));
      CHECK(o[1] == pair(least, a, b));
      CHECK(o[2] == largest(largest(a, b, f32), c, f32));
      CHECK(o[3] == least(least(a, b, f32), c, f32));
      CHECK(o[4] == middle(a, b, c, f32));
      CHECK(o[5] == largest(largest(a & 0xffff, b & 0xffff, f16), c & 0xffff, f16));
      CHECK(o[6] == middle(a & 0xffff, b & 0xffff, c & 0xffff, f16));
      const std::uint32_t lane = i % way.size;  // rows 0 and 2, the first eight lanes of each
      CHECK(o[7] == (lane / 16 % 2 == 0 && lane % 16 < 8 ? 1u : 0u));
    }
  };
  every_way("nans", test, {"gfx1100", "gfx1151"});
}

TEST_CASE("barriers, whole and split: values go from wave to wave") {
  constexpr std::uint32_t groups = 3, threads = 256, rounds = 5;
  every_way("barriers", [&](lockstep::Device& gpu, const lockstep::Code& code, const Way& way) {
    std::vector<std::uint32_t> out(groups * threads);
    const auto result =
        launch(gpu, code, "hand_on", way, groups, threads, {map(gpu, out), lockstep::make_argument(rounds)});
    REQUIRE_MESSAGE(result, result.message());
    for (std::uint32_t g = 0; g < groups; ++g) {
      std::vector<std::uint32_t> v(threads), next(threads);
      for (std::uint32_t i = 0; i < threads; ++i) v[i] = g * threads + i;
      for (std::uint32_t round = 0; round < rounds; ++round) {
        for (std::uint32_t i = 0; i < threads; ++i) next[i] = v[i] * 3 ^ v[(i + 64) % threads];
        v = next;
      }
      for (std::uint32_t i = 0; i < threads; ++i) REQUIRE(out[g * threads + i] == v[i]);
    }
  });
}

TEST_CASE("WGP mode and CU mode: the same LDS, modes that a kernel sets, hints, and registers given back") {
  constexpr std::uint32_t groups = 2, threads = 256;
  every_way("modes", [&](lockstep::Device& gpu, const lockstep::Code& code, const Way& way) {
    for (const char* kernel : {"wgp_mode", "cu_mode"}) {
      CAPTURE(kernel);
      std::vector<std::uint32_t> out(3 * groups * threads);
      const auto result = launch(gpu, code, kernel, way, groups, threads, {map(gpu, out)});
      REQUIRE_MESSAGE(result, result.message());
      for (std::uint32_t i = 0; i < groups * threads; ++i) {
        REQUIRE(out[3 * i] == 3 * (threads - 1 - i % threads));
        REQUIRE(out[3 * i + 1] == 0x3f800001);  // 1 + 2^-30, towards +infinity
        REQUIRE(out[3 * i + 2] == 0x95);
      }
      CHECK(gpu.memory().unmap_host(out.data()));
    }
  });
}

TEST_CASE("a kernel that waits for a barrier before it has signalled it gets a fault with counts") {
  every_way("barriers", [&](lockstep::Device& gpu, const lockstep::Code& code, const Way& way) {
    if (way.target != "gfx1201") return;  // GFX11 has no split barriers: the kernel is the other one
    std::vector<std::uint32_t> out(256);
    const auto result =
        launch(gpu, code, "forgets", way, 1, 256, {map(gpu, out), lockstep::make_argument(std::uint32_t{1})});
    REQUIRE_FALSE(result);
    CHECK(result.fault.kind == lockstep::FaultKind::barrier_deadlock);
    CHECK(result.fault.wave == 0);
    CHECK(result.fault.number == 256 / way.size - 1);
    CHECK(result.fault.limit == 256 / way.size);
  });
}

TEST_CASE(
    "S_GETREG says whether a workgroup has more than one wave, and on GFX12 that its barrier waits for this one") {
  every_way("barriers", [&](lockstep::Device& gpu, const lockstep::Code& code, const Way& way) {
    for (const std::uint32_t waves : {1u, 2u}) {
      std::vector<std::uint32_t> out(4 * waves, 9);
      const auto result = launch(gpu, code, "states", way, 1, waves * way.size, {map(gpu, out)});
      REQUIRE_MESSAGE(result, result.message());
      for (std::uint32_t wave = 0; wave < waves; ++wave) {
        CHECK(out[4 * wave] == (waves == 2 ? 1u : 0u));
        // The second wave's signal is the last one.
        CHECK(out[4 * wave + 1] == (way.target == "gfx1201" && wave == 1 ? 1u : 0u));
        CHECK(out[4 * wave + 2] == 0);
        CHECK(out[4 * wave + 3] == wave * way.size);
      }
      REQUIRE(gpu.memory().unmap_host(out.data()));
    }
  });
}
