import Phrases
import Screens
import Terminal

/// The keys of the settings: what key files call each, what it does, and what it is pressed by.
package enum SettingsKeys {
    static func close(_ text: ScreenText) -> KeyEntry { KeyEntry("settings.close", .escape, ",", title: text.close) }
    static func save(_ title: String) -> KeyEntry { KeyEntry("editor.save", .control("s"), .enter, title: title) }

    static func lookBack(_ strings: GoalStrings) -> KeyEntry { KeyEntry("editor.lookBack", .control("o"), title: strings.lookBack) }
    static func next(_ strings: PassphraseStrings) -> KeyEntry { KeyEntry("passphrase.next", .enter, title: strings.nextField) }
    static func delete(_ strings: DeletionStrings) -> KeyEntry { KeyEntry("account.delete", .control("s"), .enter, title: strings.delete) }

    static func addPause(_ strings: StreakStrings) -> KeyEntry { KeyEntry("streak.add", "n", title: strings.add) }
    static func deletePause(_ strings: StreakStrings) -> KeyEntry { KeyEntry("streak.delete", "d", title: strings.delete) }
    static func undoStreak(_ strings: StreakStrings) -> KeyEntry { KeyEntry("streak.undo", "u", title: strings.undo) }
    static func redoStreak(_ strings: StreakStrings) -> KeyEntry { KeyEntry("streak.redo", "U", .control("r"), title: strings.redo) }

    static func addStay(_ strings: ZonesStrings) -> KeyEntry { KeyEntry("zones.add", "n", title: strings.add) }
    static func deleteStay(_ strings: ZonesStrings) -> KeyEntry { KeyEntry("zones.delete", "d", title: strings.delete) }
    static func acceptStay(_ strings: ZonesStrings) -> KeyEntry { KeyEntry("zones.accept", "a", title: strings.accept) }
    static func undoZones(_ strings: ZonesStrings) -> KeyEntry { KeyEntry("zones.undo", "u", title: strings.undo) }
    static func redoZones(_ strings: ZonesStrings) -> KeyEntry { KeyEntry("zones.redo", "U", .control("r"), title: strings.redo) }

    /// Every command, by screen.
    package static func sections(_ language: Language, text: ScreenText) -> [KeySection] {
        let strings = SettingsStrings.for(language)
        let (streak, zones) = (strings.streak, strings.zones)
        return [
            KeySection(strings.title, [close(text), save(strings.editor.save), lookBack(strings.goal)]),
            KeySection(strings.passphrase.row, [next(strings.passphrase)]),
            KeySection(strings.deletion.title, [delete(strings.deletion)]),
            KeySection(streak.row, [addPause(streak), deletePause(streak), undoStreak(streak), redoStreak(streak)]),
            KeySection(zones.row, [addStay(zones), deleteStay(zones), acceptStay(zones), undoZones(zones), redoZones(zones)]),
        ]
    }
}
