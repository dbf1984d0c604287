public import Terminal

/// A sentence that says why what was typed is no answer.
public nonisolated struct PromptRefusal: Error, Hashable, Sendable {
    /// The sentence, shown below what was typed.
    public let reason: String

    /// Makes a refusal.
    public init(_ reason: String) { self.reason = reason }
}

/// One line of a menu that is waited for, and the value that it stands for.
public struct MenuChoice<Value> {
    /// The line as the menu shows it, without what it does.
    let item: MenuItem
    /// The value; nil for a line between groups.
    let value: Value?

    /// Makes a line.
    ///
    /// - `key`: chooses it at once.
    /// - `disabledReason`: the reason why it cannot be chosen now; nil when it can.
    public init(_ title: String, _ value: Value, key: Key? = nil, disabledReason: String? = nil) {
        item = MenuItem(title, key: key, disabledReason: disabledReason)
        self.value = value
    }

    private init() { (item, value) = (.separator, nil) }

    /// A line between two groups.
    public static var separator: MenuChoice { MenuChoice() }
}

extension ViewController {
    /// Asks for one line and waits for an answer that can be read; nil when the prompt went away without one.
    ///
    /// It goes by Esc and by a click beside it, with this screen, when something else is laid over the screens, and when the waiting task is
    /// cancelled. What was typed stays, with the reason below it, until `read` throws no `PromptRefusal` any more.
    ///
    /// ```swift
    /// let screen = BookListViewController()
    /// let year = await screen.prompt("Year", help: "four digits", action: "go") { text throws(PromptRefusal) in
    ///     guard let year = Int(text) else { throw PromptRefusal("Expected a year, such as 1854") }
    ///     return year
    /// }
    /// if let year { screen.showToast("printed in \(year)") }
    /// ```
    ///
    /// - Parameters:
    ///   - title: the question, in the frame.
    ///   - text: what stands there already.
    ///   - help: what is expected, below it.
    ///   - action: what Enter does, for the hint line.
    ///   - read: makes the answer of what was typed; it may take its time.
    public func prompt<Value>(
        _ title: String, text: String = "", help: String = "", action: String,
        reading read: @MainActor (String) async throws(PromptRefusal) -> Value
    ) async -> Value? {
        guard let window = treeWindow, !Task.isCancelled else { return nil }
        let answers = OverlayAnswers<String>()
        let prompt = PromptView(title, text: text, help: help, action: action) { answers.give($0.text) }
        prompt.onGone = answers.end
        whenLeft { [weak prompt] _ in prompt?.close() }
        window.showPrompt(prompt)
        defer { prompt.close() }
        while let typed = await engine.asking({ await answers.next() }) {
            do throws(PromptRefusal) {
                let value = try await read(typed)
                return answers.isOver || Task.isCancelled ? nil : value
            } catch {
                prompt.errorText = error.reason
            }
        }
        return nil
    }

    /// Asks for one line and waits for it; nil when the prompt went away without an answer.
    ///
    /// ```swift
    /// let screen = BookListViewController()
    /// if let name = await screen.prompt("Lend to", action: "lend") { screen.showToast("lent to \(name)") }
    /// ```
    public func prompt(_ title: String, text: String = "", help: String = "", action: String) async -> String? {
        await prompt(title, text: text, help: help, action: action) { text throws(PromptRefusal) in text }
    }

    /// Lets the person choose from a menu and waits for the value of the chosen line; nil when the menu went away without one.
    ///
    /// It goes by Esc and by a click beside it, with this screen, when something else is laid over the screens, and when the waiting task is
    /// cancelled.
    ///
    /// ```swift
    /// let screen = BookListViewController()
    /// let choices = [MenuChoice("By title", "title", key: "t"), .separator, MenuChoice("By price", "price", key: "p")]
    /// if let order = await screen.choose("Order", from: choices) { screen.showToast("by \(order)") }
    /// ```
    public func choose<Value>(_ title: String = "", from choices: [MenuChoice<Value>]) async -> Value? {
        guard let window = treeWindow, !Task.isCancelled, choices.contains(where: { $0.value != nil }) else { return nil }
        let answers = OverlayAnswers<Int>()
        let items = choices.enumerated().map { place, choice in
            var item = choice.item
            item.action = { answers.give(place) }
            return item
        }
        let menu = MenuView(title: title, items: items) { [weak window] in window?.closeOverlay() }
        menu.onGone = answers.end
        whenLeft { [weak menu, weak window] _ in if let menu { window?.hideOverlay(menu) } }
        window.showOverlay(menu)
        defer { window.hideOverlay(menu) }
        return await engine.asking { await answers.next() }.flatMap { choices[$0].value }
    }
}
