import Screens
import Terminal

/// The keys of the screen of an import.
extension WalkKeys {
    var undoImport: KeyEntry { KeyEntry("import.undo", "d", title: strings.imports.undo) }
    var redoImport: KeyEntry { KeyEntry("import.redo", "U", .control("r"), title: strings.home.redo) }

    var importRecordSection: KeySection { KeySection(strings.imports.title, [undoImport, redoImport]) }
}
