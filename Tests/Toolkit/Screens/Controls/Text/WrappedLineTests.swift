import ScreenTesting
import Terminal
import Testing

@testable import Screens

struct WrappedLineTests {
    private func rows(_ text: String, _ columns: Int) -> [String] {
        WrappedLine.wrap(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), to: columns)
            .map { String($0.characters) }
    }

    @Test(
        arguments: [
            ("", 5, [""]), ("one", 5, ["one"]), ("one two", 5, ["one ", "two"]), ("one two", 4, ["one ", "two"]),
            ("one\n\ntwo", 5, ["one", "", "two"]), ("unbreakable", 4, ["unbr", "eaka", "ble"]), ("산책을 했어요", 7, ["산책을 ", "했어요"]),
            ("산책을", 3, ["산", "책", "을"]), ("산책", 1, ["산", "책"]), ("a b c d", 4, ["a b ", "c d"]), ("", 0, [""]),
        ] as [(String, Int, [String])])
    func `a line breaks after a space where there is one`(_ text: String, _ columns: Int, _ expected: [String]) {
        #expect(rows(text, columns) == expected)
    }

    @Test(arguments: [("one two", 3, ["one ", "two"]), ("aa bb cc", 2, ["aa ", "bb ", "cc"]), ("산책을 했어요", 6, ["산책을 ", "했어요"])])
    func `the space behind a word that fills its row hangs over the edge`(_ text: String, _ columns: Int, _ expected: [String]) {
        #expect(rows(text, columns) == expected)
    }

    @Test(arguments: 0..<60)
    func `nothing is left out, and every row knows where it began`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        let pieces = ["a", "bc", " ", "  ", "한", "강을", "👨‍👩‍👧", "e\u{301}", "\n", "walking"]
        let text = (0..<Int.random(in: 0...30, using: &dice)).map { _ in pieces.randomElement(using: &dice) ?? "" }.joined()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let columns = Int.random(in: 1...12, using: &dice)
        let rows = WrappedLine.wrap(lines, to: columns)
        for (number, line) in lines.enumerated() {
            let mine = rows.filter { $0.line == number }
            #expect(mine.map { String($0.characters) }.joined() == line)
            #expect(mine.first?.start == 0)
            for (row, next) in zip(mine, mine.dropFirst()) { #expect(row.start + row.characters.count == next.start) }
        }
        for row in rows {
            // One space may hang over the edge, and a cluster that is wider than the row has one of its own.
            let shown = row.characters.last == " " ? row.characters.dropLast() : row.characters
            #expect(shown.count <= 1 || TextWidth.of(String(shown)) <= columns, "\(shown) in \(columns)")
        }
    }

    @Test(arguments: [(-1, 0), (0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (99, 3)])
    func `a column means the cluster that covers it`(_ column: Int, _ cluster: Int) {
        let row = WrappedLine(line: 0, start: 4, characters: Array("....한a강")[4...])
        #expect(row.cluster(at: column) == cluster)
    }
}
