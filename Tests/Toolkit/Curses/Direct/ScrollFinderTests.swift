import ScreenTesting
import Terminal
import Testing

@testable import Curses

/// Rows that only moved, found again.
@MainActor
struct ScrollFinderTests {
    private static let size = Size(width: 12, height: 10)

    private func canvas(_ lines: [String]) -> Canvas {
        var canvas = Canvas(size: Self.size)
        let clip = Rect(origin: .zero, size: Self.size)
        for (y, line) in lines.enumerated() {
            for (x, scalar) in line.unicodeScalars.enumerated() {
                canvas.fill(Rect(x: x, y: y, width: 1, height: 1), with: Glyph(scalar: scalar), clip: clip)
            }
        }
        return canvas
    }

    private func found(_ before: [String], _ after: [String]) -> RowMove? {
        let (old, new) = (canvas(before), canvas(after))
        let rows = (0..<Self.size.height).filter { before[$0] != after[$0] }
        var finder = ScrollFinder()
        return finder.find(rows, from: old, to: new)
    }

    private let lines = (0..<10).map { "line \($0)" }

    @Test(arguments: [1, 2, 3]) func `a list that went up or down is found with its distance`(_ distance: Int) {
        let new = (0..<distance).map { "new \($0)" }
        #expect(found(lines, Array(lines.dropFirst(distance)) + new) == RowMove(rows: 0..<10 - distance, distance: distance))
        #expect(found(lines, new + lines.dropLast(distance)) == RowMove(rows: distance..<10, distance: -distance))
    }

    @Test func `of a screen in which only the middle went, only that is moved`() {
        let after = Array(lines[0..<2]) + Array(lines[3..<8]) + ["new"] + Array(lines[8...])
        #expect(found(lines, after) == RowMove(rows: 2..<7, distance: 1))
    }

    @Test func `a picture that is wholly another one has not moved`() {
        #expect(found(lines, (0..<10).map { "other \($0)" }) == nil)
    }

    @Test func `a move that saves no more than it makes blank is not worth it`() {
        let after = lines[6...] + (0..<6).map { "new \($0)" }
        #expect(found(lines, Array(after)) == nil)
    }

    @Test func `a few changed rows are not searched, and nothing is found where nothing changed`() {
        var after = lines
        (after[3], after[4]) = (after[4], after[3])
        #expect(found(lines, after) == nil && found(lines, lines) == nil)
    }

    @Test(arguments: 0..<100) func `whatever is found is true row by row`(_ seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        func screen() -> [String] { (0..<10).map { _ in "row \(Int.random(in: 0...3, using: &random))" } }
        let (before, after) = (screen(), screen())
        guard let move = found(before, after) else { return }
        for row in move.rows { #expect(after[row] == before[row + move.distance]) }
        #expect(move.rows.count(where: { after[$0] != before[$0] }) > abs(move.distance))
    }

    // MARK: Small pictures

    /// A canvas with a row for each letter, which stands in the last of so many columns.
    private func rows(_ letters: String, width: Int) -> Canvas {
        var canvas = Canvas(size: Size(width: width, height: letters.unicodeScalars.count))
        let clip = Rect(origin: .zero, size: canvas.size)
        for (y, scalar) in letters.unicodeScalars.enumerated() {
            canvas.fill(Rect(x: width - 1, y: y, width: 1, height: 1), with: Glyph(scalar: scalar), clip: clip)
        }
        return canvas
    }

    private func moved(_ before: String, _ after: String, hint: Int? = nil, width: Int = 5) -> RowMove? {
        let old = rows(before, width: width)
        var new = rows(after, width: width)
        new.hint = hint.map { RowMove(rows: 0..<1, distance: $0) }
        var changed: [Int] = []
        new.findRows(differingFrom: old, into: &changed)
        var finder = ScrollFinder()
        return finder.find(changed, from: old, to: new)
    }

    @Test(arguments: 1...9) func `a move is found whatever the width is, also where rows differ in their last column alone`(_ width: Int) {
        #expect(moved("abcdefgh", "bcdefghi", width: width) == RowMove(rows: 0..<7, distance: 1))
        #expect(moved("abcdefgh", "zabcdefg", width: width) == RowMove(rows: 1..<8, distance: -1))
    }

    @Test func `five changed rows are searched, and three where somebody said that rows were moved`() {
        #expect(moved("abcde", "bcdef") == RowMove(rows: 0..<4, distance: 1))
        #expect(moved("abcd", "bcde") == nil)
        #expect(moved("abcd", "bcde", hint: 1) == RowMove(rows: 0..<3, distance: 1))
        #expect(moved("xabcy", "xbcdy", hint: 1) == RowMove(rows: 1..<3, distance: 1))
        #expect(moved("xaby", "xbcy", hint: 1) == nil)
        #expect(moved("abc", "bcd", hint: 1) == nil, "three rows are too few to be moved")
    }

    @Test(arguments: [3, -1, 0, 6, 99, -99]) func `a hint that is wrong is no harm`(_ hint: Int) {
        #expect(moved("abcdef", "bcdefg", hint: hint) == RowMove(rows: 0..<5, distance: 1))
    }

    @Test func `of two stretches that moved the longer is taken, and of two alike the upper`() {
        #expect(moved("abcdefghij", "bcdXfghijY") == RowMove(rows: 4..<9, distance: 1))
        #expect(moved("abcdefghij", "bcdeXghijY") == RowMove(rows: 0..<4, distance: 1))
        #expect(moved("abcdefghij", "bcdefXhijY") == RowMove(rows: 0..<5, distance: 1))
    }

    @Test func `rows that look as they did before save nothing`() {
        #expect(moved("aaaaaabc", "aaaaabcd", hint: 1) == RowMove(rows: 0..<7, distance: 1))
        #expect(moved("aaaaaaab", "aaaaaabc", hint: 1) == nil)
        #expect(moved("abcdefgh", "cdefghij", hint: 2) == RowMove(rows: 0..<6, distance: 2))
        #expect(moved("abcdefg", "efgwxyz", hint: 4) == nil, "three rows are saved and four made blank")
        #expect(moved("abcdefgh", "efghwxyz", hint: 4) == nil, "as many are saved as made blank")
    }

    @Test func `two rows that went by one are worth it, and one is not`() {
        #expect(moved("abcdefgh", "bcUVWXYh") == RowMove(rows: 0..<2, distance: 1))
        #expect(moved("abcdefgh", "bTUVWXYh") == nil)
    }

    @Test func `what was found in a frame is forgotten in the next`() {
        var finder = ScrollFinder()
        func find(_ before: String, _ after: String) -> RowMove? {
            let (old, new) = (rows(before, width: 5), rows(after, width: 5))
            var changed: [Int] = []
            new.findRows(differingFrom: old, into: &changed)
            return finder.find(changed, from: old, to: new)
        }
        #expect(find("abcdefghij", "bcdefghijk") == RowMove(rows: 0..<9, distance: 1))
        #expect(find("abcdefghij", "defghUVWXj") == RowMove(rows: 0..<5, distance: 3))
        #expect(find("abcdefghij", "XYZabcdefg") == RowMove(rows: 3..<10, distance: -3))
    }
}
