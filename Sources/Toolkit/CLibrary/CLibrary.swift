// The C library under whatever name the system has for it: the one place of the toolkit that knows these names.
//
// A module that needs it imports `CLibrary`. Built and tested is Glibc; the other two names are here so that a port begins with what the
// systems do differently, and not with their names.

#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#elseif canImport(Darwin)
    @_exported import Darwin
#else
    #error("The toolkit needs a C library: Glibc, Musl or Darwin.")
#endif
