import Walking

extension JSONText {
    init(source: Source) {
        var members: [(String, JSONText)] = [("name", .string(source.name))]
        if !source.manufacturer.isEmpty { members.append(("manufacturer", .string(source.manufacturer))) }
        if !source.model.isEmpty { members.append(("model", .string(source.model))) }
        members.append(("kind", .string(source.kind.word)))
        self = .object(members)
    }

    init(settings outgoing: Outgoing<JournalSettings>) {
        let settings = outgoing.value
        let periods = settings.zones.periods.map { period in
            JSONText.object([
                ("from", .string(period.from.description)), ("through", .string(period.through.description)),
                ("zone", .string(period.zone.id)),
            ])
        }
        let pauses = settings.rests.pauses.map { pause in
            JSONText.object([("from", .string(pause.from.description)), ("through", .string(pause.through.description))])
        }
        let order = Metric.counted.compactMap { metric in
            settings.priorities.order[metric].map { (metric.rawValue, JSONText.array($0.map(JSONText.string))) }
        }
        var members: [(String, JSONText)] = [
            ("zone", .string(settings.zones.home.id)), ("stays", .array(periods)),
            ("goals", .array(settings.goals.changes.map(JSONText.init(change:)))), ("priorities", .object(order)),
            ("trusted", .array(settings.priorities.trusted.map(JSONText.string))),
            ("restWeekdays", .array(settings.rests.weekdays.sorted().map(JSONText.int))), ("pauses", .array(pauses)),
        ]
        if let days = settings.streakKind.daysAWeek { members.append(("streakDaysAWeek", .int(days))) }
        let sports = settings.walkingSports.names.map(JSONText.string)
        if !sports.isEmpty { members.append(("walkingSports", .array(sports))) }
        let features = settings.features.sorted { $0.key < $1.key }.map { key, lines in
            (key, JSONText.array(lines.map { .array($0.map(JSONText.string)) }))
        }
        if !features.isEmpty { members.append(("features", .object(features))) }
        self = .object(members)
    }

    private init(change: GoalHistory.Change) {
        var members: [(String, JSONText)] = [("from", .string(change.from.description)), ("steps", .int(change.goal.steps))]
        let weekdays = change.goal.weekdaySteps.sorted { $0.key < $1.key }
        if !weekdays.isEmpty { members.append(("weekdaySteps", .object(weekdays.map { (String($0.key), .int($0.value)) }))) }
        if let speed = change.goal.speed { members.append(("speed", .double(speed))) }
        if let length = change.goal.stepLength { members.append(("stepLength", .double(length))) }
        self = .object(members)
    }
}
