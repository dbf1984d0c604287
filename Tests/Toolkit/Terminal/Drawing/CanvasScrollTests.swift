import Testing

@testable import Terminal

struct CanvasScrollTests {
    private func canvas() -> Canvas {
        let size = Size(width: 4, height: 5)
        var canvas = Canvas(size: size)
        for y in 0..<5 { canvas.write("r\(y)산", at: Point(x: 0, y: y), style: .plain, clip: Rect(origin: .zero, size: size)) }
        return canvas
    }

    private func rows(_ canvas: Canvas) -> [String] { (0..<canvas.size.height).map { canvas.text(row: $0) } }

    @Test(
        arguments: [
            (0..<5, 1, ["r1산", "r2산", "r3산", "r4산", ""]), (0..<5, -1, ["", "r0산", "r1산", "r2산", "r3산"]),
            (1..<4, 2, ["r0산", "r3산", "", "", "r4산"]),
            (1..<4, -2, ["r0산", "", "", "r1산", "r4산"]), (1..<4, 3, ["r0산", "", "", "", "r4산"]),
            (1..<4, 0, ["r0산", "r1산", "r2산", "r3산", "r4산"]),
        ])
    func `rows of a region move and leave blanks, those outside stay`(_ region: Range<Int>, _ distance: Int, _ expected: [String]) {
        var canvas = canvas()
        canvas.scroll(region, by: distance)
        #expect(rows(canvas) == expected)
    }

    @Test(arguments: [(-1..<3, 1), (0..<6, 1), (1..<3, 9), (1..<3, -9)])
    func `a region or a distance that does not fit moves nothing`(_ region: Range<Int>, _ distance: Int) {
        var canvas = canvas()
        canvas.scroll(region, by: distance)
        #expect(rows(canvas) == rows(self.canvas()))
    }

    @Test func `restyling keeps the text and ends at the clip`() {
        var canvas = canvas()
        canvas.restyle(Rect(x: 1, y: 1, width: 9, height: 9), clip: Rect(x: 0, y: 0, width: 2, height: 3)) {
            Style(.danger, $0.attributes.union(.bold))
        }
        #expect(rows(canvas) == rows(self.canvas()))
        let changed = (0..<5).flatMap { y in (0..<4).filter { canvas[$0, y].style == Style(.danger, .bold) }.map { Point(x: $0, y: y) } }
        #expect(changed == [Point(x: 1, y: 1), Point(x: 1, y: 2)])
    }

    @Test(arguments: [(2, 1, 2, 2), (3, 1, 2, 2), (0, 2, 0, 2), (0, 3, 0, 4), (1, 2, 1, 3)])
    func `a part is widened until it cuts no wide cluster`(_ x: Int, _ width: Int, _ minX: Int, _ wide: Int) {
        let whole = canvas().wholeClusters(around: Rect(x: x, y: 0, width: width, height: 2))
        #expect(whole.minX == minX && whole.width == wide && whole.height == 2)
    }

    @Test func `text that is too long for its columns ends with an ellipsis, and its end is told`() {
        var canvas = Canvas(size: Size(width: 8, height: 1))
        let clip = Rect(x: 0, y: 0, width: 8, height: 1)
        #expect(canvas.write("산책a", at: .zero, columns: 4, style: .plain, clip: clip) == 3)
        #expect(canvas.text(row: 0) == "산…")
        #expect(canvas.write("산책a", at: .zero, columns: 0, style: .plain, clip: clip) == 0)
        #expect(canvas.write("산책a", at: .zero, columns: 5, style: .plain, clip: clip) == 5 && canvas.text(row: 0) == "산책a")
    }
}
