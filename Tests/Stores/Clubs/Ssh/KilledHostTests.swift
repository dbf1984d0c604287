import ClubTesting
import Clubs
import Foundation
import Testing
import Walking

@testable import SshClubs

struct KilledHostTests {
    private static let kills = ProcessInfo.processInfo.environment["GND_FAULTS"] == "all" ? 200 : 20

    @Test func `a host that is killed at any moment loses nothing that it answered, and doubles nothing that is said again`() async throws {
        let host = try ClubHost()
        let name = try #require(SharedName("Anna"))
        let safe = try host.store(for: host.founder)
        let today = try await safe.hello().today
        let room = NewClubRoom(name: name, period: .open, dailyCap: .low, opened: today.adding(days: -400))
        try await safe.create(room, as: name)
        var answered: [CivilDate: Int] = [:]
        var revision = Revision.none
        var moments = KillMoments()
        for round in 0..<Self.kills {
            let kill = moments.command(round, hasAnswers: !answered.isEmpty)
            let store = try host.store(running: "exec \(kill) \(host.command(for: host.founder))")
            do throws(ClubFailure) {
                for step in 0..<10_000 {
                    let (date, steps) = (today.adding(days: -(step * 7 % 300)), 1000 * round + step)
                    let new = try await store.push([date: min(steps, ClubRoom.maximumSteps)], to: room.id)
                    answered[date] = min(steps, ClubRoom.maximumSteps)
                    #expect(new >= revision)
                    revision = new
                }
            } catch {
                #expect(error == .noAnswer || error == .unreadable)
            }
        }
        let me = try #require(try await safe.heads(of: room.id).first)
        let kept = try #require(try await safe.days(of: room.id, newerThan: [me.id: .none])[me.id]).applied(to: [:])
        #expect(me.total == kept.values.reduce(0, +))
        // One write may have been in doubt at each kill: it is there, or it is not, and then what was answered before is.
        let doubtful = answered.count(where: { kept[$0.key] != $0.value })
        #expect(doubtful <= Self.kills)
        #expect(answered.keys.allSatisfy { kept[$0] != nil })
        try await safe.push(answered.mapValues { $0 }, to: room.id)
        let again = try #require(try await safe.heads(of: room.id).first { $0.id == me.id })
        let whole = try await safe.ranking(of: room.id, span: .whole, top: 1, around: 0)
        let days = try #require(try await safe.days(of: room.id, newerThan: [me.id: .none])[me.id]).applied(to: [:])
        #expect(days.filter { answered[$0.key] != nil } == answered)
        #expect(again.total == days.values.reduce(0, +))
        #expect(whole.top.map(\.steps) == [days.values.reduce(0) { $0 + DailyCap.low.apply($1) }])
    }
}
