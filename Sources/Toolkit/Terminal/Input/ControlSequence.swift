/// A CSI sequence taken apart: `ESC [`, a private marker, numbers, intermediate bytes, the byte that ends it.
struct ControlSequence {
    /// One of `< = > ?`, or nil.
    var marker: UInt8?
    /// Numbers between semicolons, each with its parts between colons; nil where none was given.
    var parameters: [[Int?]]
    /// Bytes from 0x20 to 0x2F before the end.
    var intermediates: ArraySlice<UInt8>
    /// The byte that says what it is.
    var final: UInt8

    /// Takes apart what lies between `ESC [` and the final byte.
    init(_ body: ArraySlice<UInt8>, final: UInt8) {
        var body = body
        if let first = body.first, (0x3C...0x3F).contains(first) {
            marker = first
            body = body.dropFirst()
        }
        let end = body.firstIndex { (0x20...0x2F).contains($0) } ?? body.endIndex
        intermediates = body[end...]
        parameters = body[..<end].split(separator: 0x3B, omittingEmptySubsequences: false).map { part in
            part.split(separator: 0x3A, omittingEmptySubsequences: false).map(Self.number)
        }
        self.final = final
    }

    /// A parameter's first part.
    func number(_ index: Int, default value: Int) -> Int {
        part(index, 0) ?? value
    }

    /// Any part of any parameter.
    func part(_ index: Int, _ place: Int) -> Int? {
        guard index < parameters.count, place < parameters[index].count else { return nil }
        return parameters[index][place]
    }

    /// The modifiers as xterm and kitty count them: one more than the bits of Shift, Alt, Ctrl, Super, Hyper, Meta.
    var modifierBits: Int { max(0, number(1, default: 1) - 1) }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty else { return nil }
        var value = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            value = min(value * 10 + Int(digit - 0x30), 0xFF_FFFF)
        }
        return value
    }
}
