import Terminal
import Testing

struct PixelImageTests {
    private static let cell = Size(width: 4, height: 8)

    /// Draws on white for the background, with black for text and red for danger.
    private func image(_ size: Size, _ shapes: Picture.Shape...) -> PixelImage {
        var picture = Picture(size: size)
        for shape in shapes { picture.add(shape) }
        return PixelImage(picture, cell: Self.cell) { $0 == .danger ? 0xFF_0000 : $0 == nil ? 0xFF_FFFF : 0 }
    }

    /// The rows as signs: `#` black, `r` red, `.` white, `+` in between.
    private func rows(_ image: PixelImage) -> [String] {
        (0..<image.height).map { y in
            (0..<image.width).map { x in
                switch image[x, y] {
                case 0: "#"
                case 0xFF_0000: "r"
                case 0xFF_FFFF: "."
                default: "+"
                }
            }.joined()
        }
    }

    @Test func `an empty picture is all background, as large as its cells`() {
        let image = image(Size(width: 3, height: 2))
        #expect(image.width == 12 && image.height == 16 && Set(image.pixels) == [0xFF_FFFF])
    }

    @Test func `a box has sharp edges, and a later one lies over it`() {
        let image = image(
            Size(width: 2, height: 1), .box(x: 0.25, y: 0.25, width: 1.5, height: 0.5, .text),
            .box(x: 0.5, y: 0.5, width: 0.5, height: 1, .danger), .box(x: 1, y: 0, width: 0.25, height: 0.5, nil))
        #expect(rows(image) == ["........", "........", ".###.##.", ".###.##.", ".#rr###.", ".#rr###.", "..rr....", "..rr...."])
    }

    @Test func `a disc is round, and its edge is in quarters of two colours`() {
        let rows = rows(image(Size(width: 4, height: 2), .disc(.init(x: 2, y: 1), radius: 0.75, .text)))
        #expect(rows == rows.reversed() && rows.allSatisfy { $0 == String($0.reversed()) })
        #expect(rows[7].contains("############") && rows[0] == "................" && rows[3].contains("+"))
        let image = image(Size(width: 4, height: 2), .disc(.init(x: 2, y: 1), radius: 0.75, .text))
        #expect(Set(image.pixels).count <= 5)
    }

    @Test func `a line goes from place to place, at least a pixel thick`() {
        let image = image(
            Size(width: 4, height: 2), .line([.init(x: 0, y: 1), .init(x: 4, y: 1), .init(x: 4, y: 2)], thickness: 0, .text))
        #expect((0..<16).allSatisfy { image[$0, 7] != 0xFF_FFFF || image[$0, 8] != 0xFF_FFFF })
        #expect((8..<16).allSatisfy { image[15, $0] != 0xFF_FFFF })
        #expect(image[3, 3] == 0xFF_FFFF)
    }

    @Test func `what lies outside, and what is no number, harms nothing`() {
        let wild: [Double] = [-1e300, 1e300, .infinity, -.infinity, .nan]
        for value in wild {
            let image = image(
                Size(width: 2, height: 1), .box(x: value, y: value, width: value, height: value, .text),
                .line([.init(x: value, y: 0), .init(x: 1, y: value)], thickness: 0.1, .text),
                .disc(.init(x: value, y: value), radius: 1, .text),
                .disc(.init(x: 1, y: 0.5), radius: value, .text), .line([], thickness: 1, .text),
                .line([.init(x: 0, y: 0)], thickness: 1, .text))
            #expect(image.pixels.count == 64)
        }
        #expect(image(.zero).pixels.isEmpty)
    }
}
