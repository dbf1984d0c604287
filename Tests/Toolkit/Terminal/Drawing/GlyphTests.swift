import Testing

@testable import Terminal

struct GlyphTests {
    @Test(arguments: ["a", "é", "한", "👑", "e\u{301}", "👨‍👩‍👧", "\u{10FFFF}"] as [Character])
    func `a glyph gives back its cluster`(character: Character) {
        let glyph = Glyph(character)
        #expect(glyph.character == character)
        #expect((glyph.scalar == nil) == (character.unicodeScalars.count > 1))
    }

    @Test func `equal clusters are equal glyphs`() {
        #expect(Glyph("👨‍👩‍👧") == Glyph("👨‍👩‍👧"))
        #expect(Glyph("👨‍👩‍👧") != Glyph("👨‍👩‍👦"))
        #expect(MemoryLayout<Cell>.stride == 8)
    }
}
