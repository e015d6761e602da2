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

#include <cctype>
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
  bool gfx9 = false;

  /// Adds the dwords of `reg`. A mask that the instruction names itself is the pair in LLVM's tables, in waves of 32,
  /// too.
  void add(llvm::MCRegister reg, bool implicit, RegisterNames& names) const {
    const llvm::StringRef name = registers->getName(reg);
    if (constant(name)) return;
    if (name == "SRC_SCC" || name == "SCC" || name == "MODE") {
      names.insert(name == "MODE" ? "mode" : "scc");
      return;
    }
    // Without an encoding of its own where an instruction names it.
    if (name.starts_with("M0")) {
      names.insert(gfx9 ? "s124" : "s125");
      return;
    }
    if (name == "SRC_VCCZ" || name == "SRC_EXECZ") return add_mask(name == "SRC_VCCZ" ? 106 : 126, names);
    if (name == "VCC" && implicit) return add_mask(106, names);
    if (name == "EXEC" && implicit) return add_mask(126, names);
    if (name.starts_with("SRC_FLAT_SCRATCH") || (name.starts_with("FLAT_SCR") && implicit)) {
      names.insert("flat_scratch");
      return;
    }
    // Halves of VGPRs belong to the register above them.
    if (name.ends_with("_LO16") || name.ends_with("_HI16")) {
      for (const llvm::MCPhysReg above : registers->superregs(reg))
        if (const auto text = leaf(above)) names.insert(*text);
      return;
    }
    for (const llvm::MCPhysReg part : registers->subregs_inclusive(reg))
      if (const auto text = leaf(part)) names.insert(*text);
  }

  void add_mask(unsigned number, RegisterNames& names) const {
    for (unsigned i = 0; i < wave_size / 32; ++i) names.insert("s" + std::to_string(number + i));
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
  p.gfx9 = target.starts_with("gfx9");
  p.registers.reset(found->createMCRegInfo(triple));
  p.assembly.reset(found->createMCAsmInfo(*p.registers, triple, p.options));
  p.instructions.reset(found->createMCInstrInfo());
  const std::string feature = p.gfx9            ? ""
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

std::optional<LlvmRegisters> LlvmRegisterOracle::registers(std::span<const std::uint32_t> words) const {
  const Parts& p = *parts_;
  std::uint8_t bytes[32] = {};  // LLVM 22 dies of a literal that is cut off by the end
  if (words.size() > 4) return std::nullopt;
  std::memcpy(bytes, words.data(), words.size_bytes());
  llvm::MCInst instruction;
  std::uint64_t size = 0;
  const auto status =
      p.disassembler->getInstruction(instruction, size, llvm::ArrayRef<std::uint8_t>(bytes), 0, llvm::nulls());
  if (status != llvm::MCDisassembler::Success || size != words.size_bytes()) return std::nullopt;
  llvm::SmallVector<char, 32> encoded;
  llvm::SmallVector<llvm::MCFixup, 4> fixups;
  p.emitter->encodeInstruction(instruction, encoded, fixups, *p.subtarget);
  if (encoded.size() < size || std::memcmp(encoded.data(), bytes, size) != 0) return std::nullopt;

  LlvmRegisters result;
  result.opcode = instruction.getOpcode();
  const llvm::MCInstrDesc& description = p.instructions->get(instruction.getOpcode());
  for (unsigned i = 0; i < instruction.getNumOperands(); ++i) {
    const llvm::MCOperand& operand = instruction.getOperand(i);
    if (!operand.isReg() || !operand.getReg().isValid()) continue;
    p.add(operand.getReg(), false, i < description.getNumDefs() ? result.writes : result.reads);
  }
  for (const llvm::MCPhysReg reg : description.implicit_uses()) p.add(reg, true, result.reads);
  for (const llvm::MCPhysReg reg : description.implicit_defs()) p.add(reg, true, result.writes);
  return result;
}

}  // namespace lockstep::conformance
