import Screens
import Terminal

/// The keys of the home screen.
extension WalkKeys {
    var whyToday: KeyEntry { KeyEntry("home.why", "?", title: strings.home.why) }
    var editOnHome: KeyEntry { KeyEntry("home.edit", "e", title: strings.detail.edit) }
    /// The key that changes a walk, where a walk was logged whose steps nobody knows.
    var enterSteps: KeyEntry { KeyEntry("home.edit", "e", title: strings.form.enterSteps) }
    var lastDay: KeyEntry { KeyEntry("home.lastDay", "d", title: strings.home.lastDay) }
    var growOnHome: KeyEntry { KeyEntry("home.grow", "a", title: strings.goals.grow) }
    var answerOnHome: KeyEntry { KeyEntry("home.answer", "b", title: strings.home.answer) }
    var undoOnHome: KeyEntry { KeyEntry("home.undo", "u", title: strings.home.undo) }
    var redoOnHome: KeyEntry { KeyEntry("home.redo", "U", .control("r"), title: strings.home.redo) }

    var homeSection: KeySection {
        KeySection(strings.home.title, [whyToday, lastDay, editOnHome, growOnHome, answerOnHome, undoOnHome, redoOnHome])
    }
}
