import Foundation
import Testing
import Walking
import WalkingTesting

@testable import Journal

struct SimilarWalksTests {
    private let clock = FixedClock(Instant(seconds: 1_795_251_600))

    private func way(_ random: inout SeededGenerator, from place: (Double, Double)) -> [RoutePoint] {
        let shift = Double.random(in: -0.0006...0.0006, using: &random)
        let length = Double.random(in: 0.015...0.02, using: &random)
        return (0..<30).map { index in
            let part = Double(index) / 29
            return RoutePoint(
                latitude: place.0 + shift + part * length,
                longitude: RoutePoint.wrapped(longitude: place.1 + shift + sin(part * .pi) * 0.003))
        }
    }

    private func walks(_ seed: UInt64, _ place: (Double, Double)) -> [Walk] {
        var random = SeededGenerator(seed: seed)
        return (0..<25).map { day in
            let start = clock.now - .seconds(Int64(day + 1) * 86_400)
            return Walk(start: start, end: start + .seconds(1800), zone: .utc, steps: 2500, route: way(&random, from: place))
        }
    }

    @Test(arguments: [1, 2, 3] as [UInt64], [(37.5, 127.0), (-17.0, 179.9999), (86.0, 10.0), (0, 0)])
    func `the index finds what a look at every route finds`(_ seed: UInt64, _ place: (Double, Double)) async throws {
        let journal = try Journal(path: nil, clock: clock, zone: .utc)
        let profile = try await journal.profile(journal.localAccount().id)
        let walks = walks(seed, place)
        _ = try await profile.save(walks)
        var found = 0
        for walk in walks {
            let expected = walks.filter { $0.id != walk.id && RouteLikeness(walk.route, $0.route) != nil }.map(\.id)
            let similar = try await profile.similarWalks(to: walk.id)
            #expect(similar.map(\.walk.id) == expected)
            #expect(similar.allSatisfy { !$0.walk.route.isEmpty })
            found += expected.count
        }
        #expect(found > 10)
    }

    @Test func `the other records of a walk are not the same walk again, and another walk counts once`() async throws {
        let journal = try Journal(path: nil, clock: clock, zone: .utc)
        let profile = try await journal.profile(journal.localAccount().id)
        let route = [0, 0.009].map { RoutePoint(latitude: 0, longitude: $0) }
        let walks = [(1, "Watch"), (1, "Phone"), (1, "Service"), (8, "Watch"), (8, "Phone")].map { day, source in
            let start = clock.now - .seconds(Int64(day) * 86_400)
            return Walk(
                start: start, end: start + .seconds(1800), zone: .utc, distance: 1000, source: Source(name: source, kind: .workout),
                route: route)
        }
        _ = try await profile.save(walks)
        for walk in walks {
            let witnesses = try await FindWitnesses(journal: profile)(walk)
            let similar = try await FindSameWay(journal: profile)(walk, witnesses: witnesses)
            #expect(similar.count == 1 && similar.first?.walk.start != walk.start)
        }
    }

    @Test func `a route that goes or changes is found so at once, and back by undo`() async throws {
        let journal = try Journal(path: nil, clock: clock, zone: .utc)
        let profile = try await journal.profile(journal.localAccount().id)
        var random = SeededGenerator(seed: 5)
        let route = way(&random, from: (37.5, 127))
        var made = (0..<3).map { day in
            let start = clock.now - .seconds(Int64(day + 1) * 86_400)
            return Walk(start: start, end: start + .seconds(1800), zone: .utc, route: route)
        }
        _ = try await profile.save(made)
        #expect(try await profile.similarWalks(to: made[0].id).count == 2)
        let deletion = try await profile.delete([made[1].id])
        #expect(try await profile.similarWalks(to: made[0].id).map(\.walk.id) == [made[2].id])
        _ = try await profile.undo(deletion)
        #expect(try await profile.similarWalks(to: made[0].id).count == 2)
        made[2].route = []
        _ = try await profile.save([made[2]])
        #expect(try await profile.similarWalks(to: made[0].id).map(\.walk.id) == [made[1].id])
    }
}
