import Clubs
import Settings
import Together
import Walk
import Walking

/// Looks whether what a link names is there, before anything moves for it.
struct LinkCheck {
    let person: UserSession

    /// Returns what is missing; nil when it is there, and when that cannot be found out, because the screen then says so better.
    func problem(with link: AppLink) async -> LinkProblem? {
        do throws(JournalFailure) {
            switch link {
            case .walk(.walk(let id)), .walk(.edit(let id)), .walk(.split(let id)):
                return try await person.journal.walk(id) == nil ? .noWalk(segment: 1) : nil
            case .walk(.importRecord(let number)):
                let imports = try await person.journal.imports().map(\.id)
                return imports.contains(number) ? nil : .noImport(segment: 2, number, mine: imports)
            case .settings(.pause(let place?)):
                let pauses = try await person.journal.settings().rests.pauses
                return pauses.indices.contains(place) ? nil : .noPause(segment: 2, count: pauses.count)
            case .settings(.period(let place?)):
                let periods = try await person.journal.settings().zones.periods
                return periods.indices.contains(place) ? nil : .noPeriod(segment: 2, count: periods.count)
            case .settings(.passphrase), .settings(.deletion):
                return person.account.isLocal ? .noAccount(segment: 1) : nil
            case .together(.room(let id)), .together(.week(let id)):
                let rooms = try await person.rooms.rooms(of: person.account.id).map(\.id)
                return rooms.contains(id) ? nil : .noRoom(segment: 2, id, mine: rooms)
            case .together(.club(let id)):
                return try await sharedRoom(id) == nil ? .noSharedRoom(segment: 2) : nil
            case .together(.clubMember(let id, let member)), .together(.askToWalk(let id, let member)):
                guard let room = try await sharedRoom(id) else { return .noSharedRoom(segment: 2) }
                return room.nickname(of: member) == nil ? .noMember(segment: 3) : nil
            case .walk, .live, .together, .analyze, .settings:
                return nil
            }
        } catch {
            return nil
        }
    }

    private func sharedRoom(_ id: ClubRoomID) async throws(JournalFailure) -> SeenClubRoom? {
        guard let clubs = person.clubs?.clubs else { return nil }
        return try await LoadClubRoom(clubs)(id)
    }
}
