import Terminal

/// Asks for one line over the screen; what was typed stays until the answer is good.
///
/// Enter calls `submit`, which either closes the prompt or says in ``errorText`` what is wrong; the next key takes that away. Esc and a
/// click beside the panel close it, and nothing is called then. ``ViewController/prompt(_:text:help:action:reading:)`` is the same with `await`.
///
/// ```swift
/// window.showPrompt(
///     PromptView("Year", help: "four digits", action: "go") { prompt in
///         guard let year = Int(prompt.text) else {
///             prompt.errorText = "Expected a year, such as 1854"
///             return
///         }
///         prompt.close()
///         window.showToast("\(year)")
///     })
/// ```
public final class PromptView: View, AnsweredOverlay {
    var onGone: (@MainActor () -> Void)?

    /// The sentence below the answer that says what is wrong with it; nil while nothing is.
    public var errorText: String? {
        get { field.errorText }
        set {
            field.errorText = newValue
            setNeedsLayout()
        }
    }
    /// The text typed so far.
    public var text: String { field.text }

    private let title: String
    private let action: String
    private let field: TextField
    private let submit: @MainActor (PromptView) -> Void

    /// Makes a prompt; `Window.showPrompt(_:)` shows it.
    ///
    /// - `action`: what Enter does, for the hint line.
    /// - `submit`: called by Enter; it closes the prompt, or says in `errorText` what is wrong.
    public init(
        _ title: String, text: String = "", help: String = "", action: String, submit: @escaping @MainActor (PromptView) -> Void
    ) {
        self.title = title
        self.action = action
        self.submit = submit
        field = TextField(text)
        super.init()
        field.helpText = help
        field.onChange = { [weak self] _ in self?.errorText = nil }
        addSubview(field)
    }

    /// Takes it away, if it is still on show.
    public func close() {
        if window?.chrome.overlay === self { window?.closeOverlay() }
    }

    public override var keyCommands: [KeyCommand] {
        [
            KeyCommand(.enter, title: action, hint: 0) { [weak self] in if let self { self.submit(self) } },
            KeyCommand(.escape, title: window?.text.close ?? "", hint: 1) { [weak self] in self?.close() },
        ]
    }

    public override var accessibilityRole: AccessibilityRole? { .dialog }
    public override var defaultAccessibilityLabel: String? { title }
    override func accessibilityQuestion(of view: View) -> String? { title }

    // It lies over everything: no key reaches what is below it.
    public override func keyPressed(_ key: Key) -> Bool { true }

    public override func mouse(_ event: MouseEvent) -> Bool {
        if event.action == .press, !panel.contains(event.point) { close() }
        return true
    }

    /// The place of the panel: near the top, so that it never covers the hint line.
    private var panel: Rect {
        let width = min(bounds.width, 64)
        let preferred = field.sizeThatFits(Size(width: width - 4, height: bounds.height)).height + 2
        let height = min(bounds.height, max(3, preferred))
        return Rect(x: (bounds.width - width) / 2, y: bounds.height > height + 2 ? 1 : 0, width: width, height: height)
    }

    public override func layoutSubviews() { field.frame = panel.insetBy(horizontal: 2, vertical: 1) }

    public override func draw(_ painter: inout Painter) {
        let panel = panel
        painter.panel(panel)
        guard !title.isEmpty, panel.width > 6 else { return }
        painter.write(" " + title + " ", x: panel.minX + 2, y: panel.minY, width: panel.width - 4, style: Style(.title, .bold))
    }
}
