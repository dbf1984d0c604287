import ClubTesting
import Clubs
import Testing
import Walking

@testable import PostgresClubs

/// A server that is there and cannot do now what it is asked for.
@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed: apt install postgresql"))
struct TroubledServerTests {
    @Test(
        arguments: [
            ("53100", .storeFull), ("53200", .busy), ("53300", .busy), ("57P01", .noAnswer), ("57P02", .noAnswer), ("57P03", .noAnswer),
            ("58030", .noAnswer), ("XX000", .busy), ("XX001", .noAnswer),
        ] as [(String, ClubFailure)])
    func `a day that the server cannot take waits, and goes later`(_ state: String, _ failure: ClubFailure) async throws {
        let room = try await WalkedRoom()
        room.walk(4000, daysAgo: 1)
        try await room.round()
        room.walk(5000)
        // It fails at the end, when all was written.
        let push = try await ReplacedFunction(.push, of: room.club, by: "BEGIN PERFORM CALL; RAISE SQLSTATE '\(state)'; END")
        for _ in 1...2 {
            // A full disk can be read.
            if failure == .storeFull {
                #expect(try await room.round().unsent == failure)
            } else {
                await #expect(throws: ClubSync.Failure.club(failure)) { try await room.round() }
            }
        }
        #expect(failure.isPassing)
        #expect(try await room.mirror.state().failure == failure)
        #expect(try await room.waiting() == 1)
        #expect(try await room.kept() == ["4000"])
        try await push.putBack()
        #expect(try await room.round().sentDays == 1)
        #expect(try await room.waiting() == 0)
        #expect(try await room.mirror.state().failure == nil)
        #expect(try await room.kept() == ["4000", "5000"])
    }

    @Test(arguments: [("53100", .storeFull), ("25006", .noAnswer), ("42501", .notMember)] as [(String, ClubFailure)])
    func `a server that answers and takes nothing is found to, before there is anything to send`(
        _ state: String, _ failure: ClubFailure
    ) async throws {
        let room = try await WalkedRoom()
        #expect(await room.store.examination() == [])
        let rename = try await ReplacedFunction(.rename, of: room.club, by: "BEGIN PERFORM CALL; RAISE SQLSTATE '\(state)'; END")
        #expect(await room.store.examination() == [failure])
        try await rename.putBack()
        #expect(await room.store.examination() == [])
    }

    @Test(
        arguments: [("CONNECTION LIMIT 0", "CONNECTION LIMIT -1", .busy), ("ALLOW_CONNECTIONS false", "ALLOW_CONNECTIONS true", .noAnswer)]
            as [(String, String, ClubFailure)])
    func `a database that lets nobody in for a while is asked later`(
        _ closed: String, _ open: String, _ failure: ClubFailure
    ) async throws {
        let room = try await WalkedRoom()
        try await room.round()
        room.walk(5000)
        let admin = try room.club.server.adminLink(of: "postgres")
        _ = try await admin.run("ALTER DATABASE \(room.club.database) \(closed)", [])
        await #expect(throws: ClubSync.Failure.club(failure)) {
            try await room.round(by: room.club.machine(room.credential))
        }
        #expect(try await room.waiting() == 1)
        _ = try await admin.run("ALTER DATABASE \(room.club.database) \(open)", [])
        #expect(try await room.round().sentDays == 1)
        #expect(try await room.kept() == ["5000"])
    }

    @Test(arguments: [-365, 365]) func `a server whose clock is a year off takes back nothing, and has all once that is put right`(
        _ daysOff: Int
    ) async throws {
        let club = try await TestedClub()
        let store = try await club.admittedMachine()
        let clock = HostClock(right: store, wrong: store, isBehind: daysOff < 0, now: club.now)
        try await clock.assertNothingLost(changing: { isWrong in
            try await club.setClock(to: club.now + .seconds(isWrong ? Int64(daysOff) * 86_400 : 0))
        })
    }
}
