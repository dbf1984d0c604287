import Screens
import Terminal

/// A number of stars, by keys, by clicks, and for those who listen.
final class StarRating: Control {
    /// The number of stars.
    var count: Int {
        didSet { if count != oldValue { setNeedsDisplay() } }
    }
    /// Called for what the person does, never for what the program sets.
    var onChange: (Int) -> Void = { _ in }
    private let most = 5

    init(_ count: Int = 0) {
        self.count = count
        super.init()
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: min(size.width, Self.gutter + most), height: min(size.height, 1))
    }

    override var keyCommands: [KeyCommand] {
        [
            KeyCommand("+", title: "better", hint: 0, disabledReason: count == most ? "there is no better" : nil) { [weak self] in
                self?.change(by: 1)
            },
            KeyCommand("-", title: "worse", hint: 1, disabledReason: count == 0 ? "there is no worse" : nil) { [weak self] in
                self?.change(by: -1)
            },
        ]
    }

    override func mouse(_ event: MouseEvent) -> Bool {
        guard event.action == .press, isEnabled else { return false }
        change(by: event.point.x - Self.gutter + 1 - count)
        return true
    }

    override func draw(_ painter: inout Painter) {
        drawFocusBar(&painter)
        let stars = String(repeating: "★", count: count) + String(repeating: "☆", count: most - count)
        painter.write(stars, x: Self.gutter, y: 0, style: titleStyle)
    }

    override var accessibilityRole: AccessibilityRole? { .stepper }
    override var accessibilityValue: String? { "\(count) of \(most)" }

    private func change(by step: Int) {
        let new = min(max(0, count + step), most)
        guard new != count else { return }
        count = new
        onChange(new)
    }
}

/// A screen to try it on.
final class RatingViewController: ViewController {
    private let stars = StarRating(3)

    override func loadView() {
        title = "Rating"
        stars.onChange = { [weak self] count in self?.showToast("\(count) stars") }
        view = FormView([FormRow("Walden", stars), FormRow("", Button("Send") { [weak self] in self?.showToast("Sent") })])
    }
}
