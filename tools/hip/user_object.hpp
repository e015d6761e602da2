// Things of the program that graphs keep alive: counted references, and a function that is called when the last is
// gone.
#pragma once

#include <hip/hip_runtime_api.h>

#include <map>

namespace hip {

struct UserObject;

/// Takes some references more; false if there is no such object.
bool retain(UserObject* object, unsigned count);
/// Gives some back; false if there is no such object, or it has fewer.
bool release(UserObject* object, unsigned count);

/// The references of a graph, of a copy of it, or of a launch that runs.
class UserReferences {
 public:
  UserReferences() = default;
  UserReferences(const UserReferences& other) { add(other); }  ///< as many again
  UserReferences& operator=(const UserReferences&) = delete;
  ~UserReferences();

  void add(const UserReferences& other);
  /// References that somebody took already.
  void take_over(UserObject* object, unsigned count) { counts_[object] += count; }
  /// False if there are fewer here.
  bool give_back(UserObject* object, unsigned count);
  bool empty() const { return counts_.empty(); }

 private:
  std::map<UserObject*, unsigned> counts_;
};

}  // namespace hip
