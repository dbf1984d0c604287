import Terminal

/// One sentence above the hint line; it lies over the content and never moves it.
final class ToastView: View {
    private(set) var message = ""
    private var role = Role.success
    var timer: Int?

    func show(_ message: String, role: Role) {
        self.message = message
        self.role = role
        setNeedsDisplay()
    }

    override func draw(_ painter: inout Painter) {
        let mark =
            switch role {
            case .danger, .warning: "!"
            case .success: "✓"
            default: "·"
            }
        painter.fill(bounds, style: Style(.panel))
        let x = painter.write(mark, x: 1, y: 0, style: Style(role, .bold))
        painter.write(message, x: x + 1, y: 0, width: bounds.width - x - 2, style: Style(.panel))
    }
}
