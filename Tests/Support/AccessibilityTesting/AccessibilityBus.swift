import Bus
import Foundation
import Glibc
import ScreenReader

/// The accessibility bus of a desktop of a test's own: a session bus, the launcher of the other one, and its registry.
package final class AccessibilityBus: @unchecked Sendable {
    package struct Failure: Error {
        package let description: String
    }

    private static let daemon = "/usr/bin/dbus-daemon"
    private static let launcher = "/usr/libexec/at-spi-bus-launcher"

    /// Indicates whether Debian's `dbus` and `at-spi2-core` are there.
    package static let isInstalled = [daemon, launcher].allSatisfy(FileManager.default.isExecutableFile)

    /// The address of the session bus.
    package let address: String
    private let session = Process()
    private let desktop = Process()
    /// Closed when this process ends, however that is: with it go the session bus and all that is on it.
    private let life = Pipe()

    /// Starts all of it.
    ///
    /// - Parameter isListening: whether a reader is on from the start.
    package init(isListening: Bool = true) throws {
        let printed = Pipe()
        let script = "\(Self.daemon) --session --nofork --print-address=1 </dev/null & cat >/dev/null; kill $!"
        session.executableURL = URL(fileURLWithPath: "/bin/sh")
        session.arguments = ["-c", script]
        session.standardInput = life
        session.standardOutput = printed
        session.standardError = FileHandle.nullDevice
        try Self.start(session)
        address = String(decoding: printed.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(
            in: .whitespacesAndNewlines)
        guard !address.isEmpty else { throw Failure(description: "the session bus has no address") }
        desktop.executableURL = URL(fileURLWithPath: Self.launcher)
        desktop.arguments = ["--launch-immediately"]
        // Settings of nobody's, and no X server.
        desktop.environment = ["DBUS_SESSION_BUS_ADDRESS": address, "GSETTINGS_BACKEND": "memory", "HOME": "/nonexistent"]
        desktop.standardOutput = FileHandle.nullDevice
        desktop.standardError = FileHandle.nullDevice
        try Self.start(desktop)
        let client = try BusClient(address: address)
        let name = BusMessage(
            path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus", member: "NameHasOwner", [.text("org.a11y.Bus")])
        client.match("type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='org.a11y.Bus'")
        guard client.wait(until: { client.call(name, at: "org.freedesktop.DBus").values.first?.truth == true }) else {
            throw Failure(description: "the accessibility bus has not begun")
        }
        try setListening(isListening)
    }

    deinit { end() }

    /// Starts a process that signals reach, on whatever thread this is.
    private static func start(_ process: Process) throws {
        var none = sigset_t()
        var before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try process.run()
    }

    /// The settings of a desktop that say that somebody listens.
    package enum Status: String, CaseIterable, Sendable {
        /// Any assistive technology.
        case assistance = "IsEnabled"
        case screenReader = "ScreenReaderEnabled"
    }

    /// Turns the reader of the desktop on or off, as its settings do.
    package func setListening(_ isListening: Bool, by status: Status = .assistance) throws {
        let client = try BusClient(address: address)
        let call = BusMessage(
            path: "/org/a11y/bus", interface: "org.freedesktop.DBus.Properties", member: "Set",
            [.text("org.a11y.Status"), .text(status.rawValue), .variant(.bool(isListening))])
        guard case .values = client.call(call, at: "org.a11y.Bus") else { throw Failure(description: "the status cannot be set") }
    }

    /// The address of the accessibility bus.
    package func accessibilityAddress() throws -> String {
        let call = BusMessage(path: "/org/a11y/bus", interface: "org.a11y.Bus", member: "GetAddress")
        guard let found = try BusClient(address: address).call(call, at: "org.a11y.Bus").values.first?.text else {
            throw Failure(description: "the accessibility bus has no address")
        }
        return found
    }

    /// Ends everything.
    package func end() { try? life.fileHandleForWriting.close() }
}
