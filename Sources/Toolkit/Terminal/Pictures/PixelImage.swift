/// Rows of pixels, each a colour in three bytes.
package struct PixelImage: Equatable, Sendable {
    /// A colour as one number: red above green above blue.
    package typealias Pixel = UInt32

    package let width: Int
    package let height: Int
    /// The pixels, row by row.
    package private(set) var pixels: [Pixel]

    package init(width: Int, height: Int, filledWith pixel: Pixel) {
        (self.width, self.height) = (max(0, width), max(0, height))
        pixels = Array(repeating: pixel, count: self.width * self.height)
    }

    /// - Parameter pixels: as many as there are places.
    package init(width: Int, height: Int, pixels: [Pixel]) {
        self.init(width: width, height: height, filledWith: 0)
        if pixels.count == self.pixels.count { self.pixels = pixels }
    }

    package subscript(x: Int, y: Int) -> Pixel { pixels[y * width + x] }

    /// Draws a picture for cells of so many pixels.
    /// - Parameter color: the colour of a role; of none, that of the background.
    package init(_ picture: Picture, cell: Size, color: (Role?) -> Pixel) {
        self.init(
            width: picture.size.width * cell.width, height: picture.size.height * cell.height, filledWith: color(nil))
        for shape in picture.shapes { draw(shape, cell: cell, color: color) }
    }

    private mutating func draw(_ shape: Picture.Shape, cell: Size, color: (Role?) -> Pixel) {
        func point(_ place: Picture.Place) -> Picture.Place {
            Picture.Place(x: place.x * Double(cell.width), y: place.y * Double(cell.height))
        }
        switch shape {
        case .box(let x, let y, let width, let height, let role):
            let (start, end) = (point(.init(x: x, y: y)), point(.init(x: x + width, y: y + height)))
            fill(Self.span(start.x, end.x, self.width), Self.span(start.y, end.y, self.height), with: color(role))
        case .line(let places, let thickness, let role):
            let (points, radius) = (places.map(point), thickness * Double(cell.height) / 2)
            for (start, end) in zip(points, points.dropFirst()) { cover(start, end, radius: radius, with: color(role)) }
        case .disc(let place, let radius, let role):
            cover(point(place), point(place), radius: radius * Double(cell.height), with: color(role))
        }
    }

    /// The whole pixels from one edge to another, on the image.
    private static func span(_ start: Double, _ end: Double, _ limit: Int) -> Range<Int> {
        let (first, last) = (whole(start), whole(end))
        return max(0, min(first, limit))..<max(0, min(max(first, last), limit))
    }

    /// The nearest whole number that is no further away than any screen is wide; of no number the largest.
    private static func whole(_ value: Double) -> Int { Int(exactly: max(-1_000_000, min(1_000_000, value)).rounded()) ?? 0 }

    private mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, with pixel: Pixel) {
        for y in rows {
            for x in columns { pixels[y * width + x] = pixel }
        }
    }

    /// Colours what is nearer to a line than a radius, and its edge by parts.
    private mutating func cover(_ start: Picture.Place, _ end: Picture.Place, radius: Double, with pixel: Pixel) {
        let reach = max(0.5, radius) + 1
        let columns = Self.span(min(start.x, end.x) - reach, max(start.x, end.x) + reach, width)
        let rows = Self.span(min(start.y, end.y) - reach, max(start.y, end.y) + reach, height)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        for y in rows {
            for x in columns {
                let (px, py) = (Double(x) + 0.5 - start.x, Double(y) + 0.5 - start.y)
                let part = square > 0 ? min(1, max(0, (px * dx + py * dy) / square)) : 0
                let (ox, oy) = (px - part * dx, py - part * dy)
                let distance = (ox * ox + oy * oy).squareRoot()
                // Quarters are smooth enough, and keep the colours few.
                let quarters = Self.whole(min(1, max(0, max(0.5, radius) + 0.5 - distance)) * 4)
                if quarters > 0 { pixels[y * width + x] = Self.mix(pixel, over: pixels[y * width + x], quarters) }
            }
        }
    }

    private static func mix(_ upper: Pixel, over lower: Pixel, _ quarters: Int) -> Pixel {
        guard quarters < 4 else { return upper }
        let parts = (Pixel(quarters), Pixel(4 - quarters))
        return [16, 8, 0].reduce(0) { mixed, shift in
            mixed | ((upper >> shift & 0xFF) * parts.0 + (lower >> shift & 0xFF) * parts.1 + 2) / 4 << shift
        }
    }
}
