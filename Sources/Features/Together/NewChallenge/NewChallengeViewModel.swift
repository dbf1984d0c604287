import Coordinators
import Observation
import Walking

/// A challenge that is being made.
@Observable
final class NewChallengeViewModel {
    /// The choices of how long it lasts, in days.
    static let durations = [7, 14, 28]

    var first: CivilDate {
        didSet { if first != oldValue { problem = nil } }
    }
    var durationIndex = 0 {
        didSet { if durationIndex != oldValue { problem = nil } }
    }
    var dailyCap = DailyCap.none
    var hasHandicap = false
    private(set) var problem: ChallengeProblem?
    @ObservationIgnored private var isWorking = false
    @ObservationIgnored private let desk: any ChallengeDesk

    init(_ desk: any ChallengeDesk) {
        self.desk = desk
        // A week of the calendar is what people compare already.
        first = desk.today.startOfWeek == desk.today ? desk.today : desk.today.startOfWeek.adding(days: 7)
    }

    var today: CivilDate { desk.today }
    /// The days on which a challenge may begin.
    var days: ClosedRange<CivilDate> { today...today.adding(days: ChallengeTerms.latestStart) }

    var terms: ChallengeTerms? {
        ChallengeTerms(
            first: first, last: first.adding(days: Self.durations[durationIndex] - 1), dailyCap: dailyCap, hasHandicap: hasHandicap)
    }

    private struct Draft: Codable {
        var first: Int
        var durationIndex: Int
        var dailyCap: DailyCap
        var hasHandicap: Bool
    }

    /// The chosen values.
    var restorableState: String? {
        RestorableState.encode(
            Draft(first: first.dayNumber, durationIndex: durationIndex, dailyCap: dailyCap, hasHandicap: hasHandicap))
    }

    /// Goes on with what was chosen.
    func restore(_ state: String) {
        guard let draft = RestorableState.decode(Draft.self, from: state), Self.durations.indices.contains(draft.durationIndex) else {
            return
        }
        (first, durationIndex) = (CivilDate(dayNumber: draft.first), draft.durationIndex)
        (dailyCap, hasHandicap) = (draft.dailyCap, draft.hasHandicap)
    }

    /// Starts the challenge.
    /// - Returns: its definition; nil where it could not be started.
    func start() async -> ChallengeTerms? {
        guard let terms, !isWorking else { return nil }
        isWorking = true
        defer { isWorking = false }
        do throws(ChallengeProblem) {
            try await desk.start(terms)
            return terms
        } catch {
            problem = error
            return nil
        }
    }
}
