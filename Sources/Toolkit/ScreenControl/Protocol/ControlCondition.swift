import Terminal

/// A statement about what is on show: `place == gnd://walk`, `screen contains Saved`, `idle`.
nonisolated enum ControlCondition: Hashable, Sendable {
    /// The thing that is compared.
    enum Subject: String, CaseIterable, Sendable { case place, top, title, focus, toast, screen, tree }
    /// The way in which it is.
    enum Comparison: String, CaseIterable, Sendable {
        case isEqual = "=="
        case isDifferent = "!="
        case contains = "contains"
    }

    /// Nothing goes on.
    case idle
    /// A thing on show is, is not, or contains a text.
    case comparison(Subject, Comparison, String)

    /// Understands a statement; a text may stand in quotes.
    init(_ text: String) throws(ControlMistake) {
        guard text != "idle" else {
            self = .idle
            return
        }
        let subjectWord = text.prefix { $0 != " " }
        guard let subject = Subject(rawValue: String(subjectWord)) else {
            let names = Subject.allCases.map(\.rawValue).joined(separator: ", ")
            throw ControlMistake(sentence: "a condition is idle, or begins with one of: \(names)")
        }
        let rest = text.dropFirst(subjectWord.count).trimmed
        let word = rest.prefix { $0 != " " }
        guard let comparison = Comparison(rawValue: String(word)) else {
            throw ControlMistake(sentence: "after \(subject.rawValue) comes ==, != or contains")
        }
        self = .comparison(subject, comparison, Self.unquoted(String(rest.dropFirst(word.count).trimmed)))
    }

    /// A text without the quotes around it.
    static func unquoted(_ text: String) -> String {
        text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : text
    }
}
