import Screens
import Terminal

/// The keys of the tests.
extension LiveKeys {
    var beginTest: KeyEntry { KeyEntry("tests.begin", .enter, title: strings.tests.begin) }
    var addTry: KeyEntry { KeyEntry("tests.add", "a", title: strings.tests.add) }
    var correctTry: KeyEntry { KeyEntry("tests.correct", "c", title: strings.tests.correct) }
    var courseOfTest: KeyEntry { KeyEntry("tests.course", "l", title: strings.tests.course) }
    var deleteTry: KeyEntry { KeyEntry("tests.delete", "x", title: strings.tests.delete) }
    var undoTry: KeyEntry { KeyEntry("tests.undo", "u", title: strings.tests.undo) }
    var redoTry: KeyEntry { KeyEntry("tests.redo", "U", .control("r"), title: strings.tests.redo) }

    var testsSection: KeySection {
        KeySection(strings.tests.title, [beginTest, addTry, correctTry, courseOfTest, deleteTry, undoTry, redoTry])
    }
}
