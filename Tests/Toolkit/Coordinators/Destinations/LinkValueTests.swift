import Testing

@testable import Coordinators

/// The form of values in a link, and the texts that mean one.
struct LinkValueTests {
    private enum Shelf: String, CaseIterable, LinkValue {
        case fruit, bread
        static let linkExample = Shelf.fruit
        static var linkTexts: [String] { allCases.map(\.rawValue) }
        init?(linkText: String) { self.init(rawValue: linkText) }
        var linkText: String { rawValue }
    }

    @Test(arguments: ["0", "-1", "", "1.0", "one", "9223372036854775808", " 1"])
    func `what is counted from 1 refuses what is no such number`(_ text: String) {
        #expect(Int(linkText: text) == nil)
        #expect(Int64(linkText: text) == nil)
    }

    @Test(arguments: [1, 42, Int64.max]) func `a number is read as it was written`(_ number: Int64) {
        #expect(Int64(linkText: number.linkText) == number)
        #expect(Int(linkText: "\(number)") == Int(number))
    }

    @Test(arguments: ["a", "산책", "with a space", "a/b"]) func `a name is itself`(_ name: String) {
        #expect(String(linkText: name) == name && name.linkText == name)
    }

    @Test func `an empty name is none`() {
        #expect(String(linkText: "") == nil)
    }

    @Test(arguments: [("3", [3]), ("4~1~4", [4, 1, 4])]) func `several values keep their order, and the same one may come twice`(
        _ text: String, _ numbers: [Int]
    ) {
        #expect([Int](linkText: text) == numbers)
        #expect(numbers.linkText == text)
    }

    @Test(arguments: ["", "~", "1~", "~1", "1~~2", "1~x", "1,2"]) func `several values are none where one of them makes no sense`(
        _ text: String
    ) {
        #expect([Int](linkText: text) == nil)
    }

    @Test func `an example is a value that its own text means`() {
        #expect(Int(linkText: Int.linkExample.linkText) == .linkExample)
        #expect(Int64(linkText: Int64.linkExample.linkText) == .linkExample)
        #expect(String(linkText: String.linkExample.linkText) == .linkExample)
        #expect([Int](linkText: [Int].linkExample.linkText) == .linkExample)
    }

    @Test func `a place for values that can be listed names them, and one for all others takes what makes sense`() {
        #expect(Shelf.place.words == ["fruit", "bread"])
        #expect(Shelf.place.fits("bread") && !Shelf.place.fits("shoes"))
        #expect(Int.place.words.isEmpty)
        #expect(Int.place.fits("7") && !Int.place.fits("seven"))
    }
}
