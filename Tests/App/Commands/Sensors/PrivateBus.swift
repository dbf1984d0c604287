import Foundation
import Glibc

/// A D-Bus of a test's own, with the project's small BlueZ on it.
nonisolated final class PrivateBus {
    struct Failure: Error {}

    static let isInstalled = ["/usr/bin/dbus-daemon", fake].allSatisfy(FileManager.default.isExecutableFile)

    private static let fake = "\(FileManager.default.currentDirectoryPath)/.build/debug/fake-bluez"

    let address: String
    private let daemon = Process()
    private var service = Process()
    /// The service ends with its input, so that it is held.
    private var input = Pipe()
    private let log: URL

    init(in folder: URL) throws {
        let configuration = folder.appending(path: "bus.conf")
        try Data(
            """
            <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
              "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
            <busconfig>
              <listen>unix:tmpdir=/tmp</listen>
              <policy context="default">
                <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
              </policy>
            </busconfig>
            """.utf8
        ).write(to: configuration)
        let printed = Pipe()
        daemon.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
        daemon.arguments = ["--config-file=\(configuration.path)", "--nofork", "--print-address=1"]
        daemon.standardOutput = printed
        daemon.standardError = FileHandle.nullDevice
        try daemon.run()
        address = String(decoding: printed.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(
            in: .whitespacesAndNewlines)
        log = folder.appending(path: "bluez.log")
        guard !address.isEmpty else { throw Failure() }
    }

    /// Begins the service, also once more, and waits until it has its name; its calls are those of the last beginning.
    func beginBlueZ() throws {
        service = Process()
        // A process closes the end that it gives away.
        input = Pipe()
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        service.executableURL = URL(fileURLWithPath: Self.fake)
        service.environment = ["DBUS_SYSTEM_BUS_ADDRESS": address]
        service.standardInput = input
        service.standardOutput = try FileHandle(forWritingTo: log)
        try service.run()
        while calls.first != "ready" { guard service.isRunning else { throw Failure() } }
    }

    /// Ends the service, as a bluetoothd that crashes.
    func endBlueZ() {
        kill(service.processIdentifier, SIGKILL)
        service.waitUntilExit()
    }

    /// The methods that were called, in order, behind the word that it is ready.
    var calls: [String] {
        ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").map { String($0) }
    }

    /// Returns whether the last calls are these, or come to be: the last one may be on its way when the program that made it has ended.
    ///
    /// - Parameter known: the number of calls that others made before.
    func ends(with last: [String], after known: Int = 0) -> Bool {
        for _ in 0..<2_000 {
            if calls.dropFirst(known).suffix(last.count) == last[...] { return true }
            poll(nil, 0, 5)
        }
        return false
    }

    /// Ends both; a test calls it behind itself, since a process outlives the value that began it.
    func end() {
        // They inherit that signals are blocked, so that only this one ends them.
        for process in [service, daemon] where process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
}
