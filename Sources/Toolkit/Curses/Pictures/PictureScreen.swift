import Terminal

/// The pictures on the terminal, and the bytes that bring them in line with a canvas after its cells were written.
///
/// A frame without pictures, before and after, is no work. Images are made only where a picture is another one, or on another place; sixels
/// also where cells below them were written, since they lie where the text does.
struct PictureScreen {
    private struct Shown {
        let picture: StandingPicture
        let name: Int
    }

    let format: PictureFormat
    private let cell: Size
    private let ink: PictureInk
    private var shown: [Shown] = []
    private var names = 0

    init(format: PictureFormat, cell: Size, ink: PictureInk) {
        (self.format, self.cell, self.ink) = (format, cell, ink)
    }

    /// The bytes that take every picture away, whatever is known of them.
    static func removeAll(_ format: PictureFormat) -> [UInt8] { format == .kitty ? KittyImages.removeAll : [] }

    /// Indicates whether something is on show.
    var isEmpty: Bool { shown.isEmpty }

    /// Returns whether cells below a picture have to be written again, because it goes and nothing but text takes it away.
    func needsRepaint(for seen: [StandingPicture]) -> Bool {
        format == .sixel && shown.contains { old in !seen.contains { $0.rect == old.picture.rect } }
    }

    /// Forgets what is on the screen, which is drawn from nothing.
    /// - Returns: the bytes that take it away.
    mutating func forget() -> [UInt8] {
        defer { shown = [] }
        return format == .kitty ? shown.flatMap { KittyImages.remove($0.name) } : []
    }

    /// Returns the bytes after which the terminal shows the pictures of a canvas.
    /// - Parameter isRepainted: whether all cells were written in this frame.
    mutating func show(_ seen: [StandingPicture], isRepainted: Bool) -> [UInt8] {
        guard !seen.isEmpty || !shown.isEmpty else { return [] }
        var bytes: [UInt8] = []
        if isRepainted { bytes += forget() }
        for old in shown where !seen.contains(old.picture) {
            if format == .kitty { bytes += KittyImages.remove(old.name) }
        }
        shown.removeAll { old in !seen.contains(old.picture) }
        for new in seen where !shown.contains(where: { $0.picture == new }) {
            names = names % 1000 + 1
            shown.append(Shown(picture: new, name: names))
            let image = PixelImage(new.picture, cell: cell, color: ink.pixel)
            // The cursor stays where the text left it, and so does its style.
            bytes += "\u{1B}7\u{1B}[\(new.rect.minY + 1);\(new.rect.minX + 1)H".utf8
            bytes += format == .kitty ? KittyImages.show(image, named: names, over: new.rect.size) : SixelImage.show(image)
            bytes += "\u{1B}8".utf8
        }
        return bytes
    }
}
