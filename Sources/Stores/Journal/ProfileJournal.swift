import Walking

/// One person's part of a journal, as the rest of the program knows it.
package struct ProfileJournal: JournalRepository {
    let journal: Journal
    package let owner: AccountID
    let zone: Zone?

    package func days(from: CivilDate?, through: CivilDate?) async throws(JournalFailure) -> [Day] {
        let goals = try await journal.settings(of: owner, zone: zone).goals
        return try await journal.days(of: owner, from: from, through: through, goals: goals)
    }

    package func hours(from: Instant, until: Instant) async throws(JournalFailure) -> [Hour] {
        try await journal.hours(of: owner, from: from, until: until)
    }

    package func walks(_ filter: WalkFilter, after cursor: WalkPage.Cursor?, limit: Int) async throws(JournalFailure) -> WalkPage {
        let zones = try await journal.settings(of: owner, zone: zone).zones
        return try await journal.walks(of: owner, filter, after: cursor, limit: limit, zones: zones)
    }

    package func walk(_ id: WalkID) async throws(JournalFailure) -> Walk? {
        try await journal.walk(id, of: owner)
    }

    package func countWalks(_ filter: WalkFilter) async throws(JournalFailure) -> Int {
        let zones = try await journal.settings(of: owner, zone: zone).zones
        return try await journal.countWalks(of: owner, filter, zones: zones)
    }

    package func log(_ walk: Walk) async throws(JournalFailure) -> LoggedWalk {
        try await journal.log(walk, owner: owner, zone: zone)
    }

    package func save(_ walks: [Walk]) async throws(JournalFailure) -> UndoID {
        try await journal.change(delete: [], save: walks, owner: owner, zone: zone)
    }

    package func delete(_ walks: [WalkID]) async throws(JournalFailure) -> UndoID {
        try await journal.change(delete: walks, save: [], owner: owner, zone: zone)
    }

    package func replace(_ old: [WalkID], with new: [Walk]) async throws(JournalFailure) -> UndoID {
        try await journal.change(delete: old, save: new, owner: owner, zone: zone)
    }

    @discardableResult
    package func undo(_ change: UndoID) async throws(JournalFailure) -> UndoID? {
        try await journal.undo(change, owner: owner, zone: zone)
    }

    package func settings() async throws(JournalFailure) -> JournalSettings {
        try await journal.settings(of: owner, zone: zone)
    }

    package func change(_ edit: @escaping @Sendable (inout JournalSettings) -> Void) async throws(JournalFailure) -> UndoID? {
        try await journal.change(of: owner, zone: zone, edit)
    }

    package func sources() async throws(JournalFailure) -> [Source] {
        try await journal.sources(of: owner)
    }

    package func samples(_ metric: Metric, from: Instant, until: Instant) async throws(JournalFailure) -> [Sample] {
        try await journal.samples(of: owner, metric, from: from, until: until)
    }

    package func input(on date: CivilDate) async throws(JournalFailure) -> DayInput {
        try await journal.input(on: date, of: owner, zone: zone)
    }

    package func importSink() async throws(JournalFailure) -> any SampleSink {
        JournalSink(journal: journal, owner: owner, zone: zone)
    }

    /// What an export must say beside records and walks.
    package func memory() async throws(JournalFailure) -> JournalMemory {
        try await journal.memory(of: owner, zone: zone)
    }

    package func imports() async throws(JournalFailure) -> [ImportRecord] {
        try await journal.imports(of: owner)
    }

    package func quarantined(import number: Int64, limit: Int) async throws(JournalFailure) -> [QuarantinedRecord] {
        try await journal.quarantined(import: number, owner: owner, limit: limit)
    }

    package func suggestedStays() async throws(JournalFailure) -> [ZoneTimeline.Stay] {
        try await journal.suggestedStays(of: owner, zones: try await settings().zones)
    }

    package func undoImport(_ number: Int64) async throws(JournalFailure) -> UndoneImport? {
        try await journal.undoImport(number, owner: owner, zone: zone)
    }

    package func changes() async -> AsyncStream<Void> {
        await journal.changes(of: owner)
    }

    package func announceNewDay() async {
        await journal.announce(owner)
    }
}

extension Journal {
    /// One person's part of the journal.
    /// - Parameter zone: counts days in this zone instead of the person's home, for as long as it is asked for.
    package func profile(_ owner: AccountID, zone: Zone? = nil) async throws(JournalFailure) -> ProfileJournal {
        if try setting(.zones, of: owner) == nil {
            try database.housekeeping { () throws(JournalFailure) in try save(ZoneTimeline(home: zone ?? defaultZone), of: owner) }
        }
        let profile = ProfileJournal(journal: self, owner: owner, zone: zone)
        try await settle(owner, zone: zone)
        return profile
    }
}
