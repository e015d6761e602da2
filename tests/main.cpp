// doctest itself and the main function of its tests: lockstep_add_test links them.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
