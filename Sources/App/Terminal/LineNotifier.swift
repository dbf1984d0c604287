import LiveWalking

/// Notifications by the terminal of a walk in a line, between two lines; none where the terminal is not known to take them.
struct LineNotifier: NotificationOutput {
    let terminal: any TextSink
    let signals: TerminalSignals

    func notify(title: String, body: String) async {
        guard let signal = signals.notification(title, body) else { return }
        try? terminal.write(signal)
    }

    /// No terminal tells that it cannot.
    var obstacle: OutputObstacle? { nil }
}
