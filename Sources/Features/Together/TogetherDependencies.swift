package import Phrases
package import Walking

/// What the rooms need from outside.
package struct TogetherDependencies: Sendable {
    package var account: Account
    package var rooms: any RoomRepository
    package var clock: any WallClock
    package var zone: Zone
    package var language: Language

    package init(account: Account, rooms: any RoomRepository, clock: any WallClock, zone: Zone, language: Language) {
        self.account = account
        self.rooms = rooms
        self.clock = clock
        self.zone = zone
        self.language = language
    }

    var strings: TogetherStrings { .for(language) }

    var today: CivilDate { zone.day(of: clock.now) }
}
