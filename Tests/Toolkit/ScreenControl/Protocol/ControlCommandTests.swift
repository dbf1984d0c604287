import Terminal
import Testing

@testable import ScreenControl

struct ControlCommandTests {
    private func command(_ line: String) throws -> ControlCommand { try ControlCommand(line) }

    @Test func `a line is a word and what belongs to it`() throws {
        #expect(try command("tree") == .tree)
        #expect(try command("  screen \r") == .screen)
        #expect(try command("keys down  down enter") == .keys([.down, .down, .enter]))
        #expect(try command("type two words") == .type("two words"))
        #expect(try command("press \"Save all\"") == .press("Save all"))
        #expect(try command("focus Title") == .focus("Title"))
        #expect(try command("graph") == .graph(uncovered: false))
        #expect(try command("graph --uncovered") == .graph(uncovered: true))
        #expect(try command("help") == .help)
    }

    @Test func `a condition compares what is on show with a text`() throws {
        #expect(try command("assert place == gnd://walk/2026-03-27") == .assert(.comparison(.place, .isEqual, "gnd://walk/2026-03-27")))
        #expect(try command("assert screen contains 3 of 7") == .assert(.comparison(.screen, .contains, "3 of 7")))
        #expect(try command("assert toast != \"\"") == .assert(.comparison(.toast, .isDifferent, "")))
        #expect(try command("wait idle") == .wait(.idle, seconds: 5))
        #expect(try command("wait 20 top == AView") == .wait(.comparison(.top, .isEqual, "AView"), seconds: 20))
    }

    @Test(
        arguments: [
            "", "dance", "tree now", "keys", "keys downn", "press", "assert", "assert colour == red", "assert place is here",
            "wait 601 idle",
            "wait -1 idle", "graph --all", "type", "wait 5",
        ])
    func `what makes no sense is refused with a sentence`(_ line: String) {
        #expect(throws: ControlMistake.self) { try ControlCommand(line) }
    }

    @Test func `an answer is one line, and as many more as it says`() {
        #expect(ControlAnswer.done([]).text == "ok 0\n")
        #expect(ControlAnswer.done(["a", "b\u{1B}[31m\nc"]).text == "ok 2\na\nb␛[31m␊c\n")
        #expect(ControlAnswer.no("place is nothing").text == "no place is nothing\n")
        #expect([ControlAnswer.done([]), .no(""), .error("")].map(\.exitCode) == [0, 1, 2])
    }

    @Test func `lines are cut where they end, however they come`() {
        var lines = ControlLines()
        lines.append(Array("tr".utf8))
        #expect(lines.next() == nil)
        lines.append(Array("ee\nscreen\nke".utf8))
        #expect(lines.next() == .line("tree"))
        #expect(lines.next() == .line("screen"))
        #expect(lines.next() == nil)
        lines.end()
        #expect(lines.next() == .line("ke"))
    }

    @Test func `bytes that are no text and lines without end are no lines`() {
        for bytes in [[0xC3, 0x28, 0x0A], [0x61, 0x00, 0x0A], [0xED, 0xA0, 0x80, 0x0A]] as [[UInt8]] {
            var lines = ControlLines()
            lines.append(bytes)
            #expect(lines.next() == .notText)
        }
        var lines = ControlLines()
        lines.append([UInt8](repeating: 0x61, count: ControlLines.longest))
        #expect(lines.next() == nil)
        lines.append([0x61])
        #expect(lines.next() == .tooLong)
    }
}
