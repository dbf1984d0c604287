import Foundation
import Terminal

/// The picture that a terminal makes of the bytes of pictures, written from the documents of both protocols and not from what makes the bytes.
struct PictureReader {
    /// An image and the cell at its top left corner.
    struct Shown: Equatable {
        var image: PixelImage
        var place: Point
        var cells: Size?
    }

    /// The images of kitty's protocol by their names.
    private(set) var images: [Int: Shown] = [:]
    /// The images that came as sixels.
    private(set) var sixels: [Shown] = []
    /// The most letters of an image that came in one command.
    private(set) var longest = 0
    private var cursor = Point.zero
    private var saved = Point.zero
    private var begun: [String: String] = [:]
    private var letters = ""

    mutating func feed(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let escape = rest.firstIndex(of: 0x1B), escape + 1 < rest.endIndex {
            let kind = rest[escape + 1]
            rest = rest[(escape + 2)...]
            switch kind {
            case UInt8(ascii: "7"): saved = cursor
            case UInt8(ascii: "8"): cursor = saved
            case UInt8(ascii: "["):
                let end = rest.firstIndex { (0x40...0x7E).contains($0) } ?? rest.endIndex
                let numbers = String(decoding: rest[..<end], as: UTF8.self).split(separator: ";").compactMap { Int($0) }
                if end < rest.endIndex, rest[end] == UInt8(ascii: "H"), numbers.count == 2 {
                    cursor = Point(x: numbers[1] - 1, y: numbers[0] - 1)
                }
                rest = rest[min(end + 1, rest.endIndex)...]
            case UInt8(ascii: "_"), UInt8(ascii: "P"):
                let end = rest.firstIndex(of: 0x1B) ?? rest.endIndex
                let body = String(decoding: rest[..<end], as: UTF8.self)
                if kind == UInt8(ascii: "_"), body.hasPrefix("G") { command(body.dropFirst()) }
                if kind == UInt8(ascii: "P") { sixel(body) }
                rest = rest[min(end + 2, rest.endIndex)...]
            default: break
            }
        }
    }

    // MARK: Kitty

    private mutating func command(_ body: Substring) {
        let halves = body.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        let keys = Dictionary(
            halves[0].split(separator: ",").map { ($0.split(separator: "=")[0].description, $0.split(separator: "=")[1].description) }
        ) { $1 }
        if keys["a"] == "d" {
            if keys["d"] == "A" { images = [:] } else { images[Int(keys["i"] ?? "") ?? 0] = nil }
            return
        }
        if let action = keys["a"], action == "T" { (begun, letters) = (keys, "") }
        let piece = halves.count == 2 ? String(halves[1]) : ""
        longest = max(longest, piece.utf8.count)
        letters += piece
        guard keys["m"] == "0", let data = Data(base64Encoded: letters), let width = Int(begun["s"] ?? ""),
            let height = Int(begun["v"] ?? ""),
            let name = Int(begun["i"] ?? "")
        else { return }
        let bytes = begun["o"] == "z" ? Inflated(Array(data)).bytes : Array(data)
        guard begun["f"] == "24", bytes.count == width * height * 3 else { return }
        let pixels = (0..<width * height).map { bytes[$0 * 3..<$0 * 3 + 3].reduce(0) { $0 << 8 | UInt32($1) } }
        let image = PixelImage(width: width, height: height, pixels: pixels)
        images[name] = Shown(
            image: image, place: cursor, cells: Size(width: Int(begun["c"] ?? "") ?? 0, height: Int(begun["r"] ?? "") ?? 0))
    }

    // MARK: Sixels

    private mutating func sixel(_ body: String) {
        guard let q = body.firstIndex(of: "q") else { return }
        var rest = Array(body[body.index(after: q)...].utf8)[...]
        func numbers() -> [Int] {
            let text = rest.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
            rest = rest.dropFirst(text.count)
            return String(decoding: text, as: UTF8.self).split(separator: ";").compactMap { Int($0) }
        }
        var (width, height, x, y, color, count) = (0, 0, 0, 0, UInt32(0), 1)
        var colors: [Int: UInt32] = [:]
        var dots: [Int: UInt32] = [:]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""):
                let size = numbers()
                (width, height) = (size[2], size[3])
            case UInt8(ascii: "#"):
                let parts = numbers()
                if parts.count == 5 { colors[parts[0]] = parts[2...4].reduce(0) { $0 << 8 | UInt32(($1 * 255 + 50) / 100) } }
                color = colors[parts[0]] ?? 0
            case UInt8(ascii: "!"): count = numbers().first ?? 1
            case UInt8(ascii: "$"): x = 0
            case UInt8(ascii: "-"): (x, y) = (0, y + 6)
            case 0x3F...0x7E:
                for column in x..<x + count {
                    for bit in 0..<6 where (byte - 0x3F) >> UInt8(bit) & 1 == 1 && y + bit < height {
                        dots[(y + bit) * width + column] = color
                    }
                }
                x += count
                count = 1
            default: break
            }
        }
        let pixels = (0..<width * height).map { dots[$0] ?? 0x01_0203 }
        sixels.append(Shown(image: PixelImage(width: width, height: height, pixels: pixels), place: cursor))
    }
}

extension PixelImage {
    /// Indicates whether each colour is as near as percents can say it.
    func isNear(_ other: PixelImage) -> Bool {
        guard width == other.width, height == other.height else { return false }
        return zip(pixels, other.pixels).allSatisfy { one, two in
            [16, 8, 0].allSatisfy { abs(Int(one >> UInt32($0) & 0xFF) - Int(two >> UInt32($0) & 0xFF)) <= 2 }
        }
    }
}

/// The bytes of a zlib stream of one block with fixed codes (RFC 1951, 3.2.6); nothing where its checksum is wrong.
struct Inflated {
    private(set) var bytes: [UInt8] = []
    private let input: [UInt8]
    private var place = 0

    init(_ input: [UInt8]) {
        self.input = input
        guard input.count > 6, (Int(input[0]) << 8 | Int(input[1])).isMultiple(of: 31), input[0] == 0x78 else { return }
        place = 16
        guard number(1) == 1, number(2) == 1 else { return }
        while let code = symbol(), code != 256 {
            if code < 256 { bytes.append(UInt8(code)) } else { copy(code) }
        }
        let rest = (place + 7) / 8
        var (low, high) = (1, 0)
        for byte in bytes { (low, high) = ((low + Int(byte)) % 65_521, (high + low + Int(byte)) % 65_521) }
        let sum = input[rest...].reduce(0) { $0 << 8 | Int($1) }
        if rest + 4 != input.count || sum != high << 16 | low { bytes = [] }
    }

    private mutating func bit() -> Int {
        guard place / 8 < input.count else { return 0 }
        defer { place += 1 }
        return Int(input[place / 8] >> UInt8(place % 8) & 1)
    }

    private mutating func number(_ width: Int) -> Int { (0..<width).reduce(0) { number, shift in number | bit() << shift } }

    private mutating func code(_ width: Int) -> Int { (0..<width).reduce(0) { code, _ in code << 1 | bit() } }

    private mutating func symbol() -> Int? {
        guard place / 8 < input.count else { return nil }
        let seven = code(7)
        if seven < 24 { return 256 + seven }
        let eight = seven << 1 | bit()
        if (0x30..<0xC0).contains(eight) { return eight - 0x30 }
        if (0xC0..<0xC8).contains(eight) { return 280 + eight - 0xC0 }
        return (eight << 1 | bit()) - 0x190 + 144
    }

    private static let lengths = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
    ]
    private static let lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
    private static let distances = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289,
        16385,
        24577,
    ]

    private mutating func copy(_ code: Int) {
        let length = Self.lengths[code - 257] + number(Self.lengthBits[code - 257])
        let far = self.code(5)
        let distance = Self.distances[far] + number(max(0, far / 2 - 1))
        guard distance <= bytes.count else { return bytes = [] }
        for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
    }
}
