import Screens
import Terminal

/// The keys of a room.
extension TogetherKeys {
    var whyRoom: KeyEntry { KeyEntry("room.why", "?", "w", title: strings.room.why) }
    var leave: KeyEntry { KeyEntry("room.leave", "x", title: strings.room.leave) }
}
