/// Everything that a person's inbox needs of the machine.
package struct InboxAccess: Sendable {
    package var folders: any InboxFolders
    package var store: any InboxLedgerStore
    package var events: any FolderEvents
    /// Waits for a while, or throws where the task is cancelled.
    package var pause: @Sendable (Duration) async throws -> Void

    package init(
        folders: any InboxFolders, store: any InboxLedgerStore, events: any FolderEvents,
        pause: @escaping @Sendable (Duration) async throws -> Void
    ) {
        self.folders = folders
        self.store = store
        self.events = events
        self.pause = pause
    }

    package func list(of journal: any JournalRepository) -> ListInbox { ListInbox(journal: journal, folders: folders, store: store) }

    package func watch(_ journal: any JournalRepository, reader: any HistoryReader, clock: any WallClock) -> WatchInbox {
        WatchInbox(importing(into: journal, reader: reader, clock: clock), events: events, pause: pause)
    }

    package func importing(into journal: any JournalRepository, reader: any HistoryReader, clock: any WallClock) -> ImportInbox {
        ImportInbox(journal: journal, reader: reader, folders: folders, store: store, clock: clock)
    }
}
