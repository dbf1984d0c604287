import Screens
import Terminal

/// The keys of the question how a walk is, or was.
extension LiveKeys {
    var saveEffort: KeyEntry { KeyEntry("effort.save", .control("s"), title: strings.effort.keep) }

    var skipEffort: KeyEntry { KeyEntry("effort.skip", .escape, title: strings.effort.skip) }

    /// For a walk that could not be saved.
    var saveLater: KeyEntry { KeyEntry("effort.later", .control("o"), title: strings.effort.later) }
    var discardUnsaved: KeyEntry { KeyEntry("effort.discard", .control("r"), title: strings.effort.discard) }

    var effortSection: KeySection { KeySection(strings.effort.title, [saveEffort, skipEffort, saveLater, discardUnsaved]) }
}
