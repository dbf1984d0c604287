/// A year of somebody who walks: mornings by the river, lunches, long Sundays, a streak of good days, and a walk that goes on now; with
/// a knee in spring, a holiday without the phone, and a slow gain since (`DemoGait`).
package struct DemoYear: Sendable {
    /// The words of what happens in it, in the language of whoever looks.
    package struct Story: Sendable {
        /// The title of the walks of the holiday, and their tag.
        package var holiday: String
        package var holidayTag: String
        /// A note on mornings with the knee, and the tag of all walks with it.
        package var knee: String
        package var kneeTag: String

        package init(holiday: String, holidayTag: String, knee: String, kneeTag: String) {
            (self.holiday, self.holidayTag, self.knee, self.kneeTag) = (holiday, holidayTag, knee, kneeTag)
        }
    }

    package private(set) var samples: [Sample] = []
    package private(set) var walks: [Walk] = []

    private let zone: Zone
    private let now: Instant
    private let titles: [String]
    private let story: Story?
    private let fitness: Double
    private var random: SeededGenerator
    private var gait: DemoGait
    private static let watch = Source(name: "Apple Watch", manufacturer: "Apple Inc.", model: "Watch", kind: .watch)
    private static let phone = Source(name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", kind: .phone)
    /// Days before today on which the goal was missed last, and how many good days lie between.
    private static let row = 12
    /// The length of the walk that goes on as somebody looks.
    package static let walkNow = Duration.seconds(24 * 60)

    /// - Parameters:
    ///   - titles: what walks are called, in the language of whoever looks: morning, lunch, evening, Sunday, now.
    ///   - story: the words of the knee and the holiday; nil leaves titles, tags and notes alone.
    ///   - days: how far back it goes.
    ///   - fitness: how many steps are made of those that are usual.
    ///   - isWalkingLive: whether the walk that goes on now is left to whoever records it live; nothing else counts its time.
    package init(
        seed: UInt64 = 7, now: Instant, zone: Zone, titles: [String], story: Story? = nil, days: Int = 365, fitness: Double = 1,
        isWalkingLive: Bool = false
    ) {
        self.zone = zone
        self.now = now
        self.titles = titles
        self.story = story
        self.fitness = fitness
        random = SeededGenerator(seed: seed)
        gait = DemoGait(seed: seed, phone: Self.phone, watch: Self.watch)
        let today = zone.day(of: now)
        for offset in stride(from: days - 1, through: 0, by: -1) {
            live(through: today.adding(days: -offset), age: offset, of: days)
        }
        samples.removeAll { $0.end > now }
        walks.removeAll { $0.end > now }
        walkNow(on: today, isLive: isWalkingLive)
    }

    /// The walk that goes on as somebody looks, unless another one is in its time.
    private mutating func walkNow(on today: CivilDate, isLive: Bool) {
        let minutes = Int(clamping: Self.walkNow.components.seconds / 60)
        let start = Int((now - zone.startOfDay(today)).milliseconds / 60_000) - minutes
        guard start > 0, !walks.contains(where: { $0.end > moment(today, start) }) else { return }
        let begin = moment(today, start)
        samples.removeAll { $0.end > begin }
        guard !isLive else { return }
        walk(today, title: 4, start: start, minutes: minutes, cadence: 108 * fitness, route: .lake)
    }

    private mutating func live(through date: CivilDate, age: Int, of days: Int) {
        // A little more every month: a year of getting better.
        let form = (0.8 + 0.25 * Double(days - age) / Double(days)) * fitness
        // Routes take room, and nobody looks at those of last winter.
        let hasRoute = age < 90
        let isSunday = date.weekday == .sunday
        let isGood = age <= Self.row ? age != Self.row : Int.random(in: 0..<100, using: &random) < 66
        gait.begin(age: age)
        // Between the walks, so that no device measures two things at once.
        for minute in [540, 600, 660, 790, 1020, 1200, 1260] {
            let busy = Double(Int.random(in: 120...420, using: &random)) * form
            measure(date, minute: minute + Int.random(in: 0...9, using: &random), length: 45, cadence: busy / 45, step: 0.55)
        }
        if isGood || Bool.random(using: &random) {
            let minutes = Int.random(in: 36...48, using: &random)
            walk(date, title: 0, start: start(7), minutes: minutes, cadence: 104 * form + 6, route: hasRoute ? .river : nil)
        }
        if Int.random(in: 0..<3, using: &random) == 0 { walk(date, title: 1, start: start(12), minutes: 14, cadence: 96 * fitness) }
        if isGood {
            let minutes = Int.random(in: 22...38, using: &random)
            walk(date, title: 2, start: start(18), minutes: minutes, cadence: 100 * form + 8, route: hasRoute ? .town : nil)
        }
        if isSunday, isGood {
            let minutes = Int.random(in: 50...110, using: &random)
            walk(date, title: 3, start: start(14), minutes: minutes, cadence: 98 * fitness, route: hasRoute ? .hill : nil)
        }
    }

    /// A minute of the day within an hour.
    private mutating func start(_ hour: Int) -> Int { hour * 60 + Int.random(in: 2...50, using: &random) }

    private mutating func walk(_ date: CivilDate, title: Int, start: Int, minutes: Int, cadence: Double, route: DemoWay? = nil) {
        let step = (0.58 + Double.random(in: 0...0.08, using: &random)) * gait.stepFactor
        var (steps, metres) = (0.0, 0.0)
        for block in stride(from: 0, to: minutes, by: 10) {
            let length = min(10, minutes - block)
            let pace = cadence + Double.random(in: -6...6, using: &random)
            let count = measure(date, minute: start + block, length: length, cadence: pace, step: step)
            steps += count
            metres += count * step
        }
        let from = moment(date, start)
        let until = from + .seconds(60 * minutes)
        samples.append(
            Sample(metric: .speed, start: from, end: until, value: metres / Double(minutes * 60), source: Self.watch, modified: until))
        if !gait.isPhoneAtHome {
            samples.append(Sample(metric: .stepLength, start: from, end: until, value: step, source: Self.phone, modified: until))
        }
        samples += gait.samples(from: from, minutes: minutes)
        // In the evening, when one walks briskly.
        if title == 2 { samples += gait.hearts(from: from, minutes: minutes, cadence: cadence) }
        let name = titles.indices.contains(title) ? titles[title] : ""
        var walk = Walk(
            id: WalkID(source: Self.watch, start: from, end: until), start: from, end: until, zone: zone,
            steps: Int(clamping: steps, .towardZero), distance: metres, title: name, source: Self.watch,
            route: route?.points(from: from, until: until, metres: metres, random: &random) ?? [])
        addStory(to: &walk, isMorning: title == 0)
        walks.append(walk)
        // On Sundays the phone records the walk as well, from its second minute on.
        guard title == 3, !gait.isPhoneAtHome, minutes > 2 else { return }
        let second = from + .seconds(60)
        walks.append(
            Walk(
                id: WalkID(source: Self.phone, start: second, end: until), start: second, end: until, zone: zone,
                steps: Int(clamping: steps * 0.96, .towardZero), distance: metres * 0.98, source: Self.phone))
    }

    /// Adds tags, a title and a note of what goes on in that time.
    private func addStory(to walk: inout Walk, isMorning: Bool) {
        guard let story else { return }
        if gait.isPhoneAtHome {
            walk.tags.append(story.holidayTag)
            walk.title = story.holiday
        }
        if gait.isKneeSore {
            walk.tags.append(story.kneeTag)
            if isMorning, gait.isKneeWorst { walk.note = story.knee }
        }
    }

    /// The watch counts, and the phone too where it was in the pocket; so the days have something to merge.
    @discardableResult
    private mutating func measure(_ date: CivilDate, minute: Int, length: Int, cadence: Double, step: Double) -> Double {
        let from = moment(date, minute)
        let until = from + .seconds(60 * length)
        let steps = (cadence * Double(length)).rounded()
        let wearsWatch = Int.random(in: 0..<10, using: &random) > 0
        let carriesPhone = !wearsWatch || Bool.random(using: &random)
        // The watch has counted all that the phone would have.
        let (hasWatch, hasPhone) = gait.isPhoneAtHome ? (true, false) : (wearsWatch, carriesPhone)
        for (source, isThere, share) in [(Self.watch, hasWatch, 1.0), (Self.phone, hasPhone, hasWatch ? 0.96 : 1)] where isThere {
            samples.append(
                Sample(metric: .steps, start: from, end: until, value: (steps * share).rounded(), source: source, modified: until))
            samples.append(
                Sample(metric: .distance, start: from, end: until, value: steps * share * step, source: source, modified: until))
        }
        return steps
    }

    private func moment(_ date: CivilDate, _ minute: Int) -> Instant {
        zone.startOfDay(date) + .seconds(60 * minute)
    }
}
