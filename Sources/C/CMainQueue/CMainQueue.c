#define _GNU_SOURCE 1
#include "CMainQueue.h"

#include <poll.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

// libdispatch's own door for a foreign run loop; CFRunLoop on Linux stands on the same two functions.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *);

int gnd_main_queue_descriptor(void) {
    return _dispatch_get_main_queue_handle_4CF();
}

void gnd_main_queue_drain(void) {
    uint64_t wakeups;
    // The descriptor is an eventfd: reading it is what makes it quiet again.
    ssize_t count = read(_dispatch_get_main_queue_handle_4CF(), &wakeups, sizeof wakeups);
    (void)count;
    _dispatch_main_queue_callback_4CF(NULL);
}

void gnd_main_queue_wait(int milliseconds) {
    struct pollfd source = {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN};
    poll(&source, 1, milliseconds);
}

extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_queue_set_specific(void *queue, const void *key, void *context, void (*destructor)(void *));
extern void *dispatch_get_specific(const void *key);

static char mark;
static pthread_once_t marked = PTHREAD_ONCE_INIT;

static void mark_main_queue(void) {
    dispatch_queue_set_specific(&_dispatch_main_q, &mark, &mark, NULL);
}

bool gnd_is_on_first_thread(void) {
    return getpid() == gettid();
}

bool gnd_is_on_main_actor(void) {
    // A program without a run loop of its own, such as a test runner, lets the main queue wander over threads.
    pthread_once(&marked, mark_main_queue);
    return gnd_is_on_first_thread() || dispatch_get_specific(&mark) != NULL;
}

// The Swift runtime's own door for another global executor: it hands over each job that no actor and no main queue takes.
typedef __attribute__((swiftcall)) void (*original_executor)(void *job);
extern __attribute__((swiftcall)) void (*swift_task_enqueueGlobal_hook)(void *job, original_executor original);
extern __attribute__((swiftcall)) void swift_job_run(void *job, void *identity, uintptr_t implementation);
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
extern void dispatch_async_f(void *queue, void *context, void (*work)(void *));

static void run(void *job) {
    swift_job_run(job, NULL, 0);
}

static __attribute__((swiftcall)) void enqueue(void *job, original_executor original) {
    (void)original;
    // libdispatch watches the threads of its ordinary queues with a timer that ticks every second from the first job to the end of the
    // process. Those of an overcommitting queue (flag 2) it leaves alone; they go when they have had nothing to do for a while.
    dispatch_async_f(dispatch_get_global_queue(0, 2), job, run);
}

void gnd_main_queue_quiet_workers(void) {
    swift_task_enqueueGlobal_hook = enqueue;
}
