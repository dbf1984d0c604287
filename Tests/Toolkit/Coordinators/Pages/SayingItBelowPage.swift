import Coordinators
import Observation
import Screens
import Terminal

// The code of the page "Deleting, and undoing it on the screen below", word for word.

/// The letters, and the one that was deleted last.
@Observable
final class LettersModel {
    private(set) var letters = ["From Ann", "From Bob"]
    private(set) var deleted: (letter: String, place: Int)?

    func delete(_ letter: String) {
        guard let place = letters.firstIndex(of: letter) else { return }
        letters.remove(at: place)
        deleted = (letter, place)
    }

    func undo() {
        guard let deleted else { return }
        letters.insert(deleted.letter, at: deleted.place)
        self.deleted = nil
    }
}

enum LettersRoute: Route {
    case list
    case letter(String)
}

final class LettersCoordinator: NavigationCoordinator<LettersRoute> {
    private let model = LettersModel()

    override func prepareTransition(for route: LettersRoute) -> NavigationTransition {
        switch route {
        case .list: .push(LettersViewController(model, router: router))
        case .letter(let letter): .push(LetterViewController(letter) { [weak self] in self?.delete(letter) })
        }
    }

    /// Leaves the letter, and then deletes it and offers on the list to undo that.
    private func delete(_ letter: String) {
        perform(
            .multiple(
                .pop(),
                .perform { [weak self, model] in
                    model.delete(letter)
                    self?.postTask(for: LettersViewController.self, key: "deleted") { $0.offerUndo(of: letter) }
                }))
    }
}

enum LettersKeys {
    static let undo = KeyEntry("letters.undo", "u", title: "undo")
}

final class LettersViewController: ViewController {
    private let model: LettersModel
    private let list: ListView

    init(_ model: LettersModel, router: any Router<LettersRoute>) {
        self.model = model
        list = ListView(numberOfRows: { model.letters.count }, row: { ListRow(model.letters[$0]) }) { index in
            router.trigger(.letter(model.letters[index]))
        }
        super.init()
        title = "Letters"
    }

    override func loadView() { view = list }

    override func updateProperties() {
        _ = model.letters
        list.reloadData()
    }

    override var keyCommands: [KeyCommand] {
        guard model.deleted != nil else { return [] }
        return [KeyCommand(LettersKeys.undo, hint: 10) { [model] in model.undo() }]
    }

    /// Says that a letter is gone, with the key that brings it back.
    func offerUndo(of letter: String) { showToast("“\(letter)” is deleted", offering: LettersKeys.undo) }
}

final class LetterViewController: ViewController {
    private let delete: () -> Void

    init(_ letter: String, delete: @escaping () -> Void) {
        self.delete = delete
        super.init()
        title = letter
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand("d", title: "delete", hint: 0) { [delete] in delete() }]
    }
}
