/// Opens a room in which people compare their weeks.
package struct CreateRoom: Sendable {
    package enum Failure: Error, Hashable, Sendable {
        case emptyName
        case nameTooLong(maximum: Int)
        case journal(JournalFailure)
    }

    package static let maximumNameLength = Nickname.maximumLength

    private let rooms: any RoomRepository

    package init(rooms: any RoomRepository) {
        self.rooms = rooms
    }

    package static func problem(name: String) -> Failure? {
        let name = Nickname.trim(name)
        if name.isEmpty { return .emptyName }
        return name.count > maximumNameLength ? .nameTooLong(maximum: maximumNameLength) : nil
    }

    package func callAsFunction(
        name: String, period: Period, dailyCap: DailyCap, owner: AccountID, today: CivilDate
    ) async throws(Failure) -> Room {
        if let problem = Self.problem(name: name) { throw problem }
        do throws(JournalFailure) {
            return try await rooms.createRoom(
                named: Nickname.trim(name), period: period, dailyCap: dailyCap, owner: owner, opened: today)
        } catch {
            throw .journal(error)
        }
    }
}
