import Screens
import Terminal

/// The keys of the screen of one walk.
extension WalkKeys {
    var edit: KeyEntry { KeyEntry("walk.edit", "e", title: strings.detail.edit) }
    var delete: KeyEntry { KeyEntry("walk.delete", "d", .delete, title: strings.detail.delete) }
    var whyDay: KeyEntry { KeyEntry("walk.why", "?", "w", title: strings.detail.why) }
    var split: KeyEntry { KeyEntry("walk.split", "s", title: strings.bulk.split) }
    var partRecords: KeyEntry { KeyEntry("walk.part", "p", title: strings.detail.part) }
    var copyWalk: KeyEntry { KeyEntry("walk.copy", "y", title: strings.detail.copy) }
    var undoOnWalk: KeyEntry { KeyEntry("walk.undo", "u", title: strings.home.undo) }
    var redoOnWalk: KeyEntry { KeyEntry("walk.redo", "U", .control("r"), title: strings.home.redo) }

    var detailSection: KeySection {
        KeySection(strings.detail.untitled, [edit, delete, whyDay, split, sameWay, partRecords, copyWalk, undoOnWalk, redoOnWalk])
    }
}
