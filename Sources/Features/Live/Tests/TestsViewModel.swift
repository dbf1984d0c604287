import Common
import Coordinators
import LiveWalking
import Observation
import Walking

/// The results of every test, by test and ground, the newest first.
@Observable
final class TestsViewModel {
    /// A line of the list.
    struct Row: Hashable {
        enum Content: Hashable {
            /// The test itself, and its best result of all.
            case test(best: GaitTestResult?)
            case other(GaitTestResult)
            /// The try that counts among those near it, and the one that counted before.
            case counted(GaitTestResult, before: GaitTestResult?)
        }

        var test: GaitTest
        var ground: GaitTestResult.Ground
        var content: Content
        /// Indicates whether another try of that day stands beside it, from which its time tells it.
        var sharesDay = false

        /// The try that it shows, or else the test, whatever is its best result.
        var identity: AnyHashable { result.map { AnyHashable($0) } ?? AnyHashable([AnyHashable(test), AnyHashable(ground)]) }

        /// The try that it shows; nil where it shows the test.
        var result: GaitTestResult? {
            switch content {
            case .test: nil
            case .other(let result), .counted(let result, _): result
            }
        }
    }

    private(set) var state = Loadable<[Row]>.loading
    private(set) var zones: ZoneTimeline?
    /// Metres from turn to turn of the course of the six minutes; nil where nobody said.
    private(set) var courseLength: Double?
    @ObservationIgnored private let dependencies: LiveDependencies
    @ObservationIgnored private let router: any Router<LiveRoute>

    init(dependencies: LiveDependencies, router: any Router<LiveRoute>) {
        self.dependencies = dependencies
        self.router = router
    }

    var rows: [Row] { state.value ?? [] }
    var undo: UndoHistory { dependencies.undo }
    /// Indicates whether a walk can be begun at all; four metres need none.
    var isWalkAvailable: Bool { dependencies.walks != nil }
    var today: CivilDate? { zones?.day(of: dependencies.clock.now) }

    func row(_ index: Int?) -> Row? { index.flatMap { rows.indices.contains($0) ? rows[$0] : nil } }

    func load() async {
        do throws(JournalFailure) {
            let settings = try await dependencies.journal.settings()
            zones = settings.zones
            courseLength = settings[LivePreferences.self].courseLength
            state = .loaded(Self.rows(settings[GaitTestHistory.self], in: settings.zones))
        } catch {
            state.fail(error)
        }
    }

    /// Reads again whenever the journal changed, until the task that runs it is cancelled.
    func follow() async {
        for await _ in await dependencies.journal.changes() { await load() }
    }

    private static func rows(_ history: GaitTestHistory, in zones: ZoneTimeline) -> [Row] {
        [GaitTest.fourMetres, .sixMinutes].flatMap { test in
            GaitTestResult.Ground.allCases.flatMap { ground -> [Row] in
                let sessions = history.sessions(of: test, on: ground)
                guard ground == .floor || !sessions.isEmpty else { return [] }
                let best = sessions.map(\.best).max { $0.speed < $1.speed }
                let days = Dictionary(grouping: sessions.flatMap(\.tries)) { zones.day(of: $0.taken) }
                let tries = sessions.indices.reversed().flatMap { index -> [Row] in
                    let before = index > 0 ? sessions[index - 1].best : nil
                    return sessions[index].tries.reversed().map { result in
                        let counts = result == sessions[index].best
                        return Row(
                            test: test, ground: ground, content: counts ? .counted(result, before: before) : .other(result),
                            sharesDay: days[zones.day(of: result.taken), default: []].count > 1)
                    }
                }
                return [Row(test: test, ground: ground, content: .test(best: best))] + tries
            }
        }
    }

    func go(to route: LiveRoute) { router.trigger(route) }

    /// Returns the result that a text is, of the test and the ground of a row; nil for none.
    func result(_ text: String, of row: Row) -> GaitTestResult? {
        zones.flatMap { try? TypedTestResult.result(text, of: row.test, on: row.ground, now: dependencies.clock.now, zones: $0) }
    }

    func add(_ result: GaitTestResult) async throws(JournalFailure) {
        try await undo.change(.kept(result.test), in: dependencies.journal) { $0[GaitTestHistory.self].add(result) }
        await load()
    }

    func replace(_ old: GaitTestResult, by new: GaitTestResult) async throws(JournalFailure) {
        guard new != old else { return }
        try await undo.change(.corrected(old.test), in: dependencies.journal) { $0[GaitTestHistory.self].replace(old, by: new) }
        await load()
    }

    /// Keeps the length of the course for the tests to come; nil forgets it.
    func setCourseLength(_ metres: Double?) async throws(JournalFailure) {
        try await dependencies.journal.note { $0[LivePreferences.self].courseLength = metres }
        await load()
    }

    func delete(_ result: GaitTestResult) async throws(JournalFailure) {
        try await undo.change(.deleted(result.test), in: dependencies.journal) { $0[GaitTestHistory.self].remove(result) }
        await load()
    }

    // MARK: Stop signs

    var stopSigns: StopSignAnswers { StopSignAnswers(journal: dependencies.journal) }
}
