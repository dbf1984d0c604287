import Screens
import Terminal

/// The keys of the time zones.
extension SettingsKeys {
    var addPeriod: KeyEntry { KeyEntry("zones.add", "n", title: strings.zones.add) }
    var deletePeriod: KeyEntry { KeyEntry("zones.delete", "d", title: strings.zones.delete) }
    var acceptPeriod: KeyEntry { KeyEntry("zones.accept", "a", title: strings.zones.accept) }
    var undoZones: KeyEntry { KeyEntry("zones.undo", "u", title: strings.zones.undo) }
    var redoZones: KeyEntry { KeyEntry("zones.redo", "U", .control("r"), title: strings.zones.redo) }

    var zonesSection: KeySection { KeySection(strings.zones.row, [addPeriod, deletePeriod, acceptPeriod, undoZones, redoZones]) }
}
