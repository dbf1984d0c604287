import Screens
import Terminal

/// The keys of the form that asks somebody to walk together.
extension TogetherKeys {
    var sendQuestion: KeyEntry { KeyEntry("askToWalk.ask", .control("s"), title: strings.ask.ask) }

    var askSection: KeySection { KeySection(strings.ask.title, [sendQuestion]) }
}
