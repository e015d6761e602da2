// Temporary input files for tests of the generator, and a small ISA in AMD's own style.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <stdexcept>
#include <string>

namespace test {

/// A folder of its own under the build directory, empty at first and removed at the end. Tests run as processes side by
/// side: the process number keeps folders of one name apart.
class Folder {
 public:
  explicit Folder(const std::string& name)
      : path_(std::filesystem::path(LOCKSTEP_BINARY_DIR) / "test_files" / (name + "-" + std::to_string(getpid()))) {
    std::filesystem::remove_all(path_);
    std::filesystem::create_directories(path_);
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string path() const { return path_.string(); }
  std::string write(const std::string& name, const std::string& text) const {
    const std::filesystem::path file = path_ / name;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
    return file.string();
  }

 private:
  std::filesystem::path path_;
};

/// `text` with the first `from` replaced by `to`; fails loudly when it is not there.
inline std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  if (at == std::string::npos) throw std::runtime_error("the fixture does not hold: " + from);
  return text.replace(at, from.size(), to);
}

/// Makes `folder` a tree like `root`, with the files of `changed` (path, text) in place of the tree's own.
inline void link_tree(const Folder& folder, const std::string& root,
                      const std::map<std::string, std::string>& changed) {
  namespace fs = std::filesystem;
  for (const auto& [path, text] : changed) folder.write(path, text);
  for (const char* path : {"codegen", "grammar"})
    fs::create_directory_symlink(fs::path(root) / path, fs::path(folder.path()) / path);
  // Files, and folders of files, that stand as they are.
  const auto link_all = [&](const fs::path& below, const auto& self) -> void {
    fs::create_directories(fs::path(folder.path()) / below);
    for (const fs::directory_entry& entry : fs::directory_iterator(fs::path(root) / below)) {
      const fs::path name = below / entry.path().filename(), link = fs::path(folder.path()) / name;
      if (entry.is_directory())
        self(name, self);
      else if (!fs::exists(link))
        fs::create_symlink(entry.path(), link);
    }
  };
  link_all("vendor-xml", link_all);
}

/// Two encodings and two instructions, laid out as AMD's releases are.
inline const std::string amd_style = R"(<Spec>
    <Document>
        <Copyright>nobody</Copyright>
        <Sensitivity>Public.</Sensitivity>
        <License>MIT</License>
        <ReleaseDate>2026-02-20</ReleaseDate>
        <SchemaVersion>1.1.1</SchemaVersion>
    </Document>
    <ISA>
        <Architecture>
            <ArchitectureName>AMD TEST 1</ArchitectureName>
            <ArchitectureId>3</ArchitectureId>
        </Architecture>
        <Encodings>
            <Encoding Order="-1">
                <EncodingName>ENC_SOP1</EncodingName>
                <BitCount>32</BitCount>
                <EncodingIdentifierMask Radix="2">11111111100000001111111100000000</EncodingIdentifierMask>
                <EncodingIdentifiers>
                    <EncodingIdentifier Radix="2">10111110100000000000000000000000</EncodingIdentifier>
                    <EncodingIdentifier Radix="2">10111110100000000000000100000000</EncodingIdentifier>
                </EncodingIdentifiers>
                <EncodingConditions>
                    <EncodingCondition>
                        <ConditionName>default</ConditionName>
                        <CondtionExpression>
                            <op type="!=">
                                <op type=".fieldderef">
                                    <op type=".fieldderef">
                                        <id val="INST"/>
                                        <id val="SOP1"/>
                                    </op>
                                    <id val="SSRC0"/>
                                    <ty>
                                        <t base="I" size="32"/>
                                    </ty>
                                </op>
                                <lit val="255"/>
                                <ty>
                                    <t base="U" size="1"/>
                                </ty>
                            </op>
                        </CondtionExpression>
                    </EncodingCondition>
                </EncodingConditions>
                <Description>Scalar operations.</Description>
                <MicrocodeFormat>
                    <BitMap>
                        <Field IsConditional="false">
                            <FieldName>ENCODING</FieldName>
                            <Description>Encoding.</Description>
                            <BitLayout RangeCount="1">
                                <Range Order="0">
                                    <BitCount>9</BitCount>
                                    <BitOffset>23</BitOffset>
                                </Range>
                            </BitLayout>
                        </Field>
                        <Field IsConditional="false">
                            <FieldName>OP</FieldName>
                            <BitLayout RangeCount="1">
                                <Range Order="0">
                                    <BitCount>8</BitCount>
                                    <BitOffset>8</BitOffset>
                                </Range>
                            </BitLayout>
                        </Field>
                        <Field IsConditional="false">
                            <FieldName>SDST</FieldName>
                            <BitLayout RangeCount="1">
                                <Range Order="0">
                                    <BitCount>7</BitCount>
                                    <BitOffset>16</BitOffset>
                                </Range>
                            </BitLayout>
                        </Field>
                        <Field IsConditional="false">
                            <FieldName>SSRC0</FieldName>
                            <BitLayout RangeCount="1">
                                <Range Order="0">
                                    <BitCount>8</BitCount>
                                    <BitOffset>0</BitOffset>
                                </Range>
                            </BitLayout>
                        </Field>
                    </BitMap>
                </MicrocodeFormat>
            </Encoding>
        </Encodings>
        <Instructions>
            <Instruction>
                <InstructionFlags>
                    <IsBranch>FALSE</IsBranch>
                    <IsConditionalBranch>FALSE</IsConditionalBranch>
                    <IsIndirectBranch>TRUE</IsIndirectBranch>
                    <IsProgramTerminator>FALSE</IsProgramTerminator>
                    <IsImmediatelyExecuted>FALSE</IsImmediatelyExecuted>
                </InstructionFlags>
                <InstructionName>S_MOV_B32</InstructionName>
                <AliasedInstructionNames>
                    <InstructionName>S_COPY_B32</InstructionName>
                </AliasedInstructionNames>
                <Description>Move.</Description>
                <InstructionEncodings>
                    <InstructionEncoding>
                        <EncodingName>ENC_SOP1</EncodingName>
                        <EncodingCondition>default</EncodingCondition>
                        <Opcode Radix="10">0</Opcode>
                        <Operands>
                            <Operand Input="true" Output="false" IsImplicit="false" IsBinaryMicrocodeRequired="true" Order="2">
                                <FieldName>SSRC0</FieldName>
                                <DataFormatName>FMT_NUM_B32</DataFormatName>
                                <OperandType>OPR_SSRC</OperandType>
                                <OperandSize>32</OperandSize>
                            </Operand>
                            <Operand Input="false" Output="true" IsImplicit="false" IsBinaryMicrocodeRequired="true" Order="1">
                                <FieldName>SDST</FieldName>
                                <DataFormatName>FMT_NUM_B32</DataFormatName>
                                <OperandType>OPR_SDST</OperandType>
                                <OperandSize>32</OperandSize>
                            </Operand>
                            <Operand Input="false" Output="true" IsImplicit="true" IsBinaryMicrocodeRequired="true" Order="3">
                                <DataFormatName>FMT_NUM_B32</DataFormatName>
                                <OperandType>OPR_SCC</OperandType>
                                <OperandSize>1</OperandSize>
                            </Operand>
                        </Operands>
                    </InstructionEncoding>
                </InstructionEncodings>
                <FunctionalGroup>
                    <Name>SALU</Name>
                    <FunctionalSubgroups>
                        <Subgroup>STATIC</Subgroup>
                    </FunctionalSubgroups>
                </FunctionalGroup>
            </Instruction>
            <Instruction>
                <InstructionName>S_NOT_B32</InstructionName>
                <InstructionEncodings>
                    <InstructionEncoding>
                        <EncodingName>ENC_SOP1</EncodingName>
                        <Opcode Radix="10">1</Opcode>
                        <Operands/>
                    </InstructionEncoding>
                </InstructionEncodings>
            </Instruction>
        </Instructions>
        <DataFormats>
            <DataFormat>
                <DataFormatName>FMT_NUM_B32</DataFormatName>
                <DataType>bits</DataType>
                <BitCount>32</BitCount>
                <ComponentCount>1</ComponentCount>
            </DataFormat>
        </DataFormats>
        <OperandTypes>
            <OperandType IsPartitioned="false">
                <OperandTypeName>OPR_SCC</OperandTypeName>
            </OperandType>
            <OperandType IsPartitioned="false">
                <OperandTypeName>OPR_SDST</OperandTypeName>
                <OperandPredefinedValues>
                    <PredefinedValue>
                        <Name>s0</Name>
                        <Description>&lt;p&gt;A register.&lt;/p&gt;</Description>
                        <Value>0</Value>
                    </PredefinedValue>
                    <PredefinedValue>
                        <Name>vcc_lo</Name>
                        <Value>106</Value>
                    </PredefinedValue>
                </OperandPredefinedValues>
            </OperandType>
            <OperandType IsPartitioned="false">
                <OperandTypeName>OPR_SSRC</OperandTypeName>
            </OperandType>
            <OperandType IsPartitioned="true">
                <OperandTypeName>OPR_WAITCNT</OperandTypeName>
                <MicrocodeFormat>
                    <BitMap>
                        <Field IsConditional="false">
                            <FieldName>VM</FieldName>
                            <BitLayout RangeCount="2">
                                <Range Order="1">
                                    <BitCount>2</BitCount>
                                    <BitOffset>14</BitOffset>
                                </Range>
                                <Range Order="0">
                                    <BitCount>4</BitCount>
                                    <BitOffset>0</BitOffset>
                                </Range>
                            </BitLayout>
                        </Field>
                    </BitMap>
                </MicrocodeFormat>
            </OperandType>
        </OperandTypes>
        <FunctionalGroups>
            <FunctionalGroup>
                <Name>SALU</Name>
            </FunctionalGroup>
        </FunctionalGroups>
    </ISA>
</Spec>
)";

}  // namespace test
