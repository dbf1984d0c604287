import Importers
import Testing
import Walking

struct FITTests {
    private let folder: Folder
    /// 2026-03-27T07:00:00Z in seconds of FIT's own count.
    private let seven = 1_774_594_800 - 631_065_600

    init() throws {
        folder = try Folder()
    }

    private func activity(sport: Int, cadence: Int = 55, isBigEndian: Bool = false) -> FITFile {
        var file = FITFile()
        file.add(0, [(0, 1, 0, 4), (1, 2, 0x84, 1), (2, 2, 0x84, 2697)], isBigEndian: isBigEndian)
        for index in 0..<5 {
            file.add(
                20,
                [
                    (253, 4, 0x86, seven + index * 60), (0, 4, 0x85, 596_523_235 + index * 11_930), (1, 4, 0x85, 95_443_718),
                    (2, 2, 0x84, (100 + 500) * 5), (5, 4, 0x86, index * 11_100), (4, 1, 2, cadence),
                ], isBigEndian: isBigEndian)
        }
        file.add(
            18,
            [
                (253, 4, 0x86, seven + 240), (2, 4, 0x86, seven), (5, 1, 0, sport), (7, 4, 0x86, 240_000), (9, 4, 0x86, 44_500),
                (10, 4, 0x86, 230),
            ],
            isBigEndian: isBigEndian)
        return file
    }

    @Test(arguments: [false, true])
    func `a walk has its session's numbers and its records' route, in either byte order`(_ isBigEndian: Bool) async throws {
        let sink = try await imported(folder.write("a", activity(sport: 11, isBigEndian: isBigEndian).bytes))
        let walk = try #require(sink.walks.first)
        #expect(walk.start == Instant(seconds: 1_774_594_800))
        #expect(walk.duration == .seconds(240))
        #expect(walk.steps == 460)
        #expect(walk.distance == 445)
        #expect(walk.route.count == 5)
        #expect(walk.route.first?.elevation == 100)
        #expect(try abs(#require(walk.route.first?.latitude) - 50) < 1e-6)
        #expect(walk.source.name == "Garmin")
        #expect(walk.source.model == "2697")
    }

    @Test func `the export of a Garmin account is read, whose files lie zipped within it`() async throws {
        let parts = Zip([("a@b.c_123.fit", activity(sport: 11).bytes), ("a@b.c_124.fit", activity(sport: 2).bytes)]).bytes
        let files: [(String, [UInt8])] = [
            ("DI_CONNECT/DI-Connect-Fitness/a@b.c_summarizedActivities.json", Array(#"[{"summarizedActivitiesExport":[]}]"#.utf8)),
            ("DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip", parts),
        ]
        let sink = try await imported(folder.write("garmin.zip", Zip(files).bytes))
        #expect(sink.walks.map(\.steps) == [460] && sink.skipped[.notAWalk] == 1)
    }

    @Test func `a bicycle tour is no walk`() async throws {
        #expect(try await imported(folder.write("a", activity(sport: 2).bytes)).skipped == [.notAWalk: 1])
    }

    @Test func `a file that says no sport is a walk only where feet show in its cadence`() async throws {
        #expect(try await imported(folder.write("a", activity(sport: 0, cadence: 65).bytes)).walks.map(\.steps) == [520])
        var silent = FITFile()
        for index in 0..<5 { silent.add(20, [(253, 4, 0x86, seven + index * 60), (5, 4, 0x86, index * 8000)]) }
        let sink = try await imported(folder.write("b", silent.bytes))
        #expect(sink.walks.isEmpty)
        #expect(sink.skipped == [.unknownSport: 1])
        #expect(sink.all.leftOut == [LeftOut(kind: .sport, name: "")])
    }

    @Test func `a watch that counted no cycles knows no steps, except by its cadence`() async throws {
        var file = FITFile()
        for index in 0..<3 { file.add(20, [(253, 4, 0x86, seven + index * 60), (5, 4, 0x86, index * 8000)]) }
        let session: [(UInt8, UInt8, UInt8, Int)] = [
            (253, 4, 0x86, seven + 120), (2, 4, 0x86, seven), (5, 1, 0, 11), (7, 4, 0x86, 120_000), (9, 4, 0x86, 16_000), (10, 4, 0x86, 0),
        ]
        file.add(18, session)
        #expect(try await imported(folder.write("a", file.bytes)).walks.map(\.steps) == [nil])
        var counted = FITFile()
        for index in 0..<3 { counted.add(20, [(253, 4, 0x86, seven + index * 60), (5, 4, 0x86, index * 8000), (4, 1, 2, 55)]) }
        counted.add(18, session)
        #expect(try await imported(folder.write("b", counted.bytes)).walks.map(\.steps) == [220])
    }

    @Test func `compressed timestamps go on from the last full one and roll over`() async throws {
        var file = FITFile()
        file.add(12, [(0, 1, 0, 11)])
        file.add(20, [(253, 4, 0x86, seven + 30), (5, 4, 0x86, 0)])
        file.add(20, [(5, 4, 0x86, 500)])
        // Local message 0 again, five bits of time: from …30 on to …35, which is 3 behind a rollover of 32.
        let five = UInt8((seven + 35) & 31)
        file.add(raw: [0x80 | five, 0xE8, 0x03, 0, 0])
        let walk = try #require(try await imported(folder.write("a", file.bytes)).walks.first)
        #expect(walk.duration == .seconds(5))
        #expect(walk.distance == 10)
    }

    @Test func `daily counters become what was walked in between`() async throws {
        var file = FITFile()
        file.add(0, [(0, 1, 0, 32), (1, 2, 0x84, 1)])
        // It is midnight at the place of the watch.
        file.add(103, [(253, 4, 0x86, seven), (0, 4, 0x86, seven - 7 * 3600)])
        file.add(55, [(253, 4, 0x86, seven + 600), (5, 1, 0, 6), (3, 4, 0x86, 500), (2, 4, 0x86, 35_000)])
        // Sixteen bits of time.
        file.add(55, [(26, 2, 0x84, (seven + 1200) & 0xFFFF), (24, 1, 13, 6 | 3 << 5), (3, 4, 0x86, 800)])
        file.add(55, [(253, 4, 0x86, seven + 1800), (5, 1, 0, 1), (3, 4, 0x86, 50)])
        // After midnight the counter starts again, and may be ahead of where it stopped.
        file.add(55, [(253, 4, 0x86, seven + 86_400 + 7200), (5, 1, 0, 6), (3, 4, 0x86, 900)])
        let sink = try await imported(folder.write("a", file.bytes))
        let steps = sink.samples.filter { $0.metric == .steps }
        #expect(steps.map(\.value) == [500, 300, 50, 900])
        #expect(steps.map { $0.start.seconds - 1_774_594_800 } == [0, 600, 1200, 86_400])
        #expect(steps.map { $0.end.seconds - 1_774_594_800 } == [600, 1200, 1800, 86_400 + 7200])
        #expect(sink.samples.filter { $0.metric == .distance }.map(\.value) == [350])
        #expect(steps.allSatisfy { $0.source.kind == .watch })
    }

    /// Counters of a watch that is in UTC: kind of movement, minutes since the file began, count so far.
    private func counters(from start: Int, _ counts: [(type: Int, minute: Int, steps: Int)]) -> [UInt8] {
        var file = FITFile()
        file.add(0, [(0, 1, 0, 32), (1, 2, 0x84, 1)])
        file.add(103, [(253, 4, 0x86, start), (0, 4, 0x86, start)])
        for count in counts {
            file.add(55, [(253, 4, 0x86, start + count.minute * 60), (5, 1, 0, count.type), (3, 4, 0x86, count.steps)])
        }
        return file.bytes
    }

    @Test func `counters of two kinds of movement that ran at the same time both count, whole`() async throws {
        let midnight = seven - 7 * 3600
        let bytes = counters(from: midnight, [(6, 600, 400), (1, 622, 31), (6, 627, 667), (6, 1440, 700), (1, 1440, 40)])
        let path = try folder.write("a", bytes)
        #expect(try await countedDays([path], zone: "UTC") == ["2026-03-27": 740])
        let steps = try await imported(path).samples.sorted { $0.start < $1.start }
        for (one, next) in zip(steps, steps.dropFirst()) { #expect(one.end <= next.start) }
    }

    @Test func `a count at the midnight with which a file begins is the sum of the day before`() async throws {
        let midnight = seven - 7 * 3600
        let path = try folder.write("a", counters(from: midnight, [(6, 0, 8000), (1, 0, 40), (6, 480, 500)]))
        #expect(try await countedDays([path], zone: "UTC") == ["2026-03-26": 8040, "2026-03-27": 500])
        let before = try folder.write("b", counters(from: midnight - 86_400, [(6, 600, 7000), (1, 700, 40)]))
        for order in [[before, path], [path, before]] {
            let days = try await countedDays(order, zone: "UTC")
            #expect(days.mapValues { $0.rounded() } == ["2026-03-26": 8040, "2026-03-27": 500])
        }
    }

    /// A watch writes a file each time it is asked, and its counters go on from one to the next.
    @Test(arguments: [["a"], ["b"], ["a", "b"], ["b", "a"], ["."], ["b", "."], ["c"], ["c", "a", "b"]])
    func `the files of one day never count its beginning twice, whichever are there`(_ names: [String]) async throws {
        let midnight = seven - 7 * 3600
        _ = try folder.write("day/a", counters(from: midnight, [(6, 480, 2000), (1, 500, 100), (6, 600, 5000)]))
        _ = try folder.write("day/b", counters(from: midnight + 36_000, [(6, 5, 5000), (6, 60, 5600), (1, 90, 300)]))
        _ = try folder.write("day/c", counters(from: midnight + 41_400, [(6, 10, 5700), (1, 20, 300)]))
        let days = try await countedDays(names.map { "\(folder.path)/day/\($0)" }, zone: "UTC")
        let expected = names == ["a"] ? 5100.0 : names == ["b"] || names == ["a", "b"] || names == ["b", "a"] ? 5900 : 6000
        #expect(days.mapValues { $0.rounded() } == ["2026-03-27": expected])
    }

    @Test(arguments: 20..<290)
    func `a file that was cut anywhere gives a reason and no crash`(_ length: Int) async throws {
        let path = try folder.write("a", activity(sport: 11).bytes.prefix(length))
        await #expect(throws: ImportFailure.self) { _ = try await imported(path) }
    }

    @Test func `a wrong checksum is told, and what decodes is kept`() async throws {
        var bytes = activity(sport: 11).bytes
        bytes[bytes.count - 1] ^= 0xFF
        let sink = CollectingSink()
        let path = try folder.write("a", bytes)
        await #expect(throws: ImportFailure.self) {
            _ = try await Importer().read(path, zones: ZoneTimeline(home: .utc), into: sink) { _ in }
        }
        #expect(sink.walks.count == 1)
        #expect(sink.all.finished.first?.isPartial == true)
    }
}
