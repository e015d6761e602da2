#include "llvm_registers.hpp"

#include <llvm/MC/MCAsmInfo.h>
#include <llvm/MC/MCCodeEmitter.h>
#include <llvm/MC/MCContext.h>
#include <llvm/MC/MCDisassembler/MCDisassembler.h>
#include <llvm/MC/MCFixup.h>
#include <llvm/MC/MCInst.h>
#include <llvm/MC/MCInstrDesc.h>
#include <llvm/MC/MCInstrInfo.h>
#include <llvm/MC/MCRegisterInfo.h>
#include <llvm/MC/MCSubtargetInfo.h>
#include <llvm/MC/MCTargetOptions.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TargetParser/Triple.h>

#include <cstring>
#include <stdexcept>

namespace lockstep::conformance {
namespace {

/// Registers of the scalar operand space that hold constants, and the null register.
bool constant(llvm::StringRef name) {
  return name.starts_with("SRC_SHARED") || name.starts_with("SRC_PRIVATE") || name.starts_with("SRC_POPS") ||
         name.starts_with("SGPR_NULL") || name.starts_with("LDS_DIRECT");
}

/// "VGPR17" with `prefix` "VGPR" has the number 17. "VGPR17_LO16" and tuples have none.
std::optional<unsigned> number_behind(llvm::StringRef name, llvm::StringRef prefix) {
  unsigned number = 0;
  if (!name.consume_front(prefix) || name.getAsInteger(10, number)) return std::nullopt;
  return number;
}

}  // namespace

struct LlvmRegisterOracle::Parts {
  llvm::MCTargetOptions options;
  std::unique_ptr<llvm::MCRegisterInfo> registers;
  std::unique_ptr<llvm::MCAsmInfo> assembly;
  std::unique_ptr<llvm::MCInstrInfo> instructions;
  std::unique_ptr<llvm::MCSubtargetInfo> subtarget;
  std::unique_ptr<llvm::MCContext> context;
  std::unique_ptr<llvm::MCDisassembler> disassembler;
  std::unique_ptr<llvm::MCCodeEmitter> emitter;
  std::uint32_t wave_size = 0;
  unsigned exec = 0;      ///< LLVM's number of EXEC
  bool m0_first = false;  ///< M0 stands before NULL, as it does before GFX11

  /// Adds the dwords of `reg`. A mask that the instruction names itself is the pair in LLVM's tables, in waves of 32,
  /// too: `masks` says of how many dwords it is.
  void add(llvm::MCRegister reg, bool implicit, unsigned masks, RegisterNames& names) const {
    const llvm::StringRef name = registers->getName(reg);
    if (constant(name)) return;
    if (name == "SRC_SCC" || name == "SCC" || name == "MODE") {
      names.insert(name == "MODE" ? "mode" : "scc");
      return;
    }
    // Without an encoding of its own where an instruction names it.
    if (name.starts_with("M0")) {
      names.insert(m0_first ? "s124" : "s125");
      return;
    }
    if (name == "SRC_VCCZ" || name == "SRC_EXECZ") return add_mask(name == "SRC_VCCZ" ? 106 : 126, masks, names);
    if (name == "VCC" && implicit) return add_mask(106, masks, names);
    if (name == "EXEC" && implicit) return add_mask(126, masks, names);
    if (name.starts_with("SRC_FLAT_SCRATCH") || (name.starts_with("FLAT_SCR") && implicit)) {
      names.insert("flat_scratch");
      return;
    }
    // Halves of VGPRs belong to the register above them.
    if (half(reg)) {
      for (const llvm::MCPhysReg above : registers->superregs(reg))
        if (const auto text = leaf(above)) names.insert(*text);
      return;
    }
    for (const llvm::MCPhysReg part : registers->subregs_inclusive(reg))
      if (const auto text = leaf(part)) names.insert(*text);
  }

  static void add_mask(unsigned number, unsigned dwords, RegisterNames& names) {
    for (unsigned i = 0; i < dwords; ++i) names.insert("s" + std::to_string(number + i));
  }

  bool half(llvm::MCRegister reg) const {
    const llvm::StringRef name = registers->getName(reg);
    return name.ends_with("_LO16") || name.ends_with("_HI16");
  }

  std::optional<llvm::MCInst> decode(std::span<const std::uint32_t> words) const {
    std::uint8_t bytes[32] = {};  // LLVM 22 dies of a literal that is cut off by the end
    if (words.size() > 4) return std::nullopt;
    std::memcpy(bytes, words.data(), words.size_bytes());
    llvm::MCInst instruction;
    std::uint64_t size = 0;
    const auto status =
        disassembler->getInstruction(instruction, size, llvm::ArrayRef<std::uint8_t>(bytes), 0, llvm::nulls());
    if (status != llvm::MCDisassembler::Success || size != words.size_bytes()) return std::nullopt;
    return instruction;
  }

  std::optional<std::vector<std::uint32_t>> encode(const llvm::MCInst& instruction) const {
    llvm::SmallVector<char, 32> bytes;
    llvm::SmallVector<llvm::MCFixup, 4> fixups;
    emitter->encodeInstruction(instruction, bytes, fixups, *subtarget);
    if (bytes.size() > 16 || bytes.size() % 4 != 0) return std::nullopt;
    std::vector<std::uint32_t> words(bytes.size() / 4);
    std::memcpy(words.data(), bytes.data(), bytes.size());
    return words;
  }

  /// The name of a register of 32 bits; nothing for tuples and halves.
  std::optional<std::string> leaf(llvm::MCRegister reg) const {
    const llvm::StringRef name = registers->getName(reg);
    if (const auto number = number_behind(name, "VGPR")) return "v" + std::to_string(*number);
    if (const auto number = number_behind(name, "AGPR")) return "a" + std::to_string(*number);
    const bool scalar = number_behind(name, "SGPR") ||
                        ((name.contains("_LO") || name.contains("_HI")) && !name.ends_with("16") &&
                         !name.starts_with("SGPR") && !name.starts_with("VGPR") && !name.starts_with("AGPR")) ||
                        (name.starts_with("TTMP") && name.count('_') <= 1 && name.count("TTMP") == 1);
    if (!scalar) return std::nullopt;
    return "s" + std::to_string(registers->getEncodingValue(reg) & 0xffu);
  }
};

LlvmRegisterOracle::LlvmRegisterOracle(const std::string& target, std::uint32_t wave_size)
    : parts_(std::make_unique<Parts>()) {
  LLVMInitializeAMDGPUTargetInfo();
  LLVMInitializeAMDGPUTargetMC();
  LLVMInitializeAMDGPUDisassembler();
  const llvm::Triple triple("amdgcn-amd-amdhsa");
  std::string error;
  const llvm::Target* const found = llvm::TargetRegistry::lookupTarget(triple, error);
  if (found == nullptr) throw std::runtime_error("LLVM has no target amdgcn: " + error);
  Parts& p = *parts_;
  p.wave_size = wave_size;
  const bool gfx9 = target.starts_with("gfx9");
  p.m0_first = gfx9 || target.starts_with("gfx10");
  p.registers.reset(found->createMCRegInfo(triple));
  for (unsigned i = 1; i < p.registers->getNumRegs(); ++i)
    if (llvm::StringRef(p.registers->getName(i)) == "EXEC") p.exec = i;
  p.assembly.reset(found->createMCAsmInfo(*p.registers, triple, p.options));
  p.instructions.reset(found->createMCInstrInfo());
  const std::string feature = gfx9              ? ""
                              : wave_size == 64 ? "+wavefrontsize64,+real-true16"
                                                : "+wavefrontsize32,+real-true16";
  p.subtarget.reset(found->createMCSubtargetInfo(triple, target, feature));
  if (!p.subtarget || !p.subtarget->isCPUStringValid(target)) throw std::runtime_error("LLVM does not know " + target);
  p.context = std::make_unique<llvm::MCContext>(triple, p.assembly.get(), p.registers.get(), p.subtarget.get());
  p.disassembler.reset(found->createMCDisassembler(*p.subtarget, *p.context));
  p.emitter.reset(found->createMCCodeEmitter(*p.instructions, *p.context));
  if (!p.disassembler || !p.emitter) throw std::runtime_error("LLVM was built without the parts for AMDGPU");
}

LlvmRegisterOracle::~LlvmRegisterOracle() = default;

std::optional<std::vector<std::uint32_t>> LlvmRegisterOracle::encoded(std::span<const std::uint32_t> words) const {
  const auto instruction = parts_->decode(words);
  return instruction ? parts_->encode(*instruction) : std::nullopt;
}

std::optional<LlvmRegisters> LlvmRegisterOracle::registers(std::span<const std::uint32_t> words) const {
  const Parts& p = *parts_;
  const auto decoded = p.decode(words);
  if (!decoded) return std::nullopt;
  const llvm::MCInst& instruction = *decoded;
  LlvmRegisters result;
  result.opcode = instruction.getOpcode();
  const llvm::MCInstrDesc& description = p.instructions->get(instruction.getOpcode());
  // What writes EXEC as a number takes it for a pair in waves of either size.
  const bool numbers = p.instructions->getName(result.opcode).starts_with("S_") &&
                       description.hasImplicitDefOfPhysReg(llvm::MCRegister(p.exec));
  const unsigned masks = numbers ? 2 : p.wave_size / 32;
  for (unsigned i = 0; i < instruction.getNumOperands(); ++i) {
    const llvm::MCOperand& operand = instruction.getOperand(i);
    if (!operand.isReg() || !operand.getReg().isValid()) continue;
    const bool written = i < description.getNumDefs();
    p.add(operand.getReg(), false, masks, written ? result.writes : result.reads);
    // The other half of the register is in it afterwards: an input of what writes registers.
    if (written && p.half(operand.getReg())) p.add(operand.getReg(), false, masks, result.reads);
  }
  for (const llvm::MCPhysReg reg : description.implicit_uses()) p.add(reg, true, masks, result.reads);
  for (const llvm::MCPhysReg reg : description.implicit_defs()) p.add(reg, true, masks, result.writes);
  return result;
}

}  // namespace lockstep::conformance
