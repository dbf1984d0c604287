import Journal
import Testing
import Walking
import WalkingTesting

@testable import gnd

/// Nothing that a command prints tells of a place in a privacy zone.
@MainActor
struct PrivacyExportTests {
    private let seoul = Zone("Asia/Seoul") ?? .utc

    private struct Made {
        let bench = CommandBench()
        var walks: [Walk] = []
        var zones: [PrivacyZone] = []
    }

    private func made(_ seed: UInt64) async throws -> Made {
        var random = SeededGenerator(seed: seed)
        var made = Made()
        for number in 0..<6 {
            var (latitude, longitude) = (37.5, 127.0)
            let start = made.bench.clock.now + .seconds(-86_400 * Int64(number + 1))
            let route = (0..<Int.random(in: 2...40, using: &random)).map { index in
                latitude += Double.random(in: -0.004...0.004, using: &random)
                longitude += Double.random(in: -0.004...0.004, using: &random)
                return RoutePoint(
                    time: start + .seconds(Int64(index) * 20), latitude: latitude, longitude: longitude, elevation: 12,
                    startsSegment: Int.random(in: 0..<9, using: &random) == 0)
            }
            made.walks.append(
                Walk(start: start, end: start + .seconds(1800), zone: seoul, steps: 2900, title: "harbour \(number)", route: route))
            if number < 3, let home = route.randomElement(using: &random) {
                let zone = PrivacyZone(
                    name: "zone \(number)", around: home, radius: Double.random(in: 100...900, using: &random),
                    secret: PrivacySecret(using: &random))
                if let zone { made.zones.append(zone) }
            }
        }
        let journal = try Journal(path: "\(made.bench.home)/journal.db", clock: made.bench.clock, zone: seoul)
        let profile = try await journal.profile(journal.localAccount().id)
        _ = try await profile.save(made.walks)
        let zones = made.zones
        _ = try await profile.change { $0.privacyZones = PrivacyZones(zones) }
        return made
    }

    /// Numbers of a text that stand one after the other and lie where the walks do: any form that places could have.
    private func places(in text: String) -> [RoutePoint] {
        let numbers = text.split { !($0.isASCII && ($0.isNumber || ".-".contains($0))) }.compactMap { word in
            word.split(separator: ".").last.map { word.contains(".") && $0.count > 4 } == true ? Double(word) : nil
        }
        return zip(numbers, numbers.dropFirst()).map { RoutePoint(latitude: $0, longitude: $1) }.filter {
            (36.5...38.5).contains($0.latitude) && (126...128).contains($0.longitude)
        }
    }

    private static let printing =
        [
            ["export", "--format", "json"], ["export", "--format", "journal"], ["export", "--format", "gpx"],
            ["export", "--format", "csv"],
            ["days"], ["days", "--json"], ["today"], ["today", "--json"], ["why", "yesterday"], ["why", "yesterday", "--json"], ["prompt"],
            ["imports"], ["imports", "--json"], ["privacy"], ["privacy", "--json"], ["undo"], ["doctor"], ["calibrate", "--json"],
            ["weight", "--json"],
            ["log", "10m 900 steps", "--json"], ["year", "2026"], ["year", "2026", "--format", "svg"], ["tests"],
        ] + ReportFormat.allCases.map { ["report", "--month", "--on", "today", "--for", "doctor", "--format", $0.rawValue] }

    /// The commands that are not asked here, and why they tell nobody of a place.
    private static let unasked = [
        "import": "counts what it read", "reimport": "counts what it read", "inbox": "counts what came", "walk": "says numbers of the walk",
        "together": "shares the numbers of days", "sensors": "its positions pass PrivacyDoor one by one, see PrivacyDoorTests",
        "backup": "is the person's own, and whole", "restore": "reads a backup", "completions": "is the program's own text",
        "man": "is the program's own text",
    ]

    @Test func `every command is asked for the places that it prints, or has a reason not to be`() {
        let asked = Set(Self.printing.compactMap(\.first))
        #expect(asked.isDisjoint(with: Self.unasked.keys))
        #expect(asked.union(Self.unasked.keys) == Set(Commands.all.map { $0.name }))
    }

    @Test(arguments: 1...12) func `no command prints a place within`(_ seed: UInt64) async throws {
        let made = try await made(seed)
        var told = 0
        for words in Self.printing {
            let outcome = await made.bench.run(words)
            let text = outcome.output + outcome.errors
            let places = places(in: text)
            told += places.count
            for zone in made.zones {
                let middle = RoutePoint(latitude: zone.latitude, longitude: zone.longitude)
                #expect(places.allSatisfy { middle.distance(to: $0) > zone.radius }, "\(words)")
            }
            for point in made.walks.flatMap(\.route)
            where made.zones.contains(where: { $0.contains(latitude: point.latitude, longitude: point.longitude) }) {
                #expect(!text.contains("\(point.latitude)") && !text.contains("\(point.longitude)"), "\(words)")
            }
            if words == ["undo"] { _ = await made.bench.run("undo") }
        }
        #expect(told > 50)
    }

    @Test(arguments: ["json", "journal", "gpx"]) func `an export that is imported again costs the journal nothing of its routes`(
        _ format: String
    ) async throws {
        let made = try await made(3)
        let text = await made.bench.run("export", "--format", format)
        #expect(text.errors.contains("cut at your privacy zones"))
        _ = await made.bench.run("import", try made.bench.write(text.output, to: "again.\(format)"))
        let journal = try Journal(path: "\(made.bench.home)/journal.db", clock: made.bench.clock, zone: seoul)
        let profile = try await journal.profile(journal.localAccount().id)
        for walk in made.walks { #expect(try await profile.walk(walk.id)?.route == walk.route) }
        #expect(try await profile.settings().privacyZones == PrivacyZones(made.zones))
    }

    @Test func `a backup keeps routes and zones`() async throws {
        let made = try await made(5)
        let path = "\(made.bench.home)-whole.gndbackup"
        #expect(await made.bench.run("backup", path).status == 0)
        let other = CommandBench()
        #expect(await other.run("restore", path).status == 0)
        let journal = try Journal(path: "\(other.home)/journal.db", clock: other.clock, zone: seoul)
        let profile = try await journal.profile(journal.localAccount().id)
        for walk in made.walks { #expect(try await profile.walk(walk.id)?.route == walk.route) }
        #expect(try await profile.settings().privacyZones == PrivacyZones(made.zones))
    }

    @Test func `a GPX that leaves is read again, outside as it was`() async throws {
        let made = try await made(7)
        let text = await made.bench.run("export", "--format", "gpx").output
        let other = CommandBench()
        #expect(await other.run("import", try other.write(text, to: "walks.gpx")).status == 0)
        let journal = try Journal(path: "\(other.home)/journal.db", clock: other.clock, zone: seoul)
        let walks = try await journal.profile(journal.localAccount().id)
            .walks(WalkFilter(includesRoutes: true), after: nil, limit: 100).walks
        #expect(!walks.isEmpty && walks.allSatisfy { $0.title.hasPrefix("harbour") && !$0.route.isEmpty })
    }

    @Test func `a recording is copied without what lies within and without lines that cannot be read`() async throws {
        let bench = CommandBench()
        #expect(await bench.run("privacy", "add", "37.5,127.0", "--name", "home", "--radius", "300m").status == 0)
        let lines = [
            "{\"gnd\":\"live\",\"v\":1,\"id\":\"8C6B8D1E-6B1F-4F6E-9C53-0C3A5E7B9D11\",\"start\":\"2026-11-21T07:40:00Z\"}",
            "{\"t\":1,\"s\":\"gps\",\"c\":\"tpv\",\"j\":{\"mode\":3,\"lat\":37.5001,\"lon\":127.0001}}",
            "{\"t\":2,\"s\":\"gps\",\"c\":\"tpv\",\"j\":{\"mode\":3,\"lat\":37.6001,\"lon\":127.1001}}",
            "{\"t\":3,\"new\":\"37.5001 127.0001\"}",
            "{\"t\":4,\"s\":\"x\",\"c\":\"2a67\",\"x\":\"0102\"}",
            "{\"t\":5,\"e\":\"end\"}",
        ]
        let path = try bench.write(lines.joined(separator: "\n") + "\n", to: "session.ndjson")
        let outcome = await bench.run("privacy", "clean", path)
        #expect(outcome.status == 0)
        #expect(!outcome.output.contains("37.5001") && outcome.output.contains("37.6001") && !outcome.output.contains("2a67"))
        #expect(outcome.output.contains("\"e\":\"end\"") && outcome.errors.contains("3 lines were left out"))
    }
}
