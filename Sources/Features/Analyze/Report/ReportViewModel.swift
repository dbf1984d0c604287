import Common
import Observation
import Phrases
import Walking

/// The report of a span, and which span that is.
@Observable
final class ReportViewModel {
    private(set) var span = ReportSpan.week
    private(set) var reader = ReportReader.own
    private(set) var content = Loadable<Report>.loading
    /// The last results of tests by the end of the report.
    private(set) var tests: [LatestTest] = []
    /// A day of the span; nil for the last one that is over.
    private var date: CivilDate?
    @ObservationIgnored let dependencies: AnalyzeDependencies

    init(_ dependencies: AnalyzeDependencies) {
        self.dependencies = dependencies
    }

    var report: Report? { content.value }

    func load() async {
        let asked = (span, date)
        do throws(JournalFailure) {
            let load = LoadReport(journal: dependencies.journal, clock: dependencies.clock)
            let report = try await load(span, around: date, age: dependencies.profile?.ageBand ?? .unsaid)
            let tests = dependencies.phrases.latestTests(in: try await dependencies.journal.settings(), of: report)
            // An answer that comes after the question has changed answers nothing.
            if asked == (span, date) { (content, self.tests) = (.loaded(report), tests) }
        } catch {
            content.fail(error)
        }
    }

    /// Reads again whenever the journal changed, until the task that runs it is cancelled.
    func follow() async {
        for await _ in await dependencies.journal.changes() { await load() }
    }

    func showNextSpan() async {
        span = ReportSpan.allCases.element(after: span)
        date = nil
        await load()
    }

    func turn(by step: Int) async {
        guard let dates = report?.dates else { return }
        date = step < 0 ? dates.lowerBound.adding(days: -1) : span.day(after: dates)
        await load()
    }

    func toggleReader() { reader = reader == .own ? .doctor : .own }

    /// Writes the report as a file; returns its path, or nil where that failed.
    func save(_ format: ReportFormat) async -> String? {
        guard let report else { return nil }
        return await dependencies.saveReport?(report, reader, format)
    }

    /// The report on show, unless it is the first one.
    var restorableState: String? {
        guard span != .week || date != nil || reader != .own else { return nil }
        return "\(span.rawValue) \(reader.rawValue) \(date?.description ?? "")"
    }

    /// Begins with another report than the first.
    func restore(_ text: String) {
        let words = text.split(separator: " ").map { String($0) }
        guard words.count >= 2, let span = ReportSpan(rawValue: words[0]), let reader = ReportReader(rawValue: words[1]) else { return }
        (self.span, self.reader) = (span, reader)
        date = words.count > 2 ? CivilDate(words[2]) : nil
    }
}
