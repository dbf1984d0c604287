import Clubs
import Journal
import Walking

/// The figures of one store: a page of a ranking, a round with nothing new, in the background and as somebody asks for it, and the push of
/// a day.
struct StoreFigures {
    /// The rows of a page that fits on a screen.
    private static let top = 10
    private static let around = 10
    private static let rounds = 100

    let room: ClubRoomID
    let today: CivilDate

    static let header =
        "| members | page, median | p95 | nothing new, median | p95 | the same, asked for | p95 | push of a day, median | p95 |\n"
        + "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"

    func row(_ members: Int, _ store: some ClubStore) async throws -> String {
        var (page, nothing, asked, push) = (Timing(), Timing(), Timing(), Timing())
        let mirror = try await mirror(of: store)
        let (brief, thorough) = (
            ClubSync(store: store, mirror: mirror, clock: SystemClock(), look: .brief),
            ClubSync(store: store, mirror: mirror, clock: SystemClock())
        )
        // The first one brings all that is there.
        try await thorough()
        for round in 0..<Self.rounds {
            try await page.measure {
                _ = try await store.ranking(
                    of: room, span: round % 2 == 0 ? .whole : .week(monday: today.startOfWeek), top: Self.top, around: Self.around)
            }
            try await nothing.measure { _ = try await brief() }
            try await asked.measure { _ = try await thorough() }
        }
        // What comes by another way is news to the journal, so that it comes after its rounds.
        for round in 0..<Self.rounds {
            try await push.measure { _ = try await store.push([today: 5000 + round], to: room) }
        }
        return "| \(members) | \(page.cells) | \(nothing.cells) | \(asked.cells) | \(push.cells) |"
    }

    /// A journal in memory in which the person has walked today.
    private func mirror(of store: some ClubStore) async throws -> any ClubMirror {
        let clock = SystemClock()
        let journal = try Journal(path: nil, clock: clock, zone: .utc)
        let profile = try await journal.profile(try await journal.createAccount(named: "bench", passphraseHash: "").id)
        let start = Zone.utc.instant(today, hour: 0)
        _ = try await profile.save([Walk(start: start, end: start + .seconds(3600), zone: .utc, steps: 5000)])
        let greeting = try await store.hello()
        try await profile.addClub(
            KnownClub(id: greeting.club, name: greeting.name, place: .folder(path: "/"), member: greeting.member))
        return profile.mirror(of: greeting.club)
    }
}
