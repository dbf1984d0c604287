import Terminal
import Testing

@testable import Screens

@MainActor
struct ScreenTextTests {
    /// The names and the words of a table, its parts included.
    private func words(_ table: Any) -> [(name: String, text: String)] {
        Mirror(reflecting: table).children.flatMap { child -> [(String, String)] in
            if let text = child.value as? String { return [(child.label ?? "", text)] }
            return words(child.value).map { ("\(child.label ?? "").\($0.name)", $0.text) }
        }
    }

    @Test func `every word is there, in both languages`() {
        for table in [ScreenText.en, .ko] {
            let words = words(table)
            #expect(words.count > 45)
            for (name, text) in words { #expect(!text.isEmpty && text == String(text[...].trimmed), "\(name)") }
        }
    }

    @Test func `Korean is Korean and English is English`() {
        func isHangul(_ text: String) -> Bool { text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }
        for (name, text) in words(ScreenText.en) { #expect(!isHangul(text), "\(name): \(text)") }
        for (name, text) in words(ScreenText.ko) { #expect(isHangul(text), "\(name): \(text)") }
    }

    @Test func `no two keys of a control are called the same`() {
        for names in [ScreenText.KeyNames.en, .ko] {
            let texts = words(names).map(\.text)
            #expect(Set(texts).count == texts.count)
        }
    }

    @Test func `words for the hint line are short`() {
        for text in [ScreenText.en, .ko] {
            for word in [text.back, text.help, text.quit, text.close, text.search, text.open, text.select, text.next, text.mark, text.sort]
            {
                #expect(TextWidth.of(word) <= 10, "\(word)")
            }
        }
    }

    @Test func `a program may have words of its own`() {
        var text = ScreenText.ko
        text.quit = "나가기"
        let stage = Stage(Label("a"), size: Size(width: 40, height: 8), text: text)
        #expect(stage.hints == " ? 도움말   q 나가기")
    }
}
