/// A colour as a theme names it.
public enum Color: Hashable, Sendable {
    /// The terminal's own foreground or background.
    case terminal
    /// One of the sixteen colours that the person's terminal theme defines.
    case ansi(UInt8)
    /// Red, green and blue.
    case rgb(UInt8, UInt8, UInt8)

    /// A colour as designers write it: `Color(hex: 0x5FD7AF)`.
    public init(hex: UInt32) {
        self = .rgb(UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8), UInt8(truncatingIfNeeded: hex))
    }
}
