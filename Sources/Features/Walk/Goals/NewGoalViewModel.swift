import Common
import Observation
import Walking

/// A goal for a span, as typed.
@Observable
final class NewGoalViewModel {
    /// The goal that is asked for.
    enum Purpose {
        case new
        /// The minutes of walks that a week asks for, to be changed.
        case minutesOfWeek
    }

    private(set) var text = ""
    /// The goal that is to be changed, as it would be typed; empty for a new one.
    private(set) var original = ""
    /// Indicates whether what was typed is no goal, and saving was tried.
    private(set) var isWrong = false
    private(set) var failure: JournalFailure?
    /// The goal whose place the one that was saved has taken; nil where there was none, and where it is the one that was to be changed.
    private(set) var replaced: SpanGoal?
    @ObservationIgnored private let purpose: Purpose
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let clock: any WallClock
    @ObservationIgnored private let units: Units
    @ObservationIgnored private let undo: UndoHistory

    init(_ purpose: Purpose, journal: any JournalRepository, clock: any WallClock, units: Units, undo: UndoHistory) {
        self.purpose = purpose
        self.journal = journal
        self.clock = clock
        self.units = units
        self.undo = undo
    }

    /// Reads the goal that is to be changed; what was typed before stays.
    /// - Parameter typed: says the minutes of a week as they would be typed.
    func load(_ typed: (Int) -> String) async {
        guard purpose == .minutesOfWeek, original.isEmpty else { return }
        do throws(JournalFailure) {
            let settings = try await journal.settings()
            let minutes = settings[GoalChoices.self].weeklyMinutes(on: settings.zones.day(of: clock.now))
            original = typed(Int(clamping: minutes))
            if text.isEmpty { text = original }
        } catch {
            failure = error
        }
    }

    func type(_ text: String) {
        (self.text, isWrong, failure) = (text, false, nil)
    }

    /// Saves the goal, which holds from today on, or in the span of today alone.
    /// - Returns: the goal; nil where it could not be saved.
    func save() async -> SpanGoal? {
        guard let typed = TypedSpanGoal(text) else {
            isWrong = true
            return nil
        }
        do throws(JournalFailure) {
            let settings = try await journal.settings()
            let today = settings.zones.day(of: clock.now)
            // This year is the whole of it, with what was walked before the goal was made.
            let from = typed.isOnce ? typed.span.dates(around: today).lowerBound : today
            let goal = SpanGoal(typed.measure, typed.span, typed.amount, from: from, isOnce: typed.isOnce)
            let old = settings[GoalChoices.self].spans.goals(on: today).first { $0.isOfKind(of: goal) }
            try await undo.change(.goal(goal, units), in: journal) { $0[GoalChoices.self].spans.set(goal) }
            let isOther = old.map { $0.amount != goal.amount || $0.isOnce != goal.isOnce } == true
            replaced = isOther && purpose == .new ? old : nil
            return goal
        } catch {
            failure = error
            return nil
        }
    }
}
