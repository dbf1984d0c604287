import Testing
import Walking

struct FITActivityTests {
    private let folder: Folder
    private let seven = FITFile.seven

    init() throws {
        folder = try Folder()
    }

    @Test func `the finer height counts where a record has both`() async throws {
        var file = FITFile()
        file.add(12, [(0, 1, 0, 11)])
        for minute in 0..<3 {
            file.add(
                20,
                [
                    (253, 4, 0x86, seven + minute * 60), (0, 4, 0x85, 596_523_235 + minute * 11_930), (1, 4, 0x85, 95_443_718),
                    (2, 2, 0x84, (80 + 500) * 5), (78, 4, 0x86, (100 + 500) * 5 + minute),
                ])
        }
        let walk = try #require(try await imported(folder.write("a", file.bytes)).walks.first)
        #expect(walk.route.map { (($0.elevation ?? 0) * 10).rounded() } == [1000, 1002, 1004])
    }

    @Test func `distances of twelve bits go on where they begin again`() async throws {
        var file = FITFile()
        file.add(12, [(0, 1, 0, 11)])
        // Sixteenths of a metre over a speed in the low bits, which is none of it.
        for (minute, metres) in [100, 180, 260, 340].enumerated() {
            file.add(20, [(253, 4, 0x86, seven + minute * 60), (8, 3, 13, (metres * 16 & 0xFFF) << 12 | 0x7A3)])
        }
        let walk = try #require(try await imported(folder.write("a", file.bytes)).walks.first)
        #expect(walk.distance == 240)
        #expect(walk.duration == .seconds(180))
    }

    @Test func `of several sessions each has the points of its own time`() async throws {
        var file = FITFile()
        let starts = [0, 3600]
        for start in starts {
            for minute in 0..<3 {
                file.add(
                    20,
                    [
                        (253, 4, 0x86, seven + start + minute * 60),
                        (0, 4, 0x85, 596_523_235 + start * 3000 + minute * 8000), (1, 4, 0x85, 95_443_718),
                    ])
            }
        }
        for start in starts {
            file.add(
                18,
                [
                    (253, 4, 0x86, seven + start + 120), (2, 4, 0x86, seven + start), (5, 1, 0, 11), (7, 4, 0x86, 120_000),
                    (9, 4, 0x86, 16_000),
                ])
        }
        let walks = try await imported(folder.write("a", file.bytes)).walks.sorted { $0.start < $1.start }
        #expect(walks.map(\.route.count) == [3, 3])
        #expect(walks.map { $0.start.seconds - 1_774_594_800 } == [0, 3600])
        let latitudes = walks.compactMap(\.route.first?.latitude)
        #expect(latitudes.count == 2 && abs(latitudes[0] - 50) < 1e-6 && latitudes[1] > 50.8)
    }

    /// Points every ten seconds, and sessions of walking by their beginnings and their seconds.
    private func file(points seconds: ClosedRange<Int>, sessions: [(start: Int, seconds: Int)]) -> FITFile {
        var file = FITFile()
        for second in stride(from: seconds.lowerBound, through: seconds.upperBound, by: 10) {
            file.add(20, [(253, 4, 0x86, seven + second), (5, 4, 0x86, second * 130)])
        }
        for (start, seconds) in sessions {
            file.add(18, [(253, 4, 0x86, seven + start), (2, 4, 0x86, seven + start), (5, 1, 0, 11), (7, 4, 0x86, seconds * 1000)])
        }
        return file
    }

    @Test func `what no session has is told, with its time and its day`() async throws {
        // Between the two, and two points behind the second.
        let made = file(points: 0...610, sessions: [(0, 120), (300, 295)])
        let sink = try await imported(folder.write("a", made.bytes))
        #expect(sink.walks.count == 2 && sink.skipped == [.notAWalk: 2])
        #expect(sink.lost.map(\.reason) == [.notAWalk, .notAWalk] && sink.lost.allSatisfy { $0.metric == nil })
        #expect(sink.lost.map { $0.start.seconds - 1_774_594_800 } == [130, 600])
        #expect(sink.lost.map { $0.end.seconds - 1_774_594_800 } == [290, 610])
        #expect(sink.all.places.compactMap(\.activity?.sport) == ["", ""])
    }

    @Test func `a point alone between two sessions is too short for anything, and sessions that have all leave nothing out`() async throws {
        let lone = try await imported(folder.write("a", file(points: 0...310, sessions: [(0, 149), (151, 160)]).bytes))
        #expect(lone.walks.count == 2 && lone.skipped == [.tooShort: 1])
        #expect(lone.lost.map { $0.start.seconds - 1_774_594_800 } == [150])
        for sessions in [[(0, 150), (151, 160)], [(0, 20)]] {
            let whole = try await imported(folder.write("b\(sessions.count)", file(points: 0...310, sessions: sessions).bytes))
            #expect(whole.walks.count == sessions.count && whole.skipped.isEmpty && whole.lost.isEmpty)
        }
    }

    @Test func `a file with neither a session nor a point is no walk, unless it counted steps`() async throws {
        var file = FITFile()
        file.add(0, [(0, 1, 0, 4), (1, 2, 0x84, 1)])
        let empty = try await imported(folder.write("a", file.bytes))
        #expect(empty.walks.isEmpty && empty.skipped == [.notAWalk: 1])
        file.add(103, [(253, 4, 0x86, seven - 7 * 3600), (0, 4, 0x86, seven - 7 * 3600)])
        file.add(55, [(253, 4, 0x86, seven), (5, 1, 0, 6), (3, 4, 0x86, 500)])
        let counted = try await imported(folder.write("b", file.bytes), zone: "UTC")
        #expect(counted.samples.map(\.value) == [500] && counted.skipped.isEmpty)
    }

    @Test func `a walk's dynamics are a value a minute, in metres, seconds and parts of one`() async throws {
        var file = FITFile()
        for second in stride(from: 0, to: 180, by: 10) {
            // In the last minute the feet are slower.
            let turns = second < 120 ? 54 : 40
            file.add(
                20,
                [
                    (253, 4, 0x86, seven + second), (5, 4, 0x86, second * 130), (3, 1, 2, 100 + second / 60), (4, 1, 2, turns),
                    (39, 2, 0x84, 421), (41, 2, 0x84, 6503), (84, 2, 0x84, 4985), (85, 2, 0x84, 7120),
                ])
        }
        file.add(18, [(253, 4, 0x86, seven + 180), (2, 4, 0x86, seven), (5, 1, 0, 11), (7, 4, 0x86, 180_000), (9, 4, 0x86, 23_400)])
        let sink = try await imported(folder.write("a", file.bytes))
        let values = Dictionary(grouping: sink.samples, by: \.metric).mapValues { $0.map { ($0.value * 1e6).rounded() / 1e6 } }
        #expect(
            values == [
                .verticalOscillation: [0.0421, 0.0421, 0.0421], .stanceTime: [0.6503, 0.6503, 0.6503],
                .stanceBalance: [0.4985, 0.4985, 0.4985], .stepLength: [0.712, 0.712, 0.712], .briskHeartRate: [100, 101],
            ])
        #expect(sink.samples.allSatisfy { $0.end - $0.start == .seconds(60) && $0.source == sink.walks.first?.source })
    }

    @Test func `the dynamics of a run are none of a walker's`() async throws {
        var file = FITFile()
        for second in [0, 60, 120] { file.add(20, [(253, 4, 0x86, seven + second), (5, 4, 0x86, second * 300), (41, 2, 0x84, 2503)]) }
        file.add(18, [(253, 4, 0x86, seven + 120), (2, 4, 0x86, seven), (5, 1, 0, 1), (7, 4, 0x86, 120_000), (9, 4, 0x86, 36_000)])
        #expect(try await imported(folder.write("a", file.bytes)).samples.isEmpty)
    }

    @Test func `the only session of a file has all points, also those behind its end`() async throws {
        var file = FITFile()
        for minute in 0..<3 {
            file.add(
                20, [(253, 4, 0x86, seven + minute * 60), (0, 4, 0x85, 596_523_235 + minute * 8000), (1, 4, 0x85, 95_443_718)])
        }
        file.add(18, [(253, 4, 0x86, seven + 120), (2, 4, 0x86, seven), (5, 1, 0, 11), (7, 4, 0x86, 60_000), (9, 4, 0x86, 16_000)])
        let walk = try #require(try await imported(folder.write("a", file.bytes)).walks.first)
        #expect(walk.route.count == 3)
    }

    @Test func `a cadence is of one leg, also where its steps are short`() async throws {
        var file = FITFile()
        file.add(12, [(0, 1, 0, 11)])
        for second in stride(from: 0, through: 120, by: 10) {
            file.add(20, [(253, 4, 0x86, seven + second), (5, 4, 0x86, second * 50), (4, 1, 2, 60)])
        }
        let walk = try #require(try await imported(folder.write("a", file.bytes)).walks.first)
        #expect(walk.steps == 240)
    }

    @Test func `a cadence with its fraction is brisk from a hundred steps a minute on, and nothing is told that was not measured`()
        async throws
    {
        for (fraction, isBrisk) in [(126, false), (128, true)] {
            var file = FITFile()
            for second in stride(from: 0, to: 60, by: 10) {
                file.add(
                    20,
                    [
                        (253, 4, 0x86, seven + second), (5, 4, 0x86, second * 130), (3, 1, 2, 100), (4, 1, 2, 49), (53, 1, 2, fraction),
                    ])
            }
            file.add(18, [(253, 4, 0x86, seven + 60), (2, 4, 0x86, seven), (5, 1, 0, 11), (7, 4, 0x86, 60_000), (9, 4, 0x86, 7800)])
            let samples = try await imported(folder.write("\(fraction)", file.bytes)).samples
            #expect(samples.map(\.metric) == (isBrisk ? [.briskHeartRate] : []))
        }
    }

    @Test func `counters that a file begins with in the middle of a day are the day's sum, steps and metres`() async throws {
        var file = FITFile()
        file.add(103, [(253, 4, 0x86, seven), (0, 4, 0x86, seven)])
        file.add(55, [(253, 4, 0x86, seven + 600), (5, 1, 0, 6), (3, 4, 0x86, 500), (2, 4, 0x86, 35_000)])
        file.add(55, [(253, 4, 0x86, seven + 600), (5, 1, 0, 1), (3, 4, 0x86, 100), (2, 4, 0x86, 8000)])
        let sink = try await imported(folder.write("a", file.bytes), zone: "UTC")
        #expect(sink.samples.filter { $0.metric == .steps }.map(\.value) == [600])
        #expect(sink.samples.filter { $0.metric == .distance }.map(\.value) == [430])
    }
}
