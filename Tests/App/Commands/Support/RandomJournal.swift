import Journal
import Walking
import WalkingTesting

/// A journal that uses everything there is, the same for the same seed: awkward texts, odd numbers, zones, settings, deletions.
struct RandomJournal {
    private var random: SeededNumbers
    private let now: Instant
    private let zones = ["Asia/Seoul", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Pacific/Apia", "UTC"].compactMap { Zone($0) }
    private let sources = [
        Source(name: "Kim’s Apple Watch", manufacturer: "Apple Inc.", model: "Watch6,7"), Source(name: "\"odd\" \\ phone", kind: .phone),
        Source(name: "걷기 앱", manufacturer: "x: y", kind: .other), Source(name: "Health", kind: .manual),
        Source(name: "GND", kind: .workout),
    ]

    init(seed: UInt64, now: Instant) {
        random = SeededNumbers(seed)
        self.now = now
    }

    mutating func fill(_ journal: ProfileJournal) async throws {
        try await journal.save(settings())
        let sink = try await journal.importSink()
        try await sink.begin(ImportFile(name: "random", format: "test"))
        try await sink.accept((0..<300).map { _ in sample() }, walks: (0..<6).map { _ in walk(isImported: true) })
        _ = try await sink.finish(hash: nil, skipped: [:], isPartial: false)
        let walks = (0..<12).map { _ in walk(isImported: false) }
        _ = try await journal.save(walks)
        _ = try await journal.delete(walks.prefix(2).map(\.id))
    }

    private mutating func settings() -> JournalSettings {
        let today = Zone.utc.day(of: now)
        let goals = (0..<random.below(4)).map { _ in
            GoalHistory.Change(
                from: today.adding(days: -random.below(900)),
                goal: Goal(
                    steps: 1000 + random.below(9000), weekdaySteps: random.below(2) == 0 ? [:] : [6: random.below(5000), 7: 1],
                    speed: random.below(2) == 0 ? nil : random.unit() + 0.5, stepLength: random.below(2) == 0 ? nil : random.unit()))
        }
        let periods = (0..<random.below(3)).map { index in
            let from = today.adding(days: -300 + index * 40)
            return TimeZonePeriod(from: from, through: from.adding(days: random.below(20)), zone: pick(zones))
        }
        let pauses = random.below(2) == 0 ? [] : [RestSchedule.Pause(from: today.adding(days: -20), through: today.adding(days: -12))]
        let order: [Metric: [String]] =
            random.below(2) == 0 ? [:] : [.steps: sources.reversed().map(\.key), .distance: [sources[1].key, "no source at all"]]
        return JournalSettings(
            goals: GoalHistory(goals), zones: ZoneTimeline(home: pick(zones), periods: periods),
            priorities: Priorities(order: order, trusted: random.below(2) == 0 ? [] : [sources[2].key, sources[0].key]),
            rests: RestSchedule(weekdays: random.below(2) == 0 ? [] : [6, 7], pauses: pauses),
            streakKind: StreakKind(daysAWeek: random.below(2) == 0 ? nil : 1 + random.below(7)),
            walkingSports: WalkingSports(random.below(2) == 0 ? [] : ["geocaching", "배드 \"minton\""]),
            features: random.below(2) == 0 ? [:] : ["shoes": [["usual", "Blue \"Brooks\""], ["limit", "흰 신발", "800000", ""]]])
    }

    private mutating func sample() -> Sample {
        let start = Instant(milliseconds: now.milliseconds - 86_400_000 - Int64(random.below(40_000_000)) * 1013)
        let length = Int64(random.below(3) == 0 ? random.below(3_600_000) : random.below(20) * 60_000)
        let metric = pick(Metric.allCases)
        let value =
            switch metric {
            case .stepLength: 0.3 + random.unit()
            case .briskHeartRate, .heartRate, .highestHeartRate: 60 + 100 * random.unit()
            case .stairAscentSpeed, .stairDescentSpeed, .stanceTime: random.unit() * 5
            case .verticalOscillation: random.unit() / 2
            case .flights, .doubleSupport, .asymmetry, .steadiness, .stanceBalance: random.unit()
            default: random.unit() * 10
            }
        return Sample(
            metric: metric, start: start, end: start + .milliseconds(length), value: value, source: pick(sources),
            modified: random.below(2) == 0 ? nil : start + .milliseconds(Int64(random.below(1_000_000))),
            zone: random.below(8) == 0 ? pick(zones) : nil,
            exported: random.below(3) == 0 ? now + .milliseconds(-Int64(random.below(1_000_000_000))) : nil)
    }

    private mutating func walk(isImported: Bool) -> Walk {
        let start = Instant(milliseconds: now.milliseconds - 90_000_000 - Int64(random.below(30_000_000)) * 997)
        let length = random.below(3) == 0 ? random.below(9_000_000) : random.below(100) * 60_000
        let end = start + .milliseconds(Int64(length))
        // No more than a body can do; in less than a minute as much as in one.
        let seconds = max(60, length / 1000)
        let source = isImported ? pick(sources) : .typed
        let route = random.below(2) == 0 ? [] : (0..<random.below(9)).map { _ in point(start) }
        let laps = (0..<random.below(3)).map { number in
            Lap(
                end: start + .milliseconds(Int64(length) * Int64(number + 1) / 3), steps: random.below(2) == 0 ? nil : random.below(900),
                distance: random.below(2) == 0 ? nil : random.unit() * 900)
        }
        let (third, half) = (start + .milliseconds(Int64(length / 3)), start + .milliseconds(Int64(length / 2)))
        let isMerged = length > 0 && random.below(3) == 0
        let parts = isMerged ? [WalkPart(start: start, end: third), WalkPart(start: half, end: end)] : []
        return Walk(
            id: isImported ? WalkID(source: source, start: start, end: end) : WalkID(), start: start, end: end, zone: pick(zones),
            steps: random.below(3) == 0 ? nil : random.below(min(9000, 5 * seconds)),
            distance: random.below(3) == 0 ? nil : random.unit() * min(9000, 12 * Double(seconds)),
            movingTime: random.below(2) == 0 ? nil : .milliseconds(Int64(random.below(length + 1))),
            title: text(), note: text(), tags: (0..<random.below(3)).map { _ in "t" + text().filter { $0 != "\n" && $0 != "\r\n" } },
            source: source, route: route, laps: laps, parts: parts, effort: random.below(3) == 0 ? 6 + random.below(15) : nil,
            modified: isImported && random.below(2) == 0 ? end + .milliseconds(Int64(random.below(1_000_000))) : nil)
    }

    private mutating func point(_ start: Instant) -> RoutePoint {
        RoutePoint(
            time: random.below(3) == 0 ? nil : start + .milliseconds(Int64(random.below(2_000_000) - 1000)),
            latitude: random.unit() * 180 - 90, longitude: random.unit() * 360 - 180,
            elevation: random.below(2) == 0 ? nil : random.unit() * 3000 - 100, startsSegment: random.below(3) == 0)
    }

    private mutating func text() -> String {
        let parts = [
            "한강", " ", "\"", "\\", "\n", "\r\n", "\r", "\u{301}", "👵🏽", "\u{9B}31m", "\u{1B}]0;x\u{7}", "\u{202E}",
            "🏴\u{E0067}\u{E007F}\u{E0041}", "\u{200D}", ";", "#", "@ 1 2", "id:x", "\u{1F}", "\u{85}", "\u{2028}", "a", "km",
        ]
        return (0..<random.below(7)).map { _ in pick(parts) }.joined()
    }

    private mutating func pick<Element>(_ list: [Element]) -> Element {
        list[random.below(list.count)]
    }
}
