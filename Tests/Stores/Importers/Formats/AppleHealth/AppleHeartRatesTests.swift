import Testing
import Walking

@testable import Importers

/// The heart rate at a brisk cadence, made of the heart rates and the steps of one device.
struct AppleHeartRatesTests {
    private let watch = Source(name: "Watch", kind: .watch)

    /// Seconds after an hour.
    private func moment(_ seconds: Int64) -> Instant { Instant(seconds: 1_774_569_600 + seconds) }

    private func steps(_ from: Int64, _ until: Int64, _ value: Double, source: Source? = nil) -> Sample {
        Sample(metric: .steps, start: moment(from), end: moment(until), value: value, source: source ?? watch)
    }

    /// The minutes that are told, by their number, with their means.
    private func told(_ rates: [(Int64, Double)], _ steps: [Sample], stepsFirst: Bool = false) -> [Int64: Double] {
        var hearts = AppleHeartRates()
        var found: [Sample] = []
        func addSteps() {
            for record in steps { found += hearts.add(record) }
        }
        if stepsFirst { addSteps() }
        for (second, rate) in rates {
            if let minute = hearts.add(rate, at: moment(second), source: watch) { found.append(minute) }
        }
        if !stepsFirst { addSteps() }
        found += hearts.finish()
        #expect(found.allSatisfy { $0.metric == .briskHeartRate && $0.source == watch && $0.end - $0.start == .seconds(60) })
        let minutes = found.map { (($0.start - moment(0)) / .seconds(60), $0.value) }
        return Dictionary(minutes.map { (Int64(clamping: $0), $1) }) { _, _ in -1 }
    }

    @Test(arguments: [false, true]) func `a minute with brisk steps tells its mean, once, whichever comes first`(stepsFirst: Bool) {
        let rates: [(Int64, Double)] = [(5, 100), (20, 110), (55, 120), (65, 130), (190, 90), (700, 80)]
        let walked = [steps(0, 180, 330), steps(0, 180, 330), steps(180, 240, 60)]
        #expect(told(rates, walked, stepsFirst: stepsFirst) == [0: 110, 1: 130])
    }

    @Test func `a minute is of the record in which its middle lies`() {
        let rates: [(Int64, Double)] = [(0, 100), (60, 101), (120, 102), (180, 103)]
        #expect(told(rates, [steps(30, 91, 120)]) == [0: 100, 1: 101])
        #expect(told(rates, [steps(31, 90, 120)]) == [:])
        #expect(told(rates, [steps(29, 31, 4)]) == [0: 100])
    }

    @Test func `slow steps, steps without length, typed ones, those of another device and of a long time tell nothing`() {
        let rates: [(Int64, Double)] = [(0, 100), (60, 101)]
        var typed = steps(0, 60, 120)
        typed.isUserEntered = true
        let none = [
            steps(0, 60, 99), steps(30, 30, 120), typed, steps(0, 60, 120, source: Source(name: "Phone", kind: .phone)),
            steps(0, 661, 1400),
        ]
        #expect(told(rates, none) == [:])
        #expect(told(rates, [steps(0, 60, 100)]) == [0: 100])
        #expect(told(rates, [steps(0, 660, 1400)]).count == 2)
    }

    @Test func `heart rates of brisk minutes are measurements of the watch, and all others are left out as other records`() async throws {
        let folder = try Folder()
        let heart = [(5, "100"), (25, "104"), (65, "118"), (600, "70")].map { second, value in
            let time = "2026-03-27 08:\(second / 60 < 10 ? "0" : "")\(second / 60):\(second % 60 < 10 ? "0" : "")\(second % 60) +0100"
            return AppleFixture.record("HeartRate", unit: "count/min", value: value, from: time, to: time)
        }
        for isHeartFirst in [true, false] {
            let walk = AppleFixture.record(value: "1100")
            let content = isHeartFirst ? heart.joined() + walk : walk + heart.joined()
            let sink = try await imported(folder.write("export.xml", AppleFixture.document(content)))
            let found = sink.samples.filter { $0.metric == .briskHeartRate }
            #expect(found.map(\.value) == [102, 118] && sink.skipped == [.otherRecord: 1])
            let steps = try #require(sink.samples.first { $0.metric == .steps })
            #expect(found.allSatisfy { $0.source == steps.source } && found.first?.start == steps.start)
        }
    }
}
