import Terminal

extension Painter {
    /// Writes a horizontal bar.
    ///
    /// - `track`: whether what is not full is drawn too.
    public mutating func bar(_ fraction: Double, x: Int, y: Int, width: Int, style: Style, track: Bool = false) {
        guard width > 0 else { return }
        let eighths = Blocks.eighths(of: fraction, in: width)
        let full = eighths / 8
        fill(Rect(x: x, y: y, width: full, height: 1), with: Glyph(scalar: "█"), style: style)
        var end = x + full
        if eighths % 8 > 0, full < width {
            write(Blocks.horizontal[eighths % 8], x: end, y: y, style: style)
            end += 1
        }
        guard track, end < x + width else { return }
        fill(Rect(x: end, y: y, width: x + width - end, height: 1), with: Glyph(scalar: "░"), style: Style(.tertiary))
    }
}
