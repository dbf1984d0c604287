import Testing

@testable import Terminal

struct CanvasFingerprintTests {
    private func canvas(_ text: String, style: Style = .plain, size: Size = Size(width: 8, height: 2)) -> Canvas {
        var canvas = Canvas(size: size)
        canvas.write(text, at: .zero, style: style, clip: Rect(origin: .zero, size: size))
        return canvas
    }

    @Test func `the same picture has the same number in every process`() {
        #expect(canvas("산책 a").fingerprint(cursor: nil) == canvas("산책 a").fingerprint(cursor: nil))
        // Recorded sessions have these numbers in them.
        #expect(canvas("산책 a", style: Style(.accent, .bold)).fingerprint(cursor: nil) == 14_092_041_531_765_408_335)
        #expect(canvas("산책 a", style: Style(.accent, .bold)).fingerprint(cursor: Point(x: 3, y: 1)) == 17_940_989_466_360_460_301)
        #expect(Canvas(size: .zero).fingerprint(cursor: nil) == 1_195_386_176_391_101_845)
    }

    @Test func `another text, meaning, size or cursor is another number`() {
        let pictures: [(Canvas, Point?)] = [
            (canvas("walk"), nil), (canvas("walks"), nil), (canvas("walk", style: Style(.accent)), nil),
            (canvas("walk", style: Style(.text, .bold)), nil),
            (canvas("walk", size: Size(width: 9, height: 2)), nil), (canvas("walk", size: Size(width: 8, height: 3)), nil),
            (canvas("walk"), .zero),
            (canvas("walk"), Point(x: 1, y: 0)), (canvas("walk"), Point(x: 0, y: 1)), (canvas("e\u{301}"), nil), (canvas("é"), nil),
            (canvas("e"), nil),
        ]
        #expect(Set(pictures.map { $0.0.fingerprint(cursor: $0.1) }).count == pictures.count)
    }

    @Test(arguments: 0..<30)
    func `pictures that differ in one cell differ in their number`(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let size = Size(width: 12, height: 4)
        var one = Canvas(size: size)
        for _ in 0..<4 { one.scribble(using: &random) }
        var other = one
        other.scribble(using: &random)
        #expect((one == other) == (one.fingerprint(cursor: nil) == other.fingerprint(cursor: nil)))
    }
}
