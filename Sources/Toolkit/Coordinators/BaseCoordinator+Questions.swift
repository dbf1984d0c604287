public import Screens

extension BaseCoordinator {
    /// Asks something over whatever is on show of this flow and waits for the answer; nil when the alert went away without one.
    ///
    /// ```swift
    /// let coordinator = BookCoordinator(initialRoute: .list)
    /// let stay = AlertAction(title: "Stay", style: .cancel)
    /// let leave = AlertAction(title: "Leave")
    /// if await coordinator.ask("Leave the shop?", actions: [stay, leave]) === leave { coordinator.finish() }
    /// ```
    public func ask(_ title: String, message: String? = nil, actions: [AlertAction]) async -> AlertAction? {
        await viewController.ask(title, message: message, actions: actions, as: name)
    }

    /// Asks a yes-or-no question over whatever is on show of this flow; going away without an answer is a no.
    ///
    /// ```swift
    /// let coordinator = BookCoordinator(initialRoute: .list)
    /// if await coordinator.confirm("Close the shop?", action: "Close") { coordinator.finish() }
    /// ```
    ///
    /// - `action`: what the answer yes is called; it begins with a capital whatever is given.
    /// - `cancel`: what the answer no is called; nil calls it as the toolkit does.
    public func confirm(
        _ title: String, message: String? = nil, action: String, cancel: String? = nil, isDestructive: Bool = true
    ) async -> Bool {
        await viewController.confirm(
            title, message: message, action: action, cancel: cancel, isDestructive: isDestructive, as: name)
    }

    /// Asks for one line over whatever is on show of this flow and waits for an answer that can be read; nil when the prompt went away
    /// without one, by Esc or with the screen that it was asked over.
    ///
    /// ```swift
    /// let coordinator = BookCoordinator(initialRoute: .list)
    /// let copies = await coordinator.prompt("Copies", text: "1", action: "order") { text throws(PromptRefusal) in
    ///     guard let copies = Int(text), copies > 0 else { throw PromptRefusal("Expected a number, such as 2") }
    ///     return copies
    /// }
    /// ```
    public func prompt<Value>(
        _ title: String, text: String = "", help: String = "", action: String,
        reading read: @MainActor (String) async throws(PromptRefusal) -> Value
    ) async -> Value? {
        await screenOnShow.prompt(title, text: text, help: help, action: action, reading: read)
    }

    /// Asks for one line over whatever is on show of this flow and waits for it; nil when the prompt went away without an answer.
    public func prompt(_ title: String, text: String = "", help: String = "", action: String) async -> String? {
        await screenOnShow.prompt(title, text: text, help: help, action: action)
    }

    /// Lets the person choose from a menu over whatever is on show of this flow, and waits for the value of the chosen line; nil when the
    /// menu went away without one.
    ///
    /// ```swift
    /// let coordinator = BookCoordinator(initialRoute: .list)
    /// let choices = [MenuChoice("Walden", books[0]), MenuChoice("Another one", books[1])]
    /// if let book = await coordinator.choose("Lend", from: choices) { window.showToast("\(book.title) is lent") }
    /// ```
    public func choose<Value>(_ title: String = "", from choices: [MenuChoice<Value>]) async -> Value? {
        await screenOnShow.choose(title, from: choices)
    }

    /// The screen of this flow, or over it, that the person looks at.
    private var screenOnShow: ViewController { viewController.topmostPresented.innermostOnShow }
}
