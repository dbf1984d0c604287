import Testing
import Walking

@testable import Walk

struct ImportSummaryTests {
    private func report(_ format: String, added: Int, days: ClosedRange<Int>? = nil, isPartial: Bool = false) -> ImportReport {
        var outcome = BatchOutcome()
        outcome.added = added
        var report = ImportReport(
            file: "a", format: format, outcome: outcome, skipped: [.badDate: 1], leftOut: [LeftOut(kind: .sport, name: "Rowing")],
            isPartial: isPartial)
        report.changedDays = 2
        (report.firstDay, report.lastDay) = (
            days.map { CivilDate(dayNumber: $0.lowerBound) }, days.map { CivilDate(dayNumber: $0.upperBound) }
        )
        return report
    }

    @Test func `files are added up, and a format is named once`() {
        let summary = ImportSummary([report("gpx", added: 3), report("fit", added: 4), report("gpx", added: 5, isPartial: true)])
        #expect(summary.formats == ["gpx", "fit"] && summary.outcome.added == 12 && summary.changedDays == 6)
        #expect(summary.skipped == [.badDate: 3] && summary.leftOut == [LeftOut(kind: .sport, name: "Rowing", count: 3)])
        #expect(summary.isPartial)
    }

    @Test func `its days are from the first of all files to the last, whatever their order`() {
        let summary = ImportSummary([
            report("gpx", added: 1, days: 200...300), report("gpx", added: 1), report("gpx", added: 1, days: 100...250),
        ])
        #expect(summary.firstDay == CivilDate(dayNumber: 100) && summary.lastDay == CivilDate(dayNumber: 300))
    }

    @Test func `days that several files changed are counted once where that is known`() {
        let reports = [report("gpx", added: 1), report("gpx", added: 1)]
        #expect(ImportSummary(reports).changedDays == 4)
        let summary = ImportSummary(reports, changes: DayChanges(changed: 2, shrunk: 1))
        #expect(summary.changedDays == 2 && summary.shrunkDays == 1)
    }

    @Test func `nothing new, nothing corrected and no walk is a journal as it was`() {
        #expect(ImportSummary([]).changedNothing && ImportSummary([report("gpx", added: 0)]).changedNothing)
        #expect(!ImportSummary([report("gpx", added: 1)]).changedNothing)
    }

    @Test func `sports that only the person can judge come by how often they were`() {
        var findings = ImportFindings()
        findings.leftOut = [
            LeftOut(kind: .sport, name: "Yoga", count: 2), LeftOut(kind: .table, name: "STEPS", count: 9),
            LeftOut(kind: .sport, name: "", count: 5), LeftOut(kind: .sport, name: "Rowing", count: 7),
            LeftOut(kind: .sport, name: "Archery", count: 2),
        ]
        #expect(findings.unknownSports == ["Rowing", "Archery", "Yoga"])
    }
}
