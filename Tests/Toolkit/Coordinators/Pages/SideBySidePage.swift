import Coordinators
import Screens

// The code of the page "Side by side, behind each other, in tabs", word for word.

/// The letters of a box beside the one that is read.
final class MailCoordinator: SplitCoordinator<MailRoute> {
    init(_ letters: [String]) {
        let list = MailListViewController(letters)
        super.init(primary: list)
        list.onOpen = { [weak self] letter in self?.go(to: .letter(letter)) }
    }

    override func prepareTransition(for route: MailRoute) -> SplitTransition {
        switch route {
        case .letter(let letter): .show(MailViewController(letter), in: .secondary)
        }
    }
}

enum MailRoute: Route {
    case letter(String)
}

final class MailListViewController: ViewController {
    var onOpen: (String) -> Void = { _ in }
    private let letters: [String]

    init(_ letters: [String]) {
        self.letters = letters
        super.init()
        title = "Letters"
    }

    override func loadView() {
        let letters = letters
        view = ListView(
            numberOfRows: { letters.count }, row: { ListRow(letters[$0]) }, onActivate: { [weak self] in self?.onOpen(letters[$0]) })
    }
}

final class MailViewController: ViewController {
    init(_ letter: String) {
        super.init()
        title = letter
    }

    override func loadView() { view = ScrollView(Label("This is \(title ?? "a letter").", lines: 0)) }
}

enum StampsRoute: Route {
    case newest
}

/// Stamps behind each other; the arrows turn the page.
final class StampsCoordinator: PageCoordinator<StampsRoute> {
    private let newest = MailViewController("Newest stamp")

    init() { super.init(pages: [MailViewController("Old stamp"), newest]) }

    override func prepareTransition(for route: StampsRoute) -> PageTransition {
        switch route {
        case .newest: .select(newest)
        }
    }
}

/// Mail and stamps, a tab each.
final class OfficeCoordinator: TabBarCoordinator<OfficeRoute> {
    private let mail = MailCoordinator(["From Ann", "From Bob"])
    private let stamps = StampsCoordinator()

    init() {
        mail.viewController.tabBarItem = TabBarItem(title: "Mail")
        stamps.viewController.tabBarItem = TabBarItem(title: "Stamps")
        super.init(tabs: [mail, stamps])
    }

    override func prepareTransition(for route: OfficeRoute) -> TabBarTransition {
        switch route {
        case .mail: .select(mail)
        case .stamps: .select(stamps)
        }
    }
}

enum OfficeRoute: Route {
    case mail
    case stamps
}
