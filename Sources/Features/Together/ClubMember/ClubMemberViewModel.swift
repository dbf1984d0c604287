import Clubs
import Common
import Observation
import Walking

/// The days of one member of a shared room, as they were last seen.
@Observable
final class ClubMemberViewModel {
    struct Day: Equatable {
        let date: CivilDate
        let steps: Int
    }

    /// So many days are shown.
    static let shownDays = 28

    private(set) var content = Loadable<MirroredMember?>.loading
    /// Indicates that the person wants to see no name of this member.
    private(set) var isBlocked = false
    @ObservationIgnored private let room: ClubRoomID
    @ObservationIgnored private let member: MemberID
    @ObservationIgnored private let access: ClubAccess
    @ObservationIgnored private let membership: Membership

    init(_ member: MemberID, in room: ClubRoomID, _ access: ClubAccess, _ membership: Membership) {
        self.room = room
        self.member = member
        self.access = access
        self.membership = membership
    }

    var today: CivilDate { membership.today }
    var name: SharedName? { (content.value ?? nil)?.head.nickname }

    /// The days of the last four weeks that are known, the last first.
    var days: [Day] {
        let days = (content.value ?? nil)?.days ?? [:]
        return days.filter { $0.key > today.adding(days: -Self.shownDays) }.sorted { $0.key > $1.key }.map {
            Day(date: $0.key, steps: $0.value)
        }
    }

    /// Reads again whenever something of the journal changed, until the task that runs it is cancelled.
    func follow() async {
        for await _ in await access.clubs.repository.changes() { await load() }
    }

    func load() async {
        do throws(JournalFailure) {
            let seen = try await LoadClubRoom(access.clubs)(room)
            isBlocked = seen?.isBlocked(member) ?? false
            content = .loaded(seen?.member(member))
        } catch {
            content.fail(error)
        }
    }
}
