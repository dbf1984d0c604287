/// Lists the files of the inbox, each with what became of it.
package struct ListInbox: Sendable {
    package struct Item: Hashable, Sendable {
        package var file: InboxFile
        /// The verdict; nil while the file is on its way, or has not been looked at.
        package var verdict: InboxLedger.Verdict?
        /// Indicates whether everything that was imported of it was undone.
        package var isUndone = false
    }

    private let journal: any JournalRepository
    private let folders: any InboxFolders
    private let store: any InboxLedgerStore

    package init(journal: any JournalRepository, folders: any InboxFolders, store: any InboxLedgerStore) {
        self.journal = journal
        self.folders = folders
        self.store = store
    }

    /// Returns nil where the folder cannot be read.
    package func callAsFunction(_ folder: String) async throws(JournalFailure) -> [Item]? {
        guard let files = await folders.files(in: folder) else { return nil }
        let (ledger, known) = (await store.read(), Set(try await journal.imports().map(\.id)))
        return files.map { file in
            let imports = ledger.imports(of: file)
            return Item(file: file, verdict: ledger.verdict(on: file), isUndone: !imports.isEmpty && known.isDisjoint(with: imports))
        }
    }
}
