import Screens
import Terminal

/// The key of the question for a nickname.
extension LoginKeys {
    var start: KeyEntry { KeyEntry("nickname.start", .enter, .control("s"), title: strings.nickname.start) }

    var nicknameSection: KeySection { KeySection(strings.nickname.title, [start]) }
}
