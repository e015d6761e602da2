# Build types, warnings and the test helper that every room uses.

# "Test": quick to compile, assertions on; what ./scripts/test.sh builds.
set(CMAKE_CXX_FLAGS_TEST "-O1")
set(CMAKE_C_FLAGS_TEST "-O1")
# g++ collects its garbage from 128 MiB on, which most files of this project have: a tenth of its time. From 500 MiB on the largest files
# take no more memory than before.
if(PROJECT_IS_TOP_LEVEL)
  add_compile_options("$<$<COMPILE_LANG_AND_ID:CXX,GNU>:SHELL:--param ggc-min-heapsize=500000>")
endif()
if(PROJECT_IS_TOP_LEVEL AND NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

include(LockstepUnity)

add_library(lockstep_warnings INTERFACE)
target_compile_options(lockstep_warnings INTERFACE -Wall -Wextra $<$<BOOL:${LOCKSTEP_WERROR}>:-Werror>)

option(LOCKSTEP_EVERY_TARGET "Suites that are made for each ISA or target are there for all; without it, as scripts/test.sh has it, for some of each generation" ON)

# ISAs whose instructions nearly all are those of another one of their family: CDNA4 stands for GFX9, RDNA2 for GFX10, RDNA3 for GFX11, CDNA5 and RDNA4
# for GFX12. Some of their suites are for the weekly run.
set(LOCKSTEP_ALIKE_ISAS cdna1 cdna2 cdna3 cdna5_gfx1251 gcn5 gcn5_7nm rdna1 rdna1_dot rdna3_5)

# lockstep_tested_isas(OUT ISAS...): OUT is ISAS, without those that are like another one where LOCKSTEP_EVERY_TARGET is off.
function(lockstep_tested_isas out)
  set(isas ${ARGN})
  if(NOT LOCKSTEP_EVERY_TARGET)
    list(REMOVE_ITEM isas ${LOCKSTEP_ALIKE_ISAS})
  endif()
  set(${out} ${isas} PARENT_SCOPE)
endfunction()

# lockstep_unoptimized(TARGET...): their own code runs for a second at most, so that optimising it would take longer than it gains.
function(lockstep_unoptimized)
  foreach(target IN LISTS ARGN)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Test>:-O0>)
  endforeach()
endfunction()

# lockstep_add_test(NAME [UNOPTIMIZED] [COST seconds] SOURCES... [LIBRARIES ...] [LABELS ...])
# A doctest executable; each TEST_CASE becomes one ctest test named NAME:CASE. UNOPTIMIZED: lockstep_unoptimized. COST: of its longest case, where that
# takes ten seconds; ctest starts the cases of these programs first.
function(lockstep_add_test name)
  cmake_parse_arguments(ARG "UNOPTIMIZED" "COST" "SOURCES;LIBRARIES;LABELS;DEFINITIONS" ${ARGN})
  find_package(doctest REQUIRED CONFIG)
  include(${doctest_DIR}/doctest.cmake)
  if(NOT TARGET lockstep_test_main)  # takes seconds to compile: once for all
    add_library(lockstep_test_main STATIC EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/main.cpp)
    target_link_libraries(lockstep_test_main PRIVATE lockstep_warnings PUBLIC doctest::doctest)
    target_compile_features(lockstep_test_main PUBLIC cxx_std_20)
  endif()
  set(sources ${ARG_SOURCES})
  if(LOCKSTEP_UNITY)
    lockstep_together(sources ${name} ${ARG_SOURCES})
  endif()
  add_executable(${name} ${sources})
  target_link_libraries(${name} PRIVATE lockstep_internal lockstep_warnings lockstep_test_main ${ARG_LIBRARIES})
  target_compile_definitions(${name} PRIVATE LOCKSTEP_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
    LOCKSTEP_BINARY_DIR="${PROJECT_BINARY_DIR}" ${ARG_DEFINITIONS})
  if(ARG_UNOPTIMIZED)
    lockstep_unoptimized(${name})
  endif()
  set(cost "")
  if(ARG_COST)
    set(cost COST ${ARG_COST})
  endif()
  doctest_discover_tests(${name} TEST_PREFIX "${name}: " PROPERTIES LABELS "${ARG_LABELS}" ${cost})
endfunction()

# Tests that scripts/weekly.sh runs; scripts/test.sh, and with it CI, leaves them out. Each is beside a test that CI runs, which shows nearly the same.
function(lockstep_weekly)
  foreach(name IN LISTS ARGN)
    set_property(TEST ${name} APPEND PROPERTY LABELS weekly)
  endforeach()
endfunction()

# Programs that scripts/weekly.sh alone builds, as the target weekly_programs, since only its tests run them.
function(lockstep_weekly_program)
  if(NOT TARGET weekly_programs)
    add_custom_target(weekly_programs)
  endif()
  set_target_properties(${ARGN} PROPERTIES EXCLUDE_FROM_ALL TRUE)
  add_dependencies(weekly_programs ${ARGN})
endfunction()

# Cases of a doctest program by a filter, once more in another environment. A filter that matches no case fails,
# and so does a report of a sanitizer at the end: ctest does not look at the exit code here.
function(lockstep_add_cases name program filter label environment)
  add_test(NAME ${name} COMMAND ${program} "--test-case=${filter}")
  set_tests_properties(${name} PROPERTIES LABELS ${label} ENVIRONMENT "${environment}"
    PASS_REGULAR_EXPRESSION "test cases: +[1-9]" FAIL_REGULAR_EXPRESSION "FAILURE;Sanitizer: ")
endfunction()
