import Screens
import Terminal

/// The keys of the list of modes.
extension LiveKeys {
    var start: KeyEntry { KeyEntry("modes.start", .enter, title: strings.modes.start) }
    /// The same key, over a walk that goes on.
    var change: KeyEntry { KeyEntry("modes.start", .enter, title: strings.modes.change) }
    var signsOfModes: KeyEntry { KeyEntry("modes.unwell", ".", title: strings.modes.signs) }
    var sensorsOfModes: KeyEntry { KeyEntry("modes.sensors", "s", title: strings.sensors.open) }
    var testsOfModes: KeyEntry { KeyEntry("modes.tests", "t", title: strings.tests.open) }

    var modesSection: KeySection { KeySection(strings.modes.title, [start, signsOfModes, sensorsOfModes, testsOfModes]) }
}
