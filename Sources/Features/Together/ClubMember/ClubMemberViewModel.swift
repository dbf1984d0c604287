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
    /// The name of the member, also while none of their days is here.
    private(set) var name: SharedName?
    /// Indicates that the person wants to see no name of this member.
    private(set) var isBlocked = false
    /// Indicates that the days of a member of a large room are on their way.
    private(set) var isFetching = false
    /// The reason for which they did not come; those that came before are shown.
    private(set) var problem: ClubSync.Failure?
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

    func load() async { _ = await read() }

    /// Shows what is known, and in a large room, of which the journal has no days but those that somebody looked at, fetches what is new.
    func loadAndFetch() async {
        isFetching = true
        defer { isFetching = false }
        guard let seen = await read(), !seen.room.room.isMirrored else { return }
        do throws(ClubSync.Failure) {
            try await FindClubMembers(access.clubs)(WantedMembers(ids: [member]), in: seen)
            problem = nil
        } catch {
            problem = error
        }
        _ = await read()
    }

    private func read() async -> SeenClubRoom? {
        do throws(JournalFailure) {
            let seen = try await LoadClubRoom(access.clubs)(room)
            isBlocked = seen?.isBlocked(member) ?? false
            name = seen?.nickname(of: member)
            content = .loaded(seen?.member(member))
            return seen
        } catch {
            content.fail(error)
            return nil
        }
    }
}
