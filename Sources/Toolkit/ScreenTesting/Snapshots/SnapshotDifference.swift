/// The lines in which two snapshots differ, each as it was and as it is.
///
/// Lines are matched by their beginning (the number of a row, the name of a line of the footer) and not by their place, so that one more
/// row of styles does not make all that follow look different.
struct SnapshotDifference: CustomStringConvertible {
    /// The most lines that are printed; a screen that differs everywhere is better looked at in the page.
    static let limit = 20

    let lines: [(expected: String, actual: String)]

    init(expected: String, actual: String) {
        let (old, new) = (Self.keyed(expected), Self.keyed(actual))
        let keys = old.map(\.key) + new.map(\.key).filter { key in !old.contains { $0.key == key } }
        lines = keys.compactMap { key in
            let before = old.first { $0.key == key }?.line ?? ""
            let after = new.first { $0.key == key }?.line ?? ""
            return before == after ? nil : (before, after)
        }
    }

    /// A line belongs to the line with the same beginning in the same section, so that one more row of styles shifts nothing.
    private static func keyed(_ text: String) -> [(key: String, line: String)] {
        var section = "grid"
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line == "styles" || line == "end" { section = String(line) }
            return (section + " " + (line.split(separator: " ").first ?? ""), String(line))
        }
    }

    var description: String {
        var text = lines.prefix(Self.limit).map { "- \($0.expected)\n+ \($0.actual)" }
        if lines.count > Self.limit { text.append("… and \(lines.count - Self.limit) lines more") }
        return text.joined(separator: "\n")
    }
}
