#pragma once
#include <stddef.h>
#include <sys/types.h>

// Pseudo-terminals and new sessions lie behind feature macros, which Swift cannot define.

/// Opens a pseudo-terminal; returns its master or -1, and the path of the other side.
int gnd_pty_open(char *path, size_t capacity);

/// Sets the size that programs see.
void gnd_pty_resize(int master, int columns, int rows);

/// Starts a program as the leader of a session on the terminal at `path`; standard input comes from `input`, or from the terminal
/// where that is NULL. Returns the process or -1.
pid_t gnd_pty_spawn(const char *path, const char *input, char *const arguments[], char *const environment[]);
