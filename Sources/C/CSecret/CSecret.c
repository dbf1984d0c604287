#include "CSecret.h"

#include "CDynamicLibrary.h"
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

int secret_password_store_sync(const SecretSchema *schema, const char *collection, const char *label, const char *password,
                               void *cancellable, GError **error, ...);
char *secret_password_lookup_sync(const SecretSchema *schema, void *cancellable, GError **error, ...);
int secret_password_clear_sync(const SecretSchema *schema, void *cancellable, GError **error, ...);
void secret_password_free(char *password);
void *secret_service_get_sync(int flags, void *cancellable, GError **error);
void *g_cancellable_new(void);
void g_cancellable_cancel(void *cancellable);
void g_object_unref(void *object);
void g_error_free(GError *error);

#define FUNCTIONS(F)                                                                                                                      \
    F(secret_password_store_sync)                                                                                                         \
    F(secret_password_lookup_sync)                                                                                                        \
    F(secret_password_clear_sync)                                                                                                         \
    F(secret_password_free)                                                                                                               \
    F(secret_service_get_sync)                                                                                                            \
    F(g_cancellable_new)                                                                                                                  \
    F(g_cancellable_cancel)                                                                                                               \
    F(g_object_unref)                                                                                                                     \
    F(g_error_free)

GND_LIBRARY(FUNCTIONS, "libsecret-1.so.0")

int gnd_secret_load(void) { return gnd_library_load(&door); }

gnd_secret_watch *gnd_secret_watch_create(void) {
    return library.g_cancellable_new();
}

void gnd_secret_watch_cancel(gnd_secret_watch *watch) {
    library.g_cancellable_cancel(watch);
}

void gnd_secret_watch_free(gnd_secret_watch *watch) {
    library.g_object_unref(watch);
}

static const SecretSchema schema = {
    .name = "io.github.gnd.Keychain",
    .flags = SECRET_SCHEMA_NONE,
    .attributes = {{"key", SECRET_SCHEMA_ATTRIBUTE_STRING}},
};

static gnd_secret_result result(int worked, GError *error) {
    if (!error) return worked ? GND_SECRET_DONE : GND_SECRET_NOTHING;
    library.g_error_free(error);
    return GND_SECRET_REFUSED;
}

gnd_secret_result gnd_secret_probe(gnd_secret_watch *watch) {
    GError *error = NULL;
    void *service = library.secret_service_get_sync(SECRET_SERVICE_OPEN_SESSION, watch, &error);
    if (service) library.g_object_unref(service);
    return result(service != NULL, error);
}

gnd_secret_result gnd_secret_store(const char *key, const char *label, const char *secret, gnd_secret_watch *watch) {
    GError *error = NULL;
    int worked = library.secret_password_store_sync(&schema, NULL, label, secret, watch, &error, "key", key, NULL);
    return result(worked, error);
}

gnd_secret_result gnd_secret_lookup(const char *key, char **secret, gnd_secret_watch *watch) {
    GError *error = NULL;
    *secret = library.secret_password_lookup_sync(&schema, watch, &error, "key", key, NULL);
    return result(*secret != NULL, error);
}

gnd_secret_result gnd_secret_clear(const char *key, gnd_secret_watch *watch) {
    GError *error = NULL;
    int worked = library.secret_password_clear_sync(&schema, watch, &error, "key", key, NULL);
    return result(worked, error);
}

void gnd_secret_free(char *secret) {
    library.secret_password_free(secret);
}
