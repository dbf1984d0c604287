import Testing

@testable import Terminal

struct RectTests {
    private static func rect(using random: inout SeededGenerator) -> Rect {
        Rect(
            x: .random(in: -6...6, using: &random), y: .random(in: -6...6, using: &random), width: .random(in: -1...7, using: &random),
            height: .random(in: -1...7, using: &random))
    }

    private func points(_ rect: Rect) -> Set<Point> {
        Set((-8...16).flatMap { x in (-8...16).map { Point(x: x, y: $0) } }.filter { rect.contains($0) })
    }

    @Test func `a negative extent is none`() {
        #expect(Size(width: -3, height: 2) == Size(width: 0, height: 2) && Size(width: -3, height: 2).isEmpty)
        #expect(Rect(x: 1, y: 2, width: -1, height: 5).isEmpty && Rect.zero.isEmpty && !Rect(x: 0, y: 0, width: 1, height: 1).isEmpty)
    }

    @Test func `its edges are the first column and row, and those after the last`() {
        let rect = Rect(x: 2, y: 3, width: 4, height: 5)
        #expect((rect.minX, rect.minY, rect.maxX, rect.maxY, rect.width, rect.height) == (2, 3, 6, 8, 4, 5))
        #expect(rect.contains(Point(x: 2, y: 3)) && rect.contains(Point(x: 5, y: 7)))
        #expect(!rect.contains(Point(x: 6, y: 7)) && !rect.contains(Point(x: 5, y: 8)) && !rect.contains(Point(x: 1, y: 3)))
    }

    @Test func `its corner moves in both directions`() {
        #expect(Rect(x: 2, y: 3, width: 4, height: 5).offsetBy(x: -1, y: 7) == Rect(x: 1, y: 10, width: 4, height: 5))
    }

    @Test(arguments: 0..<60)
    func `an intersection has exactly the cells of both`(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let (one, other) = (Self.rect(using: &random), Self.rect(using: &random))
        #expect(points(one.intersection(other)) == points(one).intersection(points(other)))
        #expect(points(one.intersection(other)) == points(other.intersection(one)))
        #expect(points(one.intersection(one)) == points(one))
    }

    @Test(arguments: 0..<60)
    func `a union holds both and is no larger than it must be`(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(500 + seed))
        let (one, other) = (Self.rect(using: &random), Self.rect(using: &random))
        let union = one.union(other)
        #expect(points(union).isSuperset(of: points(one).union(points(other))))
        if !one.isEmpty, !other.isEmpty {
            #expect(union.minX == min(one.minX, other.minX) && union.maxX == max(one.maxX, other.maxX))
            #expect(union.minY == min(one.minY, other.minY) && union.maxY == max(one.maxY, other.maxY))
        } else {
            #expect(points(union) == points(one).union(points(other)))
        }
    }

    @Test(arguments: 0..<30)
    func `what is moved there and back is where it was`(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(900 + seed))
        let rect = Self.rect(using: &random)
        let (x, y) = (Int.random(in: -9...9, using: &random), Int.random(in: -9...9, using: &random))
        #expect(rect.offsetBy(x: x, y: y).offsetBy(x: -x, y: -y) == rect && rect.offsetBy(x: x, y: y).size == rect.size)
    }

    @Test func `an inset takes from every side until nothing is left`() {
        let rect = Rect(x: 0, y: 0, width: 5, height: 3)
        #expect(rect.insetBy(horizontal: 1, vertical: 1) == Rect(x: 1, y: 1, width: 3, height: 1))
        #expect(rect.insetBy(horizontal: 3, vertical: 0).isEmpty)
        #expect(rect.insetBy(horizontal: -1, vertical: -1) == Rect(x: -1, y: -1, width: 7, height: 5))
    }

    @Test func `the rectangle of nothing is at the origin`() {
        #expect(Rect.zero.minX == 0 && Rect.zero.minY == 0 && Rect.zero.width == 0 && Rect.zero.height == 0)
    }
}
