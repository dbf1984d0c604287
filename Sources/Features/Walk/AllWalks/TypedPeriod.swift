import Walking

/// Days as people look for them: `2026`, `2026-11`, `2026-11-21`.
struct TypedPeriod: Equatable {
    let from: CivilDate
    let through: CivilDate

    /// Nil for anything that is no date; it is then a word to look for.
    init?(_ text: String) {
        let text = text.trimmed
        if let date = CivilDate(text) {
            (from, through) = (date, date)
        } else if text.utf8.count == 7, let first = CivilDate(text + "-01") {
            (from, through) = (first, first.adding(months: 1).adding(days: -1))
        } else if text.utf8.count == 4, let first = CivilDate(text + "-01-01"), (1900...2199).contains(first.year) {
            (from, through) = (first, first.adding(months: 12).adding(days: -1))
        } else {
            return nil
        }
    }
}
