import Clubs
import PostgresClubs
import Walking

/// The figures of a club in PostgreSQL, with more and more members in rooms of ten thousand, on a server that waits for the disk.
struct DatabaseFigures {
    private static let roomSize = 10_000
    private static let weeks = 12
    private static let rounds = SustainedRounds(concurrent: 8, span: .seconds(8))

    private struct Missing: Error {}

    let server: DatabaseServer

    func printAll(members: [Int]) async throws {
        print("## A club in PostgreSQL, in rooms of 10,000 at most\n\n\(StoreFigures.header)")
        var (sizes, sustained) = ([String](), [String]())
        for count in members {
            let club = try await Club(on: server, "club_\(count)")
            let start = ContinuousClock.now
            try server.run(Self.filling(count - 1, until: club.today), in: club.name)
            let filled = ContinuousClock.now - start
            print(try await StoreFigures(room: club.room, today: club.today).row(count, club.store(through: server.port)))
            let size = try server.read("SELECT pg_size_pretty(pg_database_size(current_database()))", in: club.name)
            sizes.append("| \(count) | \(size) | \(filled.components.seconds) s |")
            let direct = try await Self.rounds { try club.store(of: $0) }
            let pooled = try await Self.rounds { _ in try club.store(through: server.poolerPort) }
            let kept = try club.store(through: server.port)
            let open = try await Self.rounds { _ in kept }
            sustained.append("| \(count) | \(direct) | \(pooled) | \(open) |")
        }
        print("\n| members | database | made in |\n| ---: | ---: | ---: |")
        for line in sizes { print(line) }
        print("\nRounds a second, by \(Self.rounds.concurrent) at once, each with a connection of its own; in the last column one has all:")
        print("\n| members | a login each | tokens through pgbouncer | one connection |\n| ---: | ---: | ---: | ---: |")
        for line in sustained { print(line) }
    }

    /// A club with one member in one room, who has a token, and others with a login each.
    private struct Club {
        let name: String
        let today: CivilDate
        let room: ClubRoomID
        private let server: DatabaseServer
        /// One for each of those who ask at once, since a login may not have many connections.
        private let logins = (0..<DatabaseFigures.rounds.concurrent).map { _ in PostgresCredential() }
        private let token = PostgresCredential()

        init(on server: DatabaseServer, _ name: String) async throws {
            self.server = server
            self.name = name
            try server.run("CREATE DATABASE \(name)", in: "postgres")
            guard let title = SharedName("Walkers") else { throw Missing() }
            let admin = ClubAdmin(address: try server.address(of: name, "admin", server.port), password: server.password)
            try await admin.found(server.club, named: title)
            try await admin.openGateway(of: server.club)
            for login in logins { try await admin.admit(login, to: server.club) }
            try await admin.admit(token, to: server.club, isGateway: true)
            let store = try Self.store(logins[0], of: server.club, at: server.address(of: name, "anybody", server.port))
            today = try await store.hello().today
            let new = NewClubRoom(
                name: title, period: .open, dailyCap: .none, opened: today.adding(days: -7 * DatabaseFigures.weeks).startOfWeek)
            room = new.id
            try await store.create(new, as: title)
            let expires = SystemClock().now + .seconds(3600)
            let all = [try self.store(through: server.port)] + (try logins.indices.dropFirst().map { try self.store(of: $0) })
            let invite = try await store.invite(Invitation(to: .room(room), uses: all.count, expires: expires))
            for other in all { try await other.join(invite, as: title, on: today) }
            for each in [store] + all { try await each.push([today: 5000], to: room) }
        }

        /// The way of the member who has a token.
        func store(through port: UInt16) throws -> PostgresStore {
            try Self.store(token, of: server.club, at: server.address(of: name, "gnd_gateway", port))
        }

        /// The way of one of those who have a login.
        func store(of number: Int) throws -> PostgresStore {
            try Self.store(logins[number], of: server.club, at: server.address(of: name, "anybody", server.port))
        }

        private static func store(_ credential: PostgresCredential, of club: ClubID, at address: PostgresAddress) -> PostgresStore {
            PostgresStore(
                club: club, address: address, credential: credential,
                patience: PostgresPatience(connecting: .seconds(30), answering: .seconds(30)))
        }
    }

    /// The statements that write the others; their days are left out, which no page looks at.
    private static func filling(_ count: Int, until today: CivilDate) -> String {
        let monday = "date '\(today.startOfWeek)'"
        return """
            SET session_replication_role = replica;
            SET maintenance_work_mem = '512MB';
            INSERT INTO together.room (room_id, name, period, daily_cap, opened, founder)
                SELECT gen_random_uuid(), 'Room ' || i, 'open', 0, \(monday) - \(7 * weeks), gen_random_uuid()
                FROM generate_series(1, \(count / roomSize)) i;
            CREATE TEMP TABLE place AS
                SELECT room_id, row_number() OVER (ORDER BY name <> 'Walkers', room_id) - 1 AS n FROM together.room;
            CREATE TEMP TABLE person AS
                SELECT gen_random_uuid() AS member_id, 'Walker ' || i AS nickname, room_id
                FROM generate_series(2, \(count)) i JOIN place ON n = i / \(roomSize);
            INSERT INTO together.member SELECT member_id, current_date FROM person;
            INSERT INTO together.device SELECT encode(sha256(member_id::text::bytea), 'hex'), member_id, gen_random_uuid() FROM person;
            INSERT INTO together.member_room SELECT member_id, room_id FROM person;
            INSERT INTO together.membership SELECT room_id, member_id, nickname, \(monday) - \(7 * weeks), 1 FROM person;
            DROP INDEX together.step_sum_rank;
            INSERT INTO together.step_sum
                SELECT room_id, CASE k WHEN 0 THEN '-infinity' ELSE \(monday) - 7 * (k - 1) END, member_id, nickname, steps, steps
                FROM (SELECT *, (20000 + floor(random() * 50000)::int) * CASE k WHEN 0 THEN \(weeks) ELSE 1 END AS steps
                    FROM person, generate_series(0, \(weeks)) k) x;
            CREATE INDEX step_sum_rank ON together.step_sum (room_id, week, counted DESC, nickname, member_id);
            VACUUM ANALYZE;
            CHECKPOINT;
            """
    }
}
