import Walking

/// The journal's doors, once it is open.
struct Stores {
    var accounts: any AccountRepository
    var rooms: any RoomRepository
    var journal: (AccountID) async throws(JournalFailure) -> any JournalRepository
}
