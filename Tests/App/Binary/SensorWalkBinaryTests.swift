import Foundation
import Glibc
import ProgramTesting
import SocketTesting
import TerminalTesting
import Testing

/// Walks of the shipped program in a pseudo-terminal with sensors that it reaches as it reaches a person's: a pod by a BlueZ on a bus of
/// its own, a phone by a real gpsd; and with a voice that a real speech-dispatcher has.
@Suite(.serialized, .waitsForPrograms, .enabled(if: ShippedBinary.isBuilt, "the program is not built"))
nonisolated struct SensorWalkBinaryTests {
    private static let pod = "C8:00:00:00:00:02"

    /// Begins a walk in a line of a terminal, past the first question.
    private func begin(_ binary: ShippedBinary, _ words: [String] = [], _ environment: [String: String] = [:]) throws -> PseudoTerminal {
        let terminal = try start(binary, words, environment)
        try terminal.wait(for: "[Enter]: ")
        terminal.type("n\n")
        return terminal
    }

    private func start(
        _ binary: ShippedBinary, _ words: [String] = [], _ environment: [String: String] = [:], language: String = "en"
    ) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal()
        let command = [ShippedBinary.path, "--home", "\(binary.home.path)/home", "--lang", language, "--zone", "UTC", "walk", "--line"]
        try terminal.spawn(command + words, environment: environment)
        return terminal
    }

    @Test(.enabled(if: PrivateBus.isInstalled, "dbus-daemon is not installed"))
    func `a walk in a line hears a pod whose first connection fails and whose link breaks, is saved, and lets it go`() throws {
        let binary = try ShippedBinary()
        let bus = try PrivateBus(in: binary.home)
        defer {
            bus.end()
            binary.remove()
        }
        try bus.beginBlueZ()
        let environment = ["DBUS_SYSTEM_BUS_ADDRESS": bus.address]
        let before = try PseudoTerminal()
        try before.spawn(
            [ShippedBinary.path, "--home", "\(binary.home.path)/home", "sensors", "remember", Self.pod, "--name", "Shoe"],
            environment: environment)
        #expect(try before.end() == .exited(0))
        let terminal = try begin(binary, [], environment)
        // It says 55 strides a minute.
        try terminal.wait(for: "110/min  4.5 km/h")
        #expect(bus.calls.count { $0 == "Connect" } >= 3)
        // A walk of less than five seconds is not saved.
        try terminal.wait(for: "stroll 0:1")
        terminal.type("q")
        try terminal.wait(for: "How hard was it")
        terminal.type("\n")
        try terminal.wait(for: "Saved: ")
        #expect(try terminal.end() == .exited(0))
        #expect(bus.ends(with: ["StopNotify", "Disconnect"]), "\(bus.calls)")
    }

    @Test(.enabled(if: PrivateBus.isInstalled, "dbus-daemon is not installed"))
    func `in Korean, intervals with a pod outlive that bluetoothd ends and comes back, and that the program is killed`() throws {
        let binary = try ShippedBinary()
        let bus = try PrivateBus(in: binary.home)
        defer {
            bus.end()
            binary.remove()
        }
        try bus.beginBlueZ()
        let environment = ["DBUS_SYSTEM_BUS_ADDRESS": bus.address]
        let before = try PseudoTerminal()
        try before.spawn(
            [ShippedBinary.path, "--home", "\(binary.home.path)/home", "sensors", "remember", Self.pod], environment: environment)
        #expect(try before.end() == .exited(0))
        let terminal = try start(binary, ["--mode", "intervals"], environment, language: "ko")
        try terminal.wait(for: "[Enter]: ")
        terminal.type("n\n")
        try terminal.wait(for: "110/분")
        bus.endBlueZ()
        try terminal.wait(for: "블루투스를 쓸 수 없어요.")
        try bus.beginBlueZ()
        #expect(bus.ends(with: ["StartNotify"]), "the pod is found again: \(bus.calls)")
        try terminal.wait(for: "110/분")
        try terminal.send(SIGKILL)
        #expect(try terminal.end() == .signalled(SIGKILL))
        let known = bus.calls.count
        let again = try start(binary, [], environment, language: "ko")
        try again.wait(for: "저장하지 못한 산책이 있어요: ")
        try again.wait(for: "이어서 걷기 [g]")
        again.type("g\n")
        try again.wait(for: "110/분")
        // The walk that goes on has that number from before, too.
        #expect(bus.ends(with: ["StartNotify"], after: known), "\(bus.calls)")
        again.type("q")
        try again.wait(for: "얼마나 힘들었나요?")
        again.type("11\n")
        try again.wait(for: "저장했어요: ")
        #expect(try again.end() == .exited(0))
        #expect(bus.ends(with: ["StopNotify", "Disconnect"], after: known), "\(bus.calls)")
    }

    @Test(.enabled(if: PrivateBus.isInstalled && Tmux.isInstalled, "dbus-daemon or tmux is not installed"))
    func `a walk on the screen shows the pod and its numbers, and is saved by its keys`() throws {
        let binary = try ShippedBinary()
        let bus = try PrivateBus(in: binary.home)
        defer {
            bus.end()
            binary.remove()
        }
        try bus.beginBlueZ()
        let commands = ["", "sensors remember \(Self.pod) --name Shoe", "walk --mode stroll"].map { binary.command($0) }
        let script = "export DBUS_SYSTEM_BUS_ADDRESS='\(bus.address)'; \(commands.joined(separator: "; ")); echo OVER; read wait"
        let terminal = try Tmux(script: script)
        defer { terminal.end() }
        try terminal.goThroughFirstLaunch(nickname: "Annie")
        try terminal.press("q")
        try terminal.shows("Before your first walk")
        try terminal.press("Tab", "Enter")
        try terminal.shows("Shoe ●")
        try terminal.shows("4.5 km/h")
        let screen = try terminal.shows("step 68 cm")
        #expect(screen.contains("Walk now ▸ Stroll"))
        // A walk of less than five seconds is not saved.
        try terminal.shows(" 0:1")
        try terminal.press("q")
        try terminal.shows("End this walk?")
        try terminal.press("Enter")
        try terminal.shows("How was it?")
        try terminal.press("C-s")
        try terminal.shows("Walk saved")
        try terminal.press("C-c")
        try terminal.shows("OVER")
        #expect(bus.ends(with: ["StopNotify", "Disconnect"]), "\(bus.calls)")
    }

    @Test(.enabled(if: Tmux.isInstalled, "tmux is not installed"), arguments: ["walk --feed walk.ndjson", "walk --feed -"])
    func `a feed from a file or a pipe is walked on the screen, with keys, and its last line leads to how it was`(_ words: String) throws {
        let binary = try ShippedBinary()
        defer { binary.remove() }
        let header = #"{"gnd":"live","v":1,"id":"6F1C2B60-0D5A-4E6C-9C1D-5B8F5D0C0009","start":"2026-11-21T07:40:00Z","zone":"UTC"}"#
        // A pod that says 55 strides a minute.
        let packets = (1...20).map { #"{"t":\#($0),"s":"pod","c":"2a53","x":"00400137"}"# }
        try Data(([header] + packets).joined(separator: "\n").utf8).write(to: binary.home.appending(path: "walk.ndjson"))
        let walk = "cat walk.ndjson | " + binary.command("\(words) --speed 10 --mode stroll")
        let script = "cd '\(binary.home.path)'; \(binary.command("")); \(walk); echo OVER; read wait"
        let terminal = try Tmux(script: script)
        defer { terminal.end() }
        try terminal.goThroughFirstLaunch(nickname: "Annie")
        try terminal.press("q")
        try terminal.shows("Before your first walk")
        try terminal.press("Tab", "Enter")
        #expect(try terminal.shows("pod ●").contains("Walk now ▸ Stroll"))
        try terminal.shows("How was it?")
        try terminal.press("C-s")
        try terminal.shows("Walk saved")
        try terminal.press("C-c")
        #expect(try terminal.shows("OVER").contains("OVER"))
    }

    @Test(
        .enabled(
            if: RealGPSD.isInstalled && !RealGPSD.isOpen(RealGPSD.usualPort), "gpsd is not installed: apt install gpsd; or one runs here"))
    func `a walk in a line hears a phone that a real gpsd hears`() throws {
        let binary = try ShippedBinary()
        let gpsd = try #require(try RealGPSD(on: RealGPSD.usualPort))
        let phone = Phone(gpsd.receiver)
        defer {
            phone.end()
            gpsd.end()
            binary.remove()
        }
        _ = try binary.run("sensors remember gpsd", input: "")
        let terminal = try begin(binary)
        // 2.4 knots.
        try terminal.wait(for: "4.4 km/h")
        terminal.type("\u{3}")
        #expect(try terminal.end() == .exited(0))
    }

    /// A phone that sends a place after the other, each a second and 1.23 m further east.
    nonisolated private final class Phone {
        private let thread: Thread

        init(_ receiver: Receiver) {
            thread = Thread {
                for second in 0..<300 where !Thread.current.isCancelled {
                    let time = String(format: "12%02d%02d.00", second / 60, second % 60)
                    let place = String(format: "3733.9900,N,126%07.4f,E", 58.68 + Double(second) * 0.00084)
                    receiver.receive([
                        "GPGGA,\(time),\(place),1,08,0.9,38.0,M,18.0,M,,", "GPRMC,\(time),A,\(place),2.4,90.0,231126,,,A",
                    ])
                    poll(nil, 0, 200)
                }
            }
            thread.start()
        }

        func end() { thread.cancel() }
    }

    @Test(
        .enabled(if: RealSpeechService.isInstalled, "speech-dispatcher is not installed: apt install speech-dispatcher"),
        .timeLimit(.minutes(1)))
    func `what the coach says is given to a real speech-dispatcher, too`() throws {
        let binary = try ShippedBinary()
        let service = try #require(try RealSpeechService())
        defer {
            service.end()
            binary.remove()
        }
        _ = try binary.run("today", input: "")
        try Data("outputs = voice\n".utf8).write(to: binary.home.appending(path: "home/preferences"))
        let terminal = try begin(binary, ["--mode", "intervals"], ["SPEECHD_ADDRESS": "unix_socket:\(service.path)"])
        try terminal.wait(for: "Warm up for 5 minutes")
        try terminal.wait(for: "warm-up (4:5")
        #expect(service.isGiven("Warm up for five minutes"))
        terminal.type("\u{3}")
        #expect(try terminal.end() == .exited(0))
    }
}
