import Coordinators
import Screens
import Terminal

/// The places that one can go to; `Codable`, so that a stack of them can be written down.
enum CityRoute: Route, Codable {
    case list
    case city(String)
}

/// Leads from the list to a city.
final class CityCoordinator: NavigationCoordinator<CityRoute> {
    static let cities = ["Busan", "Jeju", "Seoul"]

    override func prepareTransition(for route: CityRoute) -> NavigationTransition {
        switch route {
        case .list: return .push(CityListViewController(Self.cities, router: router))
        case .city(let name):
            guard Self.cities.contains(name) else { return .fail("there is no city “\(name)”") }
            return .push(CityViewController(name))
        }
    }
}

/// A link such as `cities://Seoul`.
nonisolated enum CityLink: Hashable {
    case city(String)

    static let table = LinkTable<CityLink>(
        scheme: "cities",
        [
            LinkPattern(
                ":name", read: { $0["name"].map(CityLink.city) },
                write: { if case .city(let name) = $0 { ["name": name] } else { nil } })
        ])

    /// The way there; the compiler checks that its routes fit each other.
    var way: DeepLink<CityRoute, Never> {
        switch self {
        case .city(let name): DeepLink(.city(name))
        }
    }
}

/// Everything that the program keeps: the coordinator, and who writes its stack down after every change.
final class CityApp {
    let coordinator = CityCoordinator(initialRoute: .list)
    private let saver: StackSaver

    /// - Parameters:
    ///   - saved: the text that was written before the program was broken off.
    ///   - write: keeps the text.
    init(in window: Window, saved: String? = nil, write: @escaping @MainActor (String) -> Void) {
        window.rootViewController = coordinator.viewController
        if let record = saved.flatMap(StackSaver.read) {
            for problem in coordinator.restore(record) { window.showToast("\(problem)", role: .warning) }
        }
        saver = StackSaver(record: { [weak coordinator] in coordinator?.stackRecord }, write: write)
        window.add(saver)
    }

    /// Writes down what has changed without a change of the stack, such as what is half typed.
    func saveNow() { saver.save() }

    /// Goes where a link leads; a sentence comes back where that is nowhere.
    func open(_ link: String) async -> String? {
        do {
            try await coordinator.follow(CityLink.table.parse(link).way)
            return nil
        } catch {
            return "\(error)"
        }
    }
}

/// The names of the cities.
final class CityListViewController: ViewController {
    private let names: [String]
    private let router: any Router<CityRoute>

    init(_ names: [String], router: any Router<CityRoute>) {
        (self.names, self.router) = (names, router)
        super.init()
        title = "Cities"
    }

    override func loadView() {
        let (names, router) = (names, router)
        view = ListView(numberOfRows: { names.count }, row: { ListRow(names[$0]) }, onActivate: { router.trigger(.city(names[$0])) })
    }
}

/// One city, with a line to note something in, which is there again as well.
final class CityViewController: ViewController {
    private let note = TextField(placeholder: "a note")

    init(_ name: String) {
        super.init()
        title = name
    }

    override func loadView() { view = StackView(.vertical, [note]) }

    override func encodeRestorableState() -> String? { note.text.isEmpty ? nil : note.text }

    override func decodeRestorableState(_ state: String) { note.text = state }
}
