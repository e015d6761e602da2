# Sources of the works, for the benchmark and for tests/programs/plain. Mandelbrot's host side must not be contracted.
set(LOCKSTEP_PLAIN_WORKS)
foreach(source work matrices grids rows integers bodies on_lockstep)
  list(APPEND LOCKSTEP_PLAIN_WORKS ${CMAKE_CURRENT_LIST_DIR}/${source}.cpp)
endforeach()
set_source_files_properties(${CMAKE_CURRENT_LIST_DIR}/grids.cpp PROPERTIES COMPILE_OPTIONS -ffp-contract=off)
