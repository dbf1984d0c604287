#pragma once

// libpq brings Kerberos, LDAP and two TLS libraries with it, 7 ms of every start when it is linked, and most people have no club in a
// database. So it is loaded with dlopen when a club is first asked. The declarations are those of its own header, which need not be
// installed; CPostgres.c hands each call over.

#include <stddef.h>

// The wake-up of a call that waits: it is in no module.
#include <sys/eventfd.h>

typedef struct pg_conn PGconn;
typedef struct pg_result PGresult;
typedef unsigned int Oid;

/// Loads the library once; 0 where it is not installed, and then nothing else here may be called.
int gnd_postgres_load(void);

/// A file in memory without a name, from which libpq can read a certificate; memfd_create is declared for GNU only.
int gnd_memory_file(const char *name);

// The values of its enumerations that are used.
enum {
    GND_CONNECTION_OK = 0,
    GND_CONNECTION_BAD = 1,
    GND_CONNECTION_AWAITING_RESPONSE = 4,
    GND_CONNECTION_SSL_STARTUP = 7,
    GND_POLLING_FAILED = 0,
    GND_POLLING_READING = 1,
    GND_POLLING_WRITING = 2,
    GND_POLLING_OK = 3,
    GND_RESULT_COMMAND_OK = 1,
    GND_RESULT_TUPLES_OK = 2,
    GND_ERRORS_SQLSTATE = 3,
    GND_FIELD_SQLSTATE = 'C',
};

PGconn *PQconnectStartParams(const char *const *keywords, const char *const *values, int expand_dbname);
int PQconnectPoll(PGconn *connection);
int PQstatus(const PGconn *connection);
int PQsocket(const PGconn *connection);
int PQsslInUse(PGconn *connection);
char *PQerrorMessage(const PGconn *connection);
const char *PQparameterStatus(const PGconn *connection, const char *name);
int PQsetErrorVerbosity(PGconn *connection, int verbosity);
int PQsetnonblocking(PGconn *connection, int is_nonblocking);
void PQfinish(PGconn *connection);

int PQsendQueryParams(PGconn *connection, const char *command, int count, const Oid *types, const char *const *values, const int *lengths,
                      const int *formats, int result_format);
int PQsendQuery(PGconn *connection, const char *command);
int PQflush(PGconn *connection);
int PQconsumeInput(PGconn *connection);
int PQisBusy(PGconn *connection);
PGresult *PQgetResult(PGconn *connection);

int PQresultStatus(const PGresult *result);
char *PQresultErrorField(const PGresult *result, int field);
int PQntuples(const PGresult *result);
int PQgetisnull(const PGresult *result, int row, int column);
char *PQgetvalue(const PGresult *result, int row, int column);
void PQclear(PGresult *result);

/// Keeps the library from writing the notices of a server to the standard error.
void gnd_postgres_silence(PGconn *connection);

char *PQencryptPasswordConn(PGconn *connection, const char *password, const char *user, const char *algorithm);
void PQfreemem(void *memory);
