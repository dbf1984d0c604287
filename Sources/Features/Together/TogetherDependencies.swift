import Phrases
import Walking

/// What the rooms need from outside.
package struct TogetherDependencies {
    var account: Account
    var rooms: any RoomRepository
    var phrases: Phrases
    private let day: () -> CivilDate

    /// - Parameters:
    ///   - account: whose rooms they are.
    ///   - rooms: where they lie.
    ///   - phrases: the person's language.
    ///   - today: the day where the person is.
    package init(account: Account, rooms: any RoomRepository, phrases: Phrases, today: @escaping () -> CivilDate) {
        self.account = account
        self.rooms = rooms
        self.phrases = phrases
        day = today
    }

    var strings: TogetherStrings { phrases(en: .en, ko: .ko) }

    var today: CivilDate { day() }

    /// Until when a room goes on, in words.
    func end(of room: Room) -> String {
        guard let closes = room.closes else { return phrases.name(.open) }
        let date = phrases.shortDate(closes, today: today)
        return closes < today ? strings.ended(date) : strings.until(date)
    }
}
