import Clubs
import Phrases
import Walking

/// A look among what the journal knows of clubs and, where nothing is found, another one after a round of each: who came in a minute ago
/// is there, too.
struct SecondLook {
    let context: CommandContext
    let clubs: PersonalClubs

    func callAsFunction<Match>(
        _ look: () async throws(CommandFailure) -> [Match]
    ) async throws(CommandFailure) -> [Match] {
        let found = try await look()
        guard found.isEmpty else { return found }
        for club in try await orFail({ () async throws(JournalFailure) in try await clubs.repository.clubs() }) {
            guard let round = try? await SynchroniseClub(clubs)(club).get() else { continue }
            // That is told once.
            for gone in round.goneRooms { context.console.complain(context.phrases.sentence(gone)) }
        }
        return try await look()
    }
}
