// lockstep as a C++20 module, for compilers that have them (clang 22): `import lockstep;` in place of the headers for
// simulators (lockstep/<isa>_embed.hpp) of all ISAs, and for launches by the library (lockstep/device.hpp).
//   clang++-22 -std=c++20 -Iinclude -Igenerated --precompile include/lockstep/lockstep.cppm -o lockstep.pcm
//   clang++-22 -std=c++20 -fmodule-file=lockstep=lockstep.pcm program.cpp lockstep.pcm
module;

#include "lockstep/cdna3_embed.hpp"
#include "lockstep/cdna4_embed.hpp"
#include "lockstep/cdna5_embed.hpp"
#include "lockstep/rdna3_embed.hpp"
#include "lockstep/rdna3_5_embed.hpp"
#include "lockstep/rdna4_embed.hpp"
#include "lockstep/device.hpp"
#include "lockstep/device/instruction_stream.hpp"
#include "lockstep/device/merge.hpp"
#include "lockstep/device/observer.hpp"

export module lockstep;

export namespace lockstep {

using lockstep::AccessClass;
using lockstep::AccessScope;
using lockstep::AddressForm;
using lockstep::AddressSpace;
using lockstep::AtomicLog;
using lockstep::AtomicOperation;
using lockstep::AtomicType;
using lockstep::Barriers;
using lockstep::BranchKind;
using lockstep::CheckKind;
using lockstep::CheckSet;
using lockstep::Code;
using lockstep::Decoded;
using lockstep::DecodeError;
using lockstep::Device;
using lockstep::DeviceMemory;
using lockstep::Dim3;
using lockstep::DisassembledInstruction;
using lockstep::Element;
using lockstep::Engine;
using lockstep::ExecuteResult;
using lockstep::Fault;
using lockstep::FaultKind;
using lockstep::Fidelity;
using lockstep::Field;
using lockstep::Finding;
using lockstep::Instruction;
using lockstep::InstructionClass;
using lockstep::InstructionInfo;
using lockstep::InstructionPieces;
using lockstep::InstructionReader;
using lockstep::InstructionStream;
using lockstep::InstructionWriter;
using lockstep::Kernel;
using lockstep::KernelInfo;
using lockstep::LaunchAddresses;
using lockstep::LaunchOptions;
using lockstep::LaunchResult;
using lockstep::LaunchView;
using lockstep::Machine;
using lockstep::MatrixModel;
using lockstep::MemoryAction;
using lockstep::MemoryOp;
using lockstep::MemorySnapshot;
using lockstep::MergeConflict;
using lockstep::Mode;
using lockstep::Observer;
using lockstep::RegisterUse;
using lockstep::Result;
using lockstep::Role;
using lockstep::ScratchMemory;
using lockstep::SelectorKind;
using lockstep::Signal;
using lockstep::SpanMemory;
using lockstep::StartView;
using lockstep::State;
using lockstep::StateSet;
using lockstep::Statistics;
using lockstep::Status;
using lockstep::Step;
using lockstep::StopReason;
using lockstep::StreamedInstruction;
using lockstep::UsedFile;
using lockstep::Uses;
using lockstep::Wait;
using lockstep::WaitCounter;
using lockstep::WaitCounterSet;
using lockstep::Wave;
using lockstep::WaveRun;
using lockstep::WaveShape;
using lockstep::WaveView;
using lockstep::WorkgroupRange;
using lockstep::WriteSet;
using lockstep::all_engines;
using lockstep::all_matrix_models;
using lockstep::all_numeric_models;
using lockstep::changes;
using lockstep::decode;
using lockstep::disassemble;
using lockstep::engine_name;
using lockstep::execute;
using lockstep::fault_name;
using lockstep::matrix_model_name;
using lockstep::merge;
using lockstep::numeric_model_name;
using lockstep::numeric_model_of;
using lockstep::parse_checks;
using lockstep::run_wave;
using lockstep::step;
using lockstep::step_decoded;
using lockstep::uses;
using lockstep::wait_counter_name;
using lockstep::wait_counters;

namespace embed {
using lockstep::embed::Access;
using lockstep::embed::AccessKind;
using lockstep::embed::AccessPiece;
using lockstep::embed::Clock;
using lockstep::embed::Cluster;
using lockstep::embed::Counters;
using lockstep::embed::DecodedCode;
using lockstep::embed::DecodedInstruction;
using lockstep::embed::Event;
using lockstep::embed::FetchedInstruction;
using lockstep::embed::Issued;
using lockstep::embed::MemoryImage;
using lockstep::embed::MessageAnswer;
using lockstep::embed::PlacedCode;
using lockstep::embed::PreparedKernel;
using lockstep::embed::Wave;
using lockstep::embed::Workgroup;
using lockstep::embed::place_code;
using lockstep::embed::prepare;
using lockstep::embed::return_in_order;
using lockstep::embed::workgroup_id;
}  // namespace embed

namespace cdna3 {
using lockstep::cdna3::Decoded;
using lockstep::cdna3::EmbeddedWave;
using lockstep::cdna3::EmbeddedWorkgroup;
using lockstep::cdna3::Encoding;
using lockstep::cdna3::Instruction;
using lockstep::cdna3::Isa;
using lockstep::cdna3::Opcode;
using lockstep::cdna3::decode;
}  // namespace cdna3
namespace cdna4 {
using lockstep::cdna4::Decoded;
using lockstep::cdna4::EmbeddedWave;
using lockstep::cdna4::EmbeddedWorkgroup;
using lockstep::cdna4::Encoding;
using lockstep::cdna4::Instruction;
using lockstep::cdna4::Isa;
using lockstep::cdna4::Opcode;
using lockstep::cdna4::decode;
}  // namespace cdna4
namespace cdna5 {
using lockstep::cdna5::Decoded;
using lockstep::cdna5::EmbeddedWave;
using lockstep::cdna5::EmbeddedWorkgroup;
using lockstep::cdna5::Encoding;
using lockstep::cdna5::Instruction;
using lockstep::cdna5::Isa;
using lockstep::cdna5::Opcode;
using lockstep::cdna5::decode;
}  // namespace cdna5
namespace rdna3 {
using lockstep::rdna3::Decoded;
using lockstep::rdna3::EmbeddedWave;
using lockstep::rdna3::EmbeddedWorkgroup;
using lockstep::rdna3::Encoding;
using lockstep::rdna3::Instruction;
using lockstep::rdna3::Isa;
using lockstep::rdna3::Opcode;
using lockstep::rdna3::decode;
}  // namespace rdna3
namespace rdna3_5 {
using lockstep::rdna3_5::Decoded;
using lockstep::rdna3_5::EmbeddedWave;
using lockstep::rdna3_5::EmbeddedWorkgroup;
using lockstep::rdna3_5::Encoding;
using lockstep::rdna3_5::Instruction;
using lockstep::rdna3_5::Isa;
using lockstep::rdna3_5::Opcode;
using lockstep::rdna3_5::decode;
}  // namespace rdna3_5
namespace rdna4 {
using lockstep::rdna4::Decoded;
using lockstep::rdna4::EmbeddedWave;
using lockstep::rdna4::EmbeddedWorkgroup;
using lockstep::rdna4::Encoding;
using lockstep::rdna4::Instruction;
using lockstep::rdna4::Isa;
using lockstep::rdna4::Opcode;
using lockstep::rdna4::decode;
}  // namespace rdna4

}  // namespace lockstep
