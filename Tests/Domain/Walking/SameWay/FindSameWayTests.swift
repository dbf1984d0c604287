import Testing
import Walking
import WalkingTesting

struct FindSameWayTests {
    private static let noon = Instant(seconds: 1_795_251_600)

    /// A kilometre along the equator, so many days ago.
    private func walk(_ daysAgo: Int, of source: String, hasRoute: Bool = true) -> Walk {
        let start = Self.noon - .seconds(Int64(daysAgo) * 86_400)
        return Walk(
            start: start, end: start + .seconds(1000), zone: .utc, steps: hasRoute ? nil : 1500, distance: 1000,
            source: Source(name: source, kind: .workout),
            route: hasRoute ? [0, 0.009].map { RoutePoint(latitude: 0, longitude: $0) } : [])
    }

    private func found(_ walk: Walk, among walks: [Walk]) async throws -> [Walk] {
        let journal = MemoryJournal(zone: .utc, walks: walks)
        let witnesses = try await FindWitnesses(journal: journal)(walk)
        return try await FindSameWay(journal: journal)(walk, witnesses: witnesses).map(\.walk)
    }

    @Test func `the other records of a walk are not the same walk again, and another one counts once`() async throws {
        let own = ["Watch", "Phone", "Service"].map { walk(0, of: $0) }
        let other = ["Watch", "Phone"].map { walk(7, of: $0) }
        for record in own {
            let found = try await found(record, among: own + other)
            #expect(found.count == 1 && other.contains { $0.id == found.first?.id })
        }
    }

    @Test func `a walk whose way another of its records knows is found again by that`() async throws {
        let (watch, phone, before) = (walk(0, of: "Watch", hasRoute: false), walk(0, of: "Phone"), walk(7, of: "Phone"))
        #expect(try await found(watch, among: [watch, phone, before]).map(\.id) == [before.id])
    }

    @Test func `a walk without a way is like none`() async throws {
        let walk = walk(0, of: "Watch", hasRoute: false)
        #expect(try await found(walk, among: [walk, self.walk(7, of: "Phone")]).isEmpty)
    }
}
