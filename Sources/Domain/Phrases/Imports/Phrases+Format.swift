import Walking

extension Phrases {
    /// An example of allowed text for an empty field, distinguishable from typed text without any colour.
    package func example(_ text: String) -> String { self(en: "e.g. \(text)", ko: "예: \(text)") }

    /// A format, or several with commas between them, as their makers call them; what is not known stays as it is.
    package func format(_ short: String) -> String {
        short.split(separator: ",").map { one(String($0.drop { $0 == " " })) }.joined(separator: ", ")
    }

    /// All formats that can be read, in one line.
    package var allFormats: String { formats.map(name).joined(separator: ", ") }

    private func one(_ short: String) -> String {
        if short == ImportReport.reimportFormat { return self(en: "read again", ko: "다시 읽기") }
        return formats.first { $0.id == short }.map(name) ?? short
    }

    private func name(_ format: FormatName) -> String { self(en: format.english, ko: format.korean) }
}
