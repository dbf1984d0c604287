import Walking

/// A journal in memory: days that were given, and walks that count for themselves; it can be told to fail.
package actor MemoryJournal: JournalRepository {
    package nonisolated let owner: AccountID
    private var settingsNow: JournalSettings
    private var walksNow: [WalkID: Walk] = [:]
    private var history: [Int64: (walks: [WalkID: Walk], settings: JournalSettings)] = [:]
    private var nextUndo: Int64 = 0
    private var logged: [LoggedChange] = []
    private var given: [CivilDate: Day]
    private var samplesNow: [Sample]
    private var gaitNow: [GaitRecord]
    private var listeners: [AsyncStream<Void>.Continuation] = []
    /// The failure that every call throws, while it is set.
    private var failure: JournalFailure?
    package private(set) var searches: [String] = []
    /// The number of times that the settings were read.
    package private(set) var settingsReads = 0
    /// The reading of the settings that waits, and who waits for it to do so.
    private var (holdsNext, held, onHold) = (false, CheckedContinuation<Void, Never>?.none, CheckedContinuation<Void, Never>?.none)

    package init(
        owner: AccountID = AccountID(rawValue: 1), zone: Zone, days: [Day] = [], walks: [Walk] = [], samples: [Sample] = [],
        goals: GoalHistory = GoalHistory(), gait: [GaitRecord] = []
    ) {
        self.owner = owner
        settingsNow = JournalSettings(goals: goals, zones: ZoneTimeline(home: zone))
        given = Dictionary(days.map { ($0.date, $0) }) { first, _ in first }
        for walk in walks { walksNow[walk.id] = walk }
        samplesNow = samples
        gaitNow = gait
    }

    package func fail(with failure: JournalFailure?) { self.failure = failure }

    private func check() throws(JournalFailure) {
        if let failure { throw failure }
    }

    package func days(from: CivilDate?, through: CivilDate?) async throws(JournalFailure) -> [Day] {
        try check()
        var days = given
        for walk in walksNow.values where walk.source == .typed {
            let date = settingsNow.zones.day(of: walk.start)
            var day = days[date] ?? Day(date: date, hasSteps: false)
            day.hasSteps = day.hasSteps || walk.steps != nil
            day.steps += Double(walk.steps ?? 0)
            day.distance += walk.distance ?? 0
            days[date] = day
        }
        return days.values.filter { day in from.map { $0 <= day.date } ?? true && through.map { day.date <= $0 } ?? true }
            .map { day in
                var day = day
                day.goal = settingsNow.goals.steps(on: day.date)
                return day
            }
            .sorted { $0.date < $1.date }
    }

    package func hours(from: Instant, until: Instant) async throws(JournalFailure) -> [Hour] { [] }

    /// Adds what a device measured of the gait, as an import does that changes no day's number.
    package func add(gait: [GaitRecord]) {
        gaitNow += gait
        tell()
    }

    package func gait(
        _ quantity: GaitQuantity, from: CivilDate, through: CivilDate
    ) async throws(JournalFailure) -> [GaitRecord] {
        try check()
        return gaitNow.filter { $0.figure.quantity == quantity && (from...through).contains($0.date) }.sorted { $0.date < $1.date }
    }

    package func gaitQuantities(from: CivilDate) async throws(JournalFailure) -> Set<GaitQuantity> {
        try check()
        return Set(gaitNow.filter { $0.date >= from && $0.figure.value != nil }.map(\.figure.quantity))
    }

    private func matching(_ filter: WalkFilter) -> [Walk] {
        let text = filter.text.lowercased().replacing("tag:", with: "#")
        return walksNow.values.filter {
            text.isEmpty || ([$0.title, $0.note] + $0.tags.map { "#" + $0 }).joined(separator: " ").lowercased().contains(text)
        }
        .filter { walk in
            let date = settingsNow.zones.day(of: walk.start)
            return filter.from.map { $0 <= date } ?? true && filter.through.map { date <= $0 } ?? true
        }
        .filter { walk in
            filter.includesWitnesses || !walksNow.values.contains { walk.isWitness(of: $0, settingsNow.recordDecisions) }
        }
        .sorted { ($1.start, $1.id.description) < ($0.start, $0.id.description) }
    }

    package func walks(_ filter: WalkFilter, after cursor: WalkPage.Cursor?, limit: Int) async throws(JournalFailure) -> WalkPage {
        try check()
        searches.append(filter.text)
        let all = matching(filter)
        let rest =
            cursor.map { cursor in
                all.filter { ($0.start, $0.id.description) < (cursor.start, cursor.id.description) }
            } ?? all
        let page = Array(rest.prefix(limit))
        let next = rest.count > limit ? page.last.map { WalkPage.Cursor(start: $0.start, id: $0.id) } : nil
        return WalkPage(walks: page, next: next)
    }

    package func walk(_ id: WalkID) async throws(JournalFailure) -> Walk? {
        try check()
        return walksNow[id]
    }

    package func countWalks(_ filter: WalkFilter) async throws(JournalFailure) -> Int {
        try check()
        return matching(filter).count
    }

    private func remember(_ name: ChangeName, _ direction: LoggedChange.Direction = .change) -> UndoID {
        nextUndo += 1
        history[nextUndo] = (walksNow, settingsNow)
        let undo = UndoID(rawValue: nextUndo)
        logged.append(LoggedChange(id: undo, at: Instant(seconds: nextUndo), name: name, direction: direction))
        return undo
    }

    package func log(_ walk: Walk) async throws(JournalFailure) -> LoggedWalk {
        var walk = walk
        if walksNow[walk.id] != nil { walk.id = WalkID() }
        let before = try await days(from: nil, through: nil).reduce(0) { $0 + $1.stepCount }
        let undo = try await save([walk])
        let after = try await days(from: nil, through: nil).reduce(0) { $0 + $1.stepCount }
        return LoggedWalk(walk: walk, undo: undo, addedSteps: after - before)
    }

    package func save(_ walks: [Walk]) async throws(JournalFailure) -> UndoID {
        try check()
        let undo = remember(.edits(walks.count))
        for walk in walks { walksNow[walk.id] = walk }
        tell()
        return undo
    }

    package func delete(_ walks: [WalkID]) async throws(JournalFailure) -> UndoID {
        try check()
        let undo = remember(.deletions(walks.count))
        for id in walks { walksNow[id] = nil }
        tell()
        return undo
    }

    package func replace(_ old: [WalkID], with new: [Walk]) async throws(JournalFailure) -> UndoID {
        try check()
        let undo = remember(.edits(new.count))
        for id in old { walksNow[id] = nil }
        for walk in new { walksNow[walk.id] = walk }
        tell()
        return undo
    }

    package func undo(_ change: UndoID) async throws(JournalFailure) -> UndoID? {
        try check()
        guard let before = history.removeValue(forKey: change.rawValue) else { return nil }
        guard let index = logged.firstIndex(where: { $0.id == change }) else { return nil }
        let undone = logged.remove(at: index)
        let redo = remember(undone.name, undone.direction == .undo ? .redo : .undo)
        (walksNow, settingsNow) = before
        tell()
        return redo
    }

    package func lastChange() async throws(JournalFailure) -> LoggedChange? { logged.last }

    package func changeLog(after mark: ChangeLog.Mark) async throws(JournalFailure) -> ChangeLog {
        try check()
        return ChangeLog(
            standingChanges: Set(logged.map(\.id)), standingImports: Set(ledger.map(\.id)),
            changes: logged.filter { $0.id.rawValue > mark.change }, imports: ledger.filter { $0.id > mark.import }.sorted { $0.id < $1.id }
        )
    }

    package func settings() async throws(JournalFailure) -> JournalSettings {
        try check()
        settingsReads += 1
        if holdsNext {
            holdsNext = false
            await withCheckedContinuation { continuation in
                held = continuation
                onHold?.resume()
                onHold = nil
            }
        }
        return settingsNow
    }

    /// Lets whoever reads the settings next wait for ``letGo()``.
    package func holdNextSettings() { holdsNext = true }

    /// Waits until somebody does.
    package func untilHeld() async {
        if held == nil { await withCheckedContinuation { onHold = $0 } }
    }

    package func letGo() {
        held?.resume()
        held = nil
    }

    package func change(
        named name: ChangeName?, _ edit: @escaping @Sendable (inout JournalSettings) -> Void
    ) async throws(JournalFailure) -> UndoID? {
        try check()
        var new = settingsNow
        edit(&new)
        guard new != settingsNow else { return nil }
        let undo = remember(name ?? .named(en: "settings", ko: "설정"))
        settingsNow = new
        tell()
        return undo
    }

    package func note(_ edit: @escaping @Sendable (inout JournalSettings) -> Void) async throws(JournalFailure) -> Bool {
        try check()
        var new = settingsNow
        edit(&new)
        guard new != settingsNow else { return false }
        settingsNow = new
        // No undo reaches it.
        for (number, var state) in history {
            edit(&state.settings)
            history[number] = state
        }
        tell()
        return true
    }

    package func sources() async throws(JournalFailure) -> [Source] {
        try check()
        return Array(Set(samplesNow.map(\.source)))
    }

    package func samples(_ metric: Metric, from: Instant, until: Instant) async throws(JournalFailure) -> [Sample] {
        try check()
        return samplesNow.filter { $0.metric == metric && $0.start < until && $0.end > from }
    }

    package func knownCounts(_ samples: [Sample], _ walks: [Walk]) async throws(JournalFailure) -> (records: Int, walks: Int) {
        try check()
        return (samples.count(where: samplesNow.contains), walks.count { walksNow[$0.id] != nil })
    }

    package func input(on date: CivilDate) async throws(JournalFailure) -> DayInput {
        try check()
        return DayInput(
            date: date, zones: settingsNow.zones, samples: samplesNow, walks: Array(walksNow.values), priorities: settingsNow.priorities)
    }

    package func importSink() async throws(JournalFailure) -> any SampleSink {
        try check()
        return MemorySampleSink(journal: self)
    }

    private var ledger: [ImportRecord] = []
    private var aside: [QuarantinedRecord] = []
    private var keptWalks: Int?
    private var stays: [TimeZonePeriod] = []

    /// - Parameter keptWalks: the walks that stay when an import is undone, since the person changed them.
    package func keep(ledger: [ImportRecord], aside: [QuarantinedRecord], keptWalks: Int? = nil) {
        self.ledger = ledger
        self.aside = aside
        self.keptWalks = keptWalks
    }

    package var recordedImports: [ImportRecord] { ledger }

    package func suggest(_ stays: [TimeZonePeriod]) { self.stays = stays }

    package func imports() async throws(JournalFailure) -> [ImportRecord] {
        try check()
        return ledger
    }

    package func undoImport(_ number: Int64) async throws(JournalFailure) -> UndoneImport? {
        try check()
        guard let index = ledger.firstIndex(where: { $0.id == number }) else { return nil }
        let report = ledger.remove(at: index).report
        var gone = UndoneImport(
            records: report?.outcome.added ?? 0, walks: report?.outcome.walksAdded ?? 0,
            days: Set([report?.firstDay, report?.lastDay].compactMap(\.self)))
        gone.keptWalks = keptWalks
        tell()
        return gone
    }

    package func quarantined(import number: Int64, limit: Int) async throws(JournalFailure) -> [QuarantinedRecord] {
        Array(aside.lazy.filter { $0.text == nil }.prefix(limit))
    }

    package func leftOut(_ metric: Metric, from: Instant, until: Instant) async throws(JournalFailure) -> [SkipReason: Int] {
        let found = aside.filter { ($0.metric ?? metric) == metric && from <= $0.start && $0.start < until }
        return Dictionary(grouping: found, by: \.reason).mapValues(\.count)
    }

    package func suggestedTimeZonePeriods() async throws(JournalFailure) -> [TimeZonePeriod] {
        stays.filter { !settingsNow.zones.periods.contains($0) }
    }

    package func announceNewDay() async {}

    package func changes() async -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        listeners.append(continuation)
        return stream
    }

    private func tell() {
        for listener in listeners { listener.yield() }
    }

    package func take(_ samples: [Sample], _ walks: [Walk]) {
        samplesNow += samples
        for walk in walks { walksNow[walk.id] = walk }
        tell()
    }

    package var walkCount: Int { walksNow.count }
    package var sampleCount: Int { samplesNow.count }
}
