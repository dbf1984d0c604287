import Common
import Files
import Phrases
import Walking

/// A report in one of its forms.
struct ReportDocument {
    let report: Report
    let reader: ReportReader
    let profile: Profile?
    /// The last results of tests by its end.
    let tests: [LatestTest]
    let phrases: Phrases

    func text(_ format: ReportFormat) -> String {
        let page = phrases.page(report, for: reader, profile: profile, tests: tests)
        return switch format {
        case .text: ReportText(page: page).text
        case .markdown: ReportMarkdown(page: page).text
        case .html: ReportHTML(page: page, language: phrases.language).text
        case .json: JSONText(report: report).text + "\n"
        case .fhir: FHIRBundle(report, profile: profile).text + "\n"
        }
    }
}

/// Writes reports into a person's folder.
struct ReportFile {
    let folder: String
    let journal: any JournalRepository
    let phrases: Phrases
    let profile: Profile?

    /// - Returns: the path of the file; nil where it cannot be written.
    func write(_ report: Report, for reader: ReportReader, as format: ReportFormat) async -> String? {
        guard let settings = try? await journal.settings() else { return nil }
        let tests = phrases.latestTests(in: settings, of: report)
        let document = ReportDocument(report: report, reader: reader, profile: profile, tests: tests, phrases: phrases)
        let audience = reader == .doctor ? "-doctor" : ""
        let path = "\(folder)/gnd-\(report.span.rawValue)-\(report.dates.lowerBound)\(audience).\(format.fileExtension)"
        guard (try? Replacing(path, isDurable: true)(with: Array(document.text(format).utf8))) != nil else { return nil }
        return path
    }
}
