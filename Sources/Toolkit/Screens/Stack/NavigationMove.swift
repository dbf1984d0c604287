/// The kind of change by a commit, as the person sees it.
public nonisolated enum NavigationMove: String, Hashable, Sendable, CaseIterable {
    /// Something new is on top; Esc leads back.
    case push
    /// Something new lies over the screen; Esc closes it.
    case present
    /// Something new is there, and the screen that was there has left.
    case replace
    /// Something that was there already, in another tab for instance, is on show now; the screen that was there stays where it is.
    case select
    /// The screen has left, and what was below it is on show.
    case back
    /// The screen has left, and its container is empty: a flow has ended.
    case finish
    /// Nothing that the person looks at has changed.
    case stay
}
