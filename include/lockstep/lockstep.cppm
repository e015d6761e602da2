// lockstep as a C++20 module, for compilers that have them (clang 22): `import lockstep;` in place of the core's headers
// (lockstep/<isa>.hpp, but for the encoder's names) and of the library's (lockstep/device.hpp).
//   clang++-22 -std=c++20 -Iinclude -Igenerated --precompile include/lockstep/lockstep.cppm -o lockstep.pcm
//   clang++-22 -std=c++20 -fmodule-file=lockstep=lockstep.pcm program.cpp lockstep.pcm
module;

#include "common/module_headers.hpp"
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
using lockstep::embed::CheckpointKind;
using lockstep::embed::Clock;
using lockstep::embed::Cluster;
using lockstep::embed::Counters;
using lockstep::embed::DecodedCode;
using lockstep::embed::DecodedInstruction;
using lockstep::embed::Event;
using lockstep::embed::FetchedInstruction;
using lockstep::embed::Issued;
using lockstep::embed::LaunchState;
using lockstep::embed::MemoryImage;
using lockstep::embed::MessageAnswer;
using lockstep::embed::Overtaken;
using lockstep::embed::PlacedCode;
using lockstep::embed::PreparedKernel;
using lockstep::embed::Wave;
using lockstep::embed::Workgroup;
using lockstep::embed::checkpoint_version;
using lockstep::embed::load_cluster;
using lockstep::embed::load_launch;
using lockstep::embed::load_wave;
using lockstep::embed::load_workgroup;
using lockstep::embed::overtaken;
using lockstep::embed::place_code;
using lockstep::embed::prepare;
using lockstep::embed::return_in_order;
using lockstep::embed::save;
using lockstep::embed::workgroup_id;
}  // namespace embed

}  // namespace lockstep

#include "common/module_names.hpp"
