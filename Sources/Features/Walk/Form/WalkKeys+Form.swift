import Screens
import Terminal

/// The keys of the form of a walk.
extension WalkKeys {
    var saveWalk: KeyEntry { KeyEntry("form.save", .control("s"), title: strings.form.save.lowercased()) }

    var walkFormSection: KeySection { KeySection(strings.form.newTitle, [saveWalk]) }
}
