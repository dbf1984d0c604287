import Screens
import Terminal

/// The keys of the form for several walks.
extension WalkKeys {
    var saveChanges: KeyEntry { KeyEntry("change.save", .control("s"), title: strings.bulk.save.lowercased()) }

    var changeWalksSection: KeySection { KeySection(strings.bulk.change, [saveChanges]) }
}
