// vendor-xml/names.xml: AMD's names of encodings and fields, and the short forms that C++ uses.
#pragma once

#include <map>
#include <set>
#include <string>

#include "model/isa.hpp"

namespace isagen {

class Names {
 public:
  explicit Names(const std::string& path);

  /// "ENC_VOP3" -> "VOP3". An unknown name is an Error.
  const std::string& encoding(const std::string& amd) const;
  /// The encoding a variant extends ("VOP1_VOP_DPP" -> "ENC_VOP1"); `amd` itself if it is no variant.
  const std::string& base(const std::string& amd) const;
  /// Whether the operations of an encoding run once a wave. A variant is as its base.
  bool scalar(const std::string& amd) const { return scalar_.count(base(amd)) != 0; }
  /// Whether the fields of 16-bit VGPRs in an encoding name halves, where the ISA has such.
  bool halves(const std::string& amd) const { return halves_.count(base(amd)) != 0; }
  /// "CLAMP" -> "clamp". An unknown name is an Error.
  const std::string& field(const std::string& amd) const;
  /// How many scalar registers a step of the field's value stands for: 4 for SRSRC, 1 for most.
  unsigned field_group(const std::string& amd) const;
  /// The short names of all fields: the enumerators of lockstep::Field.
  std::set<std::string> fields() const;
  /// Throws one Error that lists every encoding and field of `isa` without a short name.
  void require_all(const Isa& isa) const;
  const std::string& path() const { return path_; }

 private:
  const std::string& look_up(const std::map<std::string, std::string>& table, const std::string& amd,
                             const char* what) const;
  std::string path_;
  std::map<std::string, std::string> encodings_, bases_, fields_;
  std::map<std::string, unsigned> groups_;
  std::set<std::string> scalar_, halves_;
};

}  // namespace isagen
