import Basis

/// One thing that is wrong with a journal that can still be opened.
package enum JournalProblem: Hashable, Sendable {
    /// A structure that SQLite keeps beside the records, an index or the list of free pages, is wrong; a copy makes it anew.
    ///
    /// Like `pages` with SQLite's own lines, which only SQLite has.
    case upkeep([String])
    /// Pages that hold records are damaged.
    case pages([String])
    /// Rows of a table whose person is gone.
    case orphans(table: String)
    /// Days that are not what their records come to; counted again, they are.
    case miscounted(days: Int)

    /// Indicates whether the file itself is damaged, so that records may be lost.
    package var isOfPages: Bool { if case .pages = self { true } else { false } }

    /// Reads the lines of an `integrity_check`; nil when all is well.
    init?(integrity lines: [String]) {
        let lines = lines.flatMap { $0.split(separator: "\n") }.filter { $0 != "ok" && !$0.hasPrefix("***") }.map(String.init)
        guard !lines.isEmpty else { return nil }
        self = lines.allSatisfy(Self.sparesRecords) ? .upkeep(lines) : .pages(lines)
    }

    /// `row 3 missing from index x`, `wrong # of entries in index x`, `Page 7: never used`, `Freelist: …`.
    private static func sparesRecords(_ line: String) -> Bool {
        let isOfIndex = ["missing from index ", "wrong # of entries in index ", "non-unique entry in index "].contains { line.contains($0) }
        return isOfIndex || line.hasPrefix("Freelist:") || line.hasSuffix("never used")
    }
}
