import Common
import Coordinators
import Observation
import Walking

/// The days behind one's own number in a room.
@Observable
final class RoomWeekViewModel {
    /// Without a value where the room is no more.
    private(set) var content = Loadable<RoomWeek?>.loading
    @ObservationIgnored private let id: RoomID
    @ObservationIgnored private let membership: Membership
    @ObservationIgnored private let router: any Router<TogetherRoute>

    init(_ id: RoomID, _ membership: Membership, router: any Router<TogetherRoute>) {
        self.id = id
        self.membership = membership
        self.router = router
    }

    var week: RoomWeek? { content.value ?? nil }

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

    /// Asks for the proof of a day of the week.
    func explainDay(_ index: Int?) {
        if let index, days.indices.contains(index) { router.trigger(.why(days[index].date)) }
    }
}
