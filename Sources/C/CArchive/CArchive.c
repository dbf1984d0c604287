#include "CArchive.h"

#include "CDynamicLibrary.h"

// What the importers use, and nothing more.
#define FUNCTIONS(F)                                                                                                                      \
    F(archive_entry_filetype)                                                                                                             \
    F(archive_entry_is_encrypted)                                                                                                         \
    F(archive_entry_mtime)                                                                                                                \
    F(archive_entry_mtime_is_set)                                                                                                         \
    F(archive_entry_pathname)                                                                                                             \
    F(archive_entry_pathname_utf8)                                                                                                        \
    F(archive_error_string)                                                                                                               \
    F(archive_filter_bytes)                                                                                                               \
    F(archive_read_data_block)                                                                                                            \
    F(archive_read_free)                                                                                                                  \
    F(archive_read_new)                                                                                                                   \
    F(archive_read_next_header)                                                                                                           \
    F(archive_read_open)                                                                                                                  \
    F(archive_read_open_filename)                                                                                                         \
    F(archive_read_support_filter_all)                                                                                                    \
    F(archive_read_support_format_raw)                                                                                                    \
    F(archive_read_support_format_tar)                                                                                                    \
    F(archive_read_support_format_zip)

GND_LIBRARY(FUNCTIONS, "libarchive.so.13")

int gnd_archive_load(void) { return gnd_library_load(&door); }

GND_HAND_OVER(__LA_MODE_T, archive_entry_filetype, (struct archive_entry *entry), (entry))
GND_HAND_OVER(int, archive_entry_is_encrypted, (struct archive_entry *entry), (entry))
GND_HAND_OVER(time_t, archive_entry_mtime, (struct archive_entry *entry), (entry))
GND_HAND_OVER(int, archive_entry_mtime_is_set, (struct archive_entry *entry), (entry))
GND_HAND_OVER(const char *, archive_entry_pathname, (struct archive_entry *entry), (entry))
GND_HAND_OVER(const char *, archive_entry_pathname_utf8, (struct archive_entry *entry), (entry))
GND_HAND_OVER(const char *, archive_error_string, (struct archive *archive), (archive))
GND_HAND_OVER(la_int64_t, archive_filter_bytes, (struct archive *archive, int filter), (archive, filter))
GND_HAND_OVER(int, archive_read_data_block, (struct archive *archive, const void **start, size_t *count, la_int64_t *offset),
              (archive, start, count, offset))
GND_HAND_OVER(int, archive_read_free, (struct archive *archive), (archive))
GND_HAND_OVER(struct archive *, archive_read_new, (void), ())
GND_HAND_OVER(int, archive_read_next_header, (struct archive *archive, struct archive_entry **entry), (archive, entry))
GND_HAND_OVER(int, archive_read_open,
              (struct archive *archive, void *context, archive_open_callback *open, archive_read_callback *read,
               archive_close_callback *close),
              (archive, context, open, read, close))
GND_HAND_OVER(int, archive_read_open_filename, (struct archive *archive, const char *path, size_t block), (archive, path, block))
GND_HAND_OVER(int, archive_read_support_filter_all, (struct archive *archive), (archive))
GND_HAND_OVER(int, archive_read_support_format_raw, (struct archive *archive), (archive))
GND_HAND_OVER(int, archive_read_support_format_tar, (struct archive *archive), (archive))
GND_HAND_OVER(int, archive_read_support_format_zip, (struct archive *archive), (archive))
