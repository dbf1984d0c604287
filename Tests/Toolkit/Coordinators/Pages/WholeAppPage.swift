import Coordinators
import Screens
import Terminal

// The code of the page "A whole app", word for word.

enum LibraryTabsRoute: Route {
    case loans
    case reader
}

enum LoansRoute: Route {
    case list
    case loan(String)
}

/// The tabs of somebody who is in.
final class LibraryTabsCoordinator: TabBarCoordinator<LibraryTabsRoute> {
    private let loans = LoansCoordinator(initialRoute: .list)
    private let reader: ViewController

    init(reader name: String, signOut: @escaping () -> Void) {
        reader = ReaderViewController(name, signOut: signOut)
        loans.viewController.tabBarItem = TabBarItem(title: "Loans")
        super.init(tabs: [loans, reader])
    }

    override func prepareTransition(for route: LibraryTabsRoute) -> TabBarTransition {
        switch route {
        case .loans: .select(loans)
        case .reader: .select(reader)
        }
    }
}

/// The flow of the first tab.
final class LoansCoordinator: NavigationCoordinator<LoansRoute> {
    override func prepareTransition(for route: LoansRoute) -> NavigationTransition {
        switch route {
        case .list: .push(LoanListViewController(router: router))
        case .loan(let title): .push(LoanViewController(title))
        }
    }
}

enum LibraryRoute: Route {
    case signIn
    case main(reader: String)
}

/// The root: the way in while nobody is in, and then the tabs.
final class LibraryCoordinator: NavigationCoordinator<LibraryRoute> {
    private weak var tabs: LibraryTabsCoordinator?
    private let start = ContinuousClock.now
    /// Keeps a link that comes while nobody is in.
    private lazy var links = PendingLinkQueue<LibraryLink>(now: { [start] in start.duration(to: .now) }) { [weak self] link in
        self?.follow(link)
    }

    init() { super.init(initialRoute: .signIn) }

    override func prepareTransition(for route: LibraryRoute) -> NavigationTransition {
        switch route {
        case .signIn:
            return .set([SignInViewController { [weak self] name in self?.trigger(.main(reader: name)) }])
        case .main(let name):
            let tabs = LibraryTabsCoordinator(reader: name) { [weak self] in self?.signOut() }
            return .multiple(.set([tabs]), .perform { [weak self] in self?.didEnter(tabs) })
        }
    }

    /// Goes to a link: now, or as soon as somebody is in.
    func open(_ link: LibraryLink) { links.open(link) }

    private func didEnter(_ tabs: LibraryTabsCoordinator) {
        self.tabs = tabs
        links.unlock()
    }

    private func signOut() {
        links.lock()
        trigger(.signIn)
    }

    private func follow(_ link: LibraryLink) {
        guard let tabs else { return }
        rootViewController.task("link") { [weak self] in
            do {
                try await tabs.follow(link.way)
            } catch {
                self?.rootViewController.showToast("\(error)", role: .warning)
            }
        }
    }
}

nonisolated enum LibraryLink: Hashable {
    case loan(String)

    static let table = LinkTable<LibraryLink>(
        scheme: "library",
        [
            LinkPattern(
                "loans/:title", read: { $0["title"].map(LibraryLink.loan) },
                write: { if case .loan(let title) = $0 { ["title": title] } else { nil } })
        ])

    /// The way from the tabs on; the list stays below the loan.
    var way: DeepLink<LibraryTabsRoute, Never> {
        switch self {
        case .loan(let title): DeepLink(LibraryTabsRoute.loans, leadsTo: LoansRoute.self).to([.list, .loan(title)])
        }
    }
}

/// Asks who is there: `a` is Ann.
final class SignInViewController: ViewController {
    private let enter: (String) -> Void

    init(enter: @escaping (String) -> Void) {
        self.enter = enter
        super.init()
        title = "Sign in"
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand("a", title: "Ann", hint: 0) { [enter] in enter("Ann") }]
    }
}

final class ReaderViewController: ViewController {
    private let signOut: () -> Void

    init(_ name: String, signOut: @escaping () -> Void) {
        self.signOut = signOut
        super.init()
        title = name
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand("o", title: "sign out", hint: 0) { [signOut] in signOut() }]
    }
}

final class LoanListViewController: ViewController {
    private let router: any Router<LoansRoute>

    init(router: any Router<LoansRoute>) {
        self.router = router
        super.init()
        title = "Loans"
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand("w", title: "Walden", hint: 0) { [router] in router.trigger(.loan("Walden")) }]
    }
}

final class LoanViewController: ViewController {
    init(_ book: String) {
        super.init()
        title = book
    }
}
