import Clubs
import Testing
import Walking

@testable import PostgresClubs

/// Two servers, of which the first is lost in the middle of writes and the second takes over.
@Suite(.enabled(if: PostgresPair.isInstalled, "PostgreSQL is not installed: apt install postgresql"), .serialized)
struct FailoverTests {
    private static let writes = 60
    private static let lossAt = 20

    @Test(arguments: PostgresPair.Loss.allCases)
    func `whatever becomes of the first server, nothing that was answered is lost, nothing is doubled, and the client goes on`(
        _ loss: PostgresPair.Loss
    ) async throws {
        let pair = try await PostgresPair()
        let (id, machine) = (ClubID.random(), PostgresCredential())
        try await pair.newClub(id).admit(machine, to: id)
        let store = PostgresStore(
            club: id, address: try pair.address(of: "club", login: "anybody"), credential: machine,
            patience: PostgresPatience(connecting: .seconds(5), answering: .seconds(5)))
        let name = try #require(SharedName("Anna"))
        let today = try await store.hello().today
        let room = NewClubRoom(name: name, period: .open, dailyCap: .low, opened: today.adding(days: -400))
        try await store.create(room, as: name)

        var answered: [CivilDate: Int] = [:]
        var failures = 0
        for step in 0..<Self.writes {
            let (date, steps) = (today.adding(days: -step), 5000 + 100 * step)
            if step == Self.lossAt {
                // One call is on its way when the server goes.
                async let inDoubt = isAnswered { () async throws(ClubFailure) in try await store.push([date: steps], to: room.id) }
                try await pair.lose(loss)
                if await inDoubt { answered[date] = steps }
                try await pair.promote()
            }
            // As the rounds do, the same is said until it is answered.
            while answered[date] == nil {
                do throws(ClubFailure) {
                    try await store.push([date: steps], to: room.id)
                    answered[date] = steps
                } catch {
                    failures += 1
                    #expect(error == .noAnswer || error == .busy, "\(error)")
                    try #require(failures < 100)
                }
            }
        }
        let me = try #require(try await store.heads(of: room.id).first)
        let kept = try #require(try await store.days(of: room.id, newerThan: [me.id: .none])[me.id]).applied(to: [:])
        #expect(kept == answered)
        #expect(me.total == kept.values.reduce(0, +))
        let page = try await store.ranking(of: room.id, span: .whole, top: 1, around: 0)
        #expect(page.top.map(\.steps) == [kept.values.reduce(0) { $0 + DailyCap.low.apply($1) }])
    }

    private func isAnswered(_ call: () async throws(ClubFailure) -> Revision) async -> Bool {
        do throws(ClubFailure) {
            _ = try await call()
            return true
        } catch {
            return false
        }
    }

    @Test func `while no server takes writes that is said, and afterwards the same call is answered`() async throws {
        let pair = try await PostgresPair()
        let (id, machine) = (ClubID.random(), PostgresCredential())
        try await pair.newClub(id).admit(machine, to: id)
        let store = PostgresStore(
            club: id, address: try pair.address(of: "club", login: "anybody"), credential: machine,
            patience: PostgresPatience(connecting: .seconds(5), answering: .seconds(5)))
        let name = try #require(SharedName("Anna"))
        let today = try await store.hello().today
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today)
        try await store.create(room, as: name)
        try await pair.lose(.kill)
        await #expect(throws: ClubFailure.noAnswer) { try await store.push([today: 5000], to: room.id) }
        try await pair.promote()
        try await store.push([today: 5000], to: room.id)
        #expect(try await store.heads(of: room.id).first?.total == 5000)
    }
}
