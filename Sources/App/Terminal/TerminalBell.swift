import LiveWalking

/// The bell of the terminal that the app or a line of it runs in, as a sign to look there.
struct TerminalBell: NotificationOutput {
    let ring: @MainActor @Sendable () -> Void

    nonisolated var name: String { "bell" }

    func notify(title: String, body: String) async { await ring() }

    /// No terminal says whether its bell can be heard.
    var obstacle: OutputObstacle? { nil }
}
