import Importers
import Testing
import Walking

struct AppleHealthTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func read(_ content: String) async throws -> CollectingSink {
        try await imported(folder.write("export.xml", AppleFixture.document(content)))
    }

    @Test func `every metric comes in its own unit, whatever unit the phone wrote`() async throws {
        let sink = try await read(
            AppleFixture.record()
                + AppleFixture.record("DistanceWalkingRunning", unit: "mi", value: "0.5")
                + AppleFixture.record("FlightsClimbed", value: "3")
                + AppleFixture.record("WalkingSpeed", unit: "km/hr", value: "4.5")
                + AppleFixture.record("WalkingStepLength", unit: "cm", value: "71.5")
                + AppleFixture.record("AppleExerciseTime", unit: "min", value: "2"))
        let values = Dictionary(uniqueKeysWithValues: sink.samples.map { ($0.metric, $0.value) })
        #expect(values[.steps] == 100)
        #expect(try abs(#require(values[.distance]) - 804.672) < 1e-9)
        #expect(values[.flights] == 3)
        #expect(try abs(#require(values[.speed]) - 1.25) < 1e-12)
        #expect(try abs(#require(values[.stepLength]) - 0.715) < 1e-12)
        #expect(values[.exercise] == 120)
    }

    @Test(
        arguments: [
            ("WalkingDoubleSupportPercentage", "%", "0.271", Metric.doubleSupport, 0.271),
            ("WalkingDoubleSupportPercentage", "%", "27.1", .doubleSupport, 0.271),
            ("WalkingAsymmetryPercentage", "%", "0", .asymmetry, 0), ("WalkingAsymmetryPercentage", "%", "1", .asymmetry, 1),
            ("AppleWalkingSteadiness", "%", "0.9375", .steadiness, 0.9375),
            ("StairAscentSpeed", "ft/s", "1.5", .stairAscentSpeed, 0.4572), ("StairAscentSpeed", "m/s", "0.41", .stairAscentSpeed, 0.41),
            ("StairDescentSpeed", "cm/s", "52", .stairDescentSpeed, 0.52),
            ("SixMinuteWalkTestDistance", "m", "512", .sixMinuteWalk, 512),
            ("SixMinuteWalkTestDistance", "yd", "500", .sixMinuteWalk, 457.2),
            ("WalkingStepLength", "in", "28", .stepLength, 0.7112), ("WalkingStepLength", "m", "0.68", .stepLength, 0.68),
            ("WalkingSpeed", "mi/hr", "2.5", .speed, 1.1176), ("WalkingSpeed", "m/s", "1.2", .speed, 1.2),
        ])
    func `the way of walking comes in its own unit`(_ type: String, _ unit: String, _ text: String, _ metric: Metric, _ value: Double)
        async throws
    {
        let sink = try await read(AppleFixture.record(type, unit: unit, value: text))
        let sample = try #require(sink.samples.first)
        #expect(sample.metric == metric && abs(sample.value - value) < 1e-9 && sink.samples.count == 1)
    }

    @Test func `a part of one in a unit that is none is left out`() async throws {
        let sink = try await read(AppleFixture.record("WalkingAsymmetryPercentage", unit: "count", value: "0.1"))
        #expect(sink.samples.isEmpty && sink.skipped == [.badUnit: 1])
    }

    @Test func `instants follow the written offset, and the metadata the record`() async throws {
        let entry = "<MetadataEntry key=\"HKWasUserEntered\" value=\"1\"/><MetadataEntry key=\"HKTimeZone\" value=\"Asia/Seoul\"/>"
        let sink = try await read(AppleFixture.record(children: entry) + AppleFixture.record())
        #expect(sink.samples.map(\.isUserEntered) == [true, false])
        #expect(sink.samples.map { $0.zone?.id } == ["Asia/Seoul", nil])
        // 2026-03-27T07:00:00Z
        #expect(sink.samples.first?.start == Instant(seconds: 1_774_594_800))
        #expect(sink.samples.first?.end == Instant(seconds: 1_774_595_400))
        #expect(sink.samples.first?.modified == Instant(seconds: 1_774_595_460))
    }

    @Test func `the app of a Garmin watch is a watch, and its steps count instead of the phone's`() async throws {
        let sink = try await read(
            AppleFixture.record(value: "120", source: "Kim’s iPhone", device: nil)
                + AppleFixture.record(value: "100", source: "Connect", device: nil))
        #expect(sink.samples.map(\.source.kind) == [.phone, .watch])
        let ranks = sink.samples.map { Priorities().rank(of: $0.source, for: .steps) }
        #expect(ranks[1] < ranks[0])
    }

    @Test func `a device is one source, whatever address and spaces it had that day`() async throws {
        let other = AppleFixture.watch.replacing("0x1a2b3c", with: "0xffff00")
        let sink = try await read(
            AppleFixture.record() + AppleFixture.record(device: other) + AppleFixture.record(source: "Kim’s Apple\u{A0}Watch")
                + AppleFixture.record(source: "Kim’s iPhone", device: nil))
        #expect(Set(sink.samples.map(\.source)).count == 2)
        #expect(sink.samples.map(\.source.kind) == [.watch, .watch, .watch, .phone])
        #expect(sink.samples.first?.source.model == "Watch6,7")
        #expect(sink.samples.first?.source.manufacturer == "Apple Inc.")
    }

    @Test func `what cannot be counted is counted by its reason`() async throws {
        let sink = try await read(
            AppleFixture.record(from: "yesterday") + AppleFixture.record(value: "many") + AppleFixture.record(unit: "furlong")
                + AppleFixture.record("HeartRate", unit: "count/min", value: "80") + AppleFixture.record())
        #expect(sink.samples.count == 1)
        #expect(sink.skipped == [.badDate: 1, .badValue: 1, .badUnit: 1, .otherRecord: 1])
    }

    @Test func `a walking workout becomes a walk with its zone, distance and steps`() async throws {
        let sink = try await read(
            """
             <Workout workoutActivityType="HKWorkoutActivityTypeWalking" duration="42" durationUnit="min" sourceName="Kim’s Apple Watch"
              startDate="2026-03-28 13:00:00 +0200" endDate="2026-03-28 13:42:00 +0200">
              <MetadataEntry key="HKTimeZone" value="Europe/Paris"/>
              <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="3.21" unit="km"/>
              <WorkoutStatistics type="HKQuantityTypeIdentifierStepCount" sum="4210" unit="count"/>
             </Workout>
             <Workout workoutActivityType="HKWorkoutActivityTypeHiking" totalDistance="2" totalDistanceUnit="mi" sourceName="Kim’s Apple Watch"
              startDate="2026-03-29 13:00:00 +0200" endDate="2026-03-29 14:00:00 +0200"/>
             <Workout workoutActivityType="HKWorkoutActivityTypeSwimming" sourceName="Kim’s Apple Watch"
              startDate="2026-03-30 13:00:00 +0200" endDate="2026-03-30 14:00:00 +0200"/>

            """)
        #expect(sink.walks.map(\.distance) == [3210, 3218.688])
        #expect(sink.walks.map(\.steps) == [4210, nil])
        #expect(sink.walks.map(\.zone.id) == ["Europe/Paris", "Europe/Berlin"])
        #expect(sink.walks.map(\.tags) == [[], ["hike"]])
        #expect(sink.walks.allSatisfy { $0.source.kind == .workout })
        #expect(sink.skipped == [.notAWalk: 1])
    }

    @Test func `points inside an old workout become its route`() async throws {
        let sink = try await read(
            """
             <Workout workoutActivityType="HKWorkoutActivityTypeWalking" sourceName="Watch" startDate="2016-11-14 07:25:41 -0700"
              endDate="2016-11-14 07:30:52 -0700">
              <WorkoutRoute><Location date="2016-11-14 07:25:44 -0700" latitude="37.7777" longitude="-122.426" altitude="21.5"/>
              <Location date="2016-11-14 07:25:45 -0700" latitude="137.7777" longitude="-122.426"/></WorkoutRoute>
             </Workout>

            """)
        let route = try #require(sink.walks.first?.route)
        #expect(
            route == [
                RoutePoint(
                    time: Instant(seconds: 1_479_133_544), latitude: 37.7777, longitude: -122.426, elevation: 21.5, startsSegment: true)
            ])
    }

    @Test func `the broken document type of iOS 16 and control bytes in values stop nothing`() async throws {
        let prologue = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE HealthData [
            <!-- don't > ]> mind -->
            <!ATTLIST VisionPrescription
              brand CDATA #IMPLIED
            <!ELEMENT RightEye EMPTY>
            ]>

            """
        let content = AppleFixture.record(source: "Kim’s\u{0B} Watch") + AppleFixture.record()
        let path = try folder.write("export.xml", AppleFixture.document(content, prologue: prologue))
        let sink = try await imported(path)
        #expect(sink.samples.count == 2)
        #expect(sink.skipped == [:])
    }

    @Test(arguments: ["<Record type=\"HK", "</Workout>", "<Record a=\"1\" a=\"2\"/>", "<<<", "\u{FFFF}"])
    func `a break in the middle costs the record it is in and no other`(_ broken: String) async throws {
        let many = String(repeating: AppleFixture.record(), count: 1000)
        let sink = try await read(many + broken + "\n" + many)
        // The record after an unfinished one may go with it.
        #expect((1999...2000).contains(sink.samples.count))
        #expect(sink.skipped == [.unreadable: 1])
    }

    @Test func `many breaks are not taken for depth`() async throws {
        let sink = try await read(String(repeating: AppleFixture.record() + "</Workout>\n", count: 300) + AppleFixture.record())
        #expect(sink.samples.count == 301)
        #expect(sink.skipped == [.unreadable: 300])
    }
}
