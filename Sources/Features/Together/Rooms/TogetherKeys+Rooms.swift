import Screens

/// The keys of the tab: those of the list lead to other screens; those of a room stand beside them.
extension TogetherKeys {
    var roomsSection: KeySection { KeySection(strings.rooms.title, [whyRoom, roomChallenges, leave]) }
}
