import Testing
import WalkingTesting

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
        let zone = try #require(PrivacyZone(name: "x", around: place, radius: radius, secret: PrivacySecret(using: &random)))
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
            let zone = try #require(PrivacyZone(name: "x", around: place, radius: 1000, secret: PrivacySecret(using: &random)))
            if zone.distance(latitude: place.latitude, longitude: place.longitude) <= 250 { near += 1 }
            if zone.latitude > place.latitude { north += 1 }
            if zone.longitude > place.longitude { east += 1 }
        }
        #expect((200...300).contains(near) && (440...560).contains(north) && (440...560).contains(east))
    }

    @Test func `circles of one place have one middle, whatever they are called, and those of about one size`() throws {
        var random = SeededGenerator(seed: 3)
        let (secret, other) = (PrivacySecret(using: &random), PrivacySecret(using: &random))
        let place = RoutePoint(latitude: 37.5011, longitude: 127.0012)
        func zone(_ name: String, _ radius: Double, _ secret: PrivacySecret) throws -> PrivacyZone {
            try #require(PrivacyZone(name: name, around: place, radius: radius, secret: secret))
        }
        let first = try zone("home", 500, secret)
        #expect(try zone("home", 500, secret) == first)
        for radius in [500.0, 501, 999] {
            let again = try zone("again", radius, secret)
            #expect(again.latitude == first.latitude && again.longitude == first.longitude)
        }
        #expect(try zone("home", 1000, secret).latitude != first.latitude)
        #expect(try zone("home", 500, other).latitude != first.latitude)
    }

    /// The journal forgets a zone, by removal or undo, and makes the same one of the same place.
    @Test func `a place that is taken away and given again has the circle that it had`() async throws {
        let journal = MemoryJournal(zone: .utc)
        var random = SeededGenerator(seed: 5)
        var made: [PrivacyZone] = []
        for round in 0..<3 {
            let make = MakePrivacyZone(journal: journal)
            let place = RoutePoint(latitude: 37.5011, longitude: 127.0012)
            let zone = try #require(
                try await make(name: "home", around: place, radius: 500, fresh: PrivacySecret(using: &random)))
            let change = try #require(try await journal.change { $0.privacyZones.put(zone) })
            made.append(zone)
            if round == 0 {
                _ = try await journal.undo(change)
            } else {
                _ = try await journal.change { $0.privacyZones.remove("home") }
            }
        }
        #expect(Set(made).count == 1)
        let settings = try await journal.settings()
        #expect(!settings.features.isEmpty && PrivacyDoor(settings)(settings).value.features.isEmpty, "the secret leaves no journal")
    }

    /// The values for nothing and for eight bytes in the authors' table of vectors.
    @Test func `the way follows from a SipHash`() {
        let secret = PrivacySecret(first: 0x0706_0504_0302_0100, second: 0x0f0e_0d0c_0b0a_0908)
        #expect(secret.hash([]) == 0x726f_db47_dd0e_0e31)
        #expect(secret.hash([0x0706_0504_0302_0100]) == 0x93f5_f579_9a93_2462)
        #expect((0..<1).contains(secret.part(of: [1, 2, 3])) && secret.part(of: [1]) != secret.part(of: [2]))
    }

    @Test func `a place near the pole has no circle that would leave the earth`() {
        var random = SeededGenerator(seed: 1)
        #expect(
            PrivacyZone(name: "x", around: RoutePoint(latitude: 89.9, longitude: 0), radius: 500, secret: PrivacySecret(using: &random))
                == nil)
    }
}
