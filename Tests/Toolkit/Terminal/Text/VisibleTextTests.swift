import Terminal
import Testing

struct VisibleTextTests {
    @Test(
        arguments: [
            ("\u{1B}[2J", "␛[2J"), ("a\nb\r\tc", "a␊b␍␉c"), ("\u{0}\u{7F}", "␀␡"), ("\u{9B}31m\u{9D}0;x\u{7}", #"\u{9b}31m\u{9d}0;x␇"#),
            ("\u{202E}txt.exe", #"\u{202e}txt.exe"#), ("\u{2066}a\u{2069}", #"\u{2066}a\u{2069}"#), ("a\u{2028}b", #"a\u{2028}b"#),
            ("\u{200B}\u{FEFF}\u{AD}\u{3164}", #"\u{200b}\u{feff}\u{ad}\u{3164}"#), ("pay\u{200D}pal", #"pay\u{200d}pal"#),
            ("👍\u{200D}\u{200D}", "👍\u{200D}\\u{200d}"), ("a\u{34F}b", #"a\u{34f}b"#), ("a\u{E0041}", #"a\u{e0041}"#),
            ("\u{FFFE}", #"\u{fffe}"#), ("\r\n", "␍␊"),
            ("a\u{1BCA0}\u{1D17A}", #"a\u{1bca0}\u{1d17a}"#), ("\u{10FEBB}a\u{10FE80}", #"\xbba\x80"#),
        ])
    func `what a text hides is shown`(text: String, shown: String) {
        #expect(VisibleText.of(text) == shown)
        #expect(VisibleText.of(shown) == shown)
    }

    @Test(
        arguments: [
            "", "gnd", "한강 산책", "é e\u{301}", "👨‍👩‍👧", "❤\u{FE0F} ❤\u{FE0E}", "🏴󠁧󠁢󠁳󠁣󠁴󠁿 flag", "می\u{200C}خواهم", "क्\u{200D}ष", "ตำ \u{1112}\u{1161}",
            "\\u{9b}",
        ])
    func `what can be seen stays as it is`(text: String) {
        #expect(VisibleText.of(text) == text)
    }

    @Test func `a tag is part of a flag only behind it`() {
        #expect(VisibleText.of("🏴\u{E0067}\u{E007F}x\u{E0067}") == "🏴\u{E0067}\u{E007F}x\\u{e0067}")
    }
}
