import Glibc

/// A session bus with a GNOME Keyring on it, as on a desktop but without one.
///
/// Only for a process that ends with the test: the bus's
/// address goes into the environment, and GLib connects once.
struct SessionBus {
    static let isInstalled = ["dbus-daemon", "gnome-keyring-daemon"].allSatisfy { access("/usr/bin/\($0)", X_OK) == 0 }

    private let process: pid_t

    struct Failure: Error {}

    init(home: String, passphrase: String) throws {
        for name in ["HOME", "XDG_RUNTIME_DIR", "XDG_DATA_HOME", "XDG_CACHE_HOME"] { setenv(name, home, 1) }

        guard let bus = popen("/usr/bin/dbus-daemon --session --fork --print-address=1 --print-pid=1", "r") else { throw Failure() }
        let lines = [Self.line(of: bus), Self.line(of: bus)]
        guard pclose(bus) == 0, let process = pid_t(lines[1]) else { throw Failure() }
        self.process = process
        setenv("DBUS_SESSION_BUS_ADDRESS", lines[0], 1)

        // It goes into the background when it has its name on the bus, and ends with the bus.
        let command = "/usr/bin/gnome-keyring-daemon --daemonize --unlock --components=secrets >/dev/null 2>&1"
        guard let keyring = popen(command, "w") else { throw Failure() }
        fputs(passphrase, keyring)
        guard pclose(keyring) == 0 else { throw Failure() }
    }

    func stop() {
        kill(process, SIGTERM)
    }

    private static func line(of stream: UnsafeMutablePointer<FILE>) -> String {
        var buffer = [CChar](repeating: 0, count: 512)
        guard fgets(&buffer, 512, stream) != nil else { return "" }
        return String(decoding: buffer.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
