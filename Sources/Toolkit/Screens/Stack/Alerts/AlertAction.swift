/// One way out of an alert.
public final class AlertAction {
    /// The kind of answer.
    public enum Style: Hashable, Sendable {
        /// An ordinary answer.
        case `default`
        /// Nothing happens; Esc chooses it.
        case cancel
        /// Something is lost by it.
        case destructive
    }

    /// The words on its button.
    public let title: String?
    /// The kind of answer.
    public let style: Style
    /// The reason why it cannot be chosen now; nil when it can.
    public var disabledReason: String? {
        didSet { button?.disabledReason = disabledReason }
    }
    let handler: (@MainActor (AlertAction) -> Void)?
    weak var button: Button?

    /// Makes a way out; the alert is gone before `handler` runs.
    public init(title: String?, style: Style = .default, handler: (@MainActor (AlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
