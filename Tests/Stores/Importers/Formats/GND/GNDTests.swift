import Importers
import Testing
import Walking

struct GNDTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    @Test func `the program's own JSON gives back records and walks as they were`() async throws {
        let id = "7002101E-4198-4613-8C24-544E01CA3981"
        let text = """
            {"gnd":1,
            "settings":{"zone":"Asia/Seoul","pauses":[]},
            "sources":[
            {"name":"Watch","manufacturer":"Apple Inc.","model":"Watch6,7","kind":"watch"},
            {"name":"GND","kind":"manual"}],
            "samples":[
            {"metric":"steps","start":"2026-03-27T16:00:00+09:00","end":"2026-03-27T16:10:00.500+09:00","value":100.25,"source":0,"modified":"2026-03-27T08:00:00+00:00","typed":true,"zone":"Asia/Seoul"},
            {"metric":"blinks","start":"2026-03-27T16:00:00+09:00","end":"2026-03-27T16:10:00+09:00","value":1,"source":0}],
            "walks":[
            {"id":"\(id)","start":"2026-03-27T16:00:00+09:00","end":"2026-03-27T16:35:00+09:00","zone":"Asia/Seoul","source":1,"steps":3900,"distance":2600.5,"title":"한강","note":"a \\"b\\"","tags":["morning"],"route":[{"lat":37.5,"lon":127,"ele":12,"time":"2026-03-27T16:00:00+09:00","segment":true}]}]}
            """
        let sink = try await imported(folder.write("journal", text))
        let seoul = try #require(Zone("Asia/Seoul"))
        let seven = Instant(seconds: 1_774_594_800)
        #expect(
            sink.samples == [
                Sample(
                    metric: .steps, start: seven, end: seven + .milliseconds(600_500), value: 100.25,
                    source: Source(name: "Watch", manufacturer: "Apple Inc.", model: "Watch6,7", kind: .watch),
                    modified: seven + .seconds(3600), isUserEntered: true, zone: seoul)
            ])
        let point = RoutePoint(time: seven, latitude: 37.5, longitude: 127, elevation: 12, startsSegment: true)
        #expect(
            sink.walks == [
                Walk(
                    id: try #require(WalkID(id)), start: seven, end: seven + .seconds(2100), zone: seoul, steps: 3900, distance: 2600.5,
                    title: "한강", note: "a \"b\"", tags: ["morning"], source: .typed, route: [point],
                    modified: sink.walks.first?.modified)
            ])
        #expect(sink.skipped == [.unreadable: 1])
    }

    @Test func `the plain-text journal is read line by line`() async throws {
        let text = """
            ; what I walked

            2026-11-21 07:40 +09:00 35m 3900s 2.6km "한강" #morning
            2026-11-22 07:40:30 +01:00 #x "say \\"hi\\"" "a note\\nof two" 1h5m20
            2026-11-23 nonsense

            """
        let sink = try await imported(folder.write("walks.txt", text))
        #expect(sink.all.files.map(\.format) == ["gnd"])
        #expect(sink.walks.map(\.title) == ["한강", "say \"hi\""])
        #expect(sink.walks.map(\.note) == ["", "a note\nof two"])
        #expect(sink.walks.map(\.steps) == [3900, nil])
        #expect(sink.walks.map(\.distance) == [2600, nil])
        #expect(sink.walks.map(\.tags) == [["morning"], ["x"]])
        #expect(sink.walks.map(\.duration) == [.seconds(2100), .seconds(3920)])
        #expect(sink.walks.map { $0.zone.offset(at: $0.start) } == [32_400, 3600])
        #expect(sink.walks.map(\.zone.id).last == "Europe/Berlin")
        #expect(sink.skipped == [.unreadable: 1])
    }

    @Test(
        arguments: [
            ("left-out absurd steps 2026-03-27 07:00 +00:00 end:2026-03-27T07:01:00Z 9000 from:1 file:\"a b.csv\"", nil),
            ("left-out notAWalk walk 2026-03-27 07:00 +00:00 end:2026-03-27T07:01:00Z 0 from:1 text:\"ride\"", .notAWalk),
            ("left-out backwards steps 2026-03-27 07:00 +00:00 end:2026-03-27T06:01:00Z 5 from:1", nil),
            ("left-out nonsense steps 2026-03-27 07:00 +00:00 end:2026-03-27T07:01:00Z 9000 from:1", .unreadable),
            ("left-out absurd blinks 2026-03-27 07:00 +00:00 end:2026-03-27T07:01:00Z 9000 from:1", .unreadable),
            ("left-out absurd steps 2026-03-27 07:00 +00:00 9000 from:1", .unreadable),
            ("left-out absurd steps 2026-03-27 07:00 +00:00 end:2026-03-27T07:01:00Z 9000 from:7", .unreadable),
        ] as [(String, SkipReason?)])
    func `what another journal left out is left out here, too, and a line that makes no sense is told`(
        _ line: String, _ skipped: SkipReason?
    ) async throws {
        let text = "; GND journal\nsource 1 \"Watch\" \"Maker\" \"Model\" watch\n\(line)\n"
        let sink = try await imported(folder.write("journal.txt", text))
        #expect(sink.skipped == (skipped.map { [$0: 1] } ?? [:]))
        #expect(sink.lost.map(\.source.name) == (skipped == .unreadable ? [] : ["Watch"]))
        #expect(sink.lost.allSatisfy { ($0.text == nil) == (skipped == nil) && $0.end != $0.start })
        #expect(line.contains("file:") == (sink.lost.first?.file == "a b.csv"))
    }

    @Test func `what an export as JSON left out is taken over, and what makes no sense of it is told`() async throws {
        let text = #"""
            {"gnd":1,"settings":{"zone":"UTC"},"sources":[{"name":"Watch","manufacturer":"","model":"","kind":"watch"}],"leftOut":[
            {"metric":"steps","start":"2026-03-27T07:00:00Z","end":"2026-03-27T06:00:00Z","value":9,"source":0,"reason":"backwards","file":"a"},
            {"metric":null,"start":"2026-03-27T07:00:00Z","end":"2026-03-27T08:00:00Z","value":0,"source":0,"reason":"notAWalk","text":"ride"},
            {"metric":"blinks","start":"2026-03-27T07:00:00Z","end":"2026-03-27T08:00:00Z","value":0,"source":0,"reason":"absurd"},
            {"metric":"steps","start":"2026-03-27T07:00:00Z","end":"2026-03-27T08:00:00Z","value":0,"source":0,"reason":"nonsense"}]}
            """#
        let sink = try await imported(folder.write("journal", text))
        let watch = Source(name: "Watch", kind: .watch)
        let seven = Instant(seconds: 1_774_594_800)
        #expect(
            sink.lost == [
                QuarantinedRecord(
                    metric: .steps, start: seven, end: seven - .seconds(3600), value: 9, source: watch, reason: .backwards, file: "a"),
                QuarantinedRecord(
                    metric: nil, start: seven, end: seven + .seconds(3600), value: 0, source: watch, reason: .notAWalk, text: "ride"),
            ])
        #expect(sink.skipped == [.notAWalk: 1, .unreadable: 2])
    }

    @Test func `the program's own table of days gives totals of days, which belong to no device`() async throws {
        let text = """
            date,steps,goal,distance_m,flights,speed_m_s,step_length_m,brisk_min,sources\r
            2026-03-27,9520,7000,6664.125,0,1.31,0.7,31,"Watch 8358; ""my"" iPhone 1162"\r
            2026-03-28,1.5e99x,7000,,,,,0,\r
            28 March,100,7000,,,,,0,\r

            """
        let berlin = try #require(Zone("Europe/Berlin"))
        let sink = CollectingSink()
        _ = try await Importer().read(folder.write("days.csv", text), zones: ZoneTimeline(home: berlin), into: sink) { _ in }
        let exported = try #require(sink.samples.first?.exported)
        let day = try #require(CivilDate("2026-03-27"))
        let values: [(Metric, Double)] = [(.steps, 9520), (.distance, 6664.125), (.speed, 1.31), (.stepLength, 0.7)]
        #expect(
            sink.samples
                == values.map { metric, value in
                    Sample(
                        metric: metric, start: berlin.startOfDay(day), end: berlin.startOfDay(day.adding(days: 1)), value: value,
                        source: Source(name: "GND CSV", kind: .workout), exported: exported, grain: .journalTotal)
                })
        #expect(sink.skipped == [.badValue: 1, .badDate: 1])
    }
}
