import Terminal
import Testing

struct StandingPictureTests {
    private static let size = Size(width: 10, height: 6)
    private static let rect = Rect(x: 2, y: 1, width: 4, height: 2)
    private let all = Rect(origin: .zero, size: size)

    private func picture(_ role: Role = .chart, _ size: Size = rect.size) -> Picture {
        var picture = Picture(size: size)
        picture.add(.box(x: 0, y: 0, width: 1, height: 1, role))
        return picture
    }

    /// A canvas with a picture over four letters.
    private func canvas() -> Canvas {
        var canvas = Canvas(size: Self.size)
        canvas.write("abcd", at: Self.rect.origin, style: .plain, clip: all)
        canvas.show(picture(), in: Self.rect, isWhole: true)
        return canvas
    }

    @Test func `a picture is seen over its cells, and whoever looks at cells sees those`() {
        let canvas = canvas()
        #expect(canvas.seenPictures.map(\.picture) == [picture()] && canvas.seenPictures.map(\.rect) == [Self.rect])
        #expect(canvas.text(row: 1) == "  abcd")
        #expect(
            canvas
                == {
                    var other = Canvas(size: Self.size); other.write("abcd", at: Self.rect.origin, style: .plain, clip: all); return other
                }())
    }

    @Test func `it is not seen while something lies over any of its cells, and again when that has gone`() {
        var canvas = canvas()
        canvas.write("X", at: Point(x: 5, y: 2), style: .plain, clip: all)
        #expect(canvas.seenPictures.isEmpty)
        canvas.write(" ", at: Point(x: 5, y: 2), style: .plain, clip: all)
        #expect(canvas.seenPictures.count == 1)
        canvas.restyle(Self.rect, clip: all) { $0.adding(.reverse) }
        #expect(canvas.seenPictures.isEmpty, "a selection is seen")
        canvas.restyle(Self.rect, clip: all) { _ in .plain }
        canvas.write("X", at: Point(x: 1, y: 1), style: .plain, clip: all)
        #expect(canvas.seenPictures.count == 1, "beside it is not over it")
    }

    @Test func `another picture in its place takes it away, and one beside it does not`() {
        var canvas = canvas()
        canvas.show(picture(.accent), in: Self.rect, isWhole: true)
        canvas.show(picture(), in: Self.rect.offsetBy(x: 4, y: 0), isWhole: true)
        #expect(canvas.seenPictures.map(\.picture) == [picture(.accent), picture()])
        canvas.show(picture(), in: Self.rect.offsetBy(x: 2, y: 1), isWhole: true)
        #expect(canvas.seenPictures.count == 1)
    }

    @Test func `where only a part was drawn, the same picture stays and another one is not shown`() {
        var canvas = canvas()
        canvas.show(picture(), in: Self.rect, isWhole: false)
        #expect(canvas.seenPictures.count == 1)
        canvas.show(picture(.accent), in: Self.rect, isWhole: false)
        #expect(canvas.seenPictures.isEmpty)
    }

    @Test(arguments: [
        Rect(x: -1, y: 0, width: 4, height: 2), Rect(x: 8, y: 0, width: 4, height: 2), Rect(x: 0, y: 5, width: 4, height: 2),
        Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: 0, y: 0, width: 5, height: 2),
    ])
    func `one that does not fit the canvas or its own size is none`(_ rect: Rect) {
        var canvas = Canvas(size: Self.size)
        canvas.show(picture(), in: rect, isWhole: true)
        #expect(canvas.seenPictures.isEmpty)
    }

    @Test func `it goes along with rows that move, and not out of them`() {
        var canvas = canvas()
        canvas.move(all, by: 1)
        #expect(canvas.seenPictures.map(\.rect) == [Self.rect.offsetBy(x: 0, y: -1)])
        canvas.move(all, by: 1)
        #expect(canvas.seenPictures.isEmpty)
    }

    @Test func `a canvas does not gather pictures without end`() {
        var canvas = Canvas(size: Size(width: 100, height: 1))
        for x in 0..<100 {
            canvas.show(picture(.chart, Size(width: 1, height: 1)), in: Rect(x: x, y: 0, width: 1, height: 1), isWhole: true)
        }
        #expect(canvas.seenPictures.map(\.rect.minX) == Array(84..<100))
    }
}
