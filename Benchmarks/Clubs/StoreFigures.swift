import Clubs
import Walking

/// The figures of one store: a page of a ranking, a round with nothing new, and the push of a day.
struct StoreFigures {
    /// The rows of a page that fits on a screen.
    private static let top = 10
    private static let around = 10
    private static let rounds = 100

    let room: ClubRoomID
    let today: CivilDate

    static let header =
        "| members | page, median | p95 | nothing new, median | p95 | push of a day, median | p95 |\n| ---: | ---: | ---: | ---: | ---: | ---: | ---: |"

    func row(_ members: Int, _ store: some ClubStore) async throws -> String {
        var (page, nothing, push) = (Timing(), Timing(), Timing())
        _ = try await store.hello()
        for round in 0..<Self.rounds {
            try await page.measure {
                _ = try await store.ranking(
                    of: room, span: round % 2 == 0 ? .whole : .week(monday: today.startOfWeek), top: Self.top, around: Self.around)
            }
            try await nothing.measure { try await makeRound(store) }
            try await push.measure { _ = try await store.push([today: 5000 + round], to: room) }
        }
        return "| \(members) | \(page.cells) | \(nothing.cells) | \(push.cells) |"
    }

    /// What a round asks where nobody has anything new.
    private func makeRound(_ store: some ClubStore) async throws {
        _ = try await store.hello()
        for room in try await store.rooms() where room.isMirrored {
            let heads = try await store.heads(of: room.id)
            _ = try await store.days(of: room.id, newerThan: Dictionary(heads.map { ($0.id, $0.revision) }) { first, _ in first })
        }
    }
}
