import Screens
import Terminal

/// The keys of the question how a walk is, or was.
extension LiveKeys {
    var saveEffort: KeyEntry { KeyEntry("effort.save", .control("s"), title: strings.effort.keep) }

    var skipEffort: KeyEntry { KeyEntry("effort.skip", .escape, title: strings.effort.skip) }

    var effortSection: KeySection { KeySection(strings.effort.title, [saveEffort, skipEffort]) }
}
