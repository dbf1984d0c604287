import Terminal

/// A question over the screen; choosing an answer dismisses it, then the answer's handler runs.
///
/// Where an `await` reads better, `ViewController.ask(_:message:actions:)` and `confirm` make one themselves.
///
/// Esc chooses the answer of the style ``AlertAction/Style/cancel``; without one it closes the alert, and no handler is called.
///
/// ```swift
/// let alert = AlertController(title: "Delete Walden?", message: "It cannot be undone.")
/// alert.addAction(AlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in window.showToast("deleted") })
/// window.rootViewController?.present(alert, animated: true)
/// ```
///
/// An alert can ask for a line of text as well; the first field has the keys then:
///
/// ```swift
/// let rename = AlertController(title: "New name", message: nil)
/// rename.addTextField { $0.placeholder = "Walden" }
/// rename.addAction(AlertAction(title: "Rename") { [weak rename] _ in print(rename?.textFields?.first?.text ?? "") })
/// ```
///
/// Enter in a field goes on to the next field, and in the last one gives the ``preferredAction``, else the first answer that is neither
/// cancelling nor destructive.
///
/// Add answers and fields before it is presented; the view is made once.
public final class AlertController: ViewController {
    /// The arrangement of the answers, side by side or below each other.
    public enum Style: Hashable, Sendable {
        /// Side by side.
        case alert
        /// Below each other.
        case actionSheet
    }

    /// The question, in a sentence below the title; it may change while it is asked.
    public var message: String? {
        didSet { content?.message = message ?? "" }
    }
    /// The sentence as it is now, where it follows what is observed.
    var messageNow: (@MainActor () -> String?)?
    /// The arrangement of the answers.
    public let preferredStyle: Style
    /// The answers, in order.
    public private(set) var actions: [AlertAction] = []
    /// The text fields in it, in order.
    public private(set) var textFields: [TextField]?
    /// The answer that gets the keys first; nil gives them to the first one that is not destructive.
    public var preferredAction: AlertAction?

    private(set) var isAnswered = false
    /// Called with the answer, after its own handler.
    var onAnswer: (@MainActor (AlertAction) -> Void)?

    /// Makes a question without answers.
    public init(title: String?, message: String?, preferredStyle: Style = .alert) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init()
        self.title = title
        modalPresentationStyle = .formSheet
    }

    /// Adds an answer.
    public func addAction(_ action: AlertAction) { actions.append(action) }

    /// Adds something to type in.
    public func addTextField(configurationHandler: (@MainActor (TextField) -> Void)? = nil) {
        let field = TextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    public override var breadcrumb: [String] { [] }

    public override var isAtRoot: Bool { false }

    public override var preferredFirstResponder: Responder? {
        textFields?.first ?? (preferredAction ?? actions.first { $0.style != .destructive } ?? actions.first)?.button
    }

    private var content: AlertView?

    public override func loadView() {
        let answers = AnswersView(actions.map(button), inColumn: preferredStyle == .actionSheet)
        let content = AlertView(title: title ?? "", message: message ?? "", fields: textFields ?? [], answers: answers)
        self.content = content
        view = content
    }

    public override func updateProperties() {
        if let messageNow { message = messageNow() }
    }

    /// The answers have the keys; a question that is higher than its room moves by those that they do not use.
    public override func keyPressed(_ key: Key) -> Bool {
        switch key {
        case .pageUp, .pageDown, .home, .end: content?.page.keyPressed(key) ?? false
        default: false
        }
    }

    public override var answeredKeys: [KeyCommand] {
        guard isLong else { return [] }
        let names = keyNames
        return [answered(.pageUp, .pageDown, title: names.page), answered(.home, .end, title: names.ends)]
    }

    /// Indicates whether the question is longer than its room.
    private var isLong: Bool { content.map { $0.outOfSight.isBefore || $0.outOfSight.isBehind } ?? false }

    private func button(for action: AlertAction) -> Button {
        let button = Button(action.title ?? "", disabledReason: action.disabledReason) { [weak self, weak action] in
            if let action { self?.choose(action) }
        }
        action.button = button
        return button
    }

    /// A question that is longer than its room is read by the arrows up and down, before all else; those to the sides choose the answer, which
    /// is said wherever the others do not, so that nobody who reads on comes to an answer unawares.
    public override var keyCommands: [KeyCommand] {
        let text = treeWindow?.text ?? .en
        let cancel = actions.first { $0.style == .cancel }
        let way = content?.outOfSight.answers == true || isLong && actions.count > 1 ? Self.choosingRank : nil
        return (isLong ? reading(text) : []) + [
            KeyCommand(.right, .down, title: text.chooseAnswer, hint: way) { [weak self] in self?.treeWindow?.moveFocus(forward: true) },
            KeyCommand(.left, .up, title: text.back) { [weak self] in self?.treeWindow?.moveFocus(forward: false) },
        ]
            + typing(text)
            + (cancel.map { [cancelling($0, text)] } ?? [])
    }

    /// Esc, which gives an answer that is said in a shorter word where there is little room.
    private func cancelling(_ cancel: AlertAction, _ text: ScreenText) -> KeyCommand {
        let title = cancel.title ?? text.cancel
        var command = KeyCommand(.escape, title: title, hint: HintBar.wayOutRank) { [weak self] in self?.choose(cancel) }
        if TextWidth.of(text.back) < TextWidth.of(title) { command.shortTitle = text.back }
        return command
    }

    /// Enter in a field; on an answer it is the answer's own.
    private func typing(_ text: ScreenText) -> [KeyCommand] {
        guard let fields = textFields, let field = fields.firstIndex(where: \.isFirstResponder) else { return [] }
        if fields.indices.contains(field + 1) {
            return [KeyCommand(.enter, title: text.next, hint: 0) { fields[field + 1].becomeFirstResponder() }]
        }
        guard let action = preferredAction ?? actions.first(where: { $0.style == .default }) else { return [] }
        return [
            KeyCommand(.enter, title: action.title ?? text.next, hint: 0, disabledReason: action.disabledReason) { [weak self] in
                self?.choose(action)
            }
        ]
    }

    private func reading(_ text: ScreenText) -> [KeyCommand] {
        [
            KeyCommand(.down, title: text.readOn, hint: content?.outOfSight.isBehind == true ? Self.readingRank : nil) { [weak self] in
                _ = self?.content?.page.keyPressed(.down)
            },
            KeyCommand(.up, title: text.readBack) { [weak self] in _ = self?.content?.page.keyPressed(.up) },
        ]
    }

    /// The ranks of reading and of the way to the other answers: before the answer under the focus, which says itself what it does.
    private static let readingRank = -2
    private static let choosingRank = -1

    /// Gives an answer, as its button does.
    ///
    /// A second answer does nothing.
    public func choose(_ action: AlertAction) {
        guard !isAnswered else { return }
        isAnswered = true
        guard presenter != nil else { return answered(by: action) }
        dismiss(animated: true) { self.answered(by: action) }
    }

    private func answered(by action: AlertAction) {
        action.handler?(action)
        onAnswer?(action)
    }
}
