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
            let made = await SynchroniseClub(clubs)(club)
            // That is told once.
            if let failure = made.usedWord { context.console.complain("\(club.name.text): \(context.phrases.sentence(failure))") }
            guard let round = try? made.get() else { continue }
            for gone in round.goneRooms { context.console.complain(context.phrases.sentence(gone)) }
        }
        return try await look()
    }
}
