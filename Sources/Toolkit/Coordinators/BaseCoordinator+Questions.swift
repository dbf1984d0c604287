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
}
