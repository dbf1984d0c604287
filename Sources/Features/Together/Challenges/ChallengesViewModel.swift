import Common
import Coordinators
import Observation
import Phrases
import Walking

/// The challenges of a room, those that go on first.
@Observable
final class ChallengesViewModel {
    /// A row of the list: the days of a challenge, its rules, a place in it, or what to say instead of places.
    enum Row: Equatable {
        case title(Int)
        case rules(Int)
        case place(Int, Int)
        case remark(Int)
        case space
    }

    /// Without a value where the person is not in the room.
    private(set) var content = Loadable<[ShownChallenge]?>.loading
    private(set) var rows: [Row] = []
    /// The failure of the last thing that was done.
    private(set) var problem: JournalFailure?
    @ObservationIgnored private let desk: any ChallengeDesk
    @ObservationIgnored private let phrases: Phrases
    @ObservationIgnored private let startNew: () -> Void

    init(_ desk: any ChallengeDesk, _ phrases: Phrases, startNew: @escaping () -> Void) {
        self.desk = desk
        self.phrases = phrases
        self.startNew = startNew
    }

    var today: CivilDate { desk.today }
    func isSettled(_ terms: ChallengeTerms) -> Bool { desk.isSettled(terms) }
    var challenges: [ShownChallenge] { (content.value ?? nil) ?? [] }

    func follow() async {
        guard let changes = await desk.changes() else { return }
        for await _ in changes { await load() }
    }

    func load() async {
        do throws(JournalFailure) {
            let found = try await desk.challenges(phrases)
            // Challenges that are over come last, the newest first.
            let goingOn = found?.filter { $0.terms.last >= today } ?? []
            let over = (found?.filter { $0.terms.last < today } ?? []).sorted { $0.terms.last > $1.terms.last }
            content = .loaded(found == nil ? nil : goingOn + over)
        } catch {
            content.fail(error)
        }
        rows = challenges.indices.flatMap { index -> [Row] in
            let places = challenges[index].places
            let rules = phrases.rules(of: challenges[index].terms) == nil ? [] : [Row.rules(index)]
            let below = places.isEmpty ? [Row.remark(index)] : places.indices.map { Row.place(index, $0) }
            return (index == 0 ? [] : [.space]) + [.title(index)] + rules + below
        }
    }

    func newChallenge() { startNew() }

    /// The challenge to which a row belongs.
    func challenge(at row: Int?) -> ShownChallenge? {
        guard let row, rows.indices.contains(row) else { return nil }
        switch rows[row] {
        case .title(let index), .rules(let index), .place(let index, _), .remark(let index):
            return challenges.indices.contains(index) ? challenges[index] : nil
        case .space: return nil
        }
    }

    func callOff(_ challenge: ShownChallenge) async {
        do throws(JournalFailure) {
            try await desk.callOff(challenge.id)
            problem = nil
        } catch {
            problem = error
        }
        await load()
    }
}
