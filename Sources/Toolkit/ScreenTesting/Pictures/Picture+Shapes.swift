import Terminal

extension Picture {
    /// Blocks, shades and straight lines as rectangles: letters would leave gaps between cells.
    func shape(_ character: Character, x: Int, y: Int, _ look: Palette.Look) -> String? {
        let (left, top) = (Double(x), Double(y))
        let color = look.foreground
        let dim = look.isDim ? 0.6 : 1.0
        func box(_ dx: Double, _ dy: Double, _ width: Double, _ height: Double, _ opacity: Double = 1) -> String {
            rect(x: left + dx, y: top + dy, width: width, height: height, fill: color, opacity: opacity * dim)
        }
        if let eighths = Self.fromBelow.firstIndex(of: character) {
            let height = Double(eighths + 1) / 8
            return box(0, 1 - height, 1, height)
        }
        if let eighths = Self.fromLeft.firstIndex(of: character) { return box(0, 0, Double(eighths + 1) / 8, 1) }
        switch character {
        case "░": return box(0, 0, 1, 1, 0.25)
        case "▒": return box(0, 0, 1, 1, 0.5)
        case "▓": return box(0, 0, 1, 1, 0.75)
        case "─": return box(0, 0.47, 1, 0.06)
        case "╌": return box(0.15, 0.47, 0.6, 0.06)
        case "│": return box(0.44, 0, 0.12, 1)
        case "┃": return box(0.38, 0, 0.24, 1)
        default: return nil
        }
    }

    private static let fromBelow: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    private static let fromLeft: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
