import Testing
import WalkingTesting

@testable import Walking

struct MovingTimeTests {
    private let walk = Walk(
        start: Instant(seconds: 1_774_594_800), end: Instant(seconds: 1_774_594_800 + 3600), zone: .utc, steps: 3000, distance: 2400,
        movingTime: .seconds(1800))

    @Test func `what is no pause is no time on the move`() {
        #expect(Walk.movingTime(seconds: 1800, of: .seconds(3600)) == .seconds(1800))
        for seconds in [nil, 0, -5, 3599.5, 3600, 4000, .infinity, .nan] {
            #expect(Walk.movingTime(seconds: seconds, of: .seconds(3600)) == nil)
        }
    }

    @Test func `a walk never moves longer than it lasts`() {
        var odd = walk
        odd.movingTime = .seconds(9000)
        #expect(odd.walkingTime == .seconds(3600))
        odd.movingTime = .zero
        #expect(odd.walkingTime == .seconds(3600))
        #expect(walk.walkingTime == .seconds(1800))
    }

    @Test func `two halves share the time on the move, and the time between two walks is none`() throws {
        let halves = try #require(walk.split(at: walk.start + .seconds(900)))
        #expect(halves.map(\.movingTime) == [.seconds(450), .seconds(1350)])
        #expect(Walk.merged(halves)?.movingTime == .seconds(1800))
        var later = walk
        (later.start, later.end) = (walk.end + .seconds(600), walk.end + .seconds(1200))
        later.movingTime = nil
        #expect(Walk.merged([walk, later])?.movingTime == .seconds(2400))
    }

    @Test func `what one file knows of pauses another does not take away`() {
        var silent = walk
        silent.movingTime = nil
        for order in [[walk, silent], [silent, walk]] { #expect(Walk.reconciled(order)?.movingTime == .seconds(1800)) }
        silent.modified = walk.end
        #expect(Walk.reconciled([walk, silent])?.movingTime == .seconds(1800))
    }
}
