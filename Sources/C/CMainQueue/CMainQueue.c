#define _GNU_SOURCE 1
#include "CMainQueue.h"

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

bool gnd_is_main_thread(void) {
    return getpid() == gettid();
}
