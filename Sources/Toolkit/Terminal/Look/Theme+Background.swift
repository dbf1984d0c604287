extension Theme {
    /// The theme for a terminal with a background, as far as that is known: what the terminal answered, else what `COLORFGBG` says,
    /// else the dark one.
    public static func fitting(background: Color?, environment: [String: String] = [:]) -> Theme {
        if let background { return background.luminance > 0.3 ? .light : .dark }
        // rxvt, Konsole and others say "foreground;background" in colours of the palette.
        if let last = environment["COLORFGBG"]?.split(separator: ";").last, let index = UInt8(last) {
            return index == 7 || index == 15 ? .light : .dark
        }
        return .dark
    }
}
