import Clubs
import Observation
import Walking

/// Keeps the clubs of a person up to date while the app is open, and has their news.
@Observable
final class ClubFollower {
    /// The news as of the last round.
    private(set) var news = ClubNews()
    @ObservationIgnored var report: (ClubNews) -> Void = { _ in }
    @ObservationIgnored private let rounds: ClubRounds

    init(_ rounds: ClubRounds) { self.rounds = rounds }

    /// Makes rounds until the task that runs it is cancelled.
    func follow() async {
        await rounds.follow { [weak self] news in await self?.show(news) }
    }

    /// Answers a walk that somebody asks for, and asks for the round that tells them.
    /// - Returns: false where it is too late.
    func answer(_ walk: ClubNews.Walk, with answer: WalkRequest.Answer) async throws(JournalFailure) -> Bool {
        guard let room = try await LoadClubRoom(rounds.clubs)(walk.room) else { return false }
        let isAnswered = try await AnswerWalkRequest(rounds.clubs)(walk.id, with: answer, in: room)
        news = try await LoadClubNews(rounds.clubs)()
        rounds.ask()
        return isAnswered
    }

    private func show(_ news: ClubNews) {
        self.news = news
        report(news)
    }
}
