import Coordinators
import Phrases
import Screens
import Terminal

/// The keys of the settings: what key files call each, what it does, and what it is pressed by.
///
/// Each screen's are in its folder; those that lead to another screen are in the table of destinations.
package struct SettingsKeys: Sendable {
    let strings: SettingsStrings

    /// The key that closes the settings as a whole.
    func close(_ text: ScreenText) -> KeyEntry { KeyEntry("settings.close", .escape, ",", title: text.close) }

    /// The key that keeps what stands in an editor.
    var save: KeyEntry { KeyEntry("editor.save", .control("s"), .enter, title: strings.editor.save) }

    /// Every command, by screen.
    package static func sections(_ language: Language, text: ScreenText) -> [KeySection] {
        let strings = SettingsStrings.for(language)
        let keys = SettingsKeys(strings: strings)
        return [KeySection(strings.home.title, [keys.close(text), keys.save])] + SettingsRoute.destinations.sections(strings)
    }
}
