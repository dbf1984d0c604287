import Clubs
import Walking

/// So many people in a room that it is a large one: `Walker 000`, `Walker 001` and so on, each with one step less today than the one before.
///
/// Their names are in the order of their numbers, so that those in the middle are in the middle of a week in which nobody walked, too.
package struct Crowd: Sendable {
    /// The ways of all into the club, by their numbers.
    package let stores: [any ClubStore]

    /// - Parameters:
    ///   - host: somebody in the room, who invites them.
    ///   - machine: makes a way into the club for somebody new.
    package init(
        of count: Int = ClubRoom.mirroredMembers + 40, joining room: ClubRoomID, by host: any ClubStore, now: Instant,
        machine: @Sendable () async throws -> any ClubStore
    ) async throws {
        let today = CivilDate(dayNumber: Int(now.seconds / 86_400))
        var stores: [any ClubStore] = []
        var word: Invite?
        for number in 0..<count {
            if number % Invitation.maximumUses == 0 {
                word = try await host.invite(Invitation(to: .room(room), uses: Invitation.maximumUses, expires: now + .seconds(3600)))
            }
            guard let invite = word, let name = Self.name(number) else { throw ClubFailure.unreadable }
            let store = try await machine()
            try await store.join(invite, as: name, on: today)
            try await store.push([today: 20_000 - number], to: room)
            stores.append(store)
        }
        self.stores = stores
    }

    /// The name of whoever has the number, from 0 to 999.
    package static func name(_ number: Int) -> SharedName? {
        let digits = String(number)
        return SharedName("Walker " + String(repeating: "0", count: max(0, 3 - digits.count)) + digits)
    }
}
