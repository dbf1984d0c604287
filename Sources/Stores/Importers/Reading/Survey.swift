/// What a path holds, found out before anything is read in earnest.
struct Survey {
    /// The files that can be read, in the order they should be.
    private(set) var formats: [(format: Format, leaves: [Int: Recognition])] = []
    /// What could not be opened.
    private(set) var failures: [(name: String, failure: ReadFailure)] = []

    /// Whether there is nothing to read but one file.
    var isOneFile: Bool { formats.reduce(0) { $0 + $1.leaves.count } == 1 }

    init(_ tree: FileTree, isCancelled: () -> Bool) {
        let cursor = LeafCursor(tree)
        var found: [Int: Recognition] = [:]
        while !isCancelled(), let (leaf, source) = cursor.next() {
            let recognition = Recognition.of(leaf, head: source.head) ?? Recognition.further(in: source)
            if let recognition { found[leaf.ordinal] = recognition }
        }
        failures = tree.failures + cursor.failures
        Self.join(&found)
        formats = Format.allCases.compactMap { format in
            let leaves = found.filter { ($0.value.owner ?? $0.value.format) == format }
            return leaves.isEmpty ? nil : (format, leaves)
        }
    }

    /// Puts files that belong to others where those are, and leaves out what another file of the same export says better.
    private static func join(_ found: inout [Int: Recognition]) {
        let heads = Set(found.values.filter { $0.alone == nil }.map(\.format))
        for (ordinal, what) in found {
            if let alone = what.alone, !heads.contains(what.format) {
                found[ordinal] = Recognition(format: alone)
            } else if heads.contains(.strava), [.gpx, .tcx, .fit].contains(what.format) {
                found[ordinal]?.owner = .strava
                found[ordinal]?.phase = StravaSession.Phase.tracks
            } else if heads.contains(.tcx), what.format == .googleFit, what.phase == TakeoutSession.Phase.session {
                // Takeout writes each activity twice, and the other one has the route.
                found[ordinal] = nil
            }
        }
    }
}
