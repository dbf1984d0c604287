import Screens
import Terminal

/// The keys of the year.
extension WalkKeys {
    var weekBefore: KeyEntry { KeyEntry("year.left", .left, "h", title: strings.year.move) }
    var weekAfter: KeyEntry { KeyEntry("year.right", .right, "l", title: strings.year.move) }
    var dayBefore: KeyEntry { KeyEntry("year.up", .up, "k", title: strings.year.move) }
    var dayAfter: KeyEntry { KeyEntry("year.down", .down, "j", title: strings.year.move) }
    var whyOfYear: KeyEntry { KeyEntry("year.why", "?", .enter, "w", title: strings.year.why) }
    var yearBefore: KeyEntry { KeyEntry("year.earlier", .pageUp, "p", title: strings.year.earlier) }
    var yearAfter: KeyEntry { KeyEntry("year.later", .pageDown, "n", title: strings.year.later) }

    /// One in the place of the other, where both have no room.
    var yearNumbers: KeyEntry { KeyEntry("year.numbers", "t", title: strings.year.numbers) }

    var yearSection: KeySection {
        KeySection(strings.year.title, [weekBefore, weekAfter, dayBefore, dayAfter, whyOfYear, yearNumbers, yearBefore, yearAfter])
    }
}
