import Foundation
import Testing
import Walking

/// Compares the normal forms of text with Foundation's.
struct NormalFormTests {
    private static let samples = [
        "", "Ann", "e\u{301}", "é", "산책왕", "ㅎㅏㄴ", "ﾊﾝｶｸ", "Ｆｕｌｌ　Ｗｉｄｔｈ", "①②", "ﬁﬃ", "㍿", "ﷺ", "x²", "½", "ǆ", "a\u{315}\u{300}\u{5AE}b",
        "㏂", "Å\u{323}",
        "👨‍👩‍👧‍👦", "\u{FB2C}", "\u{1D15E}", "𝕬𝖓𝖓", "…", "\u{1FFE}", "\u{0344}", "ﾞ", "ｶﾞ", "ẛ\u{323}",
    ]

    @Test(arguments: samples) func `composition, width and ligatures are as Foundation has them`(text: String) {
        #expect(bytes(text.nfc) == bytes(text.precomposedStringWithCanonicalMapping))
        #expect(bytes(text.nfd) == bytes(text.decomposedStringWithCanonicalMapping))
        // Foundation leaves apart what becomes letter and mark by the mapping, as half-width kana: a second step joins it.
        #expect(bytes(text.nfkc) == bytes(text.precomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping))
    }

    @Test func `every scalar of the basic plane is as Foundation has it`() {
        let scalars = (0...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
        var wrong: [String] = []
        for scalar in scalars {
            let text = String(Character(scalar))
            if bytes(text.nfkc) != bytes(text.precomposedStringWithCompatibilityMapping) {
                wrong.append("\(scalar.escaped(asASCII: true))")
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20))")
    }

    /// Strings are equal whatever their form is; bytes are not.
    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
