import Coordinators
import Observation
import Walking

/// The inbox: which folder it is, and what lies there.
@Observable
final class InboxViewModel: PathAsking {
    enum Problem: Equatable {
        case noFolder, notHere
        case journal(JournalFailure)
    }

    /// The folder that is watched; nil where none is.
    private(set) var folder: String?
    /// Everything in it; nil while it is not known, or where the folder is gone.
    private(set) var items: [ListInbox.Item]?
    private(set) var isLoaded = false
    private(set) var problem: Problem?
    let undo: UndoHistory
    @ObservationIgnored let entry: PathEntry
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let access: InboxAccess?
    @ObservationIgnored private let homeFolder: String
    @ObservationIgnored private let router: any Router<WalkRoute>

    init(
        journal: any JournalRepository, access: InboxAccess?, entry: PathEntry, homeFolder: String, undo: UndoHistory,
        router: any Router<WalkRoute>
    ) {
        self.journal = journal
        self.access = access
        self.entry = entry
        self.homeFolder = homeFolder
        self.undo = undo
        self.router = router
    }

    /// The folder as a person types it.
    var shownFolder: String? { folder.map { PathText.shown(entry.shortened($0)) } }

    func go(to route: WalkRoute) { router.trigger(route) }

    func load() async {
        do throws(JournalFailure) {
            folder = try await journal.settings()[Inbox.self].folder
            if let folder { items = try await access?.list(of: journal)(folder) } else { items = [] }
        } catch {
            problem = .journal(error)
        }
        isLoaded = true
    }

    /// Reads again whenever the journal changed, until the task that runs it is cancelled.
    func follow() async {
        for await _ in await journal.changes() { await load() }
    }

    func type(_ text: String) {
        problem = nil
        entry.type(text)
    }

    func choose(_ index: Int) {
        problem = nil
        entry.choose(index)
    }

    /// - Returns: false where there is nothing to complete.
    func complete() async -> Bool { await entry.complete { true } }

    /// Watches the folder that was typed.
    /// - Returns: whether it is watched now.
    func watch() async -> Bool {
        guard let typed = TypedPath(entry.text, home: homeFolder)?.path else {
            problem = .noFolder
            return false
        }
        let path = typed.count > 1 && typed.hasSuffix("/") ? String(typed.dropLast()) : typed
        guard path.hasPrefix("/"), let access, await access.folders.files(in: path) != nil else {
            problem = .notHere
            return false
        }
        entry.clearSuggestions()
        return await keep(Inbox(folder: path))
    }

    /// - Returns: whether none is watched now.
    func stop() async -> Bool { await keep(Inbox()) }

    private func keep(_ inbox: Inbox) async -> Bool {
        do throws(JournalFailure) {
            let change = try await journal.change { $0[Inbox.self] = inbox }
            undo.add(change, .named(en: "choice of the inbox", ko: "가져올 폴더 고르기"))
        } catch {
            problem = .journal(error)
            return false
        }
        entry.type("")
        await load()
        return true
    }
}
