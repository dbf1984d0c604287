import Phrases
import Screens
import Terminal

/// The keys of the rooms: what key files call each, what it does, and what it is pressed by.
package struct TogetherKeys: Sendable {
    let strings: TogetherStrings

    var newRoom: KeyEntry { KeyEntry("rooms.new", "n", title: strings.newRoom) }
    var join: KeyEntry { KeyEntry("rooms.join", "c", title: strings.joinByCode) }
    var leave: KeyEntry { KeyEntry("room.leave", "x", title: strings.leave) }
    var whyRoom: KeyEntry { KeyEntry("room.why", "?", "w", title: strings.why) }
    var whyDay: KeyEntry { KeyEntry("week.why", "?", "w", title: strings.why) }

    var createRoom: KeyEntry { KeyEntry("newRoom.create", .control("s"), title: strings.create) }
    var enterRoom: KeyEntry { KeyEntry("joinRoom.join", .control("s"), title: strings.join) }

    /// Every command, by screen.
    package static func sections(_ language: Language) -> [KeySection] {
        let keys = TogetherKeys(strings: Phrases(language)(en: .en, ko: .ko))
        let strings = keys.strings
        return [
            KeySection(strings.tab, [keys.newRoom, keys.join, keys.whyRoom, keys.leave]),
            KeySection(strings.newRoomTitle, [keys.createRoom]),
            KeySection(strings.joinTitle, [keys.enterRoom]),
            KeySection(strings.thisWeek, [keys.whyDay]),
        ]
    }
}
