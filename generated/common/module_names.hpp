// Made by `isagen generate`; do not edit.
// Sources: vendor-xml/isas.
// Hash of what this file is made of: 8fe137bc34b0d374
// What the module lockstep exports of every ISA: lockstep.cppm includes this where it exports.
#pragma once

export namespace lockstep {

namespace cdna3 {
using lockstep::cdna3::Decoded;
using lockstep::cdna3::EmbeddedWave;
using lockstep::cdna3::EmbeddedWorkgroup;
using lockstep::cdna3::Encoding;
using lockstep::cdna3::Instruction;
using lockstep::cdna3::Isa;
using lockstep::cdna3::Opcode;
using lockstep::cdna3::ReferenceDevice;
using lockstep::cdna3::decode;
using lockstep::cdna3::run_program;
}  // namespace cdna3
namespace cdna4 {
using lockstep::cdna4::Decoded;
using lockstep::cdna4::EmbeddedWave;
using lockstep::cdna4::EmbeddedWorkgroup;
using lockstep::cdna4::Encoding;
using lockstep::cdna4::Instruction;
using lockstep::cdna4::Isa;
using lockstep::cdna4::Opcode;
using lockstep::cdna4::ReferenceDevice;
using lockstep::cdna4::decode;
using lockstep::cdna4::run_program;
}  // namespace cdna4
namespace cdna5 {
using lockstep::cdna5::Decoded;
using lockstep::cdna5::EmbeddedWave;
using lockstep::cdna5::EmbeddedWorkgroup;
using lockstep::cdna5::Encoding;
using lockstep::cdna5::Instruction;
using lockstep::cdna5::Isa;
using lockstep::cdna5::Opcode;
using lockstep::cdna5::ReferenceDevice;
using lockstep::cdna5::decode;
using lockstep::cdna5::run_program;
}  // namespace cdna5
namespace rdna3 {
using lockstep::rdna3::Decoded;
using lockstep::rdna3::EmbeddedWave;
using lockstep::rdna3::EmbeddedWorkgroup;
using lockstep::rdna3::Encoding;
using lockstep::rdna3::Instruction;
using lockstep::rdna3::Isa;
using lockstep::rdna3::Opcode;
using lockstep::rdna3::ReferenceDevice;
using lockstep::rdna3::decode;
using lockstep::rdna3::run_program;
}  // namespace rdna3
namespace rdna3_5 {
using lockstep::rdna3_5::Decoded;
using lockstep::rdna3_5::EmbeddedWave;
using lockstep::rdna3_5::EmbeddedWorkgroup;
using lockstep::rdna3_5::Encoding;
using lockstep::rdna3_5::Instruction;
using lockstep::rdna3_5::Isa;
using lockstep::rdna3_5::Opcode;
using lockstep::rdna3_5::ReferenceDevice;
using lockstep::rdna3_5::decode;
using lockstep::rdna3_5::run_program;
}  // namespace rdna3_5
namespace rdna4 {
using lockstep::rdna4::Decoded;
using lockstep::rdna4::EmbeddedWave;
using lockstep::rdna4::EmbeddedWorkgroup;
using lockstep::rdna4::Encoding;
using lockstep::rdna4::Instruction;
using lockstep::rdna4::Isa;
using lockstep::rdna4::Opcode;
using lockstep::rdna4::ReferenceDevice;
using lockstep::rdna4::decode;
using lockstep::rdna4::run_program;
}  // namespace rdna4
namespace cdna2 {
using lockstep::cdna2::Decoded;
using lockstep::cdna2::EmbeddedWave;
using lockstep::cdna2::EmbeddedWorkgroup;
using lockstep::cdna2::Encoding;
using lockstep::cdna2::Instruction;
using lockstep::cdna2::Isa;
using lockstep::cdna2::Opcode;
using lockstep::cdna2::ReferenceDevice;
using lockstep::cdna2::decode;
using lockstep::cdna2::run_program;
}  // namespace cdna2
namespace gcn5_7nm {
using lockstep::gcn5_7nm::Decoded;
using lockstep::gcn5_7nm::EmbeddedWave;
using lockstep::gcn5_7nm::EmbeddedWorkgroup;
using lockstep::gcn5_7nm::Encoding;
using lockstep::gcn5_7nm::Instruction;
using lockstep::gcn5_7nm::Isa;
using lockstep::gcn5_7nm::Opcode;
using lockstep::gcn5_7nm::ReferenceDevice;
using lockstep::gcn5_7nm::decode;
using lockstep::gcn5_7nm::run_program;
}  // namespace gcn5_7nm
namespace gcn5 {
using lockstep::gcn5::Decoded;
using lockstep::gcn5::EmbeddedWave;
using lockstep::gcn5::EmbeddedWorkgroup;
using lockstep::gcn5::Encoding;
using lockstep::gcn5::Instruction;
using lockstep::gcn5::Isa;
using lockstep::gcn5::Opcode;
using lockstep::gcn5::ReferenceDevice;
using lockstep::gcn5::decode;
using lockstep::gcn5::run_program;
}  // namespace gcn5
namespace cdna1 {
using lockstep::cdna1::Decoded;
using lockstep::cdna1::EmbeddedWave;
using lockstep::cdna1::EmbeddedWorkgroup;
using lockstep::cdna1::Encoding;
using lockstep::cdna1::Instruction;
using lockstep::cdna1::Isa;
using lockstep::cdna1::Opcode;
using lockstep::cdna1::ReferenceDevice;
using lockstep::cdna1::decode;
using lockstep::cdna1::run_program;
}  // namespace cdna1
namespace rdna2 {
using lockstep::rdna2::Decoded;
using lockstep::rdna2::EmbeddedWave;
using lockstep::rdna2::EmbeddedWorkgroup;
using lockstep::rdna2::Encoding;
using lockstep::rdna2::Instruction;
using lockstep::rdna2::Isa;
using lockstep::rdna2::Opcode;
using lockstep::rdna2::ReferenceDevice;
using lockstep::rdna2::decode;
using lockstep::rdna2::run_program;
}  // namespace rdna2
namespace rdna1 {
using lockstep::rdna1::Decoded;
using lockstep::rdna1::EmbeddedWave;
using lockstep::rdna1::EmbeddedWorkgroup;
using lockstep::rdna1::Encoding;
using lockstep::rdna1::Instruction;
using lockstep::rdna1::Isa;
using lockstep::rdna1::Opcode;
using lockstep::rdna1::ReferenceDevice;
using lockstep::rdna1::decode;
using lockstep::rdna1::run_program;
}  // namespace rdna1
namespace rdna1_dot {
using lockstep::rdna1_dot::Decoded;
using lockstep::rdna1_dot::EmbeddedWave;
using lockstep::rdna1_dot::EmbeddedWorkgroup;
using lockstep::rdna1_dot::Encoding;
using lockstep::rdna1_dot::Instruction;
using lockstep::rdna1_dot::Isa;
using lockstep::rdna1_dot::Opcode;
using lockstep::rdna1_dot::ReferenceDevice;
using lockstep::rdna1_dot::decode;
using lockstep::rdna1_dot::run_program;
}  // namespace rdna1_dot
namespace cdna5_gfx1251 {
using lockstep::cdna5_gfx1251::Decoded;
using lockstep::cdna5_gfx1251::EmbeddedWave;
using lockstep::cdna5_gfx1251::EmbeddedWorkgroup;
using lockstep::cdna5_gfx1251::Encoding;
using lockstep::cdna5_gfx1251::Instruction;
using lockstep::cdna5_gfx1251::Isa;
using lockstep::cdna5_gfx1251::Opcode;
using lockstep::cdna5_gfx1251::ReferenceDevice;
using lockstep::cdna5_gfx1251::decode;
using lockstep::cdna5_gfx1251::run_program;
}  // namespace cdna5_gfx1251

}  // namespace lockstep
