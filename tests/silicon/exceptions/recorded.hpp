// Digests of exception flags, recorded on a gfx1201 (../SOURCES.md): of EXCP_FLAG_USER after each case. Sixteen are by
// modifiers: bits 1:0 OMOD, bit 2 CLAMP, bit 3 -|A|, |B|, -C (V_FMAC: C as it is).
#pragma once

#include <cstdint>

namespace silicon::recorded {

inline constexpr std::uint64_t fma_f16[16] = {
    0x9bfbf83a6e3822a5, 0xe9548a6b9c093575, 0xd8e8d47ffe89e09d, 0x66b12a1a8fbe47a5,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325,
    0x998046ffefd6a449, 0x6bd6609d65f250d1, 0xa8716112f26aae99, 0x6aa0328567e7eff9,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325};
inline constexpr std::uint64_t fmac_f16[16] = {
    0x9bfbf83a6e3822a5, 0xe9548a6b9c093575, 0xd8e8d47ffe89e09d, 0x66b12a1a8fbe47a5,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325,
    0x245abaabcae1f4f5, 0x45087e3bc31333fd, 0x4889400b6c6a732d, 0x31c48b539d52a8a5,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325};
inline constexpr std::uint64_t fma_f16_rounding[16] = {
    0xc202810f548b7a45, 0xbb8d42aaf0f66325, 0xbb8d42aaf0f66325, 0x2f4ffa9d37afdbf5,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325,
    0xc202810f548b7a45, 0xbb8d42aaf0f66325, 0xbb8d42aaf0f66325, 0x2f4ffa9d37afdbf5,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325};
inline constexpr std::uint64_t fmamk_f16[1] = {0x4918f8f46e8380bb};
inline constexpr std::uint64_t fmaak_f16[1] = {0x443aded70db57720};
inline constexpr std::uint64_t pk_fma_f16[1] = {0xfce7564c3a35d3f1};
// By VCC.
inline constexpr std::uint64_t div_fmas_f32_vcc0[16] = {
    0x182125d98f8f1c65, 0x6d57221b65fd4095, 0x9cacba7392706795, 0x63fe985e81f87915,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325,
    0xb20183a263a3e1a5, 0x73deaef72d6146b5, 0xd74685d9c2081ad5, 0xd5cad258d57832d5,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325};
inline constexpr std::uint64_t div_fmas_f32_vcc1[16] = {
    0x30e9de2d4126236d, 0x40b35480ea38eabd, 0x79217253e5364d85, 0x415646937b268b1d,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325,
    0xf006aa85195fb74d, 0xa2e33232fc33bdf5, 0x33ff1311975db4ed, 0x1182d75180f80dfd,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325};
// By VCC.
inline constexpr std::uint64_t div_fmas_f64_vcc0[16] = {
    0x04c06db180415f2d, 0x67f41df373593b35, 0x1d2c8df890cd0475, 0x5e61aecda0428ffd,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325,
    0x9ea0cb7a5456246d, 0x6e7baacf3abd4155, 0x57c6595ec064b7b5, 0xd02de8c7f3c249bd,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325};
inline constexpr std::uint64_t div_fmas_f64_vcc1[16] = {
    0xbe412d4041e6df4d, 0x91d3d519373c6ca5, 0x2dd547b060029d15, 0x3adb0b6940c8ec8d,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325,
    0xc9bce1357007016d, 0x620065d73d0def85, 0xfe01d86e65d41ff5, 0x0b079c27469a6f6d,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325};
// By VCC.
inline constexpr std::uint64_t div_fmas_rounding_vcc0[16] = {
    0x2e9e22eeca02a395, 0xb89a01eda5c0a325, 0xb89a01eda5c0a325, 0xb447273e51311345,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325,
    0x2e9e22eeca02a395, 0xb89a01eda5c0a325, 0xb89a01eda5c0a325, 0xb447273e51311345,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325};
inline constexpr std::uint64_t div_fmas_rounding_vcc1[16] = {
    0xe0777b9ca9f6a325, 0x1253e231095aa325, 0x1253e231095aa325, 0x1253e231095aa325,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325,
    0xe0777b9ca9f6a325, 0x1253e231095aa325, 0x1253e231095aa325, 0x1253e231095aa325,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325};
inline constexpr std::uint64_t div_fixup_f16[16] = {
    0xc1b45eb5a5b03a46, 0x67d867c1c2566f66, 0xa2db9263565c137e, 0x18b5eeec698713c6,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325,
    0xc1b45eb5a5b03a46, 0x67d867c1c2566f66, 0xa2db9263565c137e, 0x18b5eeec698713c6,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325};
inline constexpr std::uint64_t div_fixup_f32[16] = {
    0x15bf1dc9de57fb38, 0x2132563bd5e21078, 0x33b05cd682584078, 0x017b78a4cfd2ee28,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325,
    0x15bf1dc9de57fb38, 0x2132563bd5e21078, 0x33b05cd682584078, 0x017b78a4cfd2ee28,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325};
inline constexpr std::uint64_t div_fixup_f64[16] = {
    0x660dde9651bc8a9b, 0xed23e8a15efbc7ab, 0x3d20333a97e80dfb, 0xd55a51f1ddda2e8b,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325,
    0x660dde9651bc8a9b, 0xed23e8a15efbc7ab, 0x3d20333a97e80dfb, 0xd55a51f1ddda2e8b,
    0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325, 0xb9d103fd6854a325};
// Without and with OMOD.
inline constexpr std::uint64_t sin_f16[2] = {0x913b970847c228c5, 0x2388c177ea20a725};
inline constexpr std::uint64_t cos_f16[2] = {0xe20e76a163b6a725, 0x2388c177ea20a725};
inline constexpr std::uint64_t sin_f32[2] = {0xf472e5e37b9f5087, 0x6630cf06614107a7};
inline constexpr std::uint64_t cos_f32[2] = {0x07408432d8c13fa5, 0xd261d664c585b3a5};
inline constexpr std::uint64_t sin_f32_boundaries[2] = {0xec1035f557143b25, 0x2958919ada813b25};
inline constexpr std::uint64_t cos_f32_boundaries[2] = {0x2c0c7ae323853b25, 0x80dba0b0a97d3b25};
// S_CEIL, S_FLOOR, S_TRUNC, S_RNDNE with denormal sources flushed and kept.
inline constexpr std::uint64_t whole_f16[2] = {0x36675f6029342325, 0xb2f82b3815a86b25};
inline constexpr std::uint64_t whole_f32[2] = {0xd261d664c585b3a5, 0xf3df6de68bd25fa5};
// Comparisons of 12 values with each other: the four recorded tables of 144 flag words, as digests; with denormal
// sources flushed and kept, then the same with CLAMP.
inline constexpr std::uint64_t comparisons[4] = {0x0f928cbb56ab73d0, 0x9aa3f2677b70931e, 0xf5157d1a64c3959a,
                                                 0x66544ce876a8cd30};

}  // namespace silicon::recorded
