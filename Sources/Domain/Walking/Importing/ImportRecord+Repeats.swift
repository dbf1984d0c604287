extension Sequence<ImportRecord> {
    /// Whether a later import found something that was known by then: taking the earlier one back may take what the later file held, too.
    package func isRepeated(_ number: Int64) -> Bool {
        contains { record in
            guard record.id > number, let outcome = record.report?.outcome else { return false }
            return outcome.known > 0 || outcome.walksKnown > 0
        }
    }
}
