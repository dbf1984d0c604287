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

    /// Indicates that something was typed since the form was opened or brought back; it would be lost by going back.
    var hasChanges = false

    /// Indicates whether it is the word of an invitation, which another form takes.
    var isInvitation: Bool { code.trimmed.hasPrefix("gnd1-") }

    /// Enters the room.
    /// - Returns: how one came in; nil where there is no way in.
    func join() async -> RoomEntry? {
        guard !isEmpty, !isInvitation else { return nil }
        do throws(JoinByCode.Failure) {
            let room = try await JoinByCode(rooms: membership.rooms)(code, member: membership.id, today: membership.today)
            hasChanges = false
            return .joined(room)
        } catch {
            if case .alreadyInside(let room) = error {
                hasChanges = false
                return .alreadyInside(room)
            }
            problem = error
            return nil
        }
    }
}
