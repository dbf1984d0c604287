import Clubs
import Testing
import Walking

/// The proof that a host whose clock is a year off costs nothing.
///
/// One that is behind takes no day of now and keeps those that it has; one that is ahead takes them as ever.
package struct HostClock {
    private let right, wrong: any ClubStore
    private let isBehind: Bool
    private let now: Instant
    private let repository = MemoryClubRepository()

    /// - Parameters:
    ///   - right: a member's way into a new club.
    ///   - wrong: the same member's, while the clock of the host is off.
    package init(right: any ClubStore, wrong: any ClubStore, isBehind: Bool, now: Instant) {
        self.right = right
        self.wrong = wrong
        self.isBehind = isBehind
        self.now = now
    }

    /// - Parameter change: makes the clock wrong, or right again, where both ways lead to one host.
    package func assertNothingLost(changing change: (_ isWrong: Bool) async throws -> Void = { _ in }) async throws {
        let name = try #require(SharedName("Anna"))
        let greeting = try await right.hello()
        let today = greeting.today
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today.adding(days: -20))
        try await right.create(room, as: name)
        let mirror = repository.mirror(of: greeting.club)
        func round(by store: any ClubStore) async throws -> ClubRound {
            try await ClubSync(store: store, mirror: mirror, clock: FixedClock(now))()
        }
        for offset in -9 ... -1 { repository.setDay(today.adding(days: offset), 1000) }
        #expect(try await round(by: right).sentDays == 9)

        try await change(true)
        repository.setDay(today, 4000)
        let off = try await round(by: wrong)
        #expect(off.refused.isEmpty && off.unsent == nil && off.resentRooms.isEmpty)
        #expect(off.sentDays == (isBehind ? 0 : 1) && off.futureDays == (isBehind ? 1 : 0))
        #expect(try await wrong.heads(of: room.id).map(\.total) == [isBehind ? 9000 : 13_000])

        try await change(false)
        let after = try await round(by: right)
        #expect(off.sentDays + after.sentDays == 1 && after.futureDays == 0)
        #expect(try await right.heads(of: room.id).map(\.total) == [13_000])
        let page = try await right.ranking(of: room.id, span: .week(monday: today.startOfWeek), top: 3, around: 3)
        #expect(page.top.map(\.steps) == [4000 + 1000 * min(9, today - today.startOfWeek)])
    }
}
