#include "CSecret.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

// The ABI of libsecret-1.so.0, as far as it is used.

typedef struct {
    uint32_t domain;
    int code;
    char *message;
} GError;

typedef struct {
    const char *name;
    int type;
} SecretSchemaAttribute;

typedef struct {
    const char *name;
    int flags;
    SecretSchemaAttribute attributes[32];
    int reserved;
    void *reserved_pointers[7];
} SecretSchema;

enum { SECRET_SCHEMA_NONE = 0, SECRET_SCHEMA_ATTRIBUTE_STRING = 0, SECRET_SERVICE_OPEN_SESSION = 1 << 1 };

static struct {
    int (*store)(const SecretSchema *, const char *collection, const char *label, const char *password, void *, GError **, ...);
    char *(*lookup)(const SecretSchema *, void *, GError **, ...);
    int (*clear)(const SecretSchema *, void *, GError **, ...);
    void (*free_password)(char *);
    void *(*service)(int flags, void *, GError **);
    void *(*cancellable)(void);
    void (*cancel)(void *);
    void (*unref)(void *);
    void (*free_error)(GError *);
} library;

static int loaded = 0;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *handle = dlopen("libsecret-1.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!handle) return;
    // POSIX promises that an object pointer from dlsym may be used as a function; ISO C has no cast for it.
#define FIND(member, symbol) (*(void **)&library.member = dlsym(handle, symbol))
    loaded = FIND(store, "secret_password_store_sync") && FIND(lookup, "secret_password_lookup_sync")
        && FIND(clear, "secret_password_clear_sync") && FIND(free_password, "secret_password_free")
        && FIND(service, "secret_service_get_sync") && FIND(cancellable, "g_cancellable_new")
        && FIND(cancel, "g_cancellable_cancel") && FIND(unref, "g_object_unref") && FIND(free_error, "g_error_free");
#undef FIND
}

int gnd_secret_load(void) {
    pthread_once(&once, load);
    return loaded;
}

gnd_secret_watch *gnd_secret_watch_create(void) {
    return library.cancellable();
}

void gnd_secret_watch_cancel(gnd_secret_watch *watch) {
    library.cancel(watch);
}

void gnd_secret_watch_free(gnd_secret_watch *watch) {
    library.unref(watch);
}

static const SecretSchema schema = {
    .name = "io.github.gnd.Keychain",
    .flags = SECRET_SCHEMA_NONE,
    .attributes = {{"key", SECRET_SCHEMA_ATTRIBUTE_STRING}},
};

static gnd_secret_result result(int worked, GError *error) {
    if (!error) return worked ? GND_SECRET_DONE : GND_SECRET_NOTHING;
    library.free_error(error);
    return GND_SECRET_REFUSED;
}

gnd_secret_result gnd_secret_probe(gnd_secret_watch *watch) {
    GError *error = NULL;
    void *service = library.service(SECRET_SERVICE_OPEN_SESSION, watch, &error);
    if (service) library.unref(service);
    return result(service != NULL, error);
}

gnd_secret_result gnd_secret_store(const char *key, const char *label, const char *secret, gnd_secret_watch *watch) {
    GError *error = NULL;
    int worked = library.store(&schema, NULL, label, secret, watch, &error, "key", key, NULL);
    return result(worked, error);
}

gnd_secret_result gnd_secret_lookup(const char *key, char **secret, gnd_secret_watch *watch) {
    GError *error = NULL;
    *secret = library.lookup(&schema, watch, &error, "key", key, NULL);
    return result(*secret != NULL, error);
}

gnd_secret_result gnd_secret_clear(const char *key, gnd_secret_watch *watch) {
    GError *error = NULL;
    int worked = library.clear(&schema, watch, &error, "key", key, NULL);
    return result(worked, error);
}

void gnd_secret_free(char *secret) {
    library.free_password(secret);
}
