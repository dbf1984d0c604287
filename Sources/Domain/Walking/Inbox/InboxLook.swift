/// A look at an inbox: which of its files are complete and new, and when to look again.
///
/// A file is complete when it has been the same for a while, be it that two looks saw it so, or that its last change is long enough ago.
package struct InboxLook: Sendable {
    /// The time for which a file must have been the same.
    package static let settling = Duration.seconds(3)

    /// The files by the bytes of the name, as in the ledger.
    private var seen: [[UInt8]: (file: InboxFile, since: Instant)] = [:]

    package init() {}

    /// The files to read now.
    package private(set) var ready: [InboxFile] = []
    /// The time after which to look again; nil where nothing is on its way.
    package private(set) var wait: Duration?

    package mutating func update(_ files: [InboxFile], ledger: InboxLedger, now: Instant) {
        ready = []
        wait = nil
        var next: [[UInt8]: (file: InboxFile, since: Instant)] = [:]
        for file in files where !InboxFile.isPartial(file.name) && ledger.verdict(on: file) == nil {
            let name = Array(file.name.utf8)
            let first = seen[name].flatMap { $0.file == file ? min($0.since, now) : nil } ?? now
            // A clock that was put back must not make a file wait for years.
            let unchanged = max(now - first, file.changed <= now ? now - file.changed : .zero)
            if unchanged >= Self.settling {
                ready.append(file)
            } else {
                next[name] = (file, first)
                let left = Self.settling - unchanged
                wait = max(wait ?? left, left)
            }
        }
        seen = next
    }
}
