#define _GNU_SOURCE
#include "CPostgres.h"

#include "CDynamicLibrary.h"
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

GND_LIBRARY(FUNCTIONS, "libpq.so.5")

int gnd_postgres_load(void) { return gnd_library_load(&door); }

int gnd_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

GND_HAND_OVER(PGconn *, PQconnectStartParams, (const char *const *keywords, const char *const *values, int expand),
              (keywords, values, expand))
GND_HAND_OVER(int, PQconnectPoll, (PGconn *connection), (connection))
GND_HAND_OVER(int, PQstatus, (const PGconn *connection), (connection))
GND_HAND_OVER(int, PQsocket, (const PGconn *connection), (connection))
GND_HAND_OVER(int, PQsslInUse, (PGconn *connection), (connection))
GND_HAND_OVER(char *, PQerrorMessage, (const PGconn *connection), (connection))
GND_HAND_OVER(const char *, PQparameterStatus, (const PGconn *connection, const char *name), (connection, name))
GND_HAND_OVER(int, PQsetErrorVerbosity, (PGconn *connection, int verbosity), (connection, verbosity))
GND_HAND_OVER(int, PQsetnonblocking, (PGconn *connection, int is_nonblocking), (connection, is_nonblocking))
GND_HAND_OVER(void, PQfinish, (PGconn *connection), (connection))
GND_HAND_OVER(int, PQsendQueryParams,
              (PGconn *connection, const char *command, int count, const Oid *types, const char *const *values, const int *lengths,
               const int *formats, int result_format),
              (connection, command, count, types, values, lengths, formats, result_format))
GND_HAND_OVER(int, PQsendQuery, (PGconn *connection, const char *command), (connection, command))
GND_HAND_OVER(int, PQflush, (PGconn *connection), (connection))
GND_HAND_OVER(int, PQconsumeInput, (PGconn *connection), (connection))
GND_HAND_OVER(int, PQisBusy, (PGconn *connection), (connection))
GND_HAND_OVER(PGresult *, PQgetResult, (PGconn *connection), (connection))
GND_HAND_OVER(int, PQresultStatus, (const PGresult *result), (result))
GND_HAND_OVER(char *, PQresultErrorField, (const PGresult *result, int field), (result, field))
GND_HAND_OVER(int, PQntuples, (const PGresult *result), (result))
GND_HAND_OVER(int, PQgetisnull, (const PGresult *result, int row, int column), (result, row, column))
GND_HAND_OVER(char *, PQgetvalue, (const PGresult *result, int row, int column), (result, row, column))
GND_HAND_OVER(void, PQclear, (PGresult *result), (result))
GND_HAND_OVER(char *, PQencryptPasswordConn, (PGconn *connection, const char *password, const char *user, const char *algorithm),
              (connection, password, user, algorithm))
GND_HAND_OVER(void, PQfreemem, (void *memory), (memory))

static void ignore(void *argument, const PGresult *result) {
    (void)argument;
    (void)result;
}

void gnd_postgres_silence(PGconn *connection) { library.PQsetNoticeReceiver(connection, ignore, NULL); }
