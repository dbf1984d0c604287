import LiveWalking
import Observation
import Walking

/// Times a walk over four metres, between two presses of a key, and keeps every try.
@Observable
final class FourMetresViewModel {
    enum Stage: Equatable {
        case ready
        /// The walk from the first mark, since a moment on a clock that nobody sets.
        case walking(since: Duration)
        case measured(GaitTestResult)
        /// A time in which nobody walks four metres.
        case slip
    }

    private(set) var stage = Stage.ready
    /// The tries that belong together with the last one; nil before the first.
    private(set) var session: GaitTestHistory.Session?
    @ObservationIgnored private let dependencies: LiveDependencies

    init(dependencies: LiveDependencies) {
        self.dependencies = dependencies
    }

    /// Takes note of the moment at a mark.
    /// - Returns: a result that is to be kept.
    func mark() -> GaitTestResult? {
        let now = dependencies.uptime()
        guard case .walking(let start) = stage else {
            stage = .walking(since: now)
            return nil
        }
        // A hand is not more exact than a hundredth of a second.
        let seconds = ((now - start) / .milliseconds(10)).rounded() / 100
        let result = GaitTestResult(.fourMetres, taken: dependencies.clock.now, metres: GaitTest.fourMetreDistance, seconds: seconds)
        stage = result.map(Stage.measured) ?? .slip
        return result
    }

    func keep(_ result: GaitTestResult) async throws(JournalFailure) {
        try await dependencies.undo.change(.kept(.fourMetres), in: dependencies.journal) { $0[GaitTestHistory.self].add(result) }
        let history = try await dependencies.journal.settings()[GaitTestHistory.self]
        session = history.sessions(of: .fourMetres, on: .floor).last { $0.tries.contains(result) }
    }
}
