import Testing

@testable import Terminal

struct CanvasTests {
    private func canvas(_ width: Int, _ height: Int = 1) -> (Canvas, Rect) {
        let size = Size(width: width, height: height)
        return (Canvas(size: size), Rect(origin: .zero, size: size))
    }

    @Test func `text is cut at both edges of the clip, and the column after it is told`() {
        var (canvas, _) = canvas(10)
        let end = canvas.write("walking", at: Point(x: -2, y: 0), style: .plain, clip: Rect(x: 0, y: 0, width: 4, height: 1))
        #expect(canvas.text(row: 0) == "lkin")
        #expect(end == 5)
    }

    @Test func `a wide cluster that only half fits is left out`() {
        var (canvas, all) = canvas(3)
        canvas.write("漢字", at: .zero, style: .plain, clip: all)
        #expect(canvas.text(row: 0) == "漢")
        canvas.write("字", at: Point(x: -1, y: 0), style: .plain, clip: all)
        #expect(canvas.text(row: 0) == "漢")
    }

    @Test func `overwriting half of a wide cluster blanks the other half`() {
        var (canvas, all) = canvas(6)
        canvas.write("漢字", at: .zero, style: .plain, clip: all)
        canvas.write("x", at: Point(x: 1, y: 0), style: .plain, clip: all)
        #expect(canvas.text(row: 0) == " x字")
        canvas.write("y", at: Point(x: 2, y: 0), style: .plain, clip: all)
        #expect(canvas.text(row: 0) == " xy")
    }

    @Test func `filling mends the clusters at its edges`() {
        var (canvas, all) = canvas(6)
        canvas.write("漢字語", at: .zero, style: .plain, clip: all)
        canvas.fill(Rect(x: 1, y: 0, width: 4, height: 1), with: Glyph("."), clip: all)
        #expect(canvas.text(row: 0) == " ....")
        #expect(canvas[0, 0].width == 1)
        #expect(canvas[5, 0].width == 1)
    }

    @Test func `control characters are not drawn`() {
        var (canvas, all) = canvas(10)
        canvas.write("a\u{1B}[31mb\r\nc", at: .zero, style: .plain, clip: all)
        #expect(canvas.text(row: 0) == "a[31mbc")
    }

    @Test(arguments: 0..<30)
    func `after any writing every wide cluster has its other half, and only it`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let size = Size(width: Int.random(in: 0..<14, using: &random), height: Int.random(in: 0..<4, using: &random))
        var canvas = Canvas(size: size)
        for _ in 0..<60 {
            canvas.scribble(using: &random)
            for y in 0..<size.height {
                for x in 0..<size.width {
                    switch canvas[x, y].width {
                    case 0: #expect(x > 0 && canvas[x - 1, y].width == 2)
                    case 2: #expect(x + 1 < size.width && canvas[x + 1, y].width == 0)
                    default: #expect(canvas[x, y].width == 1)
                    }
                }
            }
        }
    }

    @Test(arguments: 0..<30)
    func `copying the runs that differ makes the old canvas the new one`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(500 + seed))
        let size = Size(width: Int.random(in: 1..<20, using: &random), height: Int.random(in: 1..<5, using: &random))
        var old = Canvas(size: size)
        for _ in 0..<6 { old.scribble(using: &random) }
        for _ in 0..<20 {
            var new = old
            for _ in 0..<Int.random(in: 0..<3, using: &random) { new.scribble(using: &random) }
            var cells = old.cells
            for run in new.runs(differingFrom: old, gap: Int.random(in: 0..<6, using: &random)) {
                #expect(new[run.columns.lowerBound, run.y].width > 0, "a run begins inside a cluster")
                #expect(run.columns.upperBound == size.width || new[run.columns.upperBound, run.y].width > 0)
                for x in run.columns { cells[run.y * size.width + x] = new[x, run.y] }
            }
            #expect(cells == new.cells)
            old = new
        }
    }

    @Test func `equal canvases have no runs, and canvases of different sizes differ in every row`() {
        let (canvas, _) = canvas(4, 2)
        #expect(canvas.runs(differingFrom: canvas).isEmpty)
        #expect(canvas.runs(differingFrom: Canvas(size: .zero)) == [CanvasRun(y: 0, columns: 0..<4), CanvasRun(y: 1, columns: 0..<4)])
        #expect(Canvas(size: .zero).runs(differingFrom: canvas).isEmpty)
    }

    @Test func `only the rows that differ are named`() {
        let (old, all) = canvas(4, 5)
        for changed in [[], [0], [3], [1, 4], [0, 1, 2, 3, 4]] {
            var (new, rows) = (old, [9])
            for y in changed { new.write("a", at: Point(x: y % 4, y: y), style: .plain, clip: all) }
            new.findRows(differingFrom: old, into: &rows)
            #expect(rows == changed)
        }
    }

    @Test func `runs that lie close together become one`() {
        let (old, all) = canvas(12)
        var new = old
        new.write("a", at: Point(x: 1, y: 0), style: .plain, clip: all)
        new.write("b", at: Point(x: 4, y: 0), style: .plain, clip: all)
        new.write("c", at: Point(x: 11, y: 0), style: .plain, clip: all)
        #expect(new.runs(differingFrom: old, gap: 2).map(\.columns) == [1..<5, 11..<12])
        #expect(new.runs(differingFrom: old, gap: 0).map(\.columns) == [1..<2, 4..<5, 11..<12])
    }

    @Test func `a canvas takes over another's cells without sharing them`() {
        var (first, all) = canvas(5)
        var second = Canvas(size: .zero)
        first.write("walk", at: .zero, style: .plain, clip: all)
        second.assign(first)
        first.write("talk", at: .zero, style: .plain, clip: all)
        #expect(second.text(row: 0) == "walk")
        #expect(second.size == first.size)
    }
}

extension Canvas {
    /// Writes or fills something at random, partly outside.
    mutating func scribble(using random: inout SeededGenerator) {
        let clip = Rect(
            x: Int.random(in: -3...size.width, using: &random), y: Int.random(in: -1...size.height, using: &random),
            width: Int.random(in: 0...size.width + 4, using: &random), height: Int.random(in: 0...size.height + 2, using: &random))
        let role = Role(rawValue: UInt8.random(in: 0..<4, using: &random))
        if Bool.random(using: &random) {
            let text = RandomText.string(length: Int.random(in: 0..<10, using: &random), using: &random)
            let point = Point(x: Int.random(in: -4...size.width, using: &random), y: Int.random(in: -1...size.height, using: &random))
            write(text, at: point, style: Style(role), clip: clip)
        } else {
            fill(clip, style: Style(role), clip: clip)
        }
    }
}
