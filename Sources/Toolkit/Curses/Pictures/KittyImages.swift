import Basis
import Terminal

/// The commands of kitty's graphics protocol that are used here; none asks for an answer.
enum KittyImages {
    /// The most letters of an image in one command.
    static let piece = 4096

    /// Shows an image over cells, at the cursor, which stays.
    static func show(_ image: PixelImage, named name: Int, over cells: Size) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(image.pixels.count * 3)
        for pixel in image.pixels {
            for shift: UInt32 in [16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: pixel >> shift)) }
        }
        let letters = Array(Base64.text(of: Zlib.compress(bytes, distances: [3, image.width * 3])).utf8)
        var keys = "a=T,q=2,f=24,o=z,i=\(name),p=1,C=1,s=\(image.width),v=\(image.height),c=\(cells.width),r=\(cells.height),"
        var commands: [UInt8] = []
        for start in stride(from: 0, to: max(1, letters.count), by: piece) {
            let end = min(start + piece, letters.count)
            commands += "\u{1B}_G\(keys)m=\(end < letters.count ? 1 : 0);".utf8
            commands += letters[start..<end]
            commands += "\u{1B}\\".utf8
            keys = "q=2,"
        }
        return commands
    }

    /// Takes an image away, and forgets it.
    static func remove(_ name: Int) -> [UInt8] { Array("\u{1B}_Ga=d,d=I,i=\(name),q=2\u{1B}\\".utf8) }

    /// Takes away every image that is on the screen.
    static let removeAll = Array("\u{1B}_Ga=d,d=A,q=2\u{1B}\\".utf8)
}
