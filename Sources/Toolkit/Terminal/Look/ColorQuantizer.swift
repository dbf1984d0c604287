/// Brings a colour down to what a terminal shows, always in the same way.
///
/// The nearest colour is looked for among those that are the same on every terminal: 16 to 255 of the palette where there are 256. Where
/// there are only sixteen, what most terminals show for them is taken.
public enum ColorQuantizer {
    /// The nearest colour of a depth; `Color.terminal` where there are none.
    public static func reduce(_ color: Color, to depth: ColorDepth) -> Color {
        switch (color, depth) {
        case (.terminal, _), (_, .trueColor): color
        case (_, .mono): .terminal
        case (.ansi(let index), .sixteen) where index >= 16: nearest(to: palette(index), in: 0..<16)
        case (.ansi, _): color
        case (.rgb(let red, let green, let blue), .palette): nearest(to: (red, green, blue), in: 16..<256)
        case (.rgb(let red, let green, let blue), .sixteen): nearest(to: (red, green, blue), in: 0..<16)
        }
    }

    /// Red, green and blue of xterm's palette; the first sixteen are what most terminals show, and people change them.
    public static func palette(_ index: UInt8) -> (UInt8, UInt8, UInt8) {
        switch index {
        case 0..<16: return basic[Int(index)]
        case 16..<232:
            let place = index - 16
            return (level(place / 36), level(place / 6 % 6), level(place % 6))
        default:
            let grey = 8 + 10 * (index - 232)
            return (grey, grey, grey)
        }
    }

    private static func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }

    private static func nearest(to color: (UInt8, UInt8, UInt8), in range: Range<Int>) -> Color {
        var best = range.lowerBound
        var least = Int.max
        for index in range {
            let distance = distance(color, palette(UInt8(index)))
            if distance < least {
                least = distance
                best = index
            }
        }
        return .ansi(UInt8(best))
    }

    /// The "redmean" distance: cheap, whole numbers, and close to what eyes say.
    private static func distance(_ left: (UInt8, UInt8, UInt8), _ right: (UInt8, UInt8, UInt8)) -> Int {
        let mean = (Int(left.0) + Int(right.0)) / 2
        let red = Int(left.0) - Int(right.0)
        let green = Int(left.1) - Int(right.1)
        let blue = Int(left.2) - Int(right.2)
        return (((512 + mean) * red * red) >> 8) + 4 * green * green + (((767 - mean) * blue * blue) >> 8)
    }

    private static let basic: [(UInt8, UInt8, UInt8)] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
        (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
    ]
}
