import Testing
import Walking
import WalkingTesting

@testable import Settings

struct PrivatePlaceViewModelTests {
    private let desk = SettingsDesk()
    private let seoul = RoutePoint(latitude: 37.5, longitude: 127)

    private func model(units: Units = .metric) async throws -> PrivatePlaceViewModel {
        let desk = units == .metric ? desk : SettingsDesk(units: units)
        return PrivatePlaceViewModel(PrivacyViewModel(try await desk.loadedModel()), random: SeededGenerator(seed: 3))
    }

    /// Walks that begin and end at these latitudes.
    private func walk(_ hour: Int, _ start: Double, _ end: Double) async throws {
        let begin = desk.clock.now - .seconds(hour * 3600)
        let route = [start, end].map { RoutePoint(latitude: $0, longitude: 127) }
        _ = try await desk.journal.save([Walk(start: begin, end: begin + .seconds(600), zone: .utc, route: route)])
    }

    @Test func `without walks a place can only be typed, and nothing is wrong before it is tried`() async throws {
        let model = try await model()
        await model.load()
        #expect(model.origins == [.typed] && model.origin == .typed && !model.hasChanges)
        #expect(model.nameProblem == nil && model.placeProblem == nil && model.radiusProblem == nil)
    }

    @Test func `the place that most walks share is chosen`() async throws {
        try await walk(1, 37.5, 40)
        try await walk(2, 41, 37.5)
        let model = try await model()
        await model.load()
        #expect(model.origins == [.usual, .walk(.start), .walk(.end), .typed] && model.origin == .usual)
        #expect(model.usual?.count == 2 && model.walks.count == 2)
    }

    @Test func `where walks share no place the last one's beginning is chosen`() async throws {
        try await walk(1, 37.5, 40)
        let model = try await model()
        await model.load()
        #expect(model.usual == nil && model.origin == .walk(.start) && model.origins.first == .walk(.start))
    }

    @Test func `who has typed by then keeps what they typed`() async throws {
        try await walk(1, 37.5, 37.5)
        try await walk(2, 37.5, 37.5)
        let model = try await model()
        model.coordinates = "1, 2"
        await model.load()
        #expect(model.origin == .typed && model.origins.first == .usual && model.hasChanges)
    }

    @Test func `a place that is saved lies in its circle, whose middle is another`() async throws {
        let model = try await model()
        model.coordinates = "37.5, 127"
        model.name = "  work "
        #expect(await model.save() == "work")
        #expect(!model.hasChanges)
        let zone = try #require(try await desk.journal.settings().privacyZones.zones.first)
        #expect(zone.name == "work" && zone.radius == 500)
        #expect(zone.contains(latitude: seoul.latitude, longitude: seoul.longitude) && zone.latitude != seoul.latitude)
    }

    @Test(arguments: [
        ("", "37.5, 127", "500 m", [true, false, false]), ("home", "", "500 m", [false, true, false]),
        ("home", "91, 0", "500 m", [false, true, false]), ("home", "37.5, 127", "99 m", [false, false, true]),
        ("home", "37.5, 127", "5001 m", [false, false, true]), ("home", "37.5, 127", "far", [false, false, true]),
        (String(repeating: "x", count: 31), "nowhere", "", [true, true, true]),
    ])
    func `what is wrong is said where it is wrong, and nothing is kept`(
        _ name: String, _ coordinates: String, _ radius: String, _ wrong: [Bool]
    ) async throws {
        let model = try await model()
        (model.name, model.coordinates, model.radius) = (name, coordinates, radius)
        #expect(await model.save() == nil)
        #expect([model.nameProblem, model.placeProblem, model.radiusProblem].map { $0 != nil } == wrong)
        #expect(try await desk.journal.settings().privacyZones.isEmpty)
        model.name = "another"
        #expect(model.nameProblem == nil && model.placeProblem == nil && model.radiusProblem == nil, "whoever types is left alone")
    }

    @Test func `a journal that keeps nothing loses nothing that was typed`() async throws {
        let model = try await model()
        model.coordinates = "37.5, 127"
        await desk.journal.fail(with: .diskFull)
        #expect(await model.save() == nil)
        #expect(model.hasChanges)
        await desk.journal.fail(with: nil)
        #expect(await model.save() != nil)
    }

    @Test func `a place of the same name takes the other's, and can be taken back`() async throws {
        let model = try await model()
        model.coordinates = "37.5, 127"
        _ = await model.save()
        (model.coordinates, model.radius) = ("10, 20", "2 km")
        #expect(await model.save() != nil)
        #expect(try await desk.journal.settings().privacyZones.zones.map(\.radius) == [2000])
        _ = try await desk.history.undo()
        #expect(try await desk.journal.settings().privacyZones.zones.map(\.radius) == [500])
    }

    @Test func `in miles the usual circle is said in yards`() async throws {
        let model = try await model(units: .imperial)
        #expect(model.radius == "550 yd")
        model.coordinates = "37.5, 127"
        #expect(await model.save() != nil)
    }
}
