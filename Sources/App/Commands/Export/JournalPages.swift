import Journal
import Walking

/// Goes through a journal piece by piece, so that ten years need no more memory than a month.
struct JournalPages {
    let journal: ProfileJournal
    let options: Options
    let door: PrivacyDoor

    /// Samples a month at a time, each once, in the order of time within a metric; never an empty piece.
    ///
    /// What began at the same moment comes in the order of its content, since the numbers of sources differ from journal to journal.
    func samples(
        zones: ZoneTimeline, _ handle: ([Sample]) throws(CommandFailure) -> Void
    ) async throws(CommandFailure) {
        var start = options.from.map(zones.startOfDay) ?? .earliest
        let end = options.through.map(zones.endOfDay) ?? .latest
        while true {
            // Records of days without numbers are exported too; years without a record are passed over.
            let from = start
            let first = try await orFail { () async throws(JournalFailure) in try await journal.startOfRecords(from: from, until: end) }
            guard let first else { return }
            let next = min(first + Self.month, end)
            for metric in Metric.allCases {
                let samples = try await orFail { () async throws(JournalFailure) in
                    try await journal.samples(metric, from: first, until: next)
                }
                // A record that spans two stretches belongs to the one in which it begins.
                let own = samples.filter { $0.start >= first && $0.start < next }.sorted(by: Self.isBefore)
                if !own.isEmpty { try handle(own) }
            }
            start = next
        }
    }

    private static let month = Duration.seconds(31 * 86_400)

    private static func isBefore(_ left: Sample, _ right: Sample) -> Bool {
        if left.start != right.start { return left.start < right.start }
        if left.source != right.source { return left.source.key < right.source.key }
        return left.end != right.end ? left.end < right.end : left.value < right.value
    }

    /// The records that imports left out, a thousand at a time, in the order of time; never an empty piece.
    func leftOut(
        zones: ZoneTimeline, _ handle: ([QuarantinedRecord]) throws(CommandFailure) -> Void
    ) async throws(CommandFailure) {
        let until = options.through.map(zones.endOfDay)
        // Each piece begins at the moment with which the one before ended, behind those of that moment which it had.
        var (from, behind) = (options.from.map(zones.startOfDay), 0)
        while true {
            let (first, known) = (from, behind)
            let records = try await orFail { () async throws(JournalFailure) in
                try await journal.leftOut(from: first, until: until, behind: known, limit: Self.piece)
            }
            guard let last = records.last?.start else { return }
            try handle(records)
            behind = records.count { $0.start == last } + (last == from ? behind : 0)
            from = last
        }
    }

    private static let piece = 1000

    /// The records of walks with those parts of their routes that may leave, newest first.
    /// - Returns: how many routes were cut.
    @discardableResult
    func walks(_ handle: ([Outgoing<Walk>]) throws(CommandFailure) -> Void) async throws(CommandFailure) -> Int {
        var cut = 0
        let filter = WalkFilter(from: options.from, through: options.through, includesRoutes: true, includesWitnesses: true)
        try await eachPage(of: filter) { walks async throws(CommandFailure) in cut += try leave(walks, handle) }
        return cut
    }

    /// Walks as lists show them, each once whatever recorded it, with the route that its page shows as far as that may leave, newest first.
    /// - Returns: how many routes were cut.
    func shownWalks(_ handle: ([Outgoing<Walk>]) throws(CommandFailure) -> Void) async throws(CommandFailure) -> Int {
        var cut = 0
        let hidden = try await hiddenRecords()
        let decisions = try await orFail { () async throws(JournalFailure) in try await journal.settings().recordDecisions }
        let filter = WalkFilter(from: options.from, through: options.through, includesRoutes: true)
        try await eachPage(of: filter) { shown async throws(CommandFailure) in
            var walks = shown
            for (index, walk) in shown.enumerated() where walk.route.isEmpty {
                // Most walks without a route have no other record, and those are looked for one by one.
                let mayHaveOthers = hidden.contains {
                    decisions.shown[$0.id] == walk.id || $0.start < walk.end + Self.day && $0.end > walk.start - Self.day
                }
                guard mayHaveOthers else { continue }
                let others = try await orFail { () async throws(JournalFailure) in try await FindWitnesses(journal: journal)(walk) }
                walks[index].route = others.first { !$0.route.isEmpty }?.route ?? []
            }
            cut += try leave(walks, handle)
        }
        return cut
    }

    private static let day = Duration.seconds(86_400)

    /// Returns the records in whose place lists show another one, without their routes.
    private func hiddenRecords() async throws(CommandFailure) -> [Walk] {
        // The record that is shown may begin on the day before or after.
        let (from, through) = (options.from?.adding(days: -1), options.through?.adding(days: 1))
        var shown: Set<WalkID> = []
        try await eachPage(of: WalkFilter(from: from, through: through)) { shown.formUnion($0.map(\.id)) }
        var hidden: [Walk] = []
        try await eachPage(of: WalkFilter(from: from, through: through, includesWitnesses: true)) { walks in
            hidden += walks.filter { !shown.contains($0.id) }
        }
        return hidden
    }

    private func eachPage(
        of filter: WalkFilter, _ handle: ([Walk]) async throws(CommandFailure) -> Void
    ) async throws(CommandFailure) {
        var cursor: WalkPage.Cursor?
        repeat {
            let after = cursor
            let page = try await orFail { () async throws(JournalFailure) in try await journal.walks(filter, after: after, limit: 200) }
            try await handle(page.walks)
            cursor = page.next
        } while cursor != nil
    }

    /// Lets walks leave with those parts of their routes that may.
    /// - Returns: how many routes were cut.
    private func leave(
        _ walks: [Walk], _ handle: ([Outgoing<Walk>]) throws(CommandFailure) -> Void
    ) throws(CommandFailure) -> Int {
        let outgoing = walks.map { door($0) }
        if !outgoing.isEmpty { try handle(outgoing) }
        return zip(walks, outgoing).count { $0.route != $1.value.route }
    }
}
