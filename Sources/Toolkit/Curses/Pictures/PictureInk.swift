import Terminal

/// The colours that pictures are drawn in: those that text of a role has on this terminal.
struct PictureInk: Equatable {
    let theme: Theme
    let background: Color

    /// - Parameter background: what the terminal told; nil where it told none, and nothing can be drawn that would fit.
    init?(theme: Theme, background: Color?) {
        guard case .rgb? = background, let background else { return nil }
        (self.theme, self.background) = (theme, background)
    }

    /// The colour of a role's text; of none, that behind the text.
    func pixel(of role: Role?) -> PixelImage.Pixel {
        guard let role else { return Self.pixel(theme[.text].background) ?? paper }
        let look = theme.look(of: Style(role), depth: .trueColor)
        return Self.pixel(look.foreground) ?? (background.luminance > 0.3 ? 0x00_0000 : 0xFF_FFFF)
    }

    private var paper: PixelImage.Pixel { Self.pixel(background) ?? 0 }

    private static func pixel(_ color: Color) -> PixelImage.Pixel? {
        switch color {
        case .terminal: nil
        case .rgb(let red, let green, let blue): PixelImage.Pixel(red) << 16 | PixelImage.Pixel(green) << 8 | PixelImage.Pixel(blue)
        case .ansi(let number): Int(number) < palette.count ? palette[Int(number)] : nil
        }
    }

    /// The sixteen as xterm has them; a person's own are not known.
    private static let palette: [PixelImage.Pixel] = [
        0x00_0000, 0xCD_0000, 0x00_CD00, 0xCD_CD00, 0x00_00EE, 0xCD_00CD, 0x00_CDCD, 0xE5_E5E5,
        0x7F_7F7F, 0xFF_0000, 0x00_FF00, 0xFF_FF00, 0x5C_5CFF, 0xFF_00FF, 0x00_FFFF, 0xFF_FFFF,
    ]
}
