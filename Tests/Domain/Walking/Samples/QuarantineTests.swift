import Testing
import Walking

struct QuarantineTests {
    private let now = Instant(seconds: 1_774_000_000)
    private let watch = Source(name: "Watch")

    @Test(arguments: [
        (Int64(86_400), Int64(600), 500.0, SkipReason.future),
        (-1_000_000_000, 600, 500, .tooOld),
        (-7200, 600, 90_000, .absurd),
        (-7200, 600, -1, .badValue),
        (-7200, 600, .infinity, .badValue),
        (-7200, -600, 500, .backwards),
    ])
    func `what cannot be true is left out with its reason`(start: Int64, length: Int64, value: Double, reason: SkipReason) {
        let from = now + .seconds(start)
        let sample = Sample(metric: .steps, start: from, end: from + .seconds(length), value: value, source: watch)
        #expect(Quarantine(now: now).reason(against: sample) == reason)
    }

    @Test func `the sum of today is believed before today is over, and tomorrow's is not`() {
        let quarantine = Quarantine(now: now)
        func reason(_ start: Instant) -> SkipReason? {
            quarantine.reason(against: Sample(metric: .steps, start: start, end: start + .seconds(86_400), value: 900, source: watch))
        }
        #expect(reason(now - .seconds(3600)) == nil)
        #expect(reason(now + .seconds(7200)) == .future)
    }

    @Test func `a brisk walk is believed, and so is a whole day`() {
        let quarantine = Quarantine(now: now)
        let start = now - .seconds(86_400)
        #expect(
            quarantine.reason(against: Sample(metric: .steps, start: start, end: start + .seconds(600), value: 1200, source: watch)) == nil)
        #expect(quarantine.reason(against: Sample(metric: .steps, start: start, end: now, value: 48_000, source: watch)) == nil)
        #expect(quarantine.reason(against: Sample(metric: .steps, start: start, end: start, value: 150, source: watch)) == nil)
        #expect(
            quarantine.reason(against: Sample(metric: .distance, start: start, end: start + .seconds(600), value: 9000, source: watch))
                == .absurd)
    }

    struct WrongWalk: CustomTestStringConvertible {
        var seconds: Int64 = 1800
        var steps: Int?
        var distance: Double?
        var reason = SkipReason.absurd
        var testDescription: String { "\(seconds) s, \(steps ?? 0) steps, \(distance ?? 0) m" }

        static let all = [
            WrongWalk(distance: 1e300), WrongWalk(distance: 1e308), WrongWalk(steps: .max), WrongWalk(steps: 9901),
            WrongWalk(distance: 23_401), WrongWalk(seconds: 86_400, steps: 400_001), WrongWalk(seconds: 8 * 86_400, steps: 100),
            WrongWalk(steps: -1, reason: .badValue), WrongWalk(distance: -1, reason: .badValue),
            WrongWalk(distance: .infinity, reason: .badValue), WrongWalk(distance: .nan, reason: .badValue),
        ]
    }

    @Test(arguments: WrongWalk.all)
    func `a walk that no body can have walked is left out like a record`(_ wrong: WrongWalk) {
        let start = now - .seconds(20 * 86_400)
        let walk = Walk(
            start: start, end: start + .seconds(wrong.seconds), zone: .utc, steps: wrong.steps, distance: wrong.distance)
        #expect(Quarantine(now: now).reason(against: walk) == wrong.reason)
        #expect(!walk.isPossible)
    }

    @Test func `a long day on foot and a sprint are believed`() {
        let start = now - .seconds(3 * 86_400)
        for (seconds, steps, metres) in [(Int64(86_400), 120_000, 100_000.0), (60, 300, 600), (0, 200, 150)] {
            let walk = Walk(start: start, end: start + .seconds(seconds), zone: .utc, steps: steps, distance: metres)
            #expect(Quarantine(now: now).reason(against: walk) == nil)
            #expect(walk.possible == walk)
        }
    }

    @Test func `a walk that was stored before walks were checked loses what cannot be, and nothing else`() {
        let start = now - .seconds(86_400)
        let stored = Walk(start: start, end: start + .seconds(1800), zone: .utc, steps: .max, distance: 2000, title: "Park")
        #expect(stored.possible == Walk(id: stored.id, start: start, end: stored.end, zone: .utc, distance: 2000, title: "Park"))
        let endless = Walk(start: start, end: .latest, zone: .utc, steps: 100)
        #expect(endless.possible.duration == Quarantine.longestWalk)
    }
}
