import ScreenTesting
import Terminal
import Testing

@testable import Screens

@MainActor
struct LineEditorPropertyTests {
    private static let keys: [Key] = [
        .left, .right, .home, .end, .backspace, .delete, Key(.left, .shift), Key(.right, .shift), Key(.home, .shift), Key(.end, .shift),
        Key(.left, .control),
        Key(.right, .alt), .control("w"), .control("u"), .control("k"), .control("y"), .control("t"), .control("d"), .control("h"),
        .alt("d"), .alt("a"), .alt("b"),
        .alt("f"), "a", " ", "한", "👑", "\u{301}", "-",
    ]

    private func key(_ dice: inout SplitMix) -> Key { Self.keys.randomElement(using: &dice) ?? .left }

    @Test(arguments: 0..<60)
    func `whatever is pressed, caret and selection lie in the text, and its length within the limit`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        let limit = seed % 3 == 0 ? 12 : nil
        var editor = LineEditor("one two")
        for _ in 0..<300 {
            let key = key(&dice)
            _ = editor.handle(key, limit: limit)
            #expect((0...editor.characters.count).contains(editor.caret), "after \(key)")
            if let selection = editor.selection {
                #expect(selection.lowerBound >= 0 && selection.upperBound <= editor.characters.count && !selection.isEmpty)
                #expect(selection.lowerBound == editor.caret || selection.upperBound == editor.caret)
            }
            #expect(Array(editor.text) == editor.characters, "what is shown is what is counted, after \(key)")
            if let limit { #expect(editor.characters.count <= limit) }
        }
    }

    @Test(arguments: 0..<40)
    func `what was taken away by a word or a line is put back as it was`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        var editor = LineEditor("one 산책 two-three 👑 four")
        editor.move(to: Int.random(in: 0...editor.characters.count, using: &dice))
        for key in [Key.control("w"), .control("k"), .control("u"), .alt("d")] {
            let before = editor.text
            var changed = editor
            _ = changed.handle(key)
            guard changed.text != before else { continue }
            _ = changed.handle(.control("y"))
            #expect(changed.text == before, "\(key)")
        }
    }

    @Test(arguments: 0..<40)
    func `a step and the step back stand where one stood`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        var editor = LineEditor("one 산책 two-three 👑 four")
        let place = Int.random(in: 1..<editor.characters.count, using: &dice)
        for pair in [[Key.left, .right], [.right, .left], [.control("b"), .control("f")], ["x", .backspace], ["한", .control("h")]] {
            editor.move(to: place)
            for key in pair { _ = editor.handle(key) }
            #expect(editor.caret == place && editor.text == "one 산책 two-three 👑 four", "\(pair)")
        }
    }

    @Test(arguments: 0..<40)
    func `moving changes no text, and word by word reaches either end`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        let text = "one 산책 two-three 👑 four"
        var editor = LineEditor(text)
        editor.move(to: Int.random(in: 0...editor.characters.count, using: &dice))
        for (key, end) in [(Key.alt("f"), editor.characters.count), (.alt("b"), 0)] {
            for _ in 0..<12 { _ = editor.handle(key) }
            #expect(editor.caret == end && editor.text == text)
        }
    }

    @Test func `text in the place of dots leaves the caret where it was`() {
        var editor = LineEditor("•••••")
        editor.move(to: 2)
        editor.exchange(for: "hush!")
        #expect(editor.text == "hush!" && editor.caret == 2)
        editor.exchange(for: "h")
        #expect(editor.text == "h" && editor.caret == 1)
    }
}
