import Clubs
import Common
import Observation
import Walking

/// A question to a member for a walk: a day and a time.
@Observable
final class AskToWalkViewModel {
    var date: CivilDate {
        didSet { if date != oldValue { problem = nil } }
    }
    /// The minutes since the day began.
    var minutes = 9 * 60 {
        didSet { if minutes != oldValue { problem = nil } }
    }
    private(set) var problem: AskToWalk.Failure?
    private(set) var name: SharedName?
    /// Indicates that the person wants to see no name of this member.
    private(set) var isBlocked = false
    @ObservationIgnored let access: ClubAccess
    @ObservationIgnored private let member: MemberID
    @ObservationIgnored private let id: ClubRoomID
    @ObservationIgnored private let membership: Membership
    @ObservationIgnored private var room: SeenClubRoom?

    init(_ member: MemberID, in id: ClubRoomID, _ access: ClubAccess, _ membership: Membership) {
        self.member = member
        self.id = id
        self.access = access
        self.membership = membership
        date = membership.today.adding(days: 1)
    }

    var today: CivilDate { membership.today }
    /// The first day and the last one that a walk may be asked for.
    var days: ClosedRange<CivilDate> { today...today.adding(days: Int(WalkRequest.longestWait.components.seconds / 86_400)) }
    /// The chosen day, or the nearest that is left of those.
    var day: CivilDate { min(max(date, days.lowerBound), days.upperBound) }
    var starts: Instant { access.zone.instant(day, hour: minutes / 60, minute: minutes % 60) }

    func load() async {
        room = try? await LoadClubRoom(access.clubs)(id)
        name = room?.nickname(of: member)
        isBlocked = room?.isBlocked(member) ?? false
    }

    /// - Returns: true where the question waits to be sent.
    func ask() async -> Bool {
        guard let room, name != nil else { return false }
        do throws(AskToWalk.Failure) {
            try await AskToWalk(access.clubs)(member, at: starts, in: room)
            access.askForRound()
            return true
        } catch {
            problem = error
            return false
        }
    }
}
