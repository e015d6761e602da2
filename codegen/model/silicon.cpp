#include "model/silicon.hpp"

#include "error.hpp"
#include "model/xml_file.hpp"

namespace isagen {
namespace {

std::string joined(const std::vector<std::string>& list) {
  std::string text;
  for (const std::string& word : list) text += (text.empty() ? "" : ", ") + word;
  return text;
}

class Entry {
 public:
  Entry(const XmlFile& file, pugi::xml_node node) : file_(file), node_(node) {
    isas_ = list("Isas");
    targets_ = list("Targets");
    instructions_ = list("Instructions");
    evidence_ = file.attribute(node, "Evidence");
    if (evidence_.empty()) fail("the entry has no evidence");
    const std::string holds = node.attribute("Holds").as_string("everywhere");
    if (holds != "everywhere" && holds != "where_recorded")
      fail("Holds is \"" + holds + "\"; it can be everywhere, where_recorded");
    everywhere_ = holds == "everywhere";
  }

  void require_known_isas(const std::set<std::string>& folders) const {
    for (const std::string& isa : isas_)
      if (folders.count(isa) == 0) fail("there is no ISA " + isa);
  }

  void apply(const std::string& folder, const std::vector<std::string>& processors, Semantics& semantics) const {
    if (!contains(isas_, folder)) return;
    std::vector<std::string> here, others;
    for (const std::string& each : processors)
      (contains(targets_, each) && everywhere_ ? here : others).push_back(each);
    for (const std::string& name : instructions_) {
      const auto found = semantics.find(name);
      if (found == semantics.end() || found->second.kind == SemanticsEntry::Kind::unsupported)
        fail(folder + " has no instruction " + name + " with semantics");
      SemanticsEntry& entry = found->second;
      if (!entry.rounded_fidelity.empty()) fail(name + " has an entry already");
      entry.rounded_fidelity = entry.fidelity;
      entry.rounded_note = entry.note;
      entry.fidelity = here.empty() ? "extrapolated" : "silicon";
      entry.recorded = here;
      entry.note = (!everywhere_   ? "as on "
                    : here.empty() ? "from results of "
                                   : "results of ") +
                   joined(targets_) + ": " + evidence_;
      if (!here.empty() && !others.empty()) entry.note += "; extrapolated to " + joined(others);
    }
  }

 private:
  [[noreturn]] void fail(const std::string& reason) const { throw Error(file_.place(node_), reason); }
  std::vector<std::string> list(const char* attribute) const {
    std::vector<std::string> result = words(file_.attribute(node_, attribute));
    if (result.empty()) fail(std::string(attribute) + " names none");
    return result;
  }

  const XmlFile& file_;
  pugi::xml_node node_;
  std::vector<std::string> isas_, targets_, instructions_;
  std::string evidence_;
  bool everywhere_ = true;  ///< the rule is proved for all arguments, not only for those that were recorded
};

}  // namespace

void apply_silicon(const std::string& path, const std::string& folder, const std::set<std::string>& folders,
                   const std::vector<std::string>& processors, Semantics& semantics) {
  const XmlFile file(path);
  const auto apply = [&](pugi::xml_node node) {
    if (std::string(node.name()) != "Recorded")
      throw Error(file.place(node), "<" + std::string(node.name()) + "> is not <Recorded>");
    file.require_known_attributes(node, {"Isas", "Targets", "Instructions", "Holds", "Evidence"});
    const Entry entry(file, node);
    entry.require_known_isas(folders);
    entry.apply(folder, processors, semantics);
  };
  Errors errors;
  for (const pugi::xml_node node : file.root("Silicon").children())
    if (node.type() == pugi::node_element) errors.attempt([&] { apply(node); });
  errors.require_none();
}

}  // namespace isagen
