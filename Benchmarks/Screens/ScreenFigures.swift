import Analyze
import Coordinators
import Importers
import Journal
import Phrases
import Screens
import Terminal
import Walk
import Walking

/// Measures every chart and list, and prints a table.
struct ScreenFigures {
    private static let rounds = 15

    let journal: ProfileJournal
    private let size = Size(width: 120, height: 40)
    private let clock = FixedClock(TenYears.now)

    init(journal: ProfileJournal) {
        self.journal = journal
    }

    func printAll() async throws {
        let samples = try await journal.days(from: nil, through: nil).count
        print("## Charts and lists over ten years of single minutes (\(samples) days), from the key to the last frame, 120×40\n")
        print("| screen | median | slowest of \(Self.rounds) |\n| --- | ---: | ---: |")
        await charts()
        await gait()
        await walks()
    }

    private func report(_ name: String, _ body: () async -> Duration) async {
        var times: [Duration] = []
        for _ in 0..<Self.rounds { times.append(await body()) }
        times.sort()
        print("| \(name) | \(text(times[times.count / 2])) | \(text(times[times.count - 1])) |")
    }

    private func text(_ duration: Duration) -> String {
        let microseconds = duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
        return "\(microseconds / 1000).\(microseconds % 1000 / 100) ms"
    }

    private func charts() async {
        let dependencies = AnalyzeDependencies(journal: journal, clock: clock, phrases: Phrases(.en))
        for range in ChartRange.allCases {
            for measure in ChartMeasure.charted {
                let other = measure == .steps ? ChartMeasure.distance : .steps
                await report("analyze: \(measure.rawValue), \(range.rawValue)") {
                    let coordinator = AnalyzeCoordinator(dependencies: dependencies)
                    let bench = await ScreenBench(coordinator, size: size)
                    _ = await bench.time { coordinator.trigger(.show(other, range)) }
                    return await bench.time { coordinator.trigger(.show(measure, range)) }
                }
            }
        }
    }

    /// Each range of each measure, by the key that leads there from another range.
    private func gait() async {
        let profile = Profile(gender: .woman, ageBand: .from70)
        let dependencies = AnalyzeDependencies(journal: journal, clock: clock, phrases: Phrases(.en), profile: profile)
        for measure in [GaitMeasure.speed, .cadence, .doubleSupport, .peakCadence, .briskForAge] {
            for (range, key) in zip(GaitRange.allCases, ["D", "W", "O", "Y", "F"] as [Key]) {
                await report("gait: \(measure.rawValue), \(range.rawValue)") {
                    let coordinator = AnalyzeCoordinator(dependencies: dependencies)
                    let bench = await ScreenBench(coordinator, size: size)
                    _ = await bench.time { coordinator.trigger(.gait(measure, .present(range == .week ? .month : .week))) }
                    return await bench.time { bench.press(key) }
                }
            }
        }
        await report("gait: what was compared, five years") {
            let coordinator = AnalyzeCoordinator(dependencies: dependencies)
            let bench = await ScreenBench(coordinator, size: size)
            _ = await bench.time { coordinator.trigger(.gait(.speed, .present(.fiveYears))) }
            return await bench.time { bench.press("?") }
        }
    }

    private func coordinator() -> WalkCoordinator {
        WalkCoordinator(
            dependencies: WalkDependencies(
                journal: journal, undo: UndoHistory(journal: journal), reader: Importer(), clock: clock, language: .en, homeFolder: "/"))
    }

    /// The time from a route to its screen, and from keys that follow.
    private func open(_ name: String, _ route: WalkRoute, then keys: [(String, [Key])] = []) async {
        await report(name) {
            let coordinator = coordinator()
            let bench = await ScreenBench(coordinator, size: size)
            return await bench.time { coordinator.trigger(route) }
        }
        for index in keys.indices {
            await report("\(name): \(keys[index].0)") {
                let coordinator = coordinator()
                let bench = await ScreenBench(coordinator, size: size)
                _ = await bench.time { coordinator.trigger(route) }
                for (_, before) in keys[..<index] {
                    for key in before { _ = await bench.time { bench.press(key) } }
                }
                var longest = Duration.zero
                for key in keys[index].1 { longest = max(longest, await bench.time { bench.press(key) }) }
                return longest
            }
        }
    }

    private func walks() async {
        await report("home, with recent walks") {
            let coordinator = coordinator()
            let start = ContinuousClock.now
            _ = await ScreenBench(coordinator, size: size)
            return ContinuousClock.now - start
        }
        await open(
            "all walks", .allWalks,
            then: [
                ("a letter of a search", "river".map { Key.character($0) }), ("on to the list", [.down]), ("to the end", [.end]),
                ("back to the search", [.character("/")]), ("another letter", [.character("x")]),
            ])
        await open("year", .year, then: [("the year before", [.pageUp, .pageUp, .pageUp]), ("a week on", [.left])])
        await open("why a day", .why(TenYears.last.adding(days: -700)), then: [("the day before", [.left, .left])])
        if let walk = try? await journal.walks(WalkFilter(), after: nil, limit: 1).walks.first {
            await open("a walk with its route", .walk(walk.id))
        }
        await open("sources", .sources)
        await open("imports", .imports)
        await open("goal", .goal)
    }
}
