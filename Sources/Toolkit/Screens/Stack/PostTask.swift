/// Something to do once on a screen when it is next on top.
package final class PostTask {
    /// The kind of screen it waits for.
    package let screenType: ViewController.Type
    /// What it is called; a second one with the same key and screen replaces the first.
    package let key: String?
    /// After how many commits it is given up; nil waits for ever.
    var commitsLeft: Int?
    /// Does it, if the screen is of the kind it waits for.
    package let runIfOn: @MainActor (ViewController) -> Bool
    let matches: @MainActor (ViewController) -> Bool

    package init<Screen: ViewController>(
        for screenType: Screen.Type, key: String?, expiresAfter commits: Int?, run: @escaping @MainActor (Screen) -> Void
    ) {
        self.screenType = screenType
        self.key = key
        commitsLeft = commits
        matches = { $0 is Screen }
        runIfOn = { screen in
            guard let screen = screen as? Screen else { return false }
            run(screen)
            return true
        }
    }

    /// How reports call it.
    package var name: String { "\(key ?? "post-task") for \(screenType)" }
}
