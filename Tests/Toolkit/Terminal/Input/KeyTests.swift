import Testing

@testable import Terminal

struct KeyTests {
    @Test func `keys are values, and a character is one`() {
        #expect(
            ("n" as Key) == .character("n") && Key.control("c") == Key(.character("c"), .control)
                && Key.alt("x") == Key(.character("x"), .alt))
        #expect(Key.shiftTab == Key(.tab, .shift) && Key.tab != .shiftTab && Key.function(1) == Key(.function(1)))
        let all: [Key] = [
            .enter, .tab, .shiftTab, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, "a", "A",
            .control("a"), .alt("a"),
            .function(1), .function(2),
        ]
        #expect(Set(all).count == all.count)
    }

    @Test(
        arguments: [
            ("n", "n"), ("G", "G"), ("ctrl-n", .control("n")), ("CTRL-n", .control("n")), ("ctrl-N", .control("n")), ("alt-x", .alt("x")),
            ("shift-tab", .shiftTab),
            ("space", " "), ("comma", ","), ("hash", "#"), ("equals", "="), ("f1", .function(1)), ("F24", .function(24)), ("f", "f"),
            ("-", "-"), ("ctrl--", .control("-")),
            ("ctrl-alt-shift-up", Key(.up, [.control, .alt, .shift])), ("pgup", .pageUp), ("Esc", .escape), ("한", "한"),
            ("ctrl-space", .control(" ")),
        ] as [(String, Key)])
    func `a key is read as key files write it`(_ name: String, _ key: Key) {
        #expect(Key(fileName: name) == key)
    }

    @Test(arguments: ["", " ", "f0", "f25", "fx", "hyper-e", "ctrl-", "alt-ctrl-x", "ab", "\t", "enter enter", "shift"])
    func `what is no key is not read as one`(_ name: String) {
        #expect(Key(fileName: name) == nil)
    }

    @Test(arguments: 0..<60)
    func `a key is written so that it can be read again`(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let codes: [Key.Code] =
            [.enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .function(7)]
            + "ab,#= -1é한".map { .character($0) }
        let key = Key(codes[Int.random(in: 0..<codes.count, using: &random)], Key.Modifiers(rawValue: .random(in: 0...7, using: &random)))
        #expect(Key(fileName: key.fileName) == key, "\(key.fileName)")
    }
}
