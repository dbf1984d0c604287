import Screens
import Terminal

/// The keys of the tab: those of the list lead to other screens; those of a room stand beside them.
extension TogetherKeys {
    var withdrawRequest: KeyEntry { KeyEntry("rooms.withdraw", "x", title: strings.rooms.withdraw) }

    var roomsSection: KeySection { KeySection(strings.rooms.title, [whyRoom, roomChallenges, leave, withdrawRequest]) }
}
