import Phrases
import Screens
import Terminal

/// The keys of the settings: what key files call each, what it does, and what it is pressed by.
package enum SettingsKeys {
    static func close(_ text: ScreenText) -> KeyEntry { KeyEntry("settings.close", .escape, ",", title: text.close) }
    static func save(_ title: String) -> KeyEntry { KeyEntry("editor.save", .enter, title: title) }

    /// Every command, by screen.
    package static func sections(_ language: Language, text: ScreenText) -> [KeySection] {
        let strings = SettingsStrings.for(language)
        return [KeySection(strings.title, [close(text), save(strings.editor.save)])]
    }
}
