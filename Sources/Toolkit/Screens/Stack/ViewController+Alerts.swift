import Terminal

extension ViewController {
    /// Asks something and waits for the answer; nil when the alert went away without one.
    public func ask(_ title: String, message: String? = nil, actions: [AlertAction]) async -> AlertAction? {
        let engine = engine
        engine.openQuestions += 1
        defer { engine.openQuestions -= 1 }
        return await TrackedTask.asking { await present(title, message, actions) }
    }

    private func present(_ title: String, _ message: String?, _ actions: [AlertAction]) async -> AlertAction? {
        await withCheckedContinuation { continuation in
            let answer = AlertAnswer(continuation)
            let alert = AlertController(title: title, message: message)
            for action in actions {
                alert.addAction(
                    AlertAction(title: action.title, style: action.style) { _ in
                        action.handler?(action)
                        answer.give(action)
                    })
            }
            // It resolves whatever takes the alert away: Esc, its presenter's end, another root.
            let presenter = topmostPresented
            let operation = StackOperation([.present(alert, over: presenter)]) { outcome in
                guard outcome == .committed else { return answer.give(nil) }
                alert.whenLeft { _ in if !alert.isAnswered { answer.give(nil) } }
            }
            engine.perform(operation)
        }
    }

    /// Asks a yes-or-no question; going away without an answer is a no.
    public func confirm(_ title: String, message: String? = nil, action: String, isDestructive: Bool = true) async -> Bool {
        let text = treeWindow?.text ?? .en
        let yes = AlertAction(title: action, style: isDestructive ? .destructive : .default)
        return await ask(title, message: message, actions: [AlertAction(title: text.cancel, style: .cancel), yes]) === yes
    }

    /// Says something above the hint line for a moment.
    public func showToast(_ text: String, role: Role = .success, scope: ToastScope = .app) {
        engine.toasts.show(Toast(text: text, role: role, scope: scope, entry: entryID), in: treeWindow)
    }
}

/// Resumes a waiting question exactly once.
private final class AlertAnswer {
    private var continuation: CheckedContinuation<AlertAction?, Never>?

    init(_ continuation: CheckedContinuation<AlertAction?, Never>) { self.continuation = continuation }

    func give(_ action: AlertAction?) {
        continuation?.resume(returning: action)
        continuation = nil
    }
}
