#define _GNU_SOURCE
#include "CTerminalSession.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

// MARK: - The table

/// The handling of a signal while the terminal is taken.
enum duty {
    /// The handling before: it stops the process, or nothing happens, or nobody can change it.
    LEAVE,
    /// It becomes a byte in the pipe, for the run loop to answer.
    ASK,
    /// It ends the process, and the terminal is given back first; where somebody handles or ignores it already, it is theirs.
    END,
    /// The same, whoever handles it: the process cannot go on.
    FAULT,
};

/// Says it for every signal there is; one that is not named here ends a process.
static enum duty duty_of(int signal) {
    switch (signal) {
    case SIGINT: case SIGTERM: case SIGHUP: case SIGWINCH: case SIGTSTP: case SIGCONT: return ASK;
    case SIGKILL: case SIGSTOP: case SIGTTIN: case SIGTTOU: case SIGCHLD: case SIGURG: return LEAVE;
    case SIGSEGV: case SIGABRT: case SIGILL: case SIGTRAP: case SIGFPE: case SIGBUS: case SIGSYS: return FAULT;
    default: return END;
    }
}

static bool is_ignored(const struct sigaction *action) {
    return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_IGN;
}

/// Returns whether a signal is ours; what was ignored from the start (by nohup(1), or a shell for its background) stays ignored.
static bool is_ours(int signal, const struct sigaction *before) {
    switch (duty_of(signal)) {
    case LEAVE: return false;
    case ASK: return before->sa_handler != SIG_IGN || signal == SIGWINCH || signal == SIGCONT;
    // The Swift runtime handles SIGQUIT for its backtrace, which goes on from here then.
    case END: return signal == SIGQUIT ? !is_ignored(before) : !(before->sa_flags & SA_SIGINFO) && before->sa_handler == SIG_DFL;
    case FAULT: return true;
    }
    return false;
}

/// The next signal that a program can handle; the C library keeps two for itself.
static int after(int signal) { return signal == SIGSYS ? SIGRTMIN : signal + 1; }

// MARK: - Handling

static struct sigaction before[NSIG];
static bool is_handled[NSIG];
static int pipe_read = -1, pipe_write = -1;
/// Requests to end that nobody has heard yet.
static _Atomic int unheard = 0;
/// Continuations that nobody has heard yet.
static _Atomic int unseen = 0;
static char handler_stack[65536];
static stack_t stack_before;

static void on_ending(int signal) {
    int saved = errno;
    gnd_session_give_back();
    // Another thread may be giving it back; the end of the process would cut it short.
    gnd_session_await_giving();
    // Whoever handled it before (the runtime's backtrace, a sanitizer, or nobody) goes on from here; nobody can ignore a fault.
    struct sigaction plain = {.sa_handler = SIG_DFL};
    bool was_ignored = before[signal].sa_handler == SIG_IGN;
    sigaction(signal, was_ignored ? &plain : &before[signal], NULL);
    raise(signal);
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
    if (signal == SIGCONT) atomic_fetch_add(&unseen, 1);
    unsigned char byte = (unsigned char)signal;
    ssize_t count = write(pipe_write, &byte, 1);
    (void)count;  // A full pipe holds enough to be woken by.
    errno = saved;
}

static void handle(int signal, bool interrupts) {
    struct sigaction action = {.sa_handler = on_asking, .sa_flags = interrupts ? 0 : SA_RESTART};
    sigemptyset(&action.sa_mask);
    if (duty_of(signal) != ASK) {
        action.sa_handler = on_ending;
        action.sa_flags = SA_ONSTACK;
        // Nothing may end the process while it gives the terminal back.
        sigfillset(&action.sa_mask);
    }
    sigaction(signal, &action, NULL);
}

int gnd_session_watch(void) {
    int ends[2];
    if (pipe_read >= 0) return pipe_read;
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
    pipe_read = ends[0];
    pipe_write = ends[1];
    atomic_store(&unheard, 0);
    atomic_store(&unseen, 0);
    // A stack of its own, so that a stack that has overflowed can still be handled.
    stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
    sigaltstack(&stack, &stack_before);
    for (int signal = 1; signal <= SIGRTMAX; signal = after(signal)) {
        is_handled[signal] = sigaction(signal, NULL, &before[signal]) == 0 && is_ours(signal, &before[signal]);
        if (is_handled[signal]) handle(signal, false);
    }
    return pipe_read;
}

void gnd_session_unwatch(void) {
    if (pipe_read < 0) return;
    for (int signal = 1; signal <= SIGRTMAX; signal = after(signal))
        if (is_handled[signal]) sigaction(signal, &before[signal], NULL);
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
    if (byte == SIGCONT) atomic_store(&unseen, 0);
    return byte;
}

bool gnd_session_is_asked_to_end(void) { return atomic_load(&unheard) > 0; }

bool gnd_session_was_continued(void) { return atomic_load(&unseen) > 0; }

void gnd_session_interrupt_calls(bool interrupts) {
    for (int signal = 1; signal <= SIGRTMAX; signal = after(signal))
        if (is_handled[signal] && duty_of(signal) == ASK) handle(signal, interrupts);
}

void gnd_session_hold_endings(bool holds) {
    sigset_t endings;
    sigemptyset(&endings);
    for (int signal = 1; signal <= SIGRTMAX; signal = after(signal))
        if (is_handled[signal] && duty_of(signal) == END) sigaddset(&endings, signal);
    pthread_sigmask(holds ? SIG_BLOCK : SIG_UNBLOCK, &endings, NULL);
}

bool gnd_session_stop(void) {
    if (pipe_read >= 0 && !is_handled[SIGTSTP]) return false;
    struct sigaction plain = {.sa_handler = SIG_DFL}, handled;
    sigemptyset(&plain.sa_mask);
    sigaction(SIGTSTP, &plain, &handled);
    kill(0, SIGTSTP);
    sigaction(SIGTSTP, &handled, NULL);
    return true;
}

bool gnd_signal_is_ignored(int signal) {
    struct sigaction now;
    return sigaction(signal, NULL, &now) == 0 && is_ignored(&now);
}
