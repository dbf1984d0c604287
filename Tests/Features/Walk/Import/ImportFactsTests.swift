import Common
import Phrases
import Screens
import Testing
import Walking

@testable import Walk

struct ImportFactsTests {
    private let facts = ImportFacts(WalkFormatter(WalkWorld().dependencies))

    /// A line as it reads: the name, then the cells.
    private func lines(_ facts: [FactList.Fact]) -> [String] {
        facts.map { ([$0.name] + $0.cells.map(\.text)).joined(separator: "|") }
    }

    private func leftOut(_ skipped: [SkipReason: Int], _ names: [LeftOut] = [], _ places: [LeftOutPlace] = []) -> [String] {
        lines(facts.leftOut(skipped, named: names, places: places))
    }

    @Test func `nothing that was left out is not spoken of`() {
        #expect(leftOut([:]).isEmpty && leftOut([.future: 0]).isEmpty && leftOut([.future: -3]).isEmpty)
    }

    @Test func `the reasons stand below their sum and add up to it, the most frequent first`() {
        let found = leftOut([.future: 2, .absurd: 1000])
        #expect(found.count == 3)
        #expect(found[0].hasSuffix("|1,002") && found[1].hasPrefix("|1,000|") && found[2].hasPrefix("|2|"))
    }

    @Test func `names stand below their reason, the nameless ones last and as a number`() {
        let names = [
            LeftOut(kind: .sport, name: "Geocaching", count: 3), LeftOut(kind: .sport, name: "", count: 2),
            LeftOut(kind: .sport, name: "Bouldering", count: 3), LeftOut(kind: .sport, name: "Sauna", count: 4),
        ]
        let found = leftOut([.unknownSport: 12], names).dropFirst(2)
        #expect(found.prefix(3) == ["||    4 × “Sauna”", "||    3 × “Bouldering”", "||    3 × “Geocaching”"])
        #expect(found.count == 4 && found.last?.contains("2") == true)
    }

    @Test func `of names alone nothing is said where all of them are nameless`() {
        #expect(leftOut([.unknownSport: 2], [LeftOut(kind: .sport, name: "", count: 2)]).count == 2)
    }

    @Test func `places stand below their own reason`() {
        let places = [LeftOutPlace(.badDate, in: "a.csv", entry: 7), LeftOutPlace(.future, in: "b.csv", entry: 1)]
        let found = leftOut([.badDate: 5, .future: 1], [], places)
        let (first, second) = (found.firstIndex { $0.contains("a.csv") }, found.firstIndex { $0.contains("b.csv") })
        #expect(first == 2 && second == 4 && found.count == 5)
    }
}
