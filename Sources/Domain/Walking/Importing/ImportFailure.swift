/// Why a file could not be read at all; what could be read before is kept and reported.
package enum ImportFailure: Error, Hashable, Sendable {
    case missing(path: String)
    case unreadable(path: String, problem: FileProblem)
    /// None of the formats fits.
    case notAnExport(path: String)
    case truncated(path: String, kept: ImportReport?)
    case broken(path: String, problem: FileProblem, kept: ImportReport?)
    case cancelled(kept: ImportReport?)
    case journal(JournalFailure)
}
