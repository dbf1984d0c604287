#pragma once

// libarchive brings eleven libraries with it, and they cost 2 ms of every start when they are linked. So it is loaded with dlopen when an
// archive is first opened. Its functions are the ones of its own headers; CArchive.c hands each call over.

#include <archive.h>
#include <archive_entry.h>

/// Loads libarchive once; 0 where it is not installed, and then nothing else here may be called.
int gnd_archive_load(void);
