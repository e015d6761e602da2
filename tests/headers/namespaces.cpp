// What a program that opens these namespaces writes names what it means. The public headers come from the command line.
using namespace lockstep;
using namespace lockstep::cdna4::assembler;

namespace user {
constexpr MachineCode instruction = v_add_f32(v(0), s(1), -abs(v(2)), {.clamp = true, .omod = Omod::mul_2});
constexpr Options options{.dst_sel = Select::byte_1, .dst_unused = Unused::pad};
constexpr Operand operands[] = {a(1, 2), vcc,       exec,       m0,       off,       lit(5),
                                ttmp(3), neg(1.0f), sext(v(1)), hwreg(1), message(1)};
constexpr Encoded encoded = v_add_f32.e64.try_encode(operands);
static_assert(encoded.failure.error == AsmError::not_a_vgpr && Failure{encoded.failure});
constexpr Program program = assemble(label("loop"), s_waitcnt(vmcnt(0) & lgkmcnt(0)), s_branch("loop"));
static_assert(program.words()[1] == exact<program>[1] && instruction.dwords == 2 && !(options == Options{}));
constexpr auto again = encode(cdna4::decode(program.words()).instruction);
static_assert(again.words[0] == program.words()[0]);

// Kernels and devices.
Code code(const cdna4::ReferenceDevice& device);
LaunchResult launch(Device& device, const Kernel& kernel, const Buffer<float>& buffer, LaunchOptions launch_options);
static_assert(cdna4::sem::v_add_f32(0x3f800000u, 0x40000000u, DefaultMode{}) == 0x40400000u);
}  // namespace user
