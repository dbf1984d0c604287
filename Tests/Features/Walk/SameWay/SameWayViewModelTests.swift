import Common
import Coordinators
import Testing
import Walking
import WalkingTesting

@testable import Walk

struct SameWayViewModelTests {
    private let notebook = Notebook()

    /// A kilometre along the equator, so many days ago.
    private func walk(_ daysAgo: Int, steps: Int? = 1500, moved: Double = 0) -> Walk {
        let start = WalkWorld.now - .seconds(daysAgo * 86_400)
        let route = [0, 0.009].map { RoutePoint(latitude: moved / RoutePoint.metresPerDegree, longitude: $0) }
        return Walk(
            start: start, end: start + .seconds(1000), zone: WalkWorld.seoul, steps: steps, distance: 1000, source: WalkWorld.watch,
            route: route)
    }

    private func model(_ walks: [Walk], of index: Int = 0, isRecorded: Bool = false, _ zones: [PrivacyZone] = []) async throws
        -> SameWayViewModel
    {
        let journal = MemoryJournal(zone: WalkWorld.seoul, walks: walks)
        _ = try await journal.change { $0.privacyZones = PrivacyZones(zones) }
        let model = SameWayViewModel(
            walks[index].id, journal: journal, clock: FixedClock(WalkWorld.now), isRecorded: isRecorded, router: notebook)
        await model.load()
        return model
    }

    @Test func `walks of the same way are listed with the walk itself, the newest first`() async throws {
        let walks = [walk(3), walk(1, moved: 20), walk(5), walk(2, moved: 500)]
        let model = try await model(walks)
        #expect(model.entries.map(\.walk.id) == [walks[1].id, walks[0].id, walks[2].id])
        #expect(model.own?.id == walks[0].id && model.entries.count { $0.likeness == nil } == 1)
        #expect(model.today == WalkWorld.today)
    }

    @Test func `the newest other one is chosen at first, and a choice of the walk itself shows nobody beside it`() async throws {
        let walks = [walk(1), walk(3), walk(5)]
        let model = try await model(walks)
        #expect(model.other?.walk.id == walks[1].id)
        model.choose(0)
        #expect(model.other == nil)
        model.choose(2)
        #expect(model.other?.walk.id == walks[2].id)
        model.choose(9)
        #expect(model.other == nil)
    }

    @Test func `a walk that nobody else's way is like is alone`() async throws {
        let model = try await model([walk(1), walk(2, moved: 300)])
        #expect(model.entries.count == 1 && model.other == nil && model.chosen == 0)
    }

    @Test func `speeds and step lengths go from the first walk to the last, with holes where nobody knows`() async throws {
        let model = try await model([walk(1), walk(3, steps: nil), walk(5, steps: 1250)])
        #expect(model.speeds == [1, 1, 1])
        #expect(model.stepLengths == [0.8, nil, 1000 / 1500.0])
    }

    @Test func `another walk is opened, the walk itself is open already`() async throws {
        let walks = [walk(1), walk(3)]
        let model = try await model(walks)
        model.open(0)
        model.open(7)
        #expect(notebook.routes.isEmpty)
        model.open(1)
        #expect(notebook.routes == [.walk(walks[1].id)])
    }

    @Test func `a walk that is gone is missing`() async {
        let journal = MemoryJournal(zone: WalkWorld.seoul)
        let model = SameWayViewModel(WalkID(), journal: journal, clock: FixedClock(WalkWorld.now), router: notebook)
        await model.load()
        #expect(model.state == .failed(.missing) && model.entries.isEmpty && model.own == nil)
    }

    @Test func `what lies in a private place is drawn here, and not where the screen is recorded`() async throws {
        let zone = try #require(PrivacyZone(name: "home", latitude: 0, longitude: 0, radius: 300))
        let walks = [walk(1)]
        let own = try await model(walks, [zone])
        #expect(own.drawn(own.own) == walks[0].route)
        let recorded = try await model(walks, isRecorded: true, [zone])
        let drawn = recorded.drawn(recorded.own)
        #expect(drawn.count == 2 && drawn.allSatisfy { !zone.contains(latitude: $0.latitude, longitude: $0.longitude) })
        #expect(recorded.drawn(nil).isEmpty)
    }
}
