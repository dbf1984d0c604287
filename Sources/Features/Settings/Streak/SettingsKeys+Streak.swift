import Screens
import Terminal

/// The keys of the streak.
extension SettingsKeys {
    var addPause: KeyEntry { KeyEntry("streak.add", "n", title: strings.streak.add) }
    var deletePause: KeyEntry { KeyEntry("streak.delete", "d", title: strings.streak.delete) }
    var undoStreak: KeyEntry { KeyEntry("streak.undo", "u", title: strings.streak.undo) }
    var redoStreak: KeyEntry { KeyEntry("streak.redo", "U", .control("r"), title: strings.streak.redo) }

    var streakSection: KeySection { KeySection(strings.streak.row, [addPause, deletePause, undoStreak, redoStreak]) }
}
