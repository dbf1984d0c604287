import Screens
import Terminal

/// The keys of the list of all walks.
extension WalkKeys {
    var whyWalk: KeyEntry { KeyEntry("walks.why", "?", "w", title: strings.home.why) }
    var markAll: KeyEntry { KeyEntry("walks.markAll", "a", title: strings.bulk.markAll) }
    var changeWalks: KeyEntry { KeyEntry("walks.change", "c", title: strings.bulk.change) }
    var deleteWalks: KeyEntry { KeyEntry("walks.delete", "d", .delete, title: strings.bulk.delete) }
    var mergeWalks: KeyEntry { KeyEntry("walks.merge", "m", title: strings.bulk.merge) }
    var joinRecords: KeyEntry { KeyEntry("walks.join", "o", title: strings.bulk.join) }
    var undoOnWalks: KeyEntry { KeyEntry("walks.undo", "u", title: strings.home.undo) }
    var redoOnWalks: KeyEntry { KeyEntry("walks.redo", "U", .control("r"), title: strings.home.redo) }

    var allWalksSection: KeySection {
        KeySection(
            strings.all.title,
            [whyWalk, markAll, changeWalks, deleteWalks, mergeWalks, joinRecords, undoOnWalks, redoOnWalks])
    }
}
