// One session of the Debug Adapter Protocol: waves are its threads.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "command.hpp"
#include "dap_protocol.hpp"
#include "debugger_view.hpp"
#include "session.hpp"
#include "source_variables.hpp"

namespace command {

class DapSession {
 public:
  DapSession();
  /// Until the client leaves; an ExitCode.
  int run();

 private:
  using Handler = Json (DapSession::*)(const Json& arguments);
  struct Failure {
    std::string why;
  };
  /// What a variablesReference stands for.
  enum class Kind : std::uint8_t { wave, sgprs, vgprs, accvgprs, lanes, acc_lanes, memories };
  struct Reference {
    std::uint32_t wave = 0;
    Kind kind = Kind::wave;
    std::uint32_t number = 0;
  };

  /// A variable of the source with members or elements, or the variables of a frame. Its number is first_object and its
  /// place in objects_.
  struct ShownObject {
    std::uint32_t wave = 0, frame = 0;
    std::optional<lockstep::debug::Object> object{};  ///< nothing: all variables of the frame
    std::string expression{};
  };
  static constexpr int first_object = 1 << 30;
  static constexpr std::size_t most_objects = 1'000'000;

  static const std::map<std::string, Handler, std::less<>>& handlers();
  void handle(const Json& request);
  lockstep::Debugger& debugger();
  void select(const Json& arguments);
  std::uint32_t wave_of_thread(const Json& arguments);
  static int reference(const Reference& to);
  static Reference reference(int number);
  std::string lane_name(const Reference& in, const std::string& name) const;

  // dap_session.cpp
  Json configuration_done(const Json&);
  Json disconnect(const Json&);
  Json terminate(const Json&);
  Json threads(const Json&);
  Json go_on(const Json&);
  Json next(const Json&);
  Json step_in(const Json&);
  Json step_out(const Json&);
  Json step_back(const Json&);
  Json reverse_continue(const Json&);
  Json pause(const Json&);
  void stopped(const lockstep::Debugger::Stop& stop);
  void resume();

  // dap_launch.cpp
  Json initialize(const Json&);
  Json launch(const Json&);
  Json restart(const Json&);
  static RunOptions options_of(const Json& arguments);
  std::string open(const Json& arguments);

  // dap_data.cpp
  Json set_data_breakpoints(const Json&);
  Json data_breakpoint_info(const Json&);
  Json set_exception_breakpoints(const Json&);
  Json exception_info(const Json&);
  static Json exception_filters();

  // dap_breakpoints.cpp
  Json set_breakpoints(const Json&);
  Json set_function_breakpoints(const Json&);
  Json set_instruction_breakpoints(const Json&);
  /// What editors ask of a breakpoint beyond its place and condition.
  struct Wish {
    std::string hit_condition;  ///< ">= 3", "% 2", "3"; empty: every hit
    std::string log;            ///< a text to show instead of a stop, with expressions in braces
  };
  std::string wish(int id, const Json& asked);
  bool is_wanted(const lockstep::Debugger::Stop& stop);
  std::string log_text(const std::string& text);
  void remove(const std::string& group);
  int told_id(int id) const;
  int note_breakpoint(const std::string& group, std::size_t index, int id);
  Json replace(const std::string& group, const Json& list, const std::function<std::string(const Json&)>& location);

  // dap_variables.cpp
  Json variables(const Json&);
  Json set_variable(const Json&);
  Json set_expression(const Json&);
  Json evaluate(const Json&);
  Json completions(const Json&);
  Json registers(const Json&);
  int object_reference(ShownObject shown);
  const ShownObject& shown_object(int number);
  void select(const ShownObject& shown);
  std::vector<lockstep::debug::ObjectChild> locals_of(std::uint32_t wave, std::uint32_t frame);
  std::vector<lockstep::debug::ObjectChild> parts_of(const ShownObject& shown, std::size_t first, std::size_t count);
  lockstep::debug::Object part_named(const ShownObject& shown, const std::string& name);
  Json shown_as(const lockstep::debug::Object& object, const ShownObject& of, const std::string& expression);
  std::string set_object(const lockstep::debug::Object& object, const std::string& value);

  // dap_state.cpp
  Json stack_trace(const Json&);
  Json scopes(const Json&);
  Json read_memory(const Json&);
  Json write_memory(const Json&);
  Json disassemble(const Json&);
  Json source_of(std::uint64_t file_pc, std::uint32_t& line, std::uint32_t& column);
  lockstep::debug::StatePlace memory_place(const Json& arguments);
  std::string set_place(const std::string& place, const std::string& value);

  // Before the channel, whose thread asks for it as soon as it begins.
  std::atomic<lockstep::Debugger*> interruptible_{nullptr};
  std::unique_ptr<DapChannel> channel_;
  std::unique_ptr<Session> session_;
  std::unique_ptr<lockstep::Debugger> debugger_;
  std::optional<lockstep::LazyVariables> variables_;
  RunOptions options_;                                   // of the launch
  Json launched_;                                        // the request's
  std::vector<ShownObject> objects_;                     // by reference
  std::map<std::string, std::vector<int>> breakpoints_;  // ids by who set them
  /// Requests that set breakpoints, by group, to be made again after a restart.
  struct Asked {
    Handler set = nullptr;
    Json arguments;
  };
  std::map<std::string, Asked> asked_;
  std::map<std::string, std::vector<int>> told_ids_;  // that the client knows, by group: they outlive a restart
  std::map<int, int> told_id_of_;                     // by the debugger's id
  int next_told_id_ = 1;
  bool restarting_ = false;
  std::map<int, Wish> wishes_;            // by id
  std::vector<std::uint64_t> addresses_;  // of all instructions
  std::function<void()> after_;           // what to do when the response has been sent
  bool stop_on_entry_ = false, stop_at_end_ = false, no_debug_ = false, left_ = false, pausing_ = false, ended_ = false;
  std::string fault_;
};

}  // namespace command
