// selectors.hpp and hardware_registers.hpp: what the numbers of scalar operands and of hardware registers mean.
#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "error.hpp"
#include "tables/cpp_terms.hpp"
#include "tables/tables.hpp"

namespace isagen {
namespace {

/// A predefined value as a member of lockstep::SelectorKind and its index there.
struct Meaning {
  std::string kind;
  int index = 0;
};

/// The number behind `prefix` ("ttmp7"), or -1.
int numbered(const std::string& name, const std::string& prefix) {
  if (name.size() <= prefix.size() || !name.starts_with(prefix)) return -1;
  const std::string digits = name.substr(prefix.size());
  if (digits.size() > 3 || digits.find_first_not_of("0123456789") != std::string::npos) return -1;
  return std::stoi(digits);
}

Meaning meaning(const std::string& name, const Place& place) {
  static const std::map<std::string, Meaning> single{{"flat_scratch_lo", {"flat_scratch", 0}},
                                                     {"flat_scratch_hi", {"flat_scratch", 1}},
                                                     {"xnack_mask_lo", {"xnack_mask", 0}},
                                                     {"xnack_mask_hi", {"xnack_mask", 1}},
                                                     {"vcc_lo", {"vcc", 0}},
                                                     {"vcc_hi", {"vcc", 1}},
                                                     {"m0", {"m0", 0}},
                                                     {"exec_lo", {"exec", 0}},
                                                     {"exec_hi", {"exec", 1}},
                                                     {"0.5", {"floating", 0}},
                                                     {"-0.5", {"floating", 1}},
                                                     {"1.0", {"floating", 2}},
                                                     {"-1.0", {"floating", 3}},
                                                     {"2.0", {"floating", 4}},
                                                     {"-2.0", {"floating", 5}},
                                                     {"4.0", {"floating", 6}},
                                                     {"-4.0", {"floating", 7}},
                                                     {"0.15915494", {"floating", 8}},
                                                     {"src_shared_base", {"aperture", 0}},
                                                     {"src_shared_limit", {"aperture", 1}},
                                                     {"src_private_base", {"aperture", 2}},
                                                     {"src_private_limit", {"aperture", 3}},
                                                     {"src_sdwa", {"sdwa", 0}},
                                                     {"src_dpp", {"dpp", 0}},
                                                     {"src_vccz", {"vccz", 0}},
                                                     {"src_execz", {"execz", 0}},
                                                     {"src_scc", {"scc", 0}},
                                                     {"src_lds_direct", {"lds_direct", 0}},
                                                     {"src_literal", {"literal", 0}},
                                                     {"src_literal64", {"literal64", 0}},
                                                     {"src_dpp8", {"dpp8", 0}},
                                                     {"src_dpp8_fi", {"dpp8", 1}},
                                                     {"null", {"null", 0}},
                                                     {"src_flat_scratch_base_lo", {"scratch_base", 0}},
                                                     {"src_flat_scratch_base_hi", {"scratch_base", 1}}};
  if (const auto found = single.find(name); found != single.end()) return found->second;
  if (const int n = numbered(name, "s"); n >= 0) return {"sgpr", n};
  if (const int n = numbered(name, "ttmp"); n >= 0) return {"ttmp", n};
  if (const int n = numbered(name, ""); n >= 0) return {"integer", n};
  if (const int n = numbered(name, "-"); n > 0) return {"integer", -n};
  throw Error(place,
              "isagen does not know what the source " + name +
                  " is: give it a place in lockstep::SelectorKind (isa/selector.hpp) and in tables/selectors.cpp");
}

/// Is `name` one that C++ asks for by name? Of the numbered registers and the constants the first ones are.
std::string constant_name(const std::string& name, const Meaning& meaning) {
  if (meaning.kind == "integer")
    return meaning.index == 0 ? "inline_zero" : meaning.index == -1 ? "inline_minus_one" : "";
  if (meaning.kind == "floating") return meaning.index == 0 ? "inline_float_first" : "";
  if (meaning.kind == "sgpr") return "";
  if (meaning.kind == "ttmp") return meaning.index == 0 ? "ttmp0" : "";
  return name;
}

const OperandType& operand_type(const Isa& isa, const std::string& name) {
  const OperandType* type = isa.find_operand_type(name);
  if (type == nullptr) throw Error({isa.file, 0}, "has no operand type " + name);
  return *type;
}

/// What the numbers of scalar operands are called and mean.
std::map<std::int64_t, std::pair<std::string, Meaning>> selector_values(const Isa& isa) {
  std::map<std::int64_t, std::pair<std::string, Meaning>> values;
  for (const char* type : {"OPR_SSRC", "OPR_SRC"})
    for (const PredefinedValue& value : operand_type(isa, type).values) {
      if (value.value < 0 || value.value > 255) continue;  // vector registers
      const Place place{isa.file, value.line};
      const auto [first, is_new] = values.emplace(value.value, std::pair(value.name, meaning(value.name, place)));
      if (!is_new && first->second.first != value.name)
        throw Error(place, "source " + std::to_string(value.value) + " is " + value.name + " here and " +
                               first->second.first + " in another operand type");
    }
  return values;
}

}  // namespace

std::vector<std::string> selector_constants(const Isa& isa) {
  std::vector<std::string> constants;
  for (const auto& [number, named] : selector_values(isa))
    if (const std::string constant = constant_name(named.first, named.second); !constant.empty())
      constants.push_back(constant);
  return constants;
}

OutputFile render_selectors(const TableInput& input, const Renderer& renderer) {
  const std::map<std::int64_t, std::pair<std::string, Meaning>> values = selector_values(input.isa);
  struct Run {
    std::int64_t first = 0, count = 1;
    Meaning meaning;
    int step = 1;
  };
  std::vector<Run> runs;
  Value::List constants;
  std::int64_t sgprs = 0;
  for (const auto& [number, named] : values) {
    const auto& [name, what] = named;
    if (what.kind == "sgpr") ++sgprs;
    if (const std::string constant = constant_name(name, what); !constant.empty())
      constants.push_back(Value::Record{{"name", constant}, {"value", number}});
    if (!runs.empty() && runs.back().meaning.kind == what.kind && runs.back().first + runs.back().count == number) {
      Run& run = runs.back();
      const int last = run.meaning.index + static_cast<int>(run.count - 1) * run.step, step = what.index - last;
      if (step == run.step || (run.count == 1 && (step == 1 || step == -1))) {
        run.step = step;
        ++run.count;
        continue;
      }
    }
    runs.push_back({number, 1, what, 1});
  }
  Value::List rows;
  for (const Run& run : runs)
    rows.push_back(Value::Record{{"first", run.first},
                                 {"count", run.count},
                                 {"kind", run.meaning.kind},
                                 {"index", run.meaning.index},
                                 {"step", run.step}});
  return renderer.render(input.path("selectors.hpp"), "selectors.hpp.mustache",
                         {{"isa", input.folder}, {"constants", constants}, {"sgprs", sgprs}, {"runs", rows}},
                         {input.sources.xml, input.sources.overrides});
}

OutputFile render_hardware_registers(const TableInput& input, const Renderer& renderer) {
  // What the runtime can say of a register; the others exist and read as 0.
  static const std::map<std::string, std::string> known{{"HW_REG_MODE", "mode"},
                                                        {"HW_REG_STATUS", "status"},
                                                        {"HW_REG_TRAPSTS", "trapsts"},
                                                        {"HW_REG_HW_ID", "hw_id"},
                                                        {"HW_REG_GPR_ALLOC", "gpr_alloc"},
                                                        {"HW_REG_LDS_ALLOC", "lds_alloc"},
                                                        {"HW_REG_IB_STS", "zero"},
                                                        {"HW_REG_XCC_ID", "xcc_id"},
                                                        {"HW_REG_SH_MEM_BASES", "sh_mem_bases"},
                                                        {"HW_REG_SQ_SHADER_TBA_LO", "zero"},
                                                        {"HW_REG_SQ_SHADER_TBA_HI", "zero"},
                                                        {"HW_REG_SQ_SHADER_TMA_LO", "zero"},
                                                        {"HW_REG_SQ_SHADER_TMA_HI", "zero"},
                                                        {"HW_REG_SQ_PERF_SNAPSHOT_DATA", "zero"},
                                                        {"HW_REG_SQ_PERF_SNAPSHOT_DATA1", "zero"},
                                                        {"HW_REG_SQ_PERF_SNAPSHOT_PC_LO", "zero"},
                                                        {"HW_REG_SQ_PERF_SNAPSHOT_PC_HI", "zero"},
                                                        // RDNA1 to RDNA3.5.
                                                        {"HW_REG_TBA_LO", "zero"},
                                                        {"HW_REG_TBA_HI", "zero"},
                                                        {"HW_REG_TMA_LO", "zero"},
                                                        {"HW_REG_TMA_HI", "zero"},
                                                        {"HW_REG_FLAT_SCR_LO", "scratch_base_lo"},
                                                        {"HW_REG_FLAT_SCR_HI", "scratch_base_hi"},
                                                        {"HW_REG_SHADER_TBA_LO", "zero"},
                                                        {"HW_REG_SHADER_TBA_HI", "zero"},
                                                        {"HW_REG_PERF_SNAPSHOT_PC_LO", "zero"},
                                                        {"HW_REG_PERF_SNAPSHOT_PC_HI", "zero"},
                                                        {"HW_REG_PERF_SNAPSHOT_DATA", "zero"},
                                                        {"HW_REG_PERF_SNAPSHOT_DATA1", "zero"},
                                                        {"HW_REG_PERF_SNAPSHOT_DATA2", "zero"},
                                                        {"HW_REG_SHADER_FLAT_SCRATCH_LO", "scratch_base_lo"},
                                                        {"HW_REG_SHADER_FLAT_SCRATCH_HI", "scratch_base_hi"},
                                                        {"HW_REG_HW_ID1", "hw_id1"},
                                                        {"HW_REG_HW_ID2", "hw_id2"},
                                                        {"HW_REG_POPS_PACKER", "zero"},
                                                        {"HW_REG_SCHED_MODE", "sched_mode"},
                                                        {"HW_REG_IB_STS2", "ib_sts2"},
                                                        {"HW_REG_SHADER_CYCLES", "cycles_lo"},
                                                        // RDNA4 and CDNA5.
                                                        {"HW_REG_WAVE_MODE", "mode"},
                                                        {"HW_REG_WAVE_STATUS", "status"},
                                                        {"HW_REG_WAVE_STATE_PRIV", "state_priv"},
                                                        {"HW_REG_WAVE_GPR_ALLOC", "gpr_alloc"},
                                                        {"HW_REG_WAVE_LDS_ALLOC", "lds_alloc"},
                                                        {"HW_REG_WAVE_EXCP_FLAG_PRIV", "excp_flag_priv"},
                                                        {"HW_REG_WAVE_EXCP_FLAG_USER", "excp_flag_user"},
                                                        {"HW_REG_WAVE_TRAP_CTRL", "trap_ctrl"},
                                                        {"HW_REG_WAVE_SCRATCH_BASE_LO", "scratch_base_lo"},
                                                        {"HW_REG_WAVE_SCRATCH_BASE_HI", "scratch_base_hi"},
                                                        {"HW_REG_WAVE_HW_ID1", "hw_id1"},
                                                        {"HW_REG_WAVE_HW_ID2", "hw_id2"},
                                                        {"HW_REG_WAVE_SCHED_MODE", "sched_mode"},
                                                        {"HW_REG_SHADER_CYCLES_LO", "cycles_lo"},
                                                        {"HW_REG_SHADER_CYCLES_HI", "cycles_hi"},
                                                        {"HW_REG_XNACK_STATE_PRIV", "zero"},
                                                        {"HW_REG_XNACK_MASK", "zero"}};
  std::map<std::int64_t, Value::Record> rows;
  for (const PredefinedValue& value : operand_type(input.isa, "OPR_HWREG").values) {
    const Place place{input.isa.file, value.line};
    const auto found = known.find(value.name);
    if (found == known.end())
      throw Error(place, "isagen does not know what " + value.name +
                             " reads as: give it a place in lockstep::HardwareRegister (isa/hardware_register.hpp) and "
                             "in tables/selectors.cpp");
    if (value.value < 0 || value.value > 63)
      throw Error(place, value.name + " has the number " + std::to_string(value.value) + "; the field has six bits");
    if (!rows.emplace(value.value,
                      Value::Record{{"number", value.value}, {"role", found->second}, {"name", value.name}})
             .second)
      throw Error(place, "two hardware registers have the number " + std::to_string(value.value));
  }
  Value::List list;
  for (auto& [number, row] : rows) list.push_back(row);
  return renderer.render(input.path("hardware_registers.hpp"), "hardware_registers.hpp.mustache",
                         {{"isa", input.folder}, {"registers", list}}, {input.sources.xml, input.sources.overrides});
}

}  // namespace isagen
