extension Color {
    /// A colour as designers write it: `Color(hex: 0x5FD7AF)`.
    public init(hex: UInt32) {
        self = .rgb(UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8), UInt8(truncatingIfNeeded: hex))
    }
}
