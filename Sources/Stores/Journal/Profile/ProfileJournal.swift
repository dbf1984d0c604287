import Walking

/// One person's part of a journal, as the rest of the program knows it.
package struct ProfileJournal: JournalRepository {
    let journal: Journal
    let scope: Scope

    package var owner: AccountID { scope.owner }

    /// Asks the stores of this person, on the journal's actor.
    func perform<Result: Sendable>(
        _ body: @Sendable (ProfileStores) async throws(JournalFailure) -> Result
    ) async throws(JournalFailure) -> Result {
        try await journal.perform(in: scope, body)
    }

    package func days(from: CivilDate?, through: CivilDate?) async throws(JournalFailure) -> [Day] {
        try await perform { (stores) throws(JournalFailure) in try stores.days.days(from: from, through: through) }
    }

    package func hours(from: Instant, until: Instant) async throws(JournalFailure) -> [Hour] {
        try await perform { (stores) throws(JournalFailure) in try stores.days.hours(from: from, until: until) }
    }

    package func gait(
        _ quantity: GaitQuantity, from: CivilDate, through: CivilDate
    ) async throws(JournalFailure) -> [GaitRecord] {
        try await perform { (stores) throws(JournalFailure) in try stores.gait.records(quantity, from: from, through: through) }
    }

    package func gaitQuantities(from: CivilDate) async throws(JournalFailure) -> Set<GaitQuantity> {
        try await perform { (stores) throws(JournalFailure) in try stores.gait.quantities(from: from) }
    }

    package func walks(_ filter: WalkFilter, after cursor: WalkPage.Cursor?, limit: Int) async throws(JournalFailure) -> WalkPage {
        try await perform { (stores) throws(JournalFailure) in
            let page = try stores.walks.walks(filter, after: cursor, limit: limit)
            // Among all records each has its own title.
            return filter.includesWitnesses ? page : WalkPage(walks: try stores.titles.titled(page.walks), next: page.next)
        }
    }

    package func walk(_ id: WalkID) async throws(JournalFailure) -> Walk? {
        try await perform { (stores) throws(JournalFailure) in
            guard let walk = try stores.walks.walk(id) else { return nil }
            return try stores.titles.titled([walk]).first
        }
    }

    package func similarWalks(to id: WalkID) async throws(JournalFailure) -> [SimilarWalk] {
        try await perform { (stores) throws(JournalFailure) in
            let found = try stores.similarWalks.similar(to: id)
            return zip(try stores.titles.titled(found.map(\.walk)), found).map { SimilarWalk($0, $1.likeness) }
        }
    }

    package func countWalks(_ filter: WalkFilter) async throws(JournalFailure) -> Int {
        try await perform { (stores) throws(JournalFailure) in try stores.walks.count(filter) }
    }

    package func log(_ walk: Walk) async throws(JournalFailure) -> LoggedWalk {
        try await perform { (stores) throws(JournalFailure) in try stores.walkEditor.log(walk) }
    }

    package func save(_ walks: [Walk]) async throws(JournalFailure) -> UndoID {
        try await replace([], with: walks)
    }

    package func delete(_ walks: [WalkID]) async throws(JournalFailure) -> UndoID {
        try await replace(walks, with: [])
    }

    package func replace(_ old: [WalkID], with new: [Walk]) async throws(JournalFailure) -> UndoID {
        try await perform { (stores) throws(JournalFailure) in try stores.walkEditor.replace(old, with: new) }
    }

    @discardableResult
    package func undo(_ change: UndoID) async throws(JournalFailure) -> UndoID? {
        try await perform { (stores) async throws(JournalFailure) in try await stores.undo.undo(change) }
    }

    /// Returns the last change that can be undone, whichever program made it.
    package func lastChange() async throws(JournalFailure) -> LoggedChange? {
        try await perform { (stores) throws(JournalFailure) in try stores.lastChanges.last() }
    }

    package func changeLog(after mark: ChangeLog.Mark) async throws(JournalFailure) -> ChangeLog {
        try await perform { (stores) throws(JournalFailure) in try stores.lastChanges.log(after: mark) }
    }

    package func settings() async throws(JournalFailure) -> JournalSettings {
        try await perform { (stores) throws(JournalFailure) in try stores.settings.settings() }
    }

    package func change(
        named name: ChangeName?, _ edit: @escaping @Sendable (inout JournalSettings) -> Void
    ) async throws(JournalFailure) -> UndoID? {
        try await perform { (stores) async throws(JournalFailure) in try await stores.settingsEditor.change(named: name, edit) }
    }

    package func note(_ edit: @escaping @Sendable (inout JournalSettings) -> Void) async throws(JournalFailure) -> Bool {
        try await perform { (stores) throws(JournalFailure) in try stores.settingsEditor.note(edit) }
    }

    package func sources() async throws(JournalFailure) -> [Source] {
        try await perform { (stores) throws(JournalFailure) in try stores.days.usedSources() }
    }

    package func samples(_ metric: Metric, from: Instant, until: Instant) async throws(JournalFailure) -> [Sample] {
        try await perform { (stores) throws(JournalFailure) in try stores.days.samples(metric, from: from, until: until) }
    }

    /// Returns when the first of all records begins within a stretch of time, whether or not its day has numbers; nil without one.
    package func startOfRecords(from: Instant, until: Instant) async throws(JournalFailure) -> Instant? {
        try await perform { (stores) throws(JournalFailure) in try stores.days.startOfRecords(from: from, until: until) }
    }

    package func input(on date: CivilDate) async throws(JournalFailure) -> DayInput {
        try await perform { (stores) throws(JournalFailure) in try stores.days.input(on: date) }
    }

    /// Reads days that lie together at once, and leaves the journal to others between.
    package func inputs(on dates: [CivilDate]) async throws(JournalFailure) -> [DayInput] {
        var found: [DayInput] = []
        for run in DayCounter.runs(of: dates) {
            found += try await perform { (stores) throws(JournalFailure) in try stores.days.inputs(on: run) }
        }
        return found
    }

    package func knownCounts(_ samples: [Sample], _ walks: [Walk]) async throws(JournalFailure) -> (records: Int, walks: Int) {
        try await perform { (stores) throws(JournalFailure) in (try stores.known.count(samples), try stores.known.count(walks)) }
    }

    package func importSink() async throws(JournalFailure) -> any SampleSink { JournalSink(self) }

    /// Returns the part of an export beside records and walks.
    package func metadata() async throws(JournalFailure) -> JournalMetadata {
        try await perform { (stores) throws(JournalFailure) in try stores.metadata.metadata() }
    }

    package func imports() async throws(JournalFailure) -> [ImportRecord] {
        try await perform { (stores) throws(JournalFailure) in try stores.imports.records() }
    }

    package func quarantined(import number: Int64, limit: Int) async throws(JournalFailure) -> [QuarantinedRecord] {
        try await perform { (stores) throws(JournalFailure) in try stores.imports.quarantined(import: number, limit: limit) }
    }

    package func leftOut(_ metric: Metric, from: Instant, until: Instant) async throws(JournalFailure) -> [SkipReason: Int] {
        try await perform { (stores) throws(JournalFailure) in try stores.imports.leftOut(metric, from: from, until: until) }
    }

    /// Returns so many of the records that all imports left out, from a moment up to another, behind as many as there are before them.
    package func leftOut(from: Instant?, until: Instant?, behind: Int, limit: Int) async throws(JournalFailure) -> [QuarantinedRecord] {
        try await perform { (stores) throws(JournalFailure) in
            try stores.imports.leftOut(from: from, until: until, behind: behind, limit: limit)
        }
    }

    package func suggestedTimeZonePeriods() async throws(JournalFailure) -> [TimeZonePeriod] {
        try await perform { (stores) throws(JournalFailure) in
            try stores.zoneObservations.suggestedTimeZonePeriods(beside: try stores.settings.settings().zones)
        }
    }

    package func undoImport(_ number: Int64) async throws(JournalFailure) -> UndoneImport? {
        try await perform { (stores) async throws(JournalFailure) in try await stores.importUndo.undo(number) }
    }

    package func changes() async -> AsyncStream<Void> { await journal.changes(of: owner) }

    package func announceNewDay() async { await journal.announce(owner) }
}
