import ClubTesting
import Clubs
import Testing
import Walking

@testable import PostgresClubs

/// A program and a server of which one is older.
@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed: apt install postgresql"))
struct OtherVersionTests {
    private func change(_ room: WalkedRoom, _ script: String) async throws {
        try await room.club.server.adminLink(of: room.club.database).transact(script, "SELECT 1", [])
    }

    @Test(arguments: [ClubEntrance.logins, .tokens])
    func `a server two versions on that still speaks this one's language is of use`(_ entrance: ClubEntrance) async throws {
        let room = try await WalkedRoom(entrance)
        room.walk(4000, daysAgo: 1)
        try await room.round()
        try await change(
            room,
            """
            CREATE SCHEMA gnd_v3;
            ALTER TABLE together.room ADD COLUMN colour text NOT NULL DEFAULT 'red';
            ALTER TABLE together.day_total ADD COLUMN minutes int NOT NULL DEFAULT 0;
            """)
        // Newer functions say more.
        _ = try await ReplacedFunction(
            .hello, of: room.club, by: #"BEGIN RETURN CALL || '{"newest": 3, "motto": {"en": "Walk"}}'; END"#)
        for call in [PostgresCall.rooms, .heads, .pull] {
            _ = try await ReplacedFunction(
                call, of: room.club,
                by: #"BEGIN RETURN (SELECT coalesce(jsonb_agg(x || '{"colour": [1, null]}'), '[]') FROM jsonb_array_elements(CALL) x); END"#
            )
        }
        room.walk(5000)
        #expect(try await room.round().sentDays == 1)
        #expect(try await room.store.hello().versions == 1...3)
        #expect(try await room.kept() == ["4000", "5000"])
    }

    @Test(arguments: [ClubEntrance.logins, .tokens])
    func `a server that has left this one's language behind says that the program is too old, and the days wait`(
        _ entrance: ClubEntrance
    ) async throws {
        let room = try await WalkedRoom(entrance)
        try await room.round()
        room.walk(5000)
        try await change(room, "ALTER SCHEMA gnd_v1 RENAME TO gnd_v3")
        await #expect(throws: ClubSync.Failure.club(.storeNewer)) { try await room.round() }
        #expect(try await room.waiting() == 1)
        #expect(try await room.kept().isEmpty)
        // As if the program had been brought up to date.
        try await change(room, "ALTER SCHEMA gnd_v3 RENAME TO gnd_v1")
        #expect(try await room.round().sentDays == 1)
    }

    @Test(arguments: [ClubEntrance.logins, .tokens])
    func `a server from before there were challenges takes the days, and is said to be too old`(_ entrance: ClubEntrance) async throws {
        let room = try await WalkedRoom(entrance)
        try await room.round()
        room.walk(5000)
        let known = "'challenges', "
        try await change(
            room,
            """
            DROP FUNCTION gnd_v1.challenges(jsonb);
            DO $$ BEGIN EXECUTE replace(pg_get_functiondef('gnd_v1.with_token(bytea, text, jsonb)'::regprocedure), \(quoted(known)), ''); END $$;
            """)
        await #expect(throws: ClubSync.Failure.club(.storeOlder)) { try await room.round() }
        #expect(try await room.kept() == ["5000"])
        #expect(try await room.waiting() == 0)
        #expect(try await room.mirror.members(of: try await room.store.rooms()[0].id).count == 1)
    }

    private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }

    @Test func `a database in which no club was made yet is told from one that is too new`() async throws {
        let room = try await WalkedRoom()
        try await change(room, "ALTER SCHEMA gnd_v1 RENAME TO before")
        await #expect(throws: ClubFailure.storeOlder) { try await room.store.hello() }
    }
}
