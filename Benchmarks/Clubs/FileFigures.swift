import Clubs
import SQLite
import SQLiteClubs
import Walking

/// The figures of a club in one file, with more and more members in rooms of ten thousand.
struct FileFigures {
    let folder: String
    private static let roomSize = 10_000
    private static let weeks = 12
    private static let rounds = SustainedRounds(concurrent: 4, span: .seconds(5))

    func printAll(members: [Int]) async throws {
        print("## A club in one file, in rooms of 10,000 at most\n\n\(StoreFigures.header)")
        var sustained: [String] = []
        for count in members {
            let club = SQLiteClub(path: "\(folder)/club-\(count).db")
            let seat = ClubSeat()
            guard let name = SharedName("Walkers"), let address = SshAddress("walk") else { return }
            try club.found(named: name, by: seat)
            let store = try club.store(for: seat, at: .ssh(address), clock: SystemClock())
            let today = try await store.hello().today
            let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today.adding(days: -7 * Self.weeks).startOfWeek)
            try await store.create(room, as: name)
            try await store.push([today: 5000], to: room.id)
            try fill(club, with: count - 1, until: today)
            print(try await StoreFigures(room: room.id, today: today).row(count, store))
            let rounds = try await Self.rounds { _ in try club.store(for: seat, at: .ssh(address), clock: SystemClock()) }
            sustained.append("| \(count) | \(rounds) |")
        }
        print("\nRounds a second, each with the file opened anew, by \(Self.rounds.concurrent) at once:")
        print("\n| members | rounds |\n| ---: | ---: |")
        for line in sustained { print(line) }
    }

    /// Writes the others straight into the file; their days are left out, which no page looks at.
    private func fill(_ club: SQLiteClub, with count: Int, until today: CivilDate) throws {
        let database = try Database(path: club.path)
        let monday = today.startOfWeek.dayNumber
        try database.script(
            """
            PRAGMA synchronous = OFF;
            BEGIN;
            INSERT INTO room (id, name, period, cap, opened, founder)
                WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count / Self.roomSize))
                SELECT randomblob(16), 'Room ' || i, 'open', 0, \(monday - 7 * Self.weeks), randomblob(16) FROM n WHERE \(count / Self.roomSize) > 0;
            INSERT INTO membership (room, member, nickname, joined, revision, total)
                WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
                SELECT 1 + i / \(Self.roomSize), randomblob(16), 'Walker ' || i, \(monday - 7 * Self.weeks), 1, 0 FROM n;
            INSERT INTO standing
                WITH RECURSIVE w(k) AS (SELECT 0 UNION ALL SELECT k + 1 FROM w WHERE k < \(Self.weeks))
                SELECT m.number, CASE k WHEN 0 THEN \(1 << 40) ELSE \(monday) - 7 * (k - 1) END, m.room,
                    -(20000 + abs(random()) % 50000) * CASE k WHEN 0 THEN \(Self.weeks) ELSE 1 END, m.nickname, m.member
                FROM membership m, w WHERE m.number > 1;
            COMMIT;
            ANALYZE;
            """)
    }
}
