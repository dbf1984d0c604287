#define _GNU_SOURCE 1
#include "CMainQueue.h"

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

extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_queue_set_specific(void *queue, const void *key, void *context, void (*destructor)(void *));
extern void *dispatch_get_specific(const void *key);

static char mark;
static pthread_once_t marked = PTHREAD_ONCE_INIT;

static void mark_main_queue(void) {
    dispatch_queue_set_specific(&_dispatch_main_q, &mark, &mark, NULL);
}

bool gnd_is_on_main_actor(void) {
    // A program without a run loop of its own, such as a test runner, lets the main queue wander over threads.
    pthread_once(&marked, mark_main_queue);
    return getpid() == gettid() || dispatch_get_specific(&mark) != NULL;
}
