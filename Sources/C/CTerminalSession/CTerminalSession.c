#define _GNU_SOURCE
#include "CTerminalSession.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

static int input_fd = -1, output_fd = -1;
static struct termios original;

int gnd_session_open(int input, int output) {
    if (!isatty(input) || !isatty(output)) return ENOTTY;
    if (tcgetattr(input, &original) != 0) return errno;
    input_fd = input;
    output_fd = output;
    return 0;
}

int gnd_session_raw(void) {
    struct termios raw;
    if (tcgetattr(input_fd, &raw) != 0) return errno;
    raw.c_iflag &= ~(tcflag_t)(IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON);
    raw.c_oflag &= ~(tcflag_t)(OPOST);
    raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN);
    // Ctrl-\ stays a signal, so that a program that hangs can be ended; Ctrl-C and Ctrl-Z are keys.
    raw.c_lflag |= ISIG;
    raw.c_cc[VINTR] = raw.c_cc[VSUSP] = _POSIX_VDISABLE;
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    return tcsetattr(input_fd, TCSANOW, &raw) == 0 ? 0 : errno;
}

void gnd_session_echo(bool on) {
    struct termios now;
    if (tcgetattr(input_fd, &now) != 0) return;
    tcflag_t flags = on ? now.c_lflag | ECHO : now.c_lflag & ~(tcflag_t)ECHO;
    // The end of a line that cannot be seen still begins a new one.
    flags |= ECHONL;
    if (flags == now.c_lflag) return;
    now.c_lflag = flags;
    tcsetattr(input_fd, TCSANOW, &now);
}

void gnd_session_cooked(void) {
    if (input_fd >= 0) tcsetattr(input_fd, TCSADRAIN, &original);
}

void gnd_session_size(int *columns, int *rows) {
    struct winsize size = {0};
    if (ioctl(output_fd, TIOCGWINSZ, &size) != 0) size.ws_col = size.ws_row = 0;
    *columns = size.ws_col;
    *rows = size.ws_row;
}

// MARK: - Giving back

/// Two places, so that new bytes never change under a handler that is writing the old ones; -1 when nothing is to be given back.
static struct { unsigned char bytes[1024]; size_t count; } resets[2];
static _Atomic int armed = -1;

static void write_all(int fd, const unsigned char *bytes, size_t count) {
    while (count > 0) {
        ssize_t written = write(fd, bytes, count);
        if (written < 0) {
            if (errno == EINTR) continue;
            if (errno != EAGAIN) return;
            struct pollfd wait = {.fd = fd, .events = POLLOUT};
            if (poll(&wait, 1, 1000) <= 0) return;
            continue;
        }
        bytes += written;
        count -= (size_t)written;
    }
}

void gnd_session_arm(const void *bytes, size_t count) {
    static bool registered = false;
    if (!registered) {
        registered = true;
        atexit(gnd_session_give_back);
    }
    int place = atomic_load(&armed) == 0 ? 1 : 0;
    if (count > sizeof resets[place].bytes) count = sizeof resets[place].bytes;
    memcpy(resets[place].bytes, bytes, count);
    resets[place].count = count;
    atomic_store(&armed, place);
}

bool gnd_session_claim(void) {
    return atomic_exchange(&armed, -1) >= 0;
}

void gnd_session_give_back(void) {
    int place = atomic_exchange(&armed, -1);
    if (place < 0) return;
    write_all(output_fd, resets[place].bytes, resets[place].count);
    tcsetattr(input_fd, TCSANOW, &original);
    gnd_session_release_errors();
}

// MARK: - Standard error

static _Atomic int kept_fd = -1;
static int errors_fd = -1;

void gnd_session_capture_errors(void) {
    if (atomic_load(&kept_fd) >= 0 || !isatty(STDERR_FILENO)) return;
    int memory = memfd_create("stderr", MFD_CLOEXEC);
    if (memory < 0) return;
    errors_fd = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    if (errors_fd < 0 || dup2(memory, STDERR_FILENO) < 0) {
        if (errors_fd >= 0) close(errors_fd);
        close(memory);
        return;
    }
    atomic_store(&kept_fd, memory);
}

void gnd_session_release_errors(void) {
    int memory = atomic_exchange(&kept_fd, -1);
    if (memory < 0) return;
    dup2(errors_fd, STDERR_FILENO);
    unsigned char buffer[1024];
    off_t offset = 0;
    ssize_t count;
    while ((count = pread(memory, buffer, sizeof buffer, offset)) > 0) {
        write_all(STDERR_FILENO, buffer, (size_t)count);
        offset += count;
    }
    close(memory);
    close(errors_fd);
    errors_fd = -1;
}

// MARK: - Signals

static const int asking[] = {SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT};
static const int ending[] = {SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGBUS, SIGSYS};
enum { ASKING = sizeof asking / sizeof *asking, ENDING = sizeof ending / sizeof *ending };

static struct sigaction before_asking[ASKING], before_ending[ENDING];
static int pipe_read = -1, pipe_write = -1;
/// Requests to end that nobody has heard yet.
static _Atomic int unheard = 0;
static char handler_stack[65536];
static stack_t stack_before;

static void end_by(int signal) {
    gnd_session_give_back();
    // Whoever handled it before (the runtime's backtrace, a sanitizer, or nobody) goes on from here.
    for (int i = 0; i < ENDING; i++)
        if (ending[i] == signal) sigaction(signal, &before_ending[i], NULL);
    raise(signal);
}

static void on_ending(int signal) {
    int saved = errno;
    end_by(signal);
    errno = saved;
}

static void on_asking(int signal) {
    int saved = errno;
    if (signal == SIGINT || signal == SIGTERM || signal == SIGHUP) {
        // Asked again and never heard: the program hangs, so that the handler must do what the run loop does not.
        if (atomic_fetch_add(&unheard, 1) >= 2) {
            gnd_session_give_back();
            struct sigaction plain = {.sa_handler = SIG_DFL};
            sigaction(signal, &plain, NULL);
            raise(signal);
            errno = saved;
            return;
        }
    }
    unsigned char byte = (unsigned char)signal;
    ssize_t count = write(pipe_write, &byte, 1);
    (void)count;  // A full pipe holds enough to be woken by.
    errno = saved;
}

int gnd_session_watch(void) {
    int ends[2];
    if (pipe_read >= 0) return pipe_read;
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
    pipe_read = ends[0];
    pipe_write = ends[1];
    atomic_store(&unheard, 0);
    // A stack of its own, so that a stack that has overflowed can still be handled.
    stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
    sigaltstack(&stack, &stack_before);
    struct sigaction action = {.sa_handler = on_asking, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < ASKING; i++) {
        sigaction(asking[i], NULL, &before_asking[i]);
        // nohup(1) ignores SIGHUP on purpose.
        bool wanted = before_asking[i].sa_handler != SIG_IGN || (asking[i] != SIGHUP && asking[i] != SIGINT);
        if (wanted) sigaction(asking[i], &action, NULL);
    }
    struct sigaction end = {.sa_handler = on_ending, .sa_flags = SA_ONSTACK};
    sigemptyset(&end.sa_mask);
    for (int i = 0; i < ENDING; i++) sigaction(ending[i], &end, &before_ending[i]);
    return pipe_read;
}

void gnd_session_unwatch(void) {
    if (pipe_read < 0) return;
    for (int i = 0; i < ASKING; i++) sigaction(asking[i], &before_asking[i], NULL);
    for (int i = 0; i < ENDING; i++) sigaction(ending[i], &before_ending[i], NULL);
    if (!(stack_before.ss_flags & SS_ONSTACK)) sigaltstack(&stack_before, NULL);
    int ends[2] = {pipe_read, pipe_write};
    pipe_read = pipe_write = -1;
    close(ends[0]);
    close(ends[1]);
}

int gnd_session_next_signal(void) {
    unsigned char byte;
    if (pipe_read < 0 || read(pipe_read, &byte, 1) != 1) return 0;
    if (byte == SIGINT || byte == SIGTERM || byte == SIGHUP) atomic_store(&unheard, 0);
    return byte;
}

void gnd_session_stop(void) {
    struct sigaction plain = {.sa_handler = SIG_DFL}, before;
    sigemptyset(&plain.sa_mask);
    sigaction(SIGTSTP, &plain, &before);
    kill(0, SIGTSTP);
    sigaction(SIGTSTP, &before, NULL);
}
