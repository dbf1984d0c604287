#define _GNU_SOURCE
#include "CPostgres.h"

#include <dlfcn.h>
#include <pthread.h>
#include <sys/mman.h>

typedef void (*PQnoticeReceiver)(void *argument, const PGresult *result);
PQnoticeReceiver PQsetNoticeReceiver(PGconn *connection, PQnoticeReceiver receiver, void *argument);

#define FUNCTIONS(F)                                                                                                                      \
    F(PQconnectStartParams)                                                                                                               \
    F(PQconnectPoll)                                                                                                                      \
    F(PQstatus)                                                                                                                           \
    F(PQsocket)                                                                                                                           \
    F(PQsslInUse)                                                                                                                         \
    F(PQerrorMessage)                                                                                                                     \
    F(PQparameterStatus)                                                                                                                  \
    F(PQsetErrorVerbosity)                                                                                                                \
    F(PQsetnonblocking)                                                                                                                   \
    F(PQsetNoticeReceiver)                                                                                                                \
    F(PQfinish)                                                                                                                           \
    F(PQsendQueryParams)                                                                                                                  \
    F(PQsendQuery)                                                                                                                        \
    F(PQflush)                                                                                                                            \
    F(PQconsumeInput)                                                                                                                     \
    F(PQisBusy)                                                                                                                           \
    F(PQgetResult)                                                                                                                        \
    F(PQresultStatus)                                                                                                                     \
    F(PQresultErrorField)                                                                                                                 \
    F(PQntuples)                                                                                                                          \
    F(PQgetisnull)                                                                                                                        \
    F(PQgetvalue)                                                                                                                         \
    F(PQclear)                                                                                                                            \
    F(PQencryptPasswordConn)                                                                                                              \
    F(PQfreemem)

static struct {
#define MEMBER(name) __typeof__(name) *name;
    FUNCTIONS(MEMBER)
#undef MEMBER
} library;

static int loaded = 0;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *handle = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
    if (!handle) return;
    loaded = 1;
    // POSIX promises that an object pointer from dlsym may be used as a function; ISO C has no cast for it.
#define FIND(name) loaded = (*(void **)&library.name = dlsym(handle, #name)) != NULL && loaded;
    FUNCTIONS(FIND)
#undef FIND
}

int gnd_postgres_load(void) {
    pthread_once(&once, load);
    return loaded;
}

int gnd_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

// Hidden, so that the library's calls among its own functions never come here.
#define HAND_OVER(result, name, parameters, arguments)                                                                                    \
    __attribute__((visibility("hidden"))) result name parameters { return library.name arguments; }

HAND_OVER(PGconn *, PQconnectStartParams, (const char *const *keywords, const char *const *values, int expand), (keywords, values, expand))
HAND_OVER(int, PQconnectPoll, (PGconn *connection), (connection))
HAND_OVER(int, PQstatus, (const PGconn *connection), (connection))
HAND_OVER(int, PQsocket, (const PGconn *connection), (connection))
HAND_OVER(int, PQsslInUse, (PGconn *connection), (connection))
HAND_OVER(char *, PQerrorMessage, (const PGconn *connection), (connection))
HAND_OVER(const char *, PQparameterStatus, (const PGconn *connection, const char *name), (connection, name))
HAND_OVER(int, PQsetErrorVerbosity, (PGconn *connection, int verbosity), (connection, verbosity))
HAND_OVER(int, PQsetnonblocking, (PGconn *connection, int is_nonblocking), (connection, is_nonblocking))
HAND_OVER(void, PQfinish, (PGconn *connection), (connection))
HAND_OVER(int, PQsendQueryParams,
          (PGconn *connection, const char *command, int count, const Oid *types, const char *const *values, const int *lengths,
           const int *formats, int result_format),
          (connection, command, count, types, values, lengths, formats, result_format))
HAND_OVER(int, PQsendQuery, (PGconn *connection, const char *command), (connection, command))
HAND_OVER(int, PQflush, (PGconn *connection), (connection))
HAND_OVER(int, PQconsumeInput, (PGconn *connection), (connection))
HAND_OVER(int, PQisBusy, (PGconn *connection), (connection))
HAND_OVER(PGresult *, PQgetResult, (PGconn *connection), (connection))
HAND_OVER(int, PQresultStatus, (const PGresult *result), (result))
HAND_OVER(char *, PQresultErrorField, (const PGresult *result, int field), (result, field))
HAND_OVER(int, PQntuples, (const PGresult *result), (result))
HAND_OVER(int, PQgetisnull, (const PGresult *result, int row, int column), (result, row, column))
HAND_OVER(char *, PQgetvalue, (const PGresult *result, int row, int column), (result, row, column))
HAND_OVER(void, PQclear, (PGresult *result), (result))
HAND_OVER(char *, PQencryptPasswordConn, (PGconn *connection, const char *password, const char *user, const char *algorithm),
          (connection, password, user, algorithm))
HAND_OVER(void, PQfreemem, (void *memory), (memory))

static void ignore(void *argument, const PGresult *result) {
    (void)argument;
    (void)result;
}

void gnd_postgres_silence(PGconn *connection) { library.PQsetNoticeReceiver(connection, ignore, NULL); }
