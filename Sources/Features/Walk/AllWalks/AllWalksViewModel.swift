import Common
import Coordinators
import Observation
import Walking

/// Every walk, a page at a time, and a search through them.
@Observable
final class AllWalksViewModel {
    /// The number of walks that match, and of all walks.
    private(set) var count = Loadable<(shown: Int, all: Int)>.loading
    private(set) var rows: [WalkRow] = []
    private(set) var text = ""
    /// The walks that something is to be done with, whatever the search shows.
    private(set) var marked: Set<WalkID> = []
    let undo: UndoHistory
    @ObservationIgnored private var walks: [Walk] = []
    /// The steps of the records, for walks that say none.
    @ObservationIgnored private var recorded: [WalkID: Int] = [:]
    @ObservationIgnored private var next: WalkPage.Cursor?
    /// Grows with every search, so that the answer to an older one is dropped.
    @ObservationIgnored private var generation = 0
    /// Indicates whether `nov` is the month, since no walk has it in its words.
    @ObservationIgnored private var readsShortMonths = false
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let clock: any WallClock
    @ObservationIgnored private let router: any Router<WalkRoute>
    /// The day where the person is; nil until the journal has answered.
    private(set) var today: CivilDate?
    /// The time zones in which the person's days are counted; nil until the journal has answered.
    @ObservationIgnored private var zones: ZoneTimeline?

    static let pageSize = 200

    init(journal: any JournalRepository, clock: any WallClock, undo: UndoHistory, router: any Router<WalkRoute>) {
        self.journal = journal
        self.clock = clock
        self.undo = undo
        self.router = router
    }

    /// Reads the list again, as far down as it was read before.
    func load() async {
        await read(atLeast: walks.count)
    }

    /// Tells of each change of the journal, here or elsewhere.
    func changes() async -> AsyncStream<Void> { await journal.changes() }

    /// Sets the search text before the first load.
    func begin(with text: String) { self.text = text.trimmed }

    func search(_ text: String) async {
        guard text.trimmed != self.text else { return }
        self.text = text.trimmed
        await read(atLeast: 0)
    }

    /// Reads on when the bar comes near the end of what was read.
    func reach(_ index: Int) async {
        guard index > rows.count - Self.pageSize / 4, let cursor = next else { return }
        next = nil
        let mine = generation
        do {
            let page = try await journal.walks(filter, after: cursor, limit: Self.pageSize)
            guard mine == generation, let zones else { return }
            show(walks + page.walks, next: page.next, in: zones)
            await addRecordedSteps(to: page.walks, mine, zones)
        } catch {
            if mine == generation { next = cursor }
        }
    }

    /// The walk of a row with as much of its way as may leave the program; nil where the row has none.
    func outgoingWalk(at index: Int?) async -> Outgoing<Walk>? {
        guard let index, rows.indices.contains(index), let walk = rows[index].walk else { return nil }
        return try? await LoadOutgoingWalk(journal: journal)(walk.id)
    }

    func open(_ index: Int) {
        guard rows.indices.contains(index), let walk = rows[index].walk else { return }
        router.trigger(.walk(walk.id))
    }

    /// Asks for the proof of the day that a walk is part of.
    func explain(_ index: Int?) {
        guard let index, rows.indices.contains(index), let walk = rows[index].walk, let zones else { return }
        router.trigger(.why(zones.day(of: walk.start)))
    }

    private var filter: WalkFilter {
        if let today, let period = TypedPeriod(text, today: today, allowsShortMonths: readsShortMonths) {
            return WalkFilter(from: period.from, through: period.through)
        }
        return WalkFilter(text: text)
    }

    /// Reads the walks; where no title has a word that is the name of a month cut short, those of the month.
    private func read(atLeast rowCount: Int) async {
        readsShortMonths = false
        guard await readFiltered(atLeast: rowCount), let today, count.value?.shown == 0 else { return }
        guard TypedPeriod(text, today: today) == nil, TypedPeriod(text, today: today, allowsShortMonths: true) != nil else { return }
        readsShortMonths = true
        _ = await readFiltered(atLeast: rowCount)
    }

    /// - Returns: whether this is the answer to the search that is on show.
    private func readFiltered(atLeast rowCount: Int) async -> Bool {
        generation += 1
        let mine = generation
        do {
            let zones = try await journal.settings().zones
            (self.zones, today) = (zones, zones.day(of: clock.now))
            let page = try await journal.walks(filter, after: nil, limit: max(Self.pageSize, rowCount))
            let all = try await journal.countWalks(WalkFilter())
            // Matches that are all here already need not be looked for again.
            let shown = text.isEmpty ? all : page.next == nil ? page.walks.count : try await journal.countWalks(filter)
            guard mine == generation else { return false }
            show(page.walks, next: page.next, in: zones)
            count = .loaded((shown, all))
            await addRecordedSteps(to: page.walks, mine, zones)
            return true
        } catch {
            if mine == generation { count.fail(error) }
            return false
        }
    }

    private func show(_ walks: [Walk], next: WalkPage.Cursor?, in zones: ZoneTimeline) {
        self.walks = walks
        self.next = next
        rows = WalkRow.rows(walks, in: zones, recorded: recorded)
    }

    /// Shows the steps of the records for walks that say none; the list waits for no day that is read for them.
    private func addRecordedSteps(to new: [Walk], _ mine: Int, _ zones: ZoneTimeline) async {
        guard new.contains(where: { $0.steps == nil }), let found = try? await LoadRecordedSteps(journal: journal)(new) else { return }
        for walk in new { recorded[walk.id] = found[walk.id] }
        if mine == generation { show(walks, next: next, in: zones) }
    }

    // MARK: Marks

    /// The rows on show whose walks are marked.
    var markedRows: Set<Int> {
        Set(rows.indices.filter { rows[$0].walk.map { marked.contains($0.id) } ?? false })
    }

    /// Takes all marks away.
    func unmarkAll() { marked = [] }

    /// Takes over the marks of what is on show; walks that the search hides keep theirs.
    func mark(_ indices: Set<Int>) {
        for (index, row) in rows.enumerated() {
            guard let id = row.walk?.id else { continue }
            if indices.contains(index) { marked.insert(id) } else { marked.remove(id) }
        }
    }

    /// Marks every walk that the search finds, also those further down than was read; again takes all marks away.
    func markAll() async throws(JournalFailure) {
        guard marked.isEmpty else {
            marked = []
            return
        }
        var found: Set<WalkID> = []
        try await journal.forEachPage(of: filter) { found.formUnion($0.map(\.id)) }
        marked = found
    }

    /// The marked walks, or the one at the bar where none is marked.
    func chosen(_ index: Int?) -> [WalkID] {
        guard marked.isEmpty else { return marked.sorted { $0.description < $1.description } }
        return index.flatMap { rows.indices.contains($0) ? rows[$0].walk : nil }.map { [$0.id] } ?? []
    }

    /// Deletes the chosen walks; says how many.
    func delete(_ index: Int?) async throws(JournalFailure) -> Int {
        let ids = chosen(index)
        guard !ids.isEmpty else { return 0 }
        let only = ids.count == 1 ? rows.lazy.compactMap(\.walk).first { $0.id == ids[0] } : nil
        undo.add(try await DeleteWalk(journal: journal)(ids), only.map { .deletion(ChangedWalk($0)) } ?? .deletions(ids.count))
        marked = []
        await load()
        return ids.count
    }

    /// Makes one walk of the marked ones; says how many they were.
    func merge() async throws(MergeFailure) -> Int {
        let ids = chosen(nil)
        guard ids.count > 1 else { return 0 }
        undo.add(try await MergeWalks(journal: journal)(ids).undo, .merge(ids.count))
        marked = []
        await load()
        return ids.count
    }

    /// Makes the marked walks records of one, which is shown alone; says how many they were.
    func join() async throws(JoinFailure) -> Int? {
        let ids = chosen(nil)
        guard ids.count > 1, let change = try await DecideRecords(journal: journal).join(ids) else { return nil }
        undo.add(change, .records)
        marked = []
        await load()
        return ids.count
    }

    func change(_ index: Int?) {
        let ids = chosen(index)
        guard !ids.isEmpty else { return }
        router.trigger(.changeWalks(ids))
    }
}
