/// The goals that a person has chosen as theirs, beside the daily ones of ``GoalHistory``.
package struct GoalChoices: Hashable, Sendable {
    /// The measures on the home screen; nil leaves it to the data: those that there is something to say of.
    package var shown: Set<GoalMeasure>?
    /// The measures whose goals stay as they are.
    package var held: Set<GoalMeasure>
    package var spans: SpanGoals
    /// Indicates whether goals grow by themselves at the start of a week, see ``GoalGrowth``; nil where nobody has answered.
    package var isGrowing: Bool?

    package init(shown: Set<GoalMeasure>? = nil, held: Set<GoalMeasure> = [], spans: SpanGoals = SpanGoals()) {
        self.shown = shown
        self.held = held
        self.spans = spans
    }
}

extension GoalChoices {
    /// Indicates whether minutes were chosen in the place of steps; nil where nothing was chosen.
    package var isByMinutesAlone: Bool? { shown.map { $0.contains(.minutes) && !$0.contains(.steps) } }

    /// The minutes of walks that a week asks for on a day: the person's own goal, else the minutes of the World Health Organization.
    package func weeklyMinutes(on date: CivilDate) -> Double {
        spans.goals(on: date).first { $0.measure == .time && $0.span == .week }?.amount ?? Double(Gait.weeklyBriskMinutes)
    }
}

extension GoalChoices: FeatureSetting {
    package static let key = "goals"

    /// `home MEASURE…`, `hold MEASURE…`, `span MEASURE SPAN AMOUNT DATE`, `grow on`, `grow off`.
    package init(lines: [[String]]) {
        self.init()
        for line in lines {
            let measures = Set(line.dropFirst().compactMap(GoalMeasure.init(rawValue:)))
            switch line.first {
            case "home": shown = measures
            case "hold": held = measures
            case "span": if let goal = SpanGoal(words: Array(line.dropFirst())) { spans.set(goal) }
            case "grow": isGrowing = line == ["grow", "on"] ? true : line == ["grow", "off"] ? false : nil
            default: break
            }
        }
    }

    package var lines: [[String]] {
        func words(_ measures: Set<GoalMeasure>) -> [String] { GoalMeasure.allCases.filter(measures.contains).map(\.rawValue) }
        return (shown.map { [["home"] + words($0)] } ?? []) + (held.isEmpty ? [] : [["hold"] + words(held)])
            + spans.changes.map { ["span"] + $0.words } + (isGrowing.map { [["grow", $0 ? "on" : "off"]] } ?? [])
    }
}
