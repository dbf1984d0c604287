import Importers
import Testing
import Walking

struct TrackTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    /// Points 0.001° of latitude apart, about 111.2 m, a minute each: 1.85 m/s.
    private func points(_ count: Int, from minute: Int = 0, tag: (String, String) -> String) -> String {
        (0..<count).map { index in
            let at = minute + index
            let text = "2026-03-27T\(at / 60 < 10 ? "0" : "")\(at / 60):\(at % 60 < 10 ? "0" : "")\(at % 60):00Z"
            return tag("50.\(100 + at)", text)
        }.joined(separator: "\n")
    }

    private func gpx(type: String = "walking", _ segments: String, creator: String = "Test") -> String {
        """
        <?xml version="1.0"?><gpx version="1.1" creator="\(creator)" xmlns="http://www.topografix.com/GPX/1/1"><trk><name><![CDATA[Round <the> lake]]></name>
        <type>\(type)</type>\(segments)</trk></gpx>
        """
    }

    private func segment(_ count: Int, from minute: Int = 0) -> String {
        "<trkseg>" + points(count, from: minute) { "<trkpt lat=\"\($0)\" lon=\"8\"><ele>12.5</ele><time>\($1)</time></trkpt>" }
            + "</trkseg>"
    }

    @Test func `a track is a walk with its route, and a pause is no way walked`() async throws {
        let path = try folder.write("a.gpx", gpx(segment(5) + segment(5, from: 30)))
        let walk = try #require(try await imported(path).walks.first)
        #expect(walk.title == "Round <the> lake")
        #expect(walk.route.count == 10)
        #expect(walk.route.map(\.startsSegment).filter(\.self).count == 2)
        #expect(walk.route.first?.elevation == 12.5)
        #expect(try abs(#require(walk.distance) - 8 * 111.19) < 1)
        #expect(walk.duration == .seconds(34 * 60))
        #expect(walk.source.name == "Test")
        #expect(walk.zone.id == "Europe/Berlin")
    }

    @Test func `reading a track again finds the same walk`() async throws {
        let path = try folder.write("a.gpx", gpx(segment(5)))
        let first = try await imported(path).walks
        #expect(try await imported(path).walks == first)
    }

    @Test func `a bicycle tour is no walk, whether it says so or only rides so fast`() async throws {
        #expect(try await imported(folder.write("a.gpx", gpx(type: "cycling", segment(5)))).skipped == [.notAWalk: 1])
        let fast =
            "<trkseg>" + points(5) { "<trkpt lat=\"\($0.dropLast())\" lon=\"8.\($1.dropLast(4).suffix(2))\"><time>\($1)</time></trkpt>" }
            + "</trkseg>"
        let sink = try await imported(folder.write("b.gpx", gpx(type: "", fast)))
        #expect(sink.walks.isEmpty)
        #expect(sink.skipped == [.notAWalk: 1])
    }

    @Test(arguments: [(0.0009, 1), (0.0014, 0)])
    func `a track that nobody named is a walk as fast as people walk, and none as slow as they run`(
        eastward: Double, walks: Int
    ) async throws {
        // 128 and 150 metres a minute: 2.1 and 2.5 m/s.
        let segment = points(5) { latitude, time in
            let minute = Double(time.dropFirst(14).prefix(2)) ?? 0
            return "<trkpt lat=\"\(latitude)\" lon=\"\(8 + minute * eastward)\"><time>\(time)</time></trkpt>"
        }
        let sink = try await imported(folder.write("a.gpx", gpx(type: "", "<trkseg>\(segment)</trkseg>")))
        #expect(sink.walks.count == walks)
        #expect(sink.skipped == (walks == 0 ? [.notAWalk: 1] : [:]))
    }

    @Test func `a bad point costs itself and the line to it, not the track`() async throws {
        let bad = "<trkpt lat=\"95\" lon=\"8\"><time>2026-03-27T00:05:00Z</time></trkpt><trkpt lon=\"8\"/>"
        let sink = try await imported(folder.write("a.gpx", gpx(segment(5).replacing("</trkseg>", with: bad + "</trkseg>"))))
        #expect(sink.walks.first?.route.count == 5)
        #expect(sink.skipped == [.badValue: 2])
    }

    @Test func `a track that breaks off is kept as far as it goes`() async throws {
        let path = try folder.write("a.gpx", gpx(segment(9)).utf8.prefix(700))
        let sink = CollectingSink()
        await #expect(throws: ImportFailure.self) {
            _ = try await Importer().read(path, zones: ZoneTimeline(home: .utc), into: sink) { _ in }
        }
        #expect(sink.walks.count == 1)
        #expect(try #require(sink.walks.first).route.count >= 3)
    }

    @Test func `cadence becomes steps, two to a cycle`() async throws {
        let text =
            "<trkseg>"
            + points(11) {
                "<trkpt lat=\"\($0)\" lon=\"8\"><time>\($1)</time><extensions><gpxtpx:cad>55</gpxtpx:cad></extensions></trkpt>"
            } + "</trkseg>"
        let path = try folder.write("a.gpx", gpx(text).replacing("<gpx ", with: "<gpx xmlns:gpxtpx=\"x\" "))
        #expect(try await imported(path).walks.first?.steps == 1100)
    }

    @Test func `a sport that nobody here knows is offered by its name, and not counted`() async throws {
        let sink = try await imported(folder.write("a.gpx", gpx(type: "geocaching", segment(5))))
        #expect(sink.walks.isEmpty)
        #expect(sink.skipped == [.unknownSport: 1])
        #expect(sink.all.leftOut == [LeftOut(kind: .sport, name: "geocaching")])
    }

    @Test func `the type of a link is no sport`() async throws {
        let text = gpx(type: "", "<link href=\"https://example.org\"><text>x</text><type>text/html</type></link>" + segment(5))
        #expect(try await imported(folder.write("a.gpx", text)).walks.count == 1)
    }

    @Test(arguments: [(55, 1), (45, 0)])
    func `a track without a name whose cadence goes further than feet is none`(cadence: Int, walks: Int) async throws {
        // 128 metres a minute, 2.1 m/s: 1.17 m a step at 55 would be too far for a walk, so that 65 and more are feet.
        let segment = points(11) { latitude, time in
            let minute = Double(time.dropFirst(14).prefix(2)) ?? 0
            return
                "<trkpt lat=\"\(latitude)\" lon=\"\(8 + minute * 0.0009)\"><time>\(time)</time><cad>\(cadence + 15 * walks)</cad></trkpt>"
        }
        let sink = try await imported(folder.write("a.gpx", gpx(type: "", "<trkseg>\(segment)</trkseg>")))
        #expect(sink.walks.map(\.steps) == (walks == 1 ? [1400] : []))
        #expect(sink.skipped == (walks == 1 ? [:] : [.unknownSport: 1]))
    }

    @Test func `OpenTracks names its tracks for good`() async throws {
        let id = "7002101E-4198-4613-8C24-544E01CA3981"
        let text = gpx("<extensions><o:trackid xmlns:o=\"y\">\(id.lowercased())</o:trackid></extensions>" + segment(3))
        #expect(try await imported(folder.write("a.gpx", text)).walks.first?.id == WalkID(id))
    }

    @Test func `a route beside an Apple export joins its workout, whichever comes first`() async throws {
        let export = AppleFixture.document(
            """
             <Workout workoutActivityType="HKWorkoutActivityTypeWalking" sourceName="Watch" startDate="2026-03-27 01:00:00 +0100"
              endDate="2026-03-27 01:10:00 +0100"><WorkoutRoute><FileReference path="/workout-routes/r1.gpx"/></WorkoutRoute></Workout>
             <Workout workoutActivityType="HKWorkoutActivityTypeRunning" sourceName="Watch" startDate="2026-03-28 01:00:00 +0100"
              endDate="2026-03-28 01:10:00 +0100"><WorkoutRoute><FileReference path="/workout-routes/r2.gpx"/></WorkoutRoute></Workout>
             <Workout workoutActivityType="HKWorkoutActivityTypeWalking" sourceName="Watch" startDate="2026-03-29 01:00:00 +0100"
              endDate="2026-03-29 01:10:00 +0100"><WorkoutRoute><FileReference path="/workout-routes/lost.gpx"/></WorkoutRoute></Workout>

            """)
        let route = gpx(type: "", segment(5), creator: "Apple Health Export")
        let files = [("x/export.xml", export), ("x/workout-routes/r1.gpx", route), ("x/workout-routes/r2.gpx", route)]
        for order in [files, files.reversed()] {
            let sink = try await imported(folder.write("e.zip", Zip(order).bytes))
            #expect(sink.all.files.map(\.format) == ["apple-health"])
            #expect(sink.walks.map(\.route.count) == [5, 0])
            #expect(sink.skipped == [.notAWalk: 1])
        }
        // The same route without its export is a track like others.
        #expect(try await imported(folder.write("alone.gpx", route)).walks.count == 1)
    }
}
