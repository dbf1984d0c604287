import Clubs
import Walking

/// The clubs of a journal whose answers wait at a gate, as those of a busy one do.
nonisolated struct LateClubs: ClubRepository {
    let clubsOfJournal: any ClubRepository
    let gate: Gate

    func clubs() async throws(JournalFailure) -> [KnownClub] {
        await gate.pass()
        return try await clubsOfJournal.clubs()
    }

    func addClub(_ club: KnownClub) async throws(JournalFailure) {
        await gate.pass()
        try await clubsOfJournal.addClub(club)
    }

    func forgetClub(_ id: ClubID) async throws(JournalFailure) {
        await gate.pass()
        try await clubsOfJournal.forgetClub(id)
    }

    func mirror(of club: ClubID) -> any ClubMirror { clubsOfJournal.mirror(of: club) }

    func changes() async -> AsyncStream<Void> { await clubsOfJournal.changes() }
}
