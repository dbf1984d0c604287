import Observation
import Walking

/// Imports what comes into a person's inbox while the app is open, whichever folder it is by then.
@Observable
final class InboxFollower {
    /// The last thing that came.
    private(set) var news: InboxRound?
    /// Tells what came, and what imports it again where that was undone.
    @ObservationIgnored var report: (InboxRound, @escaping UndoHistory.ImportAgain) -> Void = { _, _ in }
    @ObservationIgnored private let access: InboxAccess
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let reader: any HistoryReader
    @ObservationIgnored private let clock: any WallClock

    init(_ access: InboxAccess, journal: any JournalRepository, reader: any HistoryReader, clock: any WallClock) {
        self.access = access
        self.journal = journal
        self.reader = reader
        self.clock = clock
    }

    /// Watches until the task that runs it is cancelled.
    func follow() async {
        let changes = await journal.changes()
        var folder = await wanted()
        var watching = folder.map(watch)
        defer { watching?.cancel() }
        for await _ in changes {
            await forgetUndone()
            let now = await wanted()
            guard now != folder else { continue }
            watching?.cancel()
            (folder, watching) = (now, now.map(watch))
        }
    }

    /// Forgets the news that were undone.
    private func forgetUndone() async {
        guard let news, let imports = try? await journal.imports().map(\.id) else { return }
        if !news.imports.isEmpty, !imports.contains(where: news.imports.contains) { self.news = nil }
    }

    private func wanted() async -> String? { (try? await journal.settings())?[Inbox.self].folder }

    private func watch(_ folder: String) -> Task<Void, Never> {
        let watch = access.watch(journal, reader: reader, clock: clock)
        return Task { [weak self] in
            // A journal that cannot be written says so wherever something is changed by hand.
            try? await watch(folder) { round in self?.show(round, from: folder) }
        }
    }

    private func show(_ round: InboxRound, from folder: String) {
        if !round.files.isEmpty { news = round }
        let importing = access.importing(into: journal, reader: reader, clock: clock)
        report(round) { () async throws(JournalFailure) in try await importing.again(round, in: folder) }
    }
}
