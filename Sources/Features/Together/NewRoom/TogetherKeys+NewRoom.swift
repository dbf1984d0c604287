import Screens
import Terminal

/// The keys of the form that makes a room.
extension TogetherKeys {
    var createRoom: KeyEntry { KeyEntry("newRoom.create", .control("s"), title: strings.newRoom.create) }

    var newRoomSection: KeySection { KeySection(strings.newRoom.title, [createRoom]) }
}
