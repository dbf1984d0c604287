#include "CSound.h"

#include "CDynamicLibrary.h"
#include <pthread.h>

// The ABI of libasound.so.2, as far as it is used.

enum { SND_PCM_STREAM_PLAYBACK = 0, SND_PCM_FORMAT_S16_LE = 2, SND_PCM_FORMAT_S16_BE = 3, SND_PCM_ACCESS_RW_INTERLEAVED = 3 };

typedef void (*snd_lib_error_handler_t)(const char *file, int line, const char *function, int error, const char *format, ...);

int snd_lib_error_set_handler(snd_lib_error_handler_t handler);
int snd_pcm_open(gnd_sound **pcm, const char *name, int stream, int mode);
int snd_pcm_set_params(gnd_sound *pcm, int format, int access, unsigned int channels, unsigned int rate, int resample,
                       unsigned int latency);
long snd_pcm_writei(gnd_sound *pcm, const void *buffer, unsigned long size);
int snd_pcm_recover(gnd_sound *pcm, int error, int silent);
int snd_pcm_drop(gnd_sound *pcm);
int snd_pcm_close(gnd_sound *pcm);

#define FUNCTIONS(F)                                                                                                                      \
    F(snd_lib_error_set_handler)                                                                                                          \
    F(snd_pcm_open)                                                                                                                       \
    F(snd_pcm_set_params)                                                                                                                 \
    F(snd_pcm_writei)                                                                                                                     \
    F(snd_pcm_recover)                                                                                                                    \
    F(snd_pcm_drop)                                                                                                                       \
    F(snd_pcm_close)

GND_LIBRARY(FUNCTIONS, "libasound.so.2")

// Without a card libasound prints seven lines, into the middle of the screen.
static void be_silent(const char *file, int line, const char *function, int error, const char *format, ...) {
    (void)file, (void)line, (void)function, (void)error, (void)format;
}

static void silence(void) { library.snd_lib_error_set_handler(be_silent); }

int gnd_sound_load(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    if (!gnd_library_load(&door)) return 0;
    pthread_once(&once, silence);
    return 1;
}

int gnd_sound_open(gnd_sound **sound, unsigned int rate, unsigned int latency_microseconds) {
    int failure = library.snd_pcm_open(sound, "default", SND_PCM_STREAM_PLAYBACK, 0);
    if (failure < 0) return failure;
    int format = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? SND_PCM_FORMAT_S16_LE : SND_PCM_FORMAT_S16_BE;
    failure = library.snd_pcm_set_params(*sound, format, SND_PCM_ACCESS_RW_INTERLEAVED, 1, rate, 1, latency_microseconds);
    if (failure < 0) library.snd_pcm_close(*sound);
    return failure;
}

long gnd_sound_write(gnd_sound *sound, const int16_t *frames, unsigned long count) {
    return library.snd_pcm_writei(sound, frames, count);
}

int gnd_sound_recover(gnd_sound *sound, int error) {
    return library.snd_pcm_recover(sound, error, 1);
}

void gnd_sound_close(gnd_sound *sound) {
    library.snd_pcm_drop(sound);
    library.snd_pcm_close(sound);
}
