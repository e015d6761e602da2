#include "model/trait_attributes.hpp"

#include <map>
#include <set>
#include <vector>

#include "model/xml_file.hpp"

namespace isagen {
namespace {

struct Words {
  std::set<std::string> allowed;
  bool several = false;
};

const std::map<std::string, Words>& trait_words() {
  static const std::map<std::string, Words> words{
      {"Timing", {{"nothing", "idle", "wait_counters", "wait_all", "wait_alu", "wait_event", "hint"}}},
      {"ForwardsVcc", {{"false"}}},
      {"Dot", {{"packed", "plain"}}},
      {"ResultPart", {{"always"}}},
      {"Exceptions", {{"division_step", "division_fixup", "integer_reciprocal"}}},
  };
  return words;
}

const std::map<std::string, Words>& image_words() {
  static const std::map<std::string, Words> words{
      {"Image", {{"load", "store", "atomic", "sample", "gather", "query", "ray"}}},
      {"ImageTakes",
       {{"compare", "bias", "offset", "level", "level_zero", "mip", "derivatives", "half_derivatives", "no_coordinates",
         "multisampled", "wide_node", "eight_children", "dual"},
        true}},
  };
  return words;
}

}  // namespace

bool is_trait_attribute(const std::string& name) { return trait_words().count(name) != 0; }
bool is_image_attribute(const std::string& name) { return image_words().count(name) != 0; }

void require_trait_words(const std::string& name, const std::string& text, const Place& place) {
  const Words& known = is_trait_attribute(name) ? trait_words().at(name) : image_words().at(name);
  const std::vector<std::string> given = words(text);
  std::string list;
  for (const std::string& word : known.allowed) list += (list.empty() ? "" : ", ") + word;
  for (const std::string& word : given)
    if (known.allowed.count(word) == 0) throw Error(place, name + " is \"" + word + "\"; it can be " + list);
  if (!known.several && given.size() != 1) throw Error(place, name + " has one word: " + list);
}

}  // namespace isagen
