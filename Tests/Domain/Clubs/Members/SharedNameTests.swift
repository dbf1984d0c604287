import Testing

@testable import Clubs

struct SharedNameTests {
    @Test(arguments: ["A", "한강", "Ann-Marie O’Neil", "👩‍👩‍👧‍👦", "❤️", "नमस्ते", "ก็", "Ünï", "a b", String(repeating: "걷", count: 24)])
    func `a name that can be read is taken`(_ text: String) {
        #expect(SharedName(text)?.text == text)
    }

    @Test(arguments: [
        "", " ", "\u{3000}", String(repeating: "A", count: 25), "a\u{202E}b", "x\u{200B}y", "\u{0301}a",
        "Z" + String(repeating: "\u{0301}", count: 9),
        "\u{1B}[31mred", "a\u{2028}b", "a\nb", "\u{E0041}", "\u{FEFF}a", "\u{115F}", "\u{3164}", "a\u{0}b", "\u{E000}", "\u{061C}a",
        String(repeating: "👩‍👩‍👧‍👦", count: 24), String(repeating: "\u{0301}", count: 1_000_000),
    ])
    func `a name that hides or breaks something is refused`(_ text: String) {
        #expect(SharedName(text) == nil)
    }

    @Test func `space at both ends does not count`() {
        #expect(SharedName("  Anna\u{3000}")?.text == "Anna")
    }

    @Test func `names that look alike have one key`() {
        #expect(SharedName("Ｗalker 1")?.key == SharedName("walker 1")?.key)
    }

    @Test(arguments: [
        ("Dora", "D\u{43E}ra"), ("DORA", "DOR\u{410}"), ("Bob", "\u{412}ob"), ("Nora", "\u{39D}\u{3BF}ra"), ("Dave", "Da\u{3BD}e"),
        ("Zoë", "Zo\u{451}"), ("Á", "\u{386}"), ("Carl", "\u{3F9}arl"), ("cop", "\u{441}\u{43E}\u{440}"), ("Ｗalker 1", "walker 1"),
        ("Вася", "вася"), ("Νίκος", "νίκος"),
    ]) func `names that cannot be told apart are alike`(_ one: String, _ other: String) throws {
        let (one, other) = (try #require(SharedName(one)), try #require(SharedName(other)))
        #expect(one.isLike(other) && other.isLike(one))
    }

    @Test(arguments: [("Dora", "Dara"), ("Bob", "\u{432}ob"), ("Вася", "Baca"), ("한강", "안강"), ("Anna", "Anna 2"), ("Нина", "Hnha")])
    func `names that can be told apart are not alike`(_ one: String, _ other: String) throws {
        #expect(!(try #require(SharedName(one)).isLike(try #require(SharedName(other)))))
    }

    @Test func `who calls themselves what looks like another's name bears a mark, and the other keeps it`() throws {
        let (dora, other) = (MemberID(rawValue: 2), MemberID(rawValue: 1))
        let (latin, cyrillic) = (try #require(SharedName("Dora")), try #require(SharedName("D\u{43E}ra")))
        let names = DistinctNames(known: [dora: latin])([(other, cyrillic), (dora, latin)])
        #expect(names[dora] == latin && names[other]?.text == "D\u{43E}ra ·\(other.text.prefix(4))", "\(names)")
        #expect(names[other]?.isMeant(by: latin) == false)
    }

    @Test func `only letters of Cyrillic and Greek are taken for Latin ones`() {
        #expect(LatinLook.letters.count == 62)
        for (letter, look) in LatinLook.letters {
            #expect((0x370...0x52F).contains(letter.value) && look.isASCII && look.properties.isAlphabetic, "\(letter)")
            #expect(letter.properties.isUppercase == look.properties.isUppercase, "\(letter)")
        }
    }
}
