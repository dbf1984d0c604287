import Walking
import WalkingTesting

@testable import Walk

extension WalkWorld {
    /// Keeps three imports: one that was cut short and left much out, a clean one, and one of before reports were kept.
    func keepImports() async {
        var report = ImportReport(file: "export.zip", format: "apple-health", changedDays: 12)
        report.outcome.added = 12_345
        report.outcome.walksAdded = 3
        report.shrunkDays = 2
        report.skipped = [.future: 1, .absurd: 1, .unreadable: 2, .badDate: 17]
        report.outcome.quarantined = [.future: 1, .absurd: 1]
        report.isPartial = true
        report.places = [
            LeftOutPlace(.unreadable, in: "fit/a.fit"), LeftOutPlace(.unreadable, in: "routes/of/the/summer/broken.gpx"),
            LeftOutPlace(.badDate, in: "days.csv", entry: 12, text: "yesterday,900"), LeftOutPlace(.badDate, in: "days.csv", count: 16),
        ]
        var clean = ImportReport(file: "samples", format: "kml")
        clean.outcome.walksAdded = 1
        let start = Instant(seconds: 1_893_000_000)
        await journal.keep(
            ledger: [
                ImportRecord(id: 7, at: WalkWorld.now, hash: nil, parserVersion: 1, path: "/home/kim/Downloads/export.zip", report: report),
                ImportRecord(id: 5, at: WalkWorld.now - .seconds(600), hash: nil, parserVersion: 1, report: clean),
                ImportRecord(id: 3, at: WalkWorld.now - .seconds(86_400), hash: nil, parserVersion: 1, report: nil),
            ],
            aside: [
                QuarantinedRecord(
                    metric: .steps, start: WalkWorld.now - .seconds(9000), end: WalkWorld.now, value: 90_000, source: WalkWorld.phone,
                    reason: .absurd),
                QuarantinedRecord(
                    metric: nil, start: start, end: start + .seconds(60), value: 70, source: WalkWorld.watch, reason: .future),
            ])
    }
}
