// The yardstick for imports: expat alone over the bytes of an export, counting records and doing nothing else.
//
//   bare export.xml
//
// The document type is left in place; the generator writes one that expat accepts.
#include <expat.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static long records = 0;

static void start(void *context, const XML_Char *name, const XML_Char **attributes) {
    (void)context;
    (void)attributes;
    if (strcmp(name, "Record") == 0) records++;
}

static void end(void *context, const XML_Char *name) {
    (void)context;
    (void)name;
}

int main(int count, char **words) {
    int file = count == 2 ? open(words[1], O_RDONLY) : -1;
    if (file < 0) {
        fprintf(stderr, "usage: bare export.xml\n");
        return 2;
    }
    struct timespec from, to;
    clock_gettime(CLOCK_MONOTONIC, &from);
    XML_Parser parser = XML_ParserCreate(NULL);
    XML_SetElementHandler(parser, start, end);
    static char buffer[128 * 1024];
    double bytes = 0;
    for (;;) {
        ssize_t got = read(file, buffer, sizeof buffer);
        if (got < 0 || XML_Parse(parser, buffer, (int)got, got == 0) == XML_STATUS_ERROR) {
            fprintf(stderr, "%s\n", got < 0 ? "cannot read" : XML_ErrorString(XML_GetErrorCode(parser)));
            return 1;
        }
        if (got == 0) break;
        bytes += (double)got;
    }
    clock_gettime(CLOCK_MONOTONIC, &to);
    XML_ParserFree(parser);
    double seconds = (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9;
    printf("{\"records\": %ld, \"seconds\": %.3f, \"mb_per_s\": %.1f}\n", records, seconds, bytes / 1e6 / seconds);
    return 0;
}
