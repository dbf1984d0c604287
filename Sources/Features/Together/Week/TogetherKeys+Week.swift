import Screens
import Terminal

/// The keys of the days behind a number in a room.
extension TogetherKeys {
    var whyDay: KeyEntry { KeyEntry("week.why", "?", "w", title: strings.week.why) }

    var weekSection: KeySection { KeySection(strings.week.title, [whyDay]) }
}
