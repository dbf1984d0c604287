/// The time that a toast may stand.
public nonisolated enum ToastScope: Hashable, Sendable {
    /// For its time, on whatever screen comes.
    case app
    /// For its time, but no longer than the screen that said it is on show.
    case screen
    /// Its time starts when the screen that said it is on show, and it waits for that.
    case untilSeen
}
