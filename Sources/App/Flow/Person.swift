import Walking

/// Somebody who is in, with what is theirs.
struct Person: Sendable {
    var account: Account
    var journal: any JournalRepository
    var accounts: any AccountRepository
    var rooms: any RoomRepository
    var tokens: any TokenStore
}
