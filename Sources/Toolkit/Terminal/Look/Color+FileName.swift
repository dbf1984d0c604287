extension Color {
    /// Reads a colour as theme files write it: `#5FD7AF`, `14` of the palette, `default`; nil where it is none.
    ///
    /// ```swift
    /// Color(fileName: "#5fd7af")?.fileName  // "#5FD7AF"
    /// Color(fileName: "14")  // .ansi(14)
    /// Color(fileName: "256")  // nil: the palette ends at 255
    /// ```
    public init?(fileName: String) {
        if fileName == "default" {
            self = .terminal
        } else if fileName.hasPrefix("#"), fileName.utf8.count == 7, fileName.dropFirst().allSatisfy(\.isHexDigit),
            let value = UInt32(fileName.dropFirst(), radix: 16)
        {
            self.init(hex: value)
        } else if let index = UInt8(fileName) {
            self = .ansi(index)
        } else {
            return nil
        }
    }

    /// The name in theme files.
    public var fileName: String {
        switch self {
        case .terminal: return "default"
        case .ansi(let index): return "\(index)"
        case .rgb(let red, let green, let blue):
            let digits = [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
            return "#" + digits.joined()
        }
    }
}
