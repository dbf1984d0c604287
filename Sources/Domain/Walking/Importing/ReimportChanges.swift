/// The changes that a reimport would make, or has made.
package struct ReimportChanges: Hashable, Sendable {
    package struct Change: Hashable, Sendable {
        package var date: CivilDate
        /// Steps.
        package var before: Int
        package var after: Int

        package init(date: CivilDate, before: Int, after: Int) {
            self.date = date
            self.before = before
            self.after = after
        }
    }

    /// Days whose steps, distance or flights differ, oldest first.
    package var days: [Change] = []
    package var added = 0
    package var removed = 0
    package var updated = 0
    package var walksAdded = 0
    package var walksRemoved = 0
    package var walksUpdated = 0
    /// Its line in the ledger, by which it can be taken back; nil for a look.
    package var number: Int64?

    package init() {}

    package var isNothing: Bool {
        days.isEmpty && added + removed + updated + walksAdded + walksRemoved + walksUpdated == 0
    }

    /// The same as the ledger keeps it beside imports.
    package var report: ImportReport {
        var report = ImportReport(
            file: ImportReport.reimportFormat, format: ImportReport.reimportFormat, changedDays: days.count, firstDay: days.first?.date,
            lastDay: days.last?.date)
        report.outcome.added = added
        report.outcome.updated = updated + walksUpdated
        report.outcome.walksAdded = walksAdded
        report.removed = removed + walksRemoved
        return report
    }
}
