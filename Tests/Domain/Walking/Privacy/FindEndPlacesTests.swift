import Testing
import WalkingTesting

@testable import Walking

struct FindEndPlacesTests {
    private let start = Instant(seconds: 1_800_000_000)

    private func walk(_ hour: Int, _ places: [Double]) -> Walk {
        Walk(
            start: start + .seconds(hour * 3600), end: start + .seconds(hour * 3600 + 600), zone: .utc, title: "walk \(hour)",
            route: places.map { RoutePoint(latitude: $0, longitude: 0) })
    }

    private func ends(_ places: [Double]) throws -> EndPlaces { try #require(EndPlaces(walk(0, places))) }

    @Test func `walks with a route are offered, the newest first, with their ends`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk(0, [1, 2, 3]), walk(1, []), walk(2, [4])])
        let found = try await FindEndPlaces(journal: journal)()
        #expect(found.map(\.title) == ["walk 2", "walk 0"])
        #expect(found.map { $0.place(.start).latitude } == [4, 1] && found.map { $0.place(.end).latitude } == [4, 3])
    }

    @Test func `what the journal cannot read is no empty list`() async {
        let journal = MemoryJournal(zone: .utc)
        await journal.fail(with: .missing)
        await #expect(throws: JournalFailure.missing) { try await FindEndPlaces(journal: journal)() }
    }

    @Test func `a walk counts once, also where both of its ends are there`() throws {
        let usual = try #require(FindEndPlaces.usual(of: [try ends([1, 1]), try ends([1, 5]), try ends([7, 1])]))
        #expect(usual.count == 3 && usual.place.latitude == 1)
    }

    @Test func `one walk alone shares its place with nobody, nor do none`() throws {
        #expect(FindEndPlaces.usual(of: []) == nil)
        #expect(FindEndPlaces.usual(of: [try ends([1, 1])]) == nil)
        #expect(FindEndPlaces.usual(of: [try ends([1, 2]), try ends([3, 4])]) == nil)
    }

    @Test(arguments: [(149.0, 2), (151, nil)] as [(Double, Int?)])
    func `places of 150 metres are one`(_ metres: Double, _ count: Int?) throws {
        let away = 1 + metres / RoutePoint.metresPerDegree
        #expect(FindEndPlaces.usual(of: [try ends([1, 30]), try ends([40, away])])?.count == count)
    }

    @Test func `of two places the one of more walks is the usual one, of as many the first`() throws {
        let walks = [try ends([1, 2]), try ends([2, 1]), try ends([2, 9])]
        #expect(FindEndPlaces.usual(of: walks)?.place.latitude == 2)
        #expect(FindEndPlaces.usual(of: Array(walks.prefix(2)))?.place.latitude == 1)
    }
}
