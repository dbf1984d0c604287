#pragma once

/// How often this thread has asked for memory so far; -1 where a sanitizer has taken malloc.
long gnd_allocation_count(void);
