import Walking

/// Somebody who is in, with what is theirs.
struct Person: Sendable {
    var account: Account
    var journal: any JournalRepository
    /// Everything that was changed since they came in, whichever tab or setting it was changed in.
    let undo: UndoHistory
    var accounts: any AccountRepository
    var rooms: any RoomRepository
    var tokens: any TokenStore

    init(
        account: Account, journal: any JournalRepository, accounts: any AccountRepository, rooms: any RoomRepository,
        tokens: any TokenStore
    ) {
        self.account = account
        self.journal = journal
        self.accounts = accounts
        self.rooms = rooms
        self.tokens = tokens
        undo = UndoHistory(journal: journal)
    }
}
