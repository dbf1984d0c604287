import Foundation
import ProgramTesting
import Testing

/// The built program on a bus of its own, on which a small BlueZ answers.
@Suite(
    .waitsForPrograms,
    .enabled(if: ShippedBinary.isBuilt && PrivateBus.isInstalled, "dbus-daemon is not installed, or the program is not built"))
nonisolated struct SensorBusTests {
    private let binary: ShippedBinary
    private let bus: PrivateBus

    init() throws {
        binary = try ShippedBinary()
        bus = try PrivateBus(in: binary.home)
    }

    /// Runs a command line on the bus.
    private func run(_ words: String, tracing: Bool = false, on address: String? = nil) throws -> (
        status: Int32, output: String, errors: String
    ) {
        let process = Process()
        let (output, errors) = (binary.home.appending(path: "output"), binary.home.appending(path: "errors"))
        for file in [errors, output] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let environment = "export DBUS_SYSTEM_BUS_ADDRESS='\(address ?? bus.address)' \(tracing ? "LD_DEBUG=files" : "")"
        process.arguments = ["-c", "\(environment); exec env \(binary.command()) \(words)"]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return (
            process.terminationStatus, try String(contentsOf: output, encoding: .utf8),
            String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        )
    }

    private func end() {
        bus.end()
        binary.remove()
    }

    @Test func `a pod is found, tried through a failed connection and a lost link, remembered and let go`() throws {
        defer { end() }
        try bus.beginBlueZ()
        let found = try run("sensors find --for 1s --json")
        #expect(found.output.contains("{\"address\":\"C8:00:00:00:00:02\",\"kind\":\"pod\",\"title\":\"Pod\""))
        #expect(found.output.contains("\"signal\":-60"))
        let tried = try run("sensors test C8:00:00:00:00:02 --for 2s --json")
        #expect(tried.status == 0)
        // Five packets, a link that breaks, and more.
        #expect(tried.output.split(separator: "\n").count { $0 == "{\"podCadence\":55}" } > 8)
        #expect(bus.calls.count { $0 == "Connect" } == 3)
        #expect(bus.ends(with: ["StopNotify", "Disconnect"]), "\(bus.calls)")
        #expect(try run("sensors remember c8:00:00:00:00:02 --name Shoe").output.contains("“Shoe”"))
        #expect(try run("sensors").output.hasPrefix("C8:00:00:00:00:02  foot pod  Shoe  "))
        #expect(try run("sensors forget C8:00:00:00:00:02").status == 0)
        #expect(try run("sensors --json").output.contains("\"remembered\":true") == false)
    }

    @Test func `a bus without BlueZ is no Bluetooth`() throws {
        defer { end() }
        let list = try run("sensors")
        #expect(list.status == 0 && list.errors.hasPrefix("gnd: There is no Bluetooth here"))
        let tried = try run("sensors test C8:00:00:00:00:02")
        #expect(tried.status == 1 && tried.errors.hasPrefix("gnd: There is no Bluetooth here"))
    }

    @Test func `a bus that takes connections and never answers is no Bluetooth, soon`() throws {
        defer { end() }
        let silent = try #require(SilentBus(in: binary.home))
        let begun = ContinuousClock.now
        let list = try run("sensors", on: silent.address)
        #expect(list.status == 0 && list.errors.hasPrefix("gnd: There is no Bluetooth here"))
        #expect(ContinuousClock.now - begun < .seconds(15))
    }

    @Test func `the library of the bus is loaded for sensors, and for nothing else`() throws {
        defer { end() }
        #expect(try run("today", tracing: true).errors.contains("libsystemd") == false)
        #expect(try run("sensors", tracing: true).errors.contains("libsystemd"))
    }
}
