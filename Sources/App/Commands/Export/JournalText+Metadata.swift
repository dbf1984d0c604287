import Walking

extension JournalText {
    /// Adds the beginning of the file: decisions of the person, and deletions that must last.
    mutating func add(_ metadata: JournalMetadata, _ settings: Outgoing<JournalSettings>) {
        add(["; GND journal, read again by “gnd import”"])
        add(settings.value)
        for id in metadata.tombstones { add(["forget", id.description]) }
        for observation in metadata.zoneObservations { add(["seen", observation.date.description, observation.zone.id]) }
        addBlank()
    }

    private mutating func add(_ settings: JournalSettings) {
        add(["zone", settings.zones.home.id])
        for period in settings.zones.periods {
            add(["stay", period.from.description, period.through.description, period.zone.id])
        }
        for change in settings.goals.changes { add(Self.goal(change)) }
        if !settings.rests.weekdays.isEmpty { add(["rest"] + settings.rests.weekdays.sorted().map(String.init)) }
        for pause in settings.rests.pauses { add(["pause", pause.from.description, pause.through.description]) }
        if let days = settings.streakKind.daysAWeek { add(["streak", String(days)]) }
        for sport in settings.walkingSports.names { add(["walking-sport", Self.quoted(sport)]) }
        for (key, lines) in settings.features.sorted(by: { $0.key < $1.key }) {
            for line in lines { add(["feature", key] + line.map(Self.quoted)) }
        }
        for metric in Metric.counted {
            guard let keys = settings.priorities.order[metric] else { continue }
            let words = names(of: keys)
            add(["prefer", metric.rawValue] + words)
        }
        guard !settings.priorities.trusted.isEmpty else { return }
        let words = names(of: settings.priorities.trusted)
        add(["trust"] + words)
    }

    private static func goal(_ change: GoalHistory.Change) -> [String] {
        let goal = change.goal
        var words = ["goal", change.from.description, "\(goal.steps)s"]
        for weekday in Weekday.allCases {
            if let steps = goal.weekdaySteps[weekday.rawValue] { words.append("\(weekday.word.prefix(3)):\(steps)") }
        }
        if let speed = goal.speed { words.append("speed:\(number(speed))") }
        if let length = goal.stepLength { words.append("step:\(number(length))") }
        return words
    }

    /// Sources by number; a key that is no source's stands as it is.
    private mutating func names(of keys: [String]) -> [String] {
        var words: [String] = []
        for key in keys {
            if let source = Source(key: key), source.key == key {
                words.append(String(number(of: source)))
            } else {
                words.append(Self.quoted(key))
            }
        }
        return words
    }
}
