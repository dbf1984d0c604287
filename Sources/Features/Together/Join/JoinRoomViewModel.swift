import Observation
import Walking

/// The way into a room by its code.
@Observable
final class JoinRoomViewModel {
    var code = "" {
        didSet { if code != oldValue { problem = nil } }
    }
    private(set) var problem: JoinByCode.Failure?
    @ObservationIgnored private let membership: Membership

    init(_ membership: Membership) {
        self.membership = membership
    }

    /// Indicates whether there is nothing to look a room up by.
    var isEmpty: Bool { RoomCode.key(code).isEmpty }

    /// Indicates whether it is the word of an invitation, which another form takes.
    var isInvitation: Bool { code.trimmed.hasPrefix("gnd1-") }

    /// Enters the room.
    /// - Returns: how one came in; nil where there is no way in.
    func join() async -> RoomEntry? {
        guard !isEmpty, !isInvitation else { return nil }
        do throws(JoinByCode.Failure) {
            return .joined(try await JoinByCode(rooms: membership.rooms)(code, member: membership.id, today: membership.today))
        } catch {
            if case .alreadyInside(let room) = error { return .alreadyInside(room) }
            problem = error
            return nil
        }
    }
}
