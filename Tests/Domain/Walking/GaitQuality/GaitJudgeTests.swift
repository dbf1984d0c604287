import Foundation
import Testing

@testable import Walking

/// Judges from outside, of PyPI: SciPy and pymannkendall of slopes and trends, stepcount of the peak cadence.
///
/// `make judge` gets and asks them.
@Suite(.enabled(if: Judges.areInstalled, "SciPy, pymannkendall and stepcount are not installed: Scripts/install-judges gait"))
struct GaitJudgeTests {
    private struct Trend: Encodable {
        var x: [Double]
        var y: [Double]
        var level: Double
        var slope, intercept, lower, upper, variance: Double

        init?(_ points: [TheilSen.Point]) {
            guard let line = TheilSen(points, z: 2.5758) else { return nil }
            (x, y, level) = (points.map(\.x), points.map(\.y), 0.99)
            (slope, intercept, variance) = (line.slope, line.intercept, TheilSen.variance(points.map(\.y)))
            (lower, upper) = (line.interval.lowerBound, line.interval.upperBound)
        }
    }

    private struct DayCase: Encodable {
        var minutes: [Double]
        var peak: Double?
        var brisk: Double?
    }

    private struct Case: Encodable {
        var trends: [Trend] = []
        var days: [DayCase] = []
    }

    private func judge(_ given: Case) throws -> (status: Int32, said: String) {
        let file = FileManager.default.temporaryDirectory.appending(path: "gnd-gait-\(UUID().uuidString).json")
        try JSONEncoder().encode(given).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: Judges.python)
        process.arguments = [Judges.root.appending(path: "Scripts/judge-gait").path, file.path]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        print(said)
        return (process.terminationStatus, said)
    }

    /// Years and eight weeks, with days missing, values that are round and so often the same, and changes from none to great ones.
    @Test func `slopes, their intervals and the variance of Kendall's S are those of SciPy and pymannkendall`() throws {
        var random = SeededGenerator(seed: 11)
        var given = Case()
        for number in 0..<400 {
            let count = [10, 30, 52, 56][number % 4]
            let places = number % 3 == 0 ? 100.0 : 1e6
            let change = Double(number % 5) * 0.03
            let points = (0..<count).compactMap { index -> TheilSen.Point? in
                let noise = (0..<4).reduce(0) { sum, _ in sum + Double.random(in: -0.03...0.03, using: &random) }
                let isMissing = Int.random(in: 0..<10, using: &random) == 0
                let value = ((1.2 + change * Double(index) / Double(count) + noise) * places).rounded() / places
                return isMissing ? nil : TheilSen.Point(Double(index * 7), value)
            }
            given.trends += [Trend(points)].compactMap(\.self)
        }
        #expect(given.trends.count == 400)
        let (status, said) = try judge(given)
        #expect(status == 0, "\(said)")
    }

    @Test func `the peak cadence of a day is that of stepcount, and its brisk minutes those with a hundred steps`() throws {
        var random = SeededGenerator(seed: 12)
        let (zones, date) = (ZoneTimeline(home: .utc), CivilDate(dayNumber: 20_000))
        let watch = Source(name: "Watch", kind: .watch)
        var given = Case()
        for number in 0..<60 {
            var minutes = [Double](repeating: 0, count: 1440)
            // With fewer than thirty minutes on foot stepcount takes the mean of all minutes of the day.
            while minutes.count(where: { $0 > 0 }) < 40 + 15 * (number % 6) {
                let start = Int.random(in: 300..<1300, using: &random)
                let cadence = Double.random(in: 50...125, using: &random)
                for minute in start..<start + Int.random(in: 4...50, using: &random) {
                    minutes[minute] = cadence + Double.random(in: -15...15, using: &random)
                }
            }
            let samples = minutes.enumerated().filter { $0.element > 0 }.map { minute, steps in
                let start = zones.startOfDay(date) + .seconds(60 * minute)
                return Sample(metric: .steps, start: start, end: start + .seconds(60), value: steps, source: watch)
            }
            let input = DayInput(date: date, zones: zones, samples: samples)
            let figures = GaitDay(input, DayCount(input)).figures
            given.days.append(
                DayCase(
                    minutes: minutes, peak: figures.first { $0.quantity == .measure(.peakCadence) }?.value,
                    brisk: figures.first { $0.quantity == .minutes(cadence: BriskCadence.absolute) }?.value))
        }
        #expect(given.days.allSatisfy { $0.peak != nil && $0.brisk != nil })
        let (status, said) = try judge(given)
        #expect(status == 0, "\(said)")
    }
}

/// The place of the judges in the project's own folder.
private enum Judges {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardized
    static let python = root.appending(path: ".build/judges/gait/python/bin/python").path
    static var areInstalled: Bool { FileManager.default.isExecutableFile(atPath: python) }
}
