// generated/<isa>/semantics/*.hpp and execute*.hpp.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "model/frequent.hpp"
#include "model/isa.hpp"
#include "model/names.hpp"
#include "render/render.hpp"
#include "semantics/operation_set.hpp"
#include "tables/tables.hpp"

namespace isagen::pcode {

struct SemanticsInput {
  const Isa& isa;
  const Names& names;
  const Semantics& semantics;
  std::string folder;                ///< "cdna4"
  std::string source;                ///< the folder of the semantics files, for banners
  std::set<std::string> frequent{};  ///< operations that are worth unrolled handlers
  std::string frequent_source{};     ///< the file that lists them
  std::vector<FusedForm> fused{};
  std::string fused_source{};  ///< the file that lists them
  std::string family{};        ///< "gfx9"
};

/// An operation of an ISA.
struct OperationOfIsa {
  const SemanticsInput* input = nullptr;
  const CompiledOperation* compiled = nullptr;
};
/// All operations of an ISA.
struct OperationsOfIsa {
  const SemanticsInput* input = nullptr;
  const OperationSet* operations = nullptr;
};
/// Those of one format, by name.
using OperationsOfFormat = std::map<std::string, OperationOfIsa>;

class CommonOperations;

/// What every compiled operation reads and writes.
std::map<std::string, OperationStates> operation_states(const OperationSet& operations);

/// Operations that stand elsewhere: their names by folder of generated/ and format.
using BorrowedOperations = std::map<std::pair<std::string, std::string>, std::vector<std::string>>;

/// <folder>/semantics/<format>.hpp, one function an operation, in namespace lockstep::<folder>::sem, which has the
/// names of `borrowed` as well.
OutputFile render_functions_of(const std::string& folder, const std::string& format, const OperationsOfFormat& members,
                               const BorrowedOperations& borrowed, const Renderer& renderer);

/// The namespace in lockstep of a folder of generated/: "common::gfx9".
std::string namespace_of(const std::string& folder);

/// semantics/<file>.hpp for every <file>.xml of vendor-xml/semantics; semantics.hpp, which includes them all;
/// execute_<file>.hpp and execute.hpp, from LaneInput to LaneOutput by opcode; the same for the fast engine. What is in
/// `common` (rendered by itself) is taken from there.
std::vector<OutputFile> render_semantics(const SemanticsInput& input, const OperationSet& operations,
                                         const CommonOperations& common, const Renderer& renderer);

/// The file an operation's entry stands in, "sop1" ... "vop3_float": its function stands in the one of that
/// name.
std::string format_of(const SemanticsInput& input, const std::string& instruction);

}  // namespace isagen::pcode
