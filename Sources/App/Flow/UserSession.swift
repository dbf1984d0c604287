import Clubs
import Walking

/// A person who is signed in, with everything that is theirs.
nonisolated struct UserSession: Sendable {
    var account: Account
    var journal: any JournalRepository
    /// Everything that was changed since they came in, whichever tab or setting it was changed in, and the last change before.
    let undo: UndoHistory
    var accounts: any AccountRepository
    var rooms: any RoomRepository
    var tokens: any TokenStore
    /// The clubs on other machines, and the rounds that keep them up to date; nil where there can be none.
    var clubs: ClubRounds?

    init(
        account: Account, journal: any JournalRepository, accounts: any AccountRepository, rooms: any RoomRepository,
        tokens: any TokenStore, clubs: ClubRounds? = nil
    ) {
        self.account = account
        self.journal = journal
        self.accounts = accounts
        self.rooms = rooms
        self.tokens = tokens
        self.clubs = clubs
        undo = UndoHistory(journal: journal)
    }
}

/// Two are the same where the same account came in once: what was changed since then is told apart.
nonisolated extension UserSession: Hashable {
    static func == (left: Self, right: Self) -> Bool { left.account == right.account && left.undo === right.undo }

    func hash(into hasher: inout Hasher) { hasher.combine(account.id) }
}
