/// A line of the ledger of imports.
package struct ImportRecord: Hashable, Sendable, Identifiable {
    package var id: Int64
    package var at: Instant
    package var hash: String?
    package var parserVersion: Int
    /// Where the file lay; nil for what was imported before paths were kept.
    package var path: String?
    /// Nil while the import runs, or when the program was killed in the middle of it.
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
