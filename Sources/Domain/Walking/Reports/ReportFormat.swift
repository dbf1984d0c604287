/// The form in which a report is written.
package enum ReportFormat: String, CaseIterable, Hashable, Sendable {
    case text, markdown, html, json, fhir

    /// The ending of its files.
    package var fileExtension: String {
        switch self {
        case .text: "txt"
        case .markdown: "md"
        case .html: "html"
        case .json: "json"
        case .fhir: "fhir.json"
        }
    }
}

/// The reader that a report is written for.
package enum ReportReader: String, CaseIterable, Hashable, Sendable {
    /// The walker.
    case own = "me"
    /// The report with the definitions of all numbers, and how well devices measure them.
    case doctor
}
