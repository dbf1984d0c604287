/// Something over the screens that somebody may wait for.
protocol AnsweredOverlay: View {
    /// Called when it is on show no longer, unless an answer was chosen that takes it away.
    var onGone: (@MainActor () -> Void)? { get set }
}
