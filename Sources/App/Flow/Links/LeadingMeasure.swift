import Walking

/// The measure that a person goes by, which is read once, and again after the journal has changed.
final class LeadingMeasure {
    private let journal: any JournalRepository
    private var known: (date: CivilDate, measure: GoalMeasure)?
    private var changes = 0

    init(_ journal: any JournalRepository) {
        self.journal = journal
    }

    /// The measure on a day; that of most people where the journal does not answer.
    func callAsFunction(on date: CivilDate) async -> GoalMeasure {
        if let known, known.date == date { return known.measure }
        let asked = changes
        guard let settings = try? await journal.settings(),
            let measure = try? await LoadLeadingGoal(journal: journal)(settings, on: date).measure
        else { return .steps }
        // An answer from before a change is not kept.
        if asked == changes { known = (date, measure) }
        return measure
    }

    /// Called when the journal has changed.
    func forget() {
        changes += 1
        known = nil
    }
}
