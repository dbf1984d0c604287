#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

int gnd_pty_open(char *path, size_t capacity) {
    int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (master < 0) return -1;
    if (grantpt(master) != 0 || unlockpt(master) != 0 || ptsname_r(master, path, capacity) != 0) {
        close(master);
        return -1;
    }
    return master;
}

void gnd_pty_resize(int master, int columns, int rows) {
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    ioctl(master, TIOCSWINSZ, &size);
}

pid_t gnd_pty_spawn(const char *path, const char *input, char *const arguments[], char *const environment[]) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    pid_t process = -1;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    // The first terminal that the leader of a session opens becomes its own.
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    // Whoever runs the tests may have had signals ignored, and that is inherited.
    sigset_t signals;
    sigfillset(&signals);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes, &signals);
    posix_spawn_file_actions_addopen(&actions, 1, path, O_RDWR, 0);
    posix_spawn_file_actions_adddup2(&actions, 1, 2);
    if (input) posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0);
    else posix_spawn_file_actions_adddup2(&actions, 1, 0);
    if (posix_spawn(&process, arguments[0], &actions, &attributes, arguments, environment) != 0) process = -1;
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return process;
}
