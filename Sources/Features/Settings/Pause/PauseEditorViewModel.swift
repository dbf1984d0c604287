import Observation
import Walking

/// A pause as it is being chosen: a new one, or one that is there.
@Observable
final class PauseEditorViewModel {
    /// Its place among the others; nil for a new one.
    let index: Int?
    var pause: RestSchedule.Pause
    /// The pause at the beginning: a form that differs from it has changes.
    private var original: RestSchedule.Pause
    @ObservationIgnored let streaks: StreakViewModel

    private static let newLength = 7

    init(_ index: Int?, streaks: StreakViewModel) {
        self.index = index
        self.streaks = streaks
        let pause = Self.beginning(index, streaks)
        (self.pause, original) = (pause, pause)
    }

    /// Takes over what holds as soon as it is known, unless somebody has typed by then.
    func load() async {
        guard streaks.today == nil else { return }
        await streaks.load()
        guard !hasChanges else { return }
        pause = Self.beginning(index, streaks)
        original = pause
    }

    private static func beginning(_ index: Int?, _ streaks: StreakViewModel) -> RestSchedule.Pause {
        if let index, streaks.pauses.indices.contains(index) { return streaks.pauses[index] }
        let today = streaks.today ?? streaks.settings.zones?.day(of: streaks.settings.dependencies.clock.now) ?? CivilDate(dayNumber: 0)
        return RestSchedule.Pause(from: today, through: today.adding(days: newLength - 1))
    }

    /// The day where the person is; nil until the journal has answered.
    var today: CivilDate? { streaks.today }

    /// Indicates whether leaving would lose something.
    var hasChanges: Bool { pause != original }

    var problem: String? { pause.through < pause.from ? streaks.strings.reversed : nil }

    /// The row as it would be.
    var trial: Streak? { problem == nil ? streaks.streak(with: pause, at: index) : nil }

    /// Keeps the pause.
    /// - Returns: it; nil where it could not be kept.
    func save() async -> RestSchedule.Pause? {
        guard problem == nil, await streaks.put(pause, at: index) else { return nil }
        original = pause
        return pause
    }
}
