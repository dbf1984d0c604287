import Glibc

/// Whether a session bus is here at all, before anything is loaded to talk to it: over SSH and in containers there is none.
enum DesktopBus {
    static func isThere(environment: [String: String]) -> Bool {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return !address.isEmpty }
        guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return false }
        var status = stat()
        return stat("\(folder)/bus", &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
    }
}
