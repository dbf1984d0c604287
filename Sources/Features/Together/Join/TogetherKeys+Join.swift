import Screens
import Terminal

/// The keys of the screen that asks for a room's code.
extension TogetherKeys {
    var enterRoom: KeyEntry { KeyEntry("joinRoom.join", .control("s"), title: strings.join.join) }

    var joinSection: KeySection { KeySection(strings.join.title, [enterRoom]) }
}
