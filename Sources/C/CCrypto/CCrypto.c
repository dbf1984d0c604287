#include "CCrypto.h"

#include "CDynamicLibrary.h"

// The ABI of libcrypto 1.1 and 3, as far as it is used; gnd_sha256 stands for its EVP_MD_CTX.
gnd_sha256 *EVP_MD_CTX_new(void);
void EVP_MD_CTX_free(gnd_sha256 *hash);
const void *EVP_sha256(void);
int EVP_DigestInit_ex(gnd_sha256 *hash, const void *kind, void *engine);
int EVP_DigestUpdate(gnd_sha256 *hash, const void *bytes, size_t count);
int EVP_DigestFinal_ex(gnd_sha256 *hash, unsigned char *digest, unsigned int *count);

#define FUNCTIONS(F)                                                                                                                      \
    F(EVP_MD_CTX_new)                                                                                                                     \
    F(EVP_MD_CTX_free)                                                                                                                    \
    F(EVP_sha256)                                                                                                                         \
    F(EVP_DigestInit_ex)                                                                                                                  \
    F(EVP_DigestUpdate)                                                                                                                   \
    F(EVP_DigestFinal_ex)

GND_LIBRARY(FUNCTIONS, "libcrypto.so.3", "libcrypto.so.1.1")

gnd_sha256 *gnd_sha256_new(void) {
    gnd_sha256 *hash = gnd_library_load(&door) ? library.EVP_MD_CTX_new() : NULL;
    if (hash && library.EVP_DigestInit_ex(hash, library.EVP_sha256(), NULL)) return hash;
    if (hash) library.EVP_MD_CTX_free(hash);
    return NULL;
}

int gnd_sha256_update(gnd_sha256 *hash, const void *bytes, size_t count) { return library.EVP_DigestUpdate(hash, bytes, count); }

int gnd_sha256_finish(gnd_sha256 *hash, unsigned char *digest) { return library.EVP_DigestFinal_ex(hash, digest, NULL); }

void gnd_sha256_free(gnd_sha256 *hash) { library.EVP_MD_CTX_free(hash); }
