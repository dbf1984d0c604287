import Testing

@testable import Terminal

/// The first and last cells of what is drawn, compared and moved.
struct CanvasEdgeTests {
    private func canvas(_ rows: String..., width: Int) -> Canvas {
        var canvas = Canvas(size: Size(width: width, height: rows.count))
        let all = Rect(origin: .zero, size: canvas.size)
        for (y, row) in rows.enumerated() { canvas.write(row, at: Point(x: 0, y: y), style: .plain, clip: all) }
        return canvas
    }

    @Test func `a run begins and ends between clusters, also where only one half of one differs`() {
        let old = canvas("한글 a", width: 6)
        for half in 0..<4 {
            var new = old
            new.restyle(Rect(x: half, y: 0, width: 1, height: 1), clip: Rect(x: 0, y: 0, width: 6, height: 1)) { _ in Style(.danger) }
            let cluster = half / 2 * 2
            #expect(new.runs(differingFrom: old, gap: 0).map(\.columns) == [cluster..<cluster + 2])
        }
    }

    @Test func `cells as far apart as the gap are one run, and two beyond it`() {
        let old = canvas("", width: 9)
        #expect(canvas("a  b", width: 9).runs(differingFrom: old, gap: 2).map(\.columns) == [0..<4])
        #expect(canvas("a   b", width: 9).runs(differingFrom: old, gap: 2).map(\.columns) == [0..<1, 4..<5])
        #expect(canvas("ab", width: 9).runs(differingFrom: old, gap: 0).map(\.columns) == [0..<2])
        #expect(canvas("a b", width: 9).runs(differingFrom: old, gap: 0).map(\.columns) == [0..<1, 2..<3])
    }

    @Test func `a canvas of another size has a run in each row, and none without columns`() {
        let old = Canvas(size: Size(width: 4, height: 4))
        #expect(Canvas(size: Size(width: 1, height: 2)).runs(differingFrom: old).map(\.columns) == [0..<1, 0..<1])
        #expect(Canvas(size: Size(width: 0, height: 2)).runs(differingFrom: old).isEmpty)
    }

    @Test func `canvases of as many cells in another form are not equal`() {
        #expect(Canvas(size: Size(width: 2, height: 1)) != Canvas(size: Size(width: 1, height: 2)))
        #expect(Size.zero == Size(width: 0, height: 0) && Size.zero.isEmpty)
    }

    @Test func `beside a row there is nothing, not the row below`() {
        let canvas = canvas("ab", "cd", width: 2)
        #expect(canvas[2, 0] == .blank && canvas[-1, 1] == .blank && canvas[0, 2] == .blank && canvas[1, -1] == .blank)
        #expect(canvas[1, 0].glyph == Glyph("b") && canvas[0, 1].glyph == Glyph("c"))
    }

    @Test func `the end of a line above or below the canvas is told, and nothing is written`() {
        var canvas = canvas("", width: 6)
        let all = Rect(origin: .zero, size: canvas.size)
        #expect(canvas.write("산a", at: Point(x: 1, y: -1), style: .plain, clip: all) == 4)
        #expect(canvas.write("산a", at: Point(x: 1, y: 1), style: .plain, clip: all) == 4)
        #expect(canvas.text(row: 0).isEmpty)
    }

    @Test(arguments: [(0, "", 0), (1, "…", 1), (2, "w…", 2), (3, "wa…", 3), (4, "walk", 4)])
    func `a line is cut to its columns, of which the ellipsis takes one`(_ columns: Int, _ text: String, _ end: Int) {
        var canvas = canvas("", width: 6)
        let written = canvas.write("walk", at: .zero, columns: columns, style: .plain, clip: Rect(origin: .zero, size: canvas.size))
        #expect(canvas.text(row: 0) == text && written == end)
    }

    @Test func `the new style of a cell is made of its own`() {
        var canvas = Canvas(size: Size(width: 3, height: 3))
        let all = Rect(origin: .zero, size: canvas.size)
        let roles: [Role] = [.title, .accent, .danger]
        for (y, role) in roles.enumerated() { canvas.write("abc", at: Point(x: 0, y: y), style: Style(role), clip: all) }
        canvas.restyle(all, clip: all) { Style($0.role, .bold) }
        for (y, role) in roles.enumerated() { #expect((0..<3).allSatisfy { canvas[$0, y].style == Style(role, .bold) }) }
    }

    @Test func `a part is widened by the clusters of its own rows alone, up to the edges`() {
        let canvas = canvas("한글", "abcd", "a한b", width: 4)
        #expect(canvas.wholeClusters(around: Rect(x: 1, y: 1, width: 2, height: 1)) == Rect(x: 1, y: 1, width: 2, height: 1))
        #expect(canvas.wholeClusters(around: Rect(x: 2, y: 2, width: 1, height: 1)) == Rect(x: 1, y: 2, width: 2, height: 1))
        #expect(canvas.wholeClusters(around: Rect(x: 1, y: 0, width: 2, height: 1)) == Rect(x: 0, y: 0, width: 4, height: 1))
        #expect(canvas.wholeClusters(around: Rect(x: 3, y: 2, width: 1, height: 1)) == Rect(x: 3, y: 2, width: 1, height: 1))
    }

    @Test func `the blank that is left of a cluster keeps its style`() {
        for (x, kept) in [(0, 1), (1, 0)] {
            var canvas = Canvas(size: Size(width: 4, height: 1))
            let all = Rect(origin: .zero, size: canvas.size)
            canvas.fill(all, style: Style(.title), clip: all)
            canvas.write("한", at: .zero, style: Style(.danger), clip: all)
            canvas.write("x", at: Point(x: x, y: 0), style: Style(.accent), clip: all)
            #expect(canvas[kept, 0] == Cell(glyph: .space, style: Style(.danger), width: 1))
        }
    }

    @Test func `a canvas of one column scrolls, and two rows of a part move by one`() {
        var column = canvas("a", "b", "c", width: 1)
        column.scroll(0..<3, by: 1)
        #expect((0..<3).map { column.text(row: $0) } == ["b", "c", ""])
        var part = canvas("a", "b", "c", width: 1)
        part.move(Rect(x: 0, y: 1, width: 1, height: 2), by: 1)
        #expect((0..<3).map { part.text(row: $0) } == ["a", "c", "c"])
        #expect(part.hint == RowMove(rows: 1..<2, distance: 1))
    }

    // MARK: Pictures

    private func pictured(_ rect: Rect) -> Canvas {
        var canvas = canvas("abcdef", "ghijkl", "mnopqr", "stuvwx", "yzABCD", "EFGHIJ", width: 6)
        var picture = Picture(size: rect.size)
        picture.add(.box(x: 0, y: 0, width: 1, height: 1, .chart))
        canvas.show(picture, in: rect, isWhole: true)
        return canvas
    }

    @Test(arguments: [1, 2]) func `a picture is not seen where something stands over its first row or its last`(_ row: Int) {
        var canvas = pictured(Rect(x: 1, y: 1, width: 2, height: 2))
        #expect(canvas.seenPictures.count == 1)
        canvas.write("#", at: Point(x: 2, y: row), style: .plain, clip: Rect(origin: .zero, size: canvas.size))
        #expect(canvas.seenPictures.isEmpty)
    }

    @Test func `a picture goes along with rows that it lies in, and stays beside others`() {
        var inside = pictured(Rect(x: 1, y: 2, width: 2, height: 2))
        inside.move(Rect(x: 0, y: 1, width: 6, height: 4), by: 1)
        #expect(inside.seenPictures.map(\.rect) == [Rect(x: 1, y: 1, width: 2, height: 2)])
        var beside = pictured(Rect(x: 1, y: 4, width: 2, height: 2))
        beside.move(Rect(x: 0, y: 0, width: 6, height: 4), by: 1)
        #expect(beside.seenPictures.map(\.rect) == [Rect(x: 1, y: 4, width: 2, height: 2)])
    }

    @Test func `a picture that only half moves, or moves out of its part, is gone`() {
        var across = pictured(Rect(x: 1, y: 3, width: 2, height: 2))
        across.move(Rect(x: 0, y: 0, width: 6, height: 4), by: 1)
        #expect(across.pictures.isEmpty)
        var out = pictured(Rect(x: 1, y: 1, width: 2, height: 2))
        out.move(Rect(x: 0, y: 1, width: 6, height: 4), by: 1)
        #expect(out.pictures.isEmpty)
    }
}
