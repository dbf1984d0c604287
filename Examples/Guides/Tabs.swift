import Coordinators
import Screens
import Terminal

/// The tabs.
enum DeskRoute: Route {
    case notes
    case about
}

/// Two tabs; each keeps what was open in it.
final class DeskCoordinator: TabBarCoordinator<DeskRoute> {
    private let notes = NotesCoordinator(["Milk": "Two bottles.", "Tea": "The green one.", "Walk": "Round the lake."])
    private let about = NoteViewController("About", "Notes on a desk.")

    init() {
        notes.viewController.tabBarItem = TabBarItem(title: "Notes")
        about.tabBarItem = TabBarItem(title: "About")
        super.init(tabs: [notes, about])
    }

    override func prepareTransition(for route: DeskRoute) -> TabBarTransition {
        switch route {
        case .notes: .select(notes)
        case .about: .select(about)
        }
    }
}

/// The places in the notes.
enum NotesRoute: Route {
    case note(String)
}

/// The list beside the note that is read; where it is narrow one of them, and Esc leads back to the list.
final class NotesCoordinator: SplitCoordinator<NotesRoute> {
    private let notes: [String: String]

    init(_ notes: [String: String]) {
        self.notes = notes
        let list = NoteListViewController(notes.keys.sorted())
        super.init(primary: list)
        list.onOpen = { [weak self] name in self?.go(to: .note(name)) }
    }

    override func prepareTransition(for route: NotesRoute) -> SplitTransition {
        switch route {
        case .note(let name):
            guard let text = notes[name] else { return .fail("there is no note “\(name)”") }
            return .show(NoteViewController(name, text), in: .secondary)
        }
    }
}

/// The names of the notes.
final class NoteListViewController: ViewController {
    var onOpen: (String) -> Void = { _ in }
    private let names: [String]

    init(_ names: [String]) {
        self.names = names
        super.init()
        title = "Notes"
    }

    override func loadView() {
        let names = names
        view = ListView(
            numberOfRows: { names.count }, row: { ListRow(names[$0]) }, onActivate: { [weak self] in self?.onOpen(names[$0]) })
    }
}

/// One note.
final class NoteViewController: ViewController {
    private let text: String

    init(_ name: String, _ text: String) {
        self.text = text
        super.init()
        title = name
    }

    override func loadView() { view = ScrollView(Label(text, lines: 0)) }
}
