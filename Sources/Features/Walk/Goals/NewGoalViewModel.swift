import Common
import Observation
import Walking

/// A goal for a span, as typed.
@Observable
final class NewGoalViewModel {
    private(set) var text: String
    /// The goal that is to be changed, as it would be typed; empty for a new one.
    let original: String
    /// Indicates whether what was typed is no goal, and saving was tried.
    private(set) var isWrong = false
    private(set) var failure: JournalFailure?
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let clock: any WallClock
    @ObservationIgnored private let units: Units
    @ObservationIgnored private let undo: UndoHistory

    init(_ original: String = "", journal: any JournalRepository, clock: any WallClock, units: Units, undo: UndoHistory) {
        (text, self.original) = (original, original)
        self.journal = journal
        self.clock = clock
        self.units = units
        self.undo = undo
    }

    func type(_ text: String) {
        (self.text, isWrong, failure) = (text, false, nil)
    }

    /// Saves the goal, which holds from today on.
    /// - Returns: the goal; nil where it could not be saved.
    func save() async -> SpanGoal? {
        guard let typed = TypedSpanGoal(text) else {
            isWrong = true
            return nil
        }
        do throws(JournalFailure) {
            let today = try await journal.settings().zones.day(of: clock.now)
            let goal = SpanGoal(typed.measure, typed.span, typed.amount, from: today)
            try await undo.change(.goal(goal, units), in: journal) { $0[GoalChoices.self].spans.set(goal) }
            return goal
        } catch {
            failure = error
            return nil
        }
    }
}
