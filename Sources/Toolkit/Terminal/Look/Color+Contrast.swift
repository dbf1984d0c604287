import CLibrary

extension Color {
    /// Returns how well this colour is read on another, by WCAG 2: from 1 (not at all) to 21 (black on white).
    ///
    /// - `terminal`: what `Color.terminal` is taken for, foreground and background.
    public func contrast(on background: Color, terminal: (foreground: Color, background: Color)) -> Double {
        let front = (self == .terminal ? terminal.foreground : self).luminance
        let back = (background == .terminal ? terminal.background : background).luminance
        return (max(front, back) + 0.05) / (min(front, back) + 0.05)
    }

    /// Relative luminance by WCAG 2, from 0 (black) to 1 (white).
    public var luminance: Double {
        switch self {
        case .terminal: 0
        case .ansi(let index): Self.luminance(ColorQuantizer.palette(index))
        case .rgb(let red, let green, let blue): Self.luminance((red, green, blue))
        }
    }

    private static func luminance(_ color: (UInt8, UInt8, UInt8)) -> Double {
        0.2126 * linear(color.0) + 0.7152 * linear(color.1) + 0.0722 * linear(color.2)
    }

    private static func linear(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
