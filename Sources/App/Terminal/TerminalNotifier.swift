import LiveWalking
import Screens
import Terminal

/// Notifications by the terminal that the app, or a walk in a line, runs in.
struct TerminalNotifier: NotificationOutput {
    /// Hands a notification to the window, wherever it is by then, or to the terminal of the line.
    let send: @MainActor @Sendable (TerminalNotification) -> Void

    func notify(title: String, body: String) async { await send(TerminalNotification(title, body)) }

    /// No terminal tells that it cannot.
    var obstacle: OutputObstacle? { nil }
}

extension Console {
    /// Notifications by the terminal behind the errors, between two lines; nil where nobody watches it.
    var notifier: TerminalNotifier? {
        guard showsProgress else { return nil }
        return TerminalNotifier { [errors, signals] notification in
            guard let signal = signals.notification(notification.title, notification.body) else { return }
            try? errors.write(signal)
        }
    }
}
