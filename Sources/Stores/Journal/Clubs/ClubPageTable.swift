import Clubs
import SQLite
import Walking

/// The pages of the rankings of large rooms, as they were last seen.
final class ClubPageTable {
    private struct StoredPage: Codable {
        struct Place: Codable {
            var member: MemberID
            var nickname: String
            var rank: Int
            var steps: Int
        }

        /// The Monday of a week; without one it is the whole time, or a challenge.
        var monday: CivilDate?
        var challenge: String?
        var count: Int
        var top: [Place]
        var around: [Place]
        /// Absent in what older programs kept.
        var position: Int?
        /// Absent where the store does not say it.
        var revisions: Int64?
    }

    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    func pages(of room: Int64) throws(JournalFailure) -> [RankingPage] { try pages(of: room, as: "page") }

    /// The pages without their places, which SQLite leaves out before anybody reads them.
    func pagesWithoutPlaces(of room: Int64) throws(JournalFailure) -> [RankingPage] {
        try pages(of: room, as: "json_set(page, '$.top', json('[]'), '$.around', json('[]'))")
    }

    private func pages(of room: Int64, as text: String) throws(JournalFailure) -> [RankingPage] {
        try database.all("SELECT \(text) FROM club_page WHERE room = ? ORDER BY place", .int(room)) { $0.text(0) }.compactMap { text in
            guard let page: StoredPage = StoredJSON.decode(text), let span = Self.span(of: page) else { return nil }
            return RankingPage(
                span: span, memberCount: page.count, top: page.top.compactMap(Self.ranked),
                around: page.around.compactMap(Self.ranked), position: page.position ?? max(0, (page.around.first?.rank ?? 1) - 1),
                revisionSum: page.revisions)
        }
    }

    func replacePages(of room: Int64, with pages: [RankingPage]) throws(JournalFailure) {
        guard try self.pages(of: room) != pages else { return }
        try database.transaction { () throws(JournalFailure) in
            try database.run("DELETE FROM club_page WHERE room = ?", .int(room))
            for (place, page) in pages.enumerated() {
                try database.run(
                    "INSERT INTO club_page VALUES (?, ?, ?)", .int(room), .int(place), .text(StoredJSON.encode(Self.stored(page))))
            }
        }
    }

    private static func span(of page: StoredPage) -> RankingSpan? {
        guard let challenge = page.challenge else { return page.monday.map { .week(monday: $0) } ?? .whole }
        return ChallengeID(challenge).map { .challenge($0) }
    }

    private static func stored(_ page: RankingPage) -> StoredPage {
        let monday: CivilDate? = if case .week(let monday) = page.span { monday } else { nil }
        let challenge: String? = if case .challenge(let id) = page.span { id.text } else { nil }
        func places(_ members: [RankedMember]) -> [StoredPage.Place] {
            members.map { StoredPage.Place(member: $0.id, nickname: $0.nickname.text, rank: $0.rank, steps: $0.steps) }
        }
        return StoredPage(
            monday: monday, challenge: challenge, count: page.memberCount, top: places(page.top), around: places(page.around),
            position: page.position, revisions: page.revisionSum)
    }

    private static func ranked(_ place: StoredPage.Place) -> RankedMember? {
        SharedName(place.nickname).map { RankedMember(id: place.member, nickname: $0, rank: place.rank, steps: place.steps) }
    }
}
