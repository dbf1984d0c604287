import Testing

@testable import Terminal

struct GlyphTests {
    @Test(arguments: ["a", "é", "한", "👑", "e\u{301}", "👨‍👩‍👧", "\u{10FFFF}"] as [Character])
    func `a glyph gives back its cluster, as a character and as bytes`(character: Character) {
        let glyph = Glyph(character)
        #expect(glyph.character == character)
        var bytes: [UInt8] = []
        glyph.appendUTF8(to: &bytes)
        #expect(bytes == Array(String(character).utf8))
    }

    @Test func `equal clusters are equal glyphs`() {
        #expect(Glyph("👨‍👩‍👧") == Glyph("👨‍👩‍👧"))
        #expect(Glyph("👨‍👩‍👧") != Glyph("👨‍👩‍👦"))
        #expect(MemoryLayout<Cell>.stride == 8)
    }
}
