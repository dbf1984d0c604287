import Clubs
import Observation

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

    private func show(_ news: ClubNews) {
        self.news = news
        report(news)
    }
}
