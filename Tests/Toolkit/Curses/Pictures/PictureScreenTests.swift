import Terminal
import Testing

@testable import Curses

@MainActor
struct PictureScreenTests {
    private static let cell = Size(width: 9, height: 17)
    private static let size = Size(width: 40, height: 10)
    private let all = Rect(origin: .zero, size: size)
    private let ink = PictureInk(theme: .dark, background: .rgb(0x10, 0x20, 0x30))

    /// A year of squares, with a line over it.
    private func picture(_ size: Size = Size(width: 20, height: 5), _ level: Int = 0) -> Picture {
        var picture = Picture(size: size)
        let roles: [Role] = [.heat0, .heat1, .heat2, .heat3, .heat4]
        for y in 0..<size.height {
            for x in 0..<size.width / 2 {
                picture.add(.box(x: Double(2 * x) + 0.1, y: Double(y) + 0.05, width: 1.8, height: 0.9, roles[(x + y + level) % 5]))
            }
        }
        picture.add(.line([.init(x: 0, y: 0), .init(x: 20, y: 5), .init(x: 3, y: 4)], thickness: 0.2, .accent))
        return picture
    }

    private func canvas(_ pictures: (Picture, Point)...) -> Canvas {
        var canvas = Canvas(size: Self.size)
        for (picture, place) in pictures {
            canvas.show(picture, in: Rect(origin: place, size: picture.size), isWhole: true)
        }
        return canvas
    }

    private func screen(_ format: PictureFormat) throws -> PictureScreen {
        PictureScreen(format: format, cell: Self.cell, ink: try #require(ink))
    }

    private func image(_ picture: Picture) throws -> PixelImage {
        PixelImage(picture, cell: Self.cell, color: try #require(ink).pixel)
    }

    @Test func `kitty gets the pixels in pieces, over so many cells, at their place`() throws {
        var screen = try screen(.kitty)
        var reader = PictureReader()
        reader.feed(screen.show(canvas((picture(), Point(x: 3, y: 2))).seenPictures, isRepainted: false))
        let shown = try #require(reader.images.values.first)
        #expect(reader.images.count == 1 && shown.place == Point(x: 3, y: 2) && shown.cells == Size(width: 20, height: 5))
        let expected = try image(picture())
        #expect(shown.image == expected)
        #expect(reader.longest <= 4096)
    }

    @Test func `an image that needs many pieces is put together from them`() throws {
        var random = SystemRandomNumberGenerator()
        let noise = PixelImage(width: 90, height: 70, pixels: (0..<6300).map { _ in .random(in: 0...0xFF_FFFF, using: &random) })
        var reader = PictureReader()
        reader.feed(KittyImages.show(noise, named: 7, over: Size(width: 10, height: 4)))
        #expect(reader.images[7]?.image == noise && reader.longest == 4096)
    }

    @Test func `sixels are the same pixels, as near as their percents can say`() throws {
        var screen = try screen(.sixel)
        var reader = PictureReader()
        reader.feed(screen.show(canvas((picture(), Point(x: 3, y: 2))).seenPictures, isRepainted: false))
        let shown = try #require(reader.sixels.first)
        #expect(reader.sixels.count == 1 && shown.place == Point(x: 3, y: 2))
        let expected = try image(picture())
        #expect(shown.image.isNear(expected))
    }

    @Test func `more colours than sixels have become the nearest of the first`() {
        let shades = PixelImage(width: 400, height: 1, pixels: (0..<400).map { UInt32($0 / 2) << 8 | UInt32($0 % 2) })
        var reader = PictureReader()
        reader.feed(SixelImage.show(shades))
        #expect(reader.sixels.first?.image.width == 400)
        #expect(reader.sixels.first.map { Set($0.image.pixels).count <= 256 } == true)
    }

    @Test(arguments: [PictureFormat.kitty, .sixel])
    func `what stays is not sent again, and without pictures nothing is`(_ format: PictureFormat) throws {
        var screen = try screen(format)
        #expect(screen.show(canvas().seenPictures, isRepainted: true).isEmpty)
        let seen = canvas((picture(), .zero)).seenPictures
        #expect(!screen.show(seen, isRepainted: false).isEmpty)
        #expect(screen.show(seen, isRepainted: false).isEmpty)
        #expect(!screen.show(seen, isRepainted: true).isEmpty, "every cell was written")
    }

    @Test func `kitty's images go one by one, and all that are known when everything is drawn anew`() throws {
        var screen = try screen(.kitty)
        var reader = PictureReader()
        let (one, two) = ((picture(), Point.zero), (picture(Size(width: 10, height: 4)), Point(x: 25, y: 3)))
        reader.feed(screen.show(canvas(one, two).seenPictures, isRepainted: false))
        #expect(reader.images.count == 2)
        reader.feed(screen.show(canvas(two).seenPictures, isRepainted: false))
        #expect(reader.images.values.map(\.place) == [Point(x: 25, y: 3)])
        let changed = canvas((picture(Size(width: 10, height: 4), 1), Point(x: 25, y: 3)))
        reader.feed(screen.show(changed.seenPictures, isRepainted: false))
        let other = try image(picture(Size(width: 10, height: 4), 1))
        #expect(reader.images.values.map(\.image) == [other])
        reader.feed(screen.show(canvas(one).seenPictures, isRepainted: true))
        #expect(reader.images.values.map(\.place) == [.zero])
        reader.feed(screen.forget())
        #expect(reader.images.isEmpty)
        reader.feed(PictureScreen.removeAll(.kitty))
        #expect(PictureScreen.removeAll(.sixel).isEmpty)
    }

    @Test func `sixels go by the cells being written again`() throws {
        var screen = try screen(.sixel)
        let seen = canvas((picture(), .zero)).seenPictures
        #expect(!screen.needsRepaint(for: []))
        _ = screen.show(seen, isRepainted: false)
        #expect(screen.needsRepaint(for: []) && !screen.needsRepaint(for: seen))
        let other = canvas((picture(Size(width: 20, height: 5), 1), .zero)).seenPictures
        #expect(!screen.needsRepaint(for: other), "another one in its place covers it")
    }

    @Test func `roles have the colours of their text, and without one the terminal's own`() throws {
        let light = try #require(PictureInk(theme: Theme(name: "t", [.accent: .init(.ansi(9))]), background: .rgb(255, 255, 255)))
        #expect(light.pixel(of: nil) == 0xFF_FFFF && light.pixel(of: .text) == 0 && light.pixel(of: .accent) == 0xFF_0000)
        #expect(ink?.pixel(of: nil) == 0x10_2030 && ink?.pixel(of: .text) != 0)
        let paper = try #require(PictureInk(theme: Theme(name: "t", [.text: .init(on: .rgb(1, 2, 3))]), background: .rgb(255, 255, 255)))
        #expect(paper.pixel(of: nil) == 0x01_0203)
        #expect(PictureInk(theme: .dark, background: nil) == nil && PictureInk(theme: .dark, background: .terminal) == nil)
    }
}
