import Screens
import Terminal
import Testing

@testable import Common

struct FactListTests {
    private func facts(wraps: Bool) -> FactList {
        let list = FactList(gap: 2, wraps: wraps)
        let note = [ListCell("  "), ListCell("of eleven thousand", style: Style(.secondary))]
        list.facts = [
            FactList.Fact(name: "average", cells: [ListCell("900")]), FactList.Fact(name: "best", cells: [ListCell("10,000")] + note),
        ]
        return list
    }

    @Test func `a list whose facts have one row each is as wide as its widest`() {
        let list = facts(wraps: false)
        #expect(list.sizeThatFits(Size(width: 80, height: 10)) == Size(width: 7 + 2 + 6 + 2 + 18, height: 2))
        #expect(list.sizeThatFits(Size(width: 20, height: 10)) == Size(width: 20, height: 2))
    }

    @Test func `what does not fit goes on in the next row where it may`() {
        #expect(facts(wraps: true).sizeThatFits(Size(width: 80, height: 10)).height == 2)
        #expect(facts(wraps: true).sizeThatFits(Size(width: 29, height: 10)).height == 3)
    }

    @Test func `a note that may not be lost goes on in the next row, under what it is of`() {
        let list = FactList(gap: 2, wraps: false)
        let note = [ListCell("  "), ListCell("may be chance", style: Style(.secondary))]
        var change = FactList.Fact(name: "change", cells: [ListCell("−1.3 cm")] + note)
        change.keepsNote = true
        list.facts = [change, FactList.Fact(name: "usual", cells: [ListCell("63.2 cm")] + note)]
        #expect(list.sizeThatFits(Size(width: 40, height: 10)) == Size(width: 6 + 2 + 7 + 2 + 13, height: 2))
        #expect(list.sizeThatFits(Size(width: 24, height: 10)) == Size(width: 24, height: 3))
    }

    @Test func `numbers stand under each other by what stands before a bracket, and say how wide they are`() {
        let list = FactList(gap: 2, wraps: false)
        var change = FactList.Fact(name: "change", cells: [ListCell("+0.30 km/h"), ListCell("  "), ListCell("real change")])
        change.keepsNote = true
        let table = FactList.Fact(
            name: "Jung 2018", cells: [ListCell("2.55 km/h"), ListCell(" (0.71 m/s)"), ListCell("  "), ListCell("70–79")])
        list.facts = [change, table]
        #expect(list.leastWidth == 9 + 2 + 1 + 20)
        #expect(list.sizeThatFits(Size(width: 32, height: 10)).height == 3)
        #expect(list.wholeHeight(in: 32) > 3)
    }
}
