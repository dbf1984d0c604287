import Screens
import Terminal

/// The keys of the screen of an import.
extension WalkKeys {
    var takeBackImport: KeyEntry { KeyEntry("import.takeBack", "d", title: strings.ledger.takeBack) }
    var redoImport: KeyEntry { KeyEntry("import.redo", "U", .control("r"), title: strings.home.redo) }

    var importRecordSection: KeySection { KeySection(strings.ledger.title, [takeBackImport, redoImport]) }
}
