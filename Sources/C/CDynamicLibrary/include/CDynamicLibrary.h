#pragma once

// The part that the doors to libraries share which are not linked, but opened with dlopen when they are first wanted: because they cost
// something at every start, or need not be installed. For C only: a door includes it in its .c file, where it declares or includes the
// functions that it needs, lists them, and opens them:
//
//     #define FUNCTIONS(F) F(PQstatus) F(PQsocket)
//
//     GND_LIBRARY(FUNCTIONS, "libpq.so.5")
//
//     int gnd_postgres_load(void) { return gnd_library_load(&door); }
//
// After that `library.PQstatus` is libpq's, where `gnd_library_load` says 1.

/// A library, the functions that are wanted of it, and where they are kept.
typedef struct {
    /// The file names that it has on one system or another, and NULL; the first that is there is opened.
    const char *const *files;
    /// The names of the functions, and NULL.
    const char *const *names;
    /// A struct with a pointer to each function, in the order of the names.
    void *functions;
    int has_been_tried;
    int is_loaded;
} gnd_library;

/// Opens the library the first time; 1 where it is installed and has all functions. May be called from any thread.
int gnd_library_load(gnd_library *library);

/// Declares `door`, a library of these files, and `library`, its functions by their names.
#define GND_LIBRARY(FUNCTIONS, ...)                                                                                                       \
    static struct {                                                                                                                       \
        FUNCTIONS(GND_LIBRARY_MEMBER)                                                                                                     \
    } library;                                                                                                                            \
    static gnd_library door = {                                                                                                           \
        .files = (const char *const[]){__VA_ARGS__, 0},                                                                                   \
        .names = (const char *const[]){FUNCTIONS(GND_LIBRARY_NAME) 0},                                                                    \
        .functions = &library,                                                                                                            \
    };
#define GND_LIBRARY_MEMBER(name) __typeof__(name) *name;
#define GND_LIBRARY_NAME(name) #name,

/// Defines a function that Swift calls by its own name, and that hands the call over.
///
/// It is hidden, so that the library's calls among its own functions never come here.
#define GND_HAND_OVER(result, name, parameters, arguments)                                                                                \
    __attribute__((visibility("hidden"))) result name parameters { return library.name arguments; }
