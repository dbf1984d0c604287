import Terminal
import Testing

@testable import Screens

struct KeyNameTests {
    @Test(
        arguments: [
            ("a", "a"), ("A", "A"), ("한", "한"), (" ", "space"), (.enter, "↵"), (.tab, "tab"), (.shiftTab, "⇧tab"), (.escape, "esc"),
            (.backspace, "⌫"),
            (.delete, "del"), (Key(.insert), "ins"), (.up, "↑"), (.down, "↓"), (.left, "←"), (.right, "→"), (.home, "home"), (.end, "end"),
            (.pageUp, "pgup"), (.pageDown, "pgdn"), (.function(5), "F5"), (.control("l"), "^L"), (.control(" "), "^SPACE"),
            (.alt("x"), "alt-x"),
            (Key(.left, .shift), "⇧←"), (Key(.up, [.control, .alt, .shift]), "^alt-⇧↑"), (Key(.enter, .alt), "alt-↵"),
        ] as [(Key, String)])
    func `a key has one short name`(_ key: Key, _ name: String) {
        #expect(key.name == name)
        #expect(TextWidth.of(key.name) <= 7)
    }

    @Test(
        arguments: [
            ("a", true), ("한", true), (" ", true), (Key(.character("A"), .shift), true), (.control("a"), false), (.alt("a"), false),
            (.enter, false),
            (.tab, false), (.left, false), (.function(1), false), (Key(.character("a"), [.shift, .control]), false),
        ] as [(Key, Bool)])
    func `only a character without Control or Alt is typed`(_ key: Key, _ isPrintable: Bool) {
        #expect(key.isPrintable == isPrintable)
    }
}
