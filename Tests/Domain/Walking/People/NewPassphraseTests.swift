import Testing

@testable import Walking

struct NewPassphraseTests {
    @Test(arguments: [8, 9, 256]) func `a passphrase is as long as one that can be kept safely`(_ length: Int) throws {
        let typed = String(repeating: "a", count: length)
        #expect(try NewPassphrase(typed, repeated: typed).passphrase.text == typed)
    }

    @Test(
        arguments: [
            ("", "", .tooShort(minimum: 8)), ("sevensy", "sevensy", .tooShort(minimum: 8)),
            (String(repeating: "a", count: 257), "", .tooLong(maximum: 256)), ("correct horse", "correct house", .differ),
            ("correct horse", "Correct horse", .differ), ("correct horse", "correct horse ", .differ),
            // The length is said first: whoever has to type another one need not be told that the second differs.
            ("short", "other", .tooShort(minimum: 8)),
        ] as [(String, String, NewPassphrase.Problem)])
    func `what is wrong is said, the length before what was typed again`(
        _ typed: String, _ repeated: String, _ problem: NewPassphrase.Problem
    ) {
        #expect(throws: problem) { try NewPassphrase(typed, repeated: repeated) }
    }

    @Test func `a character counts once, whatever it is made of`() throws {
        #expect(throws: NewPassphrase.Problem.tooShort(minimum: 8)) { try NewPassphrase("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", repeated: "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧") }
        #expect(try NewPassphrase("한강에서 천천히 걷기", repeated: "한강에서 천천히 걷기").passphrase.text == "한강에서 천천히 걷기")
    }
}
