/// One person's days, walks and samples.
package protocol JournalRepository: Sendable {
    var owner: AccountID { get }

    /// Days that have data, oldest first; nil ends are open.
    func days(from: CivilDate?, through: CivilDate?) async throws(JournalFailure) -> [Day]
    /// Hours that have data, oldest first, by when they begin.
    func hours(from: Instant, until: Instant) async throws(JournalFailure) -> [Hour]

    /// The figures of a quantity of gait, oldest first.
    func gait(_ quantity: GaitQuantity, from: CivilDate, through: CivilDate) async throws(JournalFailure) -> [GaitRecord]
    /// The quantities of gait of which anything is known since a day.
    func gaitQuantities(from: CivilDate) async throws(JournalFailure) -> Set<GaitQuantity>

    /// Newest first.
    func walks(_ filter: WalkFilter, after cursor: WalkPage.Cursor?, limit: Int) async throws(JournalFailure) -> WalkPage
    func walk(_ id: WalkID) async throws(JournalFailure) -> Walk?
    /// Walks that went the same way as one, the newest first, with their routes.
    func similarWalks(to id: WalkID) async throws(JournalFailure) -> [SimilarWalk]
    func countWalks(_ filter: WalkFilter) async throws(JournalFailure) -> Int

    /// Adds a walk, which never replaces another: where there is one of its name, it gets a name of its own.
    func log(_ walk: Walk) async throws(JournalFailure) -> LoggedWalk
    /// Adds walks or changes them, and recounts their days; all or none.
    func save(_ walks: [Walk]) async throws(JournalFailure) -> UndoID
    func delete(_ walks: [WalkID]) async throws(JournalFailure) -> UndoID
    /// Deletes some and saves others as one change: what splitting and merging need.
    func replace(_ old: [WalkID], with new: [Walk]) async throws(JournalFailure) -> UndoID
    /// Undoes a change; nil when it was undone before, or somebody else changed the same settings since.
    /// - Returns: what undoes this again.
    @discardableResult
    func undo(_ change: UndoID) async throws(JournalFailure) -> UndoID?
    /// Returns the last change that can be undone, whichever program made it.
    func lastChange() async throws(JournalFailure) -> LoggedChange?
    /// Returns what was changed and imported after a mark, whichever program did, and what can still be undone.
    func changeLog(after mark: ChangeLog.Mark) async throws(JournalFailure) -> ChangeLog

    func settings() async throws(JournalFailure) -> JournalSettings
    /// Changes the settings as they are at that moment, whoever changed them before; days are recounted where zone or priorities differ.
    /// - Parameter name: the name by which it can be undone, also in another session; nil names it by what it changed.
    /// - Returns: nil when the edit changed nothing.
    func change(
        named name: ChangeName?, _ edit: @escaping @Sendable (inout JournalSettings) -> Void
    ) async throws(JournalFailure) -> UndoID?
    /// Keeps in the settings what nobody would undo, such as what was shown once and how something was looked at last; no day depends on
    /// it, and no undo reaches it.
    /// - Returns: whether the edit changed something.
    @discardableResult
    func note(_ edit: @escaping @Sendable (inout JournalSettings) -> Void) async throws(JournalFailure) -> Bool

    /// The sources seen so far.
    func sources() async throws(JournalFailure) -> [Source]
    /// The records as they came in, that touch a stretch of time.
    func samples(_ metric: Metric, from: Instant, until: Instant) async throws(JournalFailure) -> [Sample]

    /// Returns the input that the numbers of a day follow from.
    func input(on date: CivilDate) async throws(JournalFailure) -> DayInput
    /// Returns the inputs of some days, in their order.
    func inputs(on dates: [CivilDate]) async throws(JournalFailure) -> [DayInput]

    /// Returns the number of records and of walks that an import of these would find known already.
    func knownCounts(_ samples: [Sample], _ walks: [Walk]) async throws(JournalFailure) -> (records: Int, walks: Int)
    /// Returns the receiver of an importer's records.
    func importSink() async throws(JournalFailure) -> any SampleSink
    /// Returns the imports, newest first.
    func imports() async throws(JournalFailure) -> [ImportRecord]

    /// Takes an import back as a whole and says what went; nil when there is none of that number.
    func undoImport(_ number: Int64) async throws(JournalFailure) -> UndoneImport?
    /// Returns the records with a value that an import left out, oldest first; the first so many. Its report tells of all others.
    func quarantined(import number: Int64, limit: Int) async throws(JournalFailure) -> [QuarantinedRecord]
    /// Returns the number of records of a metric, and of walks, from a moment up to another that imports left out, by the reason.
    ///
    /// All are among them that have a time, whoever left them out: the journal or a reader.
    func leftOut(_ metric: Metric, from: Instant, until: Instant) async throws(JournalFailure) -> [SkipReason: Int]
    /// Stays that the imports tell of and the timeline does not have.
    func suggestedTimeZonePeriods() async throws(JournalFailure) -> [TimeZonePeriod]

    /// Yields whenever this person's data changed, by this program or by another one, and when a day began; never twice for one change.
    func changes() async -> AsyncStream<Void>
    /// Tells all who follow the changes that another day is today.
    func announceNewDay() async
}

extension JournalRepository {
    /// Changes the settings under the name of what is changed.
    package func change(_ edit: @escaping @Sendable (inout JournalSettings) -> Void) async throws(JournalFailure) -> UndoID? {
        try await change(named: nil, edit)
    }

    /// One after the other, where nobody knows a quicker way.
    package func inputs(on dates: [CivilDate]) async throws(JournalFailure) -> [DayInput] {
        var found: [DayInput] = []
        for date in dates { found.append(try await input(on: date)) }
        return found
    }
}
