import ClubTesting
import Clubs
import Foundation
import Testing
import Walking

@testable import SshClubs

/// A host whose disk is full, or whose clock is far off.
struct FullHostTests {
    private static let hasStrace = FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")

    @Test(.enabled(if: hasStrace), arguments: [("ENOSPC", ClubFailure.storeFull), ("EROFS", .readOnly)])
    func `a host that takes nothing is found to, before there is anything to send`(_ error: String, _ failure: ClubFailure) async throws {
        let host = try ClubHost()
        // The founder, who is in, has made the files beside the club's, so that it can be read.
        let safe = try host.store(for: host.founder)
        #expect(await safe.examination() == [])
        let closed = try host.store(
            running: "exec /usr/bin/strace -f -qq -o /dev/null -e trace=pwrite64 -e inject=pwrite64:error=\(error)"
                + " \(host.command(for: host.founder))")
        #expect(await closed.examination() == [failure])
        #expect(try await closed.rooms().isEmpty)
        #expect(await safe.examination() == [])
    }

    @Test(.enabled(if: hasStrace), arguments: [1, 2, 3, 5, 8, 13])
    func `a host without room refuses, loses nothing that it answered, and takes all once there is room`(_ write: Int) async throws {
        let host = try ClubHost()
        let name = try #require(SharedName("Anna"))
        let safe = try host.store(for: host.founder)
        let today = try await safe.hello().today
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today.adding(days: -400))
        try await safe.create(room, as: name)
        try await safe.push([today: 1000], to: room.id)
        // From that write on the disk is full.
        let full = try host.store(
            running: "exec /usr/bin/strace -f -qq -o /dev/null -e trace=pwrite64,ftruncate,fallocate"
                + " -e inject=pwrite64:error=ENOSPC:when=\(write)+ \(host.command(for: host.founder))")
        var answered: [CivilDate: Int] = [today: 1000]
        var refused: ClubFailure?
        for step in 1...200 where refused == nil {
            let date = today.adding(days: -step)
            do throws(ClubFailure) {
                try await full.push([date: step], to: room.id)
                answered[date] = step
            } catch {
                refused = error
            }
        }
        let failure = try #require(refused)
        #expect(failure == .storeFull, "\(failure)")
        let me = try #require(try await safe.heads(of: room.id).first)
        let kept = try #require(try await safe.days(of: room.id, newerThan: [me.id: .none])[me.id]).applied(to: [:])
        #expect(kept == answered && me.total == kept.values.reduce(0, +))
        try await safe.push([today.adding(days: -300): 77], to: room.id)
        #expect(try await safe.heads(of: room.id).first?.total == me.total + 77)
    }

    @Test(arguments: [-365, 365]) func `a host whose clock is a year off takes back nothing, and has all once that is put right`(
        _ daysOff: Int
    ) async throws {
        let host = try ClubHost()
        let right = try host.store(for: host.founder)
        let wrong = try host.store(running: "exec \(host.command(for: host.founder, daysOff: daysOff))")
        try await HostClock(right: right, wrong: wrong, isBehind: daysOff < 0, now: host.now).assertNothingLost()
    }
}
