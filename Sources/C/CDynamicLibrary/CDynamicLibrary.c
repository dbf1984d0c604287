#include "CDynamicLibrary.h"

#include <dlfcn.h>
#include <pthread.h>

static void find(gnd_library *library) {
    void *handle = NULL;
    for (const char *const *file = library->files; *file && !handle; file++) handle = dlopen(*file, RTLD_NOW | RTLD_LOCAL);
    if (!handle) return;
    library->is_loaded = 1;
    // POSIX promises that an object pointer from dlsym may be used as a function; ISO C has no cast for it.
    void **function = library->functions;
    for (const char *const *name = library->names; *name; name++, function++) {
        *function = dlsym(handle, *name);
        if (!*function) library->is_loaded = 0;
    }
}

int gnd_library_load(gnd_library *library) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&lock);
    if (!library->has_been_tried) find(library);
    library->has_been_tried = 1;
    pthread_mutex_unlock(&lock);
    return library->is_loaded;
}
