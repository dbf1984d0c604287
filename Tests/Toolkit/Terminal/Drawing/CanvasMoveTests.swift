import Testing

@testable import Terminal

struct CanvasMoveTests {
    /// Rows of one letter each, twice side by side.
    private func canvas(_ letters: String) -> Canvas {
        var canvas = Canvas(size: Size(width: 4, height: letters.count))
        for (y, letter) in letters.enumerated() {
            canvas.write(
                String(repeating: letter, count: 4), at: Point(x: 0, y: y), style: .plain, clip: Rect(origin: .zero, size: canvas.size))
        }
        return canvas
    }

    private func column(_ x: Int, of canvas: Canvas) -> String {
        (0..<canvas.size.height).map { y in canvas[x, y].glyph.scalar.map { String($0) } ?? "?" }.joined()
    }

    @Test(arguments: [(1, "acdeef"), (2, "adedef"), (-1, "abbcdf"), (-2, "abcbcf")])
    func `rows of a part move either way, and those that come in keep what stood there`(distance: Int, expected: String) {
        var canvas = canvas("abcdef")
        canvas.move(Rect(x: 1, y: 1, width: 2, height: 4), by: distance)
        for x in [1, 2] { #expect(column(x, of: canvas) == expected) }
        for x in [0, 3] { #expect(column(x, of: canvas) == "abcdef") }
        let first = distance > 0 ? 1 : 1 - distance
        #expect(canvas.hint == RowMove(rows: first..<first + 4 - abs(distance), distance: distance))
    }

    @Test func `a part beyond the canvas stays where it is, and so does one that would move wholly away`() {
        for part in [Rect(x: 1, y: 1, width: 2, height: 6), Rect(x: 3, y: 0, width: 2, height: 3), Rect(x: 0, y: 0, width: 4, height: 1)] {
            var canvas = canvas("abcdef")
            canvas.move(part, by: 1)
            #expect(column(1, of: canvas) == "abcdef")
            #expect(canvas.hint == nil)
        }
    }

    @Test(arguments: [(1, "acd ef"), (-1, "a bcef")])
    func `rows scroll as a terminal scrolls them, and leave blanks`(distance: Int, expected: String) {
        var canvas = canvas("abcdef")
        canvas.scroll(1..<4, by: distance)
        #expect(column(2, of: canvas) == expected)
    }

    @Test func `a region beyond the canvas does not scroll`() {
        for region in [4..<8, -1..<3] {
            var canvas = canvas("abcdef")
            canvas.scroll(region, by: 1)
            #expect(column(0, of: canvas) == "abcdef")
        }
    }
}
