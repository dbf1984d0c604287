import Screens
import Terminal

/// The keys of the shoes.
extension WalkKeys {
    var usualShoes: KeyEntry { KeyEntry("shoes.usual", "d", title: strings.shoes.usual) }
    var retireShoes: KeyEntry { KeyEntry("shoes.retire", "r", title: strings.shoes.retire) }
    var undoShoes: KeyEntry { KeyEntry("shoes.undo", "u", title: strings.home.undo) }
    var redoShoes: KeyEntry { KeyEntry("shoes.redo", "U", .control("r"), title: strings.home.redo) }
    var saveShoes: KeyEntry { KeyEntry("pair.save", .control("s"), title: strings.shoes.save.lowercased()) }
    var saveWeekShoes: KeyEntry { KeyEntry("wear.save", .control("s"), title: strings.shoes.save.lowercased()) }
    var nextShoes: KeyEntry { KeyEntry("wear.next", .control("n"), title: strings.shoes.nextPair) }
    var shoesWeekBefore: KeyEntry { KeyEntry("wear.earlier", .pageUp, title: strings.shoes.earlier) }
    var shoesWeekAfter: KeyEntry { KeyEntry("wear.later", .pageDown, title: strings.shoes.later) }

    var shoesSection: KeySection { KeySection(strings.shoes.title, [usualShoes, retireShoes, undoShoes, redoShoes]) }

    var shoeSection: KeySection { KeySection(strings.shoes.pair, [saveShoes]) }

    var weekShoesSection: KeySection {
        KeySection(strings.shoes.weekTitle, [saveWeekShoes, nextShoes, shoesWeekBefore, shoesWeekAfter])
    }
}
