import Common
import Coordinators
import Observation
import Phrases
import Walking

/// One room in its present week; the model of the room's screen and of the days behind one's own number.
@Observable
final class RoomViewModel {
    /// Without a value where the room is no more.
    private(set) var content = Loadable<RoomWeek?>.loading
    private(set) var challenges: [ShownChallenge] = []
    @ObservationIgnored private let id: RoomID
    @ObservationIgnored private let membership: Membership
    @ObservationIgnored private let router: any Router<TogetherRoute>

    init(_ id: RoomID, _ membership: Membership, router: any Router<TogetherRoute>) {
        self.id = id
        self.membership = membership
        self.router = router
    }

    var week: RoomWeek? { content.value ?? nil }

    /// The days of one's own week.
    var days: [RoomWeek.Day] { week?.days ?? [] }

    /// The day where the person is.
    var today: CivilDate { membership.today }

    func load() async {
        do throws(JournalFailure) {
            content = .loaded(try await membership.week(in: id))
        } catch {
            content = .failed(error)
        }
    }

    /// Reads again whenever the journal changed, until the task that runs it is cancelled; results are told when the room is entered.
    func follow(_ phrases: Phrases) async {
        guard let changes = await membership.changes() else { return }
        for await _ in changes {
            await load()
            challenges = (try? await RoomChallengeDesk(id, membership).challenges(phrases)) ?? []
        }
    }

    /// Reads the challenges of the room.
    /// - Returns: the results that were not told yet.
    func loadChallenges(_ phrases: Phrases) async -> [String] {
        let desk = RoomChallengeDesk(id, membership)
        challenges = (try? await desk.challenges(phrases)) ?? []
        return (try? await desk.takeResults(phrases)) ?? []
    }

    func showChallenges() { router.trigger(.challenges(id)) }

    /// Shows the days behind one's own number.
    func showWeek() { router.trigger(.week(id)) }

    /// Asks for the proof of a day of the week.
    func explainDay(_ index: Int?) {
        if let index, days.indices.contains(index) { router.trigger(.why(days[index].date)) }
    }

    /// Leaves the room.
    /// - Returns: the room; nil where one could not leave it.
    func leave() async -> Room? {
        guard let room = week?.room else { return nil }
        do throws(JournalFailure) {
            try await LeaveRoom(rooms: membership.rooms)(room.id, member: membership.id)
            return room
        } catch {
            content = .failed(error)
            return nil
        }
    }
}
