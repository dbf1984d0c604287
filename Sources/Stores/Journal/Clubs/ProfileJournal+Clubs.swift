import Clubs
import Walking

extension ProfileJournal: ClubRepository {
    package func clubs() async throws(JournalFailure) -> [KnownClub] {
        try await perform { (stores) throws(JournalFailure) in try stores.clubs.clubs() }
    }

    package func addClub(_ club: KnownClub) async throws(JournalFailure) {
        try await perform { (stores) throws(JournalFailure) in try stores.clubs.add(club) }
    }

    package func forgetClub(_ id: ClubID) async throws(JournalFailure) {
        try await perform { (stores) throws(JournalFailure) in try stores.clubs.forget(id) }
    }

    package func mirror(of club: ClubID) -> any ClubMirror { JournalClubMirror(self, club) }
}
