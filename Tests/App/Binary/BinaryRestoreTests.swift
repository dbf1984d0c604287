import Foundation
import Glibc
import ProgramTesting
import Testing

/// The remains of a killed program as shipped, and the next start, which goes on from them.
@Suite(.serialized, .waitsForPrograms, .enabled(if: Tmux.isInstalled && ShippedBinary.isBuilt))
nonisolated struct BinaryRestoreTests {
    private let binary: ShippedBinary

    init() throws { binary = try ShippedBinary() }

    @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129)])
    func `a machine that shuts down is not kept waiting by a question, and the draft is offered at the next start`(
        signal: Int32, code: Int
    ) throws {
        defer { binary.remove() }
        let terminal = try Tmux(script: "while :; do \(binary.command()); s=$?; echo EXIT $s; read wait; done")
        defer { terminal.end() }
        try terminal.goThroughFirstLaunch(nickname: "Ann")
        try terminal.press("n")
        try terminal.shows("New walk")
        try terminal.type("47")
        try terminal.shows("47")
        let process = try #require(try terminal.childProcess())
        #expect(kill(process, signal) == 0)
        try terminal.shows("EXIT \(code)")
        try terminal.press("Enter")
        try terminal.shows("Go on where you left off?")
        try terminal.press("Enter")
        try terminal.shows("New walk")
        // The draft comes when the form has been filled.
        try terminal.shows("47")
        try terminal.press("C-c", "C-c")
        try terminal.shows("EXIT 0")
    }

    @Test func `after kill -9 the next start offers the screen and the draft, and after a clean end it does not`() throws {
        defer { binary.remove() }
        let terminal = try Tmux(script: "while :; do \(binary.command()); s=$?; stty sane; echo EXIT $s; read wait; done")
        defer { terminal.end() }
        try terminal.goThroughFirstLaunch(nickname: "Ann")
        try terminal.press("n")
        try terminal.shows("New walk")
        try terminal.type("35")
        try terminal.press("Tab")
        try terminal.type("3900")
        // Every look at the screen is a process: pause enough for what was typed to be kept.
        let kept = binary.home.appending(path: "home/session-1.json")
        var looks = 3_000
        while looks > 0, (try? String(contentsOf: kept, encoding: .utf8))?.contains("3900") != true {
            _ = try terminal.screen()
            looks -= 1
        }
        #expect(looks > 0)
        #expect(try FileManager.default.attributesOfItem(atPath: kept.path)[.posixPermissions] as? Int == 0o600)
        let process = try #require(try terminal.childProcess())
        #expect(kill(process, SIGKILL) == 0)
        try terminal.shows("EXIT 137")
        try terminal.press("Enter")
        try terminal.shows("Go on where you left off?")
        try terminal.press("Enter")
        let screen = try terminal.shows("3900")
        #expect(screen.contains("New walk"))
        #expect(screen.contains("35"))
        try terminal.press("Escape")
        try terminal.shows("without saving")
        try terminal.press("C-c", "C-c")
        try terminal.shows("EXIT 0")
        #expect(!FileManager.default.fileExists(atPath: kept.path))
        try terminal.press("Enter")
        let fresh = try terminal.shows("of 7,000")
        #expect(!fresh.contains("Go on where you left off?"))
    }
}
