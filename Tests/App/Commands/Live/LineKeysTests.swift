import LiveWalking
import Phrases
import Testing

@testable import gnd

/// The keys of a walk in a line, and what they say of a belt.
@MainActor
struct LineKeysTests {
    private var update: LiveUpdate {
        LiveUpdate(state: LiveState(), choice: WalkChoice(.stroll), plan: WalkChoice(.stroll).plan(for: WalkerProfile()))
    }

    @Test(
        arguments: [
            ("g", .command(.belt(.start))), ("+", .command(.belt(.faster))), ("-", .command(.belt(.slower))),
            ("x", .command(.belt(.stop))), ("\u{18}", .command(.belt(.stop))), ("l", .command(.lap)), ("q", .command(.end)),
            ("\u{3}", .command(.end)), (".", .unwell), ("m", .onScreen), ("?", .listKeys), ("y", nil), ("G", nil),
        ] as [(Character, LineKeys.Act?)])
    func `a key does its one thing`(_ key: Character, _ act: LineKeys.Act?) {
        var keys = LineKeys()
        #expect(keys.act(for: key, at: .zero, in: update) == act)
    }

    @Test func `a walk whose belt moves is ended by the second key, and by Ctrl-C at once`() {
        var keys = LineKeys()
        var update = update
        update.belt = BeltStatus(title: "Pad", speed: 1.2)
        #expect(keys.act(for: "q", at: .zero, in: update) == .beltMoves)
        #expect(keys.act(for: "q", at: .zero, in: update) == .command(.end))
        var others = LineKeys()
        #expect(others.act(for: "\u{3}", at: .zero, in: update) == .command(.end))
        update.belt?.speed = 0
        #expect(others.act(for: "q", at: .zero, in: update) == .command(.end))
    }

    @Test func `a key that switches something goes by what is on now`() {
        var keys = LineKeys()
        var update = update
        #expect(
            [" ", "b", "v"].map { keys.act(for: $0, at: .zero, in: update) }
                == [.command(.pause), .turn(.beat, isOn: true), .turn(.voice, isOn: true)])
        (update.state.isPausedByKey, update.isBeatOn, update.isVoiceOn) = (true, true, true)
        #expect(
            [" ", "b", "v"].map { keys.act(for: $0, at: .zero, in: update) }
                == [.command(.resume), .turn(.beat, isOn: false), .turn(.voice, isOn: false)])
    }

    @Test(arguments: [("6", 6), ("9", 9), ("10", 10), ("13", 13), ("20", 20)])
    func `an effort is typed behind its key, and needs no Enter`(_ digits: String, _ effort: Int) {
        var keys = LineKeys()
        #expect(keys.act(for: "e", at: .zero, in: update) == nil && keys.typedEffort?.isEmpty == true)
        let acts = digits.map { keys.act(for: $0, at: .zero, in: update) }
        #expect(acts.last == .command(.effort(effort)) && keys.typedEffort == nil)
    }

    @Test(arguments: ["\r", "5", "x", "1x", "25"])
    func `what is no effort ends the typing, and the stop of the belt stops it`(_ typed: String) {
        var keys = LineKeys()
        _ = keys.act(for: "e", at: .zero, in: update)
        let acts = typed.map { keys.act(for: $0, at: .zero, in: update) }
        #expect(keys.typedEffort == nil && acts.last == (typed.hasSuffix("x") ? .command(.belt(.stop)) : Optional<LineKeys.Act>.none))
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

    @Test func `a belt that no key controls is told as well, once its link breaks while it moves`() {
        var remarks = BeltRemarks(phrases: Phrases(.en), hasKeys: false)
        #expect(remarks.remark(on: nil, [.sensors(.noBluetooth)]) == nil)
        #expect(remarks.remark(on: nil, [.belt(.linkLost)])?.contains("it goes on by itself: stop it on the belt") == true)
        #expect(remarks.remark(on: nil, [.belt(.linkLost)]) == nil)
        #expect(remarks.remark(on: BeltStatus(title: "Pad", speed: 0)) == nil, "nobody can press the keys")
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
