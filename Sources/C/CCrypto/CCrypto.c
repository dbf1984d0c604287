#include "CCrypto.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

// The ABI of libcrypto 1.1 and 3, as far as it is used; gnd_sha256 stands for its EVP_MD_CTX.
static struct {
    gnd_sha256 *(*EVP_MD_CTX_new)(void);
    void (*EVP_MD_CTX_free)(gnd_sha256 *);
    const void *(*EVP_sha256)(void);
    int (*EVP_DigestInit_ex)(gnd_sha256 *, const void *kind, void *engine);
    int (*EVP_DigestUpdate)(gnd_sha256 *, const void *bytes, size_t count);
    int (*EVP_DigestFinal_ex)(gnd_sha256 *, unsigned char *digest, unsigned int *count);
} library;

static int loaded = 0;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *handle = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
    if (!handle) handle = dlopen("libcrypto.so.1.1", RTLD_NOW | RTLD_LOCAL);
    if (!handle) return;
    loaded = 1;
    // POSIX promises that an object pointer from dlsym may be used as a function; ISO C has no cast for it.
#define FIND(name) loaded = (*(void **)&library.name = dlsym(handle, #name)) != NULL && loaded
    FIND(EVP_MD_CTX_new);
    FIND(EVP_MD_CTX_free);
    FIND(EVP_sha256);
    FIND(EVP_DigestInit_ex);
    FIND(EVP_DigestUpdate);
    FIND(EVP_DigestFinal_ex);
}

gnd_sha256 *gnd_sha256_new(void) {
    pthread_once(&once, load);
    gnd_sha256 *hash = loaded ? library.EVP_MD_CTX_new() : NULL;
    if (hash && library.EVP_DigestInit_ex(hash, library.EVP_sha256(), NULL)) return hash;
    if (hash) library.EVP_MD_CTX_free(hash);
    return NULL;
}

int gnd_sha256_update(gnd_sha256 *hash, const void *bytes, size_t count) { return library.EVP_DigestUpdate(hash, bytes, count); }

int gnd_sha256_finish(gnd_sha256 *hash, unsigned char *digest) { return library.EVP_DigestFinal_ex(hash, digest, NULL); }

void gnd_sha256_free(gnd_sha256 *hash) { library.EVP_MD_CTX_free(hash); }
