import Testing
import Walking

@testable import Clubs

struct ClubSyncStateTests {
    private let now = Instant(seconds: 1_795_000_000)

    @Test func `failures add up, and the last one is said`() {
        var state = ClubSyncState(lastSuccess: now)
        state.fail(with: .noAnswer, at: now + .seconds(1))
        state.fail(with: .busy, at: now + .seconds(2))
        #expect(state.failure == .busy && state.failedAt == now + .seconds(2))
        #expect(state.backoff.failures == 2 && state.lastSuccess == now)
    }

    @Test func `after a failure a while must pass, but not until a moment that a wrong clock noted`() {
        var state = ClubSyncState(lastSuccess: now)
        #expect(!state.isResting(at: now))
        state.fail(with: .noAnswer, at: now)
        state.fail(with: .noAnswer, at: now)
        #expect(state.isResting(at: now) && state.isResting(at: now + .seconds(1)))
        #expect(!state.isResting(at: now + .seconds(2)))
        // The clock was a year ahead, and is put right.
        #expect(!state.isResting(at: now + .seconds(-365 * 86_400)))
    }

    @Test func `a success forgets the failures`() {
        var state = ClubSyncState(lastSuccess: now)
        state.fail(with: .noAnswer, at: now)
        state.succeed(at: now + .seconds(9))
        #expect(state == ClubSyncState(lastSuccess: now + .seconds(9)))
    }

    @Test func `a club is lost when there is no way in, and when nobody answered for two weeks`() {
        let state = ClubSyncState(lastSuccess: now)
        for failure in [
            ClubFailure.folderMissing(path: "/c"), .folderForbidden(path: "/c"), .noClub(path: "/c"), .hostHasNoClub, .hostHasNoProgram,
            .keyRefused, .notMember,
        ] {
            #expect(state.isLost(by: failure, at: now))
        }
        for days in [0, 13, 14, 400] as [Int64] {
            let later = now + .seconds(days * 86_400)
            #expect(state.isLost(by: .noAnswer, at: later) == (days >= 14))
            for failure in [ClubFailure.busy, .storeFull, .readOnly, .notProven] { #expect(!state.isLost(by: failure, at: later)) }
        }
        #expect(!ClubSyncState().isLost(by: .noAnswer, at: now))
    }

    @Test func `a round that was broken off says nothing about the club`() {
        var state = ClubSyncState()
        state.fail(with: .cancelled, at: now)
        #expect(state == ClubSyncState())
    }
}
