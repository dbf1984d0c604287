import Screens

extension ViewController {
    /// The name of what follows the journal, in the inspector and for the test that looks for a screen without it.
    package static var followingTask: String { "changes" }

    /// Follows what changes under the screen, here, in another window or by the shell, for as long as the screen is on show.
    ///
    /// A screen that shows what is in the journal calls it in `viewDidLoad`, and reads anew at each appearance, since what changed while it
    /// was out of sight is not told. A form does not: it keeps what is being typed.
    ///
    /// - Parameter changes: waits for changes until it is cancelled, and reads again after each.
    package func follow(_ changes: @escaping @MainActor () async -> Void) { appearTask(Self.followingTask, changes) }
}
