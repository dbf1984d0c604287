import Walking

/// The first lines of a plain-text journal: zones, goals, rests, the streak's rule, the order of sources, deleted walks.
struct GNDHeader {
    private(set) var sources: [Int: Source] = [:]
    private(set) var zones: ZoneTimeline?
    private var changes: [GoalHistory.Change] = []
    private var rests = RestSchedule()
    private var streakKind = StreakKind.daily
    private var priorities = Priorities()
    private var walkingSports = WalkingSports()
    private var features: [String: [[String]]] = [:]
    private var hasSettings = false
    private var tombstones: [WalkID] = []
    private var zoneObservations: [JournalMetadata.ZoneObservation] = []

    /// Everything said so far; the zones stand in where the file says none.
    func memory(_ standing: ZoneTimeline) -> JournalMetadata {
        let settings = JournalSettings(
            goals: GoalHistory(changes), zones: zones ?? standing, priorities: priorities, rests: rests, streakKind: streakKind,
            walkingSports: walkingSports, features: features)
        return JournalMetadata(settings: hasSettings ? settings : nil, tombstones: tombstones, zoneObservations: zoneObservations)
    }

    /// Takes a line in; nil when it is none of these, false when it is one that makes no sense.
    mutating func parse(_ words: [GNDWord]) -> Bool? {
        guard let name = words.first?.plain else { return nil }
        let rest = words.dropFirst()
        switch name {
        case "source": return parseSource(rest)
        case "forget": return add(rest.first.flatMap { WalkID($0.plain) }, to: &tombstones)
        case "seen":
            let words = Array(rest)
            guard words.count == 2, let date = CivilDate(words[0].plain), let zone = Zone(words[1].plain) else { return false }
            return add(JournalMetadata.ZoneObservation(date: date, zone: zone), to: &zoneObservations)
        case "zone", "stay", "goal", "rest", "pause", "streak", "prefer", "trust", "walking-sport", "feature":
            hasSettings = true
            return parseSetting(name, Array(rest))
        default: return nil
        }
    }

    private func add<Element>(_ element: Element?, to list: inout [Element]) -> Bool {
        if let element { list.append(element) }
        return element != nil
    }

    private mutating func parseSource(_ words: ArraySlice<GNDWord>) -> Bool {
        let words = Array(words)
        guard words.count == 5, let number = Int(words[0].plain),
            let kind = Source.Kind(word: words[4].plain)
        else { return false }
        let texts = words[1...3].map { $0.quoted ?? $0.plain }
        sources[number] = Source(name: texts[0], manufacturer: texts[1], model: texts[2], kind: kind)
        return true
    }

    private mutating func parseSetting(_ name: String, _ words: [GNDWord]) -> Bool {
        let texts = words.map(\.plain)
        switch name {
        case "zone":
            guard let zone = texts.first.flatMap({ Zone($0) }) else { return false }
            zones = ZoneTimeline(home: zone, periods: zones?.periods ?? [])
        case "stay":
            guard texts.count == 3, let from = CivilDate(texts[0]), let through = CivilDate(texts[1]), let zone = Zone(texts[2]) else {
                return false
            }
            zones = zones ?? ZoneTimeline(home: zone)
            zones?.periods.append(TimeZonePeriod(from: from, through: through, zone: zone))
        case "goal": return parseGoal(texts)
        case "rest": rests.weekdays = Set(texts.compactMap { Int($0) }.filter { (1...7).contains($0) })
        case "pause":
            guard texts.count == 2, let from = CivilDate(texts[0]), let through = CivilDate(texts[1]) else { return false }
            rests.pauses.append(RestSchedule.Pause(from: from, through: through))
        case "streak":
            guard texts.count == 1, let days = Int(texts[0]), (1...7).contains(days) else { return false }
            streakKind = StreakKind(daysAWeek: days)
        case "walking-sport":
            guard words.count == 1, let name = words[0].quoted else { return false }
            walkingSports.insert(name)
        case "feature":
            let fields = words.dropFirst().map { $0.quoted ?? $0.plain }
            guard let key = texts.first, !fields.isEmpty else { return false }
            features[key, default: []].append(fields)
        case "prefer":
            guard let metric = texts.first.flatMap(Metric.init(rawValue:)) else { return false }
            priorities.order[metric] = keys(words.dropFirst())
        default: priorities.trusted = keys(words[...])
        }
        return true
    }

    /// `goal 2026-01-01 7000s sat:4000 speed:1.2 step:0.62`; days of the week by their ISO number or name.
    private mutating func parseGoal(_ words: [String]) -> Bool {
        guard words.count >= 2, let from = CivilDate(words[0]), words[1].hasSuffix("s"), let steps = Int(words[1].dropLast()) else {
            return false
        }
        var goal = Goal(steps: steps)
        for word in words.dropFirst(2) {
            let parts = word.split(separator: ":")
            guard parts.count == 2 else { return false }
            switch parts[0] {
            case "speed": goal.speed = Double(parts[1])
            case "step": goal.stepLength = Double(parts[1])
            default:
                guard let weekday = Weekday.allCases.first(where: { $0.word.hasPrefix(parts[0]) && parts[0].count >= 3 }),
                    let count = Int(parts[1])
                else { return false }
                goal.weekdaySteps[weekday.rawValue] = count
            }
        }
        changes.append(GoalHistory.Change(from: from, goal: goal))
        return true
    }

    /// Sources by their number, or by their key in quotes.
    private func keys(_ words: ArraySlice<GNDWord>) -> [String] {
        words.compactMap { word in word.quoted ?? Int(word.plain).flatMap { sources[$0]?.key } }
    }
}
