import Common
import Observation
import Walking

/// The walks of a week, and the pair of shoes that was on.
@Observable
final class WeekShoesViewModel {
    private(set) var state = Loadable<[Walk]>.loading
    /// The walks that shall have the pair.
    private(set) var marked: Set<WalkID> = []
    private(set) var name = ""
    /// The first day of the week on show; nil until the journal has answered.
    private(set) var monday: CivilDate?
    private(set) var failure: JournalFailure?
    /// The pairs that are worn, to choose from.
    private(set) var pairs: [String] = []
    /// The day where the person is now; nil until the journal has answered.
    private(set) var today: CivilDate?
    @ObservationIgnored private var isTyped = false
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let clock: any WallClock
    @ObservationIgnored private let undo: UndoHistory

    init(journal: any JournalRepository, clock: any WallClock, undo: UndoHistory) {
        self.journal = journal
        self.clock = clock
        self.undo = undo
    }

    /// Reads the week on show, or this one at first, and the pairs; what was typed and marked stays.
    func load() async {
        do throws(JournalFailure) {
            let today = try await journal.settings().zones.day(of: clock.now)
            self.today = today
            let known = try await LoadShoes(journal: journal)().filter { !$0.isRetired }
            pairs = known.map(\.name)
            if !isTyped { name = known.first(where: \.isUsual)?.name ?? pairs.first ?? "" }
            try await read(monday ?? today.startOfWeek)
        } catch {
            state.fail(error)
        }
    }

    /// Reads again whenever the journal changed, until the task that runs it is cancelled.
    func follow() async {
        for await _ in await journal.changes() { await load() }
    }

    /// Goes to another week, never past this one.
    func turn(by weeks: Int) async {
        guard let monday, let today else { return }
        let target = monday.adding(days: 7 * weeks)
        guard target <= today else { return }
        do throws(JournalFailure) { try await read(target) } catch { failure = error }
    }

    var isThisWeek: Bool { monday == today?.startOfWeek }

    /// Walks that nobody said anything of are marked at once; those of the week on show keep their marks, unless their pair is another now.
    private func read(_ monday: CivilDate) async throws(JournalFailure) {
        let found = try await journal.walks(WalkFilter(from: monday, through: monday.adding(days: 6)))
        let known = Dictionary(monday == self.monday ? walks.map { ($0.id, $0.shoes) } : []) { first, _ in first }
        func isMarked(_ walk: Walk) -> Bool { known[walk.id] == .some(walk.shoes) ? marked.contains(walk.id) : walk.shoes == nil }
        (marked, state) = (Set(found.filter(isMarked).map(\.id)), .loaded(found))
        self.monday = monday
    }

    func type(_ text: String) {
        name = text
        isTyped = true
        failure = nil
    }

    /// Takes the next pair of those that are worn.
    func chooseNext() {
        guard let first = pairs.first else { return }
        type(pairs.firstIndex(of: pair ?? "").map { pairs[($0 + 1) % pairs.count] } ?? first)
    }

    /// Marks exactly these.
    func mark(rows: Set<Int>) { marked = Set(rows.filter(walks.indices.contains).map { walks[$0].id }) }

    var markedRows: Set<Int> { Set(walks.indices.filter { marked.contains(walks[$0].id) }) }

    var walks: [Walk] { state.value ?? [] }

    /// The pair as typed; nil while there is none, or its name is too long.
    var pair: String? {
        let name = name.trimmed
        return name.isEmpty || name.count > ShoeRack.maximumNameLength ? nil : name
    }

    /// The walks that would be changed.
    var count: Int { walks.count { marked.contains($0.id) && $0.shoes != pair } }

    /// Says for all marked walks that the pair was on.
    /// - Returns: how many walks were changed; nil where none could be.
    func save() async -> Int? {
        guard let pair, count > 0 else { return nil }
        do throws(JournalFailure) {
            guard let saved = try await WearShoes(journal: journal)(pair, on: walks.map(\.id).filter(marked.contains)) else { return nil }
            undo.add(saved.undo, .edits(saved.count))
            return saved.count
        } catch {
            failure = error
            return nil
        }
    }
}
