// hipUserObject...: since 5.3, Debian's headers do not have them.
#include "user_object.hpp"

#include <memory>
#include <mutex>
#include <set>

#include "error.hpp"
#include "graph.hpp"

namespace hip {

struct UserObject {
  void* data;
  hipHostFn_t destroy;
  unsigned references;
};

namespace {

constexpr unsigned no_destructor_sync = 1;  // hipUserObjectNoDestructorSync: the only way there is
constexpr unsigned move = 1;                // hipGraphUserObjectMove: the caller's references become the graph's

std::mutex& mutex = *new std::mutex;
auto& objects = *new std::set<UserObject*>;

}  // namespace

bool retain(UserObject* object, unsigned count) {
  const std::lock_guard lock(mutex);
  if (objects.count(object) == 0) return false;
  object->references += count;
  return true;
}

bool release(UserObject* object, unsigned count) {
  {
    const std::lock_guard lock(mutex);
    if (objects.count(object) == 0 || object->references < count) return false;
    object->references -= count;
    if (object->references != 0) return true;
    objects.erase(object);
  }
  object->destroy(object->data);  // without the lock: it is the program's
  delete object;
  return true;
}

UserReferences::~UserReferences() {
  for (const auto& [object, count] : counts_) (void)release(object, count);
}

void UserReferences::add(const UserReferences& other) {
  for (const auto& [object, count] : other.counts_)
    if (retain(object, count)) counts_[object] += count;
}

bool UserReferences::give_back(UserObject* object, unsigned count) {
  const auto found = counts_.find(object);
  if (found == counts_.end() || found->second < count) return false;
  found->second -= count;
  if (found->second == 0) counts_.erase(found);
  return release(object, count);
}

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipUserObjectCreate(UserObject** object, void* data, hipHostFn_t destroy, unsigned references,
                               unsigned flags) {
  return call([&] {
    if (!object || !destroy || references == 0 || flags != no_destructor_sync) return hipErrorInvalidValue;
    auto made = std::make_unique<UserObject>(UserObject{data, destroy, references});
    const std::lock_guard lock(mutex);
    objects.insert(made.get());
    *object = made.release();
    return hipSuccess;
  });
}
hipError_t hipUserObjectRetain(UserObject* object, unsigned count) {
  return call([&] { return count != 0 && retain(object, count) ? hipSuccess : hipErrorInvalidValue; });
}
hipError_t hipUserObjectRelease(UserObject* object, unsigned count) {
  return call([&] { return count != 0 && release(object, count) ? hipSuccess : hipErrorInvalidValue; });
}
hipError_t hipGraphRetainUserObject(hipGraph_t graph, UserObject* object, unsigned count, unsigned flags) {
  return call([&] {
    if (!known(graph) || count == 0 || flags > move) return hipErrorInvalidValue;
    // Those that are moved the caller has; that the object exists is seen by asking for none more.
    if (!retain(object, flags == move ? 0 : count)) return hipErrorInvalidValue;
    graph->objects.take_over(object, count);
    return hipSuccess;
  });
}
hipError_t hipGraphReleaseUserObject(hipGraph_t graph, UserObject* object, unsigned count) {
  return call([&] {
    if (!known(graph) || count == 0) return hipErrorInvalidValue;
    return graph->objects.give_back(object, count) ? hipSuccess : hipErrorInvalidValue;
  });
}

}  // extern "C"
