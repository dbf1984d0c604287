import Foundation
import Testing
import Walking
import WalkingTesting

struct SimilarWalksTests {
    /// A way of 2 km to the north with a bend, moved east and made longer.
    private func way(east: Double = 0, factor: Double = 1, points: Int = 40, turned: Bool = false) -> [RoutePoint] {
        let way = (0..<points).map { index in
            let part = Double(index) / Double(points - 1)
            return RoutePoint(
                latitude: 37.5 + part * 0.018 * factor, longitude: 127 + sin(part * .pi) * 0.003 + east / 88_000)
        }
        return turned ? way.reversed() : way
    }

    /// A loop of about 1.9 km.
    private func loop(turned: Bool = false) -> [RoutePoint] {
        let loop = (0...60).map { index in
            let angle = Double(index) / 60 * 2 * .pi
            return RoutePoint(latitude: 37.5 + sin(angle) * 0.0027, longitude: 127 + (1 - cos(angle)) * 0.0034)
        }
        return turned ? loop.reversed() : loop
    }

    @Test(arguments: [(0.0, true), (30, true), (49, true), (55, false), (99, false), (130, false)])
    func `lines may lie 50 m apart in the mean`(_ metres: Double, _ isSame: Bool) throws {
        let likeness = RouteLikeness(way(), way(east: metres, points: 77))
        #expect((likeness != nil) == isSame)
        if let likeness { #expect(abs(likeness.offset - metres) < 3 && abs(likeness.betweenEnds - metres) < 3 && !likeness.isReversed) }
    }

    @Test func `a way that is longer by more than a tenth, or ends elsewhere, is another`() {
        #expect(RouteLikeness(way(), way(factor: 1.04)) != nil)
        #expect(RouteLikeness(way(), way(factor: 1.13)) == nil)
        #expect(RouteLikeness(way(), way(turned: true)) == nil)
        #expect(RouteLikeness(way(), []) == nil && RouteLikeness([], []) == nil)
    }

    @Test func `a loop the other way round is the same loop`() throws {
        let likeness = try #require(RouteLikeness(loop(), loop(turned: true)))
        #expect(likeness.isReversed && likeness.offset < 5)
        #expect(try #require(RouteLikeness(loop(), loop())).isReversed == false)
    }

    @Test func `a walk is compared with all others, and not with itself`() async throws {
        func walk(_ day: Int64, _ route: [RoutePoint]) -> Walk {
            Walk(start: Instant(seconds: day * 86_400), end: Instant(seconds: day * 86_400 + 1800), zone: .utc, route: route)
        }
        let walks = [walk(1, way()), walk(2, way(east: 20)), walk(3, loop()), walk(4, way(east: 10)), walk(5, [])]
        let journal = MemoryJournal(zone: .utc, walks: walks)
        #expect(try await journal.similarWalks(to: walks[0].id).map(\.walk.id) == [walks[3].id, walks[1].id])
        #expect(try await journal.similarWalks(to: walks[4].id).isEmpty)
    }
}
