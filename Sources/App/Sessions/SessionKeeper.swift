import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Keeps the screens and drafts of the person who is signed in, and offers them at the next start if this one is broken off.
///
/// Nothing is done before somebody presses a key: what is on show at the start is no loss.
final class SessionKeeper: NavigationObserver {
    private let language: () -> Language
    private let asks: Bool
    private var store: (any SessionStore)?
    private var account: AccountID?
    private var saver: StackSaver?
    private weak var window: Window?
    private var timer: Int?

    /// The time after a key at which the screens are saved; keys that follow sooner share one save.
    private static let pause = Duration.milliseconds(300)

    /// - Parameter asks: whether the person is asked before an interrupted session is gone on with.
    init(asks: Bool, language: @escaping () -> Language) {
        self.asks = asks
        self.language = language
    }

    /// Offers the interrupted session to the person who is in, then saves the screens.
    func begin(_ main: TabCoordinator, in window: Window, store make: () -> (any SessionStore)?) async {
        if account != main.person.account.id {
            end(keeping: false)
            guard let store = make() else { return }
            let left = await store.open()
            self.store = store
            account = main.person.account.id
            if let left, await resume(left, on: main) { store.forget() }
        }
        watch(main, in: window)
    }

    /// Ends the keeping of the session, because nobody is in any more or the program ends.
    func end(keeping: Bool) {
        if keeping { saver?.save() }
        if saver != nil || !keeping { store?.close(keeping: keeping || saver == nil) }
        window?.onDispatch = nil
        if let timer { window?.cancelTimer(timer) }
        (store, account, saver, timer) = (nil, nil, nil, nil)
    }

    /// - Returns: whether what was left is settled.
    private func resume(_ left: String, on main: TabCoordinator) async -> Bool {
        guard let record = StackSaver.read(left), record != main.stackRecord else { return true }
        let strings = SessionStrings.for(language())
        guard await isWanted(strings, on: main) else { return true }
        let problems = main.restore(record)
        if !problems.isEmpty { main.rootViewController.showToast(strings.notAll(problems), role: .warning) }
        return true
    }

    private func isWanted(_ strings: SessionStrings, on main: TabCoordinator) async -> Bool {
        guard asks else { return true }
        let yes = AlertAction(title: strings.resume, style: .default)
        let no = AlertAction(title: strings.startAnew, style: .cancel)
        return await main.ask(strings.resumeTitle, message: strings.resumeText, actions: [yes, no]) === yes
    }

    private func watch(_ main: TabCoordinator, in window: Window) {
        self.window = window
        saver = StackSaver(record: { [weak main] in main?.stackRecord }, write: { [weak store] in store?.save($0) })
        window.onDispatch = { [weak self] in self?.look() }
        window.add(self)
    }

    func navigationDid(_ event: NavigationEvent) {
        if case .ended(_, .committed) = event { look() }
    }

    private func look() {
        guard timer == nil, saver != nil, let window else { return }
        timer = window.schedule(after: Self.pause) { [weak self] in
            self?.timer = nil
            self?.saver?.save()
        }
    }
}
