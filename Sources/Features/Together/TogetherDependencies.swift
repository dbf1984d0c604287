import Phrases
import Walking

/// What the rooms need from outside.
package struct TogetherDependencies: Sendable {
    var account: Account
    var rooms: any RoomRepository
    var clock: any WallClock
    var zone: Zone
    var phrases: Phrases

    package init(account: Account, rooms: any RoomRepository, clock: any WallClock, zone: Zone, phrases: Phrases) {
        self.account = account
        self.rooms = rooms
        self.clock = clock
        self.zone = zone
        self.phrases = phrases
    }

    var strings: TogetherStrings { phrases(en: .en, ko: .ko) }

    var today: CivilDate { zone.day(of: clock.now) }

    /// Until when a room goes on, in words.
    func end(of room: Room) -> String {
        guard let closes = room.closes else { return phrases.name(.open) }
        let date = phrases.shortDate(closes)
        return closes < today ? strings.ended(date) : strings.until(date)
    }
}
