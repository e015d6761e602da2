# Runs the program and looks for every line that its kernels have to print.
set(ENV{LOCKSTEP_HIP_DEVICES} ${DEVICE})
execute_process(COMMAND ${LOCKSTEP} hip ${PROGRAM} OUTPUT_VARIABLE out ERROR_VARIABLE errors RESULT_VARIABLE result)
foreach(line "all good" "item 3 of sixty-four:  1.50|3   |d|1099511627776|%|a rather long string, of more words than a packet holds\n"
        "item 19 of sixty-four:  9.50|13  |t|1099511627776|%|\n" "item 35 of sixty-four: 17.50|23  |j|1099511627776|%|\n"
        "item 51 of sixty-four: 25.50|33  |z|1099511627776|%|\n" "42 is a format of memory\n")
  string(FIND "${out}" "${line}" at)
  if(at EQUAL -1)
    message(FATAL_ERROR "not printed: ${line}\n--- standard output:\n${out}--- standard error:\n${errors}")
  endif()
endforeach()
if(NOT result EQUAL 0 OR NOT errors MATCHES "Device-side assertion `x == 3' failed")
  message(FATAL_ERROR "exit code ${result}; standard error:\n${errors}")
endif()
