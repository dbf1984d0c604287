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

/// An answer of the terminal to a question; never taken for something that a person typed.
///
/// Terminals answer on the same line on which keys come, at any time and in any order, and some never answer at all. So nothing waits for
/// an answer: a device asks at the start, draws its first frame by what it knows, and learns as answers come in.
public enum TerminalReply: Hashable, Sendable {
    /// Primary device attributes (`CSI c`): what kind of terminal it claims to be.
    case attributes([Int])
    /// Secondary device attributes (`CSI > c`).
    case secondaryAttributes([Int])
    /// The cursor's position (`CSI 6 n`).
    case cursor(Point)
    /// The parts of the kitty keyboard protocol that are on (`CSI ? u`).
    case keyboard(Int)
    /// The state of a private mode (`CSI ? n $ p`): 0 unknown, 1 set, 2 reset, 3 always set, 4 never set.
    case mode(Int, state: Int)
    /// One of the dynamic colours: 10 the foreground, 11 the background.
    case color(Int, Color)
    /// The change between light and dark that the terminal reported (`CSI ? 997 ; n n`, in mode 2031).
    case appearance(isDark: Bool)
    /// The size that the terminal reported among the keys (`CSI 48 ; rows ; columns ; … t`, in mode 2048).
    case size(Size)
    /// The pixels of a cell (`CSI 16 t`).
    case cell(Size)
    /// The name and version that the terminal gave itself (`CSI > 0 q`).
    case version(String)
    /// Anything else that came as an operating system command, device control string or report.
    case other(String)
}
