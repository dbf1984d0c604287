import Walking

/// A journal that keeps settings and nothing else; it can be told to fail.
actor MemoryJournal: JournalRepository {
    nonisolated let owner: AccountID
    private var kept: JournalSettings
    private var failure: JournalFailure?

    init(owner: AccountID, zone: Zone) {
        self.owner = owner
        kept = JournalSettings(zones: ZoneTimeline(home: zone))
    }

    func fail(with failure: JournalFailure?) { self.failure = failure }

    func settings() throws(JournalFailure) -> JournalSettings {
        if let failure { throw failure }
        return kept
    }

    func save(_ settings: JournalSettings) throws(JournalFailure) {
        if let failure { throw failure }
        kept = settings
    }

    func days(from: CivilDate?, through: CivilDate?) -> [Day] { [] }
    func hours(from: Instant, until: Instant) -> [Hour] { [] }
    func walks(_ filter: WalkFilter, after cursor: WalkPage.Cursor?, limit: Int) -> WalkPage { WalkPage(walks: [], next: nil) }
    func walk(_ id: WalkID) -> Walk? { nil }
    func countWalks(_ filter: WalkFilter) -> Int { 0 }
    func save(_ walks: [Walk]) throws(JournalFailure) -> UndoID { throw .missing }
    func delete(_ walks: [WalkID]) throws(JournalFailure) -> UndoID { throw .missing }
    func replace(_ old: [WalkID], with new: [Walk]) throws(JournalFailure) -> UndoID { throw .missing }
    func undo(_ change: UndoID) -> Bool { false }
    func sources() -> [Source] { [] }
    func samples(_ metric: Metric, from: Instant, until: Instant) -> [Sample] { [] }
    func importSink() throws(JournalFailure) -> any SampleSink { throw .missing }
    func imports() -> [ImportRecord] { [] }
    func undoImport(_ number: Int64) -> Bool { false }
    func quarantined(import number: Int64, limit: Int) -> [QuarantinedRecord] { [] }
    private var told: [ZoneTimeline.Stay] = []
    func suggest(_ stays: [ZoneTimeline.Stay]) { told = stays }
    func suggestedStays() -> [ZoneTimeline.Stay] { told.filter { !kept.zones.stays.contains($0) } }
    func announceNewDay() async {}
    func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
