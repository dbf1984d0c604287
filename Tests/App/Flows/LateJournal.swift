import Walking

/// A journal whose answers wait at a gate, as those of a busy one do.
nonisolated struct LateJournal: JournalRepository {
    let journal: any JournalRepository
    let gate: Gate

    var owner: AccountID { journal.owner }

    func days(from: CivilDate?, through: CivilDate?) async throws(JournalFailure) -> [Day] {
        await gate.pass()
        return try await journal.days(from: from, through: through)
    }

    func hours(from: Instant, until: Instant) async throws(JournalFailure) -> [Hour] {
        await gate.pass()
        return try await journal.hours(from: from, until: until)
    }

    func gait(_ quantity: GaitQuantity, from: CivilDate, through: CivilDate) async throws(JournalFailure) -> [GaitRecord] {
        await gate.pass()
        return try await journal.gait(quantity, from: from, through: through)
    }

    func gaitQuantities(from: CivilDate) async throws(JournalFailure) -> Set<GaitQuantity> {
        await gate.pass()
        return try await journal.gaitQuantities(from: from)
    }

    func walks(_ filter: WalkFilter, after cursor: WalkPage.Cursor?, limit: Int) async throws(JournalFailure) -> WalkPage {
        await gate.pass()
        return try await journal.walks(filter, after: cursor, limit: limit)
    }

    func walk(_ id: WalkID) async throws(JournalFailure) -> Walk? {
        await gate.pass()
        return try await journal.walk(id)
    }

    func lastChange() async throws(JournalFailure) -> LoggedChange? {
        await gate.pass()
        return try await journal.lastChange()
    }

    func changeLog(after mark: ChangeLog.Mark) async throws(JournalFailure) -> ChangeLog {
        await gate.pass()
        return try await journal.changeLog(after: mark)
    }

    func countWalks(_ filter: WalkFilter) async throws(JournalFailure) -> Int {
        await gate.pass()
        return try await journal.countWalks(filter)
    }

    func log(_ walk: Walk) async throws(JournalFailure) -> LoggedWalk {
        await gate.pass()
        return try await journal.log(walk)
    }

    func save(_ walks: [Walk]) async throws(JournalFailure) -> UndoID {
        await gate.pass()
        return try await journal.save(walks)
    }

    func delete(_ walks: [WalkID]) async throws(JournalFailure) -> UndoID {
        await gate.pass()
        return try await journal.delete(walks)
    }

    func replace(_ old: [WalkID], with new: [Walk]) async throws(JournalFailure) -> UndoID {
        await gate.pass()
        return try await journal.replace(old, with: new)
    }

    func undo(_ change: UndoID) async throws(JournalFailure) -> UndoID? {
        await gate.pass()
        return try await journal.undo(change)
    }

    func settings() async throws(JournalFailure) -> JournalSettings {
        await gate.pass()
        return try await journal.settings()
    }

    func change(
        named name: ChangeName?, _ edit: @escaping @Sendable (inout JournalSettings) -> Void
    ) async throws(JournalFailure) -> UndoID? {
        await gate.pass()
        return try await journal.change(named: name, edit)
    }

    func note(_ edit: @escaping @Sendable (inout JournalSettings) -> Void) async throws(JournalFailure) -> Bool {
        await gate.pass()
        return try await journal.note(edit)
    }

    func sources() async throws(JournalFailure) -> [Source] {
        await gate.pass()
        return try await journal.sources()
    }

    func samples(_ metric: Metric, from: Instant, until: Instant) async throws(JournalFailure) -> [Sample] {
        await gate.pass()
        return try await journal.samples(metric, from: from, until: until)
    }

    func knownCounts(_ samples: [Sample], _ walks: [Walk]) async throws(JournalFailure) -> (records: Int, walks: Int) {
        await gate.pass()
        return try await journal.knownCounts(samples, walks)
    }

    func input(on date: CivilDate) async throws(JournalFailure) -> DayInput {
        await gate.pass()
        return try await journal.input(on: date)
    }

    func importSink() async throws(JournalFailure) -> any SampleSink { try await journal.importSink() }

    func imports() async throws(JournalFailure) -> [ImportRecord] {
        await gate.pass()
        return try await journal.imports()
    }

    func undoImport(_ number: Int64) async throws(JournalFailure) -> UndoneImport? {
        await gate.pass()
        return try await journal.undoImport(number)
    }

    func quarantined(import number: Int64, limit: Int) async throws(JournalFailure) -> [QuarantinedRecord] {
        await gate.pass()
        return try await journal.quarantined(import: number, limit: limit)
    }

    func leftOut(_ metric: Metric, from: Instant, until: Instant) async throws(JournalFailure) -> [SkipReason: Int] {
        await gate.pass()
        return try await journal.leftOut(metric, from: from, until: until)
    }

    func suggestedTimeZonePeriods() async throws(JournalFailure) -> [TimeZonePeriod] {
        await gate.pass()
        return try await journal.suggestedTimeZonePeriods()
    }

    func changes() async -> AsyncStream<Void> { await journal.changes() }

    func announceNewDay() async { await journal.announceNewDay() }
}
