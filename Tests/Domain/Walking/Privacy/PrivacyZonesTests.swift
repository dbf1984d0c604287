import Testing

@testable import Walking

struct PrivacyZonesTests {
    private func zone(_ name: String, radius: Double = 500, latitude: Double = 1.5, longitude: Double = -2.25) throws -> PrivacyZone {
        try #require(PrivacyZone(name: name, latitude: latitude, longitude: longitude, radius: radius))
    }

    @Test func `a circle of a name that is known takes its place, the others stay`() throws {
        var zones = PrivacyZones([try zone("home"), try zone("work")])
        zones.put(try zone("home", radius: 900))
        #expect(zones.zones.map(\.name) == ["work", "home"] && zones.zones.map(\.radius) == [500, 900])
        zones.remove("work")
        #expect(zones.zones.map(\.name) == ["home"])
        zones.remove("nowhere")
        #expect(!zones.isEmpty)
        zones.remove("home")
        #expect(zones.isEmpty && zones == PrivacyZones())
    }

    @Test func `circles are lines, and back the same to the last digit`() throws {
        let zones = PrivacyZones([try zone("home", radius: 512.3456789, latitude: 0.1 + 0.2, longitude: -179.999_999_9), try zone("우리 집")])
        #expect(PrivacyZones(lines: zones.lines) == zones)
        #expect(zones.lines[1] == ["zone", "우리 집", "1.5", "-2.25", "500.0"])
    }

    @Test(arguments: [
        ["zone", "home", "1", "2"], ["zone", "home", "1", "2", "500", "6"], ["other", "home", "1", "2", "500"],
        ["zone", "home", "x", "2", "500"], ["zone", "home", "90", "2", "500"], ["zone", "home", "1", "181", "500"],
        ["zone", "home", "nan", "2", "500"], ["zone", "home", "1", "inf", "500"], ["zone", "home", "1", "2", "99"],
        ["zone", "home", "1", "2", "5001"], ["zone", "", "1", "2", "500"], ["zone", String(repeating: "x", count: 31), "1", "2", "500"],
    ])
    func `a line that is no circle is passed over, and the others count`(_ line: [String]) throws {
        let good = ["zone", "home", "1.5", "-2.25", "500"]
        #expect(PrivacyZones(lines: [line, good, []]) == PrivacyZones([try zone("home")]))
    }

    @Test func `of two lines of one name the later counts`() {
        let zones = PrivacyZones(lines: [["zone", "home", "1", "2", "300"], ["zone", "home", "3", "4", "600"]])
        #expect(zones.zones.map(\.radius) == [600])
    }
}

struct PrivacyZoneTests {
    @Test(arguments: [(89.0, 0.0, true), (-89, 180, true), (89.1, 0, false), (0, 180.1, false), (0, -180, true)])
    func `the poles and what is no place have no circle`(_ latitude: Double, _ longitude: Double, _ isPlace: Bool) {
        #expect((PrivacyZone(name: "x", latitude: latitude, longitude: longitude, radius: 500) != nil) == isPlace)
    }

    @Test(arguments: [(100.0, true), (5000, true), (99.9, false), (5000.1, false)])
    func `a circle has a hundred metres to five kilometres`(_ radius: Double, _ isCircle: Bool) {
        #expect((PrivacyZone(name: "x", latitude: 0, longitude: 0, radius: radius) != nil) == isCircle)
    }

    @Test(arguments: 0..<50)
    func `a place lies in the circle round it, with half the radius on every side`(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let place = RoutePoint(
            latitude: Double.random(in: -80...80, using: &random), longitude: Double.random(in: -180...180, using: &random))
        let radius = Double.random(in: PrivacyZone.radii, using: &random)
        let zone = try #require(PrivacyZone(name: "x", around: place, radius: radius, using: &random))
        #expect(zone.distance(latitude: place.latitude, longitude: place.longitude) <= radius * PrivacyZone.mostOffset * 1.001)
        #expect(zone.contains(latitude: place.latitude, longitude: place.longitude))
        let far = place.latitude + 1.6 * radius / RoutePoint.metresPerDegree
        #expect(!zone.contains(latitude: far, longitude: place.longitude))
    }

    /// Of a thousand circles a quarter has its middle within half of the way: the spots are as many as the area says.
    @Test func `the middle is anywhere in its circle, as likely as anywhere else`() throws {
        var random = SeededGenerator(seed: 7)
        let place = RoutePoint(latitude: 50, longitude: 8)
        var (near, north, east) = (0, 0, 0)
        for _ in 0..<1000 {
            let zone = try #require(PrivacyZone(name: "x", around: place, radius: 1000, using: &random))
            if zone.distance(latitude: place.latitude, longitude: place.longitude) <= 250 { near += 1 }
            if zone.latitude > place.latitude { north += 1 }
            if zone.longitude > place.longitude { east += 1 }
        }
        #expect((200...300).contains(near) && (440...560).contains(north) && (440...560).contains(east))
    }

    @Test func `a place near the pole has no circle that would leave the earth`() {
        var random = SeededGenerator(seed: 1)
        #expect(PrivacyZone(name: "x", around: RoutePoint(latitude: 89.9, longitude: 0), radius: 500, using: &random) == nil)
    }
}
