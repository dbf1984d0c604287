#pragma once

#include <stdbool.h>

/// The descriptor that becomes readable when work for the main actor is waiting, so that one poll(2) can wait for keys and tasks.
int gnd_main_queue_descriptor(void);

/// Runs the work that is waiting for the main actor, and returns. Call it on the main thread only.
void gnd_main_queue_drain(void);

/// Waits until work for the main actor is there, or so many milliseconds are over.
void gnd_main_queue_wait(int milliseconds);

/// Lets background tasks run on worker threads that leave nothing behind: no timer ticks while nothing happens. Call it before the first task.
void gnd_main_queue_quiet_workers(void);

/// Whether the caller runs on the process's first thread, the only one on which the main queue may be drained.
bool gnd_is_on_first_thread(void);

/// Whether the caller runs where the main actor lives: on the process's first thread or as work of the main queue.
bool gnd_is_on_main_actor(void);
