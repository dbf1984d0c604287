import Terminal

/// An image as sixels: bands of six rows, in each a pass of dots for every colour.
enum SixelImage {
    /// The most colours that terminals agree on.
    static let mostColors = 256

    /// Shows an image at the cursor.
    static func show(_ image: PixelImage) -> [UInt8] {
        let colors = Palette(image.pixels)
        var bytes = Array("\u{1B}P0;1;0q\"1;1;\(image.width);\(image.height)".utf8)
        for (number, color) in colors.colors.enumerated() {
            let parts = [16, 8, 0].map { Int(color >> UInt32($0) & 0xFF) * 100 }.map { "\(($0 + 127) / 255)" }
            bytes += "#\(number);2;\(parts.joined(separator: ";"))".utf8
        }
        for top in stride(from: 0, to: image.height, by: 6) {
            if top > 0 { bytes.append(UInt8(ascii: "-")) }
            write(image, colors, rows: top..<min(top + 6, image.height), to: &bytes)
        }
        return bytes + Array("\u{1B}\\".utf8)
    }

    private static func write(_ image: PixelImage, _ colors: Palette, rows: Range<Int>, to bytes: inout [UInt8]) {
        var dots: [Int: [UInt8]] = [:]
        for (bit, y) in rows.enumerated() {
            for x in 0..<image.width {
                dots[colors.number(of: image[x, y]), default: Array(repeating: 0, count: image.width)][x] |= 1 << UInt8(bit)
            }
        }
        for (index, (number, row)) in dots.sorted(by: { $0.key < $1.key }).enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: "$")) }
            bytes += "#\(number)".utf8
            var x = 0
            while x < row.count {
                let end = row[x...].firstIndex { $0 != row[x] } ?? row.count
                let letter = 0x3F + row[x]
                // What is empty up to the end need not be said.
                if row[x] == 0, end == row.count { break }
                if end - x > 3 { bytes += "!\(end - x)".utf8 + [letter] } else { bytes += Array(repeating: letter, count: end - x) }
                x = end
            }
        }
    }

    /// The colours of an image by numbers; where there are too many, one that came late is drawn in the nearest of the others.
    private struct Palette {
        private(set) var colors: [PixelImage.Pixel] = []
        private var numbers: [PixelImage.Pixel: Int] = [:]

        init(_ pixels: [PixelImage.Pixel]) {
            var last: PixelImage.Pixel?
            for pixel in pixels where pixel != last {
                last = pixel
                guard numbers[pixel] == nil else { continue }
                if colors.count < mostColors {
                    numbers[pixel] = colors.count
                    colors.append(pixel)
                } else {
                    numbers[pixel] = colors.indices.min { Self.distance(colors[$0], pixel) < Self.distance(colors[$1], pixel) } ?? 0
                }
            }
        }

        func number(of pixel: PixelImage.Pixel) -> Int { numbers[pixel] ?? 0 }

        private static func distance(_ one: PixelImage.Pixel, _ other: PixelImage.Pixel) -> Int {
            [16, 8, 0].reduce(0) { sum, shift in
                let difference = Int(one >> UInt32(shift) & 0xFF) - Int(other >> UInt32(shift) & 0xFF)
                return sum + difference * difference
            }
        }
    }
}
