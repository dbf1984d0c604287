import LiveWalking
import Phrases
import Testing

@testable import gnd

/// The keys of a walk in a line, and what they say of a belt.
@MainActor
struct LineKeysTests {
    @Test(
        arguments: [
            ("g", LiveCommand.belt(.start)), ("+", .belt(.faster)), ("-", .belt(.slower)), ("x", .belt(.stop)), ("\u{18}", .belt(.stop)),
            ("l", .lap), ("q", .end), ("\u{3}", .end),
        ] as [(Character, LiveCommand)])
    func `a key has its command`(_ key: Character, _ command: LiveCommand) {
        var keys = LineKeys()
        #expect(keys.command(for: key, at: .zero) == command)
    }

    @Test func `the stop of the belt works in a pause, and other keys come to nothing`() {
        var keys = LineKeys()
        let commands = [" ", "x", "y", " ", "G"].map { keys.command(for: $0, at: .zero) }
        #expect(commands == [.pause, .belt(.stop), nil, .resume, nil])
    }

    @Test func `a walk that stands already goes on by the first press`() {
        var keys = LineKeys(isPaused: true)
        #expect([" ", " "].map { keys.command(for: $0, at: .zero) } == [.resume, .pause])
    }

    @Test func `the keys of a belt are told once, and what it did not do each time`() {
        var remarks = BeltRemarks(phrases: Phrases(.en))
        #expect(remarks.remark(on: nil) == nil)
        let standing = BeltStatus(title: "Pad", speed: 0)
        #expect(remarks.remark(on: standing)?.contains("x stops it") == true)
        #expect(remarks.remark(on: standing) == nil)
        let refused = BeltStatus(title: "Pad", speed: 0, notice: .refused)
        #expect(remarks.remark(on: refused)?.hasPrefix("The belt refused.") == true)
        #expect(remarks.remark(on: refused) == nil)
        #expect(remarks.remark(on: standing) == nil)
        #expect(remarks.remark(on: refused) != nil)
    }

    @Test func `the key that stops the belt stands before the numbers`() {
        let line = LiveLine(phrases: Phrases(.en), day: nil)
        var update = LiveUpdate(state: LiveState(), choice: WalkChoice(.stroll), plan: WalkChoice(.stroll).plan(for: WalkerProfile()))
        update.belt = BeltStatus(title: "Pad", speed: 1.1)
        #expect(line(update, columns: 40).contains("  stop belt [x]"))
        update.belt?.speed = nil
        #expect(line(update, columns: 40).contains("  stop belt [x]"))
        update.belt?.speed = 0
        #expect(line(update, columns: 40).contains("  start belt [g]"))
        #expect(LiveLine(phrases: Phrases(.ko), day: nil)(update, columns: 40).contains("벨트 시작 [g]"))
        update.isOver = true
        #expect(!line(update, columns: 40).contains("belt"))
    }
}
