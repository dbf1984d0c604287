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
    func `what cannot be true is put aside with its reason`(start: Int64, length: Int64, value: Double, reason: SkipReason) {
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
}
