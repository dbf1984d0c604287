import Terminal

/// The block characters that charts are made of, by eighths.
///
/// Unicode has blocks that fill a cell from the left and from below by eighths, but none from the right or from above. That is why all bars
/// grow from the left or from below.
enum Blocks {
    static let horizontal = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
    static let vertical = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// A fraction as eighths of `cells`; anything above nothing shows at least one eighth, and only the whole shows all of them.
    static func eighths(of fraction: Double, in cells: Int) -> Int {
        guard fraction.isFinite, cells > 0, fraction > 0 else { return 0 }
        guard fraction < 1 else { return cells * 8 }
        return min(max(1, Int(cells: fraction * Double(cells * 8))), cells * 8 - 1)
    }
}
