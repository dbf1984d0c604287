/// A line of the ledger of imports.
package struct ImportRecord: Hashable, Sendable, Identifiable {
    package var id: Int64
    package var at: Instant
    package var hash: String?
    package var parserVersion: Int
    /// The path of the file; nil for imports made before paths were kept.
    package var path: String?
    /// The report; nil while the import runs, or when the program was killed in the middle of it.
    package var report: ImportReport?

    package init(id: Int64, at: Instant, hash: String?, parserVersion: Int, path: String? = nil, report: ImportReport?) {
        self.id = id
        self.at = at
        self.hash = hash
        self.parserVersion = parserVersion
        self.path = path
        self.report = report
    }
}

extension Sequence<ImportRecord> {
    /// Returns whether a later import found something that was known by then: taking the earlier one back may take what the later file
    /// held, too.
    package func isRepeated(_ number: Int64) -> Bool {
        contains { record in
            guard record.id > number, let outcome = record.report?.outcome else { return false }
            return outcome.known > 0 || outcome.walksKnown > 0
        }
    }
}
