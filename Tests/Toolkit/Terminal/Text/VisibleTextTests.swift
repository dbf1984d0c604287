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

    @Test(
        arguments: [
            (0x7E, false), (0x7F, true), (0x9F, true), (0xA0, false), (0xAC, false), (0xAD, true), (0xAE, false), (0x61B, false),
            (0x61C, true), (0x61D, false), (0x200A, false), (0x200B, true), (0x200E, true), (0x200F, true), (0x2010, false),
            (0x2027, false), (0x2028, true), (0x202E, true), (0x202F, false), (0x205F, false), (0x2060, true), (0x206F, true),
            (0x2070, false), (0x3163, false), (0x3164, true), (0x3165, false), (0xFDCF, false), (0xFDD0, true), (0xFDEF, true),
            (0xFDF0, false), (0xFEFE, false), (0xFEFF, true), (0xFF9F, false), (0xFFA0, true), (0xFFA1, false), (0xFFEF, false),
            (0xFFF0, true), (0xFFFB, true), (0xFFFC, false), (0xFFFE, true), (0xFFFF, true), (0x1BC9F, false), (0x1BCA0, true),
            (0x1BCA3, true), (0x1BCA4, false), (0x1D172, false), (0x1D173, true), (0x1D17A, true), (0x1D17B, false), (0x1FFFD, false),
            (0x1FFFE, true), (0xDFFFD, false), (0xE0000, true), (0xE00FF, true), (0xE0100, false), (0xE01EF, false), (0xE01F0, true),
            (0xE0FFF, true), (0xE1000, false), (0x10FE7F, false), (0x10FE80, true), (0x10FEFF, true), (0x10FF00, false), (0x10FFFF, true),
        ] as [(UInt32, Bool)])
    func `what hides ends where letters and marks begin`(_ value: UInt32, _ isHidden: Bool) throws {
        let text = "x" + String(Character(try #require(Unicode.Scalar(value))))
        #expect((VisibleText.of(text) != text) == isHidden)
    }

    @Test(arguments: [
        ("\u{1F}", "␟"), (" ", " "), ("~", "~"), ("\u{7F}", "␡"), ("\u{80}", "\\u{80}"), ("\u{9F}", "\\u{9f}"), ("\u{A0}", "\u{A0}"),
        ("\u{10FE80}", "\\x80"), ("\u{10FEFF}", "\\xff"), ("\u{10FF00}", "\u{10FF00}"), ("\u{180F}", "\u{180F}"), ("\u{200C}", "\\u{200c}"),
        ("\u{180E}", "\\u{180e}"), ("\u{E0020}", "\\u{e0020}"), ("🏴\u{E0020}\u{E007F}", "🏴\u{E0020}\u{E007F}"),
        ("🏴\u{E001F}", "🏴\\u{e001f}"), ("🏴\u{E0080}", "🏴\\u{e0080}"), ("\u{E007F}a", "\\u{e007f}a"),
    ])
    func `what is hidden begins and ends at its own scalars`(_ text: String, _ shown: String) {
        #expect(VisibleText.of(text) == shown)
    }

    @Test func `in JSON a hidden sign is four digits, of one beyond the first plane twice`() {
        #expect(VisibleText.json("\u{1}\u{1F}\u{202E}") == "\\u0001\\u001f\\u202e")
        #expect(VisibleText.json("\u{10FE80}") == "\\udbff\\ude80")
    }
}
