/// A colour as a theme names it.
///
/// The sixteen of the palette are the person's own and change with their terminal; everything above is fixed. A theme that names only the
/// first kind always fits its surroundings, and one that names the second always looks the same.
///
/// ```swift
/// let mint = Color(hex: 0x5FD7AF)
/// mint.contrast(on: .terminal, terminal: (foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 0)))  // between 1 and 21
/// ```
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
