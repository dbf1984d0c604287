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
    private let registry = ObjectRegistry.current
    private var number: Int?

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
        number = registry?.expect(name)
    }

    /// Nobody needs to wait for it any more.
    func settle() {
        guard let number else { return }
        registry?.settle(number)
        self.number = nil
    }

    /// How reports call it.
    package var name: String { "\(key ?? "post-task") for \(screenType)" }
}
