import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Every walk there is, narrowed down by what is typed.
package final class AllWalksViewController: ViewController, OutcomeReporting {
    private let model: AllWalksViewModel
    let words: WalkFormatter
    private let field = SearchField()
    private let count = Label(style: Style(.secondary))
    private let list = ListView()

    private let own: [OwnCommand]

    init(model: AllWalksViewModel, words: WalkFormatter, own: [OwnCommand] = []) {
        self.model = model
        self.own = own
        self.words = words
        super.init()
        title = words.strings.all.title
    }

    package override func loadView() {
        count.indent = Control.gutter
        let stack = StackView(.vertical, [field, count, list])
        stack.setCustomSpacing(1, after: count)
        view = ListPage(stack)
    }

    package override func viewDidLoad() {
        field.placeholder = words.strings.all.searchPlaceholder
        field.onChange = { [weak self, model] text in self?.task { await model.search(text) } }
        list.columns = WalkFormatter.columns
        list.searchField = field
        list.numberOfRows = { [model] in model.rows.count }
        list.row = { [model, words] in words.row(model.rows[$0], today: model.today) }
        list.itemIdentifier = { [model] in model.rows[$0].walk?.id }
        list.onActivate = { [model] in model.open($0) }
        list.allowsMultipleSelection = true
        list.onMark = { [model] in model.mark($0) }
        list.onSelect = { [weak self, model] index in self?.task { await model.reach(index) } }
        follow { [weak self, model] in
            for await _ in await model.changes() { await self?.task("changes") { await model.load() }.value }
        }
    }

    package override func viewWillAppear(_ animated: Bool) {
        task { [model] in await model.load() }
    }

    package var undoKey: KeyEntry? { words.keys.undoOnWalks }

    package func sentence(_ outcome: WalkOutcome) -> String { words.sentence(outcome) }

    package func report(_ outcome: WalkOutcome) {
        if case .changed = outcome { model.unmarkAll() }
        showToast(sentence(outcome), scope: .screen, offering: outcome.key(undo: undoKey, redo: words.keys.redoOnWalks))
    }

    package override var preferredFirstResponder: Responder? { field }

    package override var keyCommands: [KeyCommand] {
        var commands: [KeyCommand] = []
        if !model.rows.isEmpty, list.isFirstResponder || !model.marked.isEmpty { commands += bulkCommands }
        if !model.rows.isEmpty, list.isFirstResponder {
            commands += ownCommands(own, .walk) { [model, list] in
                await model.outgoingWalk(at: list.selectedIndex).map { OwnField.values(of: $0) }
            }
        }
        return commands
            + undoCommands(
                model.undo, words.phrases, undo: words.keys.undoOnWalks, redo: words.keys.redoOnWalks, hint: 30, for: { !$0.isImport }
            ) {
                [model] in
                await model.load()
            }
    }

    private struct Kept: Codable {
        var text: String
        var scroll: String?
    }

    package override func encodeRestorableState() -> String? {
        let kept = Kept(text: field.text, scroll: list.scrollState)
        return kept.text.isEmpty && kept.scroll == nil ? nil : RestorableState.encode(kept)
    }

    package override func decodeRestorableState(_ state: String) {
        guard let kept = RestorableState.decode(Kept.self, from: state) else { return }
        field.text = kept.text
        list.scrollState = kept.scroll
        model.begin(with: kept.text)
    }

    /// The commands for the marked walks, or for the one at the bar.
    private var bulkCommands: [KeyCommand] {
        let (strings, keys) = (words.strings.bulk, words.keys)
        // A person who has marked walks wants to do something with them.
        let first = model.marked.isEmpty ? 14 : -3
        // Of several these two are what cannot be done to one alone.
        let (both, each) = model.marked.count > 1 ? (first, first + 2) : (first + 2, first)
        // In the search letters are text, and the palette alone has the commands.
        func hint(_ place: Int) -> Int? { list.isFirstResponder ? place : nil }
        return [
            KeyCommand(keys.whyWalk, hint: hint(17)) { [model, list] in model.explain(list.selectedIndex) },
            KeyCommand(keys.markAll, hint: hint(12)) { [weak self] in
                self?.bulk { model throws(JournalFailure) in
                    try await model.markAll()
                    return nil
                }
            },
            KeyCommand(keys.changeWalks, hint: hint(each)) { [model, list] in model.change(list.selectedIndex) },
            KeyCommand(keys.deleteWalks, hint: hint(each + 1)) { [weak self, list] in
                self?.bulk { model throws(JournalFailure) in strings.deleted(try await model.delete(list.selectedIndex)) }
            },
            KeyCommand(
                keys.mergeWalks, hint: hint(both), disabledReason: model.marked.count < 2 ? strings.mergeNeedsTwo : nil
            ) { [weak self] in self?.merge() },
            KeyCommand(
                keys.joinRecords, hint: hint(both + 1), disabledReason: model.marked.count < 2 ? strings.mergeNeedsTwo : nil
            ) { [weak self] in self?.join() },
        ]
    }

    private func bulk(_ work: @escaping @MainActor (AllWalksViewModel) async throws(JournalFailure) -> String?) {
        attempt(words.phrases) { [weak self, model] () throws(JournalFailure) in
            if let done = try await work(model) { self?.showToast(done, offering: self?.words.keys.undoOnWalks) }
        }
    }

    private func merge() {
        task { [weak self, model, words] in
            do throws(MergeFailure) {
                let count = try await model.merge()
                self?.showToast(words.strings.bulk.merged(count), offering: words.keys.undoOnWalks)
            } catch {
                self?.showToast(words.sentence(error), role: .danger, scope: .untilSeen)
            }
        }
    }

    private func join() {
        task { [weak self, model, words] in
            do throws(JoinFailure) {
                guard let count = try await model.join() else { return }
                self?.showToast(words.strings.bulk.joined(count), offering: words.keys.undoOnWalks)
            } catch {
                self?.showToast(words.sentence(error), role: .danger, scope: .untilSeen)
            }
        }
    }

    package override func updateProperties() {
        let strings = words.strings.all
        if let found = model.count.value {
            let marks = model.marked.isEmpty ? "" : " · " + words.strings.bulk.marked(model.marked.count)
            count.show(.remark(found.all == 0 ? "" : strings.found(found.shown, found.all) + marks))
            list.emptyText = model.text.isEmpty ? strings.empty : strings.nothing
        } else if let notice = model.count.notice(words.phrases, loading: strings.loading) {
            count.show(notice)
            list.emptyText = ""
        }
        list.reloadData()
        list.markedRows = model.markedRows
    }
}
