import Screens
import Terminal

/// One line made of groups of differently set text; a group that does not fit goes whole, the last ones first.
package final class SpanLine: View {
    package var groups: [[ListCell]] = [] {
        didSet {
            guard groups != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }
    /// The same in fewer words, for where not even the first groups have room.
    package var briefGroups: [[ListCell]] = [] {
        didSet { if briefGroups != oldValue { setNeedsDisplay() } }
    }
    /// The number of groups without which the fewer words say more.
    package var neededGroups = 1 {
        didSet { if neededGroups != oldValue { setNeedsDisplay() } }
    }
    /// Indicates whether it only explains the signs of a picture, so that it is nothing to those who listen or copy.
    package var isLegend = false {
        didSet { isAccessibilityElement = !isLegend }
    }
    /// The words of a legend without its signs, `start, end, 200 m`, for the name of the picture.
    package var words: String { groups.compactMap { $0.last?.text }.joined(separator: ", ") }
    private let gap: Int

    package init(gap: Int = 4) {
        self.gap = gap
    }

    private func width(of group: [ListCell]) -> Int { group.reduce(0) { $0 + TextWidth.of($1.text) } }

    package override func sizeThatFits(_ size: Size) -> Size {
        let filled = groups.filter { width(of: $0) > 0 }
        guard !filled.isEmpty else { return .zero }
        let preferred = filled.reduce(0) { $0 + width(of: $1) } + gap * (filled.count - 1)
        return Size(width: min(preferred, size.width), height: min(1, size.height))
    }

    package override func draw(_ painter: inout Painter) {
        var x = 0
        let needed = groups.filter { width(of: $0) > 0 }.prefix(neededGroups)
        let isBrief = !briefGroups.isEmpty && needed.reduce(gap * (needed.count - 1)) { $0 + width(of: $1) } > bounds.width
        for (index, group) in (isBrief ? briefGroups : groups).filter({ width(of: $0) > 0 }).enumerated() {
            if index > 0 {
                x += gap
                guard x + width(of: group) <= bounds.width else { return }
            }
            for cell in group { x = painter.write(cell.text, x: x, y: 0, width: bounds.width - x, style: cell.style) }
        }
    }
}

extension SpanLine: CopySource {
    package func copyText(at index: Int) -> String {
        isLegend ? "" : TabbedText.row(groups.map { $0.map(\.text).joined() }.filter { !$0.isEmpty })
    }
}
