#pragma once

#include <stdbool.h>

/// The descriptor that becomes readable when work for the main actor is waiting, so that one poll(2) can wait for keys and tasks.
int gnd_main_queue_descriptor(void);

/// Runs the work that is waiting for the main actor, and returns. Call it on the main thread only.
void gnd_main_queue_drain(void);

/// Whether the caller is on the process's first thread, which is where the main actor lives.
bool gnd_is_main_thread(void);
