import Terminal

/// The block characters that charts are made of, by eighths.
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
