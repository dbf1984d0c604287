/// One way out of an alert.
public final class AlertAction {
    /// What kind of way out it is.
    public enum Style: Hashable, Sendable {
        /// An ordinary answer.
        case `default`
        /// Nothing happens; Esc chooses it.
        case cancel
        /// Something is lost by it.
        case destructive
    }

    /// What its button says.
    public let title: String?
    /// What kind of way out it is.
    public let style: Style
    /// Why it cannot be chosen now; nil when it can.
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
