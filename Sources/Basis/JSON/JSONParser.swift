/// Reads a whole document (RFC 8259), and nothing that is not one.
struct JSONParser {
    /// The most brackets in each other.
    private static let deepest = 512

    private let bytes: [UInt8]
    private var place = 0
    private var depth = 0

    static func node(of text: some StringProtocol) throws -> JSONNode {
        var parser = JSONParser(bytes: Array(text.utf8))
        let node = try parser.value()
        guard parser.next() == nil else { throw parser.problem }
        return node
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var problem: DecodingError {
        .dataCorrupted(.init(codingPath: [], debugDescription: "The text is no JSON from byte \(place) on."))
    }

    /// The next byte that is no space.
    private mutating func next() -> UInt8? {
        while place < bytes.count {
            switch bytes[place] {
            case 0x20, 0x09, 0x0A, 0x0D: place += 1
            default: return bytes[place]
            }
        }
        return nil
    }

    private mutating func takes(_ character: Unicode.Scalar) -> Bool {
        guard next() == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    private mutating func value() throws -> JSONNode {
        switch next() {
        case UInt8(ascii: "{"): return try nested { try $0.object() }
        case UInt8(ascii: "["): return try nested { try $0.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func nested(_ read: (inout JSONParser) throws -> JSONNode) throws -> JSONNode {
        guard depth < Self.deepest else { throw problem }
        depth += 1
        place += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    private mutating func object() throws -> JSONNode {
        var members: [String: JSONNode] = [:]
        if takes("}") { return .object(members) }
        repeat {
            guard next() == UInt8(ascii: "\"") else { throw problem }
            let name = try string()
            guard takes(":") else { throw problem }
            members[name] = try value()
        } while takes(",")
        guard takes("}") else { throw problem }
        return .object(members)
    }

    private mutating func array() throws -> JSONNode {
        var elements: [JSONNode] = []
        if takes("]") { return .array(elements) }
        repeat { elements.append(try value()) } while takes(",")
        guard takes("]") else { throw problem }
        return .array(elements)
    }

    private mutating func word(_ word: StaticString, _ node: JSONNode) throws -> JSONNode {
        let end = place + word.utf8CodeUnitCount
        guard end <= bytes.count, bytes[place..<end].elementsEqual(word.description.utf8) else { throw problem }
        place = end
        return node
    }

    private mutating func number() throws -> String {
        let start = place
        if here == UInt8(ascii: "-") { place += 1 }
        let (first, whole) = (place, here)
        try digits()
        // A zero stands alone.
        guard whole != UInt8(ascii: "0") || place == first + 1 else { throw problem }
        if here == UInt8(ascii: ".") {
            place += 1
            try digits()
        }
        if here == UInt8(ascii: "e") || here == UInt8(ascii: "E") {
            place += 1
            if here == UInt8(ascii: "+") || here == UInt8(ascii: "-") { place += 1 }
            try digits()
        }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private var here: UInt8? { place < bytes.count ? bytes[place] : nil }

    private func isDigit(_ place: Int) -> Bool {
        bytes.indices.contains(place) && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place])
    }

    private mutating func digits() throws {
        guard isDigit(place) else { throw problem }
        while isDigit(place) { place += 1 }
    }

    private mutating func string() throws -> String {
        place += 1
        var text: [UInt8] = []
        while let byte = here, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw problem }
            place += 1
            if byte == UInt8(ascii: "\\") { try escape(&text) } else { text.append(byte) }
        }
        guard here != nil else { throw problem }
        place += 1
        guard let string = String(validating: text, as: UTF8.self) else { throw problem }
        return string
    }

    private mutating func escape(_ text: inout [UInt8]) throws {
        guard let letter = here else { throw problem }
        place += 1
        switch Unicode.Scalar(letter) {
        case "\"", "\\", "/": text.append(letter)
        case "b": text.append(0x08)
        case "f": text.append(0x0C)
        case "n": text.append(0x0A)
        case "r": text.append(0x0D)
        case "t": text.append(0x09)
        case "u": text += String(Character(try scalar())).utf8
        default: throw problem
        }
    }

    /// The character of four digits, or of twice four.
    private mutating func scalar() throws -> Unicode.Scalar {
        var units = [try unit()]
        if UTF16.isLeadSurrogate(units[0]), here == UInt8(ascii: "\\") {
            place += 1
            guard here == UInt8(ascii: "u") else { throw problem }
            place += 1
            units.append(try unit())
        }
        guard let text = String(validating: units, as: UTF16.self), let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1
        else { throw problem }
        return scalar
    }

    private mutating func unit() throws -> UInt16 {
        guard place + 4 <= bytes.count else { throw problem }
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard bytes[place] < 0x80, let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue else { throw problem }
            unit = unit << 4 | UInt16(digit)
            place += 1
        }
        return unit
    }
}
