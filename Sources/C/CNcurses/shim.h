#pragma once
// The wide-character half of ncurses is hidden behind this feature macro, and Swift cannot define macros.
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <term.h>
