import Observation
import Walking

/// The places of which nothing leaves the program.
@Observable
final class PrivacyViewModel {
    let zones: UndoableSetting<PrivacyZones>
    @ObservationIgnored let settings: SettingsViewModel

    init(_ settings: SettingsViewModel) {
        self.settings = settings
        zones = UndoableSetting(\.privacyZones, .privacyZones, of: settings)
    }

    var strings: PrivacyStrings { settings.words.strings.privacy }
    var places: [PrivacyZone] { zones.value?.zones ?? [] }

    func put(_ zone: PrivacyZone) async -> Bool {
        if zones.value == nil { await zones.load() }
        return await zones.change { $0.put(zone) }
    }

    func delete(_ name: String) async -> Bool { await zones.change { $0.remove(name) } }

    /// Reads it again, and what the list of settings says of it, after something was undone.
    func reload() async {
        await zones.load()
        await settings.load()
    }
}
