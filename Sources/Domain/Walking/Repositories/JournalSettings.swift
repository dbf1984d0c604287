/// The person's settings of how their days are counted.
package struct JournalSettings: Hashable, Sendable {
    package var goals: GoalHistory
    package var zones: ZoneTimeline
    package var priorities: Priorities
    package var rests: RestSchedule
    /// The rule that keeps a streak going.
    package var streakKind: StreakKind
    /// Sports that GND does not know and that are walks all the same.
    package var walkingSports: WalkingSports
    /// The settings of single features, as lines of words; see ``FeatureSetting``.
    package var features: [String: [[String]]]

    package init(
        goals: GoalHistory = GoalHistory(), zones: ZoneTimeline, priorities: Priorities = Priorities(),
        rests: RestSchedule = RestSchedule(),
        streakKind: StreakKind = .daily, walkingSports: WalkingSports = WalkingSports(), features: [String: [[String]]] = [:]
    ) {
        self.goals = goals
        self.zones = zones
        self.priorities = priorities
        self.rests = rests
        self.streakKind = streakKind
        self.walkingSports = walkingSports
        self.features = features
    }
}

/// The settings of a person in one feature alone.
///
/// It is stored, exported, imported and undone with the other settings, as lines of words, so that a feature that comes needs no place in
/// any of these.
package protocol FeatureSetting: Equatable {
    /// The name under which it is kept.
    static var key: String { get }
    /// Reads what `lines` made; lines that make no sense are passed over. Without lines it is what holds where nothing was decided.
    init(lines: [[String]])
    /// All of it.
    var lines: [[String]] { get }
}

extension JournalSettings {
    /// The setting of a feature.
    package subscript<Setting: FeatureSetting>(_ setting: Setting.Type) -> Setting {
        get { Setting(lines: features[Setting.key] ?? []) }
        set {
            let lines = newValue.lines
            features[Setting.key] = lines.isEmpty ? nil : lines
        }
    }
}
