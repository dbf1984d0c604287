import Testing
import Walking

struct PrivacyDoorTests {
    private static let middles = [(37.5, 127.0), (-17.2, 179.999), (68.4, -179.998), (0.0, 0.0), (51.47, -0.001)]

    /// A walk near a place: short steps and long ones, pauses, and a point that is none.
    private func route(_ random: inout SeededGenerator, _ middle: (Double, Double)) -> [RoutePoint] {
        var (latitude, longitude) = middle
        return (0..<Int.random(in: 2...60, using: &random)).map { index in
            let reach = Bool.random(using: &random) ? 0.002 : 0.03
            latitude += Double.random(in: -reach...reach, using: &random)
            longitude += Double.random(in: -reach...reach, using: &random)
            return RoutePoint(
                time: Instant(seconds: Int64(index) * 10), latitude: index == 7 ? .nan : latitude,
                longitude: RoutePoint.wrapped(longitude: longitude), elevation: Double(index),
                startsSegment: Int.random(in: 0..<8, using: &random) == 0)
        }
    }

    private func settings(_ zones: [PrivacyZone]) -> JournalSettings {
        var settings = JournalSettings(zones: ZoneTimeline(home: .utc))
        settings.privacyZones = PrivacyZones(zones)
        return settings
    }

    private func middle(_ zone: PrivacyZone) -> RoutePoint { RoutePoint(latitude: zone.latitude, longitude: zone.longitude) }

    @Test(arguments: 1...300) func `no point that leaves lies in a zone, and no line runs through one`(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let place = try #require(Self.middles.randomElement(using: &random))
        let way = route(&random, place)
        let zones = (0..<Int.random(in: 1...4, using: &random)).compactMap { number in
            way.filter(\.latitude.isFinite).randomElement(using: &random).flatMap { home in
                PrivacyZone(
                    name: "\(number)", around: home, radius: Double.random(in: PrivacyZone.radii, using: &random),
                    secret: PrivacySecret(using: &random))
            }
        }
        try #require(!zones.isEmpty)
        let out = PrivacyDoor(settings(zones))(way).value
        for zone in zones {
            #expect(out.allSatisfy { middle(zone).distance(to: $0) > zone.radius })
            for (from, to) in zip(out, out.dropFirst()) where !to.startsSegment {
                let east = RoutePoint.wrapped(longitude: to.longitude - from.longitude)
                for step in 0...40 {
                    let part = Double(step) / 40
                    let point = RoutePoint(
                        latitude: from.latitude + (to.latitude - from.latitude) * part,
                        longitude: RoutePoint.wrapped(longitude: from.longitude + east * part))
                    #expect(middle(zone).distance(to: point) > zone.radius)
                }
            }
        }
        let beyond = way.filter { point in
            point.latitude.isFinite && zones.allSatisfy { middle($0).distance(to: point) > $0.radius * 1.02 + 2 }
        }
        let kept = Set(out.compactMap(\.elevation))
        #expect(beyond.allSatisfy { $0.elevation.map(kept.contains) == true })
        #expect(out.first?.startsSegment != true)
    }

    @Test(arguments: 1...200) func `home is well within its circle, and seldom its middle`(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let home = RoutePoint(latitude: 37.5, longitude: 179.9999)
        let zone = try #require(PrivacyZone(name: "home", around: home, radius: 400, secret: PrivacySecret(using: &random)))
        let offset = middle(zone).distance(to: home)
        #expect(offset <= 201 && offset > 0.1)
        #expect(PrivacyZones(lines: PrivacyZones([zone]).lines) == PrivacyZones([zone]))
    }

    @Test func `a line through a circle is cut at its edge, and goes on behind it`() throws {
        let zone = try #require(PrivacyZone(name: "home", latitude: 0, longitude: 0, radius: 500))
        let ends = [RoutePoint(latitude: 0, longitude: -0.01), RoutePoint(latitude: 0, longitude: 0.01)]
        let out = PrivacyDoor(settings([zone]))(ends).value
        #expect(out.count == 4 && out.map(\.startsSegment) == [false, false, true, false])
        for point in out[1...2] { #expect((506...506.1).contains(middle(zone).distance(to: point))) }
    }

    @Test func `a walk that lies within loses its route and nothing else`() throws {
        let zone = try #require(PrivacyZone(name: "home", latitude: 0, longitude: 0, radius: 500))
        let walk = Walk(
            start: Instant(seconds: 0), end: Instant(seconds: 600), zone: .utc, steps: 700, distance: 500, title: "Round the block",
            route: [RoutePoint(latitude: 0, longitude: 0), RoutePoint(latitude: 0.001, longitude: 0)])
        var expected = walk
        expected.route = []
        #expect(PrivacyDoor(settings([zone]))(walk).value == expected)
        #expect(PrivacyDoor(settings([]))(walk).value == walk)
    }

    @Test func `the zones themselves stay here`() throws {
        let zone = try #require(PrivacyZone(name: "home", latitude: 1, longitude: 2, radius: 500))
        #expect(PrivacyDoor(settings([zone]))(settings([zone])).value == settings([]))
    }

    @Test(arguments: [99.0, 5001, .nan, .infinity, -500]) func `a radius that is none is refused`(_ radius: Double) {
        #expect(PrivacyZone(name: "home", latitude: 0, longitude: 0, radius: radius) == nil)
    }

    @Test(arguments: [(0.0, false), (500, false), (505.9, false), (506.1, true), (5000, true)])
    func `a single place leaves where a line would`(_ metres: Double, _ isAllowed: Bool) throws {
        let zone = try #require(PrivacyZone(name: "home", latitude: 0, longitude: 0, radius: 500))
        let degrees = metres / RoutePoint.metresPerDegree
        #expect(PrivacyDoor(settings([zone])).allows(latitude: degrees, longitude: 0) == isAllowed)
        #expect(PrivacyDoor(settings([zone])).allows(latitude: 0, longitude: -degrees) == isAllowed)
        #expect(PrivacyDoor(settings([])).allows(latitude: degrees, longitude: 0))
    }

    @Test func `what is no place does not leave where there is something to hide`() throws {
        let door = PrivacyDoor(settings([try #require(PrivacyZone(name: "home", latitude: 0, longitude: 0, radius: 500))]))
        #expect(!door.allows(latitude: .nan, longitude: 1) && !door.allows(latitude: 1, longitude: .infinity))
    }

    @Test func `a place that most walks share is found`() throws {
        func walk(_ latitude: Double, _ end: Double) throws -> EndPlaces {
            try #require(
                EndPlaces(
                    Walk(
                        start: Instant(seconds: 0), end: Instant(seconds: 600), zone: .utc,
                        route: [RoutePoint(latitude: latitude, longitude: 0), RoutePoint(latitude: end, longitude: 0)])))
        }
        let walks = [try walk(1, 1), try walk(1.0001, 2), try walk(3, 0.9999), try walk(5, 6)]
        let usual = try #require(FindEndPlaces.usual(of: walks))
        #expect(usual.count == 3 && abs(usual.place.latitude - 1) < 0.001)
        #expect(FindEndPlaces.usual(of: [walks[3]]) == nil)
    }
}

struct TypedPlaceTests {
    @Test(arguments: [
        "37.5665, 126.978", "37.5665 126.978", "37.5665,126.978", " 37.5665N 126.978E ", "geo:37.5665,126.978;u=10", "37.5665°, 126.978°",
    ]) func `a place is read as maps copy it`(_ text: String) throws {
        let place = try #require(TypedPlace(text))
        #expect(place.latitude == 37.5665 && place.longitude == 126.978)
    }

    @Test func `south and west are negative`() throws {
        #expect(try #require(TypedPlace("33.9S 70.6W")).latitude == -33.9)
        #expect(try #require(TypedPlace("33.9S 70.6W")).longitude == -70.6)
    }

    @Test(arguments: ["", "37", "home", "95,10", "10,181", "nan,1", "inf 2", "1,2,3", "0x10,1", "1e2 3"])
    func `what is no place is none`(_ text: String) { #expect(TypedPlace(text) == nil) }
}
