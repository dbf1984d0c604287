import Terminal

/// Line 1: where one is on the left, the day and the name on the right, and a rule below; a screen on top may say something else there.
///
/// The path begins with the layer on top that `beginsBreadcrumb`, or else with the root. Where it is too long, titles go from the left,
/// since the end says where one is; where the status does not fit beside it, its short form takes its place, or nothing.
final class TitleBar: View {
    private var path: [String] = []
    private var status = ""
    private var shortStatus = ""

    override func updateProperties() {
        let layers = window?.layers ?? []
        let newPath = layers.suffix(from: layers.lastIndex(where: \.beginsBreadcrumb) ?? 0).flatMap(\.breadcrumb)
        let item = window?.engine.topScreen?.navigationItem
        let newStatus = item?.status ?? window?.status?() ?? ""
        let newShortStatus = item?.shortStatus ?? ""
        guard newPath != path || newStatus != status || newShortStatus != shortStatus else { return }
        (path, status, shortStatus) = (newPath, newStatus, newShortStatus)
        setNeedsDisplay()
    }

    /// The whole way to where one is.
    var text: String { path.joined(separator: Self.separator) }

    override var accessibilityRole: AccessibilityRole? { text.isEmpty ? nil : .heading }
    override var defaultAccessibilityLabel: String? { text }
    override var accessibilityValue: String? { status }

    override func draw(_ painter: inout Painter) {
        let room = bounds.width - 2
        guard room > 0 else { return }
        let path = Self.fitted(path, to: room)
        var x = 1
        for (index, part) in path.enumerated() {
            let isLast = index == path.count - 1
            x = painter.write(part, x: x, y: 0, style: isLast ? Style(.title, .bold) : Style(.secondary))
            if !isLast { x = painter.write(Self.separator, x: x, y: 0, style: Style(.tertiary)) }
        }
        let last = bounds.width - 1
        if let shown = [status, shortStatus].first(where: { x + 2 + TextWidth.of($0) <= last }) {
            painter.write(shown, endingAt: last, y: 0, style: Style(.secondary))
        }
        painter.fill(Rect(x: 1, y: 1, width: room, height: 1), with: Glyph(scalar: "─"), style: Style(.tertiary))
    }

    private static let separator = " ▸ "

    /// The end of the path matters most: titles go from the left until the rest fits, and only then the last one is cut.
    static func fitted(_ path: [String], to columns: Int) -> [String] {
        let isCut = path.first == "…"
        var rest = isCut ? Array(path.dropFirst()) : path
        let whole = rest.count
        while rest.count > 1 {
            let shown = isCut || rest.count < whole ? ["…"] + rest : rest
            if TextWidth.of(shown.joined(separator: separator)) <= columns { return shown }
            rest.removeFirst()
        }
        return rest.map { TextWidth.truncated($0, to: columns) }
    }
}
