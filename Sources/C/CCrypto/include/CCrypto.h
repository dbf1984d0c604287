#pragma once

// OpenSSL's libcrypto uses the processor's own instructions for SHA-256, which Swift cannot name: a gigabyte takes it 0.7 s, and 5 s
// without them. It is on nearly every machine, and worth its loading only for large files: so it is loaded with dlopen when one comes.

#include <stddef.h>

typedef struct gnd_sha256 gnd_sha256;

/// Begins a hash; NULL where libcrypto is not installed.
gnd_sha256 *gnd_sha256_new(void);

/// 0 when it failed.
int gnd_sha256_update(gnd_sha256 *hash, const void *bytes, size_t count);

/// Writes 32 bytes; 0 when it failed.
int gnd_sha256_finish(gnd_sha256 *hash, unsigned char *digest);

void gnd_sha256_free(gnd_sha256 *hash);
